//! Mutes, blocks, reports, bans, and what operators did.

use super::fault::fault;
use super::{Sqlite, guests, millis, time};
use crate::{
    AuditRow, BanRow, GuestId, MarkKind, MarkRow, Millis, ReportAnswer, ReportLine, ReportRow,
    RunLimits, Safety, SafetyDump, StoreError,
};
use rusqlite::{OptionalExtension, Row, Transaction};

impl Safety for Sqlite {
    fn safety_key(&self, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        if let Some(key) = self.read(key)? {
            return Ok(key);
        }
        self.write(|change| {
            set_key(change, fresh)?;
            Ok(Ok(key(change)?.unwrap_or(*fresh)))
        })
    }

    fn mark(&self, mark: &MarkRow, most: u32) -> Result<bool, StoreError> {
        self.write(|change| {
            let count: u32 = change
                .prepare_cached("SELECT count(*) FROM marks WHERE guest = ?1 AND other <> ?2")?
                .query_row((mark.guest.cast_signed(), mark.other.cast_signed()), |row| {
                    row.get(0)
                })?;
            Ok(Ok(count < most && add_mark(change, mark)?))
        })
    }

    fn marks(&self, guest: GuestId) -> Result<Vec<MarkRow>, StoreError> {
        self.read(|moment| {
            moment
                .prepare_cached(
                    "SELECT id, guest, other, kind, at FROM marks WHERE guest = ?1
                     ORDER BY at DESC, id",
                )?
                .query_map([guest.cast_signed()], mark_row)?
                .collect()
        })
    }

    fn unmark(&self, guest: GuestId, id: &str) -> Result<bool, StoreError> {
        self.write(|change| {
            let gone = change
                .prepare_cached("DELETE FROM marks WHERE guest = ?1 AND id = ?2")?
                .execute((guest.cast_signed(), id))?;
            Ok(Ok(gone > 0))
        })
    }

    fn blocked(&self, guest: GuestId) -> Result<Vec<GuestId>, StoreError> {
        self.read(|moment| {
            moment
                .prepare_cached(
                    "SELECT other FROM marks WHERE guest = ?1 AND kind = 'block'
                     UNION SELECT guest FROM marks WHERE other = ?1 AND kind = 'block'",
                )?
                .query_map([guest.cast_signed()], |row| Ok(row.get::<_, i64>(0)?.cast_unsigned()))?
                .collect()
        })
    }

    fn may_sit(&self, guest: GuestId, table: &str) -> Result<bool, StoreError> {
        self.read(|moment| {
            let blocked = moment
                .prepare_cached(
                    "SELECT 1 FROM tables JOIN marks ON guest = opener
                     WHERE tables.id = ?2 AND other = ?1 AND kind = 'block'",
                )?
                .exists((guest.cast_signed(), table))?;
            Ok(!blocked)
        })
    }

    fn visible(&self, guest: GuestId, tables: &[String]) -> Result<Vec<String>, StoreError> {
        self.read(|moment| {
            let mut hidden = moment.prepare_cached(
                "SELECT 1 FROM tables JOIN marks ON kind = 'block'
                 AND (guest, other) IN (VALUES (opener, ?1), (?1, opener)) WHERE tables.id = ?2",
            )?;
            let mut seen = Vec::with_capacity(tables.len());
            for table in tables {
                if !hidden.exists((guest.cast_signed(), table))? {
                    seen.push(table.clone());
                }
            }
            Ok(seen)
        })
    }

    fn add_report(
        &self,
        report: &ReportRow,
        since: Millis,
        most: u32,
    ) -> Result<ReportAnswer, StoreError> {
        self.write(|change| add_report(change, report, since, most).map(Ok))
    }

    fn reports(&self, resolved: bool, most: u32) -> Result<Vec<ReportRow>, StoreError> {
        self.read(|moment| {
            let sql = "SELECT key, id, at, table_id, reporter, about, seat, reason, resolved
                       FROM reports WHERE (resolved IS NOT NULL) = ?1
                       ORDER BY at DESC, key DESC LIMIT ?2";
            reports(moment, sql, (resolved, most))
        })
    }

    fn resolve(&self, id: &str, audit: &AuditRow) -> Result<bool, StoreError> {
        self.write(|change| {
            let done = change
                .prepare_cached(
                    "UPDATE reports SET resolved = ?2 WHERE id = ?1 AND resolved IS NULL",
                )?
                .execute((id, time(audit.at)))?;
            noted(change, audit, done > 0)
        })
    }

    fn ban(&self, bans: &[BanRow], audit: &AuditRow) -> Result<(), StoreError> {
        self.write(|change| {
            bans.iter().try_for_each(|ban| add_ban(change, ban))?;
            note(change, audit).map(Ok)
        })
    }

    fn unban(&self, person: &str, audit: &AuditRow) -> Result<bool, StoreError> {
        self.write(|change| {
            let sql = "DELETE FROM bans WHERE person = ?1";
            let ended = change.prepare_cached(sql)?.execute([person])?;
            noted(change, audit, ended > 0)
        })
    }

    fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        self.read(|moment| bans(moment, "ORDER BY at DESC, hash"))
    }

    fn banned(&self, hashes: &[[u8; 32]], now: Millis) -> Result<Option<BanRow>, StoreError> {
        self.read(|moment| {
            let mut find = moment.prepare_cached(
                "SELECT hash, person, at, until, reason FROM bans
                 WHERE hash = ?1 AND (until IS NULL OR until > ?2)",
            )?;
            let mut longest: Option<BanRow> = None;
            for hash in hashes {
                let found = find.query_row((hash, time(now)), ban_row).optional()?;
                let end = |ban: &BanRow| ban.until.unwrap_or(Millis::MAX);
                longest = longest.into_iter().chain(found).max_by_key(end);
            }
            Ok(longest)
        })
    }

    fn clear_names(
        &self,
        guest: GuestId,
        until: Option<Millis>,
        audit: &AuditRow,
    ) -> Result<(), StoreError> {
        let id = guest.cast_signed();
        self.write(|change| {
            for sql in [
                "UPDATE guests SET name = '' WHERE id = ?1",
                "DELETE FROM seat_players WHERE guest = ?1",
                "UPDATE tournament_entrants SET name = '' WHERE guest = ?1",
            ] {
                change.prepare_cached(sql)?.execute([id])?;
            }
            if let Some(until) = until {
                add_bar(change, guest, until)?;
            }
            note(change, audit).map(Ok)
        })?;
        guests::forget(&self.writer()).map_err(fault)
    }

    fn name_bar(&self, guest: GuestId, now: Millis) -> Result<Option<Millis>, StoreError> {
        self.read(|moment| {
            moment
                .prepare_cached("SELECT until FROM name_bars WHERE guest = ?1 AND until > ?2")?
                .query_row((guest.cast_signed(), time(now)), |row| Ok(millis(row.get(0)?)))
                .optional()
        })
    }

    fn audit(&self, most: u32) -> Result<Vec<AuditRow>, StoreError> {
        self.read(|moment| audit(moment, "DESC", most))
    }

    fn run_limits(&self) -> Result<RunLimits, StoreError> {
        self.read(limits)
    }

    fn set_run_limits(&self, limits: RunLimits, audit: &AuditRow) -> Result<(), StoreError> {
        self.write(|change| {
            set_limits(change, limits)?;
            note(change, audit).map(Ok)
        })
    }

    fn tidy_safety(&self, now: Millis, before: Millis) -> Result<(), StoreError> {
        self.write(|change| {
            for (sql, than) in [
                ("DELETE FROM bans WHERE until <= ?1", now),
                ("DELETE FROM name_bars WHERE until <= ?1", now),
                ("DELETE FROM audit WHERE at < ?1", before),
                ("DELETE FROM reports WHERE resolved < ?1", before),
            ] {
                change.prepare_cached(sql)?.execute([time(than)])?;
            }
            Ok(Ok(()))
        })
    }

    fn dump_safety(&self) -> Result<SafetyDump, StoreError> {
        self.read(|moment| {
            let sql = "SELECT key, id, at, table_id, reporter, about, seat, reason, resolved
                       FROM reports ORDER BY id";
            Ok(SafetyDump {
                key: key(moment)?,
                marks: moment
                    .prepare_cached("SELECT id, guest, other, kind, at FROM marks ORDER BY id")?
                    .query_map([], mark_row)?
                    .collect::<Result<_, _>>()?,
                reports: reports(moment, sql, ())?,
                bans: bans(moment, "ORDER BY hash")?,
                name_bars: moment
                    .prepare_cached("SELECT guest, until FROM name_bars ORDER BY guest")?
                    .query_map([], |row| {
                        Ok((row.get::<_, i64>(0)?.cast_unsigned(), millis(row.get(1)?)))
                    })?
                    .collect::<Result<_, _>>()?,
                audit: audit(moment, "ASC", u32::MAX)?,
                limits: limits(moment)?,
            })
        })
    }

    fn import_safety(&self, dump: &SafetyDump) -> Result<(), StoreError> {
        self.write(|change| {
            if let Some(key) = &dump.key {
                set_key(change, key)?;
            }
            dump.marks.iter().try_for_each(|mark| add_mark(change, mark).map(drop))?;
            for report in dump.reports.iter() {
                insert_report(change, report)?;
            }
            dump.bans.iter().try_for_each(|ban| add_ban(change, ban))?;
            dump.name_bars.iter().try_for_each(|&(guest, until)| add_bar(change, guest, until))?;
            dump.audit.iter().try_for_each(|row| note(change, row))?;
            set_limits(change, dump.limits).map(Ok)
        })
    }
}

/// Notes what was done, if it was.
fn noted(
    change: &Transaction,
    audit: &AuditRow,
    done: bool,
) -> rusqlite::Result<Result<bool, StoreError>> {
    if done {
        note(change, audit)?;
    }
    Ok(Ok(done))
}

fn note(change: &Transaction, audit: &AuditRow) -> rusqlite::Result<()> {
    let AuditRow { at, by, deed, person, detail } = audit;
    change
        .prepare_cached(
            "INSERT INTO audit (at, actor, deed, person, detail) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute((time(*at), by, deed, person, detail))
        .map(drop)
}

fn audit(moment: &Transaction, order: &str, most: u32) -> rusqlite::Result<Vec<AuditRow>> {
    let sql =
        format!("SELECT at, actor, deed, person, detail FROM audit ORDER BY key {order} LIMIT ?1");
    moment
        .prepare_cached(&sql)?
        .query_map([most], |row| {
            let (by, deed, person) = (row.get(1)?, row.get(2)?, row.get(3)?);
            Ok(AuditRow { at: millis(row.get(0)?), by, deed, person, detail: row.get(4)? })
        })?
        .collect()
}

fn key(moment: &Transaction) -> rusqlite::Result<Option<[u8; 32]>> {
    moment.prepare_cached("SELECT key FROM safety_key")?.query_row([], |row| row.get(0)).optional()
}

fn set_key(change: &Transaction, key: &[u8; 32]) -> rusqlite::Result<()> {
    let sql = "INSERT INTO safety_key (single, key) VALUES (1, ?1) ON CONFLICT DO NOTHING";
    change.prepare_cached(sql)?.execute([key]).map(drop)
}

/// Nothing happens where one of the two is deleted.
fn add_mark(change: &Transaction, mark: &MarkRow) -> rusqlite::Result<bool> {
    let MarkRow { id, guest, other, kind, at } = mark;
    let added = change
        .prepare_cached(
            "INSERT INTO marks (id, guest, other, kind, at)
             SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)
             AND EXISTS (SELECT 1 FROM guests WHERE id = ?3)
             ON CONFLICT (guest, other) DO UPDATE SET kind = excluded.kind, at = excluded.at",
        )?
        .execute((id, guest.cast_signed(), other.cast_signed(), kind.name(), time(*at)))?;
    Ok(added > 0)
}

fn mark_row(row: &Row) -> rusqlite::Result<MarkRow> {
    Ok(MarkRow {
        id: row.get(0)?,
        guest: row.get::<_, i64>(1)?.cast_unsigned(),
        other: row.get::<_, i64>(2)?.cast_unsigned(),
        kind: MarkKind::named(&row.get::<_, String>(3)?),
        at: millis(row.get(4)?),
    })
}

fn add_report(
    change: &Transaction,
    report: &ReportRow,
    since: Millis,
    most: u32,
) -> rusqlite::Result<ReportAnswer> {
    let reporter = report.reporter.map(u64::cast_signed);
    let (lately, again): (u32, bool) = change
        .prepare_cached(
            "SELECT (SELECT count(*) FROM reports WHERE reporter = ?1 AND at >= ?2),
                    EXISTS (SELECT 1 FROM reports
                            WHERE reporter = ?1 AND about = ?3 AND table_id = ?4)",
        )?
        .query_row((reporter, time(since), report.about.cast_signed(), &report.table), |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
    Ok(match (again, lately < most) {
        (true, _) => ReportAnswer::Again,
        (false, false) => ReportAnswer::TooMany,
        (false, true) => {
            insert_report(change, report)?;
            ReportAnswer::Kept
        }
    })
}

/// Nothing is kept about a guest who was deleted meanwhile.
fn insert_report(change: &Transaction, report: &ReportRow) -> rusqlite::Result<()> {
    let ReportRow { id, at, table, reporter, about, seat, reason, resolved, lines } = report;
    let key: Option<i64> = change
        .prepare_cached(
            "INSERT INTO reports (id, at, table_id, reporter, about, seat, reason, resolved)
             SELECT ?1, ?2, ?3, (SELECT id FROM guests WHERE id = ?4), id, ?6, ?7, ?8
             FROM guests WHERE id = ?5 RETURNING key",
        )?
        .query_row(
            (
                id,
                time(*at),
                table,
                reporter.map(u64::cast_signed),
                about.cast_signed(),
                seat,
                reason,
                resolved.map(time),
            ),
            |row| row.get(0),
        )
        .optional()?;
    let Some(key) = key else { return Ok(()) };
    let mut add = change.prepare_cached(
        "INSERT INTO report_lines (report, place, at, guest, seat, text)
         SELECT ?1, ?2, ?3, id, ?5, ?6 FROM guests WHERE id = ?4",
    )?;
    for (place, line) in (0_u32..).zip(lines) {
        let guest = line.guest.cast_signed();
        add.execute((key, place, time(line.at), guest, line.seat, &line.text))?;
    }
    Ok(())
}

fn reports(
    moment: &Transaction,
    sql: &str,
    params: impl rusqlite::Params,
) -> rusqlite::Result<Vec<ReportRow>> {
    let found: Vec<(i64, ReportRow)> = moment
        .prepare_cached(sql)?
        .query_map(params, |row| {
            let report = ReportRow {
                id: row.get(1)?,
                at: millis(row.get(2)?),
                table: row.get(3)?,
                reporter: row.get::<_, Option<i64>>(4)?.map(i64::cast_unsigned),
                about: row.get::<_, i64>(5)?.cast_unsigned(),
                seat: row.get(6)?,
                reason: row.get(7)?,
                resolved: row.get::<_, Option<i64>>(8)?.map(millis),
                lines: Vec::new(),
            };
            Ok((row.get(0)?, report))
        })?
        .collect::<Result<_, _>>()?;
    let mut lines = moment.prepare_cached(
        "SELECT at, guest, seat, text FROM report_lines WHERE report = ?1 ORDER BY place",
    )?;
    let mut reports = Vec::with_capacity(found.len());
    for (key, report) in found {
        let line = |row: &Row| {
            let guest = row.get::<_, i64>(1)?.cast_unsigned();
            Ok(ReportLine { at: millis(row.get(0)?), guest, seat: row.get(2)?, text: row.get(3)? })
        };
        let lines = lines.query_map([key], line)?.collect::<Result<_, _>>()?;
        reports.push(ReportRow { lines, ..report });
    }
    Ok(reports)
}

fn add_ban(change: &Transaction, ban: &BanRow) -> rusqlite::Result<()> {
    let BanRow { hash, person, at, until, reason } = ban;
    change
        .prepare_cached(
            "INSERT OR REPLACE INTO bans (hash, person, at, until, reason)
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute((hash, person, time(*at), until.map(time), reason))
        .map(drop)
}

fn bans(moment: &Transaction, order: &str) -> rusqlite::Result<Vec<BanRow>> {
    let sql = format!("SELECT hash, person, at, until, reason FROM bans {order}");
    moment.prepare_cached(&sql)?.query_map([], ban_row)?.collect()
}

fn ban_row(row: &Row) -> rusqlite::Result<BanRow> {
    let until = row.get::<_, Option<i64>>(3)?.map(millis);
    let (hash, person, reason) = (row.get(0)?, row.get(1)?, row.get(4)?);
    Ok(BanRow { hash, person, at: millis(row.get(2)?), until, reason })
}

fn add_bar(change: &Transaction, guest: GuestId, until: Millis) -> rusqlite::Result<()> {
    change
        .prepare_cached(
            "INSERT INTO name_bars (guest, until) SELECT id, ?2 FROM guests WHERE id = ?1
             ON CONFLICT (guest) DO UPDATE SET until = excluded.until",
        )?
        .execute((guest.cast_signed(), time(until)))
        .map(drop)
}

fn limits(moment: &Transaction) -> rusqlite::Result<RunLimits> {
    let found = moment
        .prepare_cached("SELECT tables_per_guest, closed FROM run_limits")?
        .query_row([], |row| Ok(RunLimits { tables_per_guest: row.get(0)?, closed: row.get(1)? }))
        .optional()?;
    Ok(found.unwrap_or_default())
}

fn set_limits(change: &Transaction, limits: RunLimits) -> rusqlite::Result<()> {
    change
        .prepare_cached(
            "INSERT OR REPLACE INTO run_limits (single, tables_per_guest, closed)
             VALUES (1, ?1, ?2)",
        )?
        .execute((limits.tables_per_guest, limits.closed))
        .map(drop)
}
