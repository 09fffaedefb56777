//! Random play: uniform over what is legal, dice by their odds.

use crate::Rng;
use rules::{Action, Game, Position, ToAct};
use std::ops::ControlFlow;

/// What a number of random turns came to.
///
/// ```
/// use spielhof_search::{Rng, playout_any};
/// let start = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let result = playout_any(&start, 20, &mut Rng::new(1));
/// assert_eq!((result.turns, result.ended), (20, false));
/// assert!(result.choices / result.actions > 10); // legal actions at a time
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// Turns begun.
    pub turns: u64,
    /// Actions played, rolls among them.
    pub actions: u64,
    /// Sum of the number of legal actions at each.
    pub choices: u64,
    /// Did the game end by its rules?
    pub ended: bool,
}

/// Plays at random from a position until the game ends or `turns` turns are over.
pub fn playout<G: Game>(game: &G, state: &mut G::State, turns: u64, rng: &mut Rng) -> Playout {
    let mut result = Playout::default();
    while result.turns < turns {
        let Some(action) = random_action(game, state, rng, &mut result.choices) else {
            result.ended = true;
            break;
        };
        game.apply(state, action, &mut ());
        result.actions += 1;
        result.turns += u64::from(game.begins_turn(state));
    }
    result
}

/// A random action: by its odds when chance decides, else each equally likely.
#[inline]
fn random_action<G: Game>(
    game: &G,
    state: &G::State,
    rng: &mut Rng,
    choices: &mut u64,
) -> Option<Action> {
    if game.to_act(state) == ToAct::Chance {
        return roll(game, state, rng);
    }
    game.choose(state, |count| {
        *choices += u64::from(count);
        rng.below(count)
    })
}

/// An outcome of chance, by its odds.
pub fn roll<G: Game>(game: &G, state: &G::State, rng: &mut Rng) -> Option<Action> {
    let mut total = 0;
    let _ = game.visit_actions(state, &mut |action| {
        total += game.weight(state, action);
        ControlFlow::Continue(())
    });
    let mut left = rng.below(total);
    let mut rolled = None;
    let _ = game.visit_actions(state, &mut |action| {
        rolled = Some(action);
        match left.checked_sub(game.weight(state, action)) {
            Some(rest) => {
                left = rest;
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(()),
        }
    });
    rolled
}

/// A random playout of any game; see [`playout`].
pub fn playout_any(position: &Position, turns: u64, rng: &mut Rng) -> Playout {
    rules::with_play!(position.play(), (game, state) => {
        playout(&**game, &mut state.clone(), turns, rng)
    })
}

/// A random action in any game; `None` when the game is over.
pub fn random_any(position: &Position, rng: &mut Rng) -> Option<Action> {
    rules::with_play!(position.play(), (game, state) => random_action(&**game, state, rng, &mut 0))
}
