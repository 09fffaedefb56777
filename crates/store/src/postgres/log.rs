//! The log of every table.

use super::connection::{BEGIN, MOMENT};
use super::fault::Fault;
use super::plan::{Found, Locked, Plan};
use super::query::{self, bytes, can_be_id, guest, row, rows};
use super::{lists, look, write};
use crate::numbers::{millis, time};
use crate::{
    Append, Fence, MessageKey, StoreError, StoredEvent, StoredTable, TableLimits, TableRow,
};
use deadpool_postgres::ClientWrapper;
use futures_util::future::try_join5;
use std::collections::{HashMap, HashSet};
use tokio_postgres::Row;

/// The answer to a request to store something.
pub type Answer = Result<(), StoreError>;

const CREATE: &str = "INSERT INTO tables (id, invite, seed, created, touched, opener, owner, epoch)
     VALUES ($1, $2, $3, $4, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING key";

/// Creates a table with its first events, within a transaction. It belongs to the node that stores them;
/// `checked` is the node whose lease must hold.
pub async fn create(
    client: &ClientWrapper,
    table: &TableRow,
    first: &Append,
    limits: TableLimits,
    checked: Option<Fence>,
) -> Result<(), Fault> {
    lists::check_limits(client, table.opener, limits).await?;
    if first.table != table.id {
        return Err(StoreError::NoTable(first.table.clone()).into());
    }
    if let Some(fence) = checked
        && !look::holds(client, fence).await?
    {
        return Err(StoreError::Fenced(table.id.clone()).into());
    }
    let key = insert(client, table, first).await?;
    let locked = Locked { key, last: 0, owner: first.fence };
    let tables = HashMap::from([(table.id.clone(), locked)]);
    let live = HashSet::from_iter(first.fence);
    let mut found = Found { tables, live, ..Found::default() };
    let (plan, answers) = Plan::of(&mut found, std::slice::from_ref(first));
    answers.into_iter().collect::<Result<(), StoreError>>()?;
    Ok(write::write(client, &plan, false).await?)
}

async fn insert(client: &ClientWrapper, table: &TableRow, first: &Append) -> Result<i64, Fault> {
    let owner = first.fence.map(|fence| fence.node.cast_signed());
    let epoch = first.fence.map_or(0, |fence| fence.epoch.cast_signed());
    let opener = table.opener.map(u64::cast_signed);
    let (seed, created) = (&table.seed[..], time(table.created));
    let values: query::Params =
        &[&table.id, &table.invite, &seed, &created, &opener, &owner, &epoch];
    let made = row(client, CREATE, values).await?;
    let made = made.ok_or_else(|| StoreError::TableExists(table.id.clone()))?;
    Ok(made.try_get(0)?)
}

/// Everything in one transaction and two round trips.
pub async fn append(client: &ClientWrapper, batch: &[Append]) -> Result<Vec<Answer>, Fault> {
    let mut found = look::begin(client, BEGIN, batch).await?;
    let (plan, answers) = Plan::of(&mut found, batch);
    write::write(client, &plan, true).await?;
    Ok(answers)
}

const TABLE: &str = "SELECT invite, seed, created, opener FROM tables WHERE id = $1";

const EVENTS: &str = "SELECT at, event FROM events
    WHERE table_key = (SELECT key FROM tables WHERE id = $1) ORDER BY number";

const MESSAGES: &str = "SELECT guest, id, number FROM messages
    WHERE table_key = (SELECT key FROM tables WHERE id = $1) ORDER BY number, guest, id";

/// Reads a table as it stands at one moment, in one round trip.
pub async fn load(client: &ClientWrapper, table: &str) -> Result<Option<StoredTable>, Fault> {
    if !can_be_id(table) {
        return Ok(None);
    }
    for sql in [TABLE, EVENTS, MESSAGES] {
        client.prepare_cached(sql).await?;
    }
    let (_, found, events, messages, _) = try_join5(
        client.batch_execute(MOMENT),
        row(client, TABLE, &[&table]),
        rows(client, EVENTS, &[&table]),
        rows(client, MESSAGES, &[&table]),
        client.batch_execute("COMMIT"),
    )
    .await?;
    let Some(found) = found else { return Ok(None) };
    let row = TableRow {
        id: table.to_owned(),
        invite: found.try_get(0)?,
        seed: bytes(&found, 1)?,
        created: millis(found.try_get(2)?),
        opener: found.try_get::<_, Option<i64>>(3)?.map(i64::cast_unsigned),
    };
    let events = events.iter().map(|row| event(row, 0)).collect::<Result<_, _>>()?;
    let messages = messages.iter().map(|row| message(row, 0)).collect::<Result<_, _>>()?;
    Ok(Some(StoredTable { row, events, messages }))
}

/// The event in two columns.
pub fn event(row: &Row, column: usize) -> Result<StoredEvent, Fault> {
    Ok(StoredEvent { at: millis(row.try_get(column)?), event: row.try_get(column + 1)? })
}

/// The message and its number in three columns.
pub fn message(row: &Row, column: usize) -> Result<(MessageKey, u32), Fault> {
    let id = row.try_get(column + 1)?;
    let id = String::from_utf8(id).map_err(|_| Fault::Unexpected("text"))?;
    Ok((MessageKey { guest: guest(row, column)?, id }, query::number(row, column + 2)?))
}
