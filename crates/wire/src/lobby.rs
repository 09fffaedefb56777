//! The lobby: what everybody can join or watch, and how it changes.

use crate::table::Clock;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// News of the lobby. It comes as JSON, packed by deflate (RFC 1951), in a binary frame.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LobbyNews {
    /// Is this all there is, whatever was told before?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub whole: bool,
    /// The numbers of what is gone, each as the difference to the one before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u32>>", optional)]
    pub gone: Vec<u32>,
    /// Tables that wait for somebody: new ones, and those that have changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<LobbyTable>>", optional)]
    pub tables: Vec<LobbyTable>,
    /// People who look for somebody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<LobbySeek>>", optional)]
    pub seeks: Vec<LobbySeek>,
    /// Games to watch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<LobbyGame>>", optional)]
    pub running: Vec<LobbyGame>,
}

/// Somebody in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LobbyPerson {
    /// The name; empty without one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub name: String,
    /// The rating in the group of the game, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<i32>,
    /// Is it still uncertain?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub provisional: bool,
    /// The level, if it is a computer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u8>,
    /// Is it a bot?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub bot: bool,
}

/// A table that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LobbyTable {
    /// Its number in the lobby.
    pub n: u32,
    /// Its id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// Who has sat down.
    pub who: Vec<LobbyPerson>,
    /// The house rules that differ from the booklet's choice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(String, String)>>", optional)]
    pub options: Vec<(String, String)>,
    /// The clock.
    #[serde(default, skip_serializing_if = "is_none")]
    #[ts(as = "Option<Clock>", optional)]
    pub clock: Clock,
    /// Does its result change ratings?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
}

/// Somebody who looks for somebody to play with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LobbySeek {
    /// The number in the lobby.
    pub n: u32,
    /// Who.
    pub who: LobbyPerson,
    /// The ids of the games.
    pub games: Vec<String>,
    /// Does the result change ratings?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
}

/// A game to watch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LobbyGame {
    /// The number in the lobby.
    pub n: u32,
    /// The id of its table.
    pub id: String,
}

// Serde hands over a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_none(clock: &Clock) -> bool {
    *clock == Clock::None
}
