//! Ratings of people and levels, and solutions of games that one plays alone.

use crate::messages::Said;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How strong somebody is in a group of games, as far as the results tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PersonRating {
    /// The name of the group.
    pub group: String,
    /// The estimate.
    pub value: i32,
    /// In 95 of 100 cases the true value is at most this far away.
    pub plus_minus: i32,
    /// Is it still too uncertain to be compared with others?
    pub provisional: bool,
    /// The number of games it rests on.
    pub games: u32,
}

/// A group of games in which a person has one rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RatingGroup {
    /// Its name.
    pub group: String,
    /// The ids of its games.
    pub games: Vec<String>,
    /// The computer's levels on the same scale.
    pub levels: Vec<LevelRating>,
}

/// The measured strength of a computer's level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LevelRating {
    /// The level.
    pub level: u8,
    /// The most likely value.
    pub value: i32,
    /// The lower end of the 95 % interval.
    pub low: i32,
    /// The upper end.
    pub high: i32,
}

/// All groups, and one's own ratings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct OwnRatings {
    /// Has one an account? Nobody else is rated.
    pub account: bool,
    /// One's ratings.
    pub ratings: Vec<PersonRating>,
    /// The groups.
    pub groups: Vec<RatingGroup>,
}

/// The best of a group, among those who show their page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BestRated {
    /// The best first.
    pub people: Vec<RatedPerson>,
}

/// Somebody in a list of the best.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RatedPerson {
    /// The name; empty without one.
    pub name: String,
    /// The id of their page.
    pub profile: String,
    /// The rating.
    pub rating: PersonRating,
}

/// A rating before and after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RatingStep {
    /// Before.
    pub before: i32,
    /// After.
    pub after: i32,
}

/// What a rated game that is over did to ratings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TableRating {
    /// The group whose ratings it changed; none if it changed none.
    pub group: Option<String>,
    /// Why it changed none.
    pub unrated: Option<Said>,
    /// The changes.
    pub seats: Vec<SeatRating>,
}

/// What a game did to the rating of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeatRating {
    /// The seat, from one.
    pub seat: u8,
    /// The rating before and after.
    pub step: RatingStep,
}

/// The different solutions of a game that one plays alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FirstSolutions {
    /// The shortest first, each with the person who found it first.
    pub solutions: Vec<Solution>,
}

/// A solution, and who found it first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Solution {
    /// The id of its table, whose game can be watched.
    pub table: String,
    /// The number of turns.
    pub turns: u32,
    /// The number of jumps.
    pub jumps: u32,
    /// When, in thousandths of a second since 1970.
    pub ended: u64,
    /// The name; empty without one.
    pub name: String,
    /// The id of the person's page.
    pub profile: String,
}
