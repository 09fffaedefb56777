//! Requests and answers over plain HTTP.

use crate::catalogue::{Layout, Pieces};
use crate::messages::Said;
use crate::scene::{Move, Outcome, Scene};
use crate::table::{Clock, SeatShape, Terms};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// What a request got wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Faults {
    /// Everything at once.
    pub faults: Vec<Said>,
}

/// Who one is to this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// The name others see; empty until one is given.
    pub name: String,
    /// Is it a bot who asks?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub bot: bool,
}

/// A new name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Rename {
    /// The name.
    pub name: String,
}

/// A bot to make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewBot {
    /// The name others see.
    pub name: String,
}

/// A bot was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BotToken {
    /// What stands for it in its owner's list.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// What its program shows as a bearer token. It is told this once.
    pub token: String,
}

/// A bot in its owner's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Bot {
    /// What stands for it.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// When it was last here, to the day, in thousandths of a second since 1970.
    pub seen: u64,
}

/// Who shall sit on a chair of a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Chair {
    /// The guest who asks.
    Mine,
    /// A friend who gets the invitation.
    Open,
    /// A computer of this level.
    Computer(u8),
}

/// Which game, with which house rules, from where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Plan {
    /// The id of the game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// The seat that begins, from one; drawn by lot if none.
    #[serde(default)]
    #[ts(optional)]
    pub first: Option<u8>,
    /// The options that differ from the booklet's choice.
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub options: BTreeMap<String, String>,
    /// A figure of one's own.
    #[serde(default)]
    #[ts(optional)]
    pub figure: Option<String>,
    /// A set-up to begin from.
    #[serde(default)]
    #[ts(optional)]
    pub setup: Option<String>,
}

/// A table to open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub plan: Plan,
    /// Who shall sit where, a chair for each seat.
    pub chairs: Vec<Chair>,
    /// The clock.
    #[serde(default)]
    #[ts(as = "Option<Clock>", optional)]
    pub clock: Clock,
    /// Is there chat?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub chat: bool,
    /// May people ask the computer for a hint? If not said: only where a single person plays.
    #[serde(default)]
    #[ts(optional)]
    pub hints: Option<bool>,
    /// Can everybody find it?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub listed: bool,
    /// Does its result change ratings? Only for people with accounts, and with a clock.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// Thousandths of a second that a computer takes for a turn at least.
    #[serde(default)]
    #[ts(optional)]
    pub pace: Option<u32>,
}

/// A game that was begun elsewhere, to be continued at a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CopyTable {
    /// The text of its record.
    pub record: String,
    /// The number of its actions to keep; all if not said.
    #[serde(default)]
    #[ts(optional)]
    pub after: Option<u32>,
    /// Who shall sit where, a chair for each seat.
    pub chairs: Vec<Chair>,
    /// The clock, which starts fresh.
    #[serde(default)]
    #[ts(as = "Option<Clock>", optional)]
    pub clock: Clock,
    /// Is there chat?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub chat: bool,
    /// May people ask the computer for a hint? If not said: only where a single person plays.
    #[serde(default)]
    #[ts(optional)]
    pub hints: Option<bool>,
    /// Can everybody find it?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub listed: bool,
    /// Thousandths of a second that a computer takes for a turn at least.
    #[serde(default)]
    #[ts(optional)]
    pub pace: Option<u32>,
}

/// A table was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Opened {
    /// Its id.
    pub table: String,
    /// What it takes to sit down.
    pub invite: String,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct MyTable {
    /// Its id.
    pub table: String,
    /// What it was opened with.
    pub terms: Terms,
    /// The seats.
    pub seats: Vec<SeatShape>,
    /// The seat whose turn it is, from one; none before the beginning and after the end.
    pub turn: Option<u8>,
    /// Is it the receiver's turn?
    pub yours: bool,
    /// When the time of the one whose turn it is is up, in thousandths of a second since 1970; none
    /// without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub until: Option<u64>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// When something last happened, in thousandths of a second since 1970.
    pub at: u64,
    /// The number of turns so far.
    #[serde(default)]
    pub turns: u32,
    /// The number of jumps so far.
    #[serde(default)]
    pub jumps: u32,
    /// Where all pieces are; none in lists that were kept before it was told.
    #[serde(default)]
    pub pieces: Option<Pieces>,
}

/// Looks for somebody to play with. Said again every second or two, as long as one wants it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct QuickGame {
    /// The ids of the games one would play, the best liked first.
    pub games: Vec<String>,
    /// Is it the first request of a search?
    pub anew: bool,
    /// After how many seconds a computer takes the other seat; never if none.
    pub patience: Option<u32>,
    /// How well it plays.
    pub level: u8,
    /// Does the result change ratings? Two are paired only if both want it, or neither.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
}

/// How a search for somebody stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct QuickGameState {
    /// The table, once there is one.
    pub table: Option<String>,
    /// How many others look for somebody.
    pub others: u32,
}

/// A one-time code that moves a seat to another device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Code {
    /// The code.
    pub code: String,
    /// For how many seconds it is good.
    pub seconds: u32,
}

/// A code, handed in on the other device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Claim {
    /// The code.
    pub code: String,
}

/// A record to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Upload {
    /// The text of the record.
    pub record: String,
}

/// A plan looked at before a table is opened: how it begins and what can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Look {
    /// Board, colours, marked areas, first position.
    pub layout: Layout,
    /// How it stands.
    pub scene: Scene,
}

/// A whole game to look at, position by position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Replay {
    /// Board, colours, marked areas, first position.
    pub layout: Layout,
    /// Lines of the record for people (who sat where …).
    pub notes: Vec<(String, String)>,
    /// The actions.
    pub moves: Vec<Move>,
    /// How it stood at the beginning and after each action; one more than actions.
    pub scenes: Vec<Scene>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}
