//! Several servers that share a store: who is there, and who owns which table.

use crate::{Millis, StoreError};
use std::time::Duration;

/// A server among several, as a number that is never used again.
pub type NodeId = u64;

/// How often a node has joined. Each time all its tables are lost.
pub type Epoch = u64;

/// Who writes. A store takes a write for a table only from its owner, and only while the owner's
/// lease holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fence {
    /// The node.
    pub node: NodeId,
    /// Its epoch.
    pub epoch: Epoch,
}

/// What a node tells about itself when it joins.
#[derive(Clone, PartialEq, Eq)]
pub struct NewNode {
    /// Where other nodes reach it: host and port.
    pub address: String,
    /// What another node has to show when it connects.
    pub secret: [u8; 32],
}

/// A node that has joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joined {
    /// Who it is now.
    pub fence: Fence,
    /// The time of the store's own clock.
    pub now: Millis,
}

/// A node whose lease holds.
#[derive(Clone, PartialEq, Eq)]
pub struct NodeRow {
    /// Who.
    pub fence: Fence,
    /// Where it is reached.
    pub address: String,
    /// What has to be shown to it.
    pub secret: [u8; 32],
    /// Does it give its tables away and take no others?
    pub draining: bool,
}

/// Whose a table is after somebody has tried to claim it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// One's own. Was it taken from a node whose lease has expired?
    Own {
        /// It was.
        taken_over: bool,
    },
    /// Another node's.
    Of(NodeRow),
    /// There is no such table.
    NoTable,
}

/// Where several servers agree on who owns which table. All times are of the store's own clock.
///
/// Every call that names a [`Fence`] fails with [`StoreError::LeaseLost`] if the lease of that
/// node at that epoch does not hold any more.
pub trait Cluster: Send + Sync {
    /// Adds a node with a lease of this length. With the number of an earlier node of the same
    /// process it becomes that node again, with the next epoch.
    fn join(
        &self,
        node: &NewNode,
        before: Option<NodeId>,
        lease: Duration,
    ) -> Result<Joined, StoreError>;

    /// Makes the lease last this long from now, if it still holds, and answers with all nodes
    /// whose leases hold, this one included.
    fn renew(&self, fence: Fence, lease: Duration) -> Result<Vec<NodeRow>, StoreError>;

    /// Marks a node that gives its tables away and takes no others.
    fn drain(&self, fence: Fence) -> Result<(), StoreError>;

    /// Ends a node's lease now.
    fn leave(&self, fence: Fence) -> Result<(), StoreError>;

    /// All nodes whose leases hold.
    fn nodes(&self) -> Result<Vec<NodeRow>, StoreError>;

    /// Takes a table that nobody owns, or whose owner's lease has expired, by compare-and-swap.
    fn claim(&self, table: &str, fence: Fence) -> Result<Claim, StoreError>;

    /// Gives a table back that is one's own. Nothing happens if it is not.
    fn release(&self, table: &str, fence: Fence) -> Result<(), StoreError>;

    /// Gives a table of one's own to another node whose lease holds. False if that is not possible.
    fn hand_over(&self, table: &str, from: Fence, to: NodeId) -> Result<bool, StoreError>;

    /// Takes over some tables whose games are not over and whose owners' leases have expired.
    /// Nodes that ask at the same time get different ones.
    fn adopt(&self, fence: Fence, most: u32) -> Result<Vec<String>, StoreError>;

    /// Lets one node at a time do what needs to be done once for all. True if this node may do it
    /// for this long.
    fn take_upkeep(&self, fence: Fence, length: Duration) -> Result<bool, StoreError>;
}

impl std::fmt::Debug for NewNode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Never the secret.
        f.debug_struct("NewNode").field("address", &self.address).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for NodeRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Never the secret.
        f.debug_struct("NodeRow")
            .field("fence", &self.fence)
            .field("address", &self.address)
            .field("draining", &self.draining)
            .finish_non_exhaustive()
    }
}
