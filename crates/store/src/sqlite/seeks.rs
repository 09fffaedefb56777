//! People who look for somebody to play with.

use super::{millis, time};
use crate::{GuestId, Millis, Seek, SeekAnswer};
use rusqlite::{OptionalExtension, Transaction};

pub fn seek(change: &Transaction, seek: &Seek) -> rusqlite::Result<SeekAnswer> {
    let guest = seek.guest.cast_signed();
    let gone = time(seek.now.saturating_sub(seek.absence));
    if seek.anew {
        end(change, seek.guest)?;
    }
    // A table that is not there in time never comes: its server has crashed.
    change.execute(
        "UPDATE seeks SET table_id = NULL WHERE guest = ?1 AND table_id = '' AND seen < ?2",
        (guest, gone),
    )?;
    let games = seek.games.join(" ");
    change
        .prepare_cached(
            "INSERT INTO seeks (guest, games, since, seen)
             SELECT id, ?2, ?3, ?3 FROM guests WHERE id = ?1
             ON CONFLICT (guest) DO UPDATE SET games = excluded.games, seen = excluded.seen
             WHERE table_id IS NULL",
        )?
        .execute((guest, games, time(seek.now)))?;
    let own = change
        .prepare_cached("SELECT since, table_id FROM seeks WHERE guest = ?1")?
        .query_row([guest], |row| Ok((millis(row.get(0)?), row.get::<_, Option<String>>(1)?)))
        .optional()?;
    let since = match own {
        Some((since, None)) => since,
        Some((_, Some(table))) if table.is_empty() => return Ok(SeekAnswer::Taken),
        Some((_, Some(table))) => return Ok(SeekAnswer::Seated(table)),
        // A deleted guest looks for nobody.
        None => return Ok(SeekAnswer::Waiting { others: 0 }),
    };
    let others = waiting(change, guest, gone)?;
    for (other, wants) in &others {
        let both = seek.games.iter().find(|game| wants.split(' ').any(|one| one == *game));
        if let Some(game) = both {
            take(change, guest)?;
            take(change, *other)?;
            let other = other.cast_unsigned();
            return Ok(SeekAnswer::Paired { other, game: game.clone() });
        }
    }
    let over = seek.patience.is_some_and(|patience| seek.now >= since + patience);
    if let Some(game) = seek.games.first().filter(|_| over) {
        take(change, guest)?;
        return Ok(SeekAnswer::Alone { game: game.clone() });
    }
    Ok(SeekAnswer::Waiting { others: others.len() as u32 })
}

/// The others who are there and wait, the one who has waited longest first. Those who have blocked each
/// other do not meet.
fn waiting(change: &Transaction, guest: i64, gone: i64) -> rusqlite::Result<Vec<(i64, String)>> {
    change
        .prepare_cached(
            "SELECT guest, games FROM seeks WHERE table_id IS NULL AND guest <> ?1 AND seen >= ?2
             AND NOT EXISTS (SELECT 1 FROM marks WHERE kind = 'block'
                 AND (marks.guest, other) IN (VALUES (?1, seeks.guest), (seeks.guest, ?1)))
             ORDER BY since, guest",
        )?
        .query_map((guest, gone), |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}

fn take(change: &Transaction, guest: i64) -> rusqlite::Result<()> {
    change
        .prepare_cached("UPDATE seeks SET table_id = '' WHERE guest = ?1")?
        .execute([guest])
        .map(drop)
}

pub fn seat(change: &Transaction, guests: &[GuestId], table: &str) -> rusqlite::Result<()> {
    let mut seat = change.prepare_cached("UPDATE seeks SET table_id = ?2 WHERE guest = ?1")?;
    guests.iter().try_for_each(|guest| seat.execute((guest.cast_signed(), table)).map(drop))
}

pub fn end(change: &Transaction, guest: GuestId) -> rusqlite::Result<Option<String>> {
    change
        .prepare_cached("DELETE FROM seeks WHERE guest = ?1 RETURNING table_id")?
        .query_row([guest.cast_signed()], |row| row.get::<_, Option<String>>(0))
        .optional()
        .map(|table| table.flatten().filter(|table| !table.is_empty()))
}

pub fn forget(change: &Transaction, not_seen_since: Millis) -> rusqlite::Result<()> {
    change.execute("DELETE FROM seeks WHERE seen < ?1", [time(not_seen_since)]).map(drop)
}
