//! Scores that mean the same in every game: won, lost, repeated.

use rules::{Outcome, Side, Standing};

/// The score of a won game. A win in `n` actions scores `WIN - n`.
pub const WIN: i32 = 1_000_000;

/// The penalty for repeating a position. Repetition is treated as a loss, so that games reach a
/// real end.
pub(crate) const REPETITION: i32 = 5_000;

/// Is this the score of a game that is won or lost?
///
/// ```
/// assert!(spielhof_search::is_decided(7 - spielhof_search::WIN) && !spielhof_search::is_decided(12_000));
/// ```
pub fn is_decided(score: i32) -> bool {
    score.abs() > WIN - 10_000
}

/// The score of an ended game for a side. A sooner win and a later loss are better.
pub(crate) fn decided(outcome: Outcome, side: Side, ply: usize) -> i32 {
    Objective::FIRST.of_rank(outcome.rank(side), outcome.winners().count() > 1, ply)
}

/// The rank a search plays for: the best one that was open when it started. Where play goes on
/// for the places, each place is a game of its own: once the first place is taken, the others
/// play for the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Objective {
    open: u8,
}

impl Objective {
    const FIRST: Objective = Objective { open: 1 };

    /// The objective in a game with this standing.
    pub fn of(standing: &Standing) -> Objective {
        Objective { open: standing.best_open() }
    }

    /// The score of a side if the rank is taken; `None` while it is open and the side can still
    /// take it.
    pub fn score(self, standing: &Standing, side: Side, ply: usize) -> Option<i32> {
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
    fn places_are_played_for_one_after_another() {
        let mut standing = Standing::new(4);
        let first = Objective::of(&standing);
        let score =
            |objective: Objective, standing: &Standing, side| objective.score(standing, side, 3);
        assert_eq!(score(first, &standing, Side(0)), None);
        standing.finish(Side(2), Places::All);
        assert_eq!(score(first, &standing, Side(2)), Some(WIN - 3));
        assert_eq!(score(first, &standing, Side(0)), Some(3 - WIN), "the first place is taken");
        let second = Objective::of(&standing);
        assert_eq!(score(second, &standing, Side(0)), None);
        standing.beat(Side(3));
        assert_eq!(score(second, &standing, Side(3)), Some(3 - WIN));
        assert_eq!(score(second, &standing, Side(0)), None, "the second place is still open");
        standing.finish(Side(1), Places::All);
        assert!(standing.is_over());
        assert_eq!(score(second, &standing, Side(1)), Some(WIN - 3), "the best that was open");
        assert_eq!(score(second, &standing, Side(0)), Some(3 - WIN));
    }

    #[test]
    fn a_shared_first_place_scores_zero_and_a_shared_loss_is_a_loss() {
        let mut standing = Standing::new(3);
        let objective = Objective::of(&standing);
        standing.decide(|side| [5, 5, 4][side.index()]);
        assert_eq!(
            [0, 1, 2].map(|side| objective.score(&standing, Side(side), 1).unwrap()),
            [0, 0, 1 - WIN]
        );
        let mut standing = Standing::new(3);
        standing.finish(Side(0), Places::First);
        assert_eq!(objective.score(&standing, Side(1), 1), Some(1 - WIN));
    }
}
