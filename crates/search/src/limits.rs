use crate::crew::{Alone, Crew};
use std::num::NonZeroUsize;

/// How long a player may think, and who thinks along.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Nodes at most: actions played and judged or looked up.
    pub nodes: u64,
    /// Turns ahead at most.
    pub depth: u32,
    /// May a side that nobody can hinder plan to the end of the game, however many turns ahead
    /// that is?
    pub plan: bool,
    /// Asked now and then: should it stop at once?
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// Who thinks. Several find more in the same time, but not the same every time.
    pub crew: &'a dyn Crew,
}

impl Limits<'static> {
    /// So many nodes, however deep.
    ///
    /// ```
    /// assert_eq!(search::Limits::nodes(500).nodes, 500);
    /// ```
    pub fn nodes(nodes: u64) -> Limits<'static> {
        Limits { nodes, ..Limits::until(&|| false) }
    }
}

impl<'a> Limits<'a> {
    /// As long as nobody says stop.
    ///
    /// ```
    /// use search::{Limits, Past, Thinker};
    /// use std::sync::atomic::{AtomicU32, Ordering};
    /// let asked = AtomicU32::new(0);
    /// let stop = || asked.fetch_add(1, Ordering::Relaxed) == 9;
    /// let start = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
    /// Thinker::new().think(&start, &Past::default(), &Limits::until(&stop)).unwrap();
    /// assert_eq!(asked.into_inner(), 10);
    /// ```
    pub fn until(stop: &'a (dyn Fn() -> bool + Sync)) -> Limits<'a> {
        Limits { nodes: u64::MAX, depth: DEEPEST, plan: true, stop, crew: &Alone }
    }
}

/// Whoever asks for turns gets them within so many nodes, and twice as many with each turn. A
/// turn may hold any number of actions: where pieces are placed, a single one may take for ever.
const FIRST_TURN: u64 = 200_000;

impl<'a> Limits<'a> {
    /// Looks `turns` turns ahead, where a node costs `effort` times as much as in a race.
    pub(crate) fn turns(
        depth: u32,
        effort: u64,
        stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Limits<'a> {
        let doubled = 1u64.checked_shl(depth.saturating_sub(1)).unwrap_or(u64::MAX);
        let nodes = FIRST_TURN.saturating_mul(doubled) / effort;
        Limits { nodes, depth, plan: false, ..Limits::until(stop) }
    }
}

/// No search looks further ahead than this many turns.
pub const DEEPEST: u32 = 60;

/// Counts nodes against limits.
pub(crate) struct Budget<'a> {
    limits: &'a Limits<'a>,
    pub nodes: u64,
    /// The nodes at which it is spent.
    most: u64,
    spent: bool,
}

/// So many nodes pass between two looks at whether to stop.
const LOOK: u64 = 128;

impl<'a> Budget<'a> {
    pub fn new(limits: &'a Limits<'a>) -> Budget<'a> {
        Budget { limits, nodes: 0, most: limits.nodes, spent: false }
    }

    /// An equal part of what is left, for each of so many who go on from here under the same
    /// limits, or under others that end sooner.
    pub fn part<'b>(&self, parts: NonZeroUsize, limits: &'b Limits<'b>) -> Budget<'b> {
        let most = self.nodes.saturating_add(self.left() / parts.get() as u64);
        Budget { limits, nodes: self.nodes, most, spent: self.spent }
    }

    /// Counts what all have used, from where each of the parts stands now.
    pub fn join(&mut self, parts: impl IntoIterator<Item = u64>) {
        let begun = self.nodes;
        self.nodes += parts.into_iter().map(|nodes| nodes - begun).sum::<u64>();
    }

    /// Who thinks, and under which limits.
    pub fn limits(&self) -> &'a Limits<'a> {
        self.limits
    }

    /// One more node.
    #[inline]
    pub fn count(&mut self) {
        self.nodes += 1;
        let look = self.nodes.is_multiple_of(LOOK);
        self.spent |= self.nodes >= self.most || (look && (self.limits.stop)());
    }

    /// Looks whether to stop, in the midst of work that counts no nodes.
    pub fn look(&mut self) {
        self.spent |= (self.limits.stop)();
    }

    /// Is it time to come to an end?
    #[inline]
    pub fn is_spent(&self) -> bool {
        self.spent
    }

    /// The greatest depth allowed.
    pub fn depth(&self) -> u32 {
        self.limits.depth.min(DEEPEST)
    }

    /// Nodes that are left.
    pub fn left(&self) -> u64 {
        self.most.saturating_sub(self.nodes)
    }
}
