//! Rows of five: threats to complete one.

use super::candidate::Candidate;
use super::kind::Reason;
use board::Cell;
use rules::gobang::{Cells, Gobang, State};
use rules::{Colour, Game, Piece, Place, Play, Position, Seat, Side};

/// What a side threatens.
struct Threats {
    /// Free cells on which a piece completes a row next turn.
    winning: Cells,
    /// Is there a cell on which a piece makes two such cells?
    open_three: bool,
}

fn board(position: &Position) -> Option<(&Gobang, &State)> {
    match position.play() {
        Play::Gobang(game, state) => Some((game, state)),
        _ => None,
    }
}

/// The number of pieces that a side has yet to place.
fn to_place(position: &Position, side: Side) -> usize {
    // A side has one colour, with its number.
    let waits = (Piece::Of(Colour(side.0)), Place::Yard(Colour(side.0)));
    position.pieces().into_iter().filter(|&piece| piece == waits).count()
}

impl Threats {
    /// What a side threatens here if it were to act.
    fn of(position: &Position, side: Side) -> Option<Threats> {
        let (game, state) = board(position)?;
        let own = state.pieces(side);
        let others = game.seating().all_sides().filter(|&other| other != side);
        let enemies = others.fold(Cells::EMPTY, |all, other| all | state.pieces(other));
        let waiting = to_place(position, side);
        let open = || game.rows().iter().filter(|row| row.is_disjoint(enemies));
        let missing = |number| open().filter(move |&&row| (row - own).len() == number);
        let completes = |row: &Cells| {
            let cell = (*row - own).first()?;
            // Once all are placed, a piece from outside the row must be next to the cell.
            let helps = |near: Cell| own.contains(near) && !row.contains(near);
            (waiting > 0 || game.board().neighbours(cell).any(helps)).then_some(cell)
        };
        let pairs: Vec<(Cell, Cell)> = missing(2)
            .filter_map(|&row| Some(((row - own).first()?, (row - own).last()?)))
            .collect();
        Some(Threats {
            winning: missing(1).filter_map(completes).collect(),
            open_three: waiting > 1 && has_open_three(&pairs),
        })
    }
}

/// Is there a cell that two different ones complete a row with?
fn has_open_three(pairs: &[(Cell, Cell)]) -> bool {
    let partners = |cell: Cell| {
        let of_pair = move |&(a, b): &(Cell, Cell)| match cell {
            _ if cell == a => Some(b),
            _ if cell == b => Some(a),
            _ => None,
        };
        pairs.iter().filter_map(of_pair).collect::<Cells>().len()
    };
    pairs.iter().any(|&(a, b)| partners(a) > 1 || partners(b) > 1)
}

/// Could a seat complete a row if it were to act here?
pub(super) fn could_win(position: &Position, seat: Seat) -> bool {
    let Some((game, state)) = board(position) else { return false };
    let side = game.seating().side(seat);
    let is_in_play = game.standing(state).in_play(side);
    is_in_play && Threats::of(position, side).is_some_and(|threats| !threats.winning.is_empty())
}

/// The first opponent with an open three.
fn opponent_with_three(position: &Position, side: Side) -> Option<Seat> {
    let (game, state) = board(position)?;
    let seating = game.seating();
    let is_enemy = |&seat: &Seat| {
        let other = seating.side(seat);
        other != side && game.standing(state).in_play(other)
    };
    let has_three =
        |&seat: &Seat| Threats::of(position, seating.side(seat)).is_some_and(|it| it.open_three);
    seating.all_seats().filter(is_enemy).find(has_three)
}

/// What a side threatens after a candidate: 3 for two places, 2 for one, 1 for an open three.
fn strength(candidate: &Candidate) -> u32 {
    match Threats::of(&candidate.after, candidate.side) {
        Some(threats) if threats.winning.len() > 1 => 3,
        Some(threats) if threats.winning.len() == 1 => 2,
        Some(threats) if threats.open_three => 1,
        _ => 0,
    }
}

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    if board(best.before).is_none() || best.after.outcome().is_some() {
        return;
    }
    match strength(best) {
        strong if strong <= strength(played) => {}
        3 => reasons.push(Reason::MissedFork),
        2 => reasons.push(Reason::MissedFour),
        _ => reasons.push(Reason::MissedThree),
    }
    if let Some(seat) = opponent_with_three(&played.after, played.side)
        && opponent_with_three(&best.after, best.side).is_none()
    {
        reasons.push(Reason::LeavesThree { seat });
    }
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    if board(candidate.before).is_none() || candidate.after.outcome().is_some() {
        return;
    }
    let before = Threats::of(candidate.before, candidate.side);
    let had_three = before.is_some_and(|threats| threats.open_three);
    match strength(candidate) {
        3 => reasons.push(Reason::Forks),
        2 => reasons.push(Reason::MakesFour),
        1 if !had_three => reasons.push(Reason::MakesThree),
        _ => {}
    }
    if let Some(seat) = opponent_with_three(candidate.before, candidate.side)
        && opponent_with_three(&candidate.after, candidate.side).is_none()
    {
        reasons.push(Reason::StopsThree { seat });
    }
}
