//! What a room is asked, and what it sends.

use crate::address::{Neighbourhood, SocketId};
use crate::thinking::{Answer, NoAnswer};
use std::sync::Arc;
use table::Guest;
use wire::{Said, ToServer};

/// What is sent to a socket.
#[derive(Clone, Debug)]
pub enum Letter {
    /// A message.
    Message(Arc<str>),
    /// The connection is to be closed.
    Close(Closed),
}

/// Why a room closes a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Closed {
    /// The server ends, the table is retired, or the guest is deleted.
    Ended(Said),
    /// The table goes on elsewhere, or is read again: the client is to come back at once.
    Moved,
    /// The table broke.
    Broken,
}

/// The letter cannot be taken: too many wait, or nobody reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// Where a socket's messages go. A bounded number of them may wait.
pub trait Outbox: Send + Sync {
    /// Hands a letter over without waiting.
    fn send(&self, letter: Letter) -> Result<(), Full>;
}

/// Takes an answer. False if nobody waits for it any more.
pub type Reply<T> = Box<dyn FnOnce(T) -> bool + Send>;

/// What a room is asked.
pub enum Call {
    /// Somebody comes.
    Enter {
        /// Who; none for somebody without a name or seat.
        guest: Option<Guest>,
        /// From where.
        address: Neighbourhood,
        /// The last event that they saw.
        after: Option<u32>,
        /// Where their messages go.
        outbox: Box<dyn Outbox>,
        /// Answered with the socket's number.
        reply: Reply<SocketId>,
    },
    /// Somebody's connection is closed.
    Leave(SocketId),
    /// Somebody says something.
    Say(SocketId, ToServer),
    /// A computer has thought.
    Thought(u64, Result<Answer, NoAnswer>),
    /// A hint was found.
    Hint {
        /// Who asked.
        socket: SocketId,
        /// The id of their message.
        id: String,
        /// After which event.
        event: u32,
        /// What was found.
        answer: Result<Answer, NoAnswer>,
    },
    /// A seat goes to the guest who brought its code.
    Hand {
        /// Which, from one.
        seat: u8,
        /// The guest who asked for the code.
        from: Guest,
        /// To whom.
        to: Guest,
        /// Answered when it is done.
        reply: Reply<Result<(), Said>>,
    },
    /// A guest has another name.
    Renamed(Guest, String),
    /// The names of a guest and of those at their device were taken away.
    Unnamed(Guest),
    /// A guest wants to see the words of others than before.
    Muted(Guest),
    /// A guest is away from now on, or until another time, or back.
    Holiday(Guest),
    /// A guest was deleted.
    Forgotten(Guest),
}
