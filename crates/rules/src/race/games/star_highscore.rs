//! Highscore on the star: alone from one tip to the opposite, in as few turns as possible.

use super::prelude::*;

/// `star-highscore`
pub const STAR_HIGHSCORE: Variant = Variant {
    head: Head {
        id: "star-highscore",
        booklet: Booklet::ClassicLineHalma,
        section: "Solitärspiele auf dem Sternhalma-Brett: Highscore",
    },
    armies: &[(1, Yard::Star(StarYard::Fifteen))],
    // With the ten of a tip it is the solitaire that is studied in the literature.
    pieces: &[Pieces::Yard, Pieces::Ten],
    ..BASIC
};
