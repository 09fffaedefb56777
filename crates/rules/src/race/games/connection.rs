//! Connection: a line of own pieces from one tip to another two tips away.

use super::prelude::*;

/// `connection`
pub const CONNECTION: Variant = Variant {
    head: Head { id: "connection", booklet: Booklet::ClassicLineHalma, section: "Connection" },
    // The tip and the row before it, without that row's two ends.
    armies: &[(2, Yard::Star(StarYard::Thirteen)), (3, Yard::Star(StarYard::Thirteen))],
    aim: Aim::Line,
    line: &[Line::Any, Line::Own],
    // Nobody has to arrive anywhere: rules 1 to 5 only.
    leave_goal: &[LeaveGoal::Yes],
    blocked: &[Blocked::None],
    ..BASIC
};
