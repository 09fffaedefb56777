//! Lists of tables, and the end of those that nobody comes back to.

use super::time;
use crate::{GuestId, Millis};
use rusqlite::{OptionalExtension, Params, Transaction};

fn ids(moment: &Transaction, sql: &str, params: impl Params) -> rusqlite::Result<Vec<String>> {
    moment.prepare_cached(sql)?.query_map(params, |row| row.get(0))?.collect()
}

pub fn tables_of(moment: &Transaction, guest: GuestId, most: u32) -> rusqlite::Result<Vec<String>> {
    ids(
        moment,
        "SELECT id FROM seats JOIN tables ON key = table_key WHERE guest = ?1
         ORDER BY touched DESC, key DESC LIMIT ?2",
        (guest.cast_signed(), most),
    )
}

pub fn listed(moment: &Transaction, most: u32) -> rusqlite::Result<Vec<String>> {
    ids(
        moment,
        "SELECT id FROM tables WHERE listed = 1 ORDER BY touched DESC, key DESC LIMIT ?1",
        [most],
    )
}

pub fn running(moment: &Transaction) -> rusqlite::Result<Vec<String>> {
    ids(moment, "SELECT id FROM tables WHERE ended = 0 ORDER BY key", [])
}

pub fn count(moment: &Transaction) -> rusqlite::Result<(u64, u64)> {
    moment
        .prepare_cached(
            "SELECT (SELECT count(*) FROM tables WHERE ended = 0), (SELECT count(*) FROM tables)",
        )?
        .query_row([], |row| {
            Ok((row.get::<_, i64>(0)?.unsigned_abs(), row.get::<_, i64>(1)?.unsigned_abs()))
        })
}

pub fn running_of(moment: &Transaction, guest: GuestId) -> rusqlite::Result<u64> {
    moment
        .prepare_cached(
            "SELECT count(*) FROM seats JOIN tables ON key = table_key
             WHERE guest = ?1 AND ended = 0",
        )?
        .query_row([guest.cast_signed()], |row| Ok(row.get::<_, i64>(0)?.unsigned_abs()))
}

/// The keys of tables at which nothing happened since.
pub fn untouched(moment: &Transaction, since: Millis) -> rusqlite::Result<Vec<i64>> {
    moment
        .prepare_cached("SELECT key FROM tables WHERE touched < ?1 ORDER BY touched")?
        .query_map([time(since)], |row| row.get(0))?
        .collect()
}

/// Deletes those at which nothing happened even now.
pub fn retire(change: &Transaction, keys: &[i64], since: Millis) -> rusqlite::Result<Vec<String>> {
    let mut retire =
        change.prepare_cached("DELETE FROM tables WHERE key = ?1 AND touched < ?2 RETURNING id")?;
    let mut gone = Vec::with_capacity(keys.len());
    for &key in keys {
        gone.extend(retire.query_row((key, time(since)), |row| row.get(0)).optional()?);
    }
    Ok(gone)
}
