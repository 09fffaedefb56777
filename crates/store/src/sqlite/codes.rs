//! One-time codes that hand a seat to another device.

use super::guests::key_of;
use super::time;
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
    change
        .prepare_cached(
            "INSERT INTO codes (code_hash, table_key, seat, issuer, until)
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute((code_hash, key, code.seat, code.issuer.cast_signed(), time(until)))?;
    Ok(Ok(()))
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
