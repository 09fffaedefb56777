//! Who owns which table.

use super::fault::Fault;
use super::nodes::{columns, node_row};
use super::query::{can_be_id, execute, row, texts};
use crate::{Claim, Fence, NodeId, StoreError};
use deadpool_postgres::ClientWrapper;
use futures_util::future::try_join;

/// How often a claim is tried when others change the owner at the same time.
const TRIES: usize = 8;

/// Is the lease of the node whose number and epoch are these still good?
const OWN_LEASE: &str = "SELECT draining FROM nodes
    WHERE id = $1 AND epoch = $2 AND lease_until > clock_timestamp()";

/// The node that owns a table, if its lease holds; and what the row of the table says.
const OWNER: &str = "SELECT nodes.id, nodes.epoch, nodes.address, nodes.secret, nodes.draining,
        tables.owner, tables.epoch
    FROM tables LEFT JOIN nodes ON nodes.id = tables.owner AND nodes.epoch = tables.epoch
        AND nodes.lease_until > clock_timestamp()
    WHERE tables.id = $1";

/// Waits for a transaction that has the row locked, and then looks whether it is still the same.
const SWAP: &str = "UPDATE tables SET owner = $4, epoch = $5
    WHERE id = $1 AND owner IS NOT DISTINCT FROM $2 AND epoch = $3
    AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $4 AND nodes.epoch = $5 AND NOT draining
        AND lease_until > clock_timestamp())";

/// Every statement is a transaction of its own: the last one decides.
pub async fn claim(client: &ClientWrapper, table: &str, fence: Fence) -> Result<Claim, Fault> {
    if !can_be_id(table) {
        return Ok(Claim::NoTable);
    }
    let (node, epoch) = columns(fence);
    client.prepare_cached(OWN_LEASE).await?;
    client.prepare_cached(OWNER).await?;
    for _ in 0..TRIES {
        let (lease, found) =
            try_join(row(client, OWN_LEASE, &[&node, &epoch]), row(client, OWNER, &[&table]))
                .await?;
        let lease = lease.ok_or(StoreError::LeaseLost)?;
        let Some(found) = found else { return Ok(Claim::NoTable) };
        let (owner, at): (Option<i64>, i64) = (found.try_get(5)?, found.try_get(6)?);
        if (owner, at) == (Some(node), epoch) {
            return Ok(Claim::Own { taken_over: false });
        }
        if found.try_get::<_, Option<i64>>(0)?.is_some() {
            return Ok(Claim::Of(node_row(&found)?));
        }
        if lease.try_get(0)? {
            // A node that goes takes nothing.
            return Err(StoreError::LeaseLost.into());
        }
        if execute(client, SWAP, &[&table, &owner, &at, &node, &epoch]).await? > 0 {
            return Ok(Claim::Own { taken_over: owner.is_some() });
        }
    }
    Err(StoreError::Unavailable("others claim the table at the same time".to_owned()).into())
}

const RELEASE: &str = "UPDATE tables SET owner = NULL WHERE id = $3 AND owner = $1 AND epoch = $2";

pub async fn release(client: &ClientWrapper, table: &str, fence: Fence) -> Result<(), Fault> {
    let (node, epoch) = columns(fence);
    check_lease(client, fence).await?;
    if can_be_id(table) {
        execute(client, RELEASE, &[&node, &epoch, &table]).await?;
    }
    Ok(())
}

const HAND_OVER: &str = "UPDATE tables SET owner = nodes.id, epoch = nodes.epoch FROM nodes
    WHERE tables.id = $3 AND tables.owner = $1 AND tables.epoch = $2
    AND nodes.id = $4 AND NOT nodes.draining AND nodes.lease_until > clock_timestamp()";

pub async fn hand_over(
    client: &ClientWrapper,
    table: &str,
    from: Fence,
    to: NodeId,
) -> Result<bool, Fault> {
    let (node, epoch) = columns(from);
    check_lease(client, from).await?;
    if !can_be_id(table) {
        return Ok(false);
    }
    Ok(execute(client, HAND_OVER, &[&node, &epoch, &table, &to.cast_signed()]).await? > 0)
}

/// Tables that another node is taking over are left to it, and so are those that are written
/// to. A table of a node that has joined again since is an orphan too.
const ADOPT: &str = "WITH orphans AS (
        SELECT key FROM tables WHERE owner IS NOT NULL AND NOT ended AND NOT EXISTS (
            SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND nodes.epoch = tables.epoch
            AND lease_until > clock_timestamp())
        ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED
    ) UPDATE tables SET owner = $1, epoch = $2 FROM orphans WHERE tables.key = orphans.key
    AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $1 AND nodes.epoch = $2 AND NOT draining
        AND lease_until > clock_timestamp())
    RETURNING tables.id";

pub async fn adopt(client: &ClientWrapper, fence: Fence, most: u32) -> Result<Vec<String>, Fault> {
    let (node, epoch) = columns(fence);
    check_lease(client, fence).await?;
    let mut adopted = texts(client, ADOPT, &[&node, &epoch, &i64::from(most)]).await?;
    adopted.sort_unstable();
    Ok(adopted)
}

async fn check_lease(client: &ClientWrapper, fence: Fence) -> Result<(), Fault> {
    if super::look::holds(client, fence).await? {
        return Ok(());
    }
    Err(StoreError::LeaseLost.into())
}
