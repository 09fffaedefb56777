//! Which server a table belongs to.
//!
//! Where one server has the store to itself, every table is its own. Where several share a
//! database, the store decides by compare-and-swap, and every write carries a [`Fence`]. Nothing
//! here is trusted for safety: what is remembered about other nodes only saves questions.

mod peers;

pub use peers::{Peers, Unreachable};

use crate::metrics::Metrics;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{Claim, Epoch, Fence, NewNode, NodeId, NodeRow, Store, StoreError};
use tokio::sync::watch;

/// How long it is remembered where a table is.
const REMEMBERED: Duration = Duration::from_secs(2);
/// The most tables whose owners are remembered.
const MOST_REMEMBERED: usize = 50_000;

/// Where a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// Here, with what it takes to write for it; none where there is only one server.
    Here(Option<Fence>),
    /// At another node.
    At(NodeRow),
    /// There is no such table.
    Nowhere,
}

/// A node's own view of the cluster.
#[derive(Clone, Debug, Default)]
pub struct Members {
    /// Who this node is, while its lease holds.
    pub own: Option<Fence>,
    /// All nodes whose leases held when they were last seen, this one included.
    pub nodes: Vec<NodeRow>,
    /// Does this node give its tables away?
    pub draining: bool,
    /// How many lists of nodes this node has got so far.
    lists: u64,
}

impl Members {
    fn list(&mut self, nodes: Vec<NodeRow>) {
        self.nodes = nodes;
        self.lists += 1;
    }

    fn has(&self, node: Fence) -> bool {
        self.nodes.iter().any(|other| other.fence == node)
    }
}

struct Node {
    card: NewNode,
    lease: Duration,
    members: watch::Sender<Members>,
    /// The number of this process among the nodes, and its last epoch.
    last: Mutex<Option<Fence>>,
    remembered: Mutex<HashMap<String, (NodeRow, Instant)>>,
}

/// Which server a table belongs to.
#[derive(Clone)]
pub struct Placement {
    store: Arc<dyn Store>,
    node: Option<Arc<Node>>,
    metrics: Metrics,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is in there is whole whenever the lock is free.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Placement {
    /// One server has the store to itself.
    pub fn alone(store: Arc<dyn Store>, metrics: Metrics) -> Placement {
        Placement { store, node: None, metrics }
    }

    /// One of several servers. It is a member only after [`Placement::join`].
    pub fn among_others(
        store: Arc<dyn Store>,
        card: NewNode,
        lease: Duration,
        metrics: Metrics,
    ) -> Placement {
        let node = Node {
            card,
            lease,
            members: watch::Sender::default(),
            last: Mutex::default(),
            remembered: Mutex::default(),
        };
        Placement { store, node: Some(Arc::new(node)), metrics }
    }

    /// Does another server share the store, or could it?
    pub fn is_shared(&self) -> bool {
        self.node.is_some()
    }

    /// What another node has to show here.
    pub fn secret(&self) -> Option<&[u8; 32]> {
        self.node.as_ref().map(|node| &node.card.secret)
    }

    /// May this node take requests? Alone always, otherwise while its lease holds and it does not
    /// give its tables away.
    pub fn is_ready(&self) -> bool {
        self.members().is_none_or(|members| members.own.is_some() && !members.draining)
    }

    /// This node's view of the cluster; none where there is only one server.
    pub fn members(&self) -> Option<Members> {
        self.node.as_ref().map(|node| node.members.borrow().clone())
    }

    /// The other nodes whose leases hold.
    pub fn others(&self) -> Vec<NodeRow> {
        let Some(Members { own, nodes, .. }) = self.members() else { return Vec::new() };
        nodes.into_iter().filter(|node| Some(node.fence) != own).collect()
    }

    /// What it takes to write for a new table; none where there is only one server.
    pub fn fence(&self) -> Result<Option<Fence>, StoreError> {
        match self.members() {
            None => Ok(None),
            Some(Members { own: Some(own), .. }) => Ok(Some(own)),
            Some(Members { own: None, .. }) => Err(StoreError::LeaseLost),
        }
    }

    /// Returns when the lease of another node has expired, as far as this node knows. A node that
    /// has just joined may be missing from a list that was made before: two lists without it count.
    pub async fn gone(&self, node: Fence) {
        let Some(own) = &self.node else { return std::future::pending().await };
        let mut members = own.members.subscribe();
        let (mut seen, mut missing) = (members.borrow().lists, 0);
        let is_gone = |members: &Members| {
            if members.lists != seen {
                seen = members.lists;
                missing = if members.has(node) { 0 } else { missing + 1 };
            }
            missing >= 2
        };
        // The sender lives as long as this does.
        let _ = members.wait_for(is_gone).await;
    }

    /// Asks the store where it holds nobody up.
    async fn ask<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&dyn store::Cluster) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let store = self.store.clone();
        let asked = tokio::task::spawn_blocking(move || match store.cluster() {
            Some(cluster) => ask(cluster),
            None => Err(StoreError::LeaseLost),
        });
        asked.await.unwrap_or_else(|error| Err(StoreError::Other(error.to_string())))
    }

    /// Becomes a member, with the next epoch if this process was one before. The time of the
    /// store's clock.
    pub async fn join(&self) -> Result<u64, StoreError> {
        let Some(node) = self.node.clone() else { return Err(StoreError::LeaseLost) };
        let (card, lease) = (node.card.clone(), node.lease);
        let before = held(&node.last).map(|fence| fence.node);
        let joined = self.ask(move |cluster| cluster.join(&card, before, lease)).await?;
        *held(&node.last) = Some(joined.fence);
        held(&node.remembered).clear();
        let nodes = self.ask(|cluster| cluster.nodes()).await?;
        node.members.send_modify(|members| {
            members.own = Some(joined.fence);
            members.list(nodes);
        });
        Ok(joined.now)
    }

    /// Makes the lease last longer. [`StoreError::LeaseLost`] if it had expired.
    pub async fn renew(&self) -> Result<(), StoreError> {
        let Some(node) = self.node.clone() else { return Ok(()) };
        let Some(own) = node.members.borrow().own else { return Err(StoreError::LeaseLost) };
        let lease = node.lease;
        let nodes = self.ask(move |cluster| cluster.renew(own, lease)).await?;
        node.members.send_modify(|members| members.list(nodes));
        Ok(())
    }

    /// The lease is lost, or has to be taken for lost: nothing belongs to this node any more.
    pub fn lose(&self) {
        if let Some(node) = &self.node {
            node.members.send_modify(|members| members.own = None);
            held(&node.remembered).clear();
        }
    }

    /// Tells the others that this node gives its tables away.
    pub async fn drain(&self) -> Result<(), StoreError> {
        let Some(node) = &self.node else { return Ok(()) };
        node.members.send_modify(|members| members.draining = true);
        let Some(own) = node.members.borrow().own else { return Ok(()) };
        self.ask(move |cluster| cluster.drain(own)).await
    }

    /// Ends the membership.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let Some(own) = self.members().and_then(|members| members.own) else { return Ok(()) };
        let left = self.ask(move |cluster| cluster.leave(own)).await;
        self.lose();
        left
    }

    /// Where a table is. It is taken if it belongs to nobody.
    pub async fn claim(&self, table: &str) -> Result<Location, StoreError> {
        let Some(node) = &self.node else { return Ok(Location::Here(None)) };
        let Some(own) = node.members.borrow().own else { return Err(StoreError::LeaseLost) };
        let id = table.to_owned();
        let claim = match self.ask(move |cluster| cluster.claim(&id, own)).await? {
            Claim::Own { taken_over } => {
                self.metrics.taken_over(u64::from(taken_over));
                Location::Here(Some(own))
            }
            Claim::Of(other) => Location::At(other),
            Claim::NoTable => Location::Nowhere,
        };
        self.remember(table, &claim);
        Ok(claim)
    }

    /// Where a table is, as far as that is remembered from a moment ago; else it is claimed.
    pub async fn locate(&self, table: &str) -> Result<Location, StoreError> {
        let Some(node) = &self.node else { return Ok(Location::Here(None)) };
        let known = held(&node.remembered).get(table).cloned();
        if let Some((at, since)) = known
            && since.elapsed() < REMEMBERED
            && node.members.borrow().has(at.fence)
        {
            return Ok(Location::At(at));
        }
        self.claim(table).await
    }

    /// What was remembered about a table turned out to be wrong.
    pub fn forget(&self, table: &str) {
        if let Some(node) = &self.node {
            held(&node.remembered).remove(table);
        }
    }

    fn remember(&self, table: &str, location: &Location) {
        let Some(node) = &self.node else { return };
        let mut remembered = held(&node.remembered);
        if remembered.len() >= MOST_REMEMBERED {
            remembered.clear();
        }
        match location {
            Location::At(other) => {
                remembered.insert(table.to_owned(), (other.clone(), Instant::now()));
            }
            Location::Here(_) | Location::Nowhere => drop(remembered.remove(table)),
        }
    }

    /// Gives a table back that nobody needs. If the store cannot be asked, the table is taken over
    /// when the lease ends.
    pub async fn release(&self, table: &str, fence: Fence) {
        let id = table.to_owned();
        let released = self.ask(move |cluster| cluster.release(&id, fence)).await;
        if let Err(fault) = released {
            tracing::debug!(%fault, table, "a table was not given back");
        }
    }

    /// Gives a table to the node that has to be told of it, if there is one that takes tables.
    pub async fn hand_over(&self, table: &str, fence: Fence) -> Option<NodeRow> {
        let takers: Vec<NodeRow> =
            self.others().into_iter().filter(|node| !node.draining).collect();
        let spread = table.bytes().fold(0usize, |sum, byte| sum * 31 % 10_007 + usize::from(byte));
        let taker = takers.get(spread % takers.len().max(1))?.clone();
        let (id, to): (String, NodeId) = (table.to_owned(), taker.fence.node);
        let handed = self.ask(move |cluster| cluster.hand_over(&id, fence, to)).await;
        handed.is_ok_and(|handed| handed).then_some(taker)
    }

    /// Takes over some tables whose owners are gone.
    pub async fn adopt(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let Some(Members { own: Some(own), draining: false, .. }) = self.members() else {
            return Ok(Vec::new());
        };
        let adopted = self.ask(move |cluster| cluster.adopt(own, most)).await?;
        self.metrics.taken_over(adopted.len() as u64);
        Ok(adopted)
    }

    /// May this server do what needs to be done once for all, for this long?
    pub async fn take_upkeep(&self, length: Duration) -> Result<bool, StoreError> {
        let Some(members) = self.members() else { return Ok(true) };
        let Some(own) = members.own else { return Ok(false) };
        self.ask(move |cluster| cluster.take_upkeep(own, length)).await
    }

    /// The epoch of this node; none where there is only one server or the lease is lost.
    pub fn epoch(&self) -> Option<Epoch> {
        self.members().and_then(|members| members.own).map(|own| own.epoch)
    }

    /// How long a lease lasts.
    pub fn lease(&self) -> Option<Duration> {
        self.node.as_ref().map(|node| node.lease)
    }
}
