//! Strategy selection: which search suits a position, and what it may cost.

use super::plan::{plan_nodes, shortest, uncertainty};
use super::{RankedActions, Thought};
use crate::alpha_beta::pvs::{self, PvSearch};
use crate::alpha_beta::transposition::TranspositionTable;
use crate::evaluator::{Evaluated, Evaluator, State, Tuning};
use crate::expectimax::Expectimax;
use crate::history::History;
use crate::level::Level;
use crate::limits::{Budget, Limits};
use crate::sampled_beam::SampledBeam;
use crate::score::{WIN, is_decided};
use rules::{Game, Position, Seat, Side, ToAct};
use std::num::NonZeroUsize;

/// A position to search, and how.
pub(super) struct Request<'a, E: Evaluator> {
    pub evaluator: &'a E,
    pub state: &'a State<E>,
    pub seat: Seat,
    pub history: &'a History,
    pub limits: &'a Limits<'a>,
}

/// The searches for a side that others can obstruct.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Strategy {
    /// Two sides without chance.
    PrincipalVariation,
    /// Races of three or more sides without chance.
    SampledBeam,
    /// Games with chance, and other games of three or more sides.
    Expectimax,
}

impl<E: Evaluator> Request<'_, E> {
    /// The best action by the strategy that suits the game.
    pub fn search(&self, table: &mut TranspositionTable, budget: Budget) -> Option<Thought> {
        let &Request { evaluator, state, history, .. } = self;
        match self.strategy() {
            Strategy::PrincipalVariation => {
                table.prepare(budget.left());
                pvs::think(evaluator, table, history, budget, state)
            }
            Strategy::SampledBeam => {
                SampledBeam::new(evaluator, state, self.side(), history, budget).think(state)
            }
            Strategy::Expectimax => {
                Expectimax::new(evaluator, state, self.side(), history, budget).think(state)
            }
        }
    }

    /// Every action with its score. Beams do not score every action, so expectimax does it for
    /// them.
    pub fn rank(&self, table: &mut TranspositionTable) -> RankedActions {
        let &Request { evaluator, state, history, limits, .. } = self;
        let budget = Budget::new(limits);
        match self.strategy() {
            Strategy::PrincipalVariation => {
                table.prepare(budget.left());
                PvSearch::new(evaluator, table, history, budget).rank(state)
            }
            Strategy::SampledBeam | Strategy::Expectimax => {
                Expectimax::new(evaluator, state, self.side(), history, budget).rank(state)
            }
        }
    }

    fn strategy(&self) -> Strategy {
        let game = self.evaluator.game();
        match game.seating().sides() {
            2 if game.may_repeat() => Strategy::PrincipalVariation,
            3.. if game.may_repeat() && self.evaluator.has_exact_gains() => Strategy::SampledBeam,
            _ => Strategy::Expectimax,
        }
    }

    fn side(&self) -> Side {
        self.evaluator.game().seating().side(self.seat)
    }

    /// How far the side to act is ahead of its best opponent.
    fn lead(&self) -> i32 {
        let side = self.side();
        self.evaluator.evaluate(self.state, side) - self.evaluator.best_opponent(self.state, side)
    }

    /// The score of a side that needs `turns` turns when no side can obstruct another any more:
    /// won or lost if that is beyond doubt; and the number of nodes it took to find out.
    pub fn race_score(&self, turns: u32) -> (i32, u64) {
        if turns == 1 {
            return (WIN - 1, 0);
        }
        let seating = self.evaluator.game().seating();
        let standing = self.evaluator.game().standing(self.state);
        let rivals: Vec<Seat> = seating
            .all_seats()
            .filter(|&seat| seating.side(seat) != self.side())
            .filter(|&seat| standing.in_play(seating.side(seat)))
            .collect();
        let limits = Limits { nodes: self.limits.nodes / 4, ..*self.limits };
        let mut budget = Budget::new(&limits);
        let mut fastest_rival: Option<u32> = None;
        for (done, &rival) in rivals.iter().enumerate() {
            // Sides of several seats share their turns: it is not known who takes which.
            let unopposed = seating.seats() == seating.sides()
                && self.evaluator.is_unopposed(self.state, rival);
            let start = if unopposed { self.evaluator.solo_turn(self.state, rival) } else { None };
            let left = NonZeroUsize::new(rivals.len() - done).unwrap_or(NonZeroUsize::MIN);
            let mut part = budget.part(left, &limits);
            let plan = start.and_then(|start| shortest(self.evaluator, &start, rival, &mut part));
            budget.nodes = part.nodes;
            let Some(plan) = plan else { return (self.lead(), budget.nodes) };
            fastest_rival = Some(fastest_rival.map_or(plan.turns, |turns| turns.min(plan.turns)));
        }
        let score = fastest_rival.and_then(|theirs| {
            let actions = (standing.playing() as u32 * (turns.min(theirs) - 1)) as i32;
            if turns + uncertainty(theirs) <= theirs {
                return Some(WIN - actions - 1);
            }
            (theirs + uncertainty(turns) < turns).then_some(actions + 2 - WIN)
        });
        (score.unwrap_or_else(|| self.lead()), budget.nodes)
    }

    /// The thought with its score in hundredths of a turn. Searches with several opponents
    /// compute scores that say little about who is ahead; there the current lead is reported.
    pub fn in_turns(&self, mut thought: Thought) -> Thought {
        if !is_decided(thought.score) {
            let several = self.evaluator.game().seating().sides() > 2;
            let score = if several { self.lead() } else { thought.score };
            let turn = self.evaluator.turn_value(self.state, self.side());
            thought.score = (i64::from(score) * 100 / i64::from(turn)) as i32;
        }
        thought
    }

    /// The node limit of a plan; `None` while other sides matter.
    pub fn plan_nodes(&self) -> Option<u64> {
        if !self.limits.plan {
            return None;
        }
        if self.plans_whole_game() {
            return Some(plan_nodes(self.limits.nodes));
        }
        self.evaluator.is_unopposed(self.state, self.seat).then_some(self.limits.nodes / 2)
    }

    /// Is the whole rest of the game planned at once? A player alone does it, and so does one of
    /// several sides at a standstill, which looks for a path around the others as they stand.
    fn plans_whole_game(&self) -> bool {
        let game = self.evaluator.game();
        game.seating().seats() == 1
            || (self.strategy() == Strategy::SampledBeam && self.history.is_standstill(game))
    }

    /// An upper bound of the number of nodes.
    fn most_nodes(&self) -> u64 {
        let nodes = self.limits.nodes;
        // A failed plan leaves half of the limit for a search.
        if self.plans_whole_game() { plan_nodes(nodes).saturating_add(nodes / 2) } else { nodes }
    }
}

/// The most that a level may cost at a position; see [`Level::cost`].
pub(crate) fn cost(position: &Position, history: &History, level: Level) -> u64 {
    let ToAct::Seat(seat) = position.to_act() else { return 0 };
    rules::with_play!(position.play(), (game, state) => {
        let evaluator = &game.evaluator();
        let limits = &level.limits(evaluator.node_cost(), &|| false);
        let request = Request { evaluator, state, seat, history, limits };
        request.most_nodes().saturating_mul(evaluator.node_cost())
    })
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::{Rng, Thinker};
    use rules::{CATALOGUE, Spec};

    /// What a level took at a position, in nodes of a race, and its upper bound.
    fn taken_and_cost(position: &Position, history: &History, level: Level) -> (u64, u64) {
        let mut rng = Rng::new(1);
        let thought = Thinker::new().play(position, history, level, &mut rng, &|| false).unwrap();
        let node_cost =
            rules::with_play!(position.play(), (game, _state) => game.evaluator().node_cost());
        (thought.nodes * node_cost, level.cost(position, history))
    }

    #[test]
    fn no_level_takes_more_than_it_costs() {
        for entry in CATALOGUE {
            let id = entry.head().id;
            // Solitaires take many nodes, so one of them has to do.
            let wanted = |&players: &u8| players > 1 || id == "connection-solo";
            for players in entry.players().into_iter().filter(wanted) {
                let level = Level::new(if players > 1 { 3 } else { 1 }).unwrap();
                let mut position = Spec::of(id, players).unwrap().build().unwrap().start();
                let mut rng = Rng::new(9);
                while !matches!(position.to_act(), ToAct::Seat(_)) {
                    let action = crate::random_any(&position, &mut rng).unwrap();
                    position.act(action).unwrap();
                }
                let history = History::of(20, []);
                let (taken, cost) = taken_and_cost(&position, &history, level);
                // An iteration that has started searches every action at least once.
                assert!(taken <= cost + cost / 4, "{id} ({players}): {taken} of {cost}");
            }
        }
    }

    #[test]
    fn plans_cost_more() {
        let level = Level::new(6).unwrap();
        let cost = |id: &str, players, turns| {
            let start = Spec::of(id, players).unwrap().build().unwrap().start();
            level.cost(&start, &History::of(turns, []))
        };
        assert_eq!(cost("halma", 2, 1000), 1_000_000);
        assert_eq!(cost("gobang", 2, 0), 1_000_000, "fewer nodes that take longer");
        assert_eq!(cost("highscore", 1, 0), 4_500_000);
        assert_eq!([450, 451].map(|turns| cost("star-halma", 3, turns)), [1_000_000, 4_500_000]);
        assert_eq!(cost("barricade", 2, 0), 0, "no seat is to act before the roll");
    }
}
