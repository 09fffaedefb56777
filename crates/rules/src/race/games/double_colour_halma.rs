//! Doppel-Color Halma: two colours each in one corner, which end where the opponent's
//! partner colours began.

use super::halma::HALMA;
use super::prelude::*;

/// `double-colour-halma`
pub const DOUBLE_COLOUR_HALMA: Variant = Variant {
    head: Head {
        id: "double-colour-halma",
        booklet: Booklet::ClassicLineHalma,
        section: "Doppel-Color Halma",
    },
    armies: &[(2, Yard::Square(SquareYard::Large))],
    // Nine on cells of the corner's shade and ten on the others, or the ten nearest the
    // corner and the nine before them.
    layout: &[Layout::Chequered, Layout::Ranks],
    ..HALMA
};
