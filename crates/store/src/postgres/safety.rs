//! Mutes, blocks, reports, bans, and what operators did.

use super::connection::in_transaction;
use super::fault::Fault;
use super::query::{Params, bytes, can_be_id, execute, guest as guest_in, row, rows, texts};
use super::{LONG, Postgres, query};
use crate::numbers::{millis, time};
use crate::{
    AuditRow, BanRow, GuestId, MarkKind, MarkRow, Millis, ReportAnswer, ReportLine, ReportRow,
    RunLimits, Safety, SafetyDump, StoreError,
};
use deadpool_postgres::ClientWrapper;
use tokio_postgres::Row;

impl Safety for Postgres {
    fn safety_key(&self, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        self.with(async |client| {
            if let Some(key) = key(client).await? {
                return Ok(key);
            }
            set_key(client, fresh).await?;
            Ok(key(client).await?.unwrap_or(*fresh))
        })
    }

    fn mark(&self, mark: &MarkRow, most: u32) -> Result<bool, StoreError> {
        self.change(async |client| {
            // The guest is locked, so that no two requests pass the limit together.
            let id = mark.guest.cast_signed();
            let sql = "SELECT id FROM guests WHERE id = $1 FOR NO KEY UPDATE";
            row(client, sql, &[&id]).await?;
            let sql = "SELECT id FROM marks WHERE guest = $1 AND other <> $2";
            let others = rows(client, sql, &[&id, &mark.other.cast_signed()]).await?;
            Ok(others.len() < most as usize && add_mark(client, mark).await?)
        })
    }

    fn marks(&self, guest: GuestId) -> Result<Vec<MarkRow>, StoreError> {
        self.with(async |client| {
            let sql = "SELECT id, guest, other, kind, at FROM marks WHERE guest = $1
                       ORDER BY at DESC, id";
            let found = rows(client, sql, &[&guest.cast_signed()]).await?;
            found.iter().map(mark_row).collect()
        })
    }

    fn unmark(&self, guest: GuestId, id: &str) -> Result<bool, StoreError> {
        if !can_be_id(id) {
            return Ok(false);
        }
        self.with(async |client| {
            let sql = "DELETE FROM marks WHERE guest = $1 AND id = $2";
            Ok(execute(client, sql, &[&guest.cast_signed(), &id]).await? > 0)
        })
    }

    fn blocked(&self, guest: GuestId) -> Result<Vec<GuestId>, StoreError> {
        self.with(async |client| {
            let sql = "SELECT other FROM marks WHERE guest = $1 AND kind = 'block'
                       UNION SELECT guest FROM marks WHERE other = $1 AND kind = 'block'";
            let found = rows(client, sql, &[&guest.cast_signed()]).await?;
            Ok(found.iter().map(|row| guest_in(row, 0)).collect::<Result<_, _>>()?)
        })
    }

    fn may_sit(&self, guest: GuestId, table: &str) -> Result<bool, StoreError> {
        if !can_be_id(table) {
            return Ok(true);
        }
        self.with(async |client| {
            let sql = "SELECT 1 FROM tables JOIN marks ON guest = opener
                       WHERE tables.id = $2 AND other = $1 AND kind = 'block'";
            Ok(row(client, sql, &[&guest.cast_signed(), &table]).await?.is_none())
        })
    }

    fn visible(&self, guest: GuestId, tables: &[String]) -> Result<Vec<String>, StoreError> {
        self.with(async |client| {
            let sql =
                "SELECT wanted.id FROM unnest($2::text[]) WITH ORDINALITY AS wanted (id, place)
                       WHERE NOT EXISTS (SELECT 1 FROM tables JOIN marks ON kind = 'block' AND (
                           (guest = opener AND other = $1) OR (guest = $1 AND other = opener))
                           WHERE tables.id = wanted.id)
                       ORDER BY place";
            texts(client, sql, &[&guest.cast_signed(), &tables]).await
        })
    }

    fn add_report(
        &self,
        report: &ReportRow,
        since: Millis,
        most: u32,
    ) -> Result<ReportAnswer, StoreError> {
        self.change(async |client| add_report(client, report, since, most).await)
    }

    fn reports(&self, resolved: bool, most: u32) -> Result<Vec<ReportRow>, StoreError> {
        self.with(async |client| {
            let sql = "SELECT key, id, at, table_id, reporter, about, seat, reason, resolved
                       FROM reports WHERE (resolved IS NOT NULL) = $1
                       ORDER BY at DESC, key DESC LIMIT $2";
            reports(client, sql, &[&resolved, &i64::from(most)]).await
        })
    }

    fn resolve(&self, id: &str, audit: &AuditRow) -> Result<bool, StoreError> {
        if !can_be_id(id) {
            return Ok(false);
        }
        let sql = "UPDATE reports SET resolved = $2 WHERE id = $1 AND resolved IS NULL";
        self.change(async |client| noted(client, sql, &[&id, &time(audit.at)], audit).await)
    }

    fn ban(&self, bans: &[BanRow], audit: &AuditRow) -> Result<(), StoreError> {
        self.change(async |client| {
            for ban in bans {
                add_ban(client, ban).await?;
            }
            note(client, audit).await
        })
    }

    fn unban(&self, person: &str, audit: &AuditRow) -> Result<bool, StoreError> {
        if !can_be_id(person) {
            return Ok(false);
        }
        let sql = "DELETE FROM bans WHERE person = $1";
        self.change(async |client| noted(client, sql, &[&person], audit).await)
    }

    fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        self.with(async |client| bans(client, "ORDER BY at DESC, hash").await)
    }

    fn banned(&self, hashes: &[[u8; 32]], now: Millis) -> Result<Option<BanRow>, StoreError> {
        let hashes: Vec<&[u8]> = hashes.iter().map(|hash| &hash[..]).collect();
        self.with(async |client| {
            let sql = "SELECT hash, person, at, until, reason FROM bans
                       WHERE hash = ANY($1) AND (until IS NULL OR until > $2)
                       ORDER BY until DESC NULLS FIRST LIMIT 1";
            let found = row(client, sql, &[&hashes, &time(now)]).await?;
            found.map(|row| ban_row(&row)).transpose()
        })
    }

    fn clear_names(
        &self,
        guest: GuestId,
        until: Option<Millis>,
        audit: &AuditRow,
    ) -> Result<(), StoreError> {
        let id = guest.cast_signed();
        self.change(async |client| {
            for sql in [
                "UPDATE guests SET name = '' WHERE id = $1",
                "DELETE FROM seat_players WHERE guest = $1",
                "UPDATE tournament_entrants SET name = '' WHERE guest = $1",
            ] {
                execute(client, sql, &[&id]).await?;
            }
            if let Some(until) = until {
                add_bar(client, guest, until).await?;
            }
            note(client, audit).await
        })
    }

    fn name_bar(&self, guest: GuestId, now: Millis) -> Result<Option<Millis>, StoreError> {
        self.with(async |client| {
            let sql = "SELECT until FROM name_bars WHERE guest = $1 AND until > $2";
            let found = row(client, sql, &[&guest.cast_signed(), &time(now)]).await?;
            Ok(found.map(|row| row.try_get(0)).transpose()?.map(millis))
        })
    }

    fn audit(&self, most: u32) -> Result<Vec<AuditRow>, StoreError> {
        self.with(async |client| audit(client, "DESC", most).await)
    }

    fn run_limits(&self) -> Result<RunLimits, StoreError> {
        self.with(async |client| limits(client).await)
    }

    fn set_run_limits(&self, limits: RunLimits, audit: &AuditRow) -> Result<(), StoreError> {
        self.change(async |client| {
            set_limits(client, limits).await?;
            note(client, audit).await
        })
    }

    fn tidy_safety(&self, now: Millis, before: Millis) -> Result<(), StoreError> {
        self.with(async |client| {
            for (sql, than) in [
                ("DELETE FROM bans WHERE until <= $1", now),
                ("DELETE FROM name_bars WHERE until <= $1", now),
                ("DELETE FROM audit WHERE at < $1", before),
                ("DELETE FROM reports WHERE resolved < $1", before),
            ] {
                execute(client, sql, &[&time(than)]).await?;
            }
            Ok(())
        })
    }

    fn dump_safety(&self) -> Result<SafetyDump, StoreError> {
        self.change(async |client| {
            let marks = "SELECT id, guest, other, kind, at FROM marks ORDER BY id";
            let bars = "SELECT guest, until FROM name_bars ORDER BY guest";
            let sql = "SELECT key, id, at, table_id, reporter, about, seat, reason, resolved
                       FROM reports ORDER BY id";
            let bar = |row: &Row| Ok((guest_in(row, 0)?, millis(row.try_get(1)?)));
            Ok(SafetyDump {
                key: key(client).await?,
                marks: rows(client, marks, &[])
                    .await?
                    .iter()
                    .map(mark_row)
                    .collect::<Result<_, _>>()?,
                reports: reports(client, sql, &[]).await?,
                bans: bans(client, "ORDER BY hash").await?,
                name_bars: rows(client, bars, &[])
                    .await?
                    .iter()
                    .map(bar)
                    .collect::<Result<_, Fault>>()?,
                audit: audit(client, "ASC", u32::MAX).await?,
                limits: limits(client).await?,
            })
        })
    }

    fn import_safety(&self, dump: &SafetyDump) -> Result<(), StoreError> {
        let imported = self.connections.with(async |client| {
            in_transaction(client, async |client| import(client, dump).await).await
        });
        self.wait(LONG, imported)
    }
}

async fn import(client: &ClientWrapper, dump: &SafetyDump) -> Result<(), Fault> {
    if let Some(key) = &dump.key {
        set_key(client, key).await?;
    }
    for mark in &dump.marks {
        add_mark(client, mark).await?;
    }
    for report in &dump.reports {
        insert_report(client, report).await?;
    }
    for ban in &dump.bans {
        add_ban(client, ban).await?;
    }
    for &(guest, until) in &dump.name_bars {
        add_bar(client, guest, until).await?;
    }
    for row in &dump.audit {
        note(client, row).await?;
    }
    set_limits(client, dump.limits).await
}

/// Changes something and notes it, within a transaction. Answers no, and notes nothing, if there was
/// nothing to change.
async fn noted(
    client: &ClientWrapper,
    sql: &str,
    params: Params<'_>,
    audit: &AuditRow,
) -> Result<bool, Fault> {
    let done = execute(client, sql, params).await? > 0;
    if done {
        note(client, audit).await?;
    }
    Ok(done)
}

async fn note(client: &ClientWrapper, audit: &AuditRow) -> Result<(), Fault> {
    let AuditRow { at, by, deed, person, detail } = audit;
    let sql = "INSERT INTO audit (at, actor, deed, person, detail) VALUES ($1, $2, $3, $4, $5)";
    execute(client, sql, &[&time(*at), by, deed, person, detail]).await?;
    Ok(())
}

async fn audit(client: &ClientWrapper, order: &str, most: u32) -> Result<Vec<AuditRow>, Fault> {
    let sql =
        format!("SELECT at, actor, deed, person, detail FROM audit ORDER BY key {order} LIMIT $1");
    let found = rows(client, &sql, &[&i64::from(most)]).await?;
    let audit = |row: &Row| {
        let (by, deed, person) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
        Ok(AuditRow { at: millis(row.try_get(0)?), by, deed, person, detail: row.try_get(4)? })
    };
    found.iter().map(audit).collect()
}

async fn key(client: &ClientWrapper) -> Result<Option<[u8; 32]>, Fault> {
    let found = row(client, "SELECT key FROM safety_key", &[]).await?;
    found.map(|row| bytes(&row, 0)).transpose()
}

async fn set_key(client: &ClientWrapper, key: &[u8; 32]) -> Result<(), Fault> {
    let sql = "INSERT INTO safety_key (key) VALUES ($1) ON CONFLICT DO NOTHING";
    execute(client, sql, &[&&key[..]]).await?;
    Ok(())
}

/// Nothing happens where one of the two is deleted.
async fn add_mark(client: &ClientWrapper, mark: &MarkRow) -> Result<bool, Fault> {
    let MarkRow { id, guest, other, kind, at } = mark;
    let sql = "INSERT INTO marks (id, guest, other, kind, at)
               SELECT $1, one.id, two.id, $4, $5 FROM guests AS one, guests AS two
               WHERE one.id = $2 AND two.id = $3
               ON CONFLICT (guest, other) DO UPDATE SET kind = excluded.kind, at = excluded.at";
    let (guest, other) = (guest.cast_signed(), other.cast_signed());
    Ok(execute(client, sql, &[id, &guest, &other, &kind.name(), &time(*at)]).await? > 0)
}

fn mark_row(row: &Row) -> Result<MarkRow, Fault> {
    Ok(MarkRow {
        id: row.try_get(0)?,
        guest: guest_in(row, 1)?,
        other: guest_in(row, 2)?,
        kind: MarkKind::named(row.try_get(3)?),
        at: millis(row.try_get(4)?),
    })
}

/// Keeps a report, within a transaction. The reporter is locked, so that no two requests pass the
/// limit together.
async fn add_report(
    client: &ClientWrapper,
    report: &ReportRow,
    since: Millis,
    most: u32,
) -> Result<ReportAnswer, Fault> {
    let reporter = report.reporter.map(u64::cast_signed);
    let sql = "SELECT id FROM guests WHERE id = $1 FOR NO KEY UPDATE";
    row(client, sql, &[&reporter]).await?;
    let sql = "SELECT 1 FROM reports WHERE reporter = $1 AND about = $2 AND table_id = $3";
    let about = report.about.cast_signed();
    if row(client, sql, &[&reporter, &about, &report.table]).await?.is_some() {
        return Ok(ReportAnswer::Again);
    }
    let sql = "SELECT 1 FROM reports WHERE reporter = $1 AND at >= $2";
    if rows(client, sql, &[&reporter, &time(since)]).await?.len() >= most as usize {
        return Ok(ReportAnswer::TooMany);
    }
    insert_report(client, report).await?;
    Ok(ReportAnswer::Kept)
}

/// Nothing is kept about a guest who was deleted meanwhile.
async fn insert_report(client: &ClientWrapper, report: &ReportRow) -> Result<(), Fault> {
    let ReportRow { id, at, table, reporter, about, seat, reason, resolved, lines } = report;
    let sql = "INSERT INTO reports (id, at, table_id, reporter, about, seat, reason, resolved)
               SELECT $1, $2, $3, (SELECT id FROM guests WHERE id = $4), id, $6, $7, $8
               FROM guests WHERE id = $5 RETURNING key";
    let values: Params = &[
        id,
        &time(*at),
        table,
        &reporter.map(u64::cast_signed),
        &about.cast_signed(),
        &seat.map(i16::from),
        reason,
        &resolved.map(time),
    ];
    let Some(made) = row(client, sql, values).await? else { return Ok(()) };
    let key: i64 = made.try_get(0)?;
    let sql = "INSERT INTO report_lines (report, place, at, guest, seat, text)
               SELECT $1, $2, $3, id, $5, $6 FROM guests WHERE id = $4";
    for (place, line) in (0_i64..).zip(lines) {
        let (guest, seat) = (line.guest.cast_signed(), line.seat.map(i16::from));
        execute(client, sql, &[&key, &place, &time(line.at), &guest, &seat, &line.text]).await?;
    }
    Ok(())
}

async fn reports(
    client: &ClientWrapper,
    sql: &str,
    params: Params<'_>,
) -> Result<Vec<ReportRow>, Fault> {
    let mut all = Vec::new();
    for found in rows(client, sql, params).await? {
        let key: i64 = found.try_get(0)?;
        let lines =
            "SELECT at, guest, seat, text FROM report_lines WHERE report = $1 ORDER BY place";
        let lines = rows(client, lines, &[&key]).await?;
        let line = |row: &Row| {
            let (guest, seat) = (guest_in(row, 1)?, seat(row, 2)?);
            Ok(ReportLine { at: millis(row.try_get(0)?), guest, seat, text: row.try_get(3)? })
        };
        all.push(ReportRow {
            id: found.try_get(1)?,
            at: millis(found.try_get(2)?),
            table: found.try_get(3)?,
            reporter: found.try_get::<_, Option<i64>>(4)?.map(i64::cast_unsigned),
            about: guest_in(&found, 5)?,
            seat: seat(&found, 6)?,
            reason: found.try_get(7)?,
            resolved: found.try_get::<_, Option<i64>>(8)?.map(millis),
            lines: lines.iter().map(line).collect::<Result<_, Fault>>()?,
        });
    }
    Ok(all)
}

fn seat(row: &Row, column: usize) -> Result<Option<u8>, Fault> {
    let seat: Option<i16> = row.try_get(column)?;
    seat.map(|_| query::seat(row, column)).transpose()
}

async fn add_ban(client: &ClientWrapper, ban: &BanRow) -> Result<(), Fault> {
    let BanRow { hash, person, at, until, reason } = ban;
    let sql = "INSERT INTO bans (hash, person, at, until, reason) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (hash) DO UPDATE SET person = excluded.person, at = excluded.at,
                   until = excluded.until, reason = excluded.reason";
    let hash = &hash[..];
    execute(client, sql, &[&hash, person, &time(*at), &until.map(time), reason]).await?;
    Ok(())
}

async fn bans(client: &ClientWrapper, order: &str) -> Result<Vec<BanRow>, Fault> {
    let sql = format!("SELECT hash, person, at, until, reason FROM bans {order}");
    rows(client, &sql, &[]).await?.iter().map(ban_row).collect()
}

fn ban_row(row: &Row) -> Result<BanRow, Fault> {
    Ok(BanRow {
        hash: bytes(row, 0)?,
        person: row.try_get(1)?,
        at: millis(row.try_get(2)?),
        until: row.try_get::<_, Option<i64>>(3)?.map(millis),
        reason: row.try_get(4)?,
    })
}

async fn add_bar(client: &ClientWrapper, guest: GuestId, until: Millis) -> Result<(), Fault> {
    let sql = "INSERT INTO name_bars (guest, until) SELECT id, $2 FROM guests WHERE id = $1
               ON CONFLICT (guest) DO UPDATE SET until = excluded.until";
    execute(client, sql, &[&guest.cast_signed(), &time(until)]).await?;
    Ok(())
}

async fn limits(client: &ClientWrapper) -> Result<RunLimits, Fault> {
    let found = row(client, "SELECT tables_per_guest, closed FROM run_limits", &[]).await?;
    let Some(found) = found else { return Ok(RunLimits::default()) };
    let tables: Option<i64> = found.try_get(0)?;
    Ok(RunLimits {
        tables_per_guest: tables.and_then(|tables| u32::try_from(tables).ok()),
        closed: found.try_get(1)?,
    })
}

async fn set_limits(client: &ClientWrapper, limits: RunLimits) -> Result<(), Fault> {
    let sql = "INSERT INTO run_limits (tables_per_guest, closed) VALUES ($1, $2)
               ON CONFLICT (single) DO UPDATE SET tables_per_guest = excluded.tables_per_guest,
                   closed = excluded.closed";
    execute(client, sql, &[&limits.tables_per_guest.map(i64::from), &limits.closed]).await?;
    Ok(())
}
