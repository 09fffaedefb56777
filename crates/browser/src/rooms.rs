//! The rooms of local tables, each in a task of its own.

use crate::host::BrowserHost;
use crate::message::{Effect, KeptTable};
use crate::outside::{OWNER, Outside};
use futures_channel::{mpsc, oneshot};
use futures_executor::LocalSpawner;
use futures_util::StreamExt;
use futures_util::task::LocalSpawnExt;
use room::{Call, Closed, Ending, Names, Room, Signed, replayed, view};
use std::sync::Arc;
use store::{MessageKey, StoredEvent};
use table::{Seed, Table, Terms};
use wire::{Said, TableView};

/// What the task of a room is told.
pub enum Message {
    /// For the room.
    Call(Call),
    /// The whole table is wanted.
    Show(oneshot::Sender<TableView>),
    /// The table is wanted for its record.
    Sign(oneshot::Sender<Signed>),
    /// It is time.
    Wake,
    /// Another tab has changed the table.
    Outdated,
}

/// Why a table cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRoom {
    /// There is none of this id.
    NoTable,
    /// Its log cannot be read by this version.
    Broken,
}

impl NoRoom {
    /// As a sentence.
    pub fn said(self) -> Said {
        say::plain(match self {
            NoRoom::NoTable => "denial-no-table",
            NoRoom::Broken => "denial-table-broke",
        })
    }
}

/// All rooms.
#[derive(Clone)]
pub struct Rooms {
    outside: Arc<Outside>,
    spawner: LocalSpawner,
}

impl Rooms {
    /// None is open yet.
    pub fn new(outside: Arc<Outside>, spawner: LocalSpawner) -> Rooms {
        Rooms { outside, spawner }
    }

    /// Everything outside the rooms.
    pub fn outside(&self) -> &Arc<Outside> {
        &self.outside
    }

    /// Does something beside everything else.
    pub fn spawn(&self, task: impl Future<Output = ()> + 'static) {
        // It fails only once the engine is gone.
        let _ = self.spawner.spawn_local(task);
    }

    /// Tells the room of a table something; it is opened if need be.
    pub async fn send(&self, table: &str, message: Message) -> Result<(), NoRoom> {
        let room = match self.outside.room(table) {
            Some(room) => room,
            None => self.open(table).await?,
        };
        room.unbounded_send(message).map_err(|_| NoRoom::NoTable)
    }

    /// The whole table.
    pub async fn show(&self, table: &str) -> Result<TableView, NoRoom> {
        let (reply, view) = oneshot::channel();
        self.send(table, Message::Show(reply)).await?;
        view.await.map_err(|_| NoRoom::NoTable)
    }

    /// The table with who sits where.
    pub async fn sign(&self, table: &str) -> Result<Signed, NoRoom> {
        let (reply, signed) = oneshot::channel();
        self.send(table, Message::Sign(reply)).await?;
        signed.await.map_err(|_| NoRoom::NoTable)
    }

    async fn open(&self, table: &str) -> Result<mpsc::UnboundedSender<Message>, NoRoom> {
        let kept = self.outside.load(table).await.ok_or(NoRoom::NoTable)?;
        // Somebody else may have opened it while this waited.
        if let Some(room) = self.outside.room(table) {
            return Ok(room);
        }
        let room = self.read(table, kept)?;
        let (sender, messages) = mpsc::unbounded();
        self.outside.add_room(table, sender.clone());
        let task = RoomTask { outside: self.outside.clone(), room, told: 0 };
        self.spawn(task.run(messages));
        Ok(sender)
    }

    fn read(&self, id: &str, kept: KeptTable) -> Result<Room, NoRoom> {
        let KeptTable { row, events } = kept;
        let message = |(number, event): (u32, &crate::KeptEvent)| {
            let id = event.message.clone()?;
            Some((MessageKey { guest: OWNER.0, id }, number))
        };
        let done = (1..).zip(&events).filter_map(message).collect();
        let events =
            events.into_iter().map(|event| StoredEvent { at: event.at, event: event.event });
        let seed = Seed::from_hex(&row.seed).ok_or(NoRoom::Broken)?;
        let table: Table =
            replayed(id, seed, events.collect(), Terms::build).map_err(|_| NoRoom::Broken)?;
        let host = BrowserHost::new(self.outside.clone(), id);
        Ok(Room::new(Arc::new(host), table, row.invite, Names::default(), done))
    }
}

/// A room that runs.
struct RoomTask {
    outside: Arc<Outside>,
    room: Room,
    /// The last event that the summary of the table knows.
    told: u32,
}

impl RoomTask {
    async fn run(mut self, mut messages: mpsc::UnboundedReceiver<Message>) {
        let id = self.room.table().id().to_owned();
        let why = self.serve(&id, &mut messages).await;
        self.outside.remove_room(&id);
        self.room.close(&why);
    }

    /// Serves until nobody needs the table, or it must be read again.
    async fn serve(&mut self, id: &str, messages: &mut mpsc::UnboundedReceiver<Message>) -> Closed {
        self.room.settle().await;
        loop {
            self.summarise();
            match self.room.ending() {
                Some(Ending::Broken) => return Closed::Broken,
                Some(Ending::Outdated) => return Closed::Moved,
                None => self.outside.wake_at(id, self.room.wakes()),
            }
            match messages.next().await {
                Some(Message::Call(call)) => self.room.call(call).await,
                // Those who asked may be gone.
                Some(Message::Show(reply)) => _ = reply.send(self.room.show(Some(OWNER)).await),
                Some(Message::Sign(reply)) => _ = reply.send(self.room.signed()),
                Some(Message::Wake) if self.room.is_idle() => return Closed::Moved,
                Some(Message::Wake) => {}
                Some(Message::Outdated) | None => return Closed::Moved,
            }
            if self.room.ending().is_none() {
                self.room.settle().await;
            }
        }
    }

    /// Keeps how the table stands, for lists, whenever that has changed.
    fn summarise(&mut self) {
        let last = self.room.table().last();
        if self.told == last {
            return;
        }
        self.told = last;
        let summary = Box::new(view::listed(&self.room, Some(OWNER)));
        let table = self.room.table().id().to_owned();
        self.outside.want(Effect::Summarise { table, summary });
    }
}
