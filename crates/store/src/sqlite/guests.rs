//! What is kept of people: names and hashes of secrets.

use super::{millis, time};
use crate::{GuestId, GuestRow, Millis, StoreError};
use rusqlite::{Connection, OptionalExtension, Row, Transaction};
use std::time::Duration;

pub fn add(change: &Transaction, guest: &GuestRow) -> rusqlite::Result<()> {
    change
        .prepare_cached(
            "INSERT INTO guests (id, secret_hash, name, seen, owner) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute((
            guest.id.cast_signed(),
            &guest.secret_hash,
            &guest.name,
            time(guest.seen),
            guest.owner.map(u64::cast_signed),
        ))
        .map(drop)
}

pub fn by_secret(
    moment: &Transaction,
    secret_hash: &[u8; 32],
) -> rusqlite::Result<Option<GuestRow>> {
    moment
        .prepare_cached(
            "SELECT id, secret_hash, name, seen, owner FROM guests WHERE secret_hash = ?1
             UNION ALL SELECT id, sessions.secret_hash, name, sessions.seen, owner
             FROM sessions JOIN guests ON id = guest WHERE sessions.secret_hash = ?1",
        )?
        .query_row([secret_hash], guest_row)
        .optional()
}

/// The guest in five columns.
pub(super) fn guest_row(row: &Row) -> rusqlite::Result<GuestRow> {
    Ok(GuestRow {
        id: row.get::<_, i64>(0)?.cast_unsigned(),
        secret_hash: row.get(1)?,
        name: row.get(2)?,
        seen: millis(row.get(3)?),
        owner: row.get::<_, Option<i64>>(4)?.map(i64::cast_unsigned),
    })
}

pub fn add_bot(
    change: &Transaction,
    bot: &GuestRow,
    most: u32,
) -> rusqlite::Result<Result<(), StoreError>> {
    let (known, bots): (bool, u32) = change
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM guests WHERE id = ?1),
                    (SELECT count(*) FROM guests WHERE owner = ?1)",
        )?
        .query_row([bot.owner.map(u64::cast_signed)], |row| Ok((row.get(0)?, row.get(1)?)))?;
    match (known, bots < most) {
        (false, _) => Ok(Err(StoreError::NoGuest)),
        (true, false) => Ok(Err(StoreError::TooManyBots)),
        (true, true) => add(change, bot).map(Ok),
    }
}

pub fn bots(moment: &Transaction, owner: GuestId) -> rusqlite::Result<Vec<GuestRow>> {
    moment
        .prepare_cached(
            "SELECT id, secret_hash, name, seen, owner FROM guests WHERE owner = ?1 ORDER BY id",
        )?
        .query_map([owner.cast_signed()], guest_row)?
        .collect()
}

pub fn see(change: &Transaction, guest: GuestId, at: Millis) -> rusqlite::Result<()> {
    change
        .prepare_cached("UPDATE guests SET seen = ?2 WHERE id = ?1")?
        .execute((guest.cast_signed(), time(at)))
        .map(drop)
}

/// Of the guests who have neither an account, nor a bot, nor a seat in a running game, some who were
/// not seen since.
pub fn unseen(moment: &Transaction, since: Millis, most: usize) -> rusqlite::Result<Vec<GuestId>> {
    moment
        .prepare_cached(
            "SELECT id FROM guests WHERE seen < ?1
             AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON key = table_key
                 WHERE guest = guests.id AND ended = 0)
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE guest = guests.id)
             AND NOT EXISTS (SELECT 1 FROM guests AS bot WHERE bot.owner = guests.id) LIMIT ?2",
        )?
        .query_map((time(since), most as i64), |row| Ok(row.get::<_, i64>(0)?.cast_unsigned()))?
        .collect()
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
    for bot in bots(change, guest)? {
        forget_one(change, bot.id)?;
    }
    forget_one(change, guest)
}

fn forget_one(change: &Transaction, guest: GuestId) -> rusqlite::Result<()> {
    for sql in [
        // A guest has sent messages only where they have or had a seat, or said something.
        "DELETE FROM messages WHERE guest = ?1 AND table_key IN (
             SELECT table_key FROM seats WHERE guest = ?1
             UNION SELECT table_key FROM chat WHERE guest = ?1)",
        "DELETE FROM seats WHERE guest = ?1",
        "DELETE FROM chat WHERE guest = ?1",
        "DELETE FROM codes WHERE issuer = ?1",
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

pub(super) fn key_of(
    change: &Transaction,
    table: &str,
) -> rusqlite::Result<Result<i64, StoreError>> {
    let key = change
        .prepare_cached("SELECT key FROM tables WHERE id = ?1")?
        .query_row([table], |row| row.get(0))
        .optional()?;
    Ok(key.ok_or_else(|| StoreError::NoTable(table.to_owned())))
}
