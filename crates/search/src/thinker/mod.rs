//! A computer player that searches before it acts: the entry point to all searches.
//!
//! `strategy` picks the search that suits the game, `plan` finds and keeps plans of a side that
//! nobody can obstruct, `noise` makes levels weaker and games different, `cost` bounds the work
//! of a level, and `compare` judges actions beside each other.

mod compare;
mod cost;
mod noise;
mod plan;
mod strategy;

use crate::Rng;
use crate::alpha_beta::transposition::TranspositionTable;
use crate::evaluator::{Evaluated, Evaluator, Tuning};
use crate::history::History;
use crate::level::Level;
use crate::limits::{Budget, Limits};
use crate::thought::{RankedActions, Thought};
pub use compare::Comparison;
use plan::{PlanCache, Planned};
use rules::{Game, Position, ToAct};
use strategy::Request;

/// A computer player, with what it keeps from one turn to the next: the transposition table and
/// the plan of a side that nobody can obstruct.
///
/// ```
/// use spielhof_search::{History, Limits, Thinker};
/// let start = rules::Spec::of("star-halma", 2).unwrap().build().unwrap().start();
/// let thought = Thinker::new().think(&start, &History::default(), &Limits::nodes(1000)).unwrap();
/// assert!(start.is_legal(thought.action));
/// ```
#[derive(Debug)]
pub struct Thinker {
    table: TranspositionTable,
    plan: PlanCache,
}

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker::new()
    }
}

impl Thinker {
    /// A player with an empty transposition table.
    pub fn new() -> Thinker {
        Thinker { table: TranspositionTable::new(), plan: PlanCache::default() }
    }

    /// Clears everything it keeps, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.plan = PlanCache::default();
    }

    /// The best action within the limits. `None` if no seat is to act.
    pub fn think(
        &mut self,
        position: &Position,
        history: &History,
        limits: &Limits,
    ) -> Option<Thought> {
        let ToAct::Seat(seat) = position.to_act() else { return None };
        rules::with_play!(position.play(), (game, state) => {
            let request = Request { evaluator: &game.evaluator(), state, seat, history, limits };
            self.best(&request).map(|thought| request.in_turns(thought))
        })
    }

    /// The action of a level. `stop` is polled during the search.
    pub fn play(
        &mut self,
        position: &Position,
        history: &History,
        level: Level,
        rng: &mut Rng,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Thought> {
        let ToAct::Seat(seat) = position.to_act() else { return None };
        rules::with_play!(position.play(), (game, state) => {
            let evaluator = &game.evaluator();
            let limits = &level.limits(evaluator.level_nodes(level), stop);
            let request = Request { evaluator, state, seat, history, limits };
            self.choose(&request, level.noise(), rng).map(|thought| request.in_turns(thought))
        })
    }

    /// The best action by a search of `depth` turns. A node limit keeps the time bounded: 200,000
    /// nodes of a race for one turn, doubled with each further turn.
    ///
    /// ```
    /// use spielhof_search::{History, Thinker};
    /// let start = rules::Spec::of("top-secret", 2).unwrap().build().unwrap().start();
    /// let history = History::default();
    /// let thought = Thinker::new().search_depth(&start, &history, 1, &|| false).unwrap();
    /// assert!(thought.nodes <= 201_000);
    /// ```
    pub fn search_depth(
        &mut self,
        position: &Position,
        history: &History,
        depth: u32,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Thought> {
        let ToAct::Seat(seat) = position.to_act() else { return None };
        rules::with_play!(position.play(), (game, state) => {
            let evaluator = &game.evaluator();
            let limits = &Limits::depth(depth, evaluator.node_cost(), stop);
            let request = Request { evaluator, state, seat, history, limits };
            self.best(&request).map(|thought| request.in_turns(thought))
        })
    }

    /// The best action, or one of the good ones where noise is wanted.
    fn choose<E: Evaluator>(
        &mut self,
        request: &Request<E>,
        noise: Option<i32>,
        rng: &mut Rng,
    ) -> Option<Thought> {
        let seats = request.evaluator.game().seating().seats();
        let Some(noise) = noise::applied(noise, request.history.turns, seats) else {
            return self.best(request);
        };
        let RankedActions { actions, nodes, depth } = request.rank(&mut self.table);
        let (action, score) = noise::choose(&actions, noise, rng)?;
        Some(Thought { action, score, line: vec![action], nodes, depth })
    }

    fn best<E: Evaluator>(&mut self, request: &Request<E>) -> Option<Thought> {
        let limits = request.limits;
        let mut budget = Budget::new(limits);
        let planned = match self.plan.next(request) {
            Planned::Action(thought) => return Some(thought),
            Planned::Nothing { nodes } => nodes,
        };
        // A failed plan may use at most half of the budget. What it took beyond that is reported
        // but does not shorten the search.
        budget.nodes = planned.min(limits.nodes / 2);
        let beyond = planned - budget.nodes;
        let thought = request.search(&mut self.table, budget)?;
        Some(Thought { nodes: thought.nodes + beyond, ..thought })
    }
}
