//! Peg games: moves that are left, and pieces that have lost all others.

use super::candidate::Candidate;
use super::kind::Reason;
use rules::peg::Cells;
use rules::{Game, Play, Position};

/// The number of moves differs if it does by at least this number.
const CLEAR: u32 = 2;

/// The number of pieces that have no piece beside them in their row or column; only where pieces
/// are taken, so that all have to be reached.
fn lone(position: &Position) -> Option<u32> {
    let Play::Peg(game, state) = position.play() else { return None };
    if game.figure().len() > 1 {
        return None;
    }
    let board = game.board();
    // Every second direction of a square board goes along a row or column.
    let beside = |cell| {
        let directions = (0..board.directions()).step_by(2);
        directions.filter_map(move |direction| board.step(cell, direction)).collect::<Cells>()
    };
    let is_lone = |&cell: &board::Cell| beside(cell).is_disjoint(state.pieces());
    Some(state.pieces().iter().filter(is_lone).count() as u32)
}

fn moves(candidate: &Candidate) -> Option<u32> {
    let is_peg = matches!(candidate.after.play(), Play::Peg(..));
    is_peg.then(|| candidate.after.actions().len() as u32)
}

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    if best.after.outcome().is_some() {
        return;
    }
    if let (Some(moves), Some(instead)) = (moves(played), moves(best))
        && instead >= moves + CLEAR
    {
        reasons.push(Reason::MovesLeft { moves, instead });
    }
    if let (Some(pieces), Some(instead)) = (lone(&played.after), lone(&best.after))
        && pieces > instead
    {
        reasons.push(Reason::LonePieces { pieces, instead });
    }
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    if candidate.after.outcome().is_some() {
        return;
    }
    if let (Some(pieces), Some(instead)) = (lone(&candidate.after), lone(candidate.before))
        && pieces < instead
    {
        reasons.push(Reason::LonePieces { pieces, instead });
    }
}
