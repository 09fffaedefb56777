//! Gobang or Gomuku: five in a row, placing first and moving later.

use super::super::{Teams, Variant};
use crate::head::{Booklet, Head};

/// `gobang`
pub const GOBANG: Variant = Variant {
    head: Head { id: "gobang", booklet: Booklet::ClassicLineHalma, section: "Gomuku oder Gobang" },
    // Rule 1.
    players: &[2, 3, 4],
    pieces: 12,
    // Four may play two against two, a team with one colour between them (rule 4).
    teams: &[Teams::None, Teams::Two],
};
