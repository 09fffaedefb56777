//! What is kept of people: names, hashes of secrets, what was said, one-time codes.

use super::{millis, time};
use crate::{ChatRow, GuestId, GuestRow, Millis, StoreFault};
use rusqlite::{Connection, OptionalExtension, Transaction};
use std::time::Duration;

pub fn add(change: &Transaction, guest: &GuestRow) -> rusqlite::Result<()> {
    change
        .prepare_cached("INSERT INTO guests (id, secret_hash, name, seen) VALUES (?1, ?2, ?3, ?4)")?
        .execute((guest.id.cast_signed(), &guest.secret_hash, &guest.name, time(guest.seen)))
        .map(drop)
}

pub fn by_secret(
    moment: &Transaction,
    secret_hash: &[u8; 32],
) -> rusqlite::Result<Option<GuestRow>> {
    moment
        .prepare_cached("SELECT id, name, seen FROM guests WHERE secret_hash = ?1")?
        .query_row([secret_hash], |row| {
            let (id, seen) = (row.get::<_, i64>(0)?.cast_unsigned(), millis(row.get(2)?));
            Ok(GuestRow { id, secret_hash: *secret_hash, name: row.get(1)?, seen })
        })
        .optional()
}

pub fn names(moment: &Transaction, guests: &[GuestId]) -> rusqlite::Result<Vec<(GuestId, String)>> {
    let mut name = moment.prepare_cached("SELECT name FROM guests WHERE id = ?1 AND name <> ''")?;
    let mut names = Vec::with_capacity(guests.len());
    for &guest in guests {
        let found = name.query_row([guest.cast_signed()], |row| row.get(0)).optional()?;
        names.extend(found.map(|name| (guest, name)));
    }
    Ok(names)
}

pub fn rename(change: &Transaction, guest: GuestId, name: &str) -> rusqlite::Result<()> {
    change
        .prepare_cached("UPDATE guests SET name = ?2 WHERE id = ?1")?
        .execute((guest.cast_signed(), name))
        .map(drop)
}

pub fn delete(change: &Transaction, guest: GuestId) -> rusqlite::Result<()> {
    for sql in [
        // Only who holds or held a seat has sent messages that did something.
        "DELETE FROM messages WHERE guest = ?1
         AND table_key IN (SELECT table_key FROM seats WHERE guest = ?1)",
        "DELETE FROM seats WHERE guest = ?1",
        "DELETE FROM chat WHERE guest = ?1",
        "DELETE FROM guests WHERE id = ?1",
    ] {
        change.execute(sql, [guest.cast_signed()])?;
    }
    Ok(())
}

/// Empties the write-ahead log, where pages with deleted words would live on for a while.
/// Where somebody reads just now, it is left to the next time: nobody is to wait for this.
pub fn forget(writer: &Connection) -> rusqlite::Result<()> {
    writer.busy_timeout(Duration::ZERO)?;
    let emptied = writer.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    writer.busy_timeout(super::PATIENCE)?;
    emptied
}

fn key_of(change: &Transaction, table: &str) -> rusqlite::Result<Result<i64, StoreFault>> {
    let key = change
        .prepare_cached("SELECT key FROM tables WHERE id = ?1")?
        .query_row([table], |row| row.get(0))
        .optional()?;
    Ok(key.ok_or_else(|| StoreFault::NoTable(table.to_owned())))
}

pub fn add_chat(
    change: &Transaction,
    table: &str,
    line: &ChatRow,
) -> rusqlite::Result<Result<(), StoreFault>> {
    let key = match key_of(change, table)? {
        Ok(key) => key,
        Err(fault) => return Ok(Err(fault)),
    };
    change
        .prepare_cached(
            "INSERT INTO chat (table_key, at, guest, seat, text) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute((key, time(line.at), line.guest.map(u64::cast_signed), line.seat, &line.text))?;
    Ok(Ok(()))
}

pub fn chat(moment: &Transaction, table: &str, most: u32) -> rusqlite::Result<Vec<ChatRow>> {
    let mut lines = moment
        .prepare_cached(
            "SELECT at, guest, seat, text FROM chat
             WHERE table_key = (SELECT key FROM tables WHERE id = ?1)
             ORDER BY chat.key DESC LIMIT ?2",
        )?
        .query_map((table, most), |row| {
            let guest = row.get::<_, Option<i64>>(1)?.map(i64::cast_unsigned);
            Ok(ChatRow { at: millis(row.get(0)?), guest, seat: row.get(2)?, text: row.get(3)? })
        })?
        .collect::<Result<Vec<_>, _>>()?;
    lines.reverse();
    Ok(lines)
}

pub fn add_code(
    change: &Transaction,
    code_hash: &[u8; 32],
    table: &str,
    seat: u8,
    until: Millis,
) -> rusqlite::Result<Result<(), StoreFault>> {
    let key = match key_of(change, table)? {
        Ok(key) => key,
        Err(fault) => return Ok(Err(fault)),
    };
    change
        .prepare_cached(
            "INSERT INTO codes (code_hash, table_key, seat, until) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute((code_hash, key, seat, time(until)))?;
    Ok(Ok(()))
}

pub fn take_code(
    change: &Transaction,
    code_hash: &[u8; 32],
    now: Millis,
) -> rusqlite::Result<Option<(String, u8)>> {
    change.prepare_cached("DELETE FROM codes WHERE until < ?1")?.execute([time(now)])?;
    let code = change
        .prepare_cached(
            "SELECT id, seat FROM codes JOIN tables ON key = table_key WHERE code_hash = ?1",
        )?
        .query_row([code_hash], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    change.prepare_cached("DELETE FROM codes WHERE code_hash = ?1")?.execute([code_hash])?;
    Ok(code)
}
