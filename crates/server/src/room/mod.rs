//! One running table: takes commands one after the other, has their events stored, and
//! only then acknowledges them and tells everybody.

mod history;
mod people;
mod quota;
mod salts;
mod settle;
mod tell;

use crate::computers::{Answer, Asked, NoAnswer};
use crate::denials;
use crate::guard::Neighbourhood;
use crate::hall::Hall;
use crate::names::Names;
use crate::view;
use history::History;
use quota::ChatQuota;
use salts::Owing;
use std::borrow::Cow;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};
use store::{Append, ListingState, MessageKey, StoreError, StoredEvent};
use table::{By, Command, Denial, Event, Guest, Played, Table};
use tokio::sync::{mpsc, oneshot};
use wire::{Happening, Said, TableView, ToServer};

/// How many messages may wait for one socket. Who reads slower is cut off.
const OUTBOX: usize = 256;
/// Messages of a table whose numbers are kept at hand; the store knows the others.
const REMEMBERED: usize = 64;
/// The most events that a returning connection is sent one by one. One that missed more gets the
/// whole table: all of it must fit into their box.
const MISSED: u32 = OUTBOX as u32 / 2;
/// How long a table stays in memory when nobody needs it.
const IDLE: Duration = Duration::from_secs(30);
/// How long to wait when the store takes nothing.
const REST: Duration = Duration::from_secs(1);
/// Lines of chat that a newcomer is shown.
pub const CHAT_SHOWN: u32 = 50;
/// The longest line of chat.
pub const CHAT_LONGEST: usize = 300;
/// Bytes of the longest id of a message.
pub const ID_LONGEST: usize = 64;

/// A socket at a table.
pub type SocketId = u64;

/// Where a socket's messages go.
pub type Outbox = mpsc::Sender<Letter>;

/// What is sent to a socket.
#[derive(Clone, Debug)]
pub enum Letter {
    /// A message.
    Message(Arc<str>),
    /// The connection is to be closed.
    Close(Said),
    /// The same, because the table broke.
    Broken,
}

/// Makes the box of a new socket.
pub fn outbox() -> (Outbox, mpsc::Receiver<Letter>) {
    mpsc::channel(OUTBOX)
}

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
        outbox: Outbox,
        /// Answered with the socket's number.
        reply: oneshot::Sender<SocketId>,
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
        reply: oneshot::Sender<Result<(), Said>>,
    },
    /// Something is wanted of the table as it is.
    Look(Box<dyn FnOnce(&Room) + Send>),
    /// The whole table is wanted, as a guest sees it.
    Show(Option<Guest>, oneshot::Sender<TableView>),
    /// A guest has another name.
    Renamed(Guest, String),
    /// A guest was deleted.
    Forgotten(Guest),
    /// The server shuts down, or the table is retired.
    Close(Said),
}

struct Socket {
    guest: Option<Guest>,
    address: Neighbourhood,
    outbox: Outbox,
}

/// A table with everything around it that is no part of the game: sockets, names,
/// computers that think.
pub struct Room {
    hall: Hall,
    table: Table,
    invite: String,
    sockets: HashMap<SocketId, Socket>,
    names: Names,
    /// The last messages that were carried out, with the number of their last event.
    done: VecDeque<(MessageKey, u32)>,
    thinking: Option<Thinking>,
    hinting: HashMap<SocketId, Asked>,
    /// What a computer will do as soon as people can follow.
    ready: Option<(Instant, Command)>,
    changed: Instant,
    absent: HashMap<Guest, Instant>,
    owing: HashMap<Guest, Owing>,
    /// Until when nothing is tried by itself, because the store did not take it.
    rest: Option<Instant>,
    /// Until when no computer is asked, because too many questions wait.
    crowded: Option<Instant>,
    /// What happened, once somebody has asked for it.
    history: Option<History>,
    /// What those who come are told, for guests who sit here and for all others, as long as
    /// nothing changes.
    welcomes: HashMap<Option<Guest>, Arc<str>>,
    quota: ChatQuota,
    /// A computer's search broke: this table cannot go on as it is.
    broken: bool,
}

/// Why a room ends.
enum End {
    /// It was told to.
    Closed(Said),
    /// It panicked, or a computer that thought for it did.
    Broken,
    /// Nobody needs it now.
    Idle,
    /// Nobody can call it any more.
    Alone,
}

/// Runs a future; `None` if it panics. What it has changed may then be half done.
async fn caught<T>(future: impl Future<Output = T>) -> Option<T> {
    let mut future = pin!(future);
    std::future::poll_fn(move |context| {
        let polled = catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context)));
        polled.map_or(Poll::Ready(None), |poll| poll.map(Some))
    })
    .await
}

/// A question to a computer.
struct Thinking {
    /// Tells an answer that is no longer wanted from the one that is.
    number: u64,
    seat: u8,
    _asked: Asked,
}

impl Room {
    pub fn new(
        hall: Hall,
        table: Table,
        invite: String,
        names: Names,
        done: Vec<(MessageKey, u32)>,
    ) -> Room {
        let skip = done.len().saturating_sub(REMEMBERED);
        let now = Instant::now();
        Room {
            absent: table.guests().into_iter().map(|guest| (guest, now)).collect(),
            hall,
            table,
            invite,
            sockets: HashMap::new(),
            names,
            done: done.into_iter().skip(skip).collect(),
            thinking: None,
            hinting: HashMap::new(),
            ready: None,
            changed: now,
            owing: HashMap::new(),
            rest: None,
            crowded: None,
            history: None,
            welcomes: HashMap::new(),
            quota: ChatQuota::new(),
            broken: false,
        }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What it takes to sit down.
    pub fn invite(&self) -> &str {
        &self.invite
    }

    /// The name of a guest as others at the table see it; empty without one.
    pub fn name(&self, guest: Guest) -> Cow<'_, str> {
        self.names.shown(guest, &self.table.people())
    }

    /// Thousandths of a second since 1970.
    pub fn now(&self) -> u64 {
        self.hall.now()
    }

    /// All actions that stand, each with what it did. Empty as long as nobody asked for the
    /// history.
    pub fn moves(&self) -> Vec<wire::Move> {
        self.history.as_ref().map(History::moves).unwrap_or_default()
    }

    /// What happened after an event, with the numbers of the events. The same holds.
    pub fn happened_after(&self, number: u32) -> impl Iterator<Item = (u32, &Happening)> {
        self.history.iter().flat_map(move |history| history.after(number))
    }

    /// Is a page of this guest open?
    pub fn is_here(&self, guest: Guest) -> bool {
        self.sockets.values().any(|socket| socket.guest == Some(guest))
    }

    /// How many watch without a seat.
    pub fn watching(&self) -> u32 {
        let seated = self.table.guests();
        let watches = |socket: &&Socket| socket.guest.is_none_or(|guest| !seated.contains(&guest));
        self.sockets.values().filter(watches).count() as u32
    }

    /// Serves until nobody needs the table any more. Boxed, because a room may open the
    /// next one. A room that panics ends alone: those who are here are told, and the table is
    /// read from the store again when somebody asks for it.
    pub fn run(mut self, calls: mpsc::Receiver<Call>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            let mut calls = Some(calls);
            let end = caught(self.serve(&mut calls)).await.unwrap_or(End::Broken);
            let id = self.table.id().to_owned();
            match end {
                End::Closed(why) => {
                    self.everybody(&Letter::Close(why));
                    self.hall.forget(&id);
                }
                End::Broken => {
                    self.hall.broke(&id);
                    self.everybody(&Letter::Broken);
                }
                End::Idle => {
                    if let Some(calls) = calls {
                        self.retreat(calls).await;
                    }
                }
                End::Alone => {}
            }
        })
    }

    async fn serve(&mut self, all: &mut Option<mpsc::Receiver<Call>>) -> End {
        let Some(calls) = all else { return End::Alone };
        self.settle().await;
        loop {
            let wake = self.wakes();
            let call = tokio::select! {
                call = calls.recv() => match call {
                    Some(call) => Some(call),
                    None => return End::Alone,
                },
                () = tokio::time::sleep_until(wake.into()) => None,
            };
            match call {
                Some(Call::Close(why)) => return End::Closed(why),
                Some(call) => self.call(call).await,
                None if self.is_idle() => return End::Idle,
                None => {}
            }
            if self.broken {
                return End::Broken;
            }
            self.settle().await;
        }
    }

    /// Leaves the hall. Who called just now is sent to the room that is opened next.
    async fn retreat(self, mut calls: mpsc::Receiver<Call>) {
        let (hall, id) = (self.hall.clone(), self.table.id().to_owned());
        hall.forget(&id);
        calls.close();
        while let Some(call) = calls.recv().await {
            // If the next room cannot be opened, its callers get the error themselves.
            let _ = hall.call(&id, call).await;
        }
    }

    fn is_idle(&self) -> bool {
        self.sockets.is_empty()
            && self.thinking.is_none()
            && self.ready.is_none()
            && self.table.wakes().is_none()
            && self.changed.elapsed() >= IDLE
    }

    /// When to look again although nobody asks.
    fn wakes(&self) -> Instant {
        let now = self.hall.now();
        let clock = self.table.wakes().map(|at| {
            Instant::now()
                + Duration::from_millis(at.saturating_sub(now))
                + Duration::from_millis(1)
        });
        let ready = self.ready.as_ref().map(|(at, _)| *at);
        let gone = self.gone().map(|(_, at)| at);
        let overdue = self.overdue().map(|(_, at)| at);
        let soonest = [clock, ready, gone, overdue, self.crowded].into_iter().flatten().min();
        let soonest = self.rest.or(soonest);
        let idle = self.changed + IDLE;
        let idle = if idle > Instant::now() { idle } else { Instant::now() + IDLE };
        soonest.map_or(
            idle,
            |soonest| if self.sockets.is_empty() { soonest.min(idle) } else { soonest },
        )
    }

    async fn call(&mut self, call: Call) {
        match call {
            Call::Enter { guest, address, after, outbox, reply } => {
                self.enter(Socket { guest, address, outbox }, after, reply).await;
            }
            Call::Leave(socket) => self.leave(socket),
            Call::Say(socket, message) => self.say(socket, message).await,
            Call::Thought(number, answer) => self.thought(number, answer),
            Call::Hint { socket, id, event, answer } => self.hint(socket, id, event, answer),
            Call::Hand { seat, from, to, reply } => {
                // The holder of the seat is checked here, where nothing can happen in between.
                let hand = Command::Hand { seat, from, to };
                let done = self.command(By::House, &hand, None).await;
                if done.is_ok() {
                    let names = self.hall.names(vec![to]).await;
                    self.names.extend(names);
                    if !self.is_here(to) {
                        self.absent.insert(to, Instant::now());
                    }
                    self.tell_seats();
                }
                // The requester may have disconnected.
                let _ = reply.send(done.map(|_| ()));
            }
            Call::Look(look) => look(self),
            Call::Show(guest, reply) => {
                self.remember_history().await;
                // The requester may have disconnected.
                let _ = reply.send(view::whole(self, guest, Vec::new()));
            }
            Call::Renamed(guest, name) => {
                // A guest without a name so far is not in `names`, but may sit or watch here.
                let seated = self.table.guests().contains(&guest);
                if seated || self.is_here(guest) || self.names.knows(guest) {
                    self.names.extend([(guest, name)]);
                    self.tell_seats();
                }
            }
            Call::Forgotten(guest) => self.forget_guest(guest),
            Call::Close(_) => {}
        }
    }

    fn remember(&mut self, key: MessageKey, number: u32) {
        if self.done.len() == REMEMBERED {
            self.done.pop_front();
        }
        self.done.push_back((key, number));
    }

    /// Decides, stores, applies, tells. The number of the last event, or why not.
    async fn command(
        &mut self,
        by: By,
        command: &Command,
        key: Option<MessageKey>,
    ) -> Result<u32, Said> {
        let now = self.hall.now();
        let events = self.table.decide(by, command, now).map_err(|d| self.denied(&d))?;
        self.commit(events, key).await
    }

    fn denied(&self, denial: &Denial) -> Said {
        denials::denial(self.table.game(), denial)
    }

    async fn commit(&mut self, events: Vec<Event>, key: Option<MessageKey>) -> Result<u32, Said> {
        if events.is_empty() {
            return Ok(self.table.last());
        }
        let (at, first) = (self.hall.now(), self.table.last() + 1);
        // The table changes only once the events are stored.
        let mut after = self.table.clone();
        let played: Vec<Option<Played>> =
            events.iter().map(|event| after.happen(event.clone(), at)).collect();
        let stored = |event: &Event| StoredEvent {
            at,
            // An event is made of texts and numbers: it can always be written.
            event: serde_json::to_string(event).unwrap_or_default(),
        };
        let append = Append {
            table: self.table.id().to_owned(),
            first,
            events: events.iter().map(stored).collect(),
            message: key.clone(),
            standing: standing(&after),
            vacated: events.iter().filter_map(Event::vacates).collect(),
        };
        if let Err(fault) = self.hall.append(append).await {
            if let StoreError::Repeated { number } = fault {
                return Ok(number);
            }
            tracing::error!(?fault, table = self.table.id(), "not stored");
            return Err(denials::store_fault(&fault));
        }
        self.table = after;
        self.changed = Instant::now();
        self.stop_thinking();
        let number = self.table.last();
        if let Some(key) = key {
            self.remember(key, number);
        }
        let happenings: Vec<Option<Happening>> = events
            .iter()
            .zip(&played)
            .map(|(event, played)| view::happening(event, played.as_ref()))
            .collect();
        if let Some(history) = &mut self.history {
            happenings.iter().for_each(|happening| history.add(happening.clone()));
        }
        self.welcomes.clear();
        self.tell(first, at, &events, happenings);
        Ok(number)
    }

    /// What a computer was thinking about is past.
    fn stop_thinking(&mut self) {
        self.thinking = None;
        self.ready = None;
    }
}

/// What lists of tables need to know of this one.
pub fn standing(table: &Table) -> ListingState {
    ListingState {
        guests: table.guests().into_iter().map(|guest| guest.0).collect(),
        began: table.began(),
        over: table.is_over(),
        listed: table.terms().listed && !table.began() && !table.is_over(),
    }
}
