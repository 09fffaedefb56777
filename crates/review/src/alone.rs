//! A player alone: no chances, no luck. What counts is the number of turns to a solution.

use crate::effort::Effort;
use crate::judge::{Decision, MOST_COST, Stop};
use rules::{Action, Position};
use search::{History, Thinker, is_decided};

/// A solution from a position, if one was found.
pub struct Plan {
    /// The turns it takes.
    pub turns: Option<u32>,
    line: Vec<Action>,
    nodes: u64,
}

/// Plans the rest of the game. The thinker keeps the plan while it is followed.
pub fn plan(
    thinker: &mut Thinker,
    position: &Position,
    history: &History,
    effort: Effort,
    stop: Stop,
) -> Plan {
    match thinker.think(position, history, &effort.limits(position, stop)) {
        Some(thought) if is_decided(thought.score) && thought.score > 0 => Plan {
            turns: Some(turns(position, &thought.line)),
            line: thought.line,
            nodes: thought.nodes,
        },
        thought => Plan {
            turns: None,
            line: Vec::new(),
            nodes: thought.map_or(0, |thought| thought.nodes),
        },
    }
}

/// How many turns a line takes. Where its first action goes on with a turn, that counts for the
/// turn before.
fn turns(position: &Position, line: &[Action]) -> u32 {
    let mut position = position.clone();
    let mut turns = 0;
    for &action in line {
        turns += u32::from(!position.goes_on(action));
        if position.act(action).is_err() {
            break;
        }
    }
    turns
}

/// A decision beside a plan; its cost follows when the game has been seen to its end.
pub fn decision(position: &Position, at: usize, played: Action, plan: &Plan) -> Decision {
    Decision {
        at,
        position: position.clone(),
        played,
        best: plan.line.first().copied().unwrap_or(played),
        line: if plan.line.is_empty() { vec![played] } else { plan.line.clone() },
        choices: position.actions().len(),
        cost: 0,
        chances: [0.0; 2],
        depth: plan.line.len() as u32,
        nodes: plan.nodes,
    }
}

/// The cost of a decision, given the turns to a solution with the best action and with what was
/// played, as far as they are known.
pub fn set_cost(decision: &mut Decision, best: Option<u32>, played: Option<u32>) {
    decision.cost = match (best, played) {
        (Some(best), Some(played)) => {
            (played.saturating_sub(best) as i32).saturating_mul(100).min(MOST_COST)
        }
        // It could be solved before, as far as is known, and cannot any more.
        (Some(_), None) => MOST_COST,
        _ => 0,
    };
    if decision.cost == 0 && decision.best != decision.played {
        decision.best = decision.played;
        decision.line = vec![decision.played];
    }
}
