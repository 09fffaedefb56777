//! Races with two dice: what a roll can still do.

use super::candidate::Candidate;
use super::kind::Reason;
use super::track::{Pieces, Track};
use board::Cell;
use rules::dice::Stage;
use rules::{Action, Colour, Game, Play, Position};

/// Prospects differ if they do by at least this number of spaces.
const CLEAR: i32 = 3;

/// Is it sure that the seat to act cannot bring all its pieces into the goal in this turn? None
/// moves twice, so each piece outside takes an action of its own, and only the one that jumps comes
/// from farther away than a step.
pub(super) fn cannot_arrive(position: &Position) -> bool {
    let Play::Dice(game, state) = position.play() else { return false };
    let actions = match state.stage() {
        Stage::Roll => return false,
        Stage::Choose { large, .. } => u32::from(large) + 1,
        Stage::Act { steps, jumps } => u32::from(steps) + u32::from(jumps > 0),
    };
    let colour = Colour(game.turn(state).0);
    let goal = game.race().goal(colour);
    let outside = state.race().pieces(colour) - goal;
    let is_far = |&cell: &Cell| !game.board().neighbours(cell).any(|near| goal.contains(near));
    outside.len() > actions || outside.iter().filter(is_far).count() > 1
}

/// May an action belong to a turn that brings all pieces into the goal? What moves does not move
/// again in this turn.
pub(super) fn may_arrive(position: &Position, action: Action) -> bool {
    let Play::Dice(game, state) = position.play() else { return true };
    let goal = game.race().goal(Colour(game.turn(state).0));
    match action {
        Action::Move { to, .. } => goal.contains(to),
        Action::Steps(_) | Action::Swap { .. } => true,
        _ => false,
    }
}

/// The most that the chain of a roll can gain while pieces are moved and the chain is not made.
fn chain_gain(position: &Position, track: &Track) -> Option<i32> {
    let Play::Dice(_, state) = position.play() else { return None };
    let Stage::Act { jumps: 1.., .. } = state.stage() else { return None };
    let is_chain = |action: &Action| match *action {
        Action::Move { from, to } => position.board().neighbours(from).all(|near| near != to),
        _ => false,
    };
    let pieces = Pieces::of(position);
    let chains = position.actions().into_iter().filter(is_chain);
    Some(chains.map(|action| track.gain(&pieces, action)).fold(0, i32::max))
}

fn differ(spaces: i32, instead: i32) -> Reason {
    let [spaces, instead] = [spaces, instead].map(i32::unsigned_abs);
    Reason::ChainGain { spaces, instead }
}

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    let Some(track) = Track::of(best.before) else { return };
    let gains = (chain_gain(&played.after, &track), chain_gain(&best.after, &track));
    if let (Some(spaces), Some(instead)) = gains
        && instead - spaces >= CLEAR
    {
        reasons.push(differ(spaces, instead));
    }
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    let Some(track) = Track::of(candidate.before) else { return };
    let Some(spaces) = chain_gain(&candidate.after, &track) else { return };
    let instead = match candidate.action {
        Action::Steps(_) => other_choice(candidate, &track),
        _ => chain_gain(candidate.before, &track),
    };
    if let Some(instead) = instead.filter(|instead| spaces - instead >= CLEAR) {
        reasons.push(differ(spaces, instead));
    }
}

/// What the chain could gain with the other die for steps.
fn other_choice(candidate: &Candidate, track: &Track) -> Option<i32> {
    let mut choices = candidate.before.actions().into_iter();
    let other = choices.find(|&action| action != candidate.action)?;
    chain_gain(&Candidate::new(candidate.before, other)?.after, track)
}
