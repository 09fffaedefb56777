//! Captures: what a turn takes, and what it lets others take. Barricade has its own.

use super::candidate::Candidate;
use super::kind::Reason;
use super::track::Pieces;
use super::turn::{self, BUDGET};
use board::Cell;
use rules::{Action, Place, Play, Position, Side, ToAct};

/// Are pieces captured in this game by what somebody decides, and was no die asked?
fn without_dice(position: &Position) -> bool {
    matches!(position.play(), Play::Tippy(..) | Play::Cats(..) | Play::Captive(..))
}

fn by_dice(position: &Position) -> bool {
    matches!(position.play(), Play::Rakado(..))
}

/// The cell of the only piece that an action itself captures.
fn victim(candidate: &Candidate) -> Option<Cell> {
    let taken = turn::taken(candidate.before, &candidate.effects, candidate.side);
    let leaves = candidate.effects.iter().filter(|effect| !matches!(effect.to, Place::On(_)));
    let mut cells = leaves.filter_map(|effect| match effect.from {
        Place::On(cell) => Some(cell),
        _ => None,
    });
    cells.next().filter(|_| taken == 1)
}

/// What the next opponent can capture at most.
fn reply(candidate: &Candidate) -> Option<u32> {
    candidate.opponent()?;
    turn::most_captures(&candidate.after, &mut BUDGET.clone())
}

/// The rolls with which the next opponent can capture a piece of a side, and all rolls. `None` where
/// no die falls next.
fn capture_rolls(candidate: &Candidate) -> Option<(u32, u32)> {
    candidate.opponent().filter(|_| candidate.after.to_act() == ToAct::Chance)?;
    let (mut captures, mut all) = (0, 0);
    for (roll, weight) in candidate.after.chances() {
        let mut rolled = candidate.after.clone();
        rolled.act(roll).ok()?;
        all += weight;
        captures += if can_capture(&rolled, candidate.side) { weight } else { 0 };
    }
    Some((captures, all))
}

fn can_capture(position: &Position, side: Side) -> bool {
    let pieces = Pieces::of(position);
    let seating = position.game().seating();
    let is_prey = |action: &Action| match *action {
        Action::Move { to, .. } => {
            pieces.at(to).is_some_and(|colour| seating.side_of(colour) == side)
        }
        _ => false,
    };
    position.actions().iter().any(is_prey)
}

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    if by_dice(best.before) || without_dice(best.before) {
        compare_captured(best, played, reasons);
    }
    if without_dice(best.before)
        && let Some(seat) = played.opponent()
        && let Some(pieces) = reply(played).filter(|&pieces| pieces > 0)
        && let Some(instead) = reply(best)
        && instead < pieces
    {
        reasons.push(Reason::ReplyCaptures { seat, pieces, instead });
    }
    if by_dice(best.before)
        && let Some((rolls, of)) = capture_rolls(played)
        && let Some((instead, _)) = capture_rolls(best)
        && instead < rolls
    {
        reasons.push(Reason::CaptureRolls { rolls, instead, of });
    }
}

fn compare_captured(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    let captured = (turn::captured_by(played), turn::captured_by(best));
    let (Some(pieces), Some(instead)) = captured else { return };
    match (pieces, instead, victim(best)) {
        (0, 1, Some(cell)) => reasons.push(Reason::MissedCapture { cell }),
        _ if pieces < instead => reasons.push(Reason::Captured { pieces, instead }),
        _ => {}
    }
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    if !by_dice(candidate.before) && !without_dice(candidate.before) {
        return;
    }
    // In Captive every hop captures.
    let is_usual = matches!(candidate.before.play(), Play::Captive(..));
    match (turn::captured_by(candidate), victim(candidate)) {
        (Some(1), Some(cell)) if !is_usual => reasons.push(Reason::Captures { cell }),
        (Some(pieces @ 2..), _) => reasons.push(Reason::CapturesSeveral { pieces }),
        _ => {}
    }
}
