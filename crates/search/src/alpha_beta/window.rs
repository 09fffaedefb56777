//! The alpha-beta window: the range of scores that can still change the result of a search.

use crate::score::WIN;

/// Greater than any score.
pub(crate) const INFINITE: i32 = WIN + 1;

/// An open interval of scores. At or below `alpha` the side to act has something better
/// elsewhere; at or above `beta` the opponent avoids the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AlphaBeta {
    pub alpha: i32,
    pub beta: i32,
}

impl AlphaBeta {
    /// Contains every score.
    pub const FULL: AlphaBeta = AlphaBeta { alpha: -INFINITE, beta: INFINITE };

    /// The window from the opponent's point of view.
    pub fn negated(self) -> AlphaBeta {
        AlphaBeta { alpha: -self.beta, beta: -self.alpha }
    }

    /// A window with no score inside: a search with it only tells whether a score exceeds alpha.
    pub fn null_window(self) -> AlphaBeta {
        AlphaBeta { beta: self.alpha + 1, ..self }
    }

    pub fn contains(self, score: i32) -> bool {
        self.alpha < score && score < self.beta
    }
}
