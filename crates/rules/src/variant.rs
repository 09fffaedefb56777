//! What every variant of every family answers.

use crate::head::Head;
use crate::refusal::{Refusal, Rule};
use board::BoardId;

/// A game as the catalogue sees it.
pub(crate) trait Variant {
    /// Id and source.
    fn head(&self) -> &Head;

    /// The possible numbers of players, the smallest first.
    fn players(&self) -> Vec<u8>;

    /// Every board it can be played on, the usual one first. Which it is may depend on the
    /// players and on options.
    fn boards(&self) -> Vec<BoardId>;

    /// The rule behind a refusal.
    fn rule(&self, refusal: &Refusal) -> Rule;
}
