//! Everything out of a store, and into another.

use super::connection::MOMENT;
use super::fault::Fault;
use super::plan::Plan;
use super::query::{self, bytes, execute, guest, rows};
use super::{chat, correspondence, guests, log, players, write};
use crate::numbers::{TurnColumns, millis, time};
use crate::{GuestId, GuestRow, ListingState, SeatCode, StoreError, TableDump, TableRow};
use deadpool_postgres::ClientWrapper;
use std::collections::HashMap;
use tokio_postgres::Row;

/// Long logs take longer than what people wait for.
const PATIENCE: &str = "SET LOCAL statement_timeout = '55s'";

const TABLES: &str = "SELECT key, id, invite, seed, created, opener, began, ended, listed, touched,
        retired, turn, turn_event, turn_until, remind, remind_again
    FROM tables WHERE key > $1 ORDER BY key LIMIT $2";

/// Some tables as they stand at one moment.
pub async fn tables(
    client: &ClientWrapper,
    after: u64,
    most: u32,
) -> Result<Vec<TableDump>, Fault> {
    client.batch_execute(&format!("{MOMENT}; {PATIENCE}")).await?;
    let found = rows(client, TABLES, &[&time(after), &i64::from(most)]).await?;
    let mut dumps = found.iter().map(table).collect::<Result<Vec<_>, _>>()?;
    fill(client, &mut dumps).await?;
    client.batch_execute("COMMIT").await?;
    Ok(dumps)
}

fn table(row: &Row) -> Result<TableDump, Fault> {
    let id = row.try_get(1)?;
    let (invite, seed, created) = (row.try_get(2)?, bytes(row, 3)?, millis(row.try_get(4)?));
    let opener = row.try_get::<_, Option<i64>>(5)?.map(i64::cast_unsigned);
    let (began, over, listed) = (row.try_get(6)?, row.try_get(7)?, row.try_get(8)?);
    let turn = TurnColumns {
        guest: row.try_get(11)?,
        event: row.try_get(12)?,
        until: row.try_get(13)?,
        remind: row.try_get(14)?,
        again: row.try_get(15)?,
    };
    Ok(TableDump {
        place: query::count(row, 0)?,
        row: TableRow { id, invite, seed, created, opener },
        events: Vec::new(),
        messages: Vec::new(),
        standing: ListingState { guests: Vec::new(), began, over, listed, turn: turn.turn() },
        touched: millis(row.try_get(9)?),
        retired: row.try_get::<_, Option<i64>>(10)?.map(millis),
        chat: Vec::new(),
        players: Vec::new(),
        codes: Vec::new(),
        plans: Vec::new(),
    })
}

const EVENTS: &str = "SELECT table_key, at, event FROM events WHERE table_key = ANY($1)
    ORDER BY table_key, number";
const MESSAGES: &str = "SELECT table_key, guest, id, number FROM messages
    WHERE table_key = ANY($1) ORDER BY number, guest, id";
const SEATS: &str = "SELECT table_key, guest FROM seats WHERE table_key = ANY($1)";
const CHAT: &str = "SELECT table_key, at, guest, seat, text FROM chat
    WHERE table_key = ANY($1) ORDER BY key";
const PLAYERS: &str = "SELECT table_key, seat, guest, player, name, avatar FROM seat_players
    WHERE table_key = ANY($1) ORDER BY seat";
const CODES: &str = "SELECT table_key, code_hash, seat, issuer, until FROM codes
    WHERE table_key = ANY($1) ORDER BY code_hash";
const PLANS: &str = "SELECT table_key, seat, guest, event, lines FROM plans
    WHERE table_key = ANY($1) ORDER BY seat";

/// Adds what belongs to the tables, one kind after the other.
async fn fill(client: &ClientWrapper, dumps: &mut [TableDump]) -> Result<(), Fault> {
    let keys: Vec<_> = dumps.iter().map(|dump| dump.place.cast_signed()).collect();
    let places: HashMap<_, _> = keys.iter().copied().zip(0..).collect();
    for sql in [EVENTS, MESSAGES, SEATS, CHAT, PLAYERS, PLANS, CODES] {
        for row in &rows(client, sql, &[&keys]).await? {
            let place: usize = places[&row.try_get::<_, i64>(0)?];
            add(&mut dumps[place], sql, row)?;
        }
    }
    for dump in dumps {
        dump.standing.guests.sort_unstable();
    }
    Ok(())
}

/// Adds a row that one of the statements has found.
fn add(dump: &mut TableDump, sql: &str, row: &Row) -> Result<(), Fault> {
    match sql {
        EVENTS => dump.events.push(log::event(row, 1)?),
        MESSAGES => dump.messages.push(log::message(row, 1)?),
        SEATS => dump.standing.guests.push(guest(row, 1)?),
        CHAT => dump.chat.push(chat::line(row, 1)?),
        PLAYERS => dump.players.push(players::player(row, 1)?),
        PLANS => dump.plans.push(correspondence::plan(row, 1)?),
        _ => {
            let (seat, issuer) = (query::seat(row, 2)?, guest(row, 3)?);
            let code = SeatCode { table: dump.row.id.clone(), seat, issuer };
            dump.codes.push((bytes(row, 1)?, code, millis(row.try_get(4)?)));
        }
    }
    Ok(())
}

/// Ids above half of all numbers are stored as negative ones. Bots come after their owners: their ids are
/// higher than those of people.
pub async fn guests(
    client: &ClientWrapper,
    after: Option<GuestId>,
    most: u32,
) -> Result<Vec<GuestRow>, Fault> {
    let after = after.map(u64::cast_signed);
    let mut found = Vec::new();
    if after.is_none_or(|after| after >= 0) {
        let sql = "SELECT id, secret_hash, name, seen, owner FROM guests WHERE id > $1 AND id >= 0
                   ORDER BY id LIMIT $2";
        found = rows(client, sql, &[&after.unwrap_or(-1), &i64::from(most)]).await?;
    }
    let rest = i64::from(most) - found.len() as i64;
    let sql = "SELECT id, secret_hash, name, seen, owner FROM guests WHERE id < 0
               AND ($1::bigint >= 0 OR id > $1) ORDER BY id LIMIT $2";
    found.extend(rows(client, sql, &[&after.unwrap_or(0), &rest]).await?);
    found.iter().map(guests::guest_row).collect()
}

/// Stores tables and guests as they were dumped, within a transaction.
pub async fn import(
    client: &ClientWrapper,
    tables: &[TableDump],
    guests: &[GuestRow],
) -> Result<(), Fault> {
    client.batch_execute(PATIENCE).await?;
    guests::add(client, guests).await?;
    let mut plan = Plan::default();
    for dump in tables {
        let key = add_table(client, dump).await?;
        plan.events.push(key, 1, &dump.events);
        plan.seats.push(key, &dump.standing.guests);
        for (message, number) in &dump.messages {
            plan.messages.push(key, message, *number);
        }
        add_chat(client, key, dump).await?;
        for player in &dump.players {
            players::insert(client, key, player).await?;
        }
        for seat_plan in &dump.plans {
            correspondence::insert_plan(client, key, seat_plan).await?;
        }
        add_codes(client, key, dump).await?;
    }
    Ok(write::write(client, &plan, false).await?)
}

const ADD: &str = "INSERT INTO tables (id, invite, seed, created, opener, last, touched, began,
        ended, listed, retired, turn, turn_event, turn_until, remind, remind_again)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
    ON CONFLICT (id) DO NOTHING RETURNING key";

async fn add_table(client: &ClientWrapper, dump: &TableDump) -> Result<i64, Fault> {
    let (row, standing) = (&dump.row, &dump.standing);
    let turn = TurnColumns::of(standing.turn);
    let (seed, opener) = (&row.seed[..], row.opener.map(u64::cast_signed));
    let last = dump.events.len() as i64;
    let (created, touched, retired) =
        (time(row.created), time(dump.touched), dump.retired.map(time));
    let values: query::Params = &[
        &row.id,
        &row.invite,
        &seed,
        &created,
        &opener,
        &last,
        &touched,
        &standing.began,
        &standing.over,
        &standing.listed,
        &retired,
        &turn.guest,
        &turn.event,
        &turn.until,
        &turn.remind,
        &turn.again,
    ];
    let made = query::row(client, ADD, values).await?;
    Ok(made.ok_or_else(|| StoreError::TableExists(row.id.clone()))?.try_get(0)?)
}

async fn add_chat(client: &ClientWrapper, key: i64, dump: &TableDump) -> Result<(), Fault> {
    let lines = &dump.chat;
    let times: Vec<_> = lines.iter().map(|line| time(line.at)).collect();
    let guests: Vec<_> = lines.iter().map(|line| line.guest.map(u64::cast_signed)).collect();
    let seats: Vec<_> = lines.iter().map(|line| line.seat.map(i16::from)).collect();
    let texts: Vec<_> = lines.iter().map(|line| &*line.text).collect();
    let sql = "INSERT INTO chat (table_key, at, guest, seat, text)
               SELECT $1, at, guest, seat, text
               FROM unnest($2::bigint[], $3::bigint[], $4::smallint[], $5::text[])
                   WITH ORDINALITY AS lines (at, guest, seat, text, place) ORDER BY place";
    execute(client, sql, &[&key, &times, &guests, &seats, &texts]).await?;
    Ok(())
}

async fn add_codes(client: &ClientWrapper, key: i64, dump: &TableDump) -> Result<(), Fault> {
    let codes = &dump.codes;
    let hashes: Vec<_> = codes.iter().map(|(hash, _, _)| &hash[..]).collect();
    let seats: Vec<_> = codes.iter().map(|(_, code, _)| i16::from(code.seat)).collect();
    let issuers: Vec<_> = codes.iter().map(|(_, code, _)| code.issuer.cast_signed()).collect();
    let until: Vec<_> = codes.iter().map(|(_, _, until)| time(*until)).collect();
    let sql = "INSERT INTO codes (table_key, code_hash, seat, issuer, until)
               SELECT $1, * FROM unnest($2::bytea[], $3::smallint[], $4::bigint[], $5::bigint[])";
    execute(client, sql, &[&key, &hashes, &seats, &issuers, &until]).await?;
    Ok(())
}
