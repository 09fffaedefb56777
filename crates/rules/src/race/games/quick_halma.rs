//! Schnellhalma: Halma with six pieces, from the quick line to the one opposite.

use super::halma::HALMA;
use super::prelude::*;

/// `quick-halma`
pub const QUICK_HALMA: Variant = Variant {
    head: Head { id: "quick-halma", booklet: Booklet::ClassicLineHalma, section: "Schnellhalma" },
    armies: &[(2, Yard::Square(SquareYard::QuickLine)), (4, Yard::Square(SquareYard::QuickLine))],
    ..HALMA
};
