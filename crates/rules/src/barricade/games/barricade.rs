//! Barricade (Malefiz), for two to four.

use super::super::{BarricadeRows, Colours, Entering, Opening, Variant};
use crate::head::{Booklet, Head};

/// `barricade`
pub const BARRICADE: Variant = Variant {
    head: Head { id: "barricade", booklet: Booklet::SchmidtBarricade, section: "Barricade" },
    players: &[2, 3, 4],
    // Everyone rolls and the highest begins with that roll.
    opening: &[Opening::Rolled, Opening::First],
    // A player who can only bring a pawn in must do so.
    entry: &[Entering::Forced, Entering::Free],
    // No barricade in the first row, or in the first two.
    no_barricade_rows: &[BarricadeRows::One, BarricadeRows::Two],
    // Two players may take two colours each.
    colours: &[Colours::One, Colours::Two],
};
