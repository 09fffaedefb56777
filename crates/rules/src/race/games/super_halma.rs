//! Super- oder Sprung-Halma: Halma with jumps from any distance.

use super::halma::HALMA;
use super::prelude::*;

/// `super-halma`
pub const SUPER_HALMA: Variant = Variant {
    head: Head {
        id: "super-halma",
        booklet: Booklet::ClassicLineHalma,
        section: "Super oder Sprung-Halma",
    },
    jumps: &[Jumps::Symmetric],
    ..HALMA
};
