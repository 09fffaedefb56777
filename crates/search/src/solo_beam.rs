//! Beam search over the turns of one side, for solitaires and for a side that no opponent can
//! meet any more.
//!
//! After each action the beam keeps the positions of the best solo evaluation: what all pieces
//! together could gain next. A beam by progress alone needed up to 60 % more turns
//! (docs/experiments.md).

use crate::evaluator::{Evaluator, State};
use crate::limits::Budget;
use crate::order::{best_first_by, keep_best};
use crate::score::{Objective, WIN};
use rules::{Action, Game, Placement, Seat, Side};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

/// A beam without progress for this number of actions is too narrow.
const PATIENCE: u32 = 12;
/// For each node this number of actions is played, those of the largest gain, where gains are
/// exact. With fewer, actions that only open paths for other pieces would be missed.
const EXPANSIONS: usize = 50;
/// The number of nodes of a wide beam between two polls of `stop`.
const POLL_INTERVAL: usize = 1024;

/// A position in the beam, and the path to it.
struct BeamNode<S> {
    state: S,
    placement: Placement,
    progress: i32,
    turns: u32,
    /// The index of the last action in the list of all actions; `None` at the start.
    last_action: Option<usize>,
}

/// An action from a node of the beam, and what it leads to.
struct Child {
    parent: usize,
    action: Action,
    turns: u32,
    evaluation: i32,
    key: u64,
}

/// A sequence of actions to the goal.
pub(crate) struct Solution {
    pub actions: Vec<Action>,
    pub turns: u32,
}

/// The result of a beam search.
pub(crate) enum BeamResult {
    Solved(Solution),
    /// Nothing found; a wider beam or more nodes might find a solution.
    Unknown,
    /// There is no solution: the search was exhaustive.
    Unsolvable,
}

/// Searches for a solution of few turns for a seat. `skip_others` gives the turn back to it.
pub(crate) fn beam_search<E: Evaluator>(
    evaluator: &E,
    start: &State<E>,
    seat: Seat,
    width: usize,
    skip_others: impl Fn(State<E>) -> State<E>,
    budget: &mut Budget,
) -> BeamResult {
    let mut beam = SoloBeam {
        evaluator,
        side: evaluator.game().seating().side(seat),
        objective: Objective::of(evaluator.game().standing(start)),
        width,
        skip_others,
        actions: Vec::new(),
        seen: HashSet::new(),
        truncated: false,
    };
    let mut nodes = vec![BeamNode {
        state: start.clone(),
        placement: Placement::of(evaluator.game(), start),
        progress: evaluator.progress(start, beam.side),
        turns: 0,
        last_action: None,
    }];
    let (mut best, mut without_progress) = (i32::MIN, 0);
    while !nodes.is_empty() && without_progress < PATIENCE {
        let (children, goal) = beam.children(&nodes, budget);
        if let Some(last) = goal {
            return BeamResult::Solved(beam.solution(&nodes, &last));
        }
        if budget.is_spent() {
            return BeamResult::Unknown;
        }
        nodes = beam.keep(&nodes, children);
        let most = nodes.iter().map(|node| node.progress).max().unwrap_or(best);
        without_progress = if most > best { 0 } else { without_progress + 1 };
        best = best.max(most);
    }
    if nodes.is_empty() && !beam.truncated { BeamResult::Unsolvable } else { BeamResult::Unknown }
}

struct SoloBeam<'a, E, S> {
    evaluator: &'a E,
    side: Side,
    objective: Objective,
    width: usize,
    skip_others: S,
    /// All actions that led to kept nodes, each with the index of the one before it.
    actions: Vec<(Action, Option<usize>)>,
    /// The keys of the nodes that were kept.
    seen: HashSet<u64>,
    /// Was anything cut off? Then the search is not exhaustive.
    truncated: bool,
}

impl<E: Evaluator, S: Fn(State<E>) -> State<E>> SoloBeam<'_, E, S> {
    /// The new positions after one action, each in the fewest turns, and the action that reaches
    /// the goal, if one does.
    fn children(
        &mut self,
        nodes: &[BeamNode<State<E>>],
        budget: &mut Budget,
    ) -> (Vec<Child>, Option<Child>) {
        let game = self.evaluator.game();
        let (mut children, mut goal) = (Vec::<Child>::new(), None::<Child>);
        let mut index_of = HashMap::new();
        for (parent, action) in self.expansions(nodes, budget) {
            let from = &nodes[parent];
            let (state, placement) = self.after(from, action);
            budget.count();
            if budget.is_spent() {
                break;
            }
            let turns = from.turns + u32::from(!game.goes_on(&from.state, action));
            match self.objective.score(game.standing(&state), self.side, 0) {
                Some(score) if score < WIN => continue,
                Some(_) => {
                    if goal.as_ref().is_none_or(|goal| turns < goal.turns) {
                        goal = Some(Child { parent, action, turns, evaluation: 0, key: 0 });
                    }
                    continue;
                }
                None => {}
            }
            let state = (self.skip_others)(state);
            let key = placement.key(game.stage_word(&state));
            match index_of.entry(key) {
                _ if self.seen.contains(&key) => {}
                Entry::Vacant(index) => {
                    index.insert(children.len());
                    let evaluation = self.evaluator.solo_evaluation(&state, self.side);
                    children.push(Child { parent, action, turns, evaluation, key });
                }
                Entry::Occupied(index) => {
                    let known = &mut children[*index.get()];
                    if turns < known.turns {
                        *known = Child { parent, action, turns, ..*known };
                    }
                }
            }
        }
        (children, goal)
    }

    /// The actions to play from the nodes of the beam.
    fn expansions(
        &mut self,
        nodes: &[BeamNode<State<E>>],
        budget: &mut Budget,
    ) -> Vec<(usize, Action)> {
        let mut actions = Vec::new();
        for (parent, from) in nodes.iter().enumerate() {
            if parent % POLL_INTERVAL == POLL_INTERVAL - 1 {
                budget.poll();
            }
            if budget.is_spent() {
                return Vec::new();
            }
            let gain = self.evaluator.gains(&from.state);
            let _ = self.evaluator.game().visit_actions(&from.state, &mut |action| {
                actions.push((from.progress + gain(action), parent, action));
                ControlFlow::Continue(())
            });
        }
        let most = self.width.saturating_mul(EXPANSIONS);
        if self.evaluator.has_exact_gains() && actions.len() > most {
            self.truncated = true;
            keep_best(&mut actions, most);
        }
        best_first_by(&mut actions, |&(progress, ..)| i64::from(progress));
        actions.into_iter().map(|(_, parent, action)| (parent, action)).collect()
    }

    /// The best children as the next nodes, the best first, so that the first solution found is
    /// good.
    fn keep(
        &mut self,
        nodes: &[BeamNode<State<E>>],
        mut children: Vec<Child>,
    ) -> Vec<BeamNode<State<E>>> {
        let turn_cost = self.evaluator.turn_cost();
        best_first_by(&mut children, |child| {
            i64::from(child.evaluation - child.turns as i32 * turn_cost)
        });
        self.truncated |= children.len() > self.width;
        children.truncate(self.width);
        let mut kept = Vec::with_capacity(children.len());
        for Child { parent, action, turns, key, .. } in children {
            let (state, placement) = self.after(&nodes[parent], action);
            let state = (self.skip_others)(state);
            let progress = self.evaluator.progress(&state, self.side);
            self.seen.insert(key);
            self.actions.push((action, nodes[parent].last_action));
            let last_action = Some(self.actions.len() - 1);
            kept.push(BeamNode { state, placement, progress, turns, last_action });
        }
        kept
    }

    fn after(&self, from: &BeamNode<State<E>>, action: Action) -> (State<E>, Placement) {
        let (mut state, mut placement) = (from.state.clone(), from.placement);
        self.evaluator.game().apply(&mut state, action, &mut placement);
        (state, placement)
    }

    /// All actions to the goal.
    fn solution(&self, nodes: &[BeamNode<State<E>>], last: &Child) -> Solution {
        let mut actions = vec![last.action];
        let mut index = nodes[last.parent].last_action;
        while let Some((action, before)) = index.map(|index| self.actions[index]) {
            actions.push(action);
            index = before;
        }
        actions.reverse();
        Solution { actions, turns: last.turns }
    }
}
