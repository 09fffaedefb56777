//! Halma of the Gold Edition: 15 pieces, steps or jumps over neighbours.

use super::chinese_checkers::CHINESE_CHECKERS;
use super::prelude::*;

/// `gold-halma`
pub const GOLD_HALMA: Variant = Variant {
    head: Head { id: "gold-halma", booklet: Booklet::GoldEdition, section: "Halma Gold Edition" },
    armies: &[(2, Yard::Star(StarYard::Fifteen)), (3, Yard::Star(StarYard::Fifteen))],
    jumps: &[Jumps::Adjacent],
    ..CHINESE_CHECKERS
};
