//! What positions are worth. Each family answers for itself; whoever searches asks.

mod barricade;
mod captive;
mod cats;
mod dice;
mod forward;
mod gobang;
mod hindmost;
mod lines;
mod lonely;
mod peg;
mod race;
mod rakado;
mod secret;
mod tippy;
mod walled;
mod ways;

use rules::{Action, Game, Seat, Side};
use std::ops::ControlFlow;

/// Tells a good position from a bad one in the games of one family.
pub trait Judge: Sync {
    /// The family.
    type Game: Game;

    /// The game it judges.
    fn game(&self) -> &Self::Game;

    /// How far a side has come, in hundredths of a step or whatever the game counts;
    /// more is better. What it is worth to be further than the others is their difference.
    fn worth(&self, state: &<Self::Game as Game>::State, side: Side) -> i32;

    /// The same with what is likely to come of it, where that can be seen without playing on.
    fn outlook(&self, state: &<Self::Game as Game>::State, side: Side) -> i32 {
        self.worth(state, side)
    }

    /// The same for a side that acts alone. It can wait until what it prepared is ready, so it
    /// looks at all that could be done next.
    fn promise(&self, state: &<Self::Game as Game>::State, side: Side) -> i32 {
        self.worth(state, side)
    }

    /// What it costs who acts alone to begin another turn, where a turn may be several actions.
    fn turn_price(&self) -> i32 {
        0
    }

    /// About how much an action adds to the difference between the side that acts and
    /// the others. Good actions are tried first.
    fn gain(&self, state: &<Self::Game as Game>::State, action: Action) -> i32;

    /// The same for many actions of one position: what they have in common is looked at once.
    fn scales<'s>(&'s self, state: &'s <Self::Game as Game>::State) -> impl Fn(Action) -> i32 + 's {
        move |action| self.gain(state, action)
    }

    /// The action that gains most; the first of several.
    #[inline]
    fn greatest_gain(&self, state: &<Self::Game as Game>::State) -> Option<Action> {
        self.most_liked(state, |_| 0)
    }

    /// The action with the greatest sum of what it gains and how much it is liked; the first
    /// of several.
    #[inline]
    fn most_liked(
        &self,
        state: &<Self::Game as Game>::State,
        liking: impl Fn(Action) -> i32,
    ) -> Option<Action> {
        let mut best: Option<(i32, Action)> = None;
        let _ = self.game().each_action(state, |action| {
            let gain = self.gain(state, action) + liking(action);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, action));
            }
            ControlFlow::Continue(())
        });
        best.map(|(_, action)| action)
    }

    /// How far the best of the other sides has come that are still in the game.
    fn best_other(&self, state: &<Self::Game as Game>::State, side: Side) -> i32 {
        let standing = self.game().standing(state);
        let others = self.game().seating().all_sides();
        let others = others.filter(|&other| other != side && standing.in_play(other));
        others.map(|other| self.outlook(state, other)).max().unwrap_or(0)
    }

    /// Is the gain of [`worth`](Judge::worth) exact, as long as the game does not end? Then
    /// actions that gain too little need not be played to know it.
    fn is_exact(&self) -> bool {
        false
    }

    /// Is this action worth a look? Where there are very many, most are not.
    fn is_promising(&self, _state: &<Self::Game as Game>::State, _action: Action) -> bool {
        true
    }

    /// How many ways to go on with a turn are looked at, after its first action.
    fn follow_ups(&self) -> usize {
        8
    }

    /// How many times dearer a node is than in a race. Levels get that many fewer, so that
    /// they take about as long in every game.
    fn effort(&self) -> u64 {
        1
    }

    /// About what a turn of a side gains from here on. People are told how many turns
    /// somebody is ahead, whatever a game counts.
    fn turn_worth(&self, _state: &<Self::Game as Game>::State, _side: Side) -> i32 {
        100
    }

    /// What it is worth to be the next to act.
    fn tempo(&self) -> i32 {
        0
    }

    /// May a side keep the other from winning for ever by staying where it is? Then whoever has
    /// done so for long gives way at last, even between two.
    fn may_block_for_ever(&self) -> bool {
        false
    }

    /// Can nobody help or hinder this seat from now on? Then its own fewest turns are all that
    /// matters.
    fn is_alone(&self, _state: &<Self::Game as Game>::State, _seat: Seat) -> bool {
        false
    }

    /// The position with this seat to act once more, as if nobody else had anything to do.
    /// `None` where such a plan would lead nowhere.
    fn once_more(
        &self,
        _state: &<Self::Game as Game>::State,
        _seat: Seat,
    ) -> Option<<Self::Game as Game>::State> {
        None
    }
}

/// A position of the game that somebody judges.
pub(crate) type State<J> = <<J as Judge>::Game as Game>::State;

/// Families that have a judge.
pub trait Judged: Game + Sized {
    /// A judge for this game.
    fn judge(&self) -> impl Judge<Game = Self>;
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::{Rng, random_any};
    use rules::{CATALOGUE, Spec, ToAct};

    /// Along a random game, every action gains just what a judge that calls itself exact
    /// says it does.
    fn check_gains<J: Judge>(judge: &J, state: &<J::Game as Game>::State) {
        let game = judge.game();
        let ToAct::Seat(seat) = game.to_act(state) else { return };
        let (mine, other) = (game.seating().side(seat), Side(1 - game.seating().side(seat).0));
        let lead = |state: &_| judge.worth(state, mine) - judge.worth(state, other);
        let _ = game.each_action(state, |action| {
            let mut after = state.clone();
            game.apply(&mut after, action, &mut ());
            if !matches!(game.to_act(&after), ToAct::Over(_)) {
                let gain = lead(&after) - lead(state);
                assert_eq!(judge.gain(state, action), gain, "{action:?} in {state:?}");
            }
            std::ops::ControlFlow::Continue(())
        });
    }

    #[test]
    fn gains_that_are_called_exact_are_exact() {
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
                    let judge = game.judge();
                    if judge.is_exact() {
                        exact.push(entry.head().id);
                        check_gains(&judge, state);
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
