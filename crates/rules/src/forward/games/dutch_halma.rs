//! Niederländisches Halma: like pawns straight ahead, and past enemies by hooks.

use super::super::{March, Variant};
use crate::head::{Booklet, Head};
use board::BoardId;

/// `dutch-halma`
pub const DUTCH_HALMA: Variant = Variant {
    head: Head {
        id: "dutch-halma",
        booklet: Booklet::ClassicLineHalma,
        section: "Niederländisches Halma",
    },
    board: BoardId::SmallSquare,
    // Two full rows (dutch-halma 1); the opponent's two rows are the goal (dutch-halma 4).
    start: "2 o o o o o o o o o\n1 o o o o o o o o o",
    march: March::Hooks,
};
