//! A side that nobody can meet any more, and people who play alone: only their own turns
//! matter. A beam keeps the most promising positions after each action.

use crate::judge::{Judge, State};
use crate::limits::Budget;
use crate::value::{Stakes, WIN};
use rules::{Action, Game, Placement, Seat, Side};
use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

/// A position the beam has reached, and how.
struct Reached<S> {
    state: S,
    placement: Placement,
    worth: i32,
    turns: u32,
    /// Where the action that led here stands in the trail; `None` at the start.
    trail: Option<usize>,
}

/// An action from one of the positions of a beam, and what it leads to.
struct Child {
    parent: usize,
    action: Action,
    turns: u32,
    promise: i32,
    key: u64,
}

/// A beam that comes no nearer for so many actions is too narrow.
const PATIENCE: u32 = 12;
/// For each position that is kept so many actions are played, those that gain most, where
/// that is known before. With fewer, what only opens ways for others would be missed.
const TRIES: usize = 50;

/// After so many positions of a wide beam one looks whether to stop.
const LOOK: usize = 1024;

/// A way to the aim.
pub(crate) struct Way {
    pub actions: Vec<Action>,
    pub turns: u32,
}

/// What a beam found.
pub(crate) enum Found {
    /// A way to the aim.
    Way(Way),
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
    let side = judge.game().seating().side(seat);
    let stakes = Stakes::of(judge.game().standing(start));
    let (trail, seen) = (Vec::new(), HashSet::new());
    let mut beam = Beam { judge, side, stakes, width, again, trail, seen, dropped: false };
    let mut reached = vec![Reached {
        state: start.clone(),
        placement: Placement::of(judge.game(), start),
        worth: judge.worth(start, side),
        turns: 0,
        trail: None,
    }];
    let (mut best, mut without_progress) = (i32::MIN, 0);
    while !reached.is_empty() && without_progress < PATIENCE {
        let (children, goal) = beam.children(&reached, budget);
        if let Some(last) = goal {
            return Found::Way(beam.way(&reached, &last));
        }
        if budget.is_spent() {
            return Found::Nothing;
        }
        reached = beam.keep(&reached, children);
        let nearest = reached.iter().map(|reached| reached.worth).max().unwrap_or(best);
        without_progress = if nearest > best { 0 } else { without_progress + 1 };
        best = best.max(nearest);
    }
    if reached.is_empty() && !beam.dropped { Found::NoWay } else { Found::Nothing }
}

struct Beam<'a, J, A> {
    judge: &'a J,
    side: Side,
    stakes: Stakes,
    width: usize,
    again: A,
    /// Each action that was kept, and where the one before it stands here.
    trail: Vec<(Action, Option<usize>)>,
    /// The keys of the positions that were kept.
    seen: HashSet<u64>,
    /// Was anything left out?
    dropped: bool,
}

impl<J: Judge, A: Fn(State<J>) -> State<J>> Beam<'_, J, A> {
    /// New positions that can be reached from here, each in the fewest turns, and the action
    /// that reaches the aim if one does.
    fn children(
        &mut self,
        reached: &[Reached<State<J>>],
        budget: &mut Budget,
    ) -> (Vec<Child>, Option<Child>) {
        let game = self.judge.game();
        let (mut children, mut goal) = (Vec::<Child>::new(), None::<Child>);
        let mut places = HashMap::new();
        for (parent, action) in self.tries(reached, budget) {
            let from = &reached[parent];
            let (state, placement) = self.after(from, action);
            budget.count();
            if budget.is_spent() {
                break;
            }
            let turns = from.turns + u32::from(!game.goes_on(&from.state, action));
            match self.stakes.value(game.standing(&state), self.side, 0) {
                Some(value) if value < WIN => continue,
                Some(_) => {
                    if goal.as_ref().is_none_or(|goal| turns < goal.turns) {
                        goal = Some(Child { parent, action, turns, promise: 0, key: 0 });
                    }
                    continue;
                }
                None => {}
            }
            let state = (self.again)(state);
            let key = placement.key(game.stage_word(&state));
            match places.entry(key) {
                _ if self.seen.contains(&key) => {}
                Entry::Vacant(place) => {
                    place.insert(children.len());
                    let promise = self.judge.promise(&state, self.side);
                    children.push(Child { parent, action, turns, promise, key });
                }
                Entry::Occupied(place) => {
                    let known = &mut children[*place.get()];
                    if turns < known.turns {
                        *known = Child { parent, action, turns, ..*known };
                    }
                }
            }
        }
        (children, goal)
    }

    /// What to play from the positions of a beam.
    fn tries(
        &mut self,
        reached: &[Reached<State<J>>],
        budget: &mut Budget,
    ) -> Vec<(usize, Action)> {
        let mut tries = Vec::new();
        for (parent, from) in reached.iter().enumerate() {
            if parent % LOOK == LOOK - 1 {
                budget.look();
            }
            if budget.is_spent() {
                return Vec::new();
            }
            let gain = self.judge.scales(&from.state);
            let _ = self.judge.game().each_action(&from.state, |action| {
                tries.push((from.worth + gain(action), parent, action));
                ControlFlow::Continue(())
            });
        }
        let most = self.width.saturating_mul(TRIES);
        if self.judge.is_exact() && tries.len() > most {
            self.dropped = true;
            tries.select_nth_unstable_by_key(most, |&(worth, ..)| Reverse(worth));
            tries.truncate(most);
        }
        tries.sort_by_key(|&(worth, ..)| Reverse(worth));
        tries.into_iter().map(|(_, parent, action)| (parent, action)).collect()
    }

    /// The best of them, the best first so that the first way found ends well.
    fn keep(
        &mut self,
        reached: &[Reached<State<J>>],
        mut children: Vec<Child>,
    ) -> Vec<Reached<State<J>>> {
        let price = self.judge.turn_price();
        let rank = |child: &Child| child.promise - child.turns as i32 * price;
        children.sort_by_key(|child| Reverse(rank(child)));
        self.dropped |= children.len() > self.width;
        children.truncate(self.width);
        let mut kept = Vec::with_capacity(children.len());
        for Child { parent, action, turns, key, .. } in children {
            let (state, placement) = self.after(&reached[parent], action);
            let state = (self.again)(state);
            let worth = self.judge.worth(&state, self.side);
            self.seen.insert(key);
            self.trail.push((action, reached[parent].trail));
            kept.push(Reached {
                state,
                placement,
                worth,
                turns,
                trail: Some(self.trail.len() - 1),
            });
        }
        kept
    }

    fn after(&self, from: &Reached<State<J>>, action: Action) -> (State<J>, Placement) {
        let (mut state, mut placement) = (from.state.clone(), from.placement);
        self.judge.game().apply(&mut state, action, &mut placement);
        (state, placement)
    }

    /// The whole way to the aim, the first action first.
    fn way(&self, reached: &[Reached<State<J>>], last: &Child) -> Way {
        let mut actions = vec![last.action];
        let mut at = reached[last.parent].trail;
        while let Some((action, before)) = at.map(|at| self.trail[at]) {
            actions.push(action);
            at = before;
        }
        actions.reverse();
        Way { actions, turns: last.turns }
    }
}
