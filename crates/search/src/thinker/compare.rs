//! Actions judged beside each other, for reviews of games.

use super::Thinker;
use super::strategy::{Request, Strategy};
use crate::alpha_beta::pvs::PvSearch;
use crate::evaluator::{Evaluated, Evaluator};
use crate::expectimax::{ChanceOf, Expectimax};
use crate::history::History;
use crate::limits::{Budget, Limits};
use crate::sampled_beam::SampledBeam;
use crate::score::is_decided;
use crate::thought::RankedActions;
use rules::{Action, Game, Position, ToAct};

/// The scores of some actions of one position.
///
/// ```
/// use spielhof_search::{History, Limits, Thinker};
/// let start = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let actions = ["e2-f3", "d2-e3"].map(|text| start.read(text).unwrap());
/// let limits = Limits::nodes(2_000);
/// let comparison =
///     Thinker::new().compare(&start, &History::default(), &actions, &limits).unwrap();
/// assert_eq!(comparison.scores.len(), 2);
/// assert!(comparison.depth >= 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The score of each action, in the order asked for, in hundredths of a turn, or won or lost
    /// (see [`WIN`](crate::WIN)). With two sides it is the lead of the side to act after the
    /// action; with more, only the differences mean something.
    pub scores: Vec<i32>,
    /// The depth in turns to which all were searched.
    pub depth: u32,
    /// The number of nodes searched.
    pub nodes: u64,
}

impl Thinker {
    /// Scores some legal actions of a position, all to the same depth and with nothing known from
    /// other searches, for the side whose turn it is. Where the dice are to fall, the actions are
    /// outcomes of chance. `None` if the game is over.
    pub fn compare(
        &mut self,
        position: &Position,
        history: &History,
        actions: &[Action],
        limits: &Limits,
    ) -> Option<Comparison> {
        if matches!(position.to_act(), ToAct::Over(_)) {
            return None;
        }
        self.clear();
        let seat = position.turn();
        rules::with_play!(position.play(), (game, state) => {
            let request = Request { evaluator: &game.evaluator(), state, seat, history, limits };
            Some(self.compare_by(&request, actions))
        })
    }

    /// The same with chances of winning as scores, in millionths: the mean over the dice of what
    /// `chances` says at the horizon, and of wins and losses before it. For games with dice.
    ///
    /// ```
    /// use spielhof_search::{History, Limits, Thinker};
    /// let start = rules::Spec::of("barricade", 2).unwrap().set("opening", "first").build().unwrap().start();
    /// let rolls = start.actions();
    /// // Half a per cent for each turn ahead.
    /// let chances = |standings: &[Option<i32>], side: rules::Side, _| match standings {
    ///     [Some(a), Some(b)] => 500_000 + 50 * if side.0 == 0 { a - b } else { b - a },
    ///     _ => 500_000,
    /// };
    /// let (history, limits) = (History::default(), Limits::nodes(2_000));
    /// let all = Thinker::new().compare_chances(&start, &history, &rolls, &limits, &chances).unwrap();
    /// assert!(all.scores[5] > all.scores[1], "a six is better than a two");
    /// ```
    pub fn compare_chances(
        &mut self,
        position: &Position,
        history: &History,
        actions: &[Action],
        limits: &Limits,
        chances: &ChanceOf,
    ) -> Option<Comparison> {
        if matches!(position.to_act(), ToAct::Over(_)) {
            return None;
        }
        let seat = position.turn();
        rules::with_play!(position.play(), (game, state) => {
            let evaluator = &game.evaluator();
            let side = game.seating().side(seat);
            let search = Expectimax::new(evaluator, state, side, history, Budget::new(limits));
            let ranked = search.with_chances(chances).compare(state, actions);
            Some(Comparison::of(&ranked, actions, |score| score))
        })
    }

    fn compare_by<E: Evaluator>(&mut self, request: &Request<E>, actions: &[Action]) -> Comparison {
        let ranked = request.compare(self, actions);
        let turn = i64::from(request.evaluator.turn_value(request.state, request.side()));
        let in_turns = |score: i32| match is_decided(score) {
            true => score,
            false => (i64::from(score) * 100 / turn) as i32,
        };
        Comparison::of(&ranked, actions, in_turns)
    }
}

impl Comparison {
    /// The scores of actions in the order asked for, in another unit.
    fn of(ranked: &RankedActions, actions: &[Action], unit: impl Fn(i32) -> i32) -> Comparison {
        let score_of = |action: &Action| {
            let found = ranked.actions.iter().find(|(ranked, _)| ranked == action);
            found.map_or(0, |&(_, score)| unit(score))
        };
        let scores = actions.iter().map(score_of).collect();
        Comparison { scores, depth: ranked.depth, nodes: ranked.nodes }
    }
}

impl<E: Evaluator> Request<'_, E> {
    /// Some actions with their scores, by the strategy that suits the game.
    fn compare(&self, thinker: &mut Thinker, actions: &[Action]) -> RankedActions {
        let &Request { evaluator, state, history, limits, .. } = self;
        let budget = Budget::new(limits);
        match self.strategy() {
            Strategy::PrincipalVariation => {
                thinker.table.prepare(budget.left());
                PvSearch::new(evaluator, &thinker.table, history, budget).compare(state, actions)
            }
            Strategy::SampledBeam => {
                SampledBeam::new(evaluator, state, self.side(), history, budget)
                    .compare(state, actions)
            }
            Strategy::Expectimax => Expectimax::new(evaluator, state, self.side(), history, budget)
                .compare(state, actions),
        }
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::score::WIN;
    use rules::{Side, Spec};

    fn position(id: &str, setup: &str) -> Position {
        Spec::of(id, 2).unwrap().build().unwrap().load(setup).unwrap()
    }

    #[test]
    fn a_winning_action_is_decided_and_the_order_is_the_one_asked_for() {
        let four = "turn: 1\n8 . . 1 1 1 1 . . . . . . . . . .\n2 2 2 2 . . . . . . . . . . . . .";
        let position = position("gobang", four);
        let [away, wins] = ["@p16", "@b8"].map(|text| position.read(text).unwrap());
        let compare = |actions: &[Action]| {
            let (history, limits) = (History::default(), Limits::nodes(5_000));
            Thinker::new().compare(&position, &history, actions, &limits).unwrap().scores
        };
        let scores = compare(&[away, wins]);
        assert_eq!(scores[1], WIN - 1);
        assert!(scores[0] < scores[1]);
        assert_eq!(compare(&[wins, away]), [scores[1], scores[0]]);
    }

    #[test]
    fn a_roll_that_wins_is_certain_and_others_are_as_the_horizon_says() {
        // Five fields to the home square.
        let setup = "turn: 1\nstage: roll
            13 . . . . 1 . . . . . . . . . . . .
            3 # # # # # # # # # # # . . . . . 2";
        let position = position("barricade", setup);
        let (history, limits) = (History::default(), Limits::nodes(300));
        let even = |_: &[Option<i32>], _: Side, _: Side| 400_000;
        let rolls = position.actions();
        let found =
            Thinker::new().compare_chances(&position, &history, &rolls, &limits, &even).unwrap();
        assert_eq!(found.scores[4], 1_000_000);
        assert!(found.scores[0] < 1_000_000 && found.depth >= 1, "{found:?}");
    }
}
