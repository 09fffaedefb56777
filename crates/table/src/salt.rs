//! A salt: a random number that a player adds to the dice.

use crate::event::Guest;

/// A random number that a player added to the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Salt {
    pub bytes: [u8; 32],
    /// The guest who held the seat when it came.
    pub giver: Option<Guest>,
}
