//! Sprung- oder Superhalma on the star.

use super::prelude::*;
use super::star_halma::STAR_HALMA;

/// `super-star-halma`
pub const SUPER_STAR_HALMA: Variant = Variant {
    head: Head {
        id: "super-star-halma",
        booklet: Booklet::ClassicLineHalma,
        section: "Sprung- oder Superhalma",
    },
    armies: &[(2, Yard::Star(StarYard::Fifteen)), (3, Yard::Star(StarYard::Fifteen))],
    jumps: &[Jumps::Symmetric],
    ..STAR_HALMA
};
