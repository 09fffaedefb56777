//! The table itself, and the order of things: decide, store, apply, tell.

mod drawings;
mod help;
mod history;
mod holidays;
mod introduce;
mod muted;
mod people;
mod plans;
mod quota;
mod salts;
mod settle;
mod signed;
mod tell;
mod turn;
pub mod view;

pub use history::History;
pub use people::{CHAT_SHOWN, MISSED};
pub use signed::Signed;
pub use turn::turn;

use crate::address::{Neighbourhood, SocketId};
use crate::call::{Call, Closed, Letter, Outbox};
use crate::denials;
use crate::host::Host;
use crate::names::Names;
use crate::thinking::Asked;
use drawings::Drawings;
use muted::Muted;
use plans::Plans;
use quota::ChatQuota;
use salts::Owing;
use std::borrow::Cow;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use store::{Append, ListingState, MessageKey, Millis, StoreError, StoredEvent};
use table::{By, Command, Denial, Event, Guest, Played, Table};
use wire::{Happening, Said, TableView};

/// Messages of a table whose numbers are kept at hand; the store knows the others.
const REMEMBERED: usize = 64;
/// How long a table stays in memory when nobody needs it.
const IDLE: Millis = 30_000;
/// How long to wait when the store takes nothing.
const REST: Millis = 1_000;

/// A connection to the table.
struct Socket {
    pub guest: Option<Guest>,
    pub address: Neighbourhood,
    pub outbox: Box<dyn Outbox>,
}

/// A table with everything around it that is no part of the game: sockets, names,
/// computers that think.
pub struct Room {
    host: Arc<dyn Host>,
    table: Table,
    invite: String,
    sockets: HashMap<SocketId, Socket>,
    names: Names,
    /// The last messages that were carried out, with the number of their last event.
    done: VecDeque<(MessageKey, u32)>,
    thinking: Option<Thinking>,
    hinting: HashMap<SocketId, Asked>,
    /// What a computer will do as soon as people can follow.
    ready: Option<(Millis, Command)>,
    changed: Millis,
    absent: HashMap<Guest, Millis>,
    owing: HashMap<Guest, Owing>,
    /// Until when nothing is tried by itself, because the store did not take it.
    rest: Option<Millis>,
    /// Until when no computer is asked, because too many questions wait.
    crowded: Option<Millis>,
    /// What happened, once somebody has asked for it.
    history: Option<History>,
    /// What those who come are told, for guests who sit here and for all others, as long as
    /// nothing changes.
    welcomes: HashMap<Option<Guest>, Arc<str>>,
    /// Whose words those who are here do not want to see.
    muted: Muted,
    quota: ChatQuota,
    drawings: Drawings,
    plans: Plans,
    /// Has the room asked who is away?
    holidays_known: bool,
    /// Why the room cannot go on, if so.
    ending: Option<Ending>,
}

/// Why a room cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A search or a replay broke: the table cannot go on as it is.
    Broken,
    /// The table may have changed behind the room's back: it must be read from the store again.
    Outdated,
}

/// Why something was not done.
enum NotDone {
    /// It is refused, and nothing has changed.
    Refused(Said),
    /// It is not known whether it was stored. Nobody is answered: the room ends, and the sender
    /// sends it again.
    Unknown,
}

/// A question to a computer.
struct Thinking {
    /// Tells an answer that is no longer wanted from the one that is.
    pub number: u64,
    pub seat: u8,
    pub _asked: Asked,
}

impl Room {
    /// A room for a table that was read from the store, with the messages that were carried out.
    pub fn new(
        host: Arc<dyn Host>,
        table: Table,
        invite: String,
        names: Names,
        done: Vec<(MessageKey, u32)>,
    ) -> Room {
        let skip = done.len().saturating_sub(REMEMBERED);
        let now = host.now();
        Room {
            absent: table.guests().into_iter().map(|guest| (guest, now)).collect(),
            host,
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
            muted: Muted::default(),
            quota: ChatQuota::new(),
            drawings: Drawings::new(),
            plans: Plans::default(),
            holidays_known: false,
            ending: None,
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

    /// The name of the person on a seat; empty without one.
    pub fn name_at(&self, seat: rules::Seat) -> Cow<'_, str> {
        self.names.at(seat.number(), &self.table.people())
    }

    /// The id and the picture of the person whom the holder of a seat has introduced.
    fn introduced(&self, seat: rules::Seat) -> Option<(&str, u32)> {
        self.names.introduced(seat.number(), self.table.holder(seat).guest()?)
    }

    /// Thousandths of a second since 1970. A table that comes from a server whose clock is ahead
    /// does not go back in time.
    pub fn now(&self) -> Millis {
        self.host.now().max(self.table.log().last().map_or(0, |entry| entry.at))
    }

    /// Why the room cannot go on, if so. Then nothing more may be asked of it.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
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

    /// The first seat of a guest, from one.
    fn seat_of(&self, guest: Guest) -> Option<u8> {
        let mut seats = self.table.game().seating().all_seats();
        let seat = seats.find(|&seat| self.table.holder(seat).guest() == Some(guest));
        seat.map(rules::Seat::number)
    }

    /// How many watch without a seat.
    pub fn watching(&self) -> u32 {
        let seated = self.table.guests();
        let watches = |socket: &&Socket| socket.guest.is_none_or(|guest| !seated.contains(&guest));
        self.sockets.values().filter(watches).count() as u32
    }

    /// Does nobody need the table in memory?
    pub fn is_idle(&self) -> bool {
        self.sockets.is_empty()
            && self.thinking.is_none()
            && self.ready.is_none()
            && self.planned().is_none()
            && self.table.wakes().is_none()
            && self.now() >= self.changed + IDLE
    }

    /// When to look again although nobody asks.
    pub fn wakes(&self) -> Millis {
        let now = self.now();
        let clock = self.table.wakes().map(|at| at.max(now) + 1);
        let ready = self.ready.as_ref().map(|(at, _)| *at);
        let gone = self.gone().map(|(_, at)| at);
        let overdue = self.overdue().map(|(_, at)| at);
        let planned = self.planned().map(|(at, ..)| at);
        let soonest =
            [clock, ready, gone, overdue, planned, self.crowded].into_iter().flatten().min();
        let soonest = self.rest.or(soonest);
        let idle = self.changed + IDLE;
        let idle = if idle > now { idle } else { now + IDLE };
        soonest.map_or(
            idle,
            |soonest| if self.sockets.is_empty() { soonest.min(idle) } else { soonest },
        )
    }

    /// The whole table as a guest sees it.
    pub async fn show(&mut self, guest: Option<Guest>) -> TableView {
        self.remember_history().await;
        view::whole(self, guest, Vec::new())
    }

    /// Closes all connections: the room ends.
    pub fn close(&mut self, why: &Closed) {
        self.everybody(&Letter::Close(why.clone()));
    }

    /// Takes a call. Afterwards the room wants to [`Room::settle`].
    pub async fn call(&mut self, call: Call) {
        match call {
            Call::Enter { guest, address, after, outbox, reply } => {
                self.enter(Socket { guest, address, outbox }, after, reply).await;
            }
            Call::Leave(socket) => self.leave(socket),
            Call::Say(socket, message) => self.say(socket, message).await,
            Call::Thought(number, answer) => self.thought(number, answer),
            Call::Hint { socket, id, event, answer } => self.hint(socket, id, event, answer),
            Call::Hand { seat, from, to, reply } => {
                // The requester may have disconnected.
                reply(self.hand(seat, from, to).await);
            }
            Call::Renamed(guest, name) => {
                // A guest without a name so far is not in `names`, but may sit or watch here.
                let seated = self.table.guests().contains(&guest);
                if seated || self.is_here(guest) || self.names.knows(guest) {
                    self.names.rename(guest, &name);
                    self.tell_seats();
                }
            }
            Call::Unnamed(guest) => {
                // As if they had never been introduced.
                self.names.remove(guest);
                self.tell_seats();
            }
            Call::Muted(guest) => self.listen_anew(guest).await,
            // What was not noted is asked again when the room settles.
            Call::Holiday(guest) => drop(self.note_holiday(guest).await),
            Call::Forgotten(guest) => self.forget_guest(guest),
        }
    }

    /// Gives a seat to another guest. The holder of the seat is checked here, where nothing can
    /// happen in between.
    async fn hand(&mut self, seat: u8, from: Guest, to: Guest) -> Result<(), Said> {
        let hand = Command::Hand { seat, from, to };
        self.command(By::House, &hand, None).await.map_err(NotDone::said)?;
        let names = self.host.names(vec![to]).await;
        self.names.extend(names);
        if !self.is_here(to) {
            self.absent.insert(to, self.now());
        }
        self.tell_seats();
        self.tell_plans(to);
        // If that cannot be noted now, it is asked again when the room settles.
        drop(self.note_holiday(to).await);
        Ok(())
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
    ) -> Result<u32, NotDone> {
        let events = self.table.decide(by, command, self.now());
        let events = events.map_err(|denial| NotDone::Refused(self.denied(&denial)))?;
        self.commit(events, key).await
    }

    fn denied(&self, denial: &Denial) -> Said {
        denials::denial(self.table.game(), denial)
    }

    async fn commit(
        &mut self,
        events: Vec<Event>,
        key: Option<MessageKey>,
    ) -> Result<u32, NotDone> {
        if events.is_empty() {
            return Ok(self.table.last());
        }
        let (at, first) = (self.now(), self.table.last() + 1);
        // The table changes only once the events are stored.
        let mut after = self.table.clone();
        let played: Vec<Option<Played>> =
            events.iter().map(|event| after.happen(event.clone(), at)).collect();
        let append = Append {
            table: self.table.id().to_owned(),
            first,
            events: events.iter().map(|event| stored(event, at)).collect(),
            message: key.clone(),
            standing: ListingState { turn: self.turn_of(&after), ..standing(&after) },
            vacated: events.iter().filter_map(Event::vacates).collect(),
            fence: None,
        };
        match self.host.append(append).await {
            Ok(()) => {}
            Err(StoreError::Repeated { number }) => return Ok(number),
            Err(fault) => return Err(self.not_stored(&fault)),
        }
        self.table = after;
        self.changed = self.now();
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
        self.drawings.forget_after(&events);
        self.tell(first, at, &events, happenings);
        self.advance_plans(&events);
        Ok(number)
    }

    /// Something was not stored. Where that is certain the table is as it was; otherwise the room
    /// ends and the table is read again.
    fn not_stored(&mut self, fault: &StoreError) -> NotDone {
        self.host.not_stored(self.table.id(), fault);
        match fault {
            StoreError::Unavailable(_)
            | StoreError::Fenced(_)
            | StoreError::LeaseLost
            | StoreError::OutOfOrder { .. } => {
                self.ending = Some(Ending::Outdated);
                NotDone::Unknown
            }
            _ => NotDone::Refused(denials::store_fault(fault)),
        }
    }

    /// What a computer was thinking about is past.
    fn stop_thinking(&mut self) {
        self.thinking = None;
        self.ready = None;
    }
}

impl NotDone {
    /// For a sender that does not send it again.
    pub fn said(self) -> Said {
        match self {
            NotDone::Refused(why) => why,
            NotDone::Unknown => say::plain("denial-not-stored"),
        }
    }
}

/// An event as it is stored.
pub fn stored(event: &Event, at: Millis) -> StoredEvent {
    // An event is made of texts and numbers: it can always be written.
    StoredEvent { at, event: serde_json::to_string(event).unwrap_or_default() }
}

/// What lists of tables need to know of this one, but for whom it waits.
pub fn standing(table: &Table) -> ListingState {
    ListingState {
        guests: table.guests().into_iter().map(|guest| guest.0).collect(),
        began: table.began(),
        over: table.is_over(),
        listed: table.terms().listed && !table.is_over(),
        turn: None,
    }
}
