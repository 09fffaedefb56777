//! Tournaments.

use super::{millis, time};
use crate::{
    EntrantRow, GuestId, Millis, StoreError, StoredEvent, StoredTournament, TournamentAppend,
    TournamentGame, TournamentRow,
};
use rusqlite::{OptionalExtension, Transaction};

pub fn create(
    change: &Transaction,
    row: &TournamentRow,
    first: &TournamentAppend,
    most: u32,
) -> rusqlite::Result<Result<(), StoreError>> {
    let organiser = row.organiser.cast_signed();
    let (known, count): (bool, u32) = change
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM guests WHERE id = ?1),
                    (SELECT count(*) FROM tournaments WHERE organiser = ?1)",
        )?
        .query_row([organiser], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if !known {
        return Ok(Err(StoreError::NoGuest));
    }
    if count >= most {
        return Ok(Err(StoreError::TooManyTournaments));
    }
    let key = insert(change, row, first.at)?;
    add(change, key, first)
}

fn insert(change: &Transaction, row: &TournamentRow, touched: Millis) -> rusqlite::Result<i64> {
    change
        .prepare_cached(
            "INSERT INTO tournaments (id, organiser, plan, created, touched)
             VALUES (?1, ?2, ?3, ?4, ?5) RETURNING key",
        )?
        .query_row(
            (&row.id, row.organiser.cast_signed(), &row.plan, time(row.created), time(touched)),
            |row| row.get(0),
        )
}

pub fn append(
    change: &Transaction,
    id: &str,
    more: &TournamentAppend,
) -> rusqlite::Result<Result<(), StoreError>> {
    let Some(key) = key_of(change, id)? else {
        return Ok(Err(StoreError::NoTable(id.to_owned())));
    };
    let last: u32 = change
        .prepare_cached(
            "SELECT coalesce(max(number), 0) FROM tournament_events WHERE tournament = ?1",
        )?
        .query_row([key], |row| row.get(0))?;
    if last + 1 != more.first {
        let (table, number) = (id.to_owned(), more.first);
        return Ok(Err(StoreError::OutOfOrder { table, number }));
    }
    change
        .prepare_cached("UPDATE tournaments SET touched = max(touched, ?2) WHERE key = ?1")?
        .execute((key, time(more.at)))?;
    add(change, key, more)
}

fn add(
    change: &Transaction,
    key: i64,
    more: &TournamentAppend,
) -> rusqlite::Result<Result<(), StoreError>> {
    for (event, number) in more.events.iter().zip(more.first..) {
        change
            .prepare_cached(
                "INSERT INTO tournament_events (tournament, number, at, event)
                 VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute((key, number, time(more.at), event))?;
    }
    add_names(change, key, &more.entrants)?;
    add_games(change, key, &more.games)?;
    Ok(Ok(()))
}

/// A guest who was deleted meanwhile has no name any more.
fn add_names(change: &Transaction, key: i64, entrants: &[EntrantRow]) -> rusqlite::Result<()> {
    for EntrantRow { entrant, guest, name } in entrants {
        change
            .prepare_cached(
                "INSERT INTO tournament_entrants (tournament, entrant, guest, name)
                 SELECT ?1, ?2, ?3, ?4
                 WHERE ?3 IS NULL OR EXISTS (SELECT 1 FROM guests WHERE id = ?3)
                 ON CONFLICT (tournament, entrant)
                 DO UPDATE SET guest = excluded.guest, name = excluded.name",
            )?
            .execute((key, entrant, guest.map(u64::cast_signed), name))?;
    }
    Ok(())
}

fn add_games(change: &Transaction, key: i64, games: &[TournamentGame]) -> rusqlite::Result<()> {
    for TournamentGame { round, pairing, game, table } in games {
        change
            .prepare_cached(
                "INSERT INTO tournament_games (tournament, round, pairing, game, table_id)
                 VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (tournament, round, pairing, game)
                 DO UPDATE SET table_id = excluded.table_id",
            )?
            .execute((key, round, pairing, game, table))?;
    }
    Ok(())
}

fn key_of(moment: &Transaction, id: &str) -> rusqlite::Result<Option<i64>> {
    moment
        .prepare_cached("SELECT key FROM tournaments WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()
}

pub fn load(moment: &Transaction, id: &str) -> rusqlite::Result<Option<StoredTournament>> {
    match key_of(moment, id)? {
        Some(key) => whole(moment, key).map(Some),
        None => Ok(None),
    }
}

fn whole(moment: &Transaction, key: i64) -> rusqlite::Result<StoredTournament> {
    let (row, touched) = moment
        .prepare_cached(
            "SELECT id, organiser, plan, created, touched FROM tournaments WHERE key = ?1",
        )?
        .query_row([key], |row| {
            let organiser = row.get::<_, i64>(1)?.cast_unsigned();
            let (id, plan, created) = (row.get(0)?, row.get(2)?, millis(row.get(3)?));
            Ok((TournamentRow { id, organiser, plan, created }, millis(row.get(4)?)))
        })?;
    let events = moment
        .prepare_cached(
            "SELECT at, event FROM tournament_events WHERE tournament = ?1 ORDER BY number",
        )?
        .query_map([key], |row| Ok(StoredEvent { at: millis(row.get(0)?), event: row.get(1)? }))?
        .collect::<Result<_, _>>()?;
    let entrants = moment
        .prepare_cached(
            "SELECT entrant, guest, name FROM tournament_entrants
             WHERE tournament = ?1 ORDER BY entrant",
        )?
        .query_map([key], |row| {
            let guest = row.get::<_, Option<i64>>(1)?.map(i64::cast_unsigned);
            Ok(EntrantRow { entrant: row.get(0)?, guest, name: row.get(2)? })
        })?
        .collect::<Result<_, _>>()?;
    let games = moment
        .prepare_cached(
            "SELECT round, pairing, game, table_id FROM tournament_games
             WHERE tournament = ?1 ORDER BY round, pairing, game",
        )?
        .query_map([key], |row| {
            let (round, pairing, game) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(TournamentGame { round, pairing, game, table: row.get(3)? })
        })?
        .collect::<Result<_, _>>()?;
    Ok(StoredTournament { row, touched, events, entrants, games })
}

pub fn of(moment: &Transaction, guest: GuestId, most: u32) -> rusqlite::Result<Vec<String>> {
    moment
        .prepare_cached(
            "SELECT id FROM tournaments WHERE organiser = ?1 OR key IN (
                 SELECT tournament FROM tournament_entrants WHERE guest = ?1)
             ORDER BY touched DESC, key DESC LIMIT ?2",
        )?
        .query_map((guest.cast_signed(), most), |row| row.get(0))?
        .collect()
}

pub fn delete(change: &Transaction, id: &str) -> rusqlite::Result<()> {
    change.prepare_cached("DELETE FROM tournaments WHERE id = ?1")?.execute([id]).map(drop)
}

pub fn retire(change: &Transaction, before: Millis) -> rusqlite::Result<u64> {
    let gone = change
        .prepare_cached("DELETE FROM tournaments WHERE touched < ?1")?
        .execute([time(before)])?;
    Ok(gone as u64)
}

pub fn dump(
    moment: &Transaction,
    after: &str,
    most: u32,
) -> rusqlite::Result<Vec<StoredTournament>> {
    let keys: Vec<i64> = moment
        .prepare_cached("SELECT key FROM tournaments WHERE id > ?1 ORDER BY id LIMIT ?2")?
        .query_map((after, most), |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    keys.into_iter().map(|key| whole(moment, key)).collect()
}

pub fn import(change: &Transaction, dump: &StoredTournament) -> rusqlite::Result<()> {
    let key = insert(change, &dump.row, dump.touched)?;
    for (event, number) in dump.events.iter().zip(1_u32..) {
        change
            .prepare_cached(
                "INSERT INTO tournament_events (tournament, number, at, event)
                 VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute((key, number, time(event.at), &event.event))?;
    }
    add_names(change, key, &dump.entrants)?;
    add_games(change, key, &dump.games)
}
