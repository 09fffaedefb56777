//! Locks the rows of tables and reads what has to be known before something is written for them.

use super::fault::Fault;
use super::plan::{Found, Locked};
use super::query::{self, can_be_id, guest, row, rows};
use crate::{Append, Fence, MessageKey, StoreError};
use deadpool_postgres::ClientWrapper;
use futures_util::future::{try_join, try_join4};
use std::collections::HashSet;
use tokio_postgres::Row;

/// Always in the order of the ids, so that no two transactions wait for each other.
const LOCK: &str = "SELECT key, last, owner, epoch, id FROM tables WHERE id = ANY($1)
    ORDER BY id FOR UPDATE";

const LOCK_ONE: &str = "SELECT key, last, owner, epoch FROM tables WHERE id = $1 FOR UPDATE";

/// Read after the rows are locked: waiting for them may have taken longer than the lease.
const LEASES: &str = "SELECT id, epoch FROM nodes
    WHERE id = ANY($1) AND lease_until > clock_timestamp()";

const MESSAGES: &str = "SELECT messages.table_key, messages.guest, messages.id, messages.number
    FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS wanted (name, guest, id)
    JOIN tables ON tables.id = wanted.name
    JOIN messages ON messages.table_key = tables.key AND messages.guest = wanted.guest
        AND messages.id = wanted.id";

/// Begins a transaction and reads everything that a batch needs, in one round trip.
pub async fn begin(client: &ClientWrapper, begin: &str, batch: &[Append]) -> Result<Found, Fault> {
    for sql in [LOCK, LEASES, MESSAGES] {
        client.prepare_cached(sql).await?;
    }
    let known = || batch.iter().filter(|append| can_be_id(&append.table));
    let ids: Vec<_> = known().map(|append| &*append.table).collect();
    let nodes: Vec<_> = known().filter_map(|append| append.fence).map(node).collect();
    let (mut names, mut guests, mut messages) = (Vec::new(), Vec::new(), Vec::new());
    for (append, message) in known().filter_map(|one| Some((one, one.message.as_ref()?))) {
        names.push(&*append.table);
        guests.push(message.guest.cast_signed());
        messages.push(message.id.as_bytes());
    }
    let (_, tables, leases, messages) = try_join4(
        client.batch_execute(begin),
        rows(client, LOCK, &[&ids]),
        rows(client, LEASES, &[&nodes]),
        rows(client, MESSAGES, &[&names, &guests, &messages]),
    )
    .await?;
    let mut found = Found { live: live(&leases)?, ..Found::default() };
    for table in &tables {
        found.tables.insert(table.try_get(4)?, locked(table)?);
    }
    for message in &messages {
        let id = String::from_utf8(message.try_get(2)?).map_err(|_| Fault::Unexpected("text"))?;
        let key = MessageKey { guest: guest(message, 1)?, id };
        found.messages.insert((message.try_get(0)?, key), query::number(message, 3)?);
    }
    Ok(found)
}

/// Locks one table within a transaction, for the node that may write for it.
pub async fn lock(
    client: &ClientWrapper,
    table: &str,
    fence: Option<Fence>,
) -> Result<Locked, Fault> {
    let none = || StoreError::NoTable(table.to_owned());
    if !can_be_id(table) {
        return Err(none().into());
    }
    client.prepare_cached(LOCK_ONE).await?;
    client.prepare_cached(LEASES).await?;
    let nodes: Vec<_> = fence.map(node).into_iter().collect();
    let (found, leases) =
        try_join(row(client, LOCK_ONE, &[&table]), rows(client, LEASES, &[&nodes])).await?;
    let locked = locked(&found.ok_or_else(none)?)?;
    let found = Found { live: live(&leases)?, ..Found::default() };
    if !found.allows(locked.owner, fence) {
        return Err(StoreError::Fenced(table.to_owned()).into());
    }
    Ok(locked)
}

/// Does the lease of a node hold?
pub async fn holds(client: &ClientWrapper, fence: Fence) -> Result<bool, Fault> {
    Ok(live(&rows(client, LEASES, &[&vec![node(fence)]]).await?)?.contains(&fence))
}

fn node(fence: Fence) -> i64 {
    fence.node.cast_signed()
}

fn live(leases: &[Row]) -> Result<HashSet<Fence>, Fault> {
    let fence = |row: &Row| Ok(Fence { node: query::count(row, 0)?, epoch: query::count(row, 1)? });
    leases.iter().map(fence).collect()
}

fn locked(row: &Row) -> Result<Locked, Fault> {
    let (node, epoch): (Option<i64>, i64) = (row.try_get(2)?, row.try_get(3)?);
    let owner = node.map(|node| Fence { node: node.unsigned_abs(), epoch: epoch.unsigned_abs() });
    Ok(Locked { key: row.try_get(0)?, last: query::number(row, 1)?, owner })
}
