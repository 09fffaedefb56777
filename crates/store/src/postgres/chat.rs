//! What was said at tables.

use super::fault::Fault;
use super::look::lock;
use super::query::{self, can_be_id, execute, row, rows};
use crate::numbers::{millis, time};
use crate::{ChatRow, Fence, GuestId, MessageKey, StoreError};
use deadpool_postgres::ClientWrapper;
use tokio_postgres::Row;

/// Keeps a line and the id of its message, or neither, within a transaction.
pub async fn add(
    client: &ClientWrapper,
    table: &str,
    line: &ChatRow,
    message: Option<&MessageKey>,
    fence: Option<Fence>,
) -> Result<(), Fault> {
    let locked = lock(client, table, fence).await?;
    if let Some(message) = message {
        add_message(client, locked.key, message, locked.last).await?;
    }
    let sql = "INSERT INTO chat (table_key, at, guest, seat, text) VALUES ($1, $2, $3, $4, $5)";
    let (guest, seat) = (line.guest.map(u64::cast_signed), line.seat.map(i16::from));
    execute(client, sql, &[&locked.key, &time(line.at), &guest, &seat, &line.text]).await?;
    // Somebody is there: the table is not abandoned.
    let sql = "UPDATE tables SET retired = NULL WHERE key = $1 AND retired IS NOT NULL";
    execute(client, sql, &[&locked.key]).await?;
    Ok(())
}

async fn add_message(
    client: &ClientWrapper,
    key: i64,
    message: &MessageKey,
    last: u32,
) -> Result<(), Fault> {
    let (guest, id) = (message.guest.cast_signed(), message.id.as_bytes());
    let sql = "SELECT number FROM messages WHERE table_key = $1 AND guest = $2 AND id = $3";
    if let Some(found) = row(client, sql, &[&key, &guest, &id]).await? {
        return Err(StoreError::Repeated { number: query::number(&found, 0)? }.into());
    }
    let sql = "INSERT INTO messages (table_key, guest, id, number) VALUES ($1, $2, $3, $4)";
    execute(client, sql, &[&key, &guest, &id, &i64::from(last)]).await?;
    Ok(())
}

pub async fn last(client: &ClientWrapper, table: &str, most: u32) -> Result<Vec<ChatRow>, Fault> {
    if !can_be_id(table) {
        return Ok(Vec::new());
    }
    let sql = "SELECT at, guest, seat, text FROM chat
               WHERE table_key = (SELECT key FROM tables WHERE id = $1)
               ORDER BY chat.key DESC LIMIT $2";
    let lines = rows(client, sql, &[&table, &i64::from(most)]).await?;
    lines.iter().rev().map(|row| line(row, 0)).collect()
}

pub async fn of(client: &ClientWrapper, guest: GuestId) -> Result<Vec<(String, ChatRow)>, Fault> {
    let sql = "SELECT at, guest, seat, text, id FROM chat JOIN tables ON tables.key = table_key
               WHERE guest = $1 ORDER BY chat.key";
    let lines = rows(client, sql, &[&guest.cast_signed()]).await?;
    lines.iter().map(|row| Ok((row.try_get(4)?, line(row, 0)?))).collect()
}

/// The line in four columns.
pub fn line(row: &Row, column: usize) -> Result<ChatRow, Fault> {
    let seat: Option<i16> = row.try_get(column + 2)?;
    Ok(ChatRow {
        at: millis(row.try_get(column)?),
        guest: row.try_get::<_, Option<i64>>(column + 1)?.map(i64::cast_unsigned),
        seat: seat.map(|_| query::seat(row, column + 2)).transpose()?,
        text: row.try_get(column + 3)?,
    })
}
