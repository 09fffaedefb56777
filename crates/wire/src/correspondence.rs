//! Games with days for each turn: conditional moves and holidays.

use crate::scene::{Move, Scene};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The conditional moves of a seat. Only its holder is told them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeatPlan {
    /// The seat, from one.
    pub seat: u8,
    /// Rows of actions in notation that begin at the position on the board: what the others do, what
    /// the seat answers, and so on.
    pub lines: Vec<Vec<String>>,
}

/// Actions to be tried at a table, none of which is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Line {
    /// In notation, from the position on the board.
    pub actions: Vec<String>,
}

/// How a table would stand after a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LineSeen {
    /// How many actions were played at the table, from where the line begins.
    pub played: u32,
    /// The position after the line, with the choices of the seat to act.
    pub scene: Scene,
    /// The actions of the line, each with what it would do.
    pub moves: Vec<Move>,
}

/// A time during which a guest is away: in games that give days for a turn their clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Holiday {
    /// Since when, in thousandths of a second since 1970.
    pub since: u64,
    /// Until when.
    pub until: u64,
}

/// The holiday of a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct HolidayState {
    /// The one that is going on.
    pub holiday: Option<Holiday>,
    /// The latest end of one that begins now, or of the one that is going on.
    pub latest: u64,
    /// Whole days from now until then.
    pub days: u32,
}

/// Takes a holiday from now, or gives the one that is going on another end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewHoliday {
    /// Until when, in thousandths of a second since 1970.
    pub until: u64,
}
