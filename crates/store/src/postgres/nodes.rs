//! The servers that share a database, and their leases.

use super::fault::Fault;
use super::query::{bytes, count, execute, row, rows};
use crate::numbers::millis;
use crate::{Fence, Joined, NewNode, NodeId, NodeRow, StoreError};
use deadpool_postgres::ClientWrapper;
use futures_util::future::try_join;
use std::time::Duration;
use tokio_postgres::Row;

/// The time of the database's own clock.
const NOW: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

pub async fn join(
    client: &ClientWrapper,
    node: &NewNode,
    before: Option<NodeId>,
    lease: Duration,
) -> Result<Joined, Fault> {
    forget_old(client).await?;
    let (secret, lease) = (&node.secret[..], lease.as_secs_f64());
    if let Some(before) = before {
        let sql = format!(
            "UPDATE nodes SET epoch = epoch + 1, address = $2, secret = $3, draining = false,
             lease_until = clock_timestamp() + make_interval(secs => $4)
             WHERE id = $1 RETURNING id, epoch, {NOW}"
        );
        let values: super::query::Params = &[&before.cast_signed(), &node.address, &secret, &lease];
        if let Some(joined) = row(client, &sql, values).await? {
            return as_joined(&joined);
        }
    }
    let sql = format!(
        "INSERT INTO nodes (epoch, address, secret, lease_until)
         VALUES (1, $1, $2, clock_timestamp() + make_interval(secs => $3))
         RETURNING id, epoch, {NOW}"
    );
    let joined = row(client, &sql, &[&node.address, &secret, &lease]).await?;
    as_joined(&joined.ok_or_else(|| Fault::Unexpected("the new node"))?)
}

fn as_joined(row: &Row) -> Result<Joined, Fault> {
    Ok(Joined { fence: fence(row)?, now: millis(row.try_get(2)?) })
}

/// Deletes nodes that were gone for a day and own nothing. Their numbers are not used again.
async fn forget_old(client: &ClientWrapper) -> Result<(), Fault> {
    let sql = "DELETE FROM nodes WHERE id IN (
                   SELECT id FROM nodes WHERE lease_until < clock_timestamp() - interval '1 day'
                   AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = nodes.id)
                   FOR UPDATE SKIP LOCKED)";
    execute(client, sql, &[]).await?;
    Ok(())
}

const RENEW: &str = "UPDATE nodes SET lease_until = clock_timestamp() + make_interval(secs => $3)
    WHERE id = $1 AND epoch = $2 AND lease_until > clock_timestamp()";

pub async fn renew(
    client: &ClientWrapper,
    fence: Fence,
    lease: Duration,
) -> Result<Vec<NodeRow>, Fault> {
    let (node, epoch) = columns(fence);
    client.prepare_cached(RENEW).await?;
    client.prepare_cached(NODES).await?;
    let lease = lease.as_secs_f64();
    let (renewed, nodes) =
        try_join(execute(client, RENEW, &[&node, &epoch, &lease]), rows(client, NODES, &[]))
            .await?;
    if renewed == 0 {
        return Err(StoreError::LeaseLost.into());
    }
    nodes.iter().map(node_row).collect()
}

pub async fn drain(client: &ClientWrapper, fence: Fence) -> Result<(), Fault> {
    let sql = "UPDATE nodes SET draining = true
               WHERE id = $1 AND epoch = $2 AND lease_until > clock_timestamp()";
    change(client, sql, fence).await
}

pub async fn leave(client: &ClientWrapper, fence: Fence) -> Result<(), Fault> {
    let sql = "UPDATE nodes SET lease_until = clock_timestamp()
               WHERE id = $1 AND epoch = $2 AND lease_until > clock_timestamp()";
    change(client, sql, fence).await
}

async fn change(client: &ClientWrapper, sql: &str, fence: Fence) -> Result<(), Fault> {
    let (node, epoch) = columns(fence);
    match execute(client, sql, &[&node, &epoch]).await? {
        0 => Err(StoreError::LeaseLost.into()),
        _ => Ok(()),
    }
}

const NODES: &str = "SELECT id, epoch, address, secret, draining FROM nodes
    WHERE lease_until > clock_timestamp() ORDER BY id";

pub async fn all(client: &ClientWrapper) -> Result<Vec<NodeRow>, Fault> {
    rows(client, NODES, &[]).await?.iter().map(node_row).collect()
}

const UPKEEP: &str = "UPDATE upkeep SET node = $1, epoch = $2,
    until = clock_timestamp() + make_interval(secs => $3)
    WHERE until <= clock_timestamp() OR (node = $1 AND epoch = $2)";

pub async fn take_upkeep(
    client: &ClientWrapper,
    fence: Fence,
    length: Duration,
) -> Result<bool, Fault> {
    let (node, epoch) = columns(fence);
    if !super::look::holds(client, fence).await? {
        return Err(StoreError::LeaseLost.into());
    }
    Ok(execute(client, UPKEEP, &[&node, &epoch, &length.as_secs_f64()]).await? > 0)
}

/// A fence as it is stored.
pub fn columns(fence: Fence) -> (i64, i64) {
    (fence.node.cast_signed(), fence.epoch.cast_signed())
}

/// The fence in the first two columns.
pub fn fence(row: &Row) -> Result<Fence, Fault> {
    Ok(Fence { node: count(row, 0)?, epoch: count(row, 1)? })
}

/// The node in the first five columns.
pub fn node_row(row: &Row) -> Result<NodeRow, Fault> {
    let (address, draining) = (row.try_get(2)?, row.try_get(4)?);
    Ok(NodeRow { fence: fence(row)?, address, secret: bytes(row, 3)?, draining })
}
