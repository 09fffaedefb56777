//! Halma, for two or four: the basic rules on the square board.

use super::prelude::*;

/// `halma`
pub const HALMA: Variant = Variant {
    head: Head { id: "halma", booklet: Booklet::ClassicLineHalma, section: "Halma" },
    // Two play with 19 pieces from the large yards, four with 13 from the small ones.
    armies: &[(2, Yard::Square(SquareYard::Large)), (4, Yard::Square(SquareYard::Small))],
    ..BASIC
};
