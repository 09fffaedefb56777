//! The six levels of the computer players.

use crate::limits::{Limits, MAX_DEPTH};

/// The strength of a computer player, from 1, which a child can beat, to 6, the strongest.
/// Levels are limits in nodes and turns, so they play the same on every machine.
///
/// ```
/// use spielhof_search::Level;
/// assert_eq!(Level::all().map(Level::number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
/// assert_eq!(Level::all().last(), Some(Level::STRONGEST));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// For each level: nodes, depth in turns, and the noise, that is, by how much an action may be
/// worse than the best one to be chosen half as often.
const LEVELS: [(u64, u32, Option<i32>); 6] = [
    (2_000, 1, Some(120)),
    (4_000, 2, Some(60)),
    (4_000, MAX_DEPTH, None),
    (16_000, MAX_DEPTH, None),
    (60_000, MAX_DEPTH, None),
    (1_000_000, MAX_DEPTH, None),
];

impl Level {
    /// The strongest level.
    pub const STRONGEST: Level = Level(LEVELS.len() as u8);

    /// The level of this number, 1 to 6.
    ///
    /// ```
    /// use spielhof_search::Level;
    /// assert_eq!(Level::new(3).unwrap().number(), 3);
    /// assert!(Level::new(7).is_none());
    /// ```
    pub fn new(number: u8) -> Option<Level> {
        (1..=LEVELS.len() as u8).contains(&number).then_some(Level(number))
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=LEVELS.len() as u8).map(Level)
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    fn row(self) -> (u64, u32, Option<i32>) {
        LEVELS[usize::from(self.0) - 1]
    }

    /// Its nodes in a race. Other games have fewer: see `Tuning::level_nodes`.
    pub(crate) fn race_nodes(self) -> u64 {
        self.row().0
    }

    /// Its limits in a game where it has that many nodes.
    pub(crate) fn limits(self, nodes: u64, stop: &(dyn Fn() -> bool + Sync)) -> Limits<'_> {
        Limits { nodes, depth: self.row().1, ..Limits::until(stop) }
    }

    pub(crate) fn noise(self) -> Option<i32> {
        self.row().2
    }
}
