//! What a room gets from the server.

use super::{RoomLink, Rooms};
use crate::config::Acknowledge;
use room::{
    Asked, Busy, Call, History, Host, Opening, Owner, Pending, Question, RoomSettings, SocketId,
    Wish,
};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use store::{Append, ChatRow, Fence, MessageKey, Millis, SeatPlan, SeatPlayer, Store, StoreError};
use table::{Course, Guest, Table};
use tokio::sync::oneshot;
use wire::Said;

/// The server, as one room sees it.
pub struct RoomHost {
    rooms: Rooms,
    room: RoomLink,
    fence: Option<Fence>,
    /// Is the result of the game kept already, or being kept?
    has_result: AtomicBool,
}

impl RoomHost {
    /// For this room, which writes with this fence.
    pub fn new(rooms: Rooms, room: RoomLink, fence: Option<Fence>) -> RoomHost {
        RoomHost { rooms, room, fence, has_result: AtomicBool::new(false) }
    }

    async fn store(&self, append: Append) -> Result<(), StoreError> {
        let shared = &self.rooms.shared;
        let (since, events) = (Instant::now(), append.events.len() as u64);
        let over = append.standing.over.then(|| append.table.clone());
        let (reply, stored) = oneshot::channel();
        shared.writer.append(append, move |result| {
            // In the crash test's control nobody waits for this.
            let _ = reply.send(result);
        });
        if shared.settings.acknowledge == Acknowledge::Early {
            return Ok(());
        }
        let stored = stored.await.unwrap_or(Err(StoreError::Stopped));
        if stored.is_ok() {
            shared.metrics.acknowledged(events, since.elapsed());
            self.keep_result(over);
        }
        stored
    }

    /// Nobody waits for it: what is missing after a crash is made up for by the upkeep.
    fn keep_result(&self, over: Option<String>) {
        let Some(table) = over.filter(|_| !self.has_result.swap(true, Ordering::Relaxed)) else {
            return;
        };
        let rooms = self.rooms.clone();
        tokio::spawn(async move {
            if let Err(fault) = rooms.keep_result(&table).await {
                tracing::warn!(?fault, table, "the result was not kept");
            }
        });
    }
}

impl Host for RoomHost {
    fn now(&self) -> Millis {
        self.rooms.now()
    }

    fn random(&self) -> u64 {
        u64::from_le_bytes(super::random())
    }

    fn settings(&self) -> RoomSettings {
        self.rooms.shared.settings.room
    }

    fn new_socket(&self) -> SocketId {
        self.rooms.shared.sockets.fetch_add(1, Ordering::Relaxed)
    }

    fn append(&self, append: Append) -> Pending<'_, Result<(), StoreError>> {
        Box::pin(self.store(Append { fence: self.fence, ..append }))
    }

    fn names(&self, guests: Vec<Guest>) -> Pending<'_, Vec<(Guest, String)>> {
        Box::pin(self.rooms.names(guests))
    }

    fn has_account(&self, guest: Guest) -> Pending<'_, bool> {
        Box::pin(async move {
            let found = self.rooms.with_store(move |store| store.account(guest.0)).await;
            // Without the store nobody could sit down either.
            found.is_ok_and(|account| account.is_some())
        })
    }

    fn muted(&self, guest: Guest) -> Pending<'_, Vec<Guest>> {
        Box::pin(async move {
            // Without the list words are shown that somebody does not want to see; play goes on.
            let marks = self.rooms.with_store(move |store| store.marks(guest.0)).await;
            marks.unwrap_or_default().into_iter().map(|mark| Guest(mark.other)).collect()
        })
    }

    fn chat<'a>(&'a self, table: &'a str, most: u32) -> Pending<'a, Vec<ChatRow>> {
        let table = table.to_owned();
        Box::pin(async move {
            // A chat that cannot be read is no reason not to play.
            self.rooms.with_store(move |store| store.chat(&table, most)).await.unwrap_or_default()
        })
    }

    fn add_chat<'a>(
        &'a self,
        table: &'a str,
        row: ChatRow,
        key: MessageKey,
    ) -> Pending<'a, Result<(), StoreError>> {
        let (table, fence) = (table.to_owned(), self.fence);
        Box::pin(
            self.rooms.with_store(move |store| store.add_chat(&table, &row, Some(&key), fence)),
        )
    }

    fn set_player<'a>(
        &'a self,
        table: &'a str,
        player: SeatPlayer,
    ) -> Pending<'a, Result<(), StoreError>> {
        let (table, fence) = (table.to_owned(), self.fence);
        Box::pin(self.rooms.with_store(move |store| store.set_player(&table, &player, fence)))
    }

    fn set_plan<'a>(
        &'a self,
        table: &'a str,
        seat: u8,
        plan: Option<SeatPlan>,
    ) -> Pending<'a, Result<(), StoreError>> {
        let (table, fence) = (table.to_owned(), self.fence);
        let set = move |store: &dyn Store| store.set_plan(&table, seat, plan.as_ref(), fence);
        Box::pin(self.rooms.with_store(set))
    }

    fn holiday(&self, guest: Guest) -> Pending<'_, Result<Option<Millis>, StoreError>> {
        Box::pin(async move {
            let taken = self.rooms.with_store(move |store| store.holidays(&[guest.0])).await?;
            let now = self.rooms.now();
            Ok(taken.into_iter().map(|one| one.until).find(|&until| until > now))
        })
    }

    fn open_again(&self, opener: Guest, opening: Opening) -> Pending<'_, Result<String, Said>> {
        Box::pin(self.rooms.open_again(opener, opening))
    }

    fn history(&self, table: Table) -> Pending<'_, Option<History>> {
        Box::pin(self.rooms.aside(move || History::of(&table)))
    }

    fn ask(
        &self,
        owner: Owner,
        course: Course,
        wish: Wish,
        luck: u64,
        question: Question,
    ) -> Result<Asked, Busy> {
        let room = self.room.clone();
        let reply = move |answer| {
            room.tell(match question {
                Question::Turn(number) => Call::Thought(number, answer),
                Question::Hint { socket, id, event } => Call::Hint { socket, id, event, answer },
            });
        };
        let asked = self.rooms.computers().ask(owner, course, wish, luck, reply)?;
        Ok(Box::new(asked))
    }

    fn count_cut(&self) {
        self.rooms.shared.metrics.cut_off();
    }

    fn not_stored(&self, table: &str, fault: &StoreError) {
        tracing::error!(%fault, table, "not stored");
    }
}
