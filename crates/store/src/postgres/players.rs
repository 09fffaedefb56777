//! Which person plays a seat.

use super::fault::Fault;
use super::look::lock;
use super::query::{self, can_be_id, execute, guest, row, rows};
use crate::{Fence, GuestId, OWN_PLAYER, SeatPlayer};
use deadpool_postgres::ClientWrapper;
use tokio_postgres::Row;

/// Keeps who plays a seat, within a transaction.
pub async fn set(
    client: &ClientWrapper,
    table: &str,
    player: &SeatPlayer,
    fence: Option<Fence>,
) -> Result<(), Fault> {
    // Everybody locks guests before tables.
    let sql = "SELECT id FROM guests WHERE id = $1 FOR KEY SHARE";
    if row(client, sql, &[&player.guest.cast_signed()]).await?.is_none() {
        return Ok(());
    }
    let locked = lock(client, table, fence).await?;
    insert(client, locked.key, player).await
}

pub async fn insert(client: &ClientWrapper, key: i64, player: &SeatPlayer) -> Result<(), Fault> {
    let SeatPlayer { seat, guest, id, name, avatar } = player;
    let sql = "INSERT INTO seat_players (table_key, seat, guest, player, name, avatar)
               VALUES ($1, $2, $3, $4, $5, $6)
               ON CONFLICT (table_key, seat) DO UPDATE SET guest = excluded.guest,
                   player = excluded.player, name = excluded.name, avatar = excluded.avatar";
    let (seat, guest, avatar) = (i16::from(*seat), guest.cast_signed(), i64::from(*avatar));
    execute(client, sql, &[&key, &seat, &guest, &id, &name, &avatar]).await?;
    Ok(())
}

pub async fn of(client: &ClientWrapper, table: &str) -> Result<Vec<SeatPlayer>, Fault> {
    if !can_be_id(table) {
        return Ok(Vec::new());
    }
    let sql = "SELECT seat, guest, player, name, avatar FROM seat_players
               WHERE table_key = (SELECT key FROM tables WHERE id = $1) ORDER BY seat";
    let found = rows(client, sql, &[&table]).await?;
    found.iter().map(|row| player(row, 0)).collect()
}

/// The player in five columns.
pub fn player(row: &Row, column: usize) -> Result<SeatPlayer, Fault> {
    Ok(SeatPlayer {
        seat: query::seat(row, column)?,
        guest: guest(row, column + 1)?,
        id: row.try_get(column + 2)?,
        name: row.try_get(column + 3)?,
        avatar: query::number(row, column + 4)?,
    })
}

/// The guest's own name is another one now, wherever they play under it.
pub async fn rename(client: &ClientWrapper, guest: GuestId, name: &str) -> Result<(), Fault> {
    let sql = "UPDATE seat_players SET name = $3 WHERE guest = $1 AND player = $2";
    execute(client, sql, &[&guest.cast_signed(), &OWN_PLAYER, &name]).await?;
    Ok(())
}
