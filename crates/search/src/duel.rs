//! Two sides without dice: principal variation search.
//!
//! Values are seen from the side that is to act. A turn may hold several actions, so the
//! sign changes when the side does, never with the action, and depth counts turns.

use crate::busy::Busy;
use crate::crew::gather;
use crate::judge::{Judge, State};
use crate::limits::{Budget, Limits};
use crate::memory::{Bound, Memory};
use crate::past::Past;
use crate::thinker::{Thought, Weighed};
use crate::value::{REPEATED, decided, is_decided};
use crate::window::{INFINITE, Window};
use rules::{Action, Game, Placement, Side, ToAct};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// No line of actions is longer.
const LONGEST: usize = 120;
/// A single action hardly ever gains more: two turns before the end of the search, what
/// stays below even so is not looked at.
const MARGIN: i32 = 700;

/// So near the end of the search nobody asks what the others do.
const ALONE: i32 = 3;

/// A position in the tree.
struct Node<S> {
    state: S,
    placement: Placement,
    to_act: ToAct,
}

/// An action as one of those that are tried at a position.
struct Attempt {
    /// How many were tried before it.
    tried: usize,
    gain: i32,
}

/// What is left to try at a position.
struct Queue {
    /// Where the actions stand that were not looked at yet.
    next: usize,
    end: usize,
    /// What somebody else was looking at.
    later: Vec<Action>,
}

struct Queued {
    rank: i32,
    action: Action,
    put_off: bool,
}

/// A search that is under way.
pub(crate) struct Duel<'a, J: Judge> {
    judge: &'a J,
    memory: &'a Memory,
    past: &'a Past,
    budget: Budget<'a>,
    /// The side that thinks, if it no longer fears to lose because somebody has to give way.
    fearless: Option<Side>,
    /// Where the others are, if there are others.
    others: Option<&'a Busy>,
    /// The actions of all positions on the way down, each with its rank.
    actions: Vec<(i32, Action)>,
    /// The keys of the turns on the way down.
    way: Vec<u64>,
    /// Actions that proved good at each depth.
    killers: [[Option<Action>; 2]; LONGEST],
}

/// All who are there think about the same position. They share what they remember, so each
/// finds much already done, and leaves for later what another is looking at. The first
/// answers.
pub(crate) fn think<J: Judge>(
    judge: &J,
    memory: &Memory,
    past: &Past,
    mut budget: Budget,
    state: &State<J>,
) -> Option<Thought> {
    let limits = budget.limits();
    let size = limits.crew.size();
    let answered = AtomicBool::new(false);
    let stop = || answered.load(Relaxed) || (limits.stop)();
    let limits = Limits { stop: &stop, ..*limits };
    let busy = (size.get() > 1).then(Busy::new);
    let thoughts = gather(limits.crew, |number| {
        let mut duel = Duel::new(judge, memory, past, budget.part(size, &limits));
        duel.others = busy.as_ref();
        let thought = duel.think(state);
        if number == 0 {
            answered.store(true, Relaxed);
        }
        thought
    });
    budget.join(thoughts.iter().flatten().map(|thought| thought.nodes));
    let thought = thoughts.into_iter().next()??;
    Some(Thought { nodes: budget.nodes, ..thought })
}

impl<'a, J: Judge> Duel<'a, J> {
    pub fn new(
        judge: &'a J,
        memory: &'a Memory,
        past: &'a Past,
        budget: Budget<'a>,
    ) -> Duel<'a, J> {
        Duel {
            judge,
            memory,
            past,
            budget,
            fearless: None,
            others: None,
            actions: Vec::with_capacity(4096),
            way: Vec::with_capacity(LONGEST),
            killers: [[None; 2]; LONGEST],
        }
    }

    /// Looks further and further ahead until the limits are reached.
    fn think(mut self, state: &State<J>) -> Option<Thought> {
        let root = self.root(state);
        let mut thought = self.first_thought(&root)?;
        let mut expected = thought.score;
        for depth in 1..=self.budget.depth() {
            let value = self.around(&root, depth as i32, expected);
            // What the unfinished last round found is good if it has looked at the best
            // action of the round before, and that is always the first.
            let found = self.memory.get(self.key(&root)).and_then(|entry| entry.action);
            if let Some(action) = found {
                thought.action = action;
            }
            if self.budget.is_spent() {
                break;
            }
            // Rounds that end with the same side's turn resemble each other.
            expected = if depth == 1 { value } else { thought.score };
            thought.score = value;
            thought.depth = depth;
            thought.line = self.line(&root, depth as usize);
            if is_decided(value) {
                break;
            }
        }
        if thought.line.first() != Some(&thought.action) {
            thought.line = vec![thought.action];
        }
        thought.nodes = self.budget.nodes;
        Some(thought)
    }

    /// Every action with its value, looking ahead as far as the limits allow.
    pub fn weigh(mut self, state: &State<J>) -> Weighed {
        let root = self.root(state);
        let mut weighed: Vec<(Action, i32)> = Vec::new();
        let _ = self.judge.game().each_action(state, |action| {
            weighed.push((action, 0));
            ControlFlow::Continue(())
        });
        let mut reached = 0;
        for depth in 1..=self.budget.depth() {
            let mut round = weighed.clone();
            for (action, value) in &mut round {
                let child = self.child(&root, *action);
                let turn = self.judge.game().begins_turn(&child.state);
                let left = depth as i32 - i32::from(turn);
                *value = self.seen_from(&root, &child, left, Window::WHOLE, 1);
            }
            // The first round is complete in any case: it plays each action once.
            if depth > 1 && self.budget.is_spent() {
                break;
            }
            round.sort_by_key(|&(_, value)| -value);
            (weighed, reached) = (round, depth);
        }
        Weighed { actions: weighed, nodes: self.budget.nodes, depth: reached }
    }

    fn root(&mut self, state: &State<J>) -> Node<State<J>> {
        let game = self.judge.game();
        let root = Node {
            state: state.clone(),
            placement: Placement::of(game, state),
            to_act: game.to_act(state),
        };
        let gives_way = self.judge.may_block_for_ever() && self.past.is_long(game);
        self.fearless = gives_way.then(|| self.side(&root));
        root
    }

    fn first_thought(&self, root: &Node<State<J>>) -> Option<Thought> {
        let action = self.judge.greatest_gain(&root.state)?;
        Some(Thought { action, score: 0, line: vec![action], nodes: 0, depth: 0 })
    }

    /// A search that expects about the value of a round before.
    fn around(&mut self, root: &Node<State<J>>, depth: i32, expected: i32) -> i32 {
        let mut reach = 150;
        if depth < 3 {
            return self.search(root, depth, Window::WHOLE, 0);
        }
        loop {
            let window = Window { low: expected - reach, high: expected + reach };
            let value = self.search(root, depth, window, 0);
            if self.budget.is_spent() || window.contains(value) {
                return value;
            }
            reach *= 4;
            if reach > 20_000 {
                return self.search(root, depth, Window::WHOLE, 0);
            }
        }
    }

    fn key(&self, node: &Node<State<J>>) -> u64 {
        node.placement.key(self.judge.game().stage_word(&node.state))
    }

    fn side(&self, node: &Node<State<J>>) -> Side {
        match node.to_act {
            ToAct::Seat(seat) => self.judge.game().seating().side(seat),
            _ => Side(0),
        }
    }

    fn child(&mut self, node: &Node<State<J>>, action: Action) -> Node<State<J>> {
        let game = self.judge.game();
        let (mut state, mut placement) = (node.state.clone(), node.placement);
        game.apply(&mut state, action, &mut placement);
        self.budget.count();
        let to_act = game.to_act(&state);
        Node { state, placement, to_act }
    }

    /// How much better the side to act stands than the other.
    fn judged(&self, state: &State<J>, side: Side) -> i32 {
        self.judge.outlook(state, side) - self.judge.outlook(state, Side(1 - side.0))
    }

    fn search(&mut self, node: &Node<State<J>>, depth: i32, mut window: Window, ply: usize) -> i32 {
        let side = self.side(node);
        if depth <= 0 || ply >= LONGEST - 1 {
            return self.judged(&node.state, side) + self.judge.tempo();
        }
        let key = self.key(node);
        let begins_turn = self.judge.game().begins_turn(&node.state);
        if ply > 0 && begins_turn && (self.way.contains(&key) || self.past.contains(key)) {
            return REPEATED;
        }
        let known = self.memory.get(key);
        if let Some(entry) = known.filter(|entry| ply > 0 && i32::from(entry.depth) >= depth) {
            let value = from_memory(entry.value, ply);
            match entry.bound {
                Bound::Exact => return value,
                Bound::AtLeast if value >= window.high => return value,
                Bound::AtMost if value <= window.low => return value,
                _ => {}
            }
        }
        if depth == 1 && self.judge.is_exact() {
            return self.last_layer(node, side, key, ply);
        }
        let start = self.actions.len();
        self.rank_actions(node, known.and_then(|entry| entry.action), ply);
        if begins_turn {
            self.way.push(key);
        }
        let floor = window.low;
        let (mut best, mut best_action) = (-INFINITE, None);
        let exact = self.judge.is_exact();
        // Mostly the first action is good enough, and nobody asks.
        let mut standing = None;
        let mut tried = 0;
        let mut queue = Queue { next: start, end: self.actions.len(), later: Vec::new() };
        while let Some(Queued { rank, action, put_off }) = self.next_action(&mut queue) {
            let gain = if exact { self.judge.gain(&node.state, action) } else { 0 };
            if exact && tried > 0 && depth <= 3 && !is_decided(best) {
                // What can come of this action at most: it gains what it gains, the
                // other side will not lose by its answer.
                let more = if depth == 2 { self.judge.tempo() } else { MARGIN };
                let standing = standing.get_or_insert_with(|| self.judged(&node.state, side));
                let most = *standing + gain + more;
                if most <= window.low {
                    best = best.max(most);
                    // Those that come later have no higher rank and gain no more.
                    if rank == gain {
                        queue.end = queue.next;
                    }
                    continue;
                }
            }
            let child = self.child(node, action);
            let _taken = match self.others.filter(|_| tried > 0 && depth >= ALONE) {
                None => None,
                Some(others) if put_off => Some(others.take(self.key(&child))),
                Some(others) => match others.take_free(self.key(&child)) {
                    Some(taken) => Some(taken),
                    None => {
                        queue.later.push(action);
                        continue;
                    }
                },
            };
            let value =
                self.child_value(node, &child, depth, window, ply, &Attempt { tried, gain });
            tried += 1;
            if self.budget.is_spent() {
                break;
            }
            if value > best {
                best = value;
                best_action = Some(action);
                if ply == 0 && value > window.low {
                    // So that what was found stands even if the round is cut short.
                    self.memory.put(key, value, best_action, depth as i8, Bound::AtLeast);
                }
            }
            window.low = window.low.max(value);
            if window.low >= window.high {
                self.remember_killer(action, ply);
                break;
            }
        }
        self.actions.truncate(start);
        if begins_turn {
            self.way.pop();
        }
        if !self.budget.is_spent() {
            let bound = match best {
                value if value >= window.high => Bound::AtLeast,
                value if value > floor => Bound::Exact,
                _ => Bound::AtMost,
            };
            let action = if bound == Bound::AtMost { None } else { best_action };
            self.memory.put(key, to_memory(best, ply), action, depth as i8, bound);
        }
        best
    }

    /// One turn before the end of the search, where gains are exact: the action that gains
    /// most is the best, and only that is played.
    fn last_layer(&mut self, node: &Node<State<J>>, side: Side, key: u64, ply: usize) -> i32 {
        let Some(action) = self.judge.greatest_gain(&node.state) else {
            return self.judged(&node.state, side);
        };
        let child = self.child(node, action);
        let value = self.seen_from(node, &child, 0, Window::WHOLE, ply + 1);
        if !self.budget.is_spent() {
            self.memory.put(key, to_memory(value, ply), Some(action), 1, Bound::Exact);
        }
        value
    }

    /// The value of a child: the first with the whole window, the others with none, and
    /// those that come late or go backwards less deep, unless they prove better.
    fn child_value(
        &mut self,
        node: &Node<State<J>>,
        child: &Node<State<J>>,
        depth: i32,
        window: Window,
        ply: usize,
        attempt: &Attempt,
    ) -> i32 {
        let new_turn = self.judge.game().begins_turn(&child.state);
        let deep = if new_turn { depth - 1 } else { depth };
        if attempt.tried == 0 {
            return self.seen_from(node, child, deep, window, ply + 1);
        }
        let less = reduction(depth, attempt);
        let shallow = if less > 0 { (deep - less).max(1) } else { deep };
        let mut value = self.seen_from(node, child, shallow, window.closed(), ply + 1);
        if value > window.low && less > 0 {
            value = self.seen_from(node, child, deep, window.closed(), ply + 1);
        }
        if window.contains(value) {
            value = self.seen_from(node, child, deep, window, ply + 1);
        }
        value
    }

    /// The value of a child, from the side that is to act at its parent.
    fn seen_from(
        &mut self,
        node: &Node<State<J>>,
        child: &Node<State<J>>,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        let mine = self.side(node);
        match child.to_act {
            ToAct::Over(outcome) => self.ended(decided(outcome, mine, ply), &child.state, mine),
            _ if self.side(child) == mine => self.search(child, depth, window, ply),
            _ => -self.search(child, depth, window.turned(), ply),
        }
    }

    /// What an end of this value is worth: to lose counts no more than how the sides stand once
    /// one is no longer afraid of it.
    fn ended(&self, value: i32, state: &State<J>, mine: Side) -> i32 {
        let lost = |me: Side| if me == mine { value < 0 } else { value > 0 };
        if self.fearless.is_some_and(lost) { self.judged(state, mine) } else { value }
    }

    /// Puts all actions of a position on the heap, with what speaks for each.
    fn rank_actions(&mut self, node: &Node<State<J>>, known: Option<Action>, ply: usize) {
        let judge = self.judge;
        let killers = self.killers[ply];
        let actions = &mut self.actions;
        let before = actions.len();
        let _ = judge.game().each_action(&node.state, |action| {
            if !judge.is_promising(&node.state, action) {
                return ControlFlow::Continue(());
            }
            let rank = if known == Some(action) {
                i32::MAX
            } else {
                let killer = if killers.contains(&Some(action)) { KILLER } else { 0 };
                judge.gain(&node.state, action) + killer
            };
            actions.push((rank, action));
            ControlFlow::Continue(())
        });
        if actions.len() == before {
            let _ = judge.game().each_action(&node.state, |action| {
                actions.push((0, action));
                ControlFlow::Continue(())
            });
        }
    }

    /// The best of the actions that are left, and at last those that were put off.
    fn next_action(&mut self, queue: &mut Queue) -> Option<Queued> {
        if queue.next == queue.end {
            return queue.later.pop().map(|action| Queued { rank: 0, action, put_off: true });
        }
        // It changes places with the first that is left.
        let rest = &mut self.actions[queue.next..queue.end];
        let mut best = 0;
        for (index, &(rank, _)) in rest.iter().enumerate() {
            if rank > rest[best].0 {
                best = index;
            }
        }
        rest.swap(0, best);
        queue.next += 1;
        let (rank, action) = rest[0];
        Some(Queued { rank, action, put_off: false })
    }

    fn remember_killer(&mut self, action: Action, ply: usize) {
        let [first, second] = &mut self.killers[ply];
        if *first != Some(action) {
            *second = *first;
            *first = Some(action);
        }
    }

    /// The actions both sides are expected to play.
    fn line(&mut self, root: &Node<State<J>>, longest: usize) -> Vec<Action> {
        let game = self.judge.game();
        let (mut state, mut placement) = (root.state.clone(), root.placement);
        let mut line = Vec::new();
        while line.len() < longest {
            let key = placement.key(game.stage_word(&state));
            let Some(action) = self.memory.get(key).and_then(|entry| entry.action) else { break };
            if !game.is_legal(&state, action) {
                break;
            }
            line.push(action);
            game.apply(&mut state, action, &mut placement);
        }
        line
    }
}

/// How many turns less deep an action is looked at: the later it comes, and the more if it
/// goes backwards.
fn reduction(depth: i32, attempt: &Attempt) -> i32 {
    if depth < 3 || attempt.tried < 3 {
        return 0;
    }
    1 + i32::from(attempt.tried >= 12) + i32::from(attempt.gain < 0 && depth >= 4)
}

/// An action that was good beside this one is tried as if it gained so much more.
const KILLER: i32 = 150;

/// A win is remembered by how far it is from the position, not from the root.
fn to_memory(value: i32, ply: usize) -> i32 {
    if is_decided(value) { value + value.signum() * ply as i32 } else { value }
}

fn from_memory(value: i32, ply: usize) -> i32 {
    if is_decided(value) { value - value.signum() * ply as i32 } else { value }
}
