//! Barricade of the Gold Edition: the same game with balls and blockers. Its booklet
//! obliges nobody to bring in all balls, and allows talk that binds nobody, which no
//! program can enforce.

use super::super::{Entering, Variant};
use super::barricade::BARRICADE;
use crate::head::{Booklet, Head};

/// `barricade-gold`
pub const BARRICADE_GOLD: Variant = Variant {
    head: Head {
        id: "barricade-gold",
        booklet: Booklet::GoldEdition,
        section: "Barrikade Gold Edition",
    },
    entry: &[Entering::Free, Entering::Forced],
    ..BARRICADE
};
