//! Lower bounds of the number of turns until a side wins.

use board::Set;
use rules::gobang::{self, Gobang};
use rules::race::{Movement, Race, State};
use rules::{Action, Game, Play, Position, Side};
use solve::Task;
use std::ops::ControlFlow;

/// The cells of Gobang's board.
type Cells = Set<4>;

/// How to count the turns that a side needs at least, if nobody hinders it.
#[derive(Debug)]
pub(crate) enum Bound {
    /// Nothing is known: it may win in any turn.
    None,
    /// Alone: what the solver knows.
    Alone(Task),
    /// A race: a turn moves one piece.
    Race,
    /// Five in a row: a turn places or moves one piece.
    Rows,
}

impl Bound {
    /// The best that is known for the game of this position.
    pub fn of(position: &Position) -> Bound {
        let game = position.game();
        if let Ok(task) = Task::of(position) {
            return Bound::Alone(task);
        }
        // Where a goal may be filled with enemies, moves of others count.
        let filled = game.options().contains(&("blocked", "filled"));
        match position.play() {
            Play::Gobang(..) => Bound::Rows,
            Play::Square(race, _) if !filled && is_simple(race) => Bound::Race,
            #[cfg(not(target_family = "wasm"))]
            Play::Star(race, _) if !filled && is_simple(race) => Bound::Race,
            _ => Bound::None,
        }
    }

    /// The number of turns that `side` needs at least from a position where a turn begins.
    pub fn turns(&self, position: &Position, side: Side) -> u32 {
        match (self, position.play()) {
            (Bound::Alone(task), _) => task.bound(position),
            (Bound::Race, Play::Square(race, state)) => race_turns(race, state, side),
            #[cfg(not(target_family = "wasm"))]
            (Bound::Race, Play::Star(race, state)) => race_turns(race, state, side),
            (Bound::Rows, Play::Gobang(gobang, state)) => {
                let rows = rows(gobang, state, side);
                rows.map(|(_, missing)| missing.len()).min().unwrap_or(u32::MAX)
            }
            _ => 0,
        }
    }
}

/// Two sides whose pieces move as they like: where shades forbid moves, both may soon have to pass.
fn is_simple<const W: usize>(race: &Race<W>) -> bool {
    race.seating().sides() == 2 && race.movement() == Movement::Basic
}

/// The rows that a side can still fill, with the cells that are missing. While pieces are placed an enemy's
/// stone stays where it is; later it may leave.
fn rows<'a>(
    gobang: &'a Gobang,
    state: &'a gobang::State,
    side: Side,
) -> impl Iterator<Item = (Cells, Cells)> + 'a {
    let own = state.pieces(side);
    let sides = gobang.seating().all_sides().filter(move |&other| other != side);
    let others = sides.fold(Cells::EMPTY, |all, other| all | state.pieces(other));
    let closed = if is_placing(gobang, state) { others } else { Cells::EMPTY };
    let open = gobang.rows().iter().filter(move |row| row.is_disjoint(closed));
    open.map(move |&row| (row, row - own))
}

/// Are pieces still placed, so that none can leave a row?
fn is_placing(gobang: &Gobang, state: &gobang::State) -> bool {
    matches!(first_action(gobang, state), Some(Action::Place(_)))
}

fn first_action<G: Game>(game: &G, state: &G::State) -> Option<Action> {
    let mut first = None;
    let mut visit = |action| {
        first = Some(action);
        ControlFlow::Break(())
    };
    let _ = game.visit_actions(state, &mut visit);
    first
}

impl Bound {
    /// The only actions that can win in the turns that are left, this one included, where it is known that each
    /// of them has to fill a row further.
    pub fn useful(&self, position: &Position, side: Side, left: u32) -> Option<Vec<Action>> {
        let (Bound::Rows, Play::Gobang(gobang, state)) = (self, position.play()) else {
            return None;
        };
        if !is_placing(gobang, state) || self.turns(position, side) < left {
            return None;
        }
        Some(places(rows(gobang, state, side).filter(|(_, missing)| missing.len() <= left)))
    }

    /// The only actions of an enemy that can hinder a side which wins in its next turn: to take a cell that
    /// it needs, or to win at once.
    pub fn answers(&self, position: &Position, side: Side, left: u32) -> Option<Vec<Action>> {
        let (Bound::Rows, Play::Gobang(gobang, state)) = (self, position.play()) else {
            return None;
        };
        let seating = position.game().seating();
        let enemy = seating.side(position.turn());
        if !is_placing(gobang, state) || left != 1 || seating.seats() != 2 || enemy == side {
            return None;
        }
        let near = |side| rows(gobang, state, side).filter(|(_, missing)| missing.len() == 1);
        Some(places(near(side).chain(near(enemy))))
    }
}

/// To place a piece on any of the missing cells.
fn places(rows: impl Iterator<Item = (Cells, Cells)>) -> Vec<Action> {
    let cells = rows.fold(Cells::EMPTY, |all, (_, missing)| all | missing);
    cells.iter().map(Action::Place).collect()
}

/// Pieces outside their goals, or what is missing of the best line. A piece that has to go goes in a turn of
/// its own. Nothing is known while an enemy still has a piece at home, where it may be
/// shut in and beaten, nor where somebody has to pass, for passes in a row end the game.
fn race_turns<const W: usize>(race: &Race<W>, state: &State<W>, side: Side) -> u32 {
    let seating = race.seating();
    let own = || seating.all_colours().filter(|&colour| seating.side_of(colour) == side);
    let mut enemies = seating.all_colours().filter(|&colour| seating.side_of(colour) != side);
    if enemies.any(|enemy| !state.pieces(enemy).is_disjoint(race.home_yard(enemy)))
        || matches!(first_action(race, state), None | Some(Action::Pass))
    {
        return 0;
    }
    if let lines @ [_, ..] = race.lines(side) {
        let pieces = own().fold(Set::EMPTY, |all, colour| all | state.pieces(colour));
        return lines.iter().map(|&line| (line - pieces).len()).min().unwrap_or(0);
    }
    let outside = |colour| {
        let (pieces, goal) = (state.pieces(colour), race.goal(colour));
        (pieces - goal).len().min((goal - pieces).len())
    };
    own().map(outside).sum()
}
