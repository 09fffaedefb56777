//! Everything out of a store, and into another.

use super::guests::guest_row;
use super::{chat, codes, correspondence, log, millis, players, time};
use crate::numbers::TurnColumns;
use crate::{GuestId, GuestRow, ListingState, Millis, StoreError, TableDump};
use rusqlite::{OptionalExtension, Params, Transaction};

pub fn tables(moment: &Transaction, after: u64, most: u32) -> rusqlite::Result<Vec<TableDump>> {
    let ids: Vec<(i64, String)> = moment
        .prepare_cached("SELECT key, id FROM tables WHERE key > ?1 ORDER BY key LIMIT ?2")?
        .query_map((time(after), most), |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<_, _>>()?;
    let mut dumps = Vec::with_capacity(ids.len());
    for (key, id) in ids {
        dumps.extend(table(moment, key, &id)?);
    }
    Ok(dumps)
}

fn table(moment: &Transaction, key: i64, id: &str) -> rusqlite::Result<Option<TableDump>> {
    let Some(stored) = log::load(moment, id)? else { return Ok(None) };
    let (standing, touched, retired) = standing(moment, key)?;
    Ok(Some(TableDump {
        place: key.unsigned_abs(),
        row: stored.row,
        events: stored.events,
        messages: stored.messages,
        standing,
        touched,
        retired,
        chat: chat::last(moment, id, u32::MAX)?,
        players: players::of(moment, id)?,
        codes: codes::of(moment, key, id)?,
        plans: correspondence::plans_of_table(moment, id)?,
    }))
}

fn standing(
    moment: &Transaction,
    key: i64,
) -> rusqlite::Result<(ListingState, Millis, Option<Millis>)> {
    let mut guests: Vec<GuestId> = moment
        .prepare_cached("SELECT guest FROM seats WHERE table_key = ?1")?
        .query_map([key], |row| Ok(row.get::<_, i64>(0)?.cast_unsigned()))?
        .collect::<Result<_, _>>()?;
    guests.sort_unstable();
    moment
        .prepare_cached(
            "SELECT began, ended, listed, touched, retired, turn, turn_event, turn_until, remind,
             remind_again FROM tables WHERE key = ?1",
        )?
        .query_row([key], |row| {
            let (began, over, listed) = (row.get(0)?, row.get(1)?, row.get(2)?);
            let retired = row.get::<_, Option<i64>>(4)?.map(millis);
            let turn = TurnColumns {
                guest: row.get(5)?,
                event: row.get(6)?,
                until: row.get(7)?,
                remind: row.get(8)?,
                again: row.get(9)?,
            };
            let standing = ListingState { guests, began, over, listed, turn: turn.turn() };
            Ok((standing, millis(row.get(3)?), retired))
        })
}

/// Ids above half of all numbers are stored as negative ones. Bots come after their owners: their ids are
/// higher than those of people.
pub fn guests(
    moment: &Transaction,
    after: Option<GuestId>,
    most: u32,
) -> rusqlite::Result<Vec<GuestRow>> {
    let after = after.map(u64::cast_signed);
    let mut found = Vec::new();
    if after.is_none_or(|after| after >= 0) {
        let sql = "SELECT id, secret_hash, name, seen, owner FROM guests WHERE id > ?1 AND id >= 0
                   ORDER BY id LIMIT ?2";
        found = read_guests(moment, sql, (after.unwrap_or(-1), i64::from(most)))?;
    }
    let rest = i64::from(most) - found.len() as i64;
    let sql = "SELECT id, secret_hash, name, seen, owner FROM guests WHERE id < 0
               AND (?1 >= 0 OR id > ?1) ORDER BY id LIMIT ?2";
    found.extend(read_guests(moment, sql, (after.unwrap_or(0), rest))?);
    Ok(found)
}

fn read_guests(
    moment: &Transaction,
    sql: &str,
    params: impl Params,
) -> rusqlite::Result<Vec<GuestRow>> {
    moment.prepare_cached(sql)?.query_map(params, guest_row)?.collect()
}

/// Stores a table as it was dumped.
pub fn import(change: &Transaction, dump: &TableDump) -> rusqlite::Result<Result<(), StoreError>> {
    let (row, standing) = (&dump.row, &dump.standing);
    let turn = TurnColumns::of(standing.turn);
    let made: Option<i64> = change
        .prepare_cached(
            "INSERT INTO tables (id, invite, seed, created, opener, touched, ended, listed, began,
             retired, turn, turn_event, turn_until, remind, remind_again)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
             ON CONFLICT (id) DO NOTHING RETURNING key",
        )?
        .query_row(
            (
                &row.id,
                &row.invite,
                &row.seed,
                time(row.created),
                row.opener.map(u64::cast_signed),
                time(dump.touched),
                standing.over,
                standing.listed,
                standing.began,
                dump.retired.map(time),
                turn.guest,
                turn.event,
                turn.until,
                turn.remind,
                turn.again,
            ),
            |row| row.get(0),
        )
        .optional()?;
    let Some(key) = made else { return Ok(Err(StoreError::TableExists(row.id.clone()))) };
    log::add_events(change, key, 1, &dump.events)?;
    log::add_seats(change, key, &standing.guests)?;
    for (message, number) in &dump.messages {
        log::add_message(change, key, message, *number)?;
    }
    for line in &dump.chat {
        chat::insert(change, key, line)?;
    }
    for player in &dump.players {
        players::insert(change, key, player)?;
    }
    for (hash, code, until) in &dump.codes {
        codes::insert(change, key, hash, code, *until)?;
    }
    for plan in &dump.plans {
        correspondence::insert_plan(change, key, plan)?;
    }
    Ok(Ok(()))
}
