//! Ceremonies of passkeys that have begun.

use super::fault::Fault;
use super::query::{execute, row};
use crate::numbers::{millis, time};
use crate::{CeremonyRow, Millis};
use deadpool_postgres::ClientWrapper;

/// Keeps a ceremony, within a transaction. Others whose time is over are deleted; those that another
/// call deals with are left to it.
pub async fn add(
    client: &ClientWrapper,
    id_hash: &[u8; 32],
    ceremony: &CeremonyRow,
    now: Millis,
) -> Result<(), Fault> {
    let CeremonyRow { guest, state, until } = ceremony;
    let guest = guest.map(u64::cast_signed);
    if let Some(guest) = guest {
        let sql = "SELECT id FROM guests WHERE id = $1 FOR KEY SHARE";
        if row(client, sql, &[&guest]).await?.is_none() {
            return Ok(());
        }
    }
    let sql = "INSERT INTO ceremonies (id_hash, guest, state, until) VALUES ($1, $2, $3, $4)";
    execute(client, sql, &[&&id_hash[..], &guest, &state, &time(*until)]).await?;
    let sql = "DELETE FROM ceremonies WHERE id_hash IN (
                   SELECT id_hash FROM ceremonies WHERE until < $1 LIMIT 256
                   FOR UPDATE SKIP LOCKED)";
    execute(client, sql, &[&time(now)]).await?;
    Ok(())
}

pub async fn take(
    client: &ClientWrapper,
    id_hash: &[u8; 32],
    now: Millis,
) -> Result<Option<CeremonyRow>, Fault> {
    let sql = "DELETE FROM ceremonies WHERE id_hash = $1 RETURNING guest, state, until";
    let Some(found) = row(client, sql, &[&&id_hash[..]]).await? else { return Ok(None) };
    let guest = found.try_get::<_, Option<i64>>(0)?.map(i64::cast_unsigned);
    let until = millis(found.try_get(2)?);
    let ceremony = CeremonyRow { guest, state: found.try_get(1)?, until };
    Ok((until >= now).then_some(ceremony))
}
