//! Pawns of Barricade: hits, danger, barricades that are lifted, the last fields.

use super::candidate::Candidate;
use super::kind::Reason;
use super::track::{Pieces, Track};
use super::turn;
use super::ways::Way;
use board::Cell;
use rules::barricade::{Barricade, Stage, State};
use rules::{Action, Game, Play, Position, Seat, Side};

/// The numbers of a die.
const DIE: std::ops::RangeInclusive<u8> = 1..=6;

pub(super) fn board(position: &Position) -> Option<(&Barricade, &State)> {
    match position.play() {
        Play::Barricade(game, state) => Some((game, state)),
        _ => None,
    }
}

/// The seats of the opponents that are still in the game.
fn opponents(game: &Barricade, state: &State, side: Side) -> Vec<Seat> {
    let seating = game.seating();
    let playing = |&seat: &Seat| game.standing(state).in_play(seating.side(seat));
    seating.all_seats().filter(|&seat| seating.side(seat) != side).filter(playing).collect()
}

/// Can a seat end a walk with this roll on one of these fields?
fn lands(game: &Barricade, state: &State, seat: Seat, die: u8, on: impl Fn(Cell) -> bool) -> bool {
    let seating = game.seating();
    let mut colours = seating.all_colours().filter(|&colour| seating.seat_of(colour) == seat);
    colours.any(|colour| {
        let enters = state.in_yard(colour) > 0;
        let in_yard = enters.then(|| game.walk(game.entry(colour), die - 1, state.barricades()));
        let walks = state.pawns(colour).iter().map(|from| game.walk(from, die, state.barricades()));
        in_yard.into_iter().chain(walks).any(|ends| ends.iter().any(&on))
    })
}

/// A number of rolls, and the number of all: six for each seat.
type Rolls = (u32, u32);

/// The rolls with which some seats, one roll each, can land on one of these fields.
fn rolls(game: &Barricade, state: &State, seats: &[Seat], on: impl Fn(Cell) -> bool) -> Rolls {
    let hits = |&seat: &Seat| DIE.filter(|&die| lands(game, state, seat, die, &on)).count() as u32;
    (seats.iter().map(hits).sum(), 6 * seats.len() as u32)
}

/// The rolls with which opponents can hit a pawn of a side.
fn hit_rolls(position: &Position, side: Side) -> Option<Rolls> {
    let (game, state) = board(position)?;
    let pieces = Pieces::of(position);
    let is_own = |cell| pieces.at(cell).is_some_and(|own| game.seating().side_of(own) == side);
    Some(rolls(game, state, &opponents(game, state, side), is_own))
}

/// The rolls with which opponents reach the home square and win.
fn losing_rolls(position: &Position, side: Side) -> Option<Rolls> {
    let (game, state) = board(position)?;
    if !turn::is_open(position) {
        return None;
    }
    Some(rolls(game, state, &opponents(game, state, side), |cell| cell == game.home()))
}

/// The rolls with which the seat itself reaches it.
fn home_rolls(position: &Position, seat: Seat) -> Option<Rolls> {
    let (game, state) = board(position)?;
    Some(rolls(game, state, &[seat], |cell| cell == game.home()))
}

/// The positions in which the turn can end: one, or one for every field for a lifted barricade.
fn ends(candidate: &Candidate) -> Vec<Position> {
    let (position, mut ends) = (&candidate.after, Vec::new());
    if !matches!(board(position), Some((_, state)) if state.stage() == Stage::SetDown) {
        return vec![position.clone()];
    }
    for action in position.actions() {
        let mut end = position.clone();
        if end.act(action).is_ok() {
            ends.push(end);
        }
    }
    ends
}

/// The rolls that lose and those that reach the home square, with the best end of the turn.
fn final_rolls(candidate: &Candidate) -> [Option<Rolls>; 2] {
    let losing = |end: &Position| losing_rolls(end, candidate.side);
    let home = |end: &Position| home_rolls(end, candidate.seat);
    let ends = ends(candidate);
    [ends.iter().filter_map(losing).min(), ends.iter().filter_map(home).max()]
}

/// The field on which a pawn lands.
fn landing(candidate: &Candidate) -> Option<Cell> {
    match candidate.action {
        Action::Move { to, .. } | Action::Enter { to, .. } => Some(to),
        _ => None,
    }
}

/// The pawn that a candidate hits, and how many fields it had come.
fn hit(candidate: &Candidate) -> Option<(Cell, u32)> {
    board(candidate.before)?;
    let cell = landing(candidate)?;
    let enemy = Pieces::of(candidate.before).at(cell)?;
    let track = Track::of(candidate.before)?;
    let come = track.yard_to_go(enemy) - track.to_go(enemy, cell);
    Some((cell, u32::try_from(come).unwrap_or(0)))
}

/// The barricade that a candidate lifts from the way of its pawn: without it, there are fewer on the
/// way or it is shorter.
fn lift(candidate: &Candidate) -> Option<Cell> {
    let (game, before) = board(candidate.before)?;
    let cell = landing(candidate).filter(|&cell| before.barricades().contains(cell))?;
    let from = match candidate.action {
        Action::Enter { colour, .. } => game.entry(colour),
        _ => candidate.from()?,
    };
    let (was, is) = (before.barricades(), before.barricades().without(cell));
    Way::of(game, was, from).is_harder_than(Way::of(game, is, from)).then_some(cell)
}

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    if board(best.before).is_none() || best.after.outcome().is_some() {
        return;
    }
    if let (Some((cell, spaces)), None) = (hit(best), hit(played)) {
        reasons.push(Reason::MissedHit { cell, spaces });
    }
    if let (Some(cell), None) = (lift(best), lift(played)) {
        reasons.push(Reason::MissedLift { cell });
    }
    let enters = |candidate: &Candidate| matches!(candidate.action, Action::Enter { .. });
    if enters(best) && !enters(played) {
        reasons.push(Reason::MissedEntry);
    }
    compare_danger(best, played, reasons);
    compare_final(best, played, reasons);
}

fn compare_danger(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    if !best.ends_turn() || !played.ends_turn() {
        return;
    }
    if let Some((rolls, of)) = hit_rolls(&played.after, played.side)
        && let Some((instead, _)) = hit_rolls(&best.after, best.side)
        && instead < rolls
    {
        reasons.push(Reason::HitRolls { rolls, instead, of });
    }
}

fn compare_final(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    let ([losing, home], [fewer, more]) = (final_rolls(played), final_rolls(best));
    if let (Some((rolls, of)), Some((instead, _))) = (losing, fewer)
        && rolls > instead
    {
        reasons.push(Reason::WinningRolls { rolls, instead, of });
    }
    if let (Some((rolls, of)), Some((instead, _))) = (home, more)
        && rolls < instead
    {
        reasons.push(Reason::HomeRolls { rolls, instead, of });
    }
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    if board(candidate.before).is_none() || candidate.after.outcome().is_some() {
        return;
    }
    if let Some((cell, spaces)) = hit(candidate) {
        reasons.push(Reason::Hits { cell, spaces });
    }
    if let Some(cell) = lift(candidate) {
        reasons.push(Reason::Lifts { cell });
    }
    if matches!(candidate.action, Action::Enter { .. }) {
        reasons.push(Reason::Enters);
    }
    if candidate.ends_turn() {
        praise_rolls(candidate, reasons);
    }
}

/// Rolls that are better after the turn than before it.
fn praise_rolls(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    let (before, after) = (candidate.before, &candidate.after);
    let compared = |rolls: &dyn Fn(&Position) -> Option<Rolls>| {
        let ((rolls, of), (instead, _)) = (rolls(after)?, rolls(before)?);
        Some((rolls, instead, of))
    };
    let hits = compared(&|position| hit_rolls(position, candidate.side));
    if let Some((rolls, instead, of)) = hits.filter(|(rolls, instead, _)| rolls < instead) {
        reasons.push(Reason::HitRolls { rolls, instead, of });
    }
    let losing = compared(&|position| losing_rolls(position, candidate.side));
    if let Some((rolls, instead, of)) = losing.filter(|(rolls, instead, _)| rolls < instead) {
        reasons.push(Reason::WinningRolls { rolls, instead, of });
    }
    let home = compared(&|position| home_rolls(position, candidate.seat));
    if let Some((rolls, instead, of)) = home.filter(|(rolls, instead, _)| rolls > instead) {
        reasons.push(Reason::HomeRolls { rolls, instead, of });
    }
}
