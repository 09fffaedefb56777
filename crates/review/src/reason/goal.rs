//! Pieces that go into their goal, move within it, or leave the board.

use super::candidate::Candidate;
use super::kind::Reason;
use super::track::Pieces;
use board::Cell;
use rules::{Action, Colour, Marking, Position};

/// Is a cell in the goal of a colour?
fn is_goal(position: &Position, colour: Colour, cell: Cell) -> bool {
    let markings = position.game().markings();
    markings
        .iter()
        .any(|(marking, cells)| *marking == Marking::Goal(colour) && cells.contains(&cell))
}

/// Where a candidate's piece stood and will stand, each with whether that is in its goal.
fn way(candidate: &Candidate) -> Option<[(Cell, bool); 2]> {
    let (from, to) = match candidate.action {
        Action::Move { from, to } => (from, to),
        Action::Swap { own, enemy } => (own, enemy),
        _ => return None,
    };
    let colour = Pieces::of(candidate.before).at(from)?;
    Some([from, to].map(|cell| (cell, is_goal(candidate.before, colour, cell))))
}

/// Where a piece goes into its goal.
fn arrival(candidate: &Candidate) -> Option<Cell> {
    match way(candidate)? {
        [(_, false), (to, true)] => Some(to),
        _ => None,
    }
}

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    if let Some(cell) = arrival(best)
        && arrival(played).is_none()
    {
        reasons.push(Reason::MissedArrival { cell });
    }
    if let (Some([(cell, true), _]), Some([(_, false), _])) = (way(played), way(best)) {
        reasons.push(Reason::MovesArrived { cell });
    }
    if let (Action::Off(cell), false) = (best.action, matches!(played.action, Action::Off(_))) {
        reasons.push(Reason::MissedOff { cell });
    }
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    if let Some(cell) = arrival(candidate) {
        reasons.push(Reason::Arrives { cell });
    }
    if let Action::Off(cell) = candidate.action {
        reasons.push(Reason::LeavesBoard { cell });
    }
}
