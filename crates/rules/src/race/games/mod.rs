//! The race games, a short file each.
//!
//! Every variant starts from [`BASIC`] or from its parent and lists what it does
//! differently. Fields and values are explained at [`Variant`].

mod captive_1;
mod chinese_checkers;
mod colour_halma;
mod connection;
mod connection_solo;
mod double_colour_halma;
mod gold_halma;
mod halma;
mod highscore;
mod marked_halma;
mod meeting_point;
mod quick_halma;
mod star_halma;
mod star_highscore;
mod super_halma;
mod super_star_halma;
mod team_star_halma;

pub use captive_1::CAPTIVE_1;
pub use chinese_checkers::CHINESE_CHECKERS;
pub use colour_halma::COLOUR_HALMA;
pub use connection::CONNECTION;
pub use connection_solo::CONNECTION_SOLO;
pub use double_colour_halma::DOUBLE_COLOUR_HALMA;
pub use gold_halma::GOLD_HALMA;
pub use halma::HALMA;
pub use highscore::HIGHSCORE;
pub use marked_halma::MARKED_HALMA;
pub use meeting_point::MEETING_POINT;
pub use quick_halma::QUICK_HALMA;
pub use star_halma::STAR_HALMA;
pub use star_highscore::STAR_HIGHSCORE;
pub use super_halma::SUPER_HALMA;
pub use super_star_halma::SUPER_STAR_HALMA;
pub use team_star_halma::TEAM_STAR_HALMA;

/// What a file of a variant needs.
mod prelude {
    pub use super::super::variant::{
        Aim, Blocked, CannotClear, Colours, Jumps, Layout, LeaveGoal, Line, Marked, Movement,
        Partners, Pieces, Variant, Yard,
    };
    pub use super::BASIC;
    pub use crate::head::{Booklet, Head};
    pub use board::{BoardId, SquareYard, StarYard};
}
use prelude::*;

/// The basic rules of the Halma booklet. Not a game: it has no armies. Alone rules 6 and 8
/// do not apply, whatever a variant says of them.
pub const BASIC: Variant = Variant {
    head: Head { id: "", booklet: Booklet::ClassicLineHalma, section: "Grundregeln" },
    square: BoardId::Square,
    armies: &[],
    pieces: &[Pieces::Yard],
    partners: Partners::None,
    layout: &[Layout::Whole],
    figure: None,
    colours: &[Colours::One],
    movement: &[Movement::Basic],
    jumps: &[Jumps::Adjacent],
    leave_goal: &[LeaveGoal::No],
    aim: Aim::Goal,
    marked: Marked::None,
    line: &[Line::Any],
    blocked: &[Blocked::Clear, Blocked::Swap, Blocked::Filled],
    cannot_clear: CannotClear::Loses,
};
