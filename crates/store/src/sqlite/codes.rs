//! One-time codes that hand a seat to another device.

use super::guests::key_of;
use super::{millis, time};
use crate::{Millis, SeatCode, StoreError};
use rusqlite::{OptionalExtension, Transaction};

pub fn add(
    change: &Transaction,
    code_hash: &[u8; 32],
    code: &SeatCode,
    until: Millis,
) -> rusqlite::Result<Result<(), StoreError>> {
    let key = match key_of(change, &code.table)? {
        Ok(key) => key,
        Err(fault) => return Ok(Err(fault)),
    };
    insert(change, key, code_hash, code, until).map(Ok)
}

pub(super) fn insert(
    change: &Transaction,
    key: i64,
    code_hash: &[u8; 32],
    code: &SeatCode,
    until: Millis,
) -> rusqlite::Result<()> {
    change
        .prepare_cached(
            "INSERT INTO codes (code_hash, table_key, seat, issuer, until)
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute((code_hash, key, code.seat, code.issuer.cast_signed(), time(until)))
        .map(drop)
}

/// The table that a code is for.
pub fn table(moment: &Transaction, code_hash: &[u8; 32]) -> rusqlite::Result<Option<String>> {
    moment
        .prepare_cached("SELECT id FROM codes JOIN tables ON key = table_key WHERE code_hash = ?1")?
        .query_row([code_hash], |row| row.get(0))
        .optional()
}

/// All codes of a table, each with its hash and its time.
pub fn of(
    moment: &Transaction,
    key: i64,
    table: &str,
) -> rusqlite::Result<Vec<([u8; 32], SeatCode, Millis)>> {
    moment
        .prepare_cached(
            "SELECT code_hash, seat, issuer, until FROM codes WHERE table_key = ?1
             ORDER BY code_hash",
        )?
        .query_map([key], |row| {
            let issuer = row.get::<_, i64>(2)?.cast_unsigned();
            let code = SeatCode { table: table.to_owned(), seat: row.get(1)?, issuer };
            Ok((row.get(0)?, code, millis(row.get(3)?)))
        })?
        .collect()
}

pub fn take(
    change: &Transaction,
    code_hash: &[u8; 32],
    now: Millis,
) -> rusqlite::Result<Option<SeatCode>> {
    change.prepare_cached("DELETE FROM codes WHERE until < ?1")?.execute([time(now)])?;
    let code = change
        .prepare_cached(
            "SELECT id, seat, issuer FROM codes JOIN tables ON key = table_key
             WHERE code_hash = ?1",
        )?
        .query_row([code_hash], |row| {
            let issuer = row.get::<_, i64>(2)?.cast_unsigned();
            Ok(SeatCode { table: row.get(0)?, seat: row.get(1)?, issuer })
        })
        .optional()?;
    change.prepare_cached("DELETE FROM codes WHERE code_hash = ?1")?.execute([code_hash])?;
    Ok(code)
}

/// Deletes the codes of a seat that has changed hands.
pub fn void(change: &Transaction, table_key: i64, seat: u8) -> rusqlite::Result<()> {
    change
        .prepare_cached("DELETE FROM codes WHERE table_key = ?1 AND seat = ?2")?
        .execute((table_key, seat))
        .map(drop)
}
