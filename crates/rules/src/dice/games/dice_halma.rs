//! Würfel-Halma: one die says how many pieces step, the other how often one more jumps.

use super::super::Variant;
use crate::head::{Booklet, Head};
use crate::race::games::HALMA;
use crate::race::{self, CannotClear};

/// `dice-halma`
pub const DICE_HALMA: Variant = Variant {
    head: Head { id: "dice-halma", booklet: Booklet::ClassicLineHalma, section: "Würfel-Halma" },
    race: race::Variant {
        // A bad roll may keep a piece at home through no fault of its owner (rule 7).
        cannot_clear: CannotClear::MovesFreely,
        // Pieces, homes and goals (rule 1).
        ..HALMA
    },
};
