//! Lists of tables, and how many there are.

use crate::{GuestId, StoreError, TableLimits};
use rusqlite::{Params, Transaction};

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

/// Every table without a known opener counts as one of an opener of its own.
pub const LISTED: &str = "SELECT id FROM (
         SELECT id, key, touched, row_number() OVER (
             PARTITION BY coalesce(opener, -key) ORDER BY touched DESC, key DESC
         ) AS place FROM tables WHERE listed = 1 AND began = 0 AND retired IS NULL
     ) WHERE place <= ?2 ORDER BY place, touched DESC, key DESC LIMIT ?1";

pub fn listed(
    moment: &Transaction,
    most: u32,
    most_per_opener: u32,
) -> rusqlite::Result<Vec<String>> {
    ids(moment, LISTED, (most, most_per_opener))
}

pub fn watchable(moment: &Transaction, most: u32) -> rusqlite::Result<Vec<String>> {
    ids(
        moment,
        "SELECT id FROM tables WHERE listed = 1 AND began = 1 AND ended = 0 AND retired IS NULL
         ORDER BY touched DESC, key DESC LIMIT ?1",
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

/// Neither part walks through all tables: one has an index by opener, the other by guest.
pub const RUNNING_OF: &str = "SELECT count(*) FROM (
         SELECT key FROM tables WHERE opener = ?1 AND ended = 0
         UNION
         SELECT key FROM seats JOIN tables ON key = table_key WHERE guest = ?1 AND ended = 0
     )";

pub fn running_of(moment: &Transaction, guest: GuestId) -> rusqlite::Result<u64> {
    moment
        .prepare_cached(RUNNING_OF)?
        .query_row([guest.cast_signed()], |row| Ok(row.get::<_, i64>(0)?.unsigned_abs()))
}

/// Why there may be no further table, if so.
pub fn over_limit(
    change: &Transaction,
    opener: Option<GuestId>,
    limits: TableLimits,
) -> rusqlite::Result<Option<StoreError>> {
    if count(change)?.0 >= limits.all {
        return Ok(Some(StoreError::TooManyTables));
    }
    let own = opener.map_or(Ok(0), |guest| running_of(change, guest))?;
    Ok((own >= limits.per_guest).then_some(StoreError::TooManyTablesOfGuest))
}
