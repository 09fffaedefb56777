//! What a server must not lose: the log of every table, guests, chat.
//!
//! [`Store`] is a set of plain blocking calls. The log is append-only: an event is known
//! by its table and its number, and nothing can be stored twice under the same.

mod fault;
mod sqlite;
mod writer;

pub use fault::StoreFault;
pub use sqlite::{Existing, Sqlite, Synchronous, backup, restore};
pub use writer::{Writer, Written};

/// A person, as a number that is no secret.
pub type GuestId = u64;

/// Thousandths of a second since 1970.
pub type Millis = u64;

/// A table as it is created. The seed is secret until the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its id, which is all it takes to watch.
    pub id: String,
    /// What it takes to sit down.
    pub invite: String,
    /// The server's seed for the dice.
    pub seed: [u8; 32],
    /// When it was opened.
    pub created: Millis,
}

/// An event as it is stored: the time, and the event as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub event: String,
}

/// What a list of tables needs to know without reading logs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The guests who hold seats, each once.
    pub guests: Vec<GuestId>,
    /// Is the game over?
    pub over: bool,
    /// Can everybody find it, with a chair still open?
    pub listed: bool,
}

/// The message that events came from. Sent again it must do nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MessageKey {
    /// Who sent it.
    pub guest: GuestId,
    /// What he called it.
    pub id: String,
}

/// Events to be appended to the log of one table, all or none of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// The number of the first event; the others follow.
    pub first: u32,
    /// The events.
    pub events: Vec<StoredEvent>,
    /// What they came from, if from a person.
    pub message: Option<MessageKey>,
    /// How the table stands after them.
    pub standing: Standing,
}

/// Everything about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// What it was created with.
    pub row: TableRow,
    /// Its log, from event 1 on.
    pub events: Vec<StoredEvent>,
    /// The messages that events came from, with the number of the last of them.
    pub messages: Vec<(MessageKey, u32)>,
}

/// A person. The secret itself is never stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestRow {
    /// Who.
    pub id: GuestId,
    /// SHA-256 of the secret.
    pub secret_hash: [u8; 32],
    /// The name others see; may be empty.
    pub name: String,
    /// When last seen.
    pub seen: Millis,
}

/// Something said at a table. Not part of the log: it can be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// When.
    pub at: Millis,
    /// By whom, if by a guest. What a guest said is deleted with him.
    pub guest: Option<GuestId>,
    /// By which seat, from one.
    pub seat: Option<u8>,
    /// What.
    pub text: String,
}

/// Where everything is kept.
pub trait Store: Send + Sync + 'static {
    /// Creates a table together with the first events of its log, or neither.
    fn create(&self, table: &TableRow, append: &Append) -> Result<(), StoreFault>;

    /// Appends to many tables at once and makes it last: when this returns, what it calls
    /// done survives a crash. One answer for each, in the same order; one that fails does not
    /// hinder the others. That a message is repeated is said before that it is out of order.
    fn append(&self, batch: &[Append]) -> Vec<Result<(), StoreFault>>;

    /// A table with its log; `None` if there is none of this id.
    fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreFault>;

    /// The tables at which a guest holds or held a seat, the one at which something happened
    /// last first.
    fn tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, StoreFault>;

    /// The tables everybody can find, in the same order.
    fn listed(&self, most: u32) -> Result<Vec<String>, StoreFault>;

    /// The tables whose games are not over: they are looked after again after a restart.
    fn running(&self) -> Result<Vec<String>, StoreFault>;

    /// How many tables are not over, and how many there are.
    fn count(&self) -> Result<(u64, u64), StoreFault>;

    /// How many tables at which a guest holds or held a seat are not over.
    fn running_of(&self, guest: GuestId) -> Result<u64, StoreFault>;

    /// Deletes tables at which nothing happened since, over or not, with all that is theirs,
    /// and tells which.
    fn retire(&self, untouched_since: Millis) -> Result<Vec<String>, StoreFault>;

    /// A new guest.
    fn add_guest(&self, guest: &GuestRow) -> Result<(), StoreFault>;

    /// The guest with this secret.
    fn guest_by_secret(&self, secret_hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreFault>;

    /// The names of guests; those who are deleted or have none are left out.
    fn names(&self, guests: &[GuestId]) -> Result<Vec<(GuestId, String)>, StoreFault>;

    /// Gives a guest another name. One who is not there stays nameless.
    fn rename(&self, guest: GuestId, name: &str) -> Result<(), StoreFault>;

    /// Deletes all that is stored about a guest: name, secret, what he said, his messages'
    /// ids, where he sat. The logs keep only a number that means nothing any more.
    fn delete_guest(&self, guest: GuestId) -> Result<(), StoreFault>;

    /// Keeps something that was said.
    fn add_chat(&self, table: &str, line: &ChatRow) -> Result<(), StoreFault>;

    /// The last things said at a table, the oldest first.
    fn chat(&self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreFault>;

    /// Keeps a one-time code, as its hash, that hands a seat to whoever brings it.
    fn add_code(
        &self,
        code_hash: &[u8; 32],
        table: &str,
        seat: u8,
        until: Millis,
    ) -> Result<(), StoreFault>;

    /// Uses a code up: table and seat, if it was good. It is good until its time inclusive.
    fn take_code(
        &self,
        code_hash: &[u8; 32],
        now: Millis,
    ) -> Result<Option<(String, u8)>, StoreFault>;
}
