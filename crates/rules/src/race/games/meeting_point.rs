//! Treffpunkt: alone from a large yard to a figure, in as few turns as possible.

use super::prelude::*;

/// `meeting-point`
pub const MEETING_POINT: Variant = Variant {
    head: Head { id: "meeting-point", booklet: Booklet::ClassicLineHalma, section: "Treffpunkt" },
    armies: &[(1, Yard::Square(SquareYard::Large))],
    // The booklet's picture is lost; ours is a cross about h8.
    figure: Some(
        "10  . . . . . . o o o . . . . . . .
          9  . . . . . . o o o . . . . . . .
          8  . . . . o o o o o o o . . . . .
          7  . . . . . . o o o . . . . . . .
          6  . . . . . . o o o . . . . . . .",
    ),
    ..BASIC
};
