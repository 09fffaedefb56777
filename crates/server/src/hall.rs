//! The hall: all tables that somebody needs, and what they share: the store, the
//! computers, the time.

use crate::computers::Computers;
use crate::denials;
use crate::http::planned;
use crate::names::Names;
use crate::room::{CHAT_SHOWN, Call, Room, SocketId, standing};
use crate::time::ServerTime;
use crate::upkeep::RetirePolicy;
use rules::ErrorList;
use rules::{AnyGame, SpecError};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};
use store::{
    Append, ChatRow, MessageKey, Store, StoreError, StoredEvent, TableLimits, TableRow, Writer,
};
use table::{Chair, Clock, Event, Guest, LogEntry, LogError, Seed, Table, Terms};
use tokio::sync::{OnceCell, Semaphore, mpsc, oneshot};
use wire::{NewTable, Opened, Plan, Said, TableView};

/// How many calls may wait for one room.
const CALLS: usize = 256;
/// The longest that a computer may be asked to take for a turn.
const SLOWEST: u32 = 10_000;
/// A computer's usual pace.
const PACE: u32 = 600;
/// A table that panicked this often is not started again for some time.
const BREAKS: u32 = 3;
/// For so long. Then it may be tried again.
const LEFT_ALONE: Duration = Duration::from_secs(10 * 60);

/// When an action is acknowledged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Acknowledge {
    /// When it is stored for good.
    #[default]
    Stored,
    /// At once. For the crash test, which must find that this loses actions.
    Early,
}

impl Acknowledge {
    /// As the crash trial asks for its failing control.
    #[cfg(feature = "crash-controls")]
    pub(crate) fn wanted() -> Acknowledge {
        match std::env::var("SPIELHOF_TEST_ACKNOWLEDGE") {
            Ok(when) if when == "early" => Acknowledge::Early,
            _ => Acknowledge::Stored,
        }
    }

    #[cfg(not(feature = "crash-controls"))]
    pub(crate) fn wanted() -> Acknowledge {
        Acknowledge::Stored
    }
}

/// What the hall is run with.
#[derive(Clone, Debug)]
pub struct House {
    /// Threads for computers.
    pub threads: usize,
    /// How many tables may run at once.
    pub tables: TableLimits,
    /// How long a person may be gone before a computer stands in.
    pub patience: Option<Duration>,
    /// How long a page may be there and send no salt before the game is broken off.
    pub salt: Duration,
    /// When an action is acknowledged.
    pub acknowledge: Acknowledge,
    /// After how long tables are retired.
    pub retire: RetirePolicy,
    /// The time.
    pub time: ServerTime,
}

impl Default for House {
    fn default() -> House {
        House {
            threads: 1,
            tables: TableLimits { all: 100_000, per_guest: 200 },
            patience: Some(Duration::from_secs(180)),
            salt: Duration::from_secs(120),
            acknowledge: Acknowledge::Stored,
            retire: RetirePolicy::default(),
            time: ServerTime::of_machine(),
        }
    }
}

/// A way to a room, which may be gone by the time it is used.
#[derive(Clone)]
pub struct RoomLink {
    calls: Option<mpsc::WeakSender<Call>>,
    runtime: tokio::runtime::Handle,
}

impl RoomLink {
    /// Tells the room something, from any thread. A room that is gone needs nothing.
    pub fn tell(&self, call: Call) {
        if let Some(calls) = self.calls.as_ref().and_then(mpsc::WeakSender::upgrade) {
            self.runtime.spawn(async move {
                // A room that closes meanwhile needs nothing either.
                let _ = calls.send(call).await;
            });
        }
    }
}

/// Who sits on which seat, from one.
type Seated = Vec<(u8, Guest)>;

type RoomCell = Arc<OnceCell<mpsc::Sender<Call>>>;

struct Shared {
    store: Arc<dyn Store>,
    writer: Writer,
    computers: Computers,
    house: House,
    /// Held during an upkeep: two at once would lose how long the server has run.
    upkeep: tokio::sync::Mutex<()>,
    rooms: Mutex<HashMap<String, RoomCell>>,
    games: Mutex<HashMap<String, Weak<AnyGame>>>,
    runtime: tokio::runtime::Handle,
    /// How many long games may be played again at the same time.
    aside: Semaphore,
    /// How often tables broke, and when last.
    broken: Mutex<HashMap<String, (u32, Instant)>>,
    breaks: AtomicU64,
    sockets: AtomicU64,
    cut: AtomicU64,
    actions: AtomicU64,
}

/// All tables that somebody needs.
#[derive(Clone)]
pub struct Hall {
    shared: Arc<Shared>,
}

/// Why there is no room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoRoom {
    /// There is no such table.
    NoTable,
    /// It cannot be read.
    Store(StoreError),
    /// Its log makes no sense to this program.
    Log(LogError),
    /// It broke again and again.
    Broken,
}

impl Hall {
    /// Opens the hall. Must be called within a runtime.
    pub fn open(store: Arc<dyn Store>, house: House) -> Hall {
        let shared = Shared {
            writer: Writer::start(store.clone()),
            store,
            computers: Computers::start(house.threads),
            house,
            upkeep: tokio::sync::Mutex::default(),
            rooms: Mutex::default(),
            games: Mutex::default(),
            runtime: tokio::runtime::Handle::current(),
            aside: Semaphore::new(crate::heavy::at_once()),
            broken: Mutex::default(),
            breaks: AtomicU64::new(0),
            sockets: AtomicU64::new(0),
            cut: AtomicU64::new(0),
            actions: AtomicU64::new(0),
        };
        Hall { shared: Arc::new(shared) }
    }

    /// Wakes the tables that were running when the server stopped, so that computers move on.
    pub async fn wake_all(&self) -> Result<usize, StoreError> {
        let running = self.blocking(|store| store.running()).await?;
        for table in &running {
            // A table that cannot be read is reported to those who ask for it.
            let _ = self.sender(table).await;
        }
        Ok(running.len())
    }

    /// Thousandths of a second since 1970.
    pub fn now(&self) -> u64 {
        self.shared.house.time.now()
    }

    /// What it is run with.
    pub fn house(&self) -> &House {
        &self.shared.house
    }

    /// Waits until no other upkeep is going on.
    pub(crate) async fn begin_upkeep(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.shared.upkeep.lock().await
    }

    /// A random number.
    pub fn random(&self) -> u64 {
        u64::from_le_bytes(random())
    }

    /// The computers.
    pub fn computers(&self) -> &Computers {
        &self.shared.computers
    }

    /// The store.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.shared.store
    }

    /// How long a person may be gone before a computer stands in.
    pub fn patience(&self) -> Option<Duration> {
        self.shared.house.patience
    }

    /// A number for a socket. No other has it, also not at the same table after it was opened
    /// anew.
    pub fn new_socket(&self) -> SocketId {
        self.shared.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// How long a page may be there and send no salt.
    pub fn salt_patience(&self) -> Duration {
        self.shared.house.salt
    }

    /// Counts a socket that was cut off.
    pub fn count_cut(&self) {
        self.shared.cut.fetch_add(1, Ordering::Relaxed);
    }

    /// A table broke: those who need it open it anew, unless it does so again and again.
    pub fn broke(&self, table: &str) {
        tracing::error!(table, "a table broke");
        self.shared.breaks.fetch_add(1, Ordering::Relaxed);
        self.forget(table);
        let now = Instant::now();
        let mut broken = self.broken();
        broken.retain(|_, (_, last)| now - *last < LEFT_ALONE);
        let (times, last) = broken.entry(table.to_owned()).or_insert((0, now));
        (*times, *last) = (*times + 1, now);
    }

    /// How often a table broke so far.
    pub fn breaks(&self) -> u64 {
        self.shared.breaks.load(Ordering::Relaxed)
    }

    fn broken(&self) -> MutexGuard<'_, HashMap<String, (u32, Instant)>> {
        // The map is whole whenever the lock is free.
        self.shared.broken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_left_alone(&self, table: &str) -> bool {
        let broken = self.broken();
        broken
            .get(table)
            .is_some_and(|(times, last)| *times >= BREAKS && last.elapsed() < LEFT_ALONE)
    }

    /// Does something that takes long where it holds nobody up, and not too much of it at once.
    /// `None` if it panics.
    pub async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        // It is never closed.
        let _permit = self.shared.aside.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()
    }

    /// Rooms in memory, sockets cut off so far, events stored so far.
    pub fn figures(&self) -> (usize, u64, u64) {
        let Shared { cut, actions, .. } = &*self.shared;
        (self.rooms().len(), cut.load(Ordering::Relaxed), actions.load(Ordering::Relaxed))
    }

    /// Uses the store on a thread that may block.
    pub async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let store = self.shared.store.clone();
        let done = tokio::task::spawn_blocking(move || work(&*store)).await;
        done.unwrap_or_else(|error| Err(StoreError::Other(error.to_string())))
    }

    /// Appends to a table's log, and returns when that is stored for good.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.shared.actions.fetch_add(append.events.len() as u64, Ordering::Relaxed);
        let (reply, stored) = oneshot::channel();
        self.shared.writer.append(append, move |result| {
            // In the crash test's control nobody waits for this.
            let _ = reply.send(result);
        });
        if self.shared.house.acknowledge == Acknowledge::Early {
            return Ok(());
        }
        stored.await.unwrap_or_else(|_| Err(StoreError::Other("the writer is gone".to_owned())))
    }

    /// The names of guests.
    pub async fn names(&self, guests: Vec<Guest>) -> Vec<(Guest, String)> {
        if guests.is_empty() {
            return Vec::new();
        }
        let ids: Vec<u64> = guests.iter().map(|guest| guest.0).collect();
        // A guest that cannot be found has no name.
        let names = self.blocking(move |store| store.names(&ids)).await.unwrap_or_default();
        names.into_iter().map(|(guest, name)| (Guest(guest), name)).collect()
    }

    /// What was said lately at a table.
    pub async fn chat(&self, table: &str) -> Vec<ChatRow> {
        let table = table.to_owned();
        // A chat that cannot be read is no reason not to play.
        self.blocking(move |store| store.chat(&table, CHAT_SHOWN)).await.unwrap_or_default()
    }

    /// Keeps something that was said, and the id of its message.
    pub async fn add_chat(
        &self,
        table: &str,
        row: ChatRow,
        key: MessageKey,
    ) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.blocking(move |store| store.add_chat(&table, &row, Some(&key))).await
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, RoomCell>> {
        // The map is whole whenever the lock is free.
        self.shared.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A way to a room from other threads.
    pub fn room(&self, table: &str) -> RoomLink {
        let cell = self.rooms().get(table).cloned();
        let calls = cell.and_then(|cell| cell.get().map(mpsc::Sender::downgrade));
        RoomLink { calls, runtime: self.shared.runtime.clone() }
    }

    /// A room that nobody needs is gone.
    pub fn forget(&self, table: &str) {
        self.rooms().remove(table);
    }

    async fn sender(&self, table: &str) -> Result<mpsc::Sender<Call>, NoRoom> {
        if self.is_left_alone(table) {
            return Err(NoRoom::Broken);
        }
        let cell = self.rooms().entry(table.to_owned()).or_default().clone();
        let sender = cell.get_or_try_init(|| self.load(table)).await.cloned();
        if sender.is_err() {
            self.forget(table);
        }
        sender
    }

    async fn load(&self, id: &str) -> Result<mpsc::Sender<Call>, NoRoom> {
        let table = id.to_owned();
        let stored = self.blocking(move |store| store.load(&table)).await;
        let stored = stored.map_err(NoRoom::Store)?.ok_or(NoRoom::NoTable)?;
        let store::StoredTable { row, events, messages } = stored;
        let (hall, name, seed) = (self.clone(), id.to_owned(), Seed::new(row.seed));
        let replayed = self.aside(move || hall.replay(&name, seed, events)).await;
        let table = replayed.unwrap_or_else(|| {
            self.broke(id);
            Err(NoRoom::Broken)
        })?;
        let mut names = Names::default();
        names.extend(self.names(table.guests()).await);
        let room = Room::new(self.clone(), table, row.invite, names, messages);
        let (sender, calls) = mpsc::channel(CALLS);
        // The room itself keeps no way to itself, so that it ends when nobody has one.
        tokio::spawn(room.run(calls));
        Ok(sender)
    }

    /// The table of a stored log.
    fn replay(&self, id: &str, seed: Seed, events: Vec<StoredEvent>) -> Result<Table, NoRoom> {
        let entry = |(number, stored): (u32, StoredEvent)| {
            let event: Event = serde_json::from_str(&stored.event).ok()?;
            Some(LogEntry { number, at: stored.at, event })
        };
        let log: Option<Vec<LogEntry>> = (1..).zip(events).map(entry).collect();
        let log = log.ok_or(NoRoom::Log(LogError::NoOpening))?;
        Table::replay(id, seed, log, |terms| self.game(terms)).map_err(NoRoom::Log)
    }

    /// The game of these terms, shared with every other table that plays it.
    fn game(&self, terms: &Terms) -> Result<Arc<AnyGame>, ErrorList<SpecError>> {
        let Terms { game, rules, players, first, options, figure, .. } = terms;
        let key = format!("{game} {rules} {players} {first} {options:?} {figure:?}");
        let mut games = self.shared.games.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = games.get(&key).and_then(Weak::upgrade) {
            return Ok(game);
        }
        let game = terms.build()?;
        games.retain(|_, game| game.strong_count() > 0);
        games.insert(key, Arc::downgrade(&game));
        Ok(game)
    }

    /// Calls a room, which is opened if need be.
    pub async fn call(&self, table: &str, call: Call) -> Result<(), NoRoom> {
        let mut call = call;
        // A room may close between being found and being called: then it is opened anew.
        for _ in 0..8 {
            match self.sender(table).await?.send(call).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => call = back,
            }
            tokio::task::yield_now().await;
            self.forget_closed(table);
        }
        Err(NoRoom::NoTable)
    }

    fn forget_closed(&self, table: &str) {
        let mut rooms = self.rooms();
        let closed =
            rooms.get(table).and_then(|cell| cell.get()).is_some_and(mpsc::Sender::is_closed);
        if closed {
            rooms.remove(table);
        }
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
        self.call(table, Call::Look(look)).await?;
        seen.await.map_err(|_| NoRoom::NoTable)
    }

    /// The whole table as a guest sees it.
    pub async fn show(&self, table: &str, guest: Option<Guest>) -> Result<TableView, NoRoom> {
        let (reply, seen) = oneshot::channel();
        self.call(table, Call::Show(guest, reply)).await?;
        seen.await.map_err(|_| NoRoom::NoTable)
    }

    /// Tells every room something, if it is in memory.
    pub async fn tell_all(&self, call: impl Fn() -> Call) {
        let senders: Vec<mpsc::Sender<Call>> =
            self.rooms().values().filter_map(|cell| cell.get().cloned()).collect();
        for sender in senders {
            // A room that is gone needs nothing.
            let _ = sender.send(call()).await;
        }
    }

    /// A guest has another name, or none any more.
    pub async fn renamed(&self, guest: Guest, name: &str) {
        self.tell_all(|| Call::Renamed(guest, name.to_owned())).await;
    }

    /// A guest was deleted: their name is gone, and their sockets are closed.
    pub async fn forgotten(&self, guest: Guest) {
        self.tell_all(|| Call::Forgotten(guest)).await;
    }

    /// Closes all rooms: the server ends.
    pub async fn close(&self) {
        self.tell_all(|| Call::Close(say::plain("denial-closing"))).await;
    }

    /// Opens a table for a guest.
    pub async fn open_table(&self, guest: Guest, wish: NewTable) -> Result<Opened, Vec<Said>> {
        let (terms, seated) = self.terms(guest, wish)?;
        self.create(guest, terms, &seated).await
    }

    /// What somebody wishes for, as terms, and who sits down at once.
    fn terms(&self, guest: Guest, wish: NewTable) -> Result<(Terms, Seated), Vec<Said>> {
        let by_proof = draws_by_proof(&wish);
        let lot = || (self.random() % u64::from(wish.plan.players.max(1))) as u8 + 1;
        let first = wish.plan.first.unwrap_or_else(|| if by_proof { 1 } else { lot() });
        let course = planned(&Plan { first: Some(first), ..wish.plan })?;
        let mut terms = Terms::of(course.game());
        terms.lot = by_proof;
        terms.setup = course.setup().map(str::to_owned);
        if wish.chairs.len() != terms.chairs.len() {
            return Err(vec![denials::chairs(wish.chairs.len(), terms.chairs.len())]);
        }
        let mut seated = Vec::new();
        for ((chair, wished), seat) in terms.chairs.iter_mut().zip(&wish.chairs).zip(1..) {
            *chair = match *wished {
                wire::Chair::Computer(level) => Chair::Computer(level),
                wire::Chair::Open => Chair::Person,
                wire::Chair::Mine => {
                    seated.push((seat, guest));
                    Chair::Person
                }
            };
        }
        terms.clock = clock(wish.clock).map_err(|why| vec![why])?;
        terms.chat = wish.chat;
        terms.hints = wish.hints.unwrap_or_else(|| plays_alone(&wish.chairs));
        terms.listed = wish.listed;
        terms.pace = wish.pace.unwrap_or(PACE).min(SLOWEST);
        Ok((terms, seated))
    }

    async fn create(
        &self,
        opener: Guest,
        terms: Terms,
        seated: &[(u8, Guest)],
    ) -> Result<Opened, Vec<Said>> {
        let broken =
            |faults: ErrorList<SpecError>| faults.iter().map(say::spec).collect::<Vec<_>>();
        let game = self.game(&terms).map_err(broken)?;
        let row = TableRow {
            id: name(),
            invite: name(),
            seed: random(),
            created: self.now(),
            opener: Some(opener.0),
        };
        let opened = Opened { table: row.id.clone(), invite: row.invite.clone() };
        let table = Table::open(&row.id, terms, Seed::new(row.seed), game, seated, row.created)
            .map_err(|fault| denials::open_fault(&fault))?;
        let events = table.log().iter().map(|entry| StoredEvent {
            at: entry.at,
            // An event is made of texts and numbers: it can always be written.
            event: serde_json::to_string(&entry.event).unwrap_or_default(),
        });
        let append = Append {
            table: row.id.clone(),
            first: 1,
            events: events.collect(),
            message: None,
            standing: standing(&table),
            vacated: Vec::new(),
        };
        let limits = self.shared.house.tables;
        let created = self.blocking(move |store| store.create(&row, &append, limits)).await;
        created.map_err(|fault| vec![denials::store_fault(&fault)])?;
        Ok(opened)
    }

    /// Opens a table where the same people play the same game again, everybody one seat on. It
    /// counts for the guest who asked.
    pub async fn open_again(&self, opener: Guest, table: &Table) -> Result<String, Said> {
        let mut terms = table.terms().renewed();
        // The lot decided once: from then on everybody begins in turn.
        terms.first = table.first().unwrap_or(terms.first);
        terms.lot = terms.lot && table.first().is_none();
        terms.chairs.rotate_right(1);
        let mut people = table.people();
        people.rotate_right(1);
        let seated: Seated =
            (1..).zip(people).filter_map(|(seat, guest)| Some((seat, guest?))).collect();
        let opened = self.create(opener, terms, &seated).await;
        let first = |faults: Vec<Said>| {
            faults.into_iter().next().unwrap_or_else(|| say::plain("denial-no-table"))
        };
        opened.map(|opened| opened.table).map_err(first)
    }
}

/// Does a single person play, alone or against computers?
fn plays_alone(chairs: &[wire::Chair]) -> bool {
    let person = |chair: &&wire::Chair| !matches!(chair, wire::Chair::Computer(_));
    chairs.iter().filter(person).count() < 2
}

/// Is the seat that begins to be drawn so that everybody can check it? Where two or more people
/// play and none of them has chosen. A set-up says itself whose turn it is.
fn draws_by_proof(wish: &NewTable) -> bool {
    let open = wish.chairs.iter().filter(|&chair| *chair == wire::Chair::Open).count();
    let own = usize::from(wish.chairs.contains(&wire::Chair::Mine));
    wish.plan.first.is_none() && wish.plan.setup.is_none() && open + own >= 2
}

/// The longest time that a clock may give: a year.
const LONGEST: u32 = 365 * 24 * 60 * 60;

fn clock(wish: wire::Clock) -> Result<Clock, Said> {
    let clock = match wish {
        wire::Clock::None => Clock::None,
        wire::Clock::Turn(seconds @ 1..=LONGEST) => Clock::Turn(seconds),
        wire::Clock::Total {
            seconds: seconds @ 1..=LONGEST,
            increment: increment @ ..=LONGEST,
        } => Clock::Total { seconds, increment },
        wire::Clock::Days(days @ 1..=365) => Clock::Days(days),
        _ => return Err(say::plain("denial-clock")),
    };
    Ok(clock)
}

/// Random bytes from the operating system.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are no secrets, and no server.
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

/// A name that nobody guesses: 16 letters and digits, 80 bits.
pub fn name() -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    random::<16>().iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}
