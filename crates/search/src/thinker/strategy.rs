//! Strategy selection: which search suits a position.

use crate::alpha_beta::pvs::{self, PvSearch};
use crate::alpha_beta::transposition::TranspositionTable;
use crate::evaluator::{Evaluator, State, sides};
use crate::expectimax::Expectimax;
use crate::history::History;
use crate::limits::{Budget, Limits};
use crate::sampled_beam::SampledBeam;
use crate::score::is_decided;
use crate::thought::{RankedActions, Thought};
use rules::{Game, Seat, Side};

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
pub(super) enum Strategy {
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

    /// Inlined, so that what a family never needs is not compiled for it.
    #[inline(always)]
    pub fn strategy(&self) -> Strategy {
        let game = self.evaluator.game();
        match sides(self.evaluator) {
            2 if game.may_repeat() => Strategy::PrincipalVariation,
            3.. if game.may_repeat() && self.evaluator.has_exact_gains() => Strategy::SampledBeam,
            _ => Strategy::Expectimax,
        }
    }

    pub fn side(&self) -> Side {
        self.evaluator.game().seating().side(self.seat)
    }

    /// How far the side to act is ahead of its best opponent.
    pub fn lead(&self) -> i32 {
        let side = self.side();
        self.evaluator.evaluate(self.state, side) - self.evaluator.best_opponent(self.state, side)
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
}
