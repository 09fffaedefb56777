//! Chinese Checkers: two to six with ten marbles each, symmetric jumps.

use super::prelude::*;

/// `chinese-checkers`
pub const CHINESE_CHECKERS: Variant = Variant {
    head: Head {
        id: "chinese-checkers",
        booklet: Booklet::ChineseCheckers,
        section: "Chinese Checkers",
    },
    armies: &[
        (2, Yard::Star(StarYard::Ten)),
        (3, Yard::Star(StarYard::Ten)),
        (4, Yard::Star(StarYard::Ten)),
        (5, Yard::Star(StarYard::Ten)),
        (6, Yard::Star(StarYard::Ten)),
    ],
    jumps: &[Jumps::Symmetric, Jumps::Adjacent],
    // The booklet has neither rule 6 nor rule 8; one marble left at home could then
    // block forever, so a full goal wins unless the players want it otherwise.
    leave_goal: &[LeaveGoal::Yes, LeaveGoal::No],
    blocked: &[Blocked::Filled, Blocked::None, Blocked::Swap, Blocked::Clear],
    ..BASIC
};
