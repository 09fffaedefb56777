//! The results of searches.

use rules::Action;

/// Every action with its score.
pub(crate) struct RankedActions {
    pub actions: Vec<(Action, i32)>,
    pub nodes: u64,
    /// The depth of the search in turns.
    pub depth: u32,
}

/// The result of a search.
///
/// ```
/// use spielhof_search::{History, Limits, Thinker, is_decided};
/// let start = rules::Spec::of("star-halma", 2).unwrap().build().unwrap().start();
/// let thought = Thinker::new().think(&start, &History::default(), &Limits::nodes(1000)).unwrap();
/// assert_eq!(thought.line[0], thought.action);
/// assert!(!is_decided(thought.score)); // nobody has won after one turn
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Thought {
    /// The action to play.
    pub action: Action,
    /// The lead of the side to act, in hundredths of a turn; see [`WIN`](crate::WIN) for games
    /// that are won or lost.
    pub score: i32,
    /// The expected continuation, starting with the action to play.
    pub line: Vec<Action>,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The depth of the search in turns.
    pub depth: u32,
}
