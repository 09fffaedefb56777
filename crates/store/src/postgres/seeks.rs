//! People who look for somebody to play with.

use super::fault::Fault;
use super::query::{count, execute, guest as guest_in, row};
use crate::numbers::{millis, time};
use crate::{GuestId, Millis, Seek, SeekAnswer};
use deadpool_postgres::ClientWrapper;

/// Those who have blocked each other do not meet. Of two who look at the same moment each may miss the other. They are asked again soon.
const OTHER: &str = "SELECT guest, games FROM seeks
    WHERE table_id IS NULL AND guest <> $1 AND seen >= $2 AND games && $3
    AND NOT EXISTS (SELECT 1 FROM marks WHERE kind = 'block' AND (
        (marks.guest = $1 AND other = seeks.guest) OR (marks.guest = seeks.guest AND other = $1)))
    ORDER BY since, guest LIMIT 1 FOR UPDATE SKIP LOCKED";

/// Looks for somebody, within a transaction.
pub async fn seek(client: &ClientWrapper, seek: &Seek) -> Result<SeekAnswer, Fault> {
    let (guest, now) = (seek.guest.cast_signed(), time(seek.now));
    let gone = time(seek.now.saturating_sub(seek.absence));
    if seek.anew {
        end(client, seek.guest).await?;
    }
    // A table that is not there in time never comes: its server has crashed.
    let sql = "UPDATE seeks SET table_id = NULL WHERE guest = $1 AND table_id = '' AND seen < $2";
    execute(client, sql, &[&guest, &gone]).await?;
    let sql = "INSERT INTO seeks (guest, games, since, seen)
               SELECT id, $2, $3, $3 FROM guests WHERE id = $1
               ON CONFLICT (guest) DO UPDATE SET games = excluded.games, seen = excluded.seen
               WHERE seeks.table_id IS NULL";
    execute(client, sql, &[&guest, &seek.games, &now]).await?;
    let sql = "SELECT since, table_id FROM seeks WHERE guest = $1 FOR UPDATE";
    // A deleted guest looks for nobody.
    let Some(own) = row(client, sql, &[&guest]).await? else {
        return Ok(SeekAnswer::Waiting { others: 0 });
    };
    match own.try_get::<_, Option<String>>(1)? {
        None => {}
        Some(table) if table.is_empty() => return Ok(SeekAnswer::Taken),
        Some(table) => return Ok(SeekAnswer::Seated(table)),
    }
    if let Some(found) = row(client, OTHER, &[&guest, &gone, &seek.games]).await? {
        let (other, wants): (u64, Vec<String>) = (guest_in(&found, 0)?, found.try_get(1)?);
        if let Some(game) = seek.games.iter().find(|game| wants.contains(game)) {
            take(client, &[guest, other.cast_signed()]).await?;
            return Ok(SeekAnswer::Paired { other, game: game.clone() });
        }
    }
    let since = millis(own.try_get(0)?);
    let over = seek.patience.is_some_and(|patience| seek.now >= since + patience);
    if let Some(game) = seek.games.first().filter(|_| over) {
        take(client, &[guest]).await?;
        return Ok(SeekAnswer::Alone { game: game.clone() });
    }
    let sql = "SELECT count(*) FROM seeks WHERE table_id IS NULL AND guest <> $1 AND seen >= $2
               AND NOT EXISTS (SELECT 1 FROM marks WHERE kind = 'block' AND (
                   (marks.guest = $1 AND other = seeks.guest)
                   OR (marks.guest = seeks.guest AND other = $1)))";
    let others = row(client, sql, &[&guest, &gone]).await?;
    let others = others.map_or(Ok(0), |row| count(&row, 0))?;
    Ok(SeekAnswer::Waiting { others: u32::try_from(others).unwrap_or(u32::MAX) })
}

async fn take(client: &ClientWrapper, guests: &[i64]) -> Result<(), Fault> {
    execute(client, "UPDATE seeks SET table_id = '' WHERE guest = ANY($1)", &[&guests]).await?;
    Ok(())
}

pub async fn seat(client: &ClientWrapper, guests: &[GuestId], table: &str) -> Result<(), Fault> {
    let guests: Vec<i64> = guests.iter().map(|guest| guest.cast_signed()).collect();
    let sql = "UPDATE seeks SET table_id = $2 WHERE guest = ANY($1)";
    execute(client, sql, &[&guests, &table]).await?;
    Ok(())
}

pub async fn end(client: &ClientWrapper, guest: GuestId) -> Result<Option<String>, Fault> {
    let sql = "DELETE FROM seeks WHERE guest = $1 RETURNING table_id";
    let ended = row(client, sql, &[&guest.cast_signed()]).await?;
    let table = ended.map_or(Ok(None), |row| row.try_get::<_, Option<String>>(0))?;
    Ok(table.filter(|table| !table.is_empty()))
}

pub async fn forget(client: &ClientWrapper, not_seen_since: Millis) -> Result<(), Fault> {
    execute(client, "DELETE FROM seeks WHERE seen < $1", &[&time(not_seen_since)]).await?;
    Ok(())
}
