//! All tables that this server has in memory, each in a task of its own.

mod door;
mod games;
mod host;
mod membership;
mod opening;
mod task;

pub use membership::keep_lease;
pub use opening::{new_name, random};
pub use task::{Letters, outbox};

use crate::computers::Computers;
use crate::config::Acknowledge;
use crate::metrics::Metrics;
use crate::placement::{Location, Peers, Placement};
use crate::ratings::judge;
use crate::results::result_of;
use crate::time::ServerTime;
use door::Doors;
use games::Games;
use room::{Call, Closed, Names, Room};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{
    Fence, GameResult, NodeRow, SeatPlan, SeatPlayer, Store, StoreError, StoredEvent, StoredTable,
    TableLimits, Writer,
};
use table::{Guest, LogError, Seed, Table};
use task::{Message, RoomTask};
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot};
use wire::{Said, TableView};

/// How many calls may wait for one room.
const CALLS: usize = 256;
/// A table that panicked this often is not started again for some time.
const BREAKS: u32 = 3;
/// For so long. Then it may be tried again.
const LEFT_ALONE: Duration = Duration::from_secs(10 * 60);

/// How many who were signed out a socket may not have heard of yet. It is closed to be safe when there
/// are more.
const SIGNED_OUT: usize = 64;

/// What rooms are run with.
#[derive(Clone, Copy, Debug)]
pub struct RoomsSettings {
    /// Threads for computers.
    pub threads: usize,
    /// How many tables may run at once.
    pub tables: TableLimits,
    /// How patient rooms are.
    pub room: room::RoomSettings,
    /// When an action is acknowledged.
    pub acknowledge: Acknowledge,
    /// How much that takes long is done at the same time.
    pub aside: usize,
    /// The time.
    pub time: ServerTime,
}

/// What all rooms share.
struct Shared {
    store: Arc<dyn Store>,
    writer: Writer,
    placement: Placement,
    peers: Peers,
    computers: Computers,
    settings: RoomsSettings,
    metrics: Metrics,
    rooms: Mutex<HashMap<String, mpsc::Sender<Message>>>,
    /// Of a table one at a time is read, or given back.
    doors: Doors,
    games: Games,
    runtime: Handle,
    /// How many long games may be played again at the same time.
    aside: Semaphore,
    /// How often tables broke, and when last.
    broken: Mutex<HashMap<String, (u32, Instant)>>,
    sockets: AtomicU64,
    /// How many running tables a guest may have, where operators have changed it; 0 where not.
    tables_per_guest: AtomicU32,
    /// Tells every socket whose devices were signed out.
    signed_out: broadcast::Sender<Guest>,
}

/// All tables that this server has in memory.
#[derive(Clone)]
pub struct Rooms {
    shared: Arc<Shared>,
}

/// Why there is no room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoRoom {
    /// There is no such table.
    NoTable,
    /// It belongs to another node.
    Elsewhere(NodeRow),
    /// It cannot be read.
    Store(StoreError),
    /// Its log makes no sense to this program.
    Log(LogError),
    /// It broke again and again.
    Broken,
}

impl NoRoom {
    /// The sentence.
    pub fn said(&self) -> Said {
        match self {
            NoRoom::NoTable => say::plain("denial-no-table"),
            NoRoom::Elsewhere(_) => say::plain("denial-moved"),
            NoRoom::Store(fault) => room::denials::store_fault(fault),
            NoRoom::Log(LogError::OtherRules(rules)) => say::rules("denial-other-rules", *rules),
            NoRoom::Log(_) => say::plain("denial-damaged-table"),
            NoRoom::Broken => say::plain("denial-broken-table"),
        }
    }
}

/// A way to a room, which may be gone by the time it is used.
#[derive(Clone)]
pub struct RoomLink {
    messages: Option<mpsc::WeakSender<Message>>,
    runtime: Handle,
}

impl RoomLink {
    /// Tells the room something, from any thread. A room that is gone needs nothing.
    pub fn tell(&self, call: Call) {
        self.send(Message::Call(call));
    }

    /// Closes the room.
    pub fn close(&self, why: Closed) {
        self.send(Message::Close(why));
    }

    fn send(&self, message: Message) {
        if let Some(messages) = self.messages.as_ref().and_then(mpsc::WeakSender::upgrade) {
            self.runtime.spawn(async move {
                // A room that closes meanwhile needs nothing either.
                let _ = messages.send(message).await;
            });
        }
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is in there is whole whenever the lock is free.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Rooms {
    /// No table is in memory yet. Must be called within a runtime.
    pub fn new(
        store: Arc<dyn Store>,
        placement: Placement,
        peers: Peers,
        settings: RoomsSettings,
        metrics: Metrics,
    ) -> Rooms {
        let counted = metrics.clone();
        let writer = Writer::start_observed(store.clone(), move |batch| counted.batch(batch));
        let shared = Shared {
            writer,
            store,
            placement,
            peers,
            computers: Computers::start(settings.threads, metrics.clone()),
            aside: Semaphore::new(settings.aside),
            settings,
            metrics,
            rooms: Mutex::default(),
            doors: Doors::default(),
            games: Games::default(),
            runtime: Handle::current(),
            broken: Mutex::default(),
            sockets: AtomicU64::new(0),
            tables_per_guest: AtomicU32::new(0),
            signed_out: broadcast::Sender::new(SIGNED_OUT),
        };
        Rooms { shared: Arc::new(shared) }
    }

    /// Thousandths of a second since 1970.
    pub fn now(&self) -> u64 {
        self.shared.settings.time.now()
    }

    /// Where tables are.
    pub fn placement(&self) -> &Placement {
        &self.shared.placement
    }

    /// The way to other nodes.
    pub fn peers(&self) -> Peers {
        self.shared.peers
    }

    /// The computers.
    pub fn computers(&self) -> &Computers {
        &self.shared.computers
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        held(&self.shared.rooms).len()
    }

    /// How many tables there may be now.
    fn limits(&self) -> TableLimits {
        let usual = self.shared.settings.tables;
        match self.shared.tables_per_guest.load(Ordering::Relaxed) {
            0 => usual,
            changed => TableLimits { per_guest: u64::from(changed), ..usual },
        }
    }

    /// Changes how many running tables a guest may have; as the server was started if none.
    pub fn set_tables_per_guest(&self, most: Option<u32>) {
        self.shared.tables_per_guest.store(most.unwrap_or(0), Ordering::Relaxed);
    }

    /// Closes the sockets of a guest on this node.
    pub fn sign_out(&self, guest: Guest) {
        // Nobody listens where there are no sockets.
        let _ = self.shared.signed_out.send(guest);
    }

    /// Who is signed out from now on.
    pub fn signed_out(&self) -> broadcast::Receiver<Guest> {
        self.shared.signed_out.subscribe()
    }

    /// Uses the store on a thread that may block.
    pub async fn with_store<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let store = self.shared.store.clone();
        let done = tokio::task::spawn_blocking(move || work(&*store)).await;
        done.unwrap_or_else(|error| Err(StoreError::Other(error.to_string())))
    }

    /// Does something that takes long where it holds nobody up, and not too much of it at once.
    /// `None` if it panics.
    async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        // It is never closed.
        let _permit = self.shared.aside.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()
    }

    /// A table broke: those who need it open it anew, unless it does so again and again.
    fn broke(&self, table: &str) {
        tracing::error!(table, "a table broke");
        self.shared.metrics.table_broke();
        let now = Instant::now();
        let mut broken = held(&self.shared.broken);
        broken.retain(|_, (_, last)| now - *last < LEFT_ALONE);
        let (times, last) = broken.entry(table.to_owned()).or_insert((0, now));
        (*times, *last) = (*times + 1, now);
    }

    fn is_left_alone(&self, table: &str) -> bool {
        held(&self.shared.broken)
            .get(table)
            .is_some_and(|(times, last)| *times >= BREAKS && last.elapsed() < LEFT_ALONE)
    }

    /// A way to a room from other threads.
    pub fn room(&self, table: &str) -> RoomLink {
        self.link(held(&self.shared.rooms).get(table).map(mpsc::Sender::downgrade))
    }

    fn link(&self, messages: Option<mpsc::WeakSender<Message>>) -> RoomLink {
        RoomLink { messages, runtime: self.shared.runtime.clone() }
    }

    /// Is the table in memory here?
    pub fn has(&self, table: &str) -> bool {
        held(&self.shared.rooms).get(table).is_some_and(|room| !room.is_closed())
    }

    /// A room ends: it is not called any more. Another room of the same table is left alone.
    fn forget(&self, table: &str, ending: &mpsc::WeakSender<Message>) {
        let mut rooms = held(&self.shared.rooms);
        let is_same = |room: &mpsc::Sender<Message>| {
            ending.upgrade().is_some_and(|ending| ending.same_channel(room))
        };
        if rooms.get(table).is_some_and(is_same) {
            rooms.remove(table);
        }
    }

    /// Opens a room if the table is this node's, or nobody's.
    pub async fn open(&self, table: &str) -> Result<(), NoRoom> {
        self.sender(table).await.map(drop)
    }

    fn known(&self, table: &str) -> Option<mpsc::Sender<Message>> {
        let rooms = held(&self.shared.rooms);
        rooms.get(table).filter(|room| !room.is_closed()).cloned()
    }

    async fn sender(&self, table: &str) -> Result<mpsc::Sender<Message>, NoRoom> {
        if self.is_left_alone(table) {
            return Err(NoRoom::Broken);
        }
        if let Some(sender) = self.known(table) {
            return Ok(sender);
        }
        let _alone = self.shared.doors.enter(table).await;
        match self.known(table) {
            Some(sender) => Ok(sender),
            None => self.load(table).await,
        }
    }

    /// Reads a table and starts its room. Only within its door.
    async fn load(&self, id: &str) -> Result<mpsc::Sender<Message>, NoRoom> {
        let fence = match self.shared.placement.claim(id).await.map_err(NoRoom::Store)? {
            Location::Here(fence) => fence,
            Location::At(node) => return Err(NoRoom::Elsewhere(node)),
            Location::Nowhere => return Err(NoRoom::NoTable),
        };
        // Read only after the claim: whatever the owner before has stored is there now.
        let table = id.to_owned();
        let stored = self.with_store(move |store| store.load(&table)).await;
        let stored = stored.map_err(NoRoom::Store)?.ok_or(NoRoom::NoTable)?;
        let StoredTable { row, events, messages: done } = stored;
        let (rooms, name, seed) = (self.clone(), id.to_owned(), Seed::new(row.seed));
        let replayed = self.aside(move || rooms.replay(&name, seed, events)).await;
        let table = replayed.unwrap_or_else(|| {
            self.broke(id);
            Err(NoRoom::Broken)
        })?;
        let plans = self.plans(&table).await?;
        let (sender, messages) = mpsc::channel(CALLS);
        held(&self.shared.rooms).insert(id.to_owned(), sender.clone());
        // Read only now: news of a later name waits for the room in its channel.
        let mut names = Names::default();
        names.extend(self.names(table.guests()).await);
        for player in self.players(id).await {
            names.introduce(player);
        }
        // The room itself keeps no way to itself that would keep it going.
        let own = sender.downgrade();
        let host = host::RoomHost::new(self.clone(), self.link(Some(own.clone())), fence);
        let mut room = Room::new(Arc::new(host), table, row.invite, names, done);
        room.restore_plans(plans);
        tokio::spawn(RoomTask::new(self.clone(), room, fence, own).run(messages));
        Ok(sender)
    }

    /// The table of a stored log.
    fn replay(&self, id: &str, seed: Seed, events: Vec<StoredEvent>) -> Result<Table, NoRoom> {
        room::replayed(id, seed, events, |terms| self.shared.games.of(terms)).map_err(NoRoom::Log)
    }

    /// A table as it was stored. Takes long if its game is long.
    pub fn read(&self, stored: StoredTable) -> Result<Table, NoRoom> {
        let StoredTable { row, events, .. } = stored;
        self.replay(&row.id, Seed::new(row.seed), events)
    }

    /// A table whose game is over, as its log tells it, with its result.
    async fn over(&self, id: &str) -> Result<Option<(Table, GameResult)>, NoRoom> {
        let table = id.to_owned();
        let stored = self.with_store(move |store| store.load(&table)).await;
        let stored = stored.map_err(NoRoom::Store)?.ok_or(NoRoom::NoTable)?;
        let rooms = self.clone();
        let read = self.aside(move || {
            rooms.read(stored).map(|table| result_of(&table).map(|result| (table, result)))
        });
        read.await.unwrap_or(Err(NoRoom::Broken))
    }

    /// Keeps the result of a table whose game is over, and lets it change ratings.
    pub async fn keep_result(&self, id: &str) -> Result<(), NoRoom> {
        let Some((table, result)) = self.over(id).await? else { return Ok(()) };
        let id = id.to_owned();
        let done = self.with_store(move |store| {
            store.set_result(&id, &result)?;
            if result.rated { judge(store, &id, &table, &result) } else { Ok(()) }
        });
        done.await.map_err(NoRoom::Store)
    }

    /// Lets a rated game that is over change ratings, if it was not judged yet.
    pub async fn judge(&self, id: &str) -> Result<(), NoRoom> {
        let Some((table, result)) = self.over(id).await? else { return Ok(()) };
        let id = id.to_owned();
        let done = self.with_store(move |store| judge(store, &id, &table, &result));
        done.await.map_err(NoRoom::Store)
    }

    /// The names of guests.
    async fn names(&self, guests: Vec<Guest>) -> Vec<(Guest, String)> {
        if guests.is_empty() {
            return Vec::new();
        }
        let ids: Vec<u64> = guests.iter().map(|guest| guest.0).collect();
        // A guest that cannot be found has no name.
        let names = self.with_store(move |store| store.names(&ids)).await.unwrap_or_default();
        names.into_iter().map(|(guest, name)| (Guest(guest), name)).collect()
    }

    /// Who plays at a table, where guests have said so.
    async fn players(&self, table: &str) -> Vec<SeatPlayer> {
        let table = table.to_owned();
        // Without them seats have the names of their guests.
        self.with_store(move |store| store.players(&table)).await.unwrap_or_default()
    }

    /// What guests have planned at a table. Without it a room might play on as if nobody had.
    async fn plans(&self, table: &Table) -> Result<Vec<SeatPlan>, NoRoom> {
        if table.game().has_chance() || table.is_over() {
            return Ok(Vec::new());
        }
        let id = table.id().to_owned();
        self.with_store(move |store| store.plans(&id)).await.map_err(NoRoom::Store)
    }

    /// Calls a room, which is opened if need be.
    pub async fn call(&self, table: &str, call: Call) -> Result<(), NoRoom> {
        self.send(table, Message::Call(call)).await
    }

    async fn send(&self, table: &str, message: Message) -> Result<(), NoRoom> {
        let mut message = message;
        // A room may close between being found and being called: then it is opened anew.
        for _ in 0..8 {
            match self.sender(table).await?.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => message = back,
            }
            tokio::task::yield_now().await;
        }
        Err(NoRoom::NoTable)
    }

    /// Looks at a table.
    pub async fn look<T: Send + 'static>(
        &self,
        table: &str,
        look: impl FnOnce(&Room) -> T + Send + 'static,
    ) -> Result<T, NoRoom> {
        let (reply, seen) = oneshot::channel();
        let look = Box::new(move |room: &Room| {
            // The requester may have disconnected.
            let _ = reply.send(look(room));
        });
        self.send(table, Message::Look(look)).await?;
        seen.await.map_err(|_| NoRoom::NoTable)
    }

    /// The whole table as a guest sees it.
    pub async fn show(&self, table: &str, guest: Option<Guest>) -> Result<TableView, NoRoom> {
        let (reply, seen) = oneshot::channel();
        self.send(table, Message::Show(guest, reply)).await?;
        seen.await.map_err(|_| NoRoom::NoTable)
    }

    /// The fence of a table's room, which is opened if need be.
    pub async fn fence(&self, table: &str) -> Result<Option<Fence>, NoRoom> {
        let (reply, seen) = oneshot::channel();
        self.send(table, Message::Fence(reply)).await?;
        seen.await.map_err(|_| NoRoom::NoTable)
    }

    fn senders(&self) -> Vec<mpsc::Sender<Message>> {
        let rooms = held(&self.shared.rooms);
        rooms.values().cloned().collect()
    }

    /// Tells every room in memory something.
    pub async fn tell_all(&self, call: impl Fn() -> Call) {
        for sender in self.senders() {
            // A room that is gone needs nothing.
            let _ = sender.send(Message::Call(call())).await;
        }
    }

    /// Closes the room of a table that was deleted. A room that is being opened may have read the
    /// table before, and is waited for.
    pub async fn close_deleted(&self, table: &str) {
        drop(self.shared.doors.enter(table).await);
        self.room(table).close(Closed::Ended(say::plain("denial-no-table")));
    }

    /// Closes all rooms.
    pub async fn close_all(&self, why: &Closed) {
        for sender in self.senders() {
            let _ = sender.send(Message::Close(why.clone())).await;
        }
    }

    /// Gives every table to another node, one after the other: its room ends, the other node opens
    /// its own, and people are told to come back. Answers with how many tables were given away.
    pub async fn hand_over_all(&self) -> usize {
        let mut handed = 0;
        for sender in self.senders() {
            let (reply, done) = oneshot::channel();
            if sender.send(Message::HandOver(reply)).await.is_ok() {
                handed += usize::from(done.await.unwrap_or(false));
            }
        }
        handed
    }
}
