//! What the search asks of a game.

use crate::key::Key;
use board::Cell;

/// From where a search goes out.
///
/// ```
/// use spielhof_solve::End;
/// assert_eq!(End::Start.other(), End::Goal);
/// assert_eq!(End::Goal.name(), "goal");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// From the position to be solved, forwards.
    Start,
    /// From all positions that solve it, backwards.
    Goal,
}

impl End {
    /// Both.
    pub const BOTH: [End; 2] = [End::Start, End::Goal];

    /// The other one.
    pub const fn other(self) -> End {
        match self {
            End::Start => End::Goal,
            End::Goal => End::Start,
        }
    }

    /// Its name in certificates.
    pub const fn name(self) -> &'static str {
        match self {
            End::Start => "start",
            End::Goal => "goal",
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// Where a piece goes: a step or a jump.
///
/// ```
/// use spielhof_solve::Jump;
/// use board::Cell;
/// let jump = Jump { from: Cell::new(3), to: Cell::new(5) };
/// assert_ne!(jump.from, jump.to);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jump {
    /// From this cell.
    pub from: Cell,
    /// To this one.
    pub to: Cell,
}

/// Positions, and which of them are a turn apart.
///
/// Positions that a symmetry of the board takes to each other are searched once, where the symmetry keeps
/// the end from which the search goes out: the one with the least key stands for all of them and is called
/// *canonical* for that end.
///
/// [`fewest_turns`](crate::fewest_turns) has an example.
pub trait Problem: Sync {
    /// A packed position.
    type Key: Key;

    /// Can every turn be taken back by a turn?
    const REVERSIBLE: bool;

    /// No solution has more turns than this, if that is known.
    fn most_turns(&self) -> Option<u32> {
        None
    }

    /// The positions at an end, canonical for it.
    fn ends(&self, end: End) -> Vec<Self::Key>;

    /// The canonical form of a position for a search from this end.
    fn canonical(&self, end: End, key: Self::Key) -> Self::Key;

    /// The images of a position under the symmetries that keep this end but not the other one, and itself: all
    /// have the same distance from this end, but not from the other.
    fn images(&self, end: End, key: Self::Key) -> Vec<Self::Key>;

    /// A lower bound of the number of turns between a position and the end opposite to this one. Symmetric
    /// positions have the same bound, and a turn changes it by no more than one.
    fn bound(&self, end: End, key: Self::Key) -> u32;

    /// The positions one turn further from this end whose bound is at most `most`, canonical. A position may
    /// come more than once.
    fn spread(&self, end: End, key: Self::Key, most: u32, found: &mut Vec<Self::Key>);

    /// All positions one turn nearer to this end, as they are.
    fn closer(&self, end: End, key: Self::Key) -> Vec<Self::Key>;

    /// The steps or jumps of a turn that leads from one position to another.
    fn turn(&self, before: Self::Key, after: Self::Key) -> Option<Vec<Jump>>;
}
