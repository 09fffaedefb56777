//! A side that nobody can meet any more, and people who play alone: only their own turns
//! matter. A beam keeps the most promising positions after each turn.

use crate::judge::Judge;
use crate::limits::Budget;
use rules::{Action, Game, Placement, Seat, ToAct};
use std::collections::HashSet;
use std::ops::ControlFlow;

type State<J> = <<J as Judge>::Game as Game>::State;

/// A position the beam has reached, and how.
struct Reached<S> {
    state: S,
    placement: Placement,
    worth: i32,
    /// The action that led here, and where the one before it stands in `trail`.
    trail: usize,
}

/// A beam that comes no nearer for so many turns is too narrow.
const PATIENCE: u32 = 12;

/// What a beam found.
pub(crate) enum Found {
    /// A way to the aim.
    Way(Vec<Action>),
    /// Nothing yet: a wider beam or more nodes might.
    Nothing,
    /// There is no way: everything was looked at.
    NoWay,
}

/// Looks for the fewest turns in which a seat reaches its aim. `again` gives it the turn
/// once more.
pub(crate) fn run<J: Judge>(
    judge: &J,
    start: &State<J>,
    seat: Seat,
    width: usize,
    again: impl Fn(State<J>) -> State<J>,
    budget: &mut Budget,
) -> Found {
    let game = judge.game();
    let side = game.seating().side(seat);
    let mut trail: Vec<(Action, usize)> = Vec::new();
    let mut seen = HashSet::new();
    let mut beam = vec![Reached {
        state: start.clone(),
        placement: Placement::of(game, start),
        worth: judge.worth(start, side),
        trail: usize::MAX,
    }];
    let (mut best, mut without_progress, mut dropped) = (i32::MIN, 0, false);
    while !beam.is_empty() && without_progress < PATIENCE {
        let mut next: Vec<Reached<State<J>>> = Vec::new();
        for reached in &beam {
            let mut goal = None;
            let _ = game.each_action(&reached.state, |action| {
                let (mut state, mut placement) = (reached.state.clone(), reached.placement);
                game.apply(&mut state, action, &mut placement);
                budget.count();
                match game.to_act(&state) {
                    ToAct::Over(outcome) if outcome.rank(side) == 1 => {
                        goal = Some(action);
                        return ControlFlow::Break(());
                    }
                    ToAct::Over(_) => return ControlFlow::Continue(()),
                    _ => {}
                }
                let state = again(state);
                if seen.insert(placement.key(game.stage_word(&state))) {
                    let worth = judge.worth(&state, side);
                    trail.push((action, reached.trail));
                    next.push(Reached { state, placement, worth, trail: trail.len() - 1 });
                }
                ControlFlow::Continue(())
            });
            if let Some(last) = goal {
                return Found::Way(walked(&trail, reached.trail, last));
            }
            if budget.is_spent() {
                return Found::Nothing;
            }
        }
        if next.len() > width {
            dropped = true;
            next.select_nth_unstable_by_key(width, |reached| -reached.worth);
            next.truncate(width);
        }
        // The best first, so that the first way found ends well.
        next.sort_by_key(|reached| -reached.worth);
        beam = next;
        without_progress = match beam.first() {
            Some(first) if first.worth > best => {
                best = first.worth;
                0
            }
            _ => without_progress + 1,
        };
    }
    if beam.is_empty() && !dropped { Found::NoWay } else { Found::Nothing }
}

/// The actions of a trail, the first one first.
fn walked(trail: &[(Action, usize)], mut at: usize, last: Action) -> Vec<Action> {
    let mut actions = vec![last];
    while let Some(&(action, before)) = trail.get(at) {
        actions.push(action);
        at = before;
    }
    actions.reverse();
    actions
}
