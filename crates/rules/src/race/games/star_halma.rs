//! Sternhalma: the basic rules along the lines of the star.

use super::prelude::*;

/// `star-halma`
pub const STAR_HALMA: Variant = Variant {
    head: Head { id: "star-halma", booklet: Booklet::ClassicLineHalma, section: "Sternhalma" },
    // Two and three play with 15 pieces, four with 10.
    armies: &[
        (2, Yard::Star(StarYard::Fifteen)),
        (3, Yard::Star(StarYard::Fifteen)),
        (4, Yard::Star(StarYard::Ten)),
    ],
    // Two players may take a second colour each; both must arrive.
    colours: &[Colours::One, Colours::TwoOpposed, Colours::TwoFacing],
    ..BASIC
};
