//! What operators see and do.

use super::safety::{DAY, SafetyError, guest_hash, passkey_hash, person_of};
use super::{News, Service};
use store::{AuditRow, BanRow, GuestId, ReportLine, ReportRow, RunLimits, Store, StoreError};
use wire::{
    AdminBan, AdminCommand, AdminDeed, AdminLimits, AdminLine, AdminPerson, AdminReport,
    AdminState, AdminTarget, PersonAt, REASONS,
};

/// Reports, and deeds of operators, that are shown at once.
const SHOWN: u32 = 100;

impl Service {
    /// A person as operators see them.
    pub async fn admin_person(&self, at: PersonAt) -> Result<AdminPerson, SafetyError> {
        let (key, now) = (self.safety_key().await?, self.now());
        let guest = self.person_at(at).await?;
        let seen = self.rooms.with_store(move |store| admin_person(store, &key, guest, now));
        Ok(seen.await?)
    }

    /// All that operators see but for what the server was started with.
    pub async fn admin_state(&self) -> Result<AdminState, StoreError> {
        let (key, now) = (self.safety_key().await?, self.now());
        self.rooms.with_store(move |store| admin_state(store, &key, now)).await
    }

    /// What operators did, all of it, the latest first.
    pub async fn audit(&self) -> Result<Vec<AdminDeed>, StoreError> {
        let deeds = self.rooms.with_store(|store| store.audit(u32::MAX)).await?;
        Ok(deeds.into_iter().map(deed).collect())
    }

    async fn target(&self, target: AdminTarget) -> Result<GuestId, SafetyError> {
        match target {
            AdminTarget::At(person) => self.person_at(person).await,
            AdminTarget::Report(id) => {
                let all = self.rooms.with_store(|store| {
                    let mut all = store.reports(false, u32::MAX)?;
                    all.extend(store.reports(true, u32::MAX)?);
                    Ok(all)
                });
                let found = all.await?.into_iter().find(|report| report.id == id);
                found.map(|report| report.about).ok_or(SafetyError::NoPerson)
            }
        }
    }

    /// Does what an operator wants, and notes it.
    pub async fn administer(&self, by: &str, command: AdminCommand) -> Result<(), SafetyError> {
        let (key, now) = (self.safety_key().await?, self.now());
        let noted = |deed: &str, person: String, detail: String| AuditRow {
            at: now,
            by: by.to_owned(),
            deed: deed.to_owned(),
            person,
            detail,
        };
        let until = |days: u32| now + u64::from(days) * DAY;
        match command {
            AdminCommand::Ban { target, days, reason } => {
                if !REASONS.contains(&&*reason) {
                    return Err(SafetyError::Said(say::plain("server-reason")));
                }
                let guest = self.target(target).await?;
                let person = person_of(&key, guest);
                let long = days.map_or("for good".to_owned(), |days| format!("{days} days"));
                let audit = noted("ban", person.clone(), format!("{reason}, {long}"));
                let until = days.map(until);
                let banned = self.rooms.with_store(move |store| {
                    ban(
                        store,
                        &key,
                        guest,
                        &BanRow { hash: [0; 32], person, at: now, until, reason },
                        &audit,
                    )
                });
                // Sockets are closed, and those who come back are told why.
                for guest in banned.await? {
                    self.spread(News::SignedOut { guest }).await;
                }
                Ok(())
            }
            AdminCommand::Unban { person } => {
                let audit = noted("unban", person.clone(), String::new());
                self.some(move |store| store.unban(&person, &audit)).await
            }
            AdminCommand::RemoveName { target, days } => {
                let guest = self.target(target).await?;
                let audit = noted("name", person_of(&key, guest), format!("{days} days"));
                let until = (days > 0).then(|| until(days));
                let cleared = move |store: &dyn Store| store.clear_names(guest, until, &audit);
                self.rooms.with_store(cleared).await?;
                self.spread(News::Unnamed { guest }).await;
                Ok(())
            }
            AdminCommand::Resolve { report } => {
                let audit = noted("resolve", String::new(), report.clone());
                self.some(move |store| store.resolve(&report, &audit)).await
            }
            AdminCommand::Limits { limits: AdminLimits { tables_per_guest, closed } } => {
                let tables_per_guest = tables_per_guest.filter(|&tables| tables > 0);
                let tables =
                    tables_per_guest.map_or("as started".to_owned(), |one| one.to_string());
                let detail = format!("tables-per-guest {tables}, new guests {}", !closed);
                let audit = noted("limits", String::new(), detail);
                let limits = RunLimits { tables_per_guest, closed };
                self.rooms.with_store(move |store| store.set_run_limits(limits, &audit)).await?;
                self.take_limits(limits);
                Ok(())
            }
        }
    }

    /// Something that must have been there.
    async fn some(
        &self,
        change: impl FnOnce(&dyn Store) -> Result<bool, StoreError> + Send + 'static,
    ) -> Result<(), SafetyError> {
        match self.rooms.with_store(change).await? {
            true => Ok(()),
            false => Err(SafetyError::NoPerson),
        }
    }
}

/// Bans a guest, their bots, and all passkeys of their account. Answers with whose sockets are to be
/// closed.
fn ban(
    store: &dyn Store,
    key: &[u8; 32],
    guest: GuestId,
    ban: &BanRow,
    audit: &AuditRow,
) -> Result<Vec<GuestId>, StoreError> {
    let bots = store.bots(guest)?.into_iter().map(|bot| bot.id);
    let guests: Vec<GuestId> = bots.chain([guest]).collect();
    let passkeys = store.account(guest)?.map(|account| account.passkeys).unwrap_or_default();
    let passkeys = passkeys.iter().map(|passkey| passkey_hash(key, &passkey.id));
    let hashes = guests.iter().map(|&guest| guest_hash(key, guest)).chain(passkeys);
    let bans: Vec<BanRow> = hashes.map(|hash| BanRow { hash, ..ban.clone() }).collect();
    store.ban(&bans, audit)?;
    for &guest in &guests {
        store.end_seek(guest)?;
    }
    Ok(guests)
}

fn admin_person(
    store: &dyn Store,
    key: &[u8; 32],
    guest: GuestId,
    now: u64,
) -> Result<AdminPerson, StoreError> {
    Ok(AdminPerson {
        person: person_of(key, guest),
        name: store.names(&[guest])?.pop().map(|(_, name)| name).unwrap_or_default(),
        bot: store::is_bot(guest),
        account: store.account(guest)?.is_some(),
        banned: store.banned(&[guest_hash(key, guest)], now)?.is_some(),
    })
}

fn admin_state(store: &dyn Store, key: &[u8; 32], now: u64) -> Result<AdminState, StoreError> {
    let reports = |resolved| -> Result<Vec<AdminReport>, StoreError> {
        let rows = store.reports(resolved, SHOWN)?;
        rows.into_iter().map(|row| admin_report(store, key, row, now)).collect()
    };
    let mut bans: Vec<AdminBan> = Vec::new();
    for BanRow { person, at, until, reason, .. } in store.bans()? {
        if !bans.iter().any(|ban| ban.person == person) {
            bans.push(AdminBan { person, at, until, reason });
        }
    }
    let RunLimits { tables_per_guest, closed } = store.run_limits()?;
    Ok(AdminState {
        open: reports(false)?,
        resolved: reports(true)?,
        bans,
        audit: store.audit(SHOWN)?.into_iter().map(deed).collect(),
        audit_days: 0,
        limits: AdminLimits { tables_per_guest, closed },
        started: Vec::new(),
    })
}

fn admin_report(
    store: &dyn Store,
    key: &[u8; 32],
    row: ReportRow,
    now: u64,
) -> Result<AdminReport, StoreError> {
    let speakers: Vec<GuestId> = row.lines.iter().map(|line| line.guest).collect();
    let names = store.names(&speakers)?;
    let line = |line: ReportLine| {
        let name = names.iter().find(|(guest, _)| *guest == line.guest);
        let said = store::ChatRow { at: line.at, guest: None, seat: None, text: line.text };
        AdminLine {
            at: line.at,
            seat: line.seat,
            name: name.map(|(_, name)| name.clone()).unwrap_or_default(),
            theirs: line.guest == row.about,
            phrase: said.phrase().is_some(),
            text: said.phrase().unwrap_or(&said.text).to_owned(),
        }
    };
    Ok(AdminReport {
        about: admin_person(store, key, row.about, now)?,
        by: row.reporter.map(|guest| admin_person(store, key, guest, now)).transpose()?,
        lines: row.lines.into_iter().map(line).collect(),
        id: row.id,
        at: row.at,
        table: row.table,
        seat: row.seat,
        reason: row.reason,
        resolved: row.resolved,
    })
}

fn deed(row: AuditRow) -> AdminDeed {
    let AuditRow { at, by, deed, person, detail } = row;
    AdminDeed { at, by, deed, person, detail }
}
