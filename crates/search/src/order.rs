//! The order in which searches look at actions: the best first, equals as they came.
//!
//! These functions are not generic. Each is compiled once and not for every family of games, which
//! halves what sorting adds to the WebAssembly module.

use rules::Action;
use std::cmp::Reverse;

/// Actions after their scores.
pub(crate) fn best_first(scored: &mut [(i32, Action)]) {
    scored.sort_by_key(|&(score, _)| Reverse(score));
}

/// Actions before their scores.
pub(crate) fn best_ranked_first(ranked: &mut [(Action, i32)]) {
    ranked.sort_by_key(|&(_, score)| Reverse(score));
}

/// Actions from the nodes of a beam: the score, the place of the node, the action.
pub(crate) fn best_expansions_first(expansions: &mut [(i32, usize, Action)]) {
    expansions.sort_by_key(|&(score, ..)| Reverse(score));
}
