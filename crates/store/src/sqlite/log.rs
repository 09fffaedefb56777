//! The log of every table.

use super::fault::fault;
use super::mark::{self, Mark};
use super::{begin, codes, correspondence, millis, time};
use crate::numbers::TurnColumns;
use crate::{Append, GuestId, MessageKey, StoreError, StoredEvent, StoredTable, TableRow};
use rusqlite::{Connection, ErrorCode, OptionalExtension, Transaction};

/// The answer to a request to store something.
type Answer = Result<(), StoreError>;

pub fn create(change: &Transaction, table: &TableRow, first: &Append) -> rusqlite::Result<Answer> {
    if first.table != table.id {
        return Ok(Err(StoreError::NoTable(first.table.clone())));
    }
    let made = change
        .prepare_cached(
            "INSERT INTO tables (id, invite, seed, created, touched, ended, listed, opener)
             VALUES (?1, ?2, ?3, ?4, ?4, 0, 0, ?5) ON CONFLICT (id) DO NOTHING",
        )?
        .execute((
            &table.id,
            &table.invite,
            &table.seed,
            time(table.created),
            table.opener.map(u64::cast_signed),
        ))?;
    if made == 0 {
        return Ok(Err(StoreError::TableExists(table.id.clone())));
    }
    append(change, first)
}

/// Everything in one transaction. Should that fail, each by itself: one that does not fit
/// on the disk any more hinders no other.
pub fn append_all(connection: &mut Connection, mark: &Mark, batch: &[Append]) -> Vec<Answer> {
    match together(connection, mark, batch) {
        Ok(answers) => answers,
        Err(error) if batch.len() == 1 || is_busy(&error) => {
            vec![Err(fault(error)); batch.len()]
        }
        Err(_) => batch.chunks(1).flat_map(|one| append_all(connection, mark, one)).collect(),
    }
}

/// Waiting once was long enough.
fn is_busy(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
}

fn together(
    connection: &mut Connection,
    mark: &Mark,
    batch: &[Append],
) -> rusqlite::Result<Vec<Answer>> {
    let transaction = begin(connection)?;
    let answers = batch.iter().map(|one| append(&transaction, one)).collect::<Result<_, _>>()?;
    let batches = mark::count(&transaction)?;
    transaction.commit()?;
    mark.note(batches);
    Ok(answers)
}

/// Looks for everything that speaks against it before it changes anything; so a refusal
/// leaves nothing behind in the transaction it shares with others.
fn append(change: &Transaction, append: &Append) -> rusqlite::Result<Answer> {
    let table = change
        .prepare_cached(
            "SELECT key, (SELECT coalesce(max(number), 0) FROM events WHERE table_key = key)
             FROM tables WHERE id = ?1",
        )?
        .query_row([&append.table], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, u32>(1)?)))
        .optional()?;
    let Some((key, last)) = table else {
        return Ok(Err(StoreError::NoTable(append.table.clone())));
    };
    if let Some(message) = &append.message
        && let Some(number) = number_of(change, key, message)?
    {
        return Ok(Err(StoreError::Repeated { number }));
    }
    let many = u32::try_from(append.events.len()).ok();
    let end = many.and_then(|many| last.checked_add(many));
    let (Some(end), true) = (end, last.checked_add(1) == Some(append.first)) else {
        let (table, number) = (append.table.clone(), append.first);
        return Ok(Err(StoreError::OutOfOrder { table, number }));
    };
    add_events(change, key, append.first, &append.events)?;
    if let Some(message) = &append.message {
        add_message(change, key, message, end)?;
    }
    set_standing(change, key, append)?;
    for &seat in &append.vacated {
        codes::void(change, key, seat)?;
        correspondence::void_plan(change, key, seat)?;
    }
    if append.standing.over {
        correspondence::void_plans(change, key)?;
    }
    Ok(Ok(()))
}

pub(super) fn number_of(
    change: &Transaction,
    key: i64,
    message: &MessageKey,
) -> rusqlite::Result<Option<u32>> {
    change
        .prepare_cached(
            "SELECT number FROM messages WHERE table_key = ?1 AND guest = ?2 AND id = ?3",
        )?
        .query_row((key, message.guest.cast_signed(), &message.id), |row| row.get(0))
        .optional()
}

pub(super) fn add_message(
    change: &Transaction,
    key: i64,
    message: &MessageKey,
    number: u32,
) -> rusqlite::Result<()> {
    change
        .prepare_cached(
            "INSERT INTO messages (table_key, guest, id, number) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute((key, message.guest.cast_signed(), &message.id, number))
        .map(drop)
}

pub(super) fn add_events(
    change: &Transaction,
    key: i64,
    first: u32,
    events: &[StoredEvent],
) -> rusqlite::Result<()> {
    let mut add = change.prepare_cached(
        "INSERT INTO events (table_key, number, at, event) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (number, event) in (first..).zip(events) {
        add.execute((key, number, time(event.at), &event.event))?;
    }
    Ok(())
}

pub(super) fn add_seats(
    change: &Transaction,
    key: i64,
    guests: &[GuestId],
) -> rusqlite::Result<()> {
    let mut seat = change.prepare_cached(
        "INSERT INTO seats (guest, table_key) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?;
    for guest in guests {
        seat.execute((guest.cast_signed(), key))?;
    }
    Ok(())
}

fn set_standing(change: &Transaction, key: i64, append: &Append) -> rusqlite::Result<()> {
    let standing = &append.standing;
    let at = append.events.last().map(|event| time(event.at));
    let turn = TurnColumns::of(standing.turn);
    change
        .prepare_cached(
            // As long as the table waits for the same, reminders that were sent stay sent.
            "UPDATE tables SET touched = coalesce(?2, touched), ended = ?3, listed = ?4, began = ?5,
             retired = NULL, turn = ?6, turn_event = ?7, turn_until = ?8,
             remind = iif(turn = ?6 AND turn_event = ?7, remind, ?9),
             remind_again = iif(turn = ?6 AND turn_event = ?7, remind_again, ?10)
             WHERE key = ?1",
        )?
        .execute((
            key,
            at,
            standing.over,
            standing.listed,
            standing.began,
            turn.guest,
            turn.event,
            turn.until,
            turn.remind,
            turn.again,
        ))?;
    add_seats(change, key, &standing.guests)
}

pub fn load(moment: &Transaction, table: &str) -> rusqlite::Result<Option<StoredTable>> {
    let found = moment
        .prepare_cached("SELECT key, invite, seed, created, opener FROM tables WHERE id = ?1")?
        .query_row([table], |row| {
            let created = millis(row.get(3)?);
            let (invite, seed) = (row.get(1)?, row.get(2)?);
            let opener = row.get::<_, Option<i64>>(4)?.map(i64::cast_unsigned);
            Ok((row.get(0)?, TableRow { id: table.to_owned(), invite, seed, created, opener }))
        })
        .optional()?;
    let Some((key, row)) = found else { return Ok(None) };
    let (events, messages) = (events(moment, key)?, messages(moment, key)?);
    Ok(Some(StoredTable { row, events, messages }))
}

fn events(moment: &Transaction, key: i64) -> rusqlite::Result<Vec<StoredEvent>> {
    moment
        .prepare_cached("SELECT at, event FROM events WHERE table_key = ?1 ORDER BY number")?
        .query_map([key], |row| Ok(StoredEvent { at: millis(row.get(0)?), event: row.get(1)? }))?
        .collect()
}

fn messages(moment: &Transaction, key: i64) -> rusqlite::Result<Vec<(MessageKey, u32)>> {
    moment
        .prepare_cached(
            "SELECT guest, id, number FROM messages WHERE table_key = ?1
             ORDER BY number, guest, id",
        )?
        .query_map([key], |row| {
            let guest = row.get::<_, i64>(0)?.cast_unsigned();
            Ok((MessageKey { guest, id: row.get(1)? }, row.get(2)?))
        })?
        .collect()
}
