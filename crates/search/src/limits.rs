//! Limits of a search, and the budget that counts against them.

use crate::workers::{SingleThread, Workers};
use std::num::NonZeroUsize;

/// How long a player may search, and on how many threads.
///
/// ```
/// use spielhof_search::{History, Limits, Thinker};
/// let start = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let limits = Limits { depth: 1, ..Limits::nodes(5_000) };
/// let thought = Thinker::new().think(&start, &History::default(), &limits).unwrap();
/// assert_eq!(thought.depth, 1);
/// ```
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The largest number of nodes, that is, of actions played.
    pub nodes: u64,
    /// The largest depth in turns.
    pub depth: u32,
    /// May a side that nobody can obstruct plan to the end of the game, whatever the depth?
    pub plan: bool,
    /// Polled during the search: should it stop at once?
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// The threads that search. Several find more in the same time, but results vary.
    pub workers: &'a dyn Workers,
}

impl Limits<'static> {
    /// Up to `nodes` nodes, at any depth.
    ///
    /// ```
    /// assert_eq!(spielhof_search::Limits::nodes(500).nodes, 500);
    /// ```
    pub fn nodes(nodes: u64) -> Limits<'static> {
        Limits { nodes, ..Limits::until(&|| false) }
    }
}

impl<'a> Limits<'a> {
    /// Until `stop` says so.
    ///
    /// ```
    /// use spielhof_search::{Limits, History, Thinker};
    /// use std::sync::atomic::{AtomicU32, Ordering};
    /// let asked = AtomicU32::new(0);
    /// let stop = || asked.fetch_add(1, Ordering::Relaxed) == 9;
    /// let start = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
    /// Thinker::new().think(&start, &History::default(), &Limits::until(&stop)).unwrap();
    /// assert_eq!(asked.into_inner(), 10);
    /// ```
    pub fn until(stop: &'a (dyn Fn() -> bool + Sync)) -> Limits<'a> {
        Limits { nodes: u64::MAX, depth: MAX_DEPTH, plan: true, stop, workers: &SingleThread }
    }
}

/// The node limit of a search one turn deep; it doubles with every further turn. A turn can
/// consist of many actions, so without it a search of fixed depth could run for hours.
const FIRST_TURN: u64 = 200_000;

impl<'a> Limits<'a> {
    /// A search of fixed depth, where a node takes `node_cost` times as long as in a race.
    pub(crate) fn depth(
        depth: u32,
        node_cost: u64,
        stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Limits<'a> {
        let doubled = 1u64.checked_shl(depth.saturating_sub(1)).unwrap_or(u64::MAX);
        let nodes = FIRST_TURN.saturating_mul(doubled) / node_cost;
        Limits { nodes, depth, plan: false, ..Limits::until(stop) }
    }
}

/// The largest depth of any search, in turns.
pub const MAX_DEPTH: u32 = 60;

/// Counts nodes against limits.
pub(crate) struct Budget<'a> {
    limits: &'a Limits<'a>,
    pub nodes: u64,
    /// The number of nodes at which it is spent.
    limit: u64,
    spent: bool,
}

/// The number of nodes between two polls of `stop`.
const POLL_INTERVAL: u64 = 128;

impl<'a> Budget<'a> {
    pub fn new(limits: &'a Limits<'a>) -> Budget<'a> {
        Budget { limits, nodes: 0, limit: limits.nodes, spent: false }
    }

    /// An equal share of what is left for each of `parts` searches that continue from here,
    /// under the same limits or stricter ones.
    pub fn part<'b>(&self, parts: NonZeroUsize, limits: &'b Limits<'b>) -> Budget<'b> {
        let limit = self.nodes.saturating_add(self.left() / parts.get() as u64);
        Budget { limits, nodes: self.nodes, limit, spent: self.spent }
    }

    /// Adds up what the shares have used, given the count of each.
    pub fn join(&mut self, parts: impl IntoIterator<Item = u64>) {
        let before = self.nodes;
        self.nodes += parts.into_iter().map(|nodes| nodes - before).sum::<u64>();
    }

    /// The limits it counts against.
    pub fn limits(&self) -> &'a Limits<'a> {
        self.limits
    }

    /// Counts a node.
    #[inline]
    pub fn count(&mut self) {
        self.nodes += 1;
        let poll = self.nodes.is_multiple_of(POLL_INTERVAL);
        self.spent |= self.nodes >= self.limit || (poll && (self.limits.stop)());
    }

    /// Polls `stop` during work that counts no nodes.
    pub fn poll(&mut self) {
        self.spent |= (self.limits.stop)();
    }

    /// Must the search end now?
    #[inline]
    pub fn is_spent(&self) -> bool {
        self.spent
    }

    /// The largest depth allowed.
    pub fn depth(&self) -> u32 {
        self.limits.depth.min(MAX_DEPTH)
    }

    /// The number of nodes left.
    pub fn left(&self) -> u64 {
        self.limit.saturating_sub(self.nodes)
    }
}
