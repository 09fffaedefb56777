use crate::limits::{DEEPEST, Limits};
use crate::past::Past;
use rules::Position;

/// How strong a computer player is, from 1, which loses gracefully to a child, to 6, all
/// we have. Levels are limits in nodes and turns, so they play alike on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What makes a level: nodes, turns ahead, and how much worse than the best an action may
/// be to be chosen half as often.
const LEVELS: [(u64, u32, Option<i32>); 6] = [
    (2_000, 1, Some(120)),
    (4_000, 2, Some(60)),
    (4_000, DEEPEST, None),
    (16_000, DEEPEST, None),
    (60_000, DEEPEST, None),
    (1_000_000, DEEPEST, None),
];

impl Level {
    /// The level of this number, 1 to 6.
    ///
    /// ```
    /// use search::Level;
    /// assert_eq!(Level::new(3).unwrap().number(), 3);
    /// assert!(Level::new(7).is_none());
    /// ```
    pub fn new(number: u8) -> Option<Level> {
        (1..=LEVELS.len() as u8).contains(&number).then_some(Level(number))
    }

    /// All levels, the gentlest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=LEVELS.len() as u8).map(Level)
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The most that it may take to find an action here after what happened before: nodes, each
    /// counted as many times as it takes longer than one of a race. So it tells which of two
    /// questions is answered sooner, on every machine alike. Where a position has more actions
    /// than a level has nodes, each is still looked at once. Nothing where no seat is to act.
    ///
    /// ```
    /// use search::{Level, Past};
    /// let start = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
    /// let cost = |number| Level::new(number).unwrap().cost(&start, &Past::default());
    /// assert!(cost(1) < cost(6));
    /// ```
    pub fn cost(self, position: &Position, past: &Past) -> u64 {
        crate::thinker::cost(position, past, self)
    }

    fn row(self) -> (u64, u32, Option<i32>) {
        LEVELS[usize::from(self.0) - 1]
    }

    /// Its limits where a node is so many times dearer than in a race.
    pub(crate) fn limits(self, effort: u64, stop: &(dyn Fn() -> bool + Sync)) -> Limits<'_> {
        let (nodes, depth, _) = self.row();
        Limits { nodes: nodes / effort, depth, ..Limits::until(stop) }
    }

    pub(crate) fn blur(self) -> Option<i32> {
        self.row().2
    }
}
