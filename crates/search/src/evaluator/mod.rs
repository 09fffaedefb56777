//! Evaluation functions. Each family of games has its own; the searches know none of them.
//!
//! What a search asks is split by audience: [`Evaluation`] is what every search needs,
//! [`SoloPlanning`] what the beam search of a side alone needs, and [`Tuning`] how much to
//! search. All three together are an [`Evaluator`].

mod barricade;
mod captive;
mod cats;
mod dice;
mod distance;
mod forward;
mod gobang;
mod isolation;
mod lines;
mod paths;
mod peg;
mod race;
mod rakado;
mod secret;
mod stragglers;
mod tippy;
mod walls;

use crate::level::Level;
use rules::{Action, Game, Seat, Side};
use std::ops::ControlFlow;

/// Static evaluation of positions and actions.
pub trait Evaluation: Sync {
    /// The family.
    type Game: Game;

    /// The game it evaluates.
    fn game(&self) -> &Self::Game;

    /// How far a side has come, in hundredths of a step or another unit of the game; more is
    /// better. The lead over an opponent is the difference.
    fn progress(&self, state: &<Self::Game as Game>::State, side: Side) -> i32;

    /// The progress with what is likely to come of it, as far as that is visible without
    /// search.
    fn evaluate(&self, state: &<Self::Game as Game>::State, side: Side) -> i32 {
        self.progress(state, side)
    }

    /// By about how much an action increases the lead of the side to act. Used for move ordering.
    fn gain(&self, state: &<Self::Game as Game>::State, action: Action) -> i32;

    /// The gains of many actions of one position: what they share is computed once.
    fn gains<'s>(&'s self, state: &'s <Self::Game as Game>::State) -> impl Fn(Action) -> i32 + 's {
        move |action| self.gain(state, action)
    }

    /// The action of the largest gain, the first of several.
    #[inline]
    fn greedy_action(&self, state: &<Self::Game as Game>::State) -> Option<Action> {
        self.greedy_action_with(state, |_| 0)
    }

    /// The action of the largest sum of gain and bonus, the first of several.
    #[inline]
    fn greedy_action_with(
        &self,
        state: &<Self::Game as Game>::State,
        bonus: impl Fn(Action) -> i32,
    ) -> Option<Action> {
        let mut best: Option<(i32, Action)> = None;
        let _ = self.game().each_action(state, |action| {
            let gain = self.gain(state, action) + bonus(action);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, action));
            }
            ControlFlow::Continue(())
        });
        best.map(|(_, action)| action)
    }

    /// The best evaluation among the other sides still in the game.
    fn best_opponent(&self, state: &<Self::Game as Game>::State, side: Side) -> i32 {
        let standing = self.game().standing(state);
        let others = self.game().seating().all_sides();
        let others = others.filter(|&other| other != side && standing.in_play(other));
        others.map(|other| self.evaluate(state, other)).max().unwrap_or(0)
    }

    /// Is [`gain`](Evaluation::gain) exactly the change of the lead in
    /// [`progress`](Evaluation::progress), as long as the game does not end? Then actions that
    /// gain too little need not be played.
    #[inline(always)]
    fn has_exact_gains(&self) -> bool {
        false
    }
}

/// What the beam search of a side that acts alone needs to know.
pub trait SoloPlanning: Evaluation {
    /// The evaluation for a side that acts alone. It can wait until what it prepared is ready, so
    /// this counts all that could be done next.
    fn solo_evaluation(&self, state: &<Self::Game as Game>::State, side: Side) -> i32 {
        self.progress(state, side)
    }

    /// The cost of starting another turn, where a turn may consist of several actions.
    fn turn_cost(&self) -> i32 {
        0
    }

    /// Can no other side help or obstruct this seat from now on? Then only its own number of
    /// turns matters.
    fn is_unopposed(&self, _state: &<Self::Game as Game>::State, _seat: Seat) -> bool {
        false
    }

    /// The position with this seat to act, as if the others passed. `None` where a plan made this
    /// way would be useless.
    fn solo_turn(
        &self,
        _state: &<Self::Game as Game>::State,
        _seat: Seat,
    ) -> Option<<Self::Game as Game>::State> {
        None
    }
}

/// How much of a game tree to search, and in which units to report scores.
pub trait Tuning: Evaluation {
    /// The fewest and the most sides in a game of this family. What a search needs only for other
    /// numbers is not compiled for it.
    const SIDES: [usize; 2];

    /// Is this action worth searching? Where there are very many, most are not.
    fn is_candidate(&self, _state: &<Self::Game as Game>::State, _action: Action) -> bool {
        true
    }

    /// The number of actions searched at each step of a turn after its first action.
    fn turn_continuations(&self) -> usize {
        8
    }

    /// How many times longer a node takes than one of a race.
    fn node_cost(&self) -> u64 {
        1
    }

    /// The nodes of a level. As a rule it takes about the same time in every game.
    fn level_nodes(&self, level: Level) -> u64 {
        level.race_nodes() / self.node_cost()
    }

    /// About what a turn of a side gains from here on. Scores are reported in turns, whatever the
    /// unit of a game.
    fn turn_value(&self, _state: &<Self::Game as Game>::State, _side: Side) -> i32 {
        100
    }

    /// The value of being the next to act.
    fn tempo(&self) -> i32 {
        0
    }

    /// Can a side keep its only opponent from winning forever by not moving away? Then in a long
    /// game it gives way.
    fn may_block_forever(&self) -> bool {
        false
    }
}

/// Everything a search asks about a game.
pub trait Evaluator: SoloPlanning + Tuning {}

impl<E: SoloPlanning + Tuning> Evaluator for E {}

/// The number of sides of an evaluator's game. Inlined, so that the compiler knows its bounds.
#[inline(always)]
pub(crate) fn sides<E: Evaluator>(evaluator: &E) -> usize {
    let [fewest, most] = E::SIDES;
    evaluator.game().seating().sides().clamp(fewest, most)
}

/// A position of the game that an evaluator is for.
pub(crate) type State<E> = <<E as Evaluation>::Game as Game>::State;

/// Families that have an evaluator.
pub trait Evaluated: Game + Sized {
    /// An evaluator for this game.
    fn evaluator(&self) -> impl Evaluator<Game = Self>;
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::{Rng, random_any};
    use rules::{CATALOGUE, Spec, ToAct};

    #[test]
    fn every_game_has_a_number_of_sides_within_its_bounds() {
        for entry in CATALOGUE {
            for players in entry.players() {
                let start = Spec::of(entry.head().id, players).unwrap().build().unwrap().start();
                rules::with_play!(start.play(), (game, _state) => {
                    let known = game.seating().sides();
                    assert_eq!(sides(&game.evaluator()), known, "{} ({players})", entry.head().id);
                });
            }
        }
    }

    /// Every action gains exactly what the evaluator says.
    fn check_gains<E: Evaluator>(evaluator: &E, state: &State<E>) {
        let game = evaluator.game();
        let ToAct::Seat(seat) = game.to_act(state) else { return };
        let (mine, other) = (game.seating().side(seat), Side(1 - game.seating().side(seat).0));
        let lead = |state: &_| evaluator.progress(state, mine) - evaluator.progress(state, other);
        let _ = game.each_action(state, |action| {
            let mut after = state.clone();
            game.apply(&mut after, action, &mut ());
            if !matches!(game.to_act(&after), ToAct::Over(_)) {
                let gain = lead(&after) - lead(state);
                assert_eq!(evaluator.gain(state, action), gain, "{action:?} in {state:?}");
            }
            std::ops::ControlFlow::Continue(())
        });
    }

    #[test]
    fn gains_declared_exact_are_exact() {
        let mut exact = Vec::new();
        for entry in CATALOGUE.iter().filter(|entry| entry.players().contains(&2)) {
            let spec = Spec::of(entry.head().id, 2).unwrap();
            // A side that is beaten loses pieces without an action of its own.
            let may_swap = entry.options(2).iter().any(|info| info.name == "blocked");
            let spec = if may_swap { spec.set("blocked", "swap") } else { spec };
            let mut position = spec.build().unwrap().start();
            let mut rng = Rng::new(5);
            for _ in 0..120 {
                rules::with_play!(position.play(), (game, state) => {
                    let evaluator = game.evaluator();
                    if evaluator.has_exact_gains() {
                        exact.push(entry.head().id);
                        check_gains(&evaluator, state);
                    }
                });
                let Some(action) = random_any(&position, &mut rng) else { break };
                position.act(action).unwrap();
            }
        }
        exact.dedup();
        assert!(exact.len() >= 12, "{exact:?}");
    }
}
