//! What a seat can reach within its turn, by trying all of it.

use super::candidate::Candidate;
use super::dice;
use rules::{Action, Effect, Game, Piece, Place, Position, Seat, Side, ToAct};

/// The number of actions that may be tried for an answer.
pub(super) const BUDGET: u32 = 4_000;

/// Has a side won, and not all others with it?
pub(super) fn has_won(position: &Position, side: Side) -> bool {
    let standing = rules::with_play!(position.play(), (game, state) => *game.standing(state));
    let is_first = |side: Side| standing.rank(side) == Some(1);
    let seating = position.game().seating();
    is_first(side) && (seating.sides() == 1 || !seating.all_sides().all(is_first))
}

/// Has nobody won yet? Where places are played for, the game goes on after that.
pub(super) fn is_open(position: &Position) -> bool {
    let standing = rules::with_play!(position.play(), (game, state) => *game.standing(state));
    position.game().seating().all_sides().all(|side| standing.rank(side) != Some(1))
}

/// Does the turn of this seat go on here with another decision?
fn goes_on(position: &Position, seat: Seat) -> bool {
    position.to_act() == ToAct::Seat(seat) && !position.begins_turn()
}

/// What a search within a turn has found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    /// A win.
    Win,
    /// None, and everything was tried.
    Nothing,
    /// None, but there was more to try.
    Unknown,
}

/// Can the seat to act win with what is left of its turn, before dice fall again? `None` if that
/// takes more trials than the budget has. Short ways are tried first.
pub(super) fn can_win(position: &Position, budget: &mut u32) -> Option<bool> {
    for depth in 1.. {
        match search_win(position, depth, budget) {
            Found::Win => return Some(true),
            Found::Nothing => return Some(false),
            Found::Unknown if *budget == 0 => break,
            Found::Unknown => {}
        }
    }
    None
}

fn search_win(position: &Position, depth: u32, budget: &mut u32) -> Found {
    let ToAct::Seat(seat) = position.to_act() else { return Found::Nothing };
    if dice::cannot_arrive(position) {
        return Found::Nothing;
    }
    if depth == 0 {
        return Found::Unknown;
    }
    let side = position.game().seating().side(seat);
    let mut found = Found::Nothing;
    let may_win = |action: &Action| dice::may_arrive(position, *action);
    for action in position.actions().into_iter().filter(may_win) {
        let Some(left) = budget.checked_sub(1) else { return Found::Unknown };
        *budget = left;
        let mut next = position.clone();
        if next.act(action).is_err() {
            continue;
        }
        if has_won(&next, side) {
            return Found::Win;
        }
        if goes_on(&next, seat) {
            match search_win(&next, depth - 1, budget) {
                Found::Win => return Found::Win,
                Found::Unknown => found = Found::Unknown,
                Found::Nothing => {}
            }
        }
    }
    found
}

/// The number of rolls with which the side whose turn begins can win, and the number of all rolls,
/// each roll with its weight.
pub(super) fn winning_rolls(position: &Position) -> Option<(u32, u32)> {
    let (mut wins, mut all) = (0, 0);
    let mut budget = BUDGET;
    for (roll, weight) in position.chances() {
        let mut rolled = position.clone();
        rolled.act(roll).ok()?;
        all += weight;
        if can_win(&rolled, &mut budget)? {
            wins += weight;
        }
    }
    Some((wins, all))
}

/// The number of pieces of others, or of nobody, that an action takes from the board.
pub(super) fn taken(position: &Position, effects: &[Effect], side: Side) -> u32 {
    let seating = position.game().seating();
    let is_prey = |piece: Piece, to: Place| match piece {
        Piece::Of(colour) | Piece::Marked(colour) => {
            seating.side_of(colour) != side && !matches!(to, Place::On(_))
        }
        Piece::Shared => matches!(to, Place::TakenBy(_)),
        Piece::Barricade => false,
    };
    effects.iter().filter(|effect| is_prey(effect.piece, effect.to)).count() as u32
}

/// The most pieces that the seat to act can capture with what is left of its turn. `None` if that
/// takes more trials than the budget has.
pub(super) fn most_captures(position: &Position, budget: &mut u32) -> Option<u32> {
    let ToAct::Seat(seat) = position.to_act() else { return Some(0) };
    let side = position.game().seating().side(seat);
    let mut most = 0;
    for action in position.actions() {
        *budget = budget.checked_sub(1)?;
        let mut next = position.clone();
        let Ok(effects) = next.act(action) else { continue };
        let further = if goes_on(&next, seat) { most_captures(&next, budget)? } else { 0 };
        most = most.max(taken(position, &effects, side) + further);
    }
    Some(most)
}

/// The most pieces that are captured in this turn from an action on.
pub(super) fn captured_by(candidate: &Candidate) -> Option<u32> {
    let taken = taken(candidate.before, &candidate.effects, candidate.side);
    // One piece after the other is placed; nothing is captured by that.
    let moves = matches!(candidate.action, Action::Move { .. });
    let further = match moves && goes_on(&candidate.after, candidate.seat) {
        true => most_captures(&candidate.after, &mut BUDGET.clone())?,
        false => 0,
    };
    Some(taken + further)
}
