//! Symmetric jumps, many at once.
//!
//! A symmetric jump is twice as long as the way to the piece in its middle. So it keeps its
//! quarter like a jump over a neighbour, and all jumps of one length in one direction are one
//! shift of the quarter's word.

use super::quarters::{AXES, Chain, FARTHEST, QuarterSet, Quarters, ahead, next};
use board::Cell;

/// For each axis and way to the middle, the cells from which a piece can jump forward, were the
/// landing free.
type Starts<const A: usize, const D: usize> = [[u64; D]; A];

impl<const W: usize> Quarters<W> {
    /// Every cell that a chain of symmetric jumps can end on, if it may land on the free cells.
    #[inline(always)]
    pub fn symmetric_chain<const A: usize, const D: usize>(
        &self,
        from: Cell,
        mut occupied: QuarterSet,
        free: &QuarterSet,
    ) -> Chain {
        let from = self.spot(from);
        let landings = free[from.quarter()];
        // The start counts as empty while its piece jumps.
        occupied[from.quarter()] &= !from.word();
        let starts = self.starts::<A, D>(from.quarter(), &occupied);
        let mut fresh = jumps(from.word(), &starts) & landings;
        let mut reached = fresh;
        while fresh != 0 {
            fresh = jumps(fresh, &starts) & landings & !reached;
            reached |= fresh;
        }
        from.with_word(reached)
    }

    /// From where a piece can jump in a quarter.
    #[inline(always)]
    fn starts<const A: usize, const D: usize>(
        &self,
        quarter: usize,
        occupied: &QuarterSet,
    ) -> Starts<A, D> {
        let mut starts = [[0; D]; A];
        for axis in 0..A {
            let (over, places) = next(quarter, AXES[axis]);
            // The cells with a piece one step ahead, two steps ahead and so on.
            let mut pieces = [0; 2 * FARTHEST];
            let mut odd = turned(occupied[over], places);
            let mut even = occupied[quarter];
            // Those with at least one piece so near, with at least two.
            let (mut one, mut two) = (odd, 0);
            pieces[1] = odd;
            starts[axis][0] = odd & self.room[quarter][axis][0];
            for middle in 2..=D {
                even = turned(even, ahead(axis, 2));
                odd = turned(odd, ahead(axis, 2));
                (pieces[2 * middle - 2], pieces[2 * middle - 1]) = (even, odd);
                two |= one & even;
                one |= even;
                two |= one & odd;
                one |= odd;
                // The piece in the middle is the only one before the landing.
                starts[axis][middle - 1] =
                    pieces[middle] & !two & self.room[quarter][axis][middle - 1];
            }
        }
        starts
    }
}

/// Every bit moved back by a number of places. What comes round the edge of the board has no room to jump.
#[inline(always)]
fn turned(word: u64, places: i32) -> u64 {
    word.rotate_right((places & 63) as u32)
}

/// Everything that one jump reaches from these cells of a quarter.
#[inline(always)]
fn jumps<const A: usize, const D: usize>(from: u64, starts: &Starts<A, D>) -> u64 {
    let mut reached = 0;
    for (axis, starts) in starts.iter().enumerate() {
        for (nearer, &starts) in starts.iter().enumerate() {
            let ahead = ahead(axis, 2 * (nearer + 1));
            reached |= (from & starts) << ahead;
            reached |= (from >> ahead) & starts;
        }
    }
    reached
}
