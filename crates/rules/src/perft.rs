//! Counting sequences of actions, the test that finds every wrong move sooner or later.

use crate::action::Action;
use crate::game::Game;
use std::ops::ControlFlow;

/// How many sequences of exactly `depth` actions there are from a position. Rolls are
/// actions; games that end earlier do not count. The last action is not played but
/// counted, by whole sets where the family can.
///
/// ```
/// use spielhof_rules::Spec;
/// let start = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// assert_eq!(start.perft(2), 1600);
/// ```
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(game.count(state)),
        _ => {
            let mut total = 0;
            let _ = game.each_action(state, |action| {
                let mut next = state.clone();
                game.apply(&mut next, action, &mut ());
                total += perft(game, &next, depth - 1);
                ControlFlow::Continue(())
            });
            total
        }
    }
}

/// The count behind each first action.
pub fn divide<G: Game>(game: &G, state: &G::State, depth: u32) -> Vec<(Action, u64)> {
    let mut counts = Vec::new();
    if depth == 0 {
        return counts;
    }
    let _ = game.each_action(state, |action| {
        let mut next = state.clone();
        game.apply(&mut next, action, &mut ());
        counts.push((action, perft(game, &next, depth - 1)));
        ControlFlow::Continue(())
    });
    counts
}
