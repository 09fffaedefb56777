//! Expectimax with chance-node pruning, for games with dice and games of three or more sides.
//!
//! The side that searches maximises, a single opponent minimises, and chance nodes average. With
//! three or more sides every other side is modelled as greedy: it plays the better of its two
//! most promising actions (an opponent model instead of paranoid or max^n search). Iterative
//! deepening alternates between more breadth and more depth.

use crate::alpha_beta::window::{AlphaBeta, INFINITE};
use crate::evaluator::{Evaluator, State};
use crate::history::History;
use crate::limits::Budget;
use crate::order::best_first;
use crate::score::{Objective, REPETITION};
use crate::standings::standings_of;
use crate::thought::{RankedActions, Thought};
use rules::{Action, Game, Placement, Side, ToAct};
use std::ops::ControlFlow;

/// The number of own actions searched, the most promising first: one action after the root, two
/// actions after it, and from then on.
const OWN_WIDTHS: [usize; 3] = [10, 6, 4];
/// The number of replies searched of a single opponent.
const REPLY_WIDTH: usize = 8;
/// The number of root actions searched two turns deep, three turns deep, and from then on. One
/// turn deep all are searched.
const ROOT_WIDTHS: [usize; 3] = [20, 6, 4];
/// The factors by which each depth is searched more broadly before the next depth.
const BREADTHS: [usize; 2] = [1, 2];
/// The longest line of actions.
const MAX_PLY: usize = 60;

/// Which scores of root actions are needed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RootScores {
    /// The best one; for the others it is enough to know that they are not better.
    Best,
    All,
}

/// A node at which a side chooses, searched one action at a time.
struct ChoiceNode<'s, S> {
    state: &'s S,
    depth: i32,
    ply: usize,
    /// 1 at a max node, -1 at a min node.
    sign: i32,
    actions: std::vec::IntoIter<(i32, Action)>,
    /// The best score so far, for the side that searches.
    score: i32,
}

impl<S> ChoiceNode<'_, S> {
    fn is_cutoff(&self, window: AlphaBeta) -> bool {
        is_cutoff(self.score, self.sign, window)
    }
}

/// Is a score so good for the choosing side that its exact value no longer matters?
fn is_cutoff(score: i32, sign: i32, window: AlphaBeta) -> bool {
    if sign > 0 { score >= window.beta } else { score <= window.alpha }
}

/// A running search.
pub(crate) struct Expectimax<'a, E: Evaluator> {
    evaluator: &'a E,
    history: &'a History,
    budget: Budget<'a>,
    side: Side,
    objective: Objective,
    /// The number of sides still in the game.
    sides: u8,
    /// The factor by which more actions are searched than usual.
    breadth: usize,
    /// What scores are, if not leads: the chance of winning in millionths.
    chances: Option<&'a ChanceOf<'a>>,
}

/// The chance of winning of a side that stands as this, in millionths: given how all sides stand
/// (see [`standings`](crate::standings())), the side that searches and the side whose turn it is.
pub type ChanceOf<'a> = dyn Fn(&[Option<i32>], Side, Side) -> i32 + 'a;

/// A certain win as a chance.
pub(crate) const CERTAIN: i32 = 1_000_000;

impl<'a, E: Evaluator> Expectimax<'a, E> {
    pub fn new(
        evaluator: &'a E,
        state: &State<E>,
        side: Side,
        history: &'a History,
        budget: Budget<'a>,
    ) -> Expectimax<'a, E> {
        let standing = evaluator.game().standing(state);
        let (objective, sides) = (Objective::of(standing), standing.playing());
        Expectimax { evaluator, history, budget, side, objective, sides, breadth: 1, chances: None }
    }

    /// With chances of winning as scores instead of leads. The mean of leads over dice means
    /// little where some of them win at once.
    pub fn with_chances(mut self, chances: &'a ChanceOf<'a>) -> Expectimax<'a, E> {
        self.chances = Some(chances);
        self
    }

    /// The best action within the limits.
    pub fn think(mut self, state: &State<E>) -> Option<Thought> {
        let (ranked, depth) = self.deepen(state, RootScores::Best);
        let &(score, action) = ranked.first()?;
        let line = vec![action];
        Some(Thought { action, score, line, nodes: self.budget.nodes, depth })
    }

    /// Every action with its score, the best first.
    pub fn rank(mut self, state: &State<E>) -> RankedActions {
        let (ranked, depth) = self.deepen(state, RootScores::All);
        let actions = ranked.into_iter().map(|(score, action)| (action, score)).collect();
        RankedActions { actions, nodes: self.budget.nodes, depth }
    }

    /// Each of these actions with its score, all to the same depth; outcomes of chance where the
    /// dice are to fall.
    pub fn compare(mut self, state: &State<E>, actions: &[Action]) -> RankedActions {
        let mut ranked: Vec<(i32, Action)> = actions.iter().map(|&action| (0, action)).collect();
        let mut reached = 0;
        'deepening: for depth in 1..=self.budget.depth() {
            for breadth in BREADTHS {
                self.breadth = breadth;
                let (all, depth) = (usize::MAX, depth as i32);
                match self.iterate(state, &ranked, depth, all, RootScores::All) {
                    Some(iteration) => (ranked, reached) = (iteration, depth as u32),
                    None => break 'deepening,
                }
            }
        }
        let actions = ranked.into_iter().map(|(score, action)| (action, score)).collect();
        RankedActions { actions, nodes: self.budget.nodes, depth: reached }
    }

    /// Iterative deepening: the actions with their scores after the last complete iteration, and
    /// its depth in turns.
    fn deepen(&mut self, state: &State<E>, wanted: RootScores) -> (Vec<(i32, Action)>, u32) {
        let (mut ranked, mut reached) = (self.most_promising(state, usize::MAX), 0);
        for depth in 1..=self.budget.depth() {
            for breadth in BREADTHS {
                self.breadth = breadth;
                let (width, depth_here) = (root_width(depth), depth as i32);
                let iteration = self.iterate(state, &ranked, depth_here, width, wanted);
                let Some(iteration) = iteration else { return (ranked, reached) };
                (ranked, reached) = (iteration, depth);
            }
            if ranked.len() <= 1 {
                break;
            }
        }
        (ranked, reached)
    }

    /// Searches the first `width` root actions to a depth, and sorts them with the best first.
    /// `None` if the budget did not suffice.
    fn iterate(
        &mut self,
        state: &State<E>,
        before: &[(i32, Action)],
        depth: i32,
        width: usize,
        wanted: RootScores,
    ) -> Option<Vec<(i32, Action)>> {
        let is_roll = self.evaluator.game().to_act(state) == ToAct::Chance;
        let mut ranked = Vec::new();
        let mut best = -INFINITE;
        for &(_, action) in before.iter().take(width) {
            let child = self.child(state, action);
            let game = self.evaluator.game();
            let begins_turn = game.begins_turn(&child);
            let new_turn = begins_turn || game.to_act(&child) == ToAct::Chance;
            // As inside the tree, a roll takes no depth of its own.
            let ends_turn = if is_roll { begins_turn } else { new_turn };
            let left = depth - i32::from(ends_turn);
            let alpha = if wanted == RootScores::All { -INFINITE } else { best };
            let window = AlphaBeta { alpha, ..AlphaBeta::FULL };
            let new_turn = new_turn || is_roll;
            let score = self.search(&child, left, 1, new_turn, window) - self.repetition(&child);
            best = best.max(score);
            ranked.push((score, action));
            // The very first iteration is always completed, so that there is an answer.
            if self.budget.is_spent() && (depth > 1 || self.breadth > 1) {
                return None;
            }
        }
        best_first(&mut ranked);
        Some(ranked)
    }

    /// The penalty if a position was there before.
    fn repetition(&self, state: &State<E>) -> i32 {
        let game = self.evaluator.game();
        if !game.may_repeat() || !game.begins_turn(state) {
            return 0;
        }
        let key = Placement::of(game, state).key(game.stage_word(state));
        if self.history.contains(key) { REPETITION } else { 0 }
    }

    fn child(&mut self, state: &State<E>, action: Action) -> State<E> {
        let mut child = state.clone();
        self.evaluator.game().apply(&mut child, action, &mut ());
        self.budget.count();
        child
    }

    /// The score of a position for the side that searches, `depth` turns deep. `new_turn` is
    /// true if a turn starts here, or would have but for a roll.
    fn search(
        &mut self,
        state: &State<E>,
        depth: i32,
        ply: usize,
        new_turn: bool,
        window: AlphaBeta,
    ) -> i32 {
        let game = self.evaluator.game();
        let to_act = game.to_act(state);
        if let Some(score) = self.objective.score(game.standing(state), self.side, ply) {
            if self.chances.is_some() {
                return (score.signum() + 1) * (CERTAIN / 2);
            }
            return self.history.terminal(game, score, || self.static_score(state, self.side));
        }
        let turn_ended = game.begins_turn(state) || to_act == ToAct::Chance;
        if (depth <= 0 && turn_ended) || ply >= MAX_PLY || self.budget.is_spent() {
            return self.leaf(state);
        }
        match self.choice_node(state, depth, ply, new_turn) {
            Some(node) => self.search_choice(node, window),
            None => match to_act {
                ToAct::Seat(seat) => {
                    self.search_reply(state, game.seating().side(seat), depth, ply, window)
                }
                _ => self.search_chance(state, depth, ply, window),
            },
        }
    }

    /// The max or min node at a position, if the side that searches or its only opponent is to
    /// act.
    fn choice_node<'s>(
        &self,
        state: &'s State<E>,
        depth: i32,
        ply: usize,
        new_turn: bool,
    ) -> Option<ChoiceNode<'s, State<E>>> {
        let game = self.evaluator.game();
        let ToAct::Seat(seat) = game.to_act(state) else { return None };
        let own = game.seating().side(seat) == self.side;
        if !own && self.sides > 2 {
            return None;
        }
        let width = match (new_turn, own) {
            (false, _) => self.evaluator.turn_continuations(),
            (true, true) => self.breadth * OWN_WIDTHS[(ply - 1).min(OWN_WIDTHS.len() - 1)],
            (true, false) => self.breadth * REPLY_WIDTH,
        };
        let sign = if own { 1 } else { -1 };
        let actions = self.most_promising(state, width).into_iter();
        Some(ChoiceNode { state, depth, ply, sign, actions, score: -sign * INFINITE })
    }

    /// Searches the actions of a node until there is a cutoff.
    fn search_choice(&mut self, mut node: ChoiceNode<State<E>>, window: AlphaBeta) -> i32 {
        while !node.is_cutoff(window) && self.search_next(&mut node, window) {}
        node.score
    }

    /// Searches one more action. `false` if there is none left.
    fn search_next(&mut self, node: &mut ChoiceNode<State<E>>, window: AlphaBeta) -> bool {
        let Some((_, action)) = node.actions.next() else { return false };
        let window = match node.sign {
            1 => AlphaBeta { alpha: window.alpha.max(node.score), ..window },
            _ => AlphaBeta { beta: window.beta.min(node.score), ..window },
        };
        let score = self.search_child(node.state, action, node.depth, node.ply, window);
        node.score = node.sign * (node.sign * node.score).max(node.sign * score);
        true
    }

    fn search_child(
        &mut self,
        state: &State<E>,
        action: Action,
        depth: i32,
        ply: usize,
        window: AlphaBeta,
    ) -> i32 {
        let child = self.child(state, action);
        let game = self.evaluator.game();
        // For the depth, rolling again starts a new turn.
        let new_turn = game.begins_turn(&child) || game.to_act(&child) == ToAct::Chance;
        self.search(&child, depth - i32::from(new_turn), ply + 1, new_turn, window)
    }

    /// A chance node: the mean over all outcomes.
    ///
    /// First one action is searched after each outcome (like the probe of Star2). The choosing
    /// side gets at least that, so the mean of these scores is a bound of the true mean and often
    /// causes a cutoff. Then the outcomes are searched in full, each with the window that the
    /// bounds of the others leave it. The result inside the window is exact.
    fn search_chance(
        &mut self,
        state: &State<E>,
        depth: i32,
        ply: usize,
        window: AlphaBeta,
    ) -> i32 {
        let outcomes = self.outcomes(state);
        let weights: i64 = outcomes.iter().map(|&(weight, _)| weight).sum();
        let mean = |total: i64| (total / weights.max(1)) as i32;
        let (mut total, mut open) = (0, Vec::new());
        for (weight, child) in &outcomes {
            let depth = depth - i32::from(self.evaluator.game().begins_turn(child));
            let score = match self.choice_node(child, depth, ply + 1, true) {
                Some(mut node) => {
                    self.search_next(&mut node, AlphaBeta::FULL);
                    let score = node.score;
                    open.push((*weight, node));
                    score
                }
                None => self.search(child, depth, ply + 1, true, AlphaBeta::FULL),
            };
            total += weight * i64::from(score);
        }
        let Some(sign) = open.first().map(|(_, node)| node.sign) else { return mean(total) };
        for (weight, node) in open {
            if is_cutoff(mean(total), sign, window) {
                break;
            }
            let rest = total - weight * i64::from(node.score);
            let share = outcome_window(window, weights, weight, rest, sign);
            total = rest + weight * i64::from(self.search_choice(node, share));
        }
        mean(total)
    }

    /// The outcomes of a chance node with their weights.
    fn outcomes(&mut self, state: &State<E>) -> Vec<(i64, State<E>)> {
        let game = self.evaluator.game();
        let mut outcomes = Vec::new();
        let _ = game.visit_actions(state, &mut |action| {
            outcomes.push((i64::from(game.weight(state, action)), action));
            ControlFlow::Continue(())
        });
        let child = |(weight, action)| (weight, self.child(state, action));
        outcomes.into_iter().map(child).collect()
    }

    /// The score after the reply of one of several other sides, which is modelled as greedy.
    fn search_reply(
        &mut self,
        state: &State<E>,
        side: Side,
        depth: i32,
        ply: usize,
        window: AlphaBeta,
    ) -> i32 {
        let mut best: Option<(i32, State<E>)> = None;
        for (_, action) in self.most_promising(state, 2) {
            let child = self.child(state, action);
            let standing = self.evaluator.game().standing(&child);
            let decided = self.objective.score(standing, side, ply);
            let score = decided.unwrap_or_else(|| self.static_score(&child, side));
            if best.as_ref().is_none_or(|&(most, _)| score > most) {
                best = Some((score, child));
            }
        }
        let Some((_, child)) = best else { return self.leaf(state) };
        let new_turn = self.evaluator.game().begins_turn(&child);
        self.search(&child, depth - i32::from(new_turn), ply, new_turn, window)
    }

    /// The `width` actions of the largest gain, the best first.
    fn most_promising(&self, state: &State<E>, width: usize) -> Vec<(i32, Action)> {
        let (gain, mut ranked) = (self.evaluator.gains(state), Vec::new());
        let _ = self.evaluator.game().visit_actions(state, &mut |action| {
            ranked.push((gain(action), action));
            ControlFlow::Continue(())
        });
        best_first(&mut ranked);
        ranked.truncate(width);
        ranked
    }

    /// The score at the horizon for the side that searches.
    fn leaf(&self, state: &State<E>) -> i32 {
        match self.chances {
            None => self.static_score(state, self.side),
            Some(chances) => {
                let game = self.evaluator.game();
                let to_act = game.seating().side(game.turn(state));
                chances(&standings_of(self.evaluator, state), self.side, to_act)
            }
        }
    }

    /// The static evaluation for a side: its lead over its only opponent, or with several its own
    /// evaluation less half of the best opponent's. In a long game opponents do not count.
    fn static_score(&self, state: &State<E>, side: Side) -> i32 {
        if self.history.loss_bonus(self.evaluator.game()).is_some() {
            return self.evaluator.evaluate(state, side);
        }
        let share = if self.sides == 2 { 1 } else { 2 };
        self.evaluator.evaluate(state, side) - self.evaluator.best_opponent(state, side) / share
    }
}

/// The number of root actions searched to a depth in turns.
fn root_width(depth: u32) -> usize {
    match usize::try_from(i64::from(depth) - 2) {
        Ok(index) => ROOT_WIDTHS[index.min(ROOT_WIDTHS.len() - 1)],
        Err(_) => usize::MAX,
    }
}

/// The window for one outcome of a chance node, given the total of the others, each exact or a
/// bound on the side of the chooser.
fn outcome_window(window: AlphaBeta, weights: i64, weight: i64, rest: i64, sign: i32) -> AlphaBeta {
    let clamped = |score: i64| score.clamp(-i64::from(INFINITE), i64::from(INFINITE)) as i32;
    if sign > 0 {
        let beta = -(rest - i64::from(window.beta) * weights).div_euclid(weight);
        AlphaBeta { beta: clamped(beta), ..AlphaBeta::FULL }
    } else {
        let alpha = (i64::from(window.alpha) * weights - rest).div_euclid(weight);
        AlphaBeta { alpha: clamped(alpha), ..AlphaBeta::FULL }
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::evaluator::Evaluated;
    use crate::{Limits, Rng, random_any};
    use rules::{Play, Spec};

    /// The same search without pruning.
    fn unpruned<E: Evaluator>(
        search: &mut Expectimax<E>,
        state: &State<E>,
        depth: i32,
        ply: usize,
        new_turn: bool,
    ) -> i32 {
        let game = search.evaluator.game();
        if let Some(value) = search.objective.score(game.standing(state), search.side, ply) {
            return value;
        }
        let rolls = game.to_act(state) == ToAct::Chance;
        if depth <= 0 && (game.begins_turn(state) || rolls) {
            return search.static_score(state, search.side);
        }
        if rolls {
            let outcomes = search.outcomes(state);
            let weights: i64 = outcomes.iter().map(|&(weight, _)| weight).sum();
            let value = |(weight, after): (i64, State<E>)| {
                let depth = depth - i32::from(game.begins_turn(&after));
                weight * i64::from(unpruned(search, &after, depth, ply + 1, true))
            };
            return (outcomes.into_iter().map(value).sum::<i64>() / weights) as i32;
        }
        let node = search.choice_node(state, depth, ply, new_turn).unwrap();
        let values = node.actions.map(|(_, action)| {
            let after = search.child(state, action);
            let turn = game.begins_turn(&after) || game.to_act(&after) == ToAct::Chance;
            node.sign * unpruned(search, &after, depth - i32::from(turn), ply + 1, turn)
        });
        node.sign * values.max().unwrap()
    }

    #[test]
    fn pruning_changes_no_score() {
        let mut rng = Rng::new(5);
        let mut position = Spec::of("barricade", 2).unwrap().build().unwrap().start();
        let (mut saved, mut positions) = (0, 0);
        while positions < 40 {
            let action = random_any(&position, &mut rng).unwrap();
            position.act(action).unwrap();
            let Play::Barricade(game, state) = position.play() else { panic!() };
            if !game.begins_turn(state) {
                continue;
            }
            positions += 1;
            let (evaluator, history, limits) =
                (game.evaluator(), History::default(), Limits::nodes(u64::MAX));
            let search =
                || Expectimax::new(&evaluator, state, Side(0), &history, Budget::new(&limits));
            let (mut pruned, mut whole) = (search(), search());
            let value = unpruned(&mut whole, state, 2, 1, true);
            assert_eq!(pruned.search(state, 2, 1, true, AlphaBeta::FULL), value);
            saved += whole.budget.nodes - pruned.budget.nodes;
            // A score outside the window is only known to be outside, on the same side.
            for (alpha, beta) in
                [(value - 50, value + 50), (value + 1, INFINITE), (-INFINITE, value)]
            {
                let window = AlphaBeta { alpha, beta };
                let found = pruned.search(state, 2, 1, true, window);
                assert_eq!(window.contains(found), window.contains(value));
                assert_eq!(found <= alpha, value <= alpha);
            }
        }
        assert!(saved > 0);
    }
}
