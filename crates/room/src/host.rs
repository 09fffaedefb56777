//! What a room needs from where it runs.

use crate::address::Neighbourhood;
use crate::history::History;
use rules::Action;
use std::pin::Pin;
use store::{Append, ChatRow, MessageKey, Millis, StoreError};
use table::{Course, Guest, Table};
use wire::Said;

/// An answer that takes time. In a browser there is one thread, and answers stay on it.
#[cfg(not(target_family = "wasm"))]
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
/// An answer that takes time. In a browser there is one thread, and answers stay on it.
#[cfg(target_family = "wasm")]
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

/// How patient a room is. In thousandths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomSettings {
    /// How long a person may be gone before a computer stands in; for ever if none.
    pub absence: Option<Millis>,
    /// How long a page may be there and send no salt before the game is broken off.
    pub salt: Millis,
}

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
        socket: crate::SocketId,
        /// The id of their message.
        id: String,
        /// After which event.
        event: u32,
    },
}

/// A question on its way. Dropped, nobody needs the answer.
pub type Asked = Box<dyn std::any::Any + Send + Sync>;

/// Where a room runs.
pub trait Host: Send + Sync {
    /// Thousandths of a second since 1970. Never runs backwards.
    fn now(&self) -> Millis;

    /// A random number.
    fn random(&self) -> u64;

    /// How patient the room is.
    fn settings(&self) -> RoomSettings;

    /// A number for a socket that no other has.
    fn new_socket(&self) -> crate::SocketId;

    /// Appends to the log of the table; answers when that is stored for good.
    fn append(&self, append: Append) -> Pending<'_, Result<(), StoreError>>;

    /// The names of guests. A guest that cannot be found has none.
    fn names(&self, guests: Vec<Guest>) -> Pending<'_, Vec<(Guest, String)>>;

    /// What was said lately at the table.
    fn chat<'a>(&'a self, table: &'a str, most: u32) -> Pending<'a, Vec<ChatRow>>;

    /// Keeps something that was said, and the id of its message.
    fn add_chat<'a>(
        &'a self,
        table: &'a str,
        row: ChatRow,
        key: MessageKey,
    ) -> Pending<'a, Result<(), StoreError>>;

    /// Opens a table where the same people play the same game again; its id. It counts for the
    /// guest who asked.
    fn open_again<'a>(
        &'a self,
        opener: Guest,
        table: &'a Table,
    ) -> Pending<'a, Result<String, Said>>;

    /// Makes a history where it holds nobody up; none if that breaks.
    fn history(&self, table: Table) -> Pending<'_, Option<History>>;

    /// Asks a computer on somebody's account; `luck` chooses among good answers. The answer comes
    /// as a call.
    fn ask(
        &self,
        owner: Owner,
        course: Course,
        wish: Wish,
        luck: u64,
        question: Question,
    ) -> Result<Asked, Busy>;

    /// Counts a socket that was cut off because it did not read.
    fn count_cut(&self);

    /// Something was not stored, for the operator to know.
    fn not_stored(&self, table: &str, fault: &StoreError);
}
