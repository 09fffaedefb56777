//! Keys of positions.
//!
//! A key is the sum of a number for each piece on its place, so that moving a piece
//! is one subtraction and one addition and pieces heaped on one place just add up,
//! plus a number for the rest of the position. Keys are the same on every machine.

use crate::game::{Game, Observer, Piece, Place};

/// Where the pieces are, as a number that can be kept up to date by watching them move.
///
/// ```
/// use spielhof_rules::{Game, Placement, Spec};
/// # use std::ops::ControlFlow;
/// let position = Spec::of("captive-2", 2).unwrap().build().unwrap().start();
/// assert_eq!(position.key(), position.rebuilt_key());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Placement(u64);

impl Placement {
    /// The placement of a position, counted afresh.
    pub fn of<G: Game>(game: &G, state: &G::State) -> Placement {
        let mut sum = 0u64;
        game.each_piece(state, |piece, place| sum = sum.wrapping_add(number(piece, place)));
        Placement(sum)
    }

    /// The key of the whole position.
    #[inline]
    pub fn key(self, stage_word: u64) -> u64 {
        mix(self.0.wrapping_add(mix(stage_word ^ STAGE)))
    }
}

impl Observer for Placement {
    #[inline]
    fn moved(&mut self, piece: Piece, from: Place, to: Place) {
        self.0 = self.0.wrapping_sub(number(piece, from)).wrapping_add(number(piece, to));
    }
}

/// Sets the numbers of stages apart from those of pieces.
const STAGE: u64 = 0x5354_4147_4500_0000;

#[inline]
fn number(piece: Piece, place: Place) -> u64 {
    let piece = match piece {
        Piece::Of(colour) => u64::from(colour.0),
        Piece::Marked(colour) => 32 + u64::from(colour.0),
        Piece::Shared => 16,
        Piece::Barricade => 17,
    };
    let place = match place {
        Place::On(cell) => u64::from(cell.number()),
        Place::Yard(colour) => 1024 + u64::from(colour.0),
        Place::Hand => 1040,
        Place::TakenBy(seat) => 1056 + u64::from(seat.0),
        // What is out of the game makes no difference to it.
        Place::Out => return 0,
    };
    mix(piece << 32 | place)
}

/// The finaliser of SplitMix64: spreads every bit of its input over the result.
#[inline]
const fn mix(word: u64) -> u64 {
    let mut z = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
