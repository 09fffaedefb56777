//! ABDADA-style deferral for parallel search: a thread first searches the moves that no other
//! thread is searching.
//!
//! Threads share one transposition table. Without deferral they search the same nodes at the same
//! time and gain nothing. Each thread registers the node it enters here; a move whose node is
//! registered by another thread goes to the end of the queue, where its result is usually found in
//! the table. Two threads then reach the same depth in about two thirds of the time.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Number of buckets, a power of two, and slots in each.
const BUCKETS: usize = 1 << 10;
const SLOTS: usize = 4;

/// The keys of the nodes that threads are searching now. A wrong answer costs time but never
/// changes a result, so a key that finds no free slot is not registered.
pub(crate) struct ActiveNodes {
    buckets: Vec<[AtomicU64; SLOTS]>,
}

impl ActiveNodes {
    pub fn new() -> ActiveNodes {
        ActiveNodes { buckets: (0..BUCKETS).map(|_| Default::default()).collect() }
    }

    fn bucket(&self, key: u64) -> &[AtomicU64; SLOTS] {
        &self.buckets[key as usize & (BUCKETS - 1)]
    }

    fn is_active(&self, key: u64) -> bool {
        self.bucket(key).iter().any(|slot| slot.load(Relaxed) == key)
    }

    /// Registers a node unless another thread is searching it.
    pub fn try_enter(&self, key: u64) -> Option<ActiveNode<'_>> {
        (!self.is_active(key)).then(|| self.enter(key))
    }

    /// Registers a node, whether or not another thread is searching it.
    pub fn enter(&self, key: u64) -> ActiveNode<'_> {
        let free = |slot: &&AtomicU64| slot.compare_exchange(0, key, Relaxed, Relaxed).is_ok();
        let _ = self.bucket(key).iter().find(free);
        ActiveNode { nodes: self, key }
    }
}

/// The registration of a node, which ends when this is dropped.
pub(crate) struct ActiveNode<'a> {
    nodes: &'a ActiveNodes,
    key: u64,
}

impl Drop for ActiveNode<'_> {
    fn drop(&mut self) {
        for slot in self.nodes.bucket(self.key) {
            // This also removes the entry of a second thread on the same node. That is rare.
            let _ = slot.compare_exchange(self.key, 0, Relaxed, Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_active_until_it_is_left() {
        let nodes = ActiveNodes::new();
        // More keys in a bucket than it has slots: the last ones are not registered.
        let keys: Vec<u64> = (1..=6).map(|n| n << 32 | 5).collect();
        let mut entered: Vec<ActiveNode> = keys.iter().map(|&key| nodes.enter(key)).collect();
        let registered = || keys.iter().filter(|&&key| nodes.is_active(key)).count();
        assert_eq!(registered(), SLOTS);
        assert!(nodes.try_enter(keys[0]).is_none() && nodes.try_enter(keys[5]).is_some());
        drop(entered.remove(0));
        assert!(nodes.try_enter(keys[0]).is_some() && nodes.try_enter(keys[1]).is_none());
        drop(entered);
        assert_eq!(registered(), 0);
    }
}
