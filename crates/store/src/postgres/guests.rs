//! What is kept of people: names and hashes of secrets.

use super::fault::Fault;
use super::query::{bytes, execute, guest, row, rows};
use crate::numbers::{millis, time};
use crate::{GuestId, GuestRow, Millis, StoreError};
use deadpool_postgres::ClientWrapper;
use tokio_postgres::Row;

const ADD: &str = "INSERT INTO guests (id, secret_hash, name, seen, owner)
    SELECT * FROM unnest($1::bigint[], $2::bytea[], $3::text[], $4::bigint[], $5::bigint[])";

pub async fn add(client: &ClientWrapper, guests: &[GuestRow]) -> Result<(), Fault> {
    let ids: Vec<_> = guests.iter().map(|guest| guest.id.cast_signed()).collect();
    let hashes: Vec<_> = guests.iter().map(|guest| &guest.secret_hash[..]).collect();
    let names: Vec<_> = guests.iter().map(|guest| &*guest.name).collect();
    let seen: Vec<_> = guests.iter().map(|guest| time(guest.seen)).collect();
    let owners: Vec<_> = guests.iter().map(|guest| guest.owner.map(u64::cast_signed)).collect();
    execute(client, ADD, &[&ids, &hashes, &names, &seen, &owners]).await?;
    Ok(())
}

/// Adds a bot, within a transaction. The owner is locked, so that no two requests pass the limit
/// together.
pub async fn add_bot(client: &ClientWrapper, bot: &GuestRow, most: u32) -> Result<(), Fault> {
    let owner = bot.owner.map(u64::cast_signed);
    let known = row(client, "SELECT id FROM guests WHERE id = $1 FOR UPDATE", &[&owner]).await?;
    if known.is_none() {
        return Err(StoreError::NoGuest.into());
    }
    let bots = rows(client, "SELECT id FROM guests WHERE owner = $1", &[&owner]).await?;
    if bots.len() >= most as usize {
        return Err(StoreError::TooManyBots.into());
    }
    add(client, std::slice::from_ref(bot)).await
}

pub async fn bots(client: &ClientWrapper, owner: GuestId) -> Result<Vec<GuestRow>, Fault> {
    let sql = "SELECT id, secret_hash, name, seen, owner FROM guests WHERE owner = $1 ORDER BY id";
    let found = rows(client, sql, &[&owner.cast_signed()]).await?;
    found.iter().map(guest_row).collect()
}

pub async fn by_secret(
    client: &ClientWrapper,
    secret_hash: &[u8; 32],
) -> Result<Option<GuestRow>, Fault> {
    let sql = "SELECT id, secret_hash, name, seen, owner FROM guests WHERE secret_hash = $1
               UNION ALL SELECT id, sessions.secret_hash, name, sessions.seen, owner
               FROM sessions JOIN guests ON id = guest WHERE sessions.secret_hash = $1";
    let found = row(client, sql, &[&&secret_hash[..]]).await?;
    found.map(|row| guest_row(&row)).transpose()
}

/// The guest in five columns.
pub fn guest_row(row: &Row) -> Result<GuestRow, Fault> {
    Ok(GuestRow {
        id: guest(row, 0)?,
        secret_hash: bytes(row, 1)?,
        name: row.try_get(2)?,
        seen: millis(row.try_get(3)?),
        owner: row.try_get::<_, Option<i64>>(4)?.map(i64::cast_unsigned),
    })
}

pub async fn see(client: &ClientWrapper, guest: GuestId, at: Millis) -> Result<(), Fault> {
    let sql = "UPDATE guests SET seen = $2 WHERE id = $1";
    execute(client, sql, &[&guest.cast_signed(), &time(at)]).await?;
    Ok(())
}

pub async fn names(
    client: &ClientWrapper,
    guests: &[GuestId],
) -> Result<Vec<(GuestId, String)>, Fault> {
    let ids: Vec<_> = guests.iter().map(|guest| guest.cast_signed()).collect();
    let sql = "SELECT id, name FROM guests WHERE id = ANY($1) AND name <> ''";
    let found = rows(client, sql, &[&ids]).await?;
    found.iter().map(|row| Ok((guest(row, 0)?, row.try_get(1)?))).collect()
}

pub async fn rename(client: &ClientWrapper, guest: GuestId, name: &str) -> Result<(), Fault> {
    let sql = "UPDATE guests SET name = $2 WHERE id = $1";
    execute(client, sql, &[&guest.cast_signed(), &name]).await?;
    Ok(())
}

/// Locks the guest of an account, within a transaction. Answers no if there is no such account.
pub async fn lock_account(client: &ClientWrapper, guest: i64) -> Result<bool, Fault> {
    let sql = "SELECT id FROM guests WHERE id = $1 FOR NO KEY UPDATE";
    row(client, sql, &[&guest]).await?;
    let sql = "SELECT guest FROM accounts WHERE guest = $1";
    Ok(row(client, sql, &[&guest]).await?.is_some())
}

/// Deletes one guest, known or not, and their bots, within a transaction.
pub async fn delete(client: &ClientWrapper, guest: GuestId) -> Result<(), Fault> {
    let id = guest.cast_signed();
    row(client, "SELECT id FROM guests WHERE id = $1 FOR UPDATE", &[&id]).await?;
    let sql = "SELECT id FROM guests WHERE owner = $1 ORDER BY id FOR UPDATE";
    let bots = rows(client, sql, &[&id]).await?;
    let mut ids = bots.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
    ids.push(id);
    forget(client, &ids).await
}

/// Deletes some guests who have neither an account, nor a bot, nor a seat in a running game, and were
/// not seen since, within a transaction.
pub async fn expire(
    client: &ClientWrapper,
    since: Millis,
    most: usize,
) -> Result<Vec<GuestId>, Fault> {
    let sql = "SELECT id FROM guests WHERE seen < $1
               AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON key = table_key
                   WHERE guest = guests.id AND NOT ended)
               AND NOT EXISTS (SELECT 1 FROM accounts WHERE guest = guests.id)
               AND NOT EXISTS (SELECT 1 FROM guests AS bot WHERE bot.owner = guests.id)
               ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED";
    let found = rows(client, sql, &[&time(since), &(most as i64)]).await?;
    let ids = found.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
    forget(client, &ids).await?;
    Ok(ids.into_iter().map(i64::cast_unsigned).collect())
}

/// Everybody locks guests before tables, and tables in the order of their ids.
async fn forget(client: &ClientWrapper, guests: &[i64]) -> Result<(), Fault> {
    for sql in [
        "SELECT key FROM tables WHERE key IN (
             SELECT table_key FROM seats WHERE guest = ANY($1)
             UNION SELECT table_key FROM chat WHERE guest = ANY($1)
             UNION SELECT table_key FROM codes WHERE issuer = ANY($1)) ORDER BY id FOR UPDATE",
        // A guest has sent messages only where they have or had a seat, or said something.
        "DELETE FROM messages WHERE guest = ANY($1) AND table_key IN (
             SELECT table_key FROM seats WHERE guest = ANY($1)
             UNION SELECT table_key FROM chat WHERE guest = ANY($1))",
        "DELETE FROM seats WHERE guest = ANY($1)",
        "DELETE FROM chat WHERE guest = ANY($1)",
        "DELETE FROM codes WHERE issuer = ANY($1)",
        "DELETE FROM guests WHERE id = ANY($1)",
    ] {
        execute(client, sql, &[&guests]).await?;
    }
    Ok(())
}
