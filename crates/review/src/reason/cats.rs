//! Mice that shut cats in.

use super::candidate::Candidate;
use super::kind::Reason;
use rules::cats::{CATS, MICE, Stage};
use rules::{Play, ToAct};

/// The number of moves that the cats have after a turn of the mice.
fn moves(candidate: &Candidate) -> Option<u32> {
    let Play::Cats(game, state) = candidate.after.play() else { return None };
    let is_turn = game.stage(state) == Stage::Move && candidate.after.to_act() == ToAct::Seat(CATS);
    (candidate.seat == MICE && is_turn).then(|| candidate.after.actions().len() as u32)
}

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    if let (Some(moves), Some(instead)) = (moves(played), moves(best))
        && moves > instead
    {
        reasons.push(Reason::CatMoves { moves, instead });
    }
}

/// How many moves the cats had before is not known: it was not their turn.
pub(super) fn praise(_: &Candidate, _: &mut Vec<Reason>) {}
