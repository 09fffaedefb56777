//! Le Zug: diagonally ahead on the points, past stations that are still guarded.

use super::super::{March, Variant};
use crate::head::{Booklet, Head};
use board::BoardId;

/// `le-zug`
pub const LE_ZUG: Variant = Variant {
    head: Head { id: "le-zug", booklet: Booklet::ClassicLineHalma, section: "Le Zug" },
    board: BoardId::Points,
    // Nine on the back row and three before it; the booklet's picture is lost (le-zug 1).
    start: "2 . . . . . o . o . o . . . . . . .\n1 o . o . o . o . o . o . o . o . o",
    march: March::Diagonals,
};
