/// How long a player may think.
pub struct Limits<'a> {
    /// Nodes at most: actions played and judged or looked up.
    pub nodes: u64,
    /// Turns ahead at most.
    pub depth: u32,
    /// Asked now and then: should it stop at once?
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Limits<'static> {
    /// So many nodes, however deep.
    ///
    /// ```
    /// assert_eq!(search::Limits::nodes(500).nodes, 500);
    /// ```
    pub fn nodes(nodes: u64) -> Limits<'static> {
        Limits { nodes, depth: DEEPEST, stop: &|| false }
    }
}

/// No search looks further ahead than this many turns.
pub const DEEPEST: u32 = 60;

/// Counts nodes against limits.
pub(crate) struct Budget<'a> {
    limits: &'a Limits<'a>,
    pub nodes: u64,
    spent: bool,
}

/// So many nodes pass between two looks at whether to stop.
const LOOK: u64 = 128;

impl<'a> Budget<'a> {
    pub fn new(limits: &'a Limits<'a>) -> Budget<'a> {
        Budget { limits, nodes: 0, spent: false }
    }

    /// One more node.
    #[inline]
    pub fn count(&mut self) {
        self.nodes += 1;
        let look = self.nodes.is_multiple_of(LOOK);
        self.spent |= self.nodes >= self.limits.nodes || (look && (self.limits.stop)());
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
        self.limits.nodes.saturating_sub(self.nodes)
    }
}
