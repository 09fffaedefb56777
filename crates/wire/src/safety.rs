//! What keeps people safe from each other: phrases, mutes, blocks, reports, and the operator's page.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The emotes that can be sent.
pub const EMOTES: [&str; 6] = ["smile", "laugh", "surprised", "sad", "heart", "star"];

/// What can be said without words of one's own: the [`EMOTES`], then sentences. The words for one are
/// `phrase-ID`.
pub const PHRASES: [&str; 16] = [
    "smile",
    "laugh",
    "surprised",
    "sad",
    "heart",
    "star",
    "hello",
    "good-luck",
    "nice-move",
    "oops",
    "well-played",
    "thank-you",
    "one-moment",
    "again",
    "have-to-go",
    "good-game",
];

/// Why somebody is reported or banned. The words for one are `reason-ID`.
pub const REASONS: [&str; 6] = ["insult", "harassment", "name", "spam", "cheating", "other"];

/// A person at a table, as another person sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PersonAt {
    /// The table.
    pub table: String,
    /// The seat they hold, from one.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Or when they said something there, in thousandths of a second since 1970.
    #[serde(default)]
    #[ts(optional)]
    pub said: Option<u64>,
}

/// What one wants to see of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Mark {
    /// Nothing that they say.
    Mute,
    /// Neither words nor tables, and no game together by chance.
    Block,
}

/// Mutes or blocks somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewMark {
    /// Whom.
    pub person: PersonAt,
    /// What.
    pub mark: Mark,
}

/// Somebody whom one has muted or blocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Marked {
    /// What stands for it.
    pub id: String,
    /// What.
    pub mark: Mark,
    /// Their name; may be empty.
    pub name: String,
    /// Is it a bot?
    pub bot: bool,
    /// When, in thousandths of a second since 1970.
    pub at: u64,
}

/// Reports somebody to the operators of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewReport {
    /// Whom.
    pub person: PersonAt,
    /// Why: one of [`REASONS`].
    pub reason: String,
}

/// A person as operators see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AdminPerson {
    /// What stands for the person. It is made of a keyed hash and says nothing else.
    pub person: String,
    /// Their name; may be empty.
    pub name: String,
    /// Is it a bot?
    pub bot: bool,
    /// Do they have an account?
    pub account: bool,
    /// Are they banned now?
    pub banned: bool,
}

/// A line that was kept with a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AdminLine {
    /// When.
    pub at: u64,
    /// By which seat, from one.
    pub seat: Option<u8>,
    /// The name of the speaker; may be empty.
    pub name: String,
    /// Is it by the person who is reported?
    pub theirs: bool,
    /// What: the id of a phrase if it is one.
    pub text: String,
    /// Is it one of the [`PHRASES`]?
    pub phrase: bool,
}

/// A report as operators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AdminReport {
    /// What stands for it.
    pub id: String,
    /// When.
    pub at: u64,
    /// At which table.
    pub table: String,
    /// On which seat, from one.
    pub seat: Option<u8>,
    /// About whom.
    pub about: AdminPerson,
    /// By whom; none if they are deleted.
    pub by: Option<AdminPerson>,
    /// Why.
    pub reason: String,
    /// When an operator was done with it.
    pub resolved: Option<u64>,
    /// What was said last at the table.
    pub lines: Vec<AdminLine>,
}

/// A ban as operators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AdminBan {
    /// What stands for the person.
    pub person: String,
    /// Since when.
    pub at: u64,
    /// Until when; for good if none.
    pub until: Option<u64>,
    /// Why.
    pub reason: String,
}

/// Something that an operator did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AdminDeed {
    /// When.
    pub at: u64,
    /// From where: `local`, `token`, or `server`.
    pub by: String,
    /// What: `ban`, `unban`, `name`, `resolve` or `limits`.
    pub deed: String,
    /// About whom; empty if about nobody.
    pub person: String,
    /// With which values.
    pub detail: String,
}

/// The limits of a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AdminLimits {
    /// How many running tables a guest may have; as the server was started if none.
    pub tables_per_guest: Option<u32>,
    /// Are new guests turned away?
    pub closed: bool,
}

/// What operators see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AdminState {
    /// Reports that wait.
    pub open: Vec<AdminReport>,
    /// Reports that do not.
    pub resolved: Vec<AdminReport>,
    /// Bans.
    pub bans: Vec<AdminBan>,
    /// What operators did, the latest first.
    pub audit: Vec<AdminDeed>,
    /// For how many days that is kept.
    pub audit_days: u32,
    /// Limits that can be changed now.
    pub limits: AdminLimits,
    /// All limits that the server was started with, by the names of the settings.
    pub started: Vec<(String, u64)>,
}

/// Whom something is done about: the person of a report, somebody at a table, or a banned person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum AdminTarget {
    /// The person whom a report is about.
    Report(String),
    /// Somebody at a table.
    At(PersonAt),
}

/// What an operator does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum AdminCommand {
    /// Bans somebody.
    Ban {
        /// Whom.
        target: AdminTarget,
        /// For how many days; for good if none.
        days: Option<u32>,
        /// Why: one of [`REASONS`].
        reason: String,
    },
    /// Ends the ban of a person.
    Unban {
        /// What stands for the person.
        person: String,
    },
    /// Takes the names of somebody and of the people at their device away.
    RemoveName {
        /// Whose.
        target: AdminTarget,
        /// For how many days they may not choose names.
        days: u32,
    },
    /// Is done with a report.
    Resolve {
        /// Which.
        report: String,
    },
    /// Changes the limits.
    Limits {
        /// To these.
        limits: AdminLimits,
    },
}
