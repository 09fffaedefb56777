//! What positions are worth whatever the game: won, lost, here again.

use rules::{Outcome, Side};

/// What a won game is worth. A win so many actions away is worth that much less.
pub const WIN: i32 = 1_000_000;

/// What it costs to bring about a position that was there before. Whoever repeats is
/// thought to lose by it, so that games come to a real end.
pub(crate) const REPEATED: i32 = 5_000;

/// Is this the value of a game that is won or lost?
///
/// ```
/// assert!(search::is_decided(7 - search::WIN) && !search::is_decided(12_000));
/// ```
pub fn is_decided(value: i32) -> bool {
    value.abs() > WIN - 10_000
}

/// What the end of a game is worth to a side; sooner is better than later.
pub(crate) fn decided(outcome: Outcome, side: Side, ply: usize) -> i32 {
    let shared = outcome.winners().count() > 1;
    match outcome.rank(side) {
        1 if shared => 0,
        1 => WIN - ply as i32,
        _ => ply as i32 - WIN,
    }
}
