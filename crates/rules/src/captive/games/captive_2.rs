//! Gefangen 2: sixty pieces that belong to nobody fill the hexagon; who jumps out of
//! it keeps what was jumped over.

use super::super::{Jumper, Variant};
use crate::head::{Booklet, Head};

/// `captive-2`
pub const CAPTIVE_2: Variant = Variant {
    head: Head { id: "captive-2", booklet: Booklet::ClassicLineHalma, section: "Gefangen 2" },
    players: &[2, 3, 4, 5, 6],
    // The piece that has left the hexagon is out of the game, or counts for its player (rule 4).
    jumper: &[Jumper::Out, Jumper::Counts],
};
