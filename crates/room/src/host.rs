//! What a room needs from where it runs.

use crate::address::SocketId;
use crate::opening::Opening;
use crate::room::History;
use crate::thinking::{Asked, Busy, Owner, Question, Wish};
use std::pin::Pin;
use store::{Append, ChatRow, MessageKey, Millis, SeatPlan, SeatPlayer, StoreError};
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
    /// How long somebody whose page is not open may take to come back before they are reminded that
    /// it is their turn.
    pub reminder: Millis,
}

/// Where a room runs.
pub trait Host: Send + Sync {
    /// Thousandths of a second since 1970. Never runs backwards.
    fn now(&self) -> Millis;

    /// A random number.
    fn random(&self) -> u64;

    /// How patient the room is.
    fn settings(&self) -> RoomSettings;

    /// A number for a socket that no other has.
    fn new_socket(&self) -> SocketId;

    /// Appends to the log of the table; answers when that is stored for good.
    fn append(&self, append: Append) -> Pending<'_, Result<(), StoreError>>;

    /// The names of guests. A guest that cannot be found has none.
    fn names(&self, guests: Vec<Guest>) -> Pending<'_, Vec<(Guest, String)>>;

    /// Has the guest an account? On a device nobody has.
    fn has_account(&self, _guest: Guest) -> Pending<'_, bool> {
        Box::pin(std::future::ready(false))
    }

    /// Whose words a guest does not want to see. On a device there is nobody else.
    fn muted(&self, _guest: Guest) -> Pending<'_, Vec<Guest>> {
        Box::pin(std::future::ready(Vec::new()))
    }

    /// What was said lately at the table.
    fn chat<'a>(&'a self, table: &'a str, most: u32) -> Pending<'a, Vec<ChatRow>>;

    /// Keeps something that was said, and the id of its message.
    fn add_chat<'a>(
        &'a self,
        table: &'a str,
        row: ChatRow,
        key: MessageKey,
    ) -> Pending<'a, Result<(), StoreError>>;

    /// Keeps which person plays a seat of the table.
    fn set_player<'a>(
        &'a self,
        table: &'a str,
        player: SeatPlayer,
    ) -> Pending<'a, Result<(), StoreError>>;

    /// Keeps the conditional moves of a seat of the table; none withdraws them. On a device nobody plans.
    fn set_plan<'a>(
        &'a self,
        _table: &'a str,
        _seat: u8,
        _plan: Option<SeatPlan>,
    ) -> Pending<'a, Result<(), StoreError>> {
        Box::pin(std::future::ready(Ok(())))
    }

    /// Until when a guest is away, if they are. On a device nobody waits for anybody.
    fn holiday(&self, _guest: Guest) -> Pending<'_, Result<Option<Millis>, StoreError>> {
        Box::pin(std::future::ready(Ok(None)))
    }

    /// Opens a table where the same people play the same game again; its id. It counts for the
    /// guest who asked.
    fn open_again(&self, opener: Guest, opening: Opening) -> Pending<'_, Result<String, Said>>;

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
