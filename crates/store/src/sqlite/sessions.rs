//! The devices that are signed in to an account.

use super::{millis, time};
use crate::{GuestId, MOST_SESSIONS, Millis, SessionRow, SignIn};
use rusqlite::{OptionalExtension, Transaction};

pub(super) fn insert(
    change: &Transaction,
    guest: i64,
    session: &SessionRow,
) -> rusqlite::Result<()> {
    let SessionRow { secret_hash, made, seen } = session;
    change
        .prepare_cached(
            "INSERT INTO sessions (secret_hash, guest, made, seen) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute((secret_hash, guest, time(*made), time(*seen)))
        .map(drop)
}

/// Begins a session, and ends the one seen longest ago if there are too many.
fn begin(change: &Transaction, guest: i64, session: &SessionRow) -> rusqlite::Result<()> {
    change
        .prepare_cached(
            "DELETE FROM sessions WHERE secret_hash IN (
                 SELECT secret_hash FROM sessions WHERE guest = ?1
                 ORDER BY seen DESC, secret_hash LIMIT -1 OFFSET ?2)",
        )?
        .execute((guest, MOST_SESSIONS - 1))?;
    insert(change, guest, session)?;
    change
        .prepare_cached("UPDATE guests SET seen = max(seen, ?2) WHERE id = ?1")?
        .execute((guest, time(session.seen)))
        .map(drop)
}

pub fn sign_in(change: &Transaction, sign_in: &SignIn) -> rusqlite::Result<bool> {
    let SignIn { passkey, before, after, session } = sign_in;
    let guest: Option<i64> = change
        .prepare_cached(
            "UPDATE passkeys SET key = ?3, used = ?4 WHERE id = ?1 AND key = ?2 RETURNING guest",
        )?
        .query_row((passkey, before, after, time(session.made)), |row| row.get(0))
        .optional()?;
    let Some(guest) = guest else { return Ok(false) };
    begin(change, guest, session).map(|()| true)
}

pub fn recover(
    change: &Transaction,
    code_hash: &[u8; 32],
    session: &SessionRow,
) -> rusqlite::Result<Option<GuestId>> {
    let guest: Option<i64> = change
        .prepare_cached("DELETE FROM recovery_codes WHERE code_hash = ?1 RETURNING guest")?
        .query_row([code_hash], |row| row.get(0))
        .optional()?;
    let Some(guest) = guest else { return Ok(None) };
    begin(change, guest, session)?;
    Ok(Some(guest.cast_unsigned()))
}

pub fn see(change: &Transaction, secret_hash: &[u8; 32], at: Millis) -> rusqlite::Result<()> {
    let guest: Option<i64> = change
        .prepare_cached("UPDATE sessions SET seen = ?2 WHERE secret_hash = ?1 RETURNING guest")?
        .query_row((secret_hash, time(at)), |row| row.get(0))
        .optional()?;
    change
        .prepare_cached("UPDATE guests SET seen = max(seen, ?2) WHERE id = ?1")?
        .execute((guest, time(at)))
        .map(drop)
}

pub fn of(moment: &Transaction, guest: i64) -> rusqlite::Result<Vec<SessionRow>> {
    moment
        .prepare_cached(
            "SELECT secret_hash, made, seen FROM sessions WHERE guest = ?1 ORDER BY secret_hash",
        )?
        .query_map([guest], |row| {
            let (made, seen) = (millis(row.get(1)?), millis(row.get(2)?));
            Ok(SessionRow { secret_hash: row.get(0)?, made, seen })
        })?
        .collect()
}
