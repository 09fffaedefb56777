//! Ceremonies of passkeys that have begun.

use super::{millis, time};
use crate::{CeremonyRow, Millis};
use rusqlite::{OptionalExtension, Transaction};

fn clear(change: &Transaction, now: Millis) -> rusqlite::Result<()> {
    let sql = "DELETE FROM ceremonies WHERE until < ?1";
    change.prepare_cached(sql)?.execute([time(now)]).map(drop)
}

pub fn add(
    change: &Transaction,
    id_hash: &[u8; 32],
    ceremony: &CeremonyRow,
    now: Millis,
) -> rusqlite::Result<()> {
    clear(change, now)?;
    let CeremonyRow { guest, state, until } = ceremony;
    change
        .prepare_cached(
            "INSERT INTO ceremonies (id_hash, guest, state, until) SELECT ?1, ?2, ?3, ?4
             WHERE ?2 IS NULL OR EXISTS (SELECT 1 FROM guests WHERE id = ?2)",
        )?
        .execute((id_hash, guest.map(u64::cast_signed), state, time(*until)))
        .map(drop)
}

pub fn take(
    change: &Transaction,
    id_hash: &[u8; 32],
    now: Millis,
) -> rusqlite::Result<Option<CeremonyRow>> {
    clear(change, now)?;
    change
        .prepare_cached("DELETE FROM ceremonies WHERE id_hash = ?1 RETURNING guest, state, until")?
        .query_row([id_hash], |row| {
            let guest = row.get::<_, Option<i64>>(0)?.map(i64::cast_unsigned);
            Ok(CeremonyRow { guest, state: row.get(1)?, until: millis(row.get(2)?) })
        })
        .optional()
}
