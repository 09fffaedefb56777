//! Who has finished, who is beaten, and the outcome.

use crate::seating::{MOST, Seat, Seating, Side};

/// Does a game of three or more sides end with the first winner?
///
/// ```
/// use spielhof_rules::{Places, Side, Standing};
/// let mut standings = [Standing::new(3); 2];
/// standings[0].finish(Side(1), Places::First);
/// standings[1].finish(Side(1), Places::All);
/// assert_eq!(standings.map(|standing| standing.is_over()), [true, false]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Places {
    /// It ends with the first winner.
    First,
    /// Play goes on for the places; finished and beaten seats are skipped.
    All,
}

/// The result of a game: a rank for each side, 1 the best; equal ranks are shared.
///
/// Alone, rank 1 means solved and rank 2 not solved.
///
/// ```
/// use spielhof_rules::{Places, Side, Standing};
/// let mut standing = Standing::new(3);
/// standing.finish(Side(1), Places::First);
/// let outcome = standing.outcome().unwrap();
/// assert_eq!(outcome.ranks(), [2, 1, 2]); // the others share the second place
/// assert_eq!(outcome.winners().collect::<Vec<_>>(), [Side(1)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    ranks: [u8; MOST],
    sides: u8,
}

impl Outcome {
    /// The rank of each side.
    pub fn ranks(&self) -> &[u8] {
        &self.ranks[..self.sides as usize]
    }

    /// The rank of a side.
    pub fn rank(&self, side: Side) -> u8 {
        self.ranks[side.index()]
    }

    /// The sides of rank 1. Several share the win.
    pub fn winners(&self) -> impl Iterator<Item = Side> + '_ {
        (0..self.sides).map(Side).filter(|&side| self.rank(side) == 1)
    }
}

/// Which sides are still in the game, and what rank the others have got.
///
/// ```
/// use spielhof_rules::{Side, Standing};
/// let mut standing = Standing::new(3);
/// standing.beat(Side(2));
/// assert_eq!((standing.playing(), standing.rank(Side(2))), (2, Some(3)));
/// standing.beat(Side(0)); // one side is left, so the game is over
/// assert_eq!(standing.outcome().unwrap().ranks(), [2, 1, 3]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// 0 while the side is in the game.
    ranks: [u8; MOST],
    sides: u8,
    /// How many were beaten; they hold the last ranks.
    beaten: u8,
    over: bool,
}

impl Standing {
    /// All sides in the game.
    pub fn new(sides: usize) -> Standing {
        Standing { ranks: [0; MOST], sides: sides as u8, beaten: 0, over: false }
    }

    /// How many sides there are.
    pub fn sides(&self) -> u8 {
        self.sides
    }

    /// Is this side still in the game?
    #[inline]
    pub fn in_play(&self, side: Side) -> bool {
        self.ranks[side.index()] == 0
    }

    /// Was this side beaten (not merely outrun)?
    #[inline]
    pub fn is_beaten(&self, side: Side) -> bool {
        self.is_any_beaten() && self.ranks[side.index()] > self.sides - self.beaten
    }

    /// Was any side beaten?
    #[inline]
    pub fn is_any_beaten(&self) -> bool {
        self.beaten > 0
    }

    /// Is the game over?
    #[inline]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The rank of a side that is no longer in the game.
    pub fn rank(&self, side: Side) -> Option<u8> {
        Some(self.ranks[side.index()]).filter(|&rank| rank > 0)
    }

    /// The best rank that no side has taken yet.
    pub fn best_open(&self) -> u8 {
        1 + (self.sides - self.playing()) - self.beaten
    }

    /// How many sides are still in the game.
    pub fn playing(&self) -> u8 {
        self.sides_iter().filter(|&side| self.in_play(side)).count() as u8
    }

    /// Sides that have finished, the first one first.
    pub fn finished(&self) -> impl Iterator<Item = Side> + '_ {
        let last = self.sides - self.beaten;
        (1..=last)
            .filter_map(|rank| self.sides_iter().find(|side| self.ranks[side.index()] == rank))
    }

    /// Sides that were beaten, the first one first.
    pub fn beaten(&self) -> impl Iterator<Item = Side> + '_ {
        let ranks = (0..self.beaten).map(|n| self.sides - n);
        ranks.filter_map(|rank| self.sides_iter().find(|side| self.ranks[side.index()] == rank))
    }

    /// A side has reached its aim and takes the best rank left.
    pub fn finish(&mut self, side: Side, places: Places) {
        self.ranks[side.index()] = self.best_open();
        match places {
            Places::First => self.share_the_rest(),
            Places::All => self.end_with_the_last(),
        }
    }

    /// A side has lost and takes the worst rank left.
    pub fn beat(&mut self, side: Side) {
        self.ranks[side.index()] = self.sides - self.beaten;
        self.beaten += 1;
        self.end_with_the_last();
    }

    /// The game stops here: the sides still in it are ranked by a measure, greater is better.
    pub fn decide<M: Ord>(&mut self, measure: impl Fn(Side) -> M) {
        let best = self.best_open();
        let before = *self;
        let playing = || before.sides_iter().filter(|&side| before.in_play(side));
        for side in playing() {
            let mine = measure(side);
            let better = playing().filter(|&other| measure(other) > mine).count() as u8;
            self.ranks[side.index()] = best + better;
        }
        self.over = true;
    }

    /// A game for one that can't be solved any more.
    pub fn give_up(&mut self) {
        self.ranks[0] = 2;
        self.over = true;
    }

    /// The outcome, once the game is over.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        self.over.then_some(Outcome { ranks: self.ranks, sides: self.sides })
    }

    /// All of it in one number.
    pub fn word(&self) -> u64 {
        let ranks = self.ranks.iter().fold(0, |word, &rank| word << 4 | u64::from(rank));
        ranks << 8 | u64::from(self.beaten) << 4 | u64::from(self.over)
    }

    fn share_the_rest(&mut self) {
        self.decide(|_| ());
    }

    /// The last side left needs nobody to play against.
    fn end_with_the_last(&mut self) {
        if self.playing() <= 1 {
            self.decide(|_| ());
        }
    }

    fn sides_iter(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.sides).map(Side)
    }
}

/// Who is still in play.
impl Seating {
    /// The next seat, clockwise, whose side is still in the game; the same one if there
    /// is no other.
    #[inline]
    pub(crate) fn next_in_play(&self, seat: Seat, standing: &Standing) -> Seat {
        let seats = self.seats() as u8;
        let after = (1..=seats).map(|n| Seat((seat.0 + n) % seats));
        after.into_iter().find(|&next| standing.in_play(self.side(next))).unwrap_or(seat)
    }

    /// Has every seat still in the game passed, after `passes` passes in a row?
    pub(crate) fn all_have_passed(&self, passes: u8, standing: &Standing) -> bool {
        let playing = self.all_seats().filter(|&seat| standing.in_play(self.side(seat)));
        usize::from(passes) >= playing.count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(standing: &Standing) -> Vec<u8> {
        standing.outcome().unwrap().ranks().to_vec()
    }

    #[test]
    fn the_first_winner_ends_the_game_and_the_beaten_stay_last() {
        let mut standing = Standing::new(4);
        standing.beat(Side(2));
        assert!(!standing.is_over() && standing.is_beaten(Side(2)));
        standing.finish(Side(1), Places::First);
        assert_eq!(ranks(&standing), [2, 1, 4, 2]);
        assert!(!standing.is_beaten(Side(0)));
    }

    #[test]
    fn places_go_to_all_in_their_order() {
        let mut standing = Standing::new(3);
        standing.finish(Side(1), Places::All);
        assert!(!standing.is_over());
        assert_eq!(standing.finished().collect::<Vec<_>>(), [Side(1)]);
        standing.finish(Side(2), Places::All);
        assert_eq!(ranks(&standing), [3, 1, 2]);
    }

    #[test]
    fn the_last_side_left_wins() {
        let mut standing = Standing::new(3);
        standing.beat(Side(0));
        standing.beat(Side(2));
        assert_eq!(ranks(&standing), [3, 1, 2]);
        assert_eq!(standing.beaten().collect::<Vec<_>>(), [Side(0), Side(2)]);
    }

    #[test]
    fn equal_measures_share_a_rank() {
        let mut standing = Standing::new(3);
        standing.decide(|side| [5, 7, 5][side.index()]);
        assert_eq!(ranks(&standing), [2, 1, 2]);
    }
}
