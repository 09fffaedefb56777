//! Highscore: alone from one large yard to the opposite, in as few turns as possible.

use super::prelude::*;

/// `highscore`
pub const HIGHSCORE: Variant = Variant {
    head: Head { id: "highscore", booklet: Booklet::ClassicLineHalma, section: "Highscore" },
    armies: &[(1, Yard::Square(SquareYard::Large))],
    ..BASIC
};
