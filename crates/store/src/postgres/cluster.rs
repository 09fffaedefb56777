//! Several servers that share the database.

use super::{Postgres, nodes, owners};
use crate::{Claim, Cluster, Fence, Joined, NewNode, NodeId, NodeRow, StoreError};
use std::time::Duration;

impl Cluster for Postgres {
    fn join(
        &self,
        node: &NewNode,
        before: Option<NodeId>,
        lease: Duration,
    ) -> Result<Joined, StoreError> {
        self.with(async |client| nodes::join(client, node, before, lease).await)
    }

    fn renew(&self, fence: Fence, lease: Duration) -> Result<Vec<NodeRow>, StoreError> {
        self.with(async |client| nodes::renew(client, fence, lease).await)
    }

    fn drain(&self, fence: Fence) -> Result<(), StoreError> {
        self.with(async |client| nodes::drain(client, fence).await)
    }

    fn leave(&self, fence: Fence) -> Result<(), StoreError> {
        self.with(async |client| nodes::leave(client, fence).await)
    }

    fn nodes(&self) -> Result<Vec<NodeRow>, StoreError> {
        self.with(async |client| nodes::all(client).await)
    }

    fn claim(&self, table: &str, fence: Fence) -> Result<Claim, StoreError> {
        self.with(async |client| owners::claim(client, table, fence).await)
    }

    fn release(&self, table: &str, fence: Fence) -> Result<(), StoreError> {
        self.with(async |client| owners::release(client, table, fence).await)
    }

    fn hand_over(&self, table: &str, from: Fence, to: NodeId) -> Result<bool, StoreError> {
        self.with(async |client| owners::hand_over(client, table, from, to).await)
    }

    fn adopt(&self, fence: Fence, most: u32) -> Result<Vec<String>, StoreError> {
        self.with(async |client| owners::adopt(client, fence, most).await)
    }

    fn take_upkeep(&self, fence: Fence, length: Duration) -> Result<bool, StoreError> {
        self.with(async |client| nodes::take_upkeep(client, fence, length).await)
    }
}
