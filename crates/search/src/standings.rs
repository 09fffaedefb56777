//! How all sides stand, without a search.

use crate::evaluator::{Evaluated, Evaluator, State, Tuning};
use rules::{Game, Position};

/// How far each side has come, in hundredths of a turn; `None` for a side that is out of the game.
/// Only differences mean something. A turn here is the mean of what a turn of each side gains.
///
/// ```
/// let mut position = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let before = spielhof_search::standings(&position);
/// assert_eq!(before[0], before[1]);
/// position.act(position.read("e2-f3").unwrap()).unwrap();
/// let after = spielhof_search::standings(&position);
/// assert!(after[0] > after[1]);
/// ```
pub fn standings(position: &Position) -> Vec<Option<i32>> {
    rules::with_play!(position.play(), (game, state) => standings_of(&game.evaluator(), state))
}

/// The same with an evaluator at hand.
pub(crate) fn standings_of<E: Evaluator>(evaluator: &E, state: &State<E>) -> Vec<Option<i32>> {
    let game = evaluator.game();
    let standing = game.standing(state);
    let sides = || game.seating().all_sides();
    let playing = || sides().filter(|&side| standing.in_play(side));
    let turns: i64 = playing().map(|side| i64::from(evaluator.turn_value(state, side))).sum();
    let turn = (turns / playing().count().max(1) as i64).max(1);
    let in_turns = |side| (i64::from(evaluator.evaluate(state, side)) * 100 / turn) as i32;
    sides().map(|side| standing.in_play(side).then(|| in_turns(side))).collect()
}

/// How many times longer a node takes here than one of a race: by this number limits in nodes are
/// divided, so that they take about the same time in every game.
///
/// ```
/// let start = |id| rules::Spec::of(id, 2).unwrap().build().unwrap().start();
/// assert_eq!(spielhof_search::node_cost(&start("halma")), 1);
/// assert!(spielhof_search::node_cost(&start("gobang")) > 1);
/// ```
pub fn node_cost(position: &Position) -> u64 {
    rules::with_play!(position.play(), (game, _state) => game.evaluator().node_cost())
}
