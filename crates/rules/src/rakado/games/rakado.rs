//! Rakado: straight ahead by the roll of a die, on either board.

use super::super::{Captures, Directions, Missed, On, Variant};
use crate::head::{Booklet, Head};

/// `rakado`
pub const RAKADO: Variant = Variant {
    head: Head { id: "rakado", booklet: Booklet::ClassicLineHalma, section: "Rakado" },
    players: &[2, 3],
    board: &[On::Square, On::Star],
    directions: &[Directions::Ahead, Directions::Forward],
    captures: &[Captures::Ahead, Captures::Wide],
    // A program overlooks nothing, so it does not let people lose a piece by a slip unless
    // they ask for it.
    missed: &[Missed::Enforced, Missed::Huffed],
};
