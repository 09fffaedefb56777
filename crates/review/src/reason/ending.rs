//! Reasons that end the game, now or with the next turn of an opponent.

use super::candidate::Candidate;
use super::kind::Reason;
use super::{pending, turn};
use rules::{Action, Outcome, Play, Position, Seat, Side, ToAct};

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    if wins(best) {
        reasons.push(if best.is_alone() { Reason::MissedSolution } else { Reason::MissedWin });
        return;
    }
    if loses(played) && !loses(best) {
        reasons.push(if best.is_alone() { Reason::DeadEnd } else { Reason::Loses });
    }
    if let Some(seat) = lets_win(played)
        && lets_nobody_win(best)
    {
        reasons.push(Reason::LetsWin { seat });
    }
    compare_rolls(best, played, reasons);
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    if wins(candidate) {
        reasons.push(if candidate.is_alone() { Reason::Solves } else { Reason::Wins });
    } else if let Some(seat) = candidate.opponent()
        && pending::could_win(candidate.before, seat)
        && lets_nobody_win(candidate)
    {
        reasons.push(Reason::StopsWin { seat });
    }
}

fn wins(candidate: &Candidate) -> bool {
    turn::has_won(&candidate.after, candidate.side)
}

/// Is the game over now, and did others win it? Alone: over and not solved.
fn loses(candidate: &Candidate) -> bool {
    let others_win = |outcome: Outcome| outcome.rank(candidate.side) != 1;
    candidate.after.outcome().is_some_and(others_win) && turn::is_open(candidate.before)
}

/// The opponent that can win with its next turn, where no dice fall before.
fn lets_win(candidate: &Candidate) -> Option<Seat> {
    let seat = candidate.opponent()?;
    let can = turn::can_win(&candidate.after, &mut turn::BUDGET.clone()) == Some(true);
    can.then_some(seat)
}

/// Is it sure that the next opponent cannot win with its next turn?
fn lets_nobody_win(candidate: &Candidate) -> bool {
    let is_decision = || matches!(candidate.after.to_act(), ToAct::Seat(_));
    let cannot = || turn::can_win(&candidate.after, &mut turn::BUDGET.clone()) == Some(false);
    candidate.after.outcome().is_none()
        && candidate.ends_turn()
        && (candidate.opponent().is_none() || (is_decision() && cannot()))
}

/// The position in which the turn of a candidate is over, if it may end it at once.
fn ended(candidate: &Candidate) -> Option<Position> {
    let mut end = candidate.after.clone();
    if !candidate.ends_turn() {
        end.act(Action::End).ok()?;
    }
    Some(end)
}

/// The number of rolls with which the next opponent wins, and of all rolls. Barricade is left out:
/// there the rolls of all opponents count.
fn winning_rolls(position: &Position, side: Side) -> Option<(u32, u32)> {
    let is_opponent = position.game().seating().side(position.turn()) != side;
    let is_barricade = matches!(position.play(), Play::Barricade(..));
    let falls = position.to_act() == ToAct::Chance && position.begins_turn();
    (falls && is_opponent && !is_barricade).then(|| turn::winning_rolls(position)).flatten()
}

/// What was played ended the turn; the better action may end it, too.
fn compare_rolls(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    if let Some((rolls, of)) = winning_rolls(&played.after, played.side)
        && rolls > 0
        && let Some((instead, _)) = ended(best).and_then(|end| winning_rolls(&end, best.side))
        && instead < rolls
    {
        reasons.push(Reason::WinningRolls { rolls, instead, of });
    }
}
