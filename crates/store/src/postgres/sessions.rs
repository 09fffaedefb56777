//! The devices that are signed in to an account.

use super::fault::Fault;
use super::guests::lock_account;
use super::query::{execute, row};
use crate::numbers::time;
use crate::{GuestId, MOST_SESSIONS, Millis, SessionRow, SignIn};
use deadpool_postgres::ClientWrapper;

pub async fn insert(client: &ClientWrapper, guest: i64, session: &SessionRow) -> Result<(), Fault> {
    let SessionRow { secret_hash, made, seen } = session;
    let sql = "INSERT INTO sessions (secret_hash, guest, made, seen) VALUES ($1, $2, $3, $4)";
    execute(client, sql, &[&&secret_hash[..], &guest, &time(*made), &time(*seen)]).await?;
    Ok(())
}

/// Begins a session, and ends the one seen longest ago if there are too many.
async fn begin(client: &ClientWrapper, guest: i64, session: &SessionRow) -> Result<(), Fault> {
    let sql = "DELETE FROM sessions WHERE secret_hash IN (
                   SELECT secret_hash FROM sessions WHERE guest = $1
                   ORDER BY seen DESC, secret_hash OFFSET $2)";
    execute(client, sql, &[&guest, &i64::from(MOST_SESSIONS - 1)]).await?;
    insert(client, guest, session).await?;
    seen(client, guest, session.seen).await
}

async fn seen(client: &ClientWrapper, guest: i64, at: Millis) -> Result<(), Fault> {
    let sql = "UPDATE guests SET seen = greatest(seen, $2) WHERE id = $1";
    execute(client, sql, &[&guest, &time(at)]).await?;
    Ok(())
}

pub async fn sign_in(client: &ClientWrapper, sign_in: &SignIn) -> Result<bool, Fault> {
    let SignIn { passkey, before, after, session } = sign_in;
    let sql = "SELECT guest FROM passkeys WHERE id = $1";
    let Some(found) = row(client, sql, &[&&passkey[..]]).await? else { return Ok(false) };
    let guest: i64 = found.try_get(0)?;
    lock_account(client, guest).await?;
    let sql = "UPDATE passkeys SET key = $3, used = $4 WHERE id = $1 AND key = $2";
    let used = time(session.made);
    let is_as_it_was = execute(client, sql, &[&&passkey[..], before, after, &used]).await? > 0;
    if is_as_it_was {
        begin(client, guest, session).await?;
    }
    Ok(is_as_it_was)
}

pub async fn recover(
    client: &ClientWrapper,
    code_hash: &[u8; 32],
    session: &SessionRow,
) -> Result<Option<GuestId>, Fault> {
    let hash = &code_hash[..];
    let sql = "SELECT guest FROM recovery_codes WHERE code_hash = $1";
    let Some(found) = row(client, sql, &[&hash]).await? else { return Ok(None) };
    let guest: i64 = found.try_get(0)?;
    lock_account(client, guest).await?;
    let sql = "DELETE FROM recovery_codes WHERE code_hash = $1";
    if execute(client, sql, &[&hash]).await? == 0 {
        return Ok(None);
    }
    begin(client, guest, session).await?;
    Ok(Some(guest.cast_unsigned()))
}

pub async fn see(client: &ClientWrapper, secret_hash: &[u8; 32], at: Millis) -> Result<(), Fault> {
    let hash = &secret_hash[..];
    let sql = "SELECT guest FROM sessions WHERE secret_hash = $1";
    let Some(found) = row(client, sql, &[&hash]).await? else { return Ok(()) };
    let guest: i64 = found.try_get(0)?;
    lock_account(client, guest).await?;
    let sql = "UPDATE sessions SET seen = $2 WHERE secret_hash = $1";
    execute(client, sql, &[&hash, &time(at)]).await?;
    seen(client, guest, at).await
}
