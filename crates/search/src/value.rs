//! What positions are worth whatever the game: won, lost, here again.

use rules::{Outcome, Side, Standing};

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
    Stakes::FIRST.of_rank(outcome.rank(side), outcome.winners().count() > 1, ply)
}

/// What is played for: the best rank that was open when thinking began. Where play goes on for
/// the places, each place is a game of its own, and a side that is out of the running for the
/// first plays for the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stakes {
    open: u8,
}

impl Stakes {
    const FIRST: Stakes = Stakes { open: 1 };

    /// What is played for in a game that stands like this.
    pub fn of(standing: &Standing) -> Stakes {
        Stakes { open: standing.best_open() }
    }

    /// What it is worth to a side if the rank is taken; `None` as long as it is open and the
    /// side may still take it.
    pub fn value(self, standing: &Standing, side: Side, ply: usize) -> Option<i32> {
        match standing.rank(side) {
            Some(rank) => {
                let sides = (0..standing.sides()).map(Side);
                let shared = sides.filter(|&side| standing.rank(side) == Some(rank)).count() > 1;
                Some(self.of_rank(rank, shared, ply))
            }
            None => (standing.best_open() > self.open).then_some(ply as i32 - WIN),
        }
    }

    fn of_rank(self, rank: u8, shared: bool, ply: usize) -> i32 {
        match rank <= self.open {
            true if shared => 0,
            true => WIN - ply as i32,
            false => ply as i32 - WIN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Places;

    #[test]
    fn each_place_is_played_for_in_its_turn() {
        let mut standing = Standing::new(4);
        let first = Stakes::of(&standing);
        let value = |stakes: Stakes, standing: &Standing, side| stakes.value(standing, side, 3);
        assert_eq!(value(first, &standing, Side(0)), None);
        standing.finish(Side(2), Places::All);
        assert_eq!(value(first, &standing, Side(2)), Some(WIN - 3));
        assert_eq!(value(first, &standing, Side(0)), Some(3 - WIN), "the first place is taken");
        let second = Stakes::of(&standing);
        assert_eq!(value(second, &standing, Side(0)), None);
        standing.beat(Side(3));
        assert_eq!(value(second, &standing, Side(3)), Some(3 - WIN));
        assert_eq!(value(second, &standing, Side(0)), None, "the second place is still open");
        standing.finish(Side(1), Places::All);
        assert!(standing.is_over());
        assert_eq!(value(second, &standing, Side(1)), Some(WIN - 3), "the best that was open");
        assert_eq!(value(second, &standing, Side(0)), Some(3 - WIN));
    }

    #[test]
    fn a_shared_place_is_worth_nothing_and_a_shared_loss_is_a_loss() {
        let mut standing = Standing::new(3);
        let stakes = Stakes::of(&standing);
        standing.decide(|side| [5, 5, 4][side.index()]);
        assert_eq!(
            [0, 1, 2].map(|side| stakes.value(&standing, Side(side), 1).unwrap()),
            [0, 0, 1 - WIN]
        );
        let mut standing = Standing::new(3);
        standing.finish(Side(0), Places::First);
        assert_eq!(stakes.value(&standing, Side(1), 1), Some(1 - WIN));
    }
}
