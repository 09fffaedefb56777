//! Questions to computers, and their answers.

use crate::address::{Neighbourhood, SocketId};
use rules::Action;
use table::Guest;

/// What a computer is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To play at this level.
    Play(u8),
    /// For the best it finds in a short while.
    Hint,
}

/// What a computer found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What it would do.
    pub action: Action,
    /// How the side to act stands then, in hundredths.
    pub score: i32,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// Nobody needs it any more, or no seat is to act.
    Dropped,
    /// The search broke.
    Broken,
}

/// Why a question is not taken: too many wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busy;

/// The account that a question is charged to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Owner {
    /// The address of the connection, if the guest is connected.
    pub address: Option<Neighbourhood>,
    /// The guest, if the connection has one.
    pub guest: Option<Guest>,
}

/// Which question an answer belongs to. The host calls the room with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What a computer at the table does next: [`crate::Call::Thought`].
    Turn(u64),
    /// A hint: [`crate::Call::Hint`].
    Hint {
        /// Who asked.
        socket: SocketId,
        /// The id of their message.
        id: String,
        /// After which event.
        event: u32,
    },
}

/// A question on its way. Dropped, nobody needs the answer.
pub type Asked = Box<dyn std::any::Any + Send + Sync>;
