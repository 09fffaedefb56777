//! Alpha-beta search for two sides without chance, and the parts it is made of.

mod deferral;
mod ordering;
pub(crate) mod pvs;
pub(crate) mod transposition;
pub(crate) mod window;

/// The longest line of actions.
const MAX_PLY: usize = 120;
