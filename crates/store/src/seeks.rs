//! People who look for somebody to play with.

use crate::{GuestId, Millis};

/// What a guest wants to play with the next person who wants it too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Who.
    pub guest: GuestId,
    /// What they would play, the best liked first. Equal texts are the same wish.
    pub games: Vec<String>,
    /// Forget what this guest looked for before.
    pub anew: bool,
    /// The time.
    pub now: Millis,
    /// How long to wait for a person; without end if none.
    pub patience: Option<Millis>,
    /// Those who were not seen for this long are gone.
    pub absence: Millis,
}

/// How a seek stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeekAnswer {
    /// Nobody is there yet.
    Waiting {
        /// How many others look for somebody.
        others: u32,
    },
    /// Somebody is there, and a table is being opened.
    Taken,
    /// A table was opened.
    Seated(String),
    /// The caller has to open a table for both.
    Paired {
        /// Who was found.
        other: GuestId,
        /// What both want.
        game: String,
    },
    /// Nobody came in time: the caller has to open a table with a computer.
    Alone {
        /// What they want most.
        game: String,
    },
}
