//! One running table: takes commands one after the other, has their events stored, and
//! only then acknowledges them and tells everybody.

use crate::computers::{Answer, Asked, Wish};
use crate::hall::Hall;
use crate::{denials, shape, view};
use std::collections::{HashMap, VecDeque};
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, ChatRow, MessageKey, Standing, StoreFault, StoredEvent};
use table::{By, Command, Denial, Event, Guest, Holder, Played, STAND_IN, Table, Waiting};
use tokio::sync::{mpsc, oneshot};
use wire::{ChatLine, Happening, Said, ToClient, ToServer};

/// How many messages may wait for one socket. Who reads slower is cut off.
const OUTBOX: usize = 256;
/// Messages of a table whose numbers are kept at hand; the store knows the others.
const REMEMBERED: usize = 64;
/// The most events that somebody who comes back is told one by one. Who missed more gets the
/// whole table: all of it must fit into his box.
const MISSED: u32 = OUTBOX as u32 / 2;
/// How long a table stays in memory when nobody needs it.
const IDLE: Duration = Duration::from_secs(30);
/// How long to wait when the store takes nothing.
const REST: Duration = Duration::from_secs(1);
/// Lines of chat that a newcomer is shown.
pub const CHAT_SHOWN: u32 = 50;
/// The longest line of chat.
pub const CHAT_LONGEST: usize = 300;

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
        /// The last event that he saw.
        after: Option<u32>,
        /// Where his messages go.
        outbox: Outbox,
        /// Answered with the socket's number.
        reply: oneshot::Sender<SocketId>,
    },
    /// Somebody's connection is closed.
    Leave(SocketId),
    /// Somebody says something.
    Say(SocketId, ToServer),
    /// A computer has thought.
    Thought(u64, Option<Answer>),
    /// A hint was found.
    Hint {
        /// Who asked.
        socket: SocketId,
        /// The id of his message.
        id: String,
        /// After which event.
        event: u32,
        /// What was found.
        answer: Option<Answer>,
    },
    /// A seat goes to whoever brought its code.
    Hand {
        /// Which, from one.
        seat: u8,
        /// To whom.
        guest: Guest,
        /// Answered when it is done.
        reply: oneshot::Sender<Result<(), Said>>,
    },
    /// Something is wanted of the table as it is.
    Look(Box<dyn FnOnce(&Room) + Send>),
    /// A guest has another name, or is gone.
    Renamed(Guest, String),
    /// The server shuts down, or the table is retired.
    Close(Said),
}

struct Socket {
    guest: Option<Guest>,
    outbox: Outbox,
}

/// A table with everything around it that is no part of the game: sockets, names,
/// computers that think.
pub struct Room {
    hall: Hall,
    table: Table,
    invite: String,
    sockets: HashMap<SocketId, Socket>,
    names: HashMap<Guest, String>,
    /// The last messages that were carried out, with the number of their last event.
    done: VecDeque<(MessageKey, u32)>,
    next_socket: SocketId,
    thinking: Option<Thinking>,
    hinting: HashMap<SocketId, Asked>,
    /// What a computer will do as soon as people can follow.
    ready: Option<(Instant, Command)>,
    changed: Instant,
    absent: HashMap<Guest, Instant>,
    /// Until when nothing is tried by itself, because the store did not take it.
    rest: Option<Instant>,
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
        names: HashMap<Guest, String>,
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
            next_socket: 1,
            thinking: None,
            hinting: HashMap::new(),
            ready: None,
            changed: now,
            rest: None,
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

    /// The name of a guest; empty if he has none.
    pub fn name(&self, guest: Guest) -> &str {
        self.names.get(&guest).map_or("", String::as_str)
    }

    /// Thousandths of a second since 1970.
    pub fn now(&self) -> u64 {
        self.hall.now()
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
    /// next one.
    pub fn run(self, calls: mpsc::Receiver<Call>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(self.serve(calls))
    }

    async fn serve(mut self, mut calls: mpsc::Receiver<Call>) {
        self.settle().await;
        loop {
            let wake = self.wakes();
            let call = tokio::select! {
                call = calls.recv() => match call {
                    Some(call) => Some(call),
                    None => return,
                },
                () = tokio::time::sleep_until(wake.into()) => None,
            };
            match call {
                Some(Call::Close(why)) => {
                    self.everybody(&Letter::Close(why));
                    return self.hall.forget(self.table.id());
                }
                Some(call) => self.call(call).await,
                None if self.is_idle() => {
                    return self.retreat(calls).await;
                }
                None => {}
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
            // If the next room cannot be opened, whoever called notices that himself.
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
        let soonest = [clock, ready, gone].into_iter().flatten().min();
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
            Call::Enter { guest, after, outbox, reply } => {
                self.enter(guest, after, outbox, reply).await;
            }
            Call::Leave(socket) => self.leave(socket),
            Call::Say(socket, message) => self.say(socket, message).await,
            Call::Thought(number, answer) => self.thought(number, answer),
            Call::Hint { socket, id, event, answer } => self.hint(socket, id, event, answer),
            Call::Hand { seat, guest, reply } => {
                let done = self.command(By::House, &Command::Hand(seat, guest), None).await;
                if done.is_ok() {
                    let names = self.hall.names(vec![guest]).await;
                    self.names.extend(names);
                    if !self.is_here(guest) {
                        self.absent.insert(guest, Instant::now());
                    }
                    self.tell_seats();
                }
                // Whoever asked may be gone.
                let _ = reply.send(done.map(|_| ()));
            }
            Call::Look(look) => look(self),
            Call::Renamed(guest, name) => {
                // Also who only watches has a name here, for what he says.
                if let Some(known) = self.names.get_mut(&guest) {
                    *known = name;
                    self.tell_seats();
                }
            }
            Call::Close(_) => {}
        }
    }

    async fn enter(
        &mut self,
        guest: Option<Guest>,
        after: Option<u32>,
        outbox: Outbox,
        reply: oneshot::Sender<SocketId>,
    ) {
        let id = self.next_socket;
        self.next_socket += 1;
        self.changed = Instant::now();
        if let Some(guest) = guest
            && !self.names.contains_key(&guest)
        {
            let names = self.hall.names(vec![guest]).await;
            self.names.extend(names);
        }
        self.sockets.insert(id, Socket { guest, outbox });
        if reply.send(id).is_err() {
            self.sockets.remove(&id);
            return;
        }
        self.greet(id, after).await;
        if let Some(guest) = guest {
            self.absent.remove(&guest);
            let seats = self.table.game().seating().all_seats();
            let back = |seat: &rules::Seat| matches!(self.table.holder(*seat), Holder::StandIn(who, _) if who == guest);
            for seat in seats.filter(back).collect::<Vec<_>>() {
                // If that cannot be stored now, the computer goes on standing in.
                let command = Command::ComeBack(seat.number());
                let _ = self.command(By::Guest(guest), &command, None).await;
            }
        }
        self.tell_seats();
    }

    /// Everything, or what was missed since the last event seen.
    async fn greet(&mut self, id: SocketId, after: Option<u32>) {
        let Some(guest) = self.sockets.get(&id).map(|socket| socket.guest) else { return };
        let last = self.table.last();
        let missed = after.filter(|&after| after > 0 && after <= last && last - after <= MISSED);
        let Some(after) = missed else {
            let chat = self.chat().await;
            let table = Box::new(view::whole(self, guest, chat));
            return self.send(id, &ToClient::Welcome { table });
        };
        for message in view::missed(self, guest, after) {
            self.send(id, &message);
        }
    }

    async fn chat(&self) -> Vec<ChatLine> {
        let rows = self.hall.chat(self.table.id()).await;
        let unknown = rows.iter().filter_map(|row| row.guest).map(Guest);
        let unknown: Vec<Guest> = unknown.filter(|guest| !self.names.contains_key(guest)).collect();
        let others: HashMap<Guest, String> = self.hall.names(unknown).await.into_iter().collect();
        let name = |guest: u64| {
            let guest = Guest(guest);
            self.names.get(&guest).or_else(|| others.get(&guest)).cloned().unwrap_or_default()
        };
        let line = |row: ChatRow| ChatLine {
            at: row.at,
            seat: row.seat,
            name: row.guest.map(name).unwrap_or_default(),
            text: row.text,
        };
        rows.into_iter().map(line).collect()
    }

    fn leave(&mut self, id: SocketId) {
        self.hinting.remove(&id);
        let Some(Socket { guest, .. }) = self.sockets.remove(&id) else { return };
        self.changed = Instant::now();
        if let Some(guest) = guest.filter(|&guest| !self.is_here(guest)) {
            self.absent.insert(guest, Instant::now());
        }
        self.tell_seats();
    }

    async fn say(&mut self, socket: SocketId, message: ToServer) {
        let Some(guest) = self.sockets.get(&socket).map(|socket| socket.guest) else { return };
        let (id, command) = match message {
            ToServer::Hello { after } => return self.greet(socket, after).await,
            ToServer::Ping => return self.send(socket, &ToClient::Pong),
            ToServer::Why { id, action } => return self.why(socket, id, &action),
            ToServer::Hint { id, seat } => return self.ask_hint(socket, guest, id, seat),
            ToServer::Chat { id, text } => return self.hear(socket, guest, id, &text).await,
            ToServer::Again { id } => return self.play_again(socket, guest, id).await,
            ToServer::Sit { id, invite, .. } if invite != self.invite => {
                return self.refuse(socket, id, say::plain("denial-invite"));
            }
            ToServer::Sit { id, seat, .. } => (id, Command::Sit(seat)),
            ToServer::Stand { id, seat } => (id, Command::Stand(seat)),
            ToServer::Seed { id, seed } => (id, Command::Seed(seed)),
            ToServer::Act { id, seat, action } => (id, Command::Act(seat, action)),
            ToServer::Roll { id, seat } => (id, Command::Roll(seat)),
            ToServer::TakeBack { id, seat } => (id, Command::TakeBack(seat)),
            ToServer::OfferDraw { id, seat } => (id, Command::OfferDraw(seat)),
            ToServer::Abort { id, seat } => (id, Command::Abort(seat)),
            ToServer::Answer { id, seat, yes } => (id, Command::Answer(seat, yes)),
            ToServer::Resign { id, seat } => (id, Command::Resign(seat)),
        };
        let Some(guest) = guest else {
            return self.refuse(socket, id, say::plain("denial-no-guest"));
        };
        let key = MessageKey { guest: guest.0, id: id.clone() };
        if let Some(number) = self.was_done(&key) {
            return self.send(socket, &ToClient::Done { id, number });
        }
        let sits = matches!(command, Command::Sit(_));
        match self.command(By::Guest(guest), &command, Some(key)).await {
            Ok(number) => self.send(socket, &ToClient::Done { id, number }),
            Err(why) => self.refuse(socket, id, why),
        }
        if sits {
            self.tell_seats();
        }
    }

    /// The number that a message was acknowledged with, if it was carried out already.
    fn was_done(&self, key: &MessageKey) -> Option<u32> {
        self.done.iter().find(|(done, _)| done == key).map(|&(_, number)| number)
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
        // Nobody is shown anything of this before it is stored.
        let played: Vec<Option<Played>> =
            events.iter().map(|event| self.table.happen(event.clone(), at)).collect();
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
            standing: standing(&self.table),
        };
        if let Err(fault) = self.hall.append(append).await {
            // What is not stored has not happened.
            self.table = self.table.before(first);
            if let StoreFault::Repeated { number } = fault {
                return Ok(number);
            }
            tracing::error!(?fault, table = self.table.id(), "not stored");
            return Err(denials::store_fault(&fault));
        }
        self.changed = Instant::now();
        self.stop_thinking();
        let number = self.table.last();
        if let Some(key) = key {
            self.remember(key, number);
        }
        self.tell(first, at, &events, &played);
        Ok(number)
    }

    /// What a computer was thinking about is past.
    fn stop_thinking(&mut self) {
        self.thinking = None;
        self.ready = None;
    }

    /// Tells everybody what happened. Only the last event comes with the new scene.
    fn tell(&mut self, first: u32, at: u64, events: &[Event], played: &[Option<Played>]) {
        let happenings: Vec<(u32, Happening)> = (first..)
            .zip(events.iter().zip(played))
            .filter_map(|(number, (event, played))| {
                Some((number, view::happening(event, played.as_ref())?))
            })
            .collect();
        let Some((&(last, ref latest), before)) = happenings.split_last() else { return };
        let scene = view::common(&self.table, self.hall.now());
        let common: Vec<Arc<str>> = before
            .iter()
            .map(|(number, happening)| {
                text(&ToClient::Happened {
                    number: *number,
                    at,
                    happening: happening.clone(),
                    scene: None,
                })
            })
            .collect();
        let mut written: HashMap<Option<Guest>, Arc<str>> = HashMap::new();
        let seated = self.table.guests();
        let mut cut = Vec::new();
        for (&id, socket) in &self.sockets {
            // All who only watch see the same.
            let guest = socket.guest.filter(|guest| seated.contains(guest));
            let letter = written.entry(guest).or_insert_with(|| {
                text(&ToClient::Happened {
                    number: last,
                    at,
                    happening: latest.clone(),
                    scene: Some(Box::new(view::seen_by(scene.clone(), &self.table, guest))),
                })
            });
            let letters = common.iter().chain(std::iter::once(&*letter));
            let sent = letters
                .into_iter()
                .try_for_each(|letter| socket.outbox.try_send(Letter::Message(letter.clone())));
            if sent.is_err() {
                cut.push(id);
            }
        }
        self.cut(cut);
        if view::changes_seats(events) {
            self.tell_seats();
        }
    }

    /// Cuts off who reads too slowly or is gone.
    fn cut(&mut self, sockets: Vec<SocketId>) {
        for id in sockets {
            self.sockets.remove(&id);
            self.hall.count_cut();
        }
    }

    fn everybody(&mut self, letter: &Letter) {
        let full = |(&id, socket): (&SocketId, &Socket)| {
            socket.outbox.try_send(letter.clone()).is_err().then_some(id)
        };
        let cut = self.sockets.iter().filter_map(full).collect();
        self.cut(cut);
    }

    fn tell_seats(&mut self) {
        let watching = self.watching();
        let guests: Vec<(SocketId, Option<Guest>)> =
            self.sockets.iter().map(|(&id, socket)| (id, socket.guest)).collect();
        for (id, guest) in guests {
            let seats = view::seats(self, guest);
            self.send(id, &ToClient::Seats { seats, watching });
        }
    }

    fn send(&mut self, id: SocketId, message: &ToClient) {
        let Some(socket) = self.sockets.get(&id) else { return };
        if socket.outbox.try_send(Letter::Message(text(message))).is_err() {
            self.cut(vec![id]);
        }
    }

    fn refuse(&mut self, socket: SocketId, id: String, why: Said) {
        self.send(socket, &ToClient::Refused { id, why });
    }

    fn why(&mut self, socket: SocketId, id: String, action: &str) {
        let position = self.table.course().position();
        match position.read(action) {
            Ok(action) => {
                let way = shape::way(position, action);
                self.send(socket, &ToClient::Possible { id, way });
            }
            Err(fault) => {
                let why = self.denied(&Denial::Action(fault));
                self.refuse(socket, id, why);
            }
        }
    }

    async fn hear(&mut self, socket: SocketId, guest: Option<Guest>, id: String, text: &str) {
        let text = text.trim();
        let bad = text.is_empty()
            || text.chars().count() > CHAT_LONGEST
            || text.chars().any(char::is_control);
        let why = match guest {
            _ if !self.table.terms().chat => Some("denial-no-chat"),
            None => Some("denial-no-guest"),
            Some(_) if bad => Some("denial-chat-text"),
            Some(_) => None,
        };
        let (Some(guest), None) = (guest, why) else {
            return self.refuse(socket, id, say::plain(why.unwrap_or_default()));
        };
        let number = self.table.last();
        let key = MessageKey { guest: guest.0, id: id.clone() };
        if let Some(number) = self.was_done(&key) {
            return self.send(socket, &ToClient::Done { id, number });
        }
        let at = self.hall.now();
        let mut seats = self.table.game().seating().all_seats();
        let seat = seats.find(|&seat| self.table.holder(seat).guest() == Some(guest));
        let seat = seat.map(rules::Seat::number);
        let row = ChatRow { at, guest: Some(guest.0), seat, text: text.to_owned() };
        if let Err(fault) = self.hall.add_chat(self.table.id(), row).await {
            return self.refuse(socket, id, denials::store_fault(&fault));
        }
        if let Err(fault) = self.hall.append(self.nothing_but(key.clone())).await {
            return self.refuse(socket, id, denials::store_fault(&fault));
        }
        self.remember(key, number);
        let name = self.name(guest).to_owned();
        let line = ChatLine { at, seat, name, text: text.to_owned() };
        self.everybody(&Letter::Message(self::text(&ToClient::Chatted { line })));
        self.send(socket, &ToClient::Done { id, number });
    }

    /// Keeps the id of a message that no event came of.
    fn nothing_but(&self, key: MessageKey) -> Append {
        Append {
            table: self.table.id().to_owned(),
            first: self.table.last() + 1,
            events: Vec::new(),
            message: Some(key),
            standing: standing(&self.table),
        }
    }

    fn ask_hint(&mut self, socket: SocketId, guest: Option<Guest>, id: String, seat: u8) {
        let held = self.table.seat(seat).and_then(|seat| self.table.holder(seat).guest());
        if guest.is_none() || held != guest {
            return self.refuse(socket, id, self.denied(&Denial::NotYourSeat(seat)));
        }
        if self.table.waiting() != Waiting::Seat(rules::Seat(seat - 1)) {
            return self.refuse(socket, id, say::plain("denial-no-hint-now"));
        }
        let (room, event) = (self.hall.room(self.table.id()), self.table.last());
        let course = self.table.course().clone();
        let asked = self.hall.computers().ask(course, Wish::Hint, 0, move |answer| {
            room.tell(Call::Hint { socket, id, event, answer });
        });
        // One at a time: another question drops the one before.
        self.hinting.insert(socket, asked);
    }

    fn hint(&mut self, socket: SocketId, id: String, event: u32, answer: Option<Answer>) {
        match answer {
            Some(answer) if event == self.table.last() => {
                self.hinting.remove(&socket);
                let position = self.table.course().position();
                let alone = self.table.holders().len() == 1;
                let message = ToClient::Hinted {
                    id,
                    action: position.write(answer.action),
                    way: shape::way(position, answer.action),
                    score: (!alone).then_some(answer.score),
                    decided: search::is_decided(answer.score),
                };
                self.send(socket, &message);
            }
            _ => self.refuse(socket, id, say::plain("denial-no-hint-now")),
        }
    }

    async fn play_again(&mut self, socket: SocketId, guest: Option<Guest>, id: String) {
        let seated = guest.is_some() && self.table.people().contains(&guest);
        let why = match (seated, self.table.is_over(), self.table.again()) {
            (false, ..) => Some(say::plain("denial-no-guest")),
            (_, false, _) => Some(self.denied(&Denial::NotOver)),
            // Somebody else asked first: that is as good.
            (_, _, Some(_)) => None,
            _ => match self.hall.open_again(&self.table).await {
                Ok(table) => self.command(By::House, &Command::Again(table), None).await.err(),
                Err(why) => Some(why),
            },
        };
        let number = self.table.last();
        match why {
            Some(why) => self.refuse(socket, id, why),
            None => self.send(socket, &ToClient::Done { id, number }),
        }
    }

    /// Does what the table asks for by itself: time that is up, computers, people who are
    /// gone.
    async fn settle(&mut self) {
        if self.rest.is_some_and(|rest| rest > Instant::now()) {
            return;
        }
        self.rest = None;
        if self.try_to_settle().await.is_err() {
            self.rest = Some(Instant::now() + REST);
        }
    }

    async fn try_to_settle(&mut self) -> Result<(), Said> {
        loop {
            let due = self.table.due(self.hall.now());
            if !due.is_empty() {
                self.commit(due, None).await?;
                continue;
            }
            if let Some((at, _)) = &self.ready
                && *at <= Instant::now()
                && let Some((_, command)) = self.ready.take()
            {
                self.command(By::House, &command, None).await?;
                continue;
            }
            if let Some((seat, at)) = self.gone()
                && at <= Instant::now()
            {
                let stand_in = Command::StandIn(seat, STAND_IN);
                self.command(By::House, &stand_in, None).await?;
                continue;
            }
            self.let_computer_act();
            return Ok(());
        }
    }

    /// The seat whose person is gone while somebody waits for him, and when a computer
    /// stands in.
    fn gone(&self) -> Option<(u8, Instant)> {
        let patience = self.hall.patience()?;
        let seat = match self.table.waiting() {
            Waiting::Seat(seat) | Waiting::Dice(seat) => seat,
            _ => return None,
        };
        if matches!(self.table.terms().clock, table::Clock::Days(_)) {
            return None;
        }
        let Holder::Person(guest) = self.table.holder(seat) else { return None };
        let since = self.absent.get(&guest)?;
        let others = self.table.guests();
        let waited_for = others.iter().any(|&other| other != guest && self.is_here(other));
        waited_for.then_some((seat.number(), *since + patience))
    }

    /// Is there anybody for whom a computer would play?
    fn is_needed(&self) -> bool {
        !self.sockets.is_empty() || !self.table.guests().is_empty()
    }

    fn let_computer_act(&mut self) {
        if self.thinking.is_some() || self.ready.is_some() || !self.is_needed() {
            return;
        }
        match self.table.waiting() {
            Waiting::Dice(seat) if self.table.holder(seat).level().is_some() => {
                self.ready = Some((self.pace(), Command::Roll(seat.number())));
            }
            Waiting::Seat(seat) => {
                let Some(level) = self.table.holder(seat).level() else { return };
                let number = self.hall.random();
                let room = self.hall.room(self.table.id());
                let course = self.table.course().clone();
                let luck = self.hall.random();
                let asked =
                    self.hall.computers().ask(course, Wish::Play(level), luck, move |answer| {
                        room.tell(Call::Thought(number, answer));
                    });
                self.thinking = Some(Thinking { number, seat: seat.number(), _asked: asked });
            }
            _ => {}
        }
    }

    /// When a computer may act so that people can follow.
    fn pace(&self) -> Instant {
        self.changed + Duration::from_millis(u64::from(self.table.terms().pace))
    }

    fn thought(&mut self, number: u64, answer: Option<Answer>) {
        let wanted = self.thinking.take_if(|thinking| thinking.number == number);
        if let (Some(thinking), Some(answer)) = (wanted, answer) {
            let action = self.table.course().position().write(answer.action);
            self.ready = Some((self.pace(), Command::Act(thinking.seat, action)));
        }
    }
}

fn standing(table: &Table) -> Standing {
    Standing {
        guests: table.guests().into_iter().map(|guest| guest.0).collect(),
        over: table.is_over(),
        listed: table.terms().listed && !table.began() && !table.is_over(),
    }
}

/// A message as it goes over the wire.
fn text(message: &ToClient) -> Arc<str> {
    // Messages are made of texts and whole numbers: they can always be written.
    serde_json::to_string(message).unwrap_or_default().into()
}
