//! Games that are over, for those who played them.

use crate::account::Account;
use crate::correspondence::{Holiday, SeatPlan};
use crate::rating::{PersonRating, RatingStep};
use crate::safety::Marked;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FinishedGame {
    /// The id of its table.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// The house rules it was played by: pairs of a name and a value.
    pub options: Vec<(String, String)>,
    /// When it ended, in thousandths of a second since 1970.
    pub ended: u64,
    /// Thousandths of a second from the first turn to the end; none where it is not known.
    pub lasted: Option<u64>,
    /// The number of turns.
    pub turns: u32,
    /// The number of jumps.
    pub jumps: u32,
    /// How it ended, as in [`Outcome::ending`](crate::Outcome::ending).
    pub ending: String,
    /// Did it begin with a set-up position?
    pub set_up: bool,
    /// Was it begun elsewhere and copied?
    pub copied: bool,
    /// The seats in their order.
    pub seats: Vec<FinishedSeat>,
}

/// A seat of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FinishedSeat {
    /// Its side, from one.
    pub side: u8,
    /// The person's name; empty for computers, and for people without one.
    pub name: String,
    /// What the person's picture is drawn from; 0 without one.
    pub avatar: u32,
    /// Which of the people at the device; empty for other devices' seats and where nobody was
    /// introduced.
    pub player: String,
    /// The level of a computer; none for people.
    pub level: Option<u8>,
    /// Was it a person who is deleted?
    pub deleted: bool,
    /// Was it a bot?
    pub bot: bool,
    /// The place; none where the game was broken off.
    pub place: Option<u8>,
    /// Did the person ask for a hint?
    pub hinted: bool,
    /// Is it a seat of the guest whose games these are?
    pub own: bool,
    /// What the game did to the rating of the person, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating: Option<RatingStep>,
}

/// Some finished games, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct History {
    /// The games.
    pub games: Vec<FinishedGame>,
    /// What to ask for to get the next ones; none if these were the last.
    pub next: Option<String>,
}

/// Whether everybody can see the finished games of a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ProfileState {
    /// The id of the public page; none if there is none.
    pub profile: Option<String>,
}

/// Shows or hides one's finished games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ShowProfile {
    /// Can everybody see them?
    pub public: bool,
}

/// A public page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    /// The name; empty without one.
    pub name: String,
    /// The ratings.
    #[serde(default)]
    pub ratings: Vec<PersonRating>,
    /// Some finished games.
    pub history: History,
}

/// All that is stored about a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Export {
    /// The name; empty without one.
    pub name: String,
    /// The id of the public page, if there is one.
    pub profile: Option<String>,
    /// The account, if there is one.
    pub account: Option<Account>,
    /// The names of the guest's bots.
    pub bots: Vec<String>,
    /// The ids of the tournaments that the guest runs or takes part in.
    pub tournaments: Vec<String>,
    /// The ratings.
    pub ratings: Vec<PersonRating>,
    /// The finished games.
    pub games: Vec<FinishedGame>,
    /// Every table at which the guest holds or held a seat.
    pub tables: Vec<ExportedTable>,
    /// What the guest said at tables.
    pub said: Vec<ExportedLine>,
    /// Whom one has muted or blocked.
    #[serde(default)]
    pub marked: Vec<Marked>,
    /// When one was away, of the last year.
    #[serde(default)]
    pub holidays: Vec<Holiday>,
}

/// A table of a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportedTable {
    /// Its id.
    pub table: String,
    /// The people whom the guest introduced there: the seat, the name and the picture's number.
    pub introduced: Vec<(u8, String, u32)>,
    /// The conditional moves there, as they were sent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plans: Vec<SeatPlan>,
    /// The text of its record; empty if it cannot be read.
    pub record: String,
}

/// Something that a guest said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExportedLine {
    /// The id of the table.
    pub table: String,
    /// When, in thousandths of a second since 1970.
    pub at: u64,
    /// What.
    pub text: String,
}
