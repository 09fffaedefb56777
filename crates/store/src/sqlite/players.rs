//! Which person plays a seat.

use super::guests::key_of;
use crate::{GuestId, OWN_PLAYER, SeatPlayer, StoreError};
use rusqlite::Transaction;

pub fn set(
    change: &Transaction,
    table: &str,
    player: &SeatPlayer,
) -> rusqlite::Result<Result<(), StoreError>> {
    match key_of(change, table)? {
        Ok(key) => insert(change, key, player).map(Ok),
        Err(fault) => Ok(Err(fault)),
    }
}

/// A guest who was deleted meanwhile plays nothing any more.
pub(super) fn insert(change: &Transaction, key: i64, player: &SeatPlayer) -> rusqlite::Result<()> {
    let SeatPlayer { seat, guest, id, name, avatar } = player;
    change
        .prepare_cached(
            "INSERT INTO seat_players (table_key, seat, guest, player, name, avatar)
             SELECT ?1, ?2, id, ?4, ?5, ?6 FROM guests WHERE id = ?3
             ON CONFLICT (table_key, seat) DO UPDATE SET guest = excluded.guest,
                 player = excluded.player, name = excluded.name, avatar = excluded.avatar",
        )?
        .execute((key, seat, guest.cast_signed(), id, name, avatar))
        .map(drop)
}

pub fn of(moment: &Transaction, table: &str) -> rusqlite::Result<Vec<SeatPlayer>> {
    moment
        .prepare_cached(
            "SELECT seat, guest, player, name, avatar FROM seat_players
             WHERE table_key = (SELECT key FROM tables WHERE id = ?1) ORDER BY seat",
        )?
        .query_map([table], |row| {
            Ok(SeatPlayer {
                seat: row.get(0)?,
                guest: row.get::<_, i64>(1)?.cast_unsigned(),
                id: row.get(2)?,
                name: row.get(3)?,
                avatar: row.get(4)?,
            })
        })?
        .collect()
}

/// The guest's own name is another one now, wherever they play under it.
pub fn rename(change: &Transaction, guest: GuestId, name: &str) -> rusqlite::Result<()> {
    change
        .prepare_cached("UPDATE seat_players SET name = ?3 WHERE guest = ?1 AND player = ?2")?
        .execute((guest.cast_signed(), OWN_PLAYER, name))
        .map(drop)
}
