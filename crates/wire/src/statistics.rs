//! What games are like: who wins by the order of moving, how long they last, how much luck decides.
//! Nothing about anybody.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The figures of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameStatistics {
    /// By source and number of players.
    pub rows: Vec<StatisticsRow>,
}

/// Where figures come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum StatisticsSource {
    /// Games of computers of one level, measured beforehand.
    SelfPlay,
    /// Games that people played on this server.
    Server,
}

/// The figures of a game with one number of players, from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StatisticsRow {
    /// The number of players.
    pub players: u8,
    /// Where they come from.
    pub source: StatisticsSource,
    /// The level of the computers, if computers played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u8>,
    /// The number of games.
    pub games: u32,
    /// How often each side was the only winner, by the order of moving; alone: how often the game was
    /// solved. Empty where the games are too few to say anything.
    pub won: Vec<StatisticsShare>,
    /// Games in which several sides shared the first place.
    pub shared: u32,
    /// Games without a result; alone: those that were not solved.
    pub unfinished: u32,
    /// How many turns the games with a result took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turns: Option<StatisticsLength>,
    /// How much luck decides, where it was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub luck: Option<StatisticsLuck>,
}

/// A share of the games with its 95 % interval, in hundredths of a per cent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StatisticsShare {
    /// How many games.
    pub games: u32,
    /// The share.
    pub share: u32,
    /// Where the interval begins.
    pub low: u32,
    /// Where it ends.
    pub high: u32,
}

/// How many turns of all sides together games took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StatisticsLength {
    /// The mean, in hundredths of a turn.
    pub mean: u32,
    /// A tenth of the games took no more turns than this.
    pub p10: u32,
    /// Half of the games took no more turns than this.
    pub median: u32,
    /// Nine tenths of the games took no more turns than this.
    pub p90: u32,
}

/// How much luck decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StatisticsLuck {
    /// The correlation of luck and result, in thousandths.
    pub correlation: i32,
    /// Where its 95 % interval begins.
    pub low: i32,
    /// Where it ends.
    pub high: i32,
    /// By how much a roll changes the chance of winning on average, in hundredths of a per cent.
    pub swing: u32,
}
