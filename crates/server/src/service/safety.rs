//! Mutes, blocks and reports, and whether somebody is banned.

use super::{News, Service};
use crate::rooms::{new_name, random};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{
    AuditRow, BanRow, GuestId, MarkKind, MarkRow, ReportAnswer, ReportLine, ReportRow, RunLimits,
    Store, StoreError,
};
use tokio::sync::OnceCell;
use wire::{Mark, Marked, NewMark, NewReport, PersonAt, REASONS, Said};

/// The most people whom a guest can mute or block.
const MOST_MARKS: u32 = 200;
/// The most reports of a guest in a day.
const REPORTS_PER_DAY: u32 = 10;
/// Lines that are kept with a report.
const LINES_KEPT: u32 = 20;
/// A day in thousandths of a second.
pub(super) const DAY: u64 = 24 * 60 * 60 * 1000;
/// How soon limits that were changed at another node are known here.
const LIMITS_EVERY: Duration = Duration::from_secs(5);
/// Digits of what stands for a person.
const PERSON_DIGITS: usize = 16;

/// What a server remembers about safety.
#[derive(Debug, Default)]
pub struct SafetyState {
    /// The key of the hashes in bans.
    key: OnceCell<[u8; 32]>,
    /// Are new guests turned away?
    closed: AtomicBool,
}

/// Why somebody was not muted, blocked or reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SafetyError {
    /// There is no such person at that table.
    NoPerson,
    /// It cannot be so.
    Said(Said),
    /// Too many of them in too short a time.
    TooOften,
    /// The store does not answer as it should.
    Store(StoreError),
}

impl From<StoreError> for SafetyError {
    fn from(fault: StoreError) -> SafetyError {
        SafetyError::Store(fault)
    }
}

/// Keeps the limits of this node as operators have set them, at whichever node.
pub async fn run_limits(service: Service) {
    loop {
        match service.rooms.with_store(|store| store.run_limits()).await {
            Ok(limits) => service.take_limits(limits),
            Err(fault) => tracing::warn!(%fault, "the limits are not known"),
        }
        tokio::time::sleep(LIMITS_EVERY).await;
    }
}

/// The keyed hash of a guest or a passkey. The kinds are kept apart.
fn keyed(key: &[u8; 32], kind: &str, id: &[u8]) -> [u8; 32] {
    // A key of any length will do.
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("any key is long enough");
    mac.update(kind.as_bytes());
    mac.update(&[0]);
    mac.update(id);
    mac.finalize().into_bytes().into()
}

pub(super) fn guest_hash(key: &[u8; 32], guest: GuestId) -> [u8; 32] {
    keyed(key, "guest", &guest.to_le_bytes())
}

pub(super) fn passkey_hash(key: &[u8; 32], passkey: &[u8]) -> [u8; 32] {
    keyed(key, "passkey", passkey)
}

/// What stands for a guest where operators look.
pub(super) fn person_of(key: &[u8; 32], guest: GuestId) -> String {
    let mut digits = table::hex(&guest_hash(key, guest));
    digits.truncate(PERSON_DIGITS);
    digits
}

/// Why somebody may not play: for how long, and what for.
pub fn banned_said(ban: &BanRow, now: u64) -> Said {
    let reason = ("reason", say::text(&ban.reason));
    match ban.until {
        None => say::with("server-banned", [reason]),
        Some(until) => {
            let days = until.saturating_sub(now).div_ceil(DAY).max(1);
            say::with("server-banned-days", [reason, ("days", say::number(days))])
        }
    }
}

impl Service {
    pub(super) async fn safety_key(&self) -> Result<[u8; 32], StoreError> {
        let made = || self.rooms.with_store(|store| store.safety_key(&random()));
        self.safety.key.get_or_try_init(made).await.copied()
    }

    /// Why a guest may not play now, if so.
    pub async fn ban_of(&self, guest: GuestId) -> Result<Option<Said>, StoreError> {
        let (key, now) = (self.safety_key().await?, self.now());
        let hash = guest_hash(&key, guest);
        let ban = self.rooms.with_store(move |store| store.banned(&[hash], now)).await?;
        Ok(ban.map(|ban| banned_said(&ban, now)))
    }

    /// Why nobody may make an account with this passkey, if so. Then the guest who tries is banned
    /// too: it is the same person.
    pub async fn ban_of_passkey(
        &self,
        guest: GuestId,
        passkey: &[u8],
    ) -> Result<Option<Said>, StoreError> {
        let (key, now) = (self.safety_key().await?, self.now());
        let hash = passkey_hash(&key, passkey);
        let ban = self.rooms.with_store(move |store| store.banned(&[hash], now)).await?;
        let Some(ban) = ban else { return Ok(None) };
        let said = banned_said(&ban, now);
        let audit = AuditRow {
            at: now,
            by: "server".to_owned(),
            deed: "ban".to_owned(),
            person: ban.person.clone(),
            detail: "passkey".to_owned(),
        };
        let again = BanRow { hash: guest_hash(&key, guest), at: now, ..ban };
        self.rooms.with_store(move |store| store.ban(&[again], &audit)).await?;
        self.spread(News::SignedOut { guest }).await;
        Ok(Some(said))
    }

    /// Until when a guest may not choose names, as a sentence.
    pub async fn name_bar(&self, guest: GuestId) -> Result<Option<Said>, StoreError> {
        let now = self.now();
        let until = self.rooms.with_store(move |store| store.name_bar(guest, now)).await?;
        Ok(until.map(|until| {
            let days = until.saturating_sub(now).div_ceil(DAY).max(1);
            say::with("server-name-barred", [("days", say::number(days))])
        }))
    }

    /// Are new guests turned away?
    pub fn is_closed(&self) -> bool {
        self.safety.closed.load(Ordering::Relaxed)
    }

    pub(super) fn take_limits(&self, limits: RunLimits) {
        self.safety.closed.store(limits.closed, Ordering::Relaxed);
        self.rooms.set_tables_per_guest(limits.tables_per_guest);
    }

    /// The guest at a seat of a table, or who said something there. The log is read: so it does not
    /// matter where the table is, or whether its game is over.
    pub(super) async fn person_at(&self, at: PersonAt) -> Result<GuestId, SafetyError> {
        let rooms = self.rooms.clone();
        let found = self.rooms.with_store(move |store| {
            if let Some(said) = at.said {
                let lines = store.chat(&at.table, room::CHAT_SHOWN)?;
                return Ok(lines
                    .iter()
                    .rev()
                    .find(|line| line.at == said)
                    .and_then(|line| line.guest));
            }
            let Some(stored) = store.load(&at.table)? else { return Ok(None) };
            let Ok(table) = rooms.read(stored) else { return Ok(None) };
            let seat = at.seat.and_then(|seat| table.seat(seat));
            Ok(seat.and_then(|seat| table.holder(seat).guest()).map(|guest| guest.0))
        });
        found.await?.ok_or(SafetyError::NoPerson)
    }

    /// Mutes or blocks somebody.
    pub async fn mark(&self, guest: GuestId, wish: NewMark) -> Result<(), SafetyError> {
        let other = self.person_at(wish.person).await?;
        if other == guest {
            return Err(SafetyError::Said(say::plain("server-oneself")));
        }
        let kind = match wish.mark {
            Mark::Mute => MarkKind::Mute,
            Mark::Block => MarkKind::Block,
        };
        let mark = MarkRow { id: new_name(), guest, other, kind, at: self.now() };
        if !self.rooms.with_store(move |store| store.mark(&mark, MOST_MARKS)).await? {
            let most = say::with("server-too-many-marks", [("most", say::number(MOST_MARKS))]);
            return Err(SafetyError::Said(most));
        }
        self.spread(News::Muted { guest }).await;
        Ok(())
    }

    /// Whom a guest has muted or blocked.
    pub async fn marks(&self, guest: GuestId) -> Result<Vec<Marked>, StoreError> {
        self.rooms.with_store(move |store| marked(store, guest)).await
    }

    /// Sees somebody again.
    pub async fn unmark(&self, guest: GuestId, id: String) -> Result<bool, StoreError> {
        let was = self.rooms.with_store(move |store| store.unmark(guest, &id)).await?;
        if was {
            self.spread(News::Muted { guest }).await;
        }
        Ok(was)
    }

    /// Reports somebody, with what was said last at the table.
    pub async fn report(&self, guest: GuestId, wish: NewReport) -> Result<(), SafetyError> {
        let NewReport { person, reason } = wish;
        if !REASONS.contains(&&*reason) {
            return Err(SafetyError::Said(say::plain("server-reason")));
        }
        let (table, now) = (person.table.clone(), self.now());
        let about = self.person_at(person.clone()).await?;
        if about == guest {
            return Err(SafetyError::Said(say::plain("server-oneself")));
        }
        let kept = self.rooms.with_store(move |store| {
            let lines = store.chat(&table, LINES_KEPT)?.into_iter();
            let line = |line: store::ChatRow| {
                let (at, seat, text) = (line.at, line.seat, line.text);
                line.guest.map(|guest| ReportLine { at, guest, seat, text })
            };
            let report = ReportRow {
                id: new_name(),
                at: now,
                table,
                reporter: Some(guest),
                about,
                seat: person.seat,
                reason,
                resolved: None,
                lines: lines.filter_map(line).collect(),
            };
            store.add_report(&report, now.saturating_sub(DAY), REPORTS_PER_DAY)
        });
        match kept.await? {
            ReportAnswer::Kept => Ok(()),
            ReportAnswer::Again => Err(SafetyError::Said(say::plain("server-report-again"))),
            ReportAnswer::TooMany => Err(SafetyError::TooOften),
        }
    }

    /// May a guest sit down at a table? Not where its opener has blocked them.
    pub async fn may_sit(&self, guest: GuestId, table: &str) -> Result<bool, StoreError> {
        let table = table.to_owned();
        self.rooms.with_store(move |store| store.may_sit(guest, &table)).await
    }
}

pub(super) fn marked(store: &dyn Store, guest: GuestId) -> Result<Vec<Marked>, StoreError> {
    let marks = store.marks(guest)?;
    let others: Vec<GuestId> = marks.iter().map(|mark| mark.other).collect();
    let names = store.names(&others)?;
    let name = |guest: GuestId| {
        let found = names.iter().find(|(one, _)| *one == guest);
        found.map(|(_, name)| name.clone()).unwrap_or_default()
    };
    let shape = |mark: MarkRow| Marked {
        mark: match mark.kind {
            MarkKind::Mute => Mark::Mute,
            MarkKind::Block => Mark::Block,
        },
        name: name(mark.other),
        bot: store::is_bot(mark.other),
        id: mark.id,
        at: mark.at,
    };
    Ok(marks.into_iter().map(shape).collect())
}
