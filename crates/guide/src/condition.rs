//! What a task of a lesson asks for. Any legal way that meets the condition counts.

use crate::attempt::Attempt;
use crate::error::Problem;
use board::Cell;
use rules::{Action, Colour, Gait, Marking, Outcome, Piece, Place, Position, Seat, Side, ToAct};
use std::str::FromStr;

/// A condition that holds or not when the learner's turn is over. Cells are names, since a
/// condition is read without a board.
///
/// ```
/// use spielhof_guide::Condition;
/// let condition: Condition = "piece c3 on e5 e7".parse().unwrap();
/// let cells = vec!["e5".to_owned(), "e7".to_owned()];
/// assert_eq!(condition, Condition::PieceOn { from: "c3".to_owned(), to: cells });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// `wins`: the learner's side has won, and shares the win with nobody; alone, the game is
    /// solved.
    Wins,
    /// `on c3 d4`, `placed c3`: a piece of the learner, or one that belongs to nobody, stands on
    /// each of these cells.
    On(Vec<String>),
    /// `free c3`: nothing stands on these cells.
    Free(Vec<String>),
    /// `piece c3 on e5 e7`: the piece that stood on the first cell stands on one of the others.
    PieceOn {
        /// Where it stood.
        from: String,
        /// Where it may stand.
        to: Vec<String>,
    },
    /// `piece c3 in-goal`: the piece that stood there stands in its goal.
    PieceInGoal(String),
    /// `in-goal 3`: at least this number of the learner's pieces stand in their goal.
    InGoal(u32),
    /// `jumps 3`: at least this number of jumps were made.
    Jumps(u32),
    /// `by step`, `by jump`: how the first piece went.
    By(Gait),
    /// `captures 2`: at least this number of pieces of others were captured or sent back.
    Captures(u32),
    /// `barricade c5`: a barricade stands on each of these cells.
    Barricade(Vec<String>),
    /// `movable 2 1`: the seat, whose turn it is now, could move with at most this number of rolls;
    /// without dice, it has at most this number of moves.
    Movable {
        /// The seat.
        seat: Seat,
        /// The number of rolls or moves.
        most: u32,
    },
    /// `off 2`: at least this number of the learner's pieces left the board.
    Off(u32),
    /// `forces-win`: whatever the opponent does next, the learner can win in the turn after it.
    ForcesWin,
}

impl FromStr for Condition {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Condition, Problem> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let own = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect();
        let number = |word: &str| word.parse::<u32>().map_err(|_| Problem::Value(word.to_owned()));
        Ok(match words.as_slice() {
            ["wins"] => Condition::Wins,
            ["on" | "placed", cells @ ..] if !cells.is_empty() => Condition::On(own(cells)),
            ["free", cells @ ..] if !cells.is_empty() => Condition::Free(own(cells)),
            ["piece", from, "in-goal"] => Condition::PieceInGoal((*from).to_owned()),
            ["piece", from, "on", to @ ..] if !to.is_empty() => {
                Condition::PieceOn { from: (*from).to_owned(), to: own(to) }
            }
            ["in-goal", least] => Condition::InGoal(number(least)?),
            ["jumps", least] => Condition::Jumps(number(least)?),
            ["by", "step"] => Condition::By(Gait::Step),
            ["by", "jump"] => Condition::By(Gait::Jumps),
            ["captures", least] => Condition::Captures(number(least)?),
            ["barricade", cells @ ..] if !cells.is_empty() => Condition::Barricade(own(cells)),
            ["movable", seat, most] => {
                let seat = number(seat)?.checked_sub(1).and_then(|seat| u8::try_from(seat).ok());
                let seat = seat.map(Seat).ok_or(Problem::Value(text.to_owned()))?;
                Condition::Movable { seat, most: number(most)? }
            }
            ["off", least] => Condition::Off(number(least)?),
            ["forces-win"] => Condition::ForcesWin,
            _ => return Err(Problem::UnknownCondition(text.to_owned())),
        })
    }
}

impl Condition {
    /// The cells it names.
    pub fn cells(&self) -> Vec<&str> {
        match self {
            Condition::On(cells) | Condition::Free(cells) | Condition::Barricade(cells) => {
                cells.iter().map(String::as_str).collect()
            }
            Condition::PieceOn { from, to } => {
                std::iter::once(from).chain(to).map(String::as_str).collect()
            }
            Condition::PieceInGoal(from) => vec![from],
            _ => Vec::new(),
        }
    }

    /// Does it hold as an attempt stands?
    pub(crate) fn holds(&self, attempt: &Attempt) -> bool {
        let position = attempt.course().position();
        let all = |cells: &[String], is: &dyn Fn(Option<Piece>) -> bool| {
            cells.iter().all(|name| position.board().cell(name).is_some_and(|c| is(position.at(c))))
        };
        match self {
            Condition::Wins => wins(attempt.course().outcome(), side(attempt)),
            Condition::On(cells) => all(cells, &|piece| piece.is_some_and(|p| is_own(attempt, p))),
            Condition::Free(cells) => all(cells, &|piece| piece.is_none()),
            Condition::Barricade(cells) => all(cells, &|piece| piece == Some(Piece::Barricade)),
            Condition::PieceOn { from, to } => {
                let stands = place_of(attempt, from);
                to.iter().any(|name| position.board().cell(name).map(Place::On) == stands)
            }
            Condition::PieceInGoal(from) => is_in_goal(attempt, from),
            Condition::InGoal(least) => in_goal(attempt) >= *least,
            Condition::Jumps(least) => attempt.course().jumps() >= *least,
            Condition::By(gait) => first_gait(attempt) == Some(*gait),
            Condition::Captures(least) => captures(attempt) >= *least,
            Condition::Movable { seat, most } => {
                movable(position, *seat).is_some_and(|n| n <= *most)
            }
            Condition::Off(least) => off(attempt) >= *least,
            Condition::ForcesWin => forces_win(position, side(attempt)),
        }
    }
}

fn side(attempt: &Attempt) -> Side {
    attempt.course().game().seating().side(attempt.seat())
}

/// Has this side won? A shared win is none.
fn wins(outcome: Option<Outcome>, side: Side) -> bool {
    outcome.is_some_and(|outcome| outcome.winners().eq([side]))
}

fn colour_of(piece: Piece) -> Option<Colour> {
    match piece {
        Piece::Of(colour) | Piece::Marked(colour) => Some(colour),
        Piece::Shared | Piece::Barricade => None,
    }
}

/// Is it a piece of the learner's side, or one that belongs to nobody?
fn is_own(attempt: &Attempt, piece: Piece) -> bool {
    match colour_of(piece) {
        Some(colour) => attempt.course().game().seating().side_of(colour) == side(attempt),
        None => piece == Piece::Shared,
    }
}

/// Where the piece is that stood on this cell at the beginning.
fn place_of(attempt: &Attempt, from: &str) -> Option<Place> {
    let start = Place::On(attempt.course().position().board().cell(from)?);
    Some(attempt.effects().iter().fold(
        start,
        |place, effect| {
            if effect.from == place { effect.to } else { place }
        },
    ))
}

/// The cells where a piece has arrived.
fn goal_of(position: &Position, piece: Piece) -> Vec<Cell> {
    let goal = position.game().markings().into_iter().filter(|(marking, _)| match marking {
        Marking::Goal(colour) => colour_of(piece) == Some(*colour),
        Marking::Figure | Marking::HomeSquare => true,
        _ => false,
    });
    goal.flat_map(|(_, cells)| cells).collect()
}

fn is_in_goal(attempt: &Attempt, from: &str) -> bool {
    let position = attempt.course().position();
    let Some(Place::On(now)) = place_of(attempt, from) else { return false };
    position.at(now).is_some_and(|piece| goal_of(position, piece).contains(&now))
}

fn in_goal(attempt: &Attempt) -> u32 {
    let position = attempt.course().position();
    let arrived = position.pieces().into_iter().filter(|&(piece, place)| {
        let Place::On(cell) = place else { return false };
        is_own(attempt, piece) && goal_of(position, piece).contains(&cell)
    });
    arrived.count() as u32
}

/// How the first piece that moved along the board went.
fn first_gait(attempt: &Attempt) -> Option<Gait> {
    let mut position = attempt.course().start().clone();
    for &action in attempt.course().actions() {
        if let Some(way) = position.way(action) {
            return Some(way.gait);
        }
        position.act(action).ok()?;
    }
    None
}

/// The number of pieces that were captured or sent back to their yard. A piece that has jumped out
/// by itself is none.
fn captures(attempt: &Attempt) -> u32 {
    let effects = attempt.effects();
    let captured = effects.iter().enumerate().filter(|(at, effect)| {
        let taken = match effect.to {
            Place::TakenBy(_) | Place::Yard(_) => true,
            Place::Out => !effects[..*at].iter().any(|before| before.to == effect.from),
            Place::On(_) | Place::Hand => false,
        };
        let others = effect.piece == Piece::Shared || !is_own(attempt, effect.piece);
        taken && others && matches!(effect.from, Place::On(_))
    });
    captured.count() as u32
}

/// The number of own pieces that left the board.
fn off(attempt: &Attempt) -> u32 {
    let left = attempt
        .effects()
        .iter()
        .filter(|effect| effect.to == Place::Out && is_own(attempt, effect.piece));
    left.count() as u32
}

/// With how many rolls the seat could move; without dice, how many moves it has. `None` where it is
/// not its turn.
fn movable(position: &Position, seat: Seat) -> Option<u32> {
    if position.turn() != seat {
        return None;
    }
    let moves = |position: &Position| {
        position.actions().into_iter().filter(|action| *action != Action::Pass).count() as u32
    };
    match position.to_act() {
        ToAct::Chance => {
            let rolls = position.chances().into_iter().filter(|&(roll, _)| {
                let mut after = position.clone();
                after.act(roll).is_ok() && after.turn() == seat && moves(&after) > 0
            });
            Some(rolls.count() as u32)
        }
        ToAct::Seat(_) => Some(moves(position)),
        ToAct::Over(_) => None,
    }
}

/// Can this side win next time, whatever the others do in between?
fn forces_win(position: &Position, side: Side) -> bool {
    let seating = position.game().seating();
    match position.to_act() {
        ToAct::Over(_) => wins(position.outcome(), side),
        ToAct::Chance => false,
        ToAct::Seat(seat) => {
            let after = |action: Action| {
                let mut after = position.clone();
                after.act(action).ok().map(|_| after)
            };
            let mut results = position.actions().into_iter().filter_map(after);
            if seating.side(seat) == side {
                results.any(|after| wins(after.outcome(), side))
            } else {
                results.all(|after| forces_win(&after, side))
            }
        }
    }
}
