//! One-time codes that hand a seat to another device.

use super::fault::Fault;
use super::look::lock;
use super::query::{self, execute, guest, row};
use crate::numbers::{millis, time};
use crate::{Fence, Millis, SeatCode};
use deadpool_postgres::ClientWrapper;

/// Keeps a code, within a transaction.
pub async fn add(
    client: &ClientWrapper,
    code_hash: &[u8; 32],
    code: &SeatCode,
    until: Millis,
    fence: Option<Fence>,
) -> Result<(), Fault> {
    let locked = lock(client, &code.table, fence).await?;
    let sql = "INSERT INTO codes (code_hash, table_key, seat, issuer, until)
               VALUES ($1, $2, $3, $4, $5)";
    let (hash, seat, issuer) = (&code_hash[..], i16::from(code.seat), code.issuer.cast_signed());
    execute(client, sql, &[&hash, &locked.key, &seat, &issuer, &time(until)]).await?;
    Ok(())
}

/// The table that a code is for.
pub async fn table(client: &ClientWrapper, code_hash: &[u8; 32]) -> Result<Option<String>, Fault> {
    let sql = "SELECT id FROM codes JOIN tables ON key = table_key WHERE code_hash = $1";
    let found = row(client, sql, &[&&code_hash[..]]).await?;
    Ok(found.map(|row| row.try_get(0)).transpose()?)
}

/// Uses a code up, within a transaction. Codes whose time is over are deleted too; those that
/// another call deals with are left to it.
pub async fn take(
    client: &ClientWrapper,
    code_hash: &[u8; 32],
    now: Millis,
    fence: Option<Fence>,
) -> Result<Option<SeatCode>, Fault> {
    let found = match table(client, code_hash).await? {
        Some(table) => {
            lock(client, &table, fence).await?;
            used_up(client, code_hash, table, now).await?
        }
        None => None,
    };
    let sql = "DELETE FROM codes WHERE code_hash IN (
                   SELECT code_hash FROM codes WHERE until < $1 LIMIT 256 FOR UPDATE SKIP LOCKED)";
    execute(client, sql, &[&time(now)]).await?;
    Ok(found)
}

async fn used_up(
    client: &ClientWrapper,
    code_hash: &[u8; 32],
    table: String,
    now: Millis,
) -> Result<Option<SeatCode>, Fault> {
    let sql = "DELETE FROM codes WHERE code_hash = $1 RETURNING seat, issuer, until";
    let Some(found) = row(client, sql, &[&&code_hash[..]]).await? else { return Ok(None) };
    let is_good = millis(found.try_get(2)?) >= now;
    let code = SeatCode { table, seat: query::seat(&found, 0)?, issuer: guest(&found, 1)? };
    Ok(is_good.then_some(code))
}
