//! Principal variation search (PVS): alpha-beta with iterative deepening for two sides without
//! chance.
//!
//! The first move of a node is searched with the full window, every other one with a null
//! window and only again if it turns out better. Scores are from the side to act (negamax). A
//! turn may consist of several actions, so the sign changes when the side to act does, not with
//! every action, and depth counts turns.

use super::MAX_PLY;
use super::deferral::{ActiveNode, ActiveNodes};
use super::ordering::MoveOrdering;
use super::transposition::{Bound, TableEntry, TranspositionTable};
use super::window::{AlphaBeta, INFINITE};
use crate::evaluator::{Evaluator, State};
use crate::history::History;
use crate::limits::{Budget, Limits};
use crate::order::best_first_by;
use crate::score::{REPETITION, decided, is_decided};
use crate::thought::{RankedActions, Thought};
use crate::workers::gather;
use rules::{Action, Game, Placement, Side, ToAct};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// The futility margin two turns before the horizon: an action hardly ever gains more.
const FUTILITY_MARGIN: i32 = 700;
/// Below this depth moves are not deferred: looking up the other threads costs more than it saves.
const DEFERRAL_DEPTH: i32 = 3;
/// The half width of the first aspiration window, the factor by which it grows when the score
/// falls outside, and the half width from which on the full window is used.
const ASPIRATION: i32 = 150;
const ASPIRATION_GROWTH: i32 = 4;
const WIDEST_ASPIRATION: i32 = 20_000;

/// A position in the tree.
struct Node<S> {
    state: S,
    placement: Placement,
    to_act: ToAct,
}

/// Where in the tree a node is searched.
struct Frame {
    depth: i32,
    ply: usize,
    key: u64,
    side: Side,
    begins_turn: bool,
}

/// A move as one of those searched at a node.
struct Attempt {
    /// The number of moves searched before it.
    number: usize,
    gain: i32,
}

/// The best move of a node so far.
struct Best {
    score: i32,
    action: Option<Action>,
}

/// A running search of one thread.
pub(crate) struct PvSearch<'a, E: Evaluator> {
    evaluator: &'a E,
    table: &'a TranspositionTable,
    history: &'a History,
    budget: Budget<'a>,
    /// The side that searches, if it accepts losing because one side has to give way.
    yielding: Option<Side>,
    /// The nodes of the other threads, if there are any.
    active: Option<&'a ActiveNodes>,
    ordering: MoveOrdering,
    /// The keys of the turns from the root to the current node.
    path: Vec<u64>,
}

/// Searches a position with all workers. They share the transposition table, so each finds
/// much of the work done, and they defer moves that another one is searching. The first worker
/// answers.
pub(crate) fn think<E: Evaluator>(
    evaluator: &E,
    table: &TranspositionTable,
    history: &History,
    mut budget: Budget,
    state: &State<E>,
) -> Option<Thought> {
    let limits = budget.limits();
    let workers = limits.workers.count();
    let answered = AtomicBool::new(false);
    let stop = || answered.load(Relaxed) || (limits.stop)();
    let limits = Limits { stop: &stop, ..*limits };
    let active = (workers.get() > 1).then(ActiveNodes::new);
    let thoughts = gather(limits.workers, |number| {
        let part = budget.part(workers, &limits);
        let mut search = PvSearch::new(evaluator, table, history, part);
        search.active = active.as_ref();
        let thought = search.think(state);
        if number == 0 {
            answered.store(true, Relaxed);
        }
        thought
    });
    budget.join(thoughts.iter().flatten().map(|thought| thought.nodes));
    let thought = thoughts.into_iter().next()??;
    Some(Thought { nodes: budget.nodes, ..thought })
}

impl<'a, E: Evaluator> PvSearch<'a, E> {
    pub fn new(
        evaluator: &'a E,
        table: &'a TranspositionTable,
        history: &'a History,
        budget: Budget<'a>,
    ) -> PvSearch<'a, E> {
        PvSearch {
            evaluator,
            table,
            history,
            budget,
            yielding: None,
            active: None,
            ordering: MoveOrdering::new(),
            path: Vec::with_capacity(MAX_PLY),
        }
    }

    /// Iterative deepening until the limits are reached.
    fn think(mut self, state: &State<E>) -> Option<Thought> {
        let root = self.root(state);
        let mut thought = self.greedy_thought(&root)?;
        let mut expected = thought.score;
        for depth in 1..=self.budget.depth() {
            let score = self.aspiration_search(&root, depth as i32, expected);
            // An unfinished iteration is still useful: it searches the best move of the
            // iteration before first.
            let found = self.table.probe(self.key(&root)).and_then(|entry| entry.best_action);
            if let Some(action) = found {
                thought.action = action;
            }
            if self.budget.is_spent() {
                break;
            }
            // Iterations that end with the same side's turn have similar scores.
            expected = if depth == 1 { score } else { thought.score };
            thought.score = score;
            thought.depth = depth;
            thought.line = self.principal_variation(&root, depth as usize);
            if is_decided(score) {
                break;
            }
        }
        if thought.line.first() != Some(&thought.action) {
            thought.line = vec![thought.action];
        }
        thought.nodes = self.budget.nodes;
        Some(thought)
    }

    /// Every action with its exact score, as deep as the limits allow.
    pub fn rank(self, state: &State<E>) -> RankedActions {
        let mut actions = Vec::new();
        let _ = self.evaluator.game().visit_actions(state, &mut |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        self.compare(state, &actions)
    }

    /// Each of these actions with its exact score, all to the same depth.
    pub fn compare(mut self, state: &State<E>, actions: &[Action]) -> RankedActions {
        let root = self.root(state);
        let mut ranked: Vec<(Action, i32)> = actions.iter().map(|&action| (action, 0)).collect();
        let mut reached = 0;
        for depth in 1..=self.budget.depth() {
            let mut iteration = ranked.clone();
            for (action, score) in &mut iteration {
                let child = self.child(&root, *action);
                let turn = self.evaluator.game().begins_turn(&child.state);
                let left = depth as i32 - i32::from(turn);
                *score = self.negamax(&root, &child, left, AlphaBeta::FULL, 1);
            }
            // The first iteration is always complete: it plays each action once.
            if depth > 1 && self.budget.is_spent() {
                break;
            }
            best_first_by(&mut iteration, |&(_, score)| i64::from(score));
            (ranked, reached) = (iteration, depth);
        }
        RankedActions { actions: ranked, nodes: self.budget.nodes, depth: reached }
    }

    fn root(&mut self, state: &State<E>) -> Node<State<E>> {
        let game = self.evaluator.game();
        let root = Node {
            state: state.clone(),
            placement: Placement::of(game, state),
            to_act: game.to_act(state),
        };
        let yields = self.evaluator.may_block_forever() && self.history.is_long(game);
        self.yielding = yields.then(|| self.side(&root));
        root
    }

    fn greedy_thought(&self, root: &Node<State<E>>) -> Option<Thought> {
        let action = self.evaluator.greedy_action(&root.state)?;
        Some(Thought { action, score: 0, line: vec![action], nodes: 0, depth: 0 })
    }

    /// Searches with an aspiration window around the expected score, and with wider ones while
    /// the score falls outside.
    fn aspiration_search(&mut self, root: &Node<State<E>>, depth: i32, expected: i32) -> i32 {
        if depth < 3 {
            return self.search(root, depth, AlphaBeta::FULL, 0);
        }
        let mut reach = ASPIRATION;
        loop {
            let window = AlphaBeta { alpha: expected - reach, beta: expected + reach };
            let score = self.search(root, depth, window, 0);
            if self.budget.is_spent() || window.contains(score) {
                return score;
            }
            reach *= ASPIRATION_GROWTH;
            if reach > WIDEST_ASPIRATION {
                return self.search(root, depth, AlphaBeta::FULL, 0);
            }
        }
    }

    fn key(&self, node: &Node<State<E>>) -> u64 {
        node.placement.key(self.evaluator.game().stage_word(&node.state))
    }

    fn side(&self, node: &Node<State<E>>) -> Side {
        match node.to_act {
            ToAct::Seat(seat) => self.evaluator.game().seating().side(seat),
            _ => Side(0),
        }
    }

    fn child(&mut self, node: &Node<State<E>>, action: Action) -> Node<State<E>> {
        let game = self.evaluator.game();
        let (mut state, mut placement) = (node.state.clone(), node.placement);
        game.apply(&mut state, action, &mut placement);
        self.budget.count();
        let to_act = game.to_act(&state);
        Node { state, placement, to_act }
    }

    /// The static evaluation: how much better a side stands than the other.
    fn static_score(&self, state: &State<E>, side: Side) -> i32 {
        self.evaluator.evaluate(state, side) - self.evaluator.evaluate(state, Side(1 - side.0))
    }

    /// The score of a position for the side to act: probe the table, search the moves, store.
    fn search(&mut self, node: &Node<State<E>>, depth: i32, window: AlphaBeta, ply: usize) -> i32 {
        let side = self.side(node);
        if depth <= 0 || ply >= MAX_PLY - 1 {
            return self.static_score(&node.state, side) + self.evaluator.tempo();
        }
        let begins_turn = self.evaluator.game().begins_turn(&node.state);
        let frame = Frame { depth, ply, key: self.key(node), side, begins_turn };
        let table_action = match self.probe(&frame, window) {
            ControlFlow::Break(score) => return score,
            ControlFlow::Continue(action) => action,
        };
        if depth == 1 && self.evaluator.has_exact_gains() {
            return self.frontier(node, &frame);
        }
        if begins_turn {
            self.path.push(frame.key);
        }
        let best = self.search_moves(node, &frame, window, table_action);
        if begins_turn {
            self.path.pop();
        }
        self.store(&frame, window, &best);
        best.score
    }

    /// Breaks with the score if the position is a repetition or the table has a score that is
    /// good enough; otherwise continues with the table's best move.
    fn probe(&self, frame: &Frame, window: AlphaBeta) -> ControlFlow<i32, Option<Action>> {
        let Frame { key, ply, .. } = *frame;
        if ply > 0 && frame.begins_turn && (self.path.contains(&key) || self.history.contains(key))
        {
            return ControlFlow::Break(REPETITION);
        }
        let entry = self.table.probe(key);
        if let Some(entry) = entry.filter(|entry| ply > 0 && i32::from(entry.depth) >= frame.depth)
        {
            let score = from_table(entry.score, ply);
            match entry.bound {
                Bound::Exact => return ControlFlow::Break(score),
                Bound::Lower if score >= window.beta => return ControlFlow::Break(score),
                Bound::Upper if score <= window.alpha => return ControlFlow::Break(score),
                _ => {}
            }
        }
        ControlFlow::Continue(entry.and_then(|entry: TableEntry| entry.best_action))
    }

    /// Searches the moves of a node until one causes a beta cutoff.
    fn search_moves(
        &mut self,
        node: &Node<State<E>>,
        frame: &Frame,
        mut window: AlphaBeta,
        table_action: Option<Action>,
    ) -> Best {
        let &Frame { depth, ply, key, side, .. } = frame;
        let mut queue =
            self.ordering.generate(self.evaluator, &node.state, table_action, frame.ply);
        let mut best = Best { score: -INFINITE, action: None };
        let exact_gains = self.evaluator.has_exact_gains();
        // Computed only when needed: the first move often causes a cutoff.
        let mut static_score = None;
        let mut searched = 0;
        while let Some(next) = self.ordering.next(&mut queue) {
            let action = next.action;
            let gain = if exact_gains { self.evaluator.gain(&node.state, action) } else { 0 };
            if exact_gains && searched > 0 && depth <= 3 && !is_decided(best.score) {
                let static_score =
                    static_score.get_or_insert_with(|| self.static_score(&node.state, side));
                let bound = *static_score + gain + self.futility_margin(depth);
                if bound <= window.alpha {
                    best.score = best.score.max(bound);
                    // Without a bonus the rank is the gain: no later move gains more.
                    if next.rank == gain {
                        queue.skip_rest();
                    }
                    continue;
                }
            }
            let child = self.child(node, action);
            let shared = searched > 0 && depth >= DEFERRAL_DEPTH;
            let Some(_active) = self.enter(&child, shared, next.deferred) else {
                queue.defer(action);
                continue;
            };
            let attempt = Attempt { number: searched, gain };
            let score = self.search_child(node, &child, frame, window, &attempt);
            searched += 1;
            if self.budget.is_spent() {
                break;
            }
            if score > best.score {
                best = Best { score, action: Some(action) };
                if ply == 0 && score > window.alpha {
                    // Stored at once, so that it counts even if the iteration is not finished.
                    self.table.store(key, score, best.action, depth as i8, Bound::Lower);
                }
            }
            window.alpha = window.alpha.max(score);
            if window.alpha >= window.beta {
                self.ordering.add_killer(action, ply);
                break;
            }
        }
        self.ordering.release(&queue);
        best
    }

    /// How much more than its gain an action can bring before the horizon. One turn before, the
    /// opponent's reply will not help; two turns before, a margin covers what hardly ever happens.
    fn futility_margin(&self, depth: i32) -> i32 {
        if depth == 2 { self.evaluator.tempo() } else { FUTILITY_MARGIN }
    }

    /// Registers a child as being searched. `None` if another thread is searching it and the
    /// move was not deferred before.
    fn enter(
        &self,
        child: &Node<State<E>>,
        shared: bool,
        deferred: bool,
    ) -> Option<Option<ActiveNode<'a>>> {
        match self.active.filter(|_| shared) {
            None => Some(None),
            Some(active) if deferred => Some(Some(active.enter(self.key(child)))),
            Some(active) => active.try_enter(self.key(child)).map(Some),
        }
    }

    fn store(&self, frame: &Frame, window: AlphaBeta, best: &Best) {
        if self.budget.is_spent() {
            return;
        }
        let bound = match best.score {
            score if score >= window.beta => Bound::Lower,
            score if score > window.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let action = if bound == Bound::Upper { None } else { best.action };
        let score = to_table(best.score, frame.ply);
        self.table.store(frame.key, score, action, frame.depth as i8, bound);
    }

    /// A frontier node, one turn before the horizon, where gains are exact: the action of the
    /// largest gain is the best, and no other one is played.
    fn frontier(&mut self, node: &Node<State<E>>, frame: &Frame) -> i32 {
        let Some(action) = self.evaluator.greedy_action(&node.state) else {
            return self.static_score(&node.state, frame.side);
        };
        let child = self.child(node, action);
        let score = self.negamax(node, &child, 0, AlphaBeta::FULL, frame.ply + 1);
        if !self.budget.is_spent() {
            let stored = to_table(score, frame.ply);
            self.table.store(frame.key, stored, Some(action), 1, Bound::Exact);
        }
        score
    }

    /// The score of a child: the first with the full window, the others with a null window and
    /// late-move reduction, and again without them if they turn out better.
    fn search_child(
        &mut self,
        node: &Node<State<E>>,
        child: &Node<State<E>>,
        frame: &Frame,
        window: AlphaBeta,
        attempt: &Attempt,
    ) -> i32 {
        let ply = frame.ply + 1;
        let begins_turn = self.evaluator.game().begins_turn(&child.state);
        let full_depth = if begins_turn { frame.depth - 1 } else { frame.depth };
        if attempt.number == 0 {
            return self.negamax(node, child, full_depth, window, ply);
        }
        let reduction = late_move_reduction(frame.depth, attempt);
        let depth = if reduction > 0 { (full_depth - reduction).max(1) } else { full_depth };
        let mut score = self.negamax(node, child, depth, window.null_window(), ply);
        if score > window.alpha && reduction > 0 {
            score = self.negamax(node, child, full_depth, window.null_window(), ply);
        }
        if window.contains(score) {
            score = self.negamax(node, child, full_depth, window, ply);
        }
        score
    }

    /// The score of a child for the side to act at its parent.
    fn negamax(
        &mut self,
        node: &Node<State<E>>,
        child: &Node<State<E>>,
        depth: i32,
        window: AlphaBeta,
        ply: usize,
    ) -> i32 {
        let side = self.side(node);
        match child.to_act {
            ToAct::Over(outcome) => self.terminal(decided(outcome, side, ply), &child.state, side),
            _ if self.side(child) == side => self.search(child, depth, window, ply),
            _ => -self.search(child, depth, window.negated(), ply),
        }
    }

    /// The score of an ended game: for a side that accepts losing, a loss counts no more than the
    /// static evaluation.
    fn terminal(&self, score: i32, state: &State<E>, side: Side) -> i32 {
        let lost = |yielding: Side| if yielding == side { score < 0 } else { score > 0 };
        if self.yielding.is_some_and(lost) { self.static_score(state, side) } else { score }
    }

    /// The principal variation, read from the table.
    fn principal_variation(&mut self, root: &Node<State<E>>, longest: usize) -> Vec<Action> {
        let game = self.evaluator.game();
        let (mut state, mut placement) = (root.state.clone(), root.placement);
        let mut line = Vec::new();
        while line.len() < longest {
            let key = placement.key(game.stage_word(&state));
            let Some(action) = self.table.probe(key).and_then(|entry| entry.best_action) else {
                break;
            };
            if !game.is_legal(&state, action) {
                break;
            }
            line.push(action);
            game.apply(&mut state, action, &mut placement);
        }
        line
    }
}

/// Late-move reduction: by how many turns a null-window search is shallower, the more the later
/// a move comes and if it goes backwards.
fn late_move_reduction(depth: i32, attempt: &Attempt) -> i32 {
    if depth < 3 || attempt.number < 3 {
        return 0;
    }
    1 + i32::from(attempt.number >= 12) + i32::from(attempt.gain < 0 && depth >= 4)
}

/// The table stores the distance of a win from the position, not from the root.
fn to_table(score: i32, ply: usize) -> i32 {
    if is_decided(score) { score + score.signum() * ply as i32 } else { score }
}

fn from_table(score: i32, ply: usize) -> i32 {
    if is_decided(score) { score - score.signum() * ply as i32 } else { score }
}
