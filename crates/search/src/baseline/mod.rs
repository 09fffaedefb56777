//! The baseline player: one ply of greedy search with a fixed evaluation.
//!
//! It is the reference that stronger players are measured against, so it is frozen: it has its
//! own evaluation of every family and shares nothing with the evaluators, and a change of those
//! does not change it. It is quick and finishes its games.

mod barricade;
mod race;
mod single;

use crate::Rng;
use rules::{Action, Game, Position, Seat};
use std::ops::ControlFlow;

/// How a family scores actions for the baseline.
trait GreedyScore: Game {
    /// The score of an action for the seat to act; more is better.
    fn score(&self, state: &Self::State, action: Action, seat: Seat) -> i64;

    /// The score of an action with the best own action after it, for positions in which no
    /// single action helps. `None` where that never happens.
    fn score_of_two(&self, _state: &Self::State, _action: Action, _seat: Seat) -> Option<i64> {
        None
    }
}

/// The baseline's action; `None` if the game is over. Ties are broken at random.
pub fn baseline(position: &Position, rng: &mut Rng) -> Option<Action> {
    rules::with_play!(position.play(), (game, state) => greedy(&**game, state, rng))
}

fn greedy<G: GreedyScore>(game: &G, state: &G::State, rng: &mut Rng) -> Option<Action> {
    let seat = game.turn(state);
    let (best, equals) = best_by(game, state, |action| game.score(state, action, seat));
    let first = *equals.first()?;
    if best > 0 || game.score_of_two(state, first, seat).is_none() {
        return rng.pick(&equals);
    }
    // Always playing the least bad action leads in circles. Look one action further, and if
    // that does not help either, play a random action now and then.
    let (best, equals) =
        best_by(game, state, |action| game.score_of_two(state, action, seat).unwrap_or(0));
    if best <= 0 && rng.below(2) == 0 {
        return game.choose(state, |count| rng.below(count));
    }
    rng.pick(&equals)
}

/// The best score, and all actions that have it.
fn best_by<G: Game>(
    game: &G,
    state: &G::State,
    score: impl Fn(Action) -> i64,
) -> (i64, Vec<Action>) {
    let mut best = i64::MIN;
    let mut equals = Vec::new();
    let _ = game.each_action(state, |action| {
        let score = score(action);
        if score > best {
            best = score;
            equals.clear();
        }
        if score == best {
            equals.push(action);
        }
        ControlFlow::Continue(())
    });
    (best, equals)
}
