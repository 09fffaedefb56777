//! What keeps people safe from each other: mutes, blocks, reports, bans, and what operators did.
//!
//! Everything about a guest is deleted with them by
//! [`Store::delete_guest`](crate::Store::delete_guest), but for the keyed hashes of a ban.

use crate::{GuestId, Millis, StoreError};

/// What a guest wants to see of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// Nothing that they say.
    Mute,
    /// Nothing at all: neither words nor tables, and no game together by chance.
    Block,
}

impl MarkKind {
    /// As it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            MarkKind::Mute => "mute",
            MarkKind::Block => "block",
        }
    }

    /// Whatever is no block is a mute.
    pub fn named(name: &str) -> MarkKind {
        if name == "block" { MarkKind::Block } else { MarkKind::Mute }
    }
}

/// A guest mutes or blocks another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkRow {
    /// What stands for it in the list of the guest. It says nothing about the other.
    pub id: String,
    /// Who does it.
    pub guest: GuestId,
    /// Whom.
    pub other: GuestId,
    /// What.
    pub kind: MarkKind,
    /// When.
    pub at: Millis,
}

/// A line that was said before somebody was reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportLine {
    /// When.
    pub at: Millis,
    /// By whom. With them it is deleted.
    pub guest: GuestId,
    /// By which seat, from one.
    pub seat: Option<u8>,
    /// What.
    pub text: String,
}

/// Somebody reports somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// What stands for it.
    pub id: String,
    /// When.
    pub at: Millis,
    /// At which table. It may be retired.
    pub table: String,
    /// Who reports; none if they are deleted.
    pub reporter: Option<GuestId>,
    /// Who is reported. With them it is deleted.
    pub about: GuestId,
    /// On which seat they were, from one.
    pub seat: Option<u8>,
    /// Why: one of a fixed list.
    pub reason: String,
    /// When an operator was done with it.
    pub resolved: Option<Millis>,
    /// What was said last at the table.
    pub lines: Vec<ReportLine>,
}

/// What came of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportAnswer {
    /// It is kept.
    Kept,
    /// The same guest has reported the same guest at the same table before.
    Again,
    /// The guest has reported too many in this time.
    TooMany,
}

/// Somebody who may not play. Of them only a keyed hash is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BanRow {
    /// The keyed hash of a guest's id or of a passkey.
    pub hash: [u8; 32],
    /// What stands for the person: all hashes of a ban have the same.
    pub person: String,
    /// Since when.
    pub at: Millis,
    /// Until when; for good if none.
    pub until: Option<Millis>,
    /// Why: one of a fixed list.
    pub reason: String,
}

/// Something that an operator did. It names people by what stands for them, and nobody's address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AuditRow {
    /// When.
    pub at: Millis,
    /// From where: `local`, `token`, or `server` for what follows from an earlier deed.
    pub by: String,
    /// What.
    pub deed: String,
    /// About whom; empty if about nobody.
    pub person: String,
    /// With which values.
    pub detail: String,
}

/// Limits that operators change while servers run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunLimits {
    /// How many running tables a guest may have; as the server was started if none.
    pub tables_per_guest: Option<u32>,
    /// Are new guests turned away?
    pub closed: bool,
}

/// All of it, for a copy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SafetyDump {
    /// The key of the hashes, if there is one.
    pub key: Option<[u8; 32]>,
    /// Mutes and blocks, in the order of their ids.
    pub marks: Vec<MarkRow>,
    /// Reports, in the order of their ids.
    pub reports: Vec<ReportRow>,
    /// Bans, in the order of their hashes.
    pub bans: Vec<BanRow>,
    /// Guests who may not choose names and until when, in the order of their ids.
    pub name_bars: Vec<(GuestId, Millis)>,
    /// What operators did, the oldest first.
    pub audit: Vec<AuditRow>,
    /// The limits.
    pub limits: RunLimits,
}

/// Where all that is kept.
pub trait Safety {
    /// The key of the hashes in bans. It becomes `fresh` if there is none yet.
    fn safety_key(&self, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError>;

    /// Mutes or blocks somebody, in place of what was before. Answers no, and changes nothing, if
    /// either is deleted or the guest has this many marks already.
    fn mark(&self, mark: &MarkRow, most: u32) -> Result<bool, StoreError>;

    /// Whom a guest has muted or blocked, the latest first.
    fn marks(&self, guest: GuestId) -> Result<Vec<MarkRow>, StoreError>;

    /// Takes a mark of a guest away. Answers whether there was one.
    fn unmark(&self, guest: GuestId, id: &str) -> Result<bool, StoreError>;

    /// Whom a guest has blocked, and who has blocked them.
    fn blocked(&self, guest: GuestId) -> Result<Vec<GuestId>, StoreError>;

    /// May a guest sit down at a table? Not if its opener has blocked them.
    fn may_sit(&self, guest: GuestId, table: &str) -> Result<bool, StoreError>;

    /// Of some tables those whose openers have not blocked a guest and are not blocked by them, in the
    /// same order.
    fn visible(&self, guest: GuestId, tables: &[String]) -> Result<Vec<String>, StoreError>;

    /// Keeps a report, unless there is the same or the reporter has made `most` since. Lines of
    /// guests who are deleted are left out.
    fn add_report(
        &self,
        report: &ReportRow,
        since: Millis,
        most: u32,
    ) -> Result<ReportAnswer, StoreError>;

    /// Reports, the latest first: those that wait for an operator, or those that do not.
    fn reports(&self, resolved: bool, most: u32) -> Result<Vec<ReportRow>, StoreError>;

    /// An operator is done with a report. Answers no, and notes nothing, if there is none that waits.
    fn resolve(&self, id: &str, audit: &AuditRow) -> Result<bool, StoreError>;

    /// Bans somebody, in place of an earlier ban of the same hashes.
    fn ban(&self, bans: &[BanRow], audit: &AuditRow) -> Result<(), StoreError>;

    /// Ends the bans of a person. Answers no, and notes nothing, if there are none.
    fn unban(&self, person: &str, audit: &AuditRow) -> Result<bool, StoreError>;

    /// The bans, the latest first.
    fn bans(&self) -> Result<Vec<BanRow>, StoreError>;

    /// A ban of one of these hashes that is not over: the one that lasts longest.
    fn banned(&self, hashes: &[[u8; 32]], now: Millis) -> Result<Option<BanRow>, StoreError>;

    /// Takes all names of a guest and of those at their device away. Until then they may not choose new
    /// ones, if that is asked for.
    fn clear_names(
        &self,
        guest: GuestId,
        until: Option<Millis>,
        audit: &AuditRow,
    ) -> Result<(), StoreError>;

    /// Until when a guest may not choose names.
    fn name_bar(&self, guest: GuestId, now: Millis) -> Result<Option<Millis>, StoreError>;

    /// What operators did, the latest first.
    fn audit(&self, most: u32) -> Result<Vec<AuditRow>, StoreError>;

    /// Limits that were changed while servers run.
    fn run_limits(&self) -> Result<RunLimits, StoreError>;

    /// Changes them.
    fn set_run_limits(&self, limits: RunLimits, audit: &AuditRow) -> Result<(), StoreError>;

    /// Deletes bans and bars whose time is over, and what operators did or were done with before.
    fn tidy_safety(&self, now: Millis, before: Millis) -> Result<(), StoreError>;

    /// Everything, for a copy.
    fn dump_safety(&self) -> Result<SafetyDump, StoreError>;

    /// Stores it as it was dumped. The guests must be there.
    fn import_safety(&self, dump: &SafetyDump) -> Result<(), StoreError>;
}
