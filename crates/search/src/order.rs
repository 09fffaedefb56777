//! The order in which searches look at actions: the best first, equals as they came.
//!
//! A sort is much code, and it is compiled again for every type and key. So that it does not weigh on
//! the WebAssembly module, ranks are sorted here and the values follow them.

use rules::Action;
use std::cmp::Reverse;

/// Actions after their scores. A type of its own: this is the sort of the inner nodes.
pub(crate) fn best_first(scored: &mut [(i32, Action)]) {
    scored.sort_by_key(|&(score, _)| Reverse(score));
}

/// Values by descending rank.
pub(crate) fn best_first_by<T>(values: &mut Vec<T>, rank: impl Fn(&T) -> i64) {
    let mut ranks: Vec<Rank> = values.iter().map(rank).map(Reverse).zip(0..).collect();
    sort_ranks(&mut ranks);
    let mut before: Vec<Option<T>> = values.drain(..).map(Some).collect();
    values.extend(ranks.into_iter().filter_map(|(_, place)| before[place].take()));
}

/// A rank and the place where its value stood.
type Rank = (Reverse<i64>, usize);

fn sort_ranks(ranks: &mut [Rank]) {
    ranks.sort_unstable();
}

/// One number for a pair, in the same order.
pub(crate) fn rank_of_pair(first: i32, second: i32) -> i64 {
    (i64::from(first) << 32) + (i64::from(second) - i64::from(i32::MIN))
}

/// Keeps `most` actions from the nodes of a beam (the score, the place of the node, the action),
/// none of which is worse than any that is dropped.
pub(crate) fn keep_best(expansions: &mut Vec<(i32, usize, Action)>, most: usize) {
    expansions.select_nth_unstable_by_key(most, |&(score, ..)| Reverse(score));
    expansions.truncate(most);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_stay_as_they_came() {
        let mut values = vec![(1, 'a'), (3, 'b'), (1, 'c'), (3, 'd'), (2, 'e')];
        best_first_by(&mut values, |&(rank, _)| rank);
        assert_eq!(values, [(3, 'b'), (3, 'd'), (2, 'e'), (1, 'a'), (1, 'c')]);
    }

    #[test]
    fn pairs_are_ranked_by_the_first_then_the_second() {
        let extremes = [i32::MIN, -1, 0, 1, i32::MAX];
        let pairs: Vec<(i32, i32)> =
            extremes.iter().flat_map(|&first| extremes.map(|second| (first, second))).collect();
        let ranks: Vec<i64> = pairs.iter().map(|&(a, b)| rank_of_pair(a, b)).collect();
        assert!(ranks.is_sorted_by(|a, b| a < b), "{ranks:?}");
    }
}
