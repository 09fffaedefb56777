//! Treffhalma: the piece on the corner cell is marked and must end on the corner opposite.

use super::prelude::*;

/// `marked-halma`
pub const MARKED_HALMA: Variant = Variant {
    head: Head { id: "marked-halma", booklet: Booklet::ClassicLineHalma, section: "Treffhalma" },
    // As in Halma, and one alone plays with the 19 of the large yard.
    armies: &[
        (1, Yard::Square(SquareYard::Large)),
        (2, Yard::Square(SquareYard::Large)),
        (4, Yard::Square(SquareYard::Small)),
    ],
    marked: Marked::Corner,
    ..BASIC
};
