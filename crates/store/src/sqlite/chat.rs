//! What was said at tables.

use super::guests::key_of;
use super::log::number_of;
use super::{millis, time};
use crate::{ChatRow, GuestId, MessageKey, StoreError};
use rusqlite::{Row, Transaction};

/// Keeps a line and the id of its message, or neither.
pub fn add(
    change: &Transaction,
    table: &str,
    line: &ChatRow,
    message: Option<&MessageKey>,
) -> rusqlite::Result<Result<(), StoreError>> {
    let key = match key_of(change, table)? {
        Ok(key) => key,
        Err(fault) => return Ok(Err(fault)),
    };
    if let Some(message) = message {
        if let Some(number) = number_of(change, key, message)? {
            return Ok(Err(StoreError::Repeated { number }));
        }
        change
            .prepare_cached(
                "INSERT INTO messages (table_key, guest, id, number) VALUES (?1, ?2, ?3,
                 (SELECT coalesce(max(number), 0) FROM events WHERE table_key = ?1))",
            )?
            .execute((key, message.guest.cast_signed(), &message.id))?;
    }
    insert(change, key, line)?;
    // Somebody is there: the table is not abandoned.
    change.prepare_cached("UPDATE tables SET retired = NULL WHERE key = ?1")?.execute([key])?;
    Ok(Ok(()))
}

pub(super) fn insert(change: &Transaction, key: i64, line: &ChatRow) -> rusqlite::Result<()> {
    change
        .prepare_cached(
            "INSERT INTO chat (table_key, at, guest, seat, text) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute((key, time(line.at), line.guest.map(u64::cast_signed), line.seat, &line.text))
        .map(drop)
}

pub fn last(moment: &Transaction, table: &str, most: u32) -> rusqlite::Result<Vec<ChatRow>> {
    let mut lines = moment
        .prepare_cached(
            "SELECT at, guest, seat, text FROM chat
             WHERE table_key = (SELECT key FROM tables WHERE id = ?1)
             ORDER BY chat.key DESC LIMIT ?2",
        )?
        .query_map((table, most), line)?
        .collect::<Result<Vec<_>, _>>()?;
    lines.reverse();
    Ok(lines)
}

/// The line in the first four columns.
fn line(row: &Row) -> rusqlite::Result<ChatRow> {
    let guest = row.get::<_, Option<i64>>(1)?.map(i64::cast_unsigned);
    Ok(ChatRow { at: millis(row.get(0)?), guest, seat: row.get(2)?, text: row.get(3)? })
}

pub fn of(moment: &Transaction, guest: GuestId) -> rusqlite::Result<Vec<(String, ChatRow)>> {
    moment
        .prepare_cached(
            "SELECT at, guest, seat, text, id FROM chat JOIN tables ON tables.key = table_key
             WHERE guest = ?1 ORDER BY chat.key",
        )?
        .query_map([guest.cast_signed()], |row| Ok((row.get(4)?, line(row)?)))?
        .collect()
}
