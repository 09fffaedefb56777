//! Farbenhalma: on dark cells pieces only step, on light cells they only jump.

use super::halma::HALMA;
use super::prelude::*;

/// `colour-halma`
pub const COLOUR_HALMA: Variant = Variant {
    head: Head { id: "colour-halma", booklet: Booklet::ClassicLineHalma, section: "Farbenhalma" },
    movement: &[Movement::Strict, Movement::Simple],
    // A piece on a light cell may be unable to leave through no fault of its owner.
    cannot_clear: CannotClear::MovesFreely,
    ..HALMA
};
