//! What people at a table want: coming and going, what they say, chat, another game.

use super::help::Help;
use super::muted::HAS_OTHERS;
use super::tell::text;
use super::view;
use super::{Ending, NotDone, Room, Socket};
use crate::address::SocketId;
use crate::call::{Closed, Letter, Reply};
use crate::opening::Opening;
use crate::shape;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{ChatRow, MessageKey, SeatPlayer, StoreError};
use table::{By, Command, Denial, Guest, Holder};
use wire::{ChatLine, ToClient, ToServer};

/// The most events that a returning connection is sent one by one. One that missed more gets the
/// whole table. Twice as many messages have to fit into the outbox of a socket.
pub const MISSED: u32 = 128;
/// Lines of chat that a newcomer is shown.
pub const CHAT_SHOWN: u32 = 50;
/// The longest line of chat.
const CHAT_LONGEST: usize = 300;
/// Bytes of the longest id of a message.
const ID_LONGEST: usize = 64;

impl Room {
    pub(super) async fn enter(
        &mut self,
        socket: Socket,
        after: Option<u32>,
        reply: Reply<SocketId>,
    ) {
        let guest = socket.guest;
        let id = self.host.new_socket();
        self.changed = self.now();
        if let Some(guest) = guest
            && !self.names.knows(guest)
        {
            let names = self.host.names(vec![guest]).await;
            self.names.extend(names);
        }
        if let Some(guest) = guest.filter(|_| HAS_OTHERS) {
            let muted = self.host.muted(guest).await;
            self.muted.set(guest, muted);
        }
        self.sockets.insert(id, socket);
        if !reply(id) {
            self.sockets.remove(&id);
            return;
        }
        self.greet(id, after).await;
        if let Some(guest) = guest {
            self.absent.remove(&guest);
            let seats = self.table.game().seating().all_seats();
            let back = |seat: &rules::Seat| matches!(self.table.holder(*seat), Holder::StandIn(who, _) if who == guest);
            for seat in seats.filter(back).collect::<Vec<_>>() {
                // If that cannot be stored now, the computer keeps standing in.
                let command = Command::ComeBack(seat.number());
                let _ = self.command(By::Guest(guest), &command, None).await;
            }
        }
        self.tell_seats();
    }

    /// Everything, or what was missed since the last event seen.
    pub(super) async fn greet(&mut self, id: SocketId, after: Option<u32>) {
        let Some(guest) = self.sockets.get(&id).map(|socket| socket.guest) else { return };
        let last = self.table.last();
        let missed = after.filter(|&after| after > 0 && after <= last && last - after <= MISSED);
        self.remember_history().await;
        let Some(after) = missed else {
            let welcome = self.welcome(guest).await;
            self.send_text(id, welcome);
            return self.show_drawings(id, guest);
        };
        for message in view::missed(self, guest, after) {
            self.send(id, &message);
        }
        self.show_plans(id, guest);
        self.show_drawings(id, guest);
    }

    /// Everything, for a new connection. Made once for all as long as nothing changes: most
    /// that ask again have lost their connection, and one that does so on purpose costs little.
    async fn welcome(&mut self, guest: Option<Guest>) -> Arc<str> {
        // Those who watch are told the same, unless they have muted somebody.
        let own = |guest: &Guest| self.table.guests().contains(guest) || self.muted.knows(*guest);
        let guest = guest.filter(own);
        if let Some(welcome) = self.welcomes.get(&guest) {
            return welcome.clone();
        }
        let chat = self.chat(guest).await;
        let table = Box::new(view::whole(self, guest, chat));
        let welcome = text(&ToClient::Welcome { table });
        // What is left on a clock changes all the time.
        if self.table.wakes().is_none() {
            self.welcomes.insert(guest, welcome.clone());
        }
        welcome
    }

    /// Makes sure that there is a history. Making it takes long: that is done aside.
    pub(super) async fn remember_history(&mut self) {
        if self.history.is_none() {
            let table = self.table.clone();
            self.history = self.host.history(table).await;
            if self.history.is_none() {
                self.ending = Some(Ending::Broken);
            }
        }
    }

    pub(super) async fn chat(&self, reader: Option<Guest>) -> Vec<ChatLine> {
        let mut rows = self.host.chat(self.table.id(), CHAT_SHOWN).await;
        if HAS_OTHERS {
            let hides = |guest: u64| self.muted.hides(reader, Guest(guest));
            rows.retain(|row| !row.guest.is_some_and(hides));
        }
        let unknown = rows.iter().filter_map(|row| row.guest).map(Guest);
        let unknown: Vec<Guest> = unknown.filter(|&guest| !self.names.knows(guest)).collect();
        let others: HashMap<Guest, String> = self.host.names(unknown).await.into_iter().collect();
        let name = |guest: u64| {
            let guest = Guest(guest);
            match others.get(&guest) {
                Some(name) => name.clone(),
                None => self.name(guest).into_owned(),
            }
        };
        let line = |row: ChatRow| ChatLine {
            at: row.at,
            seat: row.seat,
            name: row.guest.map(name).unwrap_or_default(),
            phrase: HAS_OTHERS && row.phrase().is_some(),
            text: row.phrase().unwrap_or(&row.text).to_owned(),
        };
        rows.into_iter().map(line).collect()
    }

    /// Deletes what is known here about a guest, and closes their sockets.
    pub(super) fn forget_guest(&mut self, guest: Guest) {
        self.names.remove(guest);
        self.plans.forget(guest);
        self.done.retain(|(key, _)| key.guest != guest.0);
        self.welcomes.clear();
        let own = |(&id, socket): (&SocketId, &Socket)| (socket.guest == Some(guest)).then_some(id);
        let sockets: Vec<SocketId> = self.sockets.iter().filter_map(own).collect();
        for id in sockets {
            if let Some(socket) = self.sockets.get(&id) {
                // A socket whose box is full is cut off all the same.
                let _ = socket
                    .outbox
                    .send(Letter::Close(Closed::Ended(say::plain("denial-forgotten"))));
            }
            self.leave(id);
        }
        self.tell_seats();
    }

    /// A socket of this guest is gone: if it was the last, so is the guest.
    pub(super) fn note_absence(&mut self, guest: Option<Guest>) {
        if let Some(guest) = guest.filter(|&guest| !self.is_here(guest)) {
            self.absent.insert(guest, self.now());
            self.muted.remove(guest);
            self.erase(guest);
        }
    }

    pub(super) fn leave(&mut self, id: SocketId) {
        self.hinting.remove(&id);
        let Some(Socket { guest, .. }) = self.sockets.remove(&id) else { return };
        self.changed = self.now();
        self.note_absence(guest);
        if self.thinks_for().is_none() {
            // It thinks again when somebody comes back.
            self.thinking = None;
        }
        self.tell_seats();
    }

    pub(super) async fn say(&mut self, socket: SocketId, message: ToServer) {
        let Some(guest) = self.sockets.get(&socket).map(|socket| socket.guest) else { return };
        if let Some(id) = message.id().filter(|id| id.len() > ID_LONGEST) {
            let why = say::with("denial-long-id", [("most", say::number(ID_LONGEST))]);
            return self.refuse(socket, id.to_owned(), why);
        }
        let (id, command) = match message {
            ToServer::Hello { after, .. } => return self.greet(socket, after).await,
            ToServer::Ping => return self.send(socket, &ToClient::Pong),
            ToServer::Why { id, action } => return self.why(socket, id, &action),
            ToServer::Hint { id, seat } => {
                return self.help(socket, guest, id, seat, Help::Hint).await;
            }
            ToServer::Assist { id, seat } => {
                return self.help(socket, guest, id, seat, Help::Evaluation).await;
            }
            ToServer::Chat { id, text } => {
                return self.hear(socket, guest, id, &text, false).await;
            }
            ToServer::Phrase { id, phrase } => {
                return self.hear(socket, guest, id, &phrase, true).await;
            }
            ToServer::Draw { id, drawings } => return self.draw(socket, guest, id, drawings),
            ToServer::Introduce { id, seat, player, name, avatar } => {
                let whose = guest.map_or(0, |guest| guest.0);
                let player = SeatPlayer { seat, guest: whose, id: player, name, avatar };
                return self.introduce(socket, guest, id, player).await;
            }
            ToServer::Plan { id, seat, moves, lines } => {
                let wish = wire::SeatPlan { seat, lines };
                return self.plan(socket, guest, id, wish, moves).await;
            }
            ToServer::Again { id, keep } => {
                return self.play_again(socket, guest, id, keep).await;
            }
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
        if sits && let Some(why) = self.not_rated(guest).await {
            return self.refuse(socket, id, say::plain(why));
        }
        match self.command(By::Guest(guest), &command, Some(key)).await {
            Ok(number) => self.send(socket, &ToClient::Done { id, number }),
            Err(NotDone::Refused(why)) => self.refuse(socket, id, why),
            Err(NotDone::Unknown) => return,
        }
        if sits {
            self.tell_seats();
            self.tell_plans(guest);
            // If that cannot be noted now, it is asked again when the room settles.
            drop(self.note_holiday(guest).await);
        }
    }

    /// Why a guest cannot sit down at a rated table.
    async fn not_rated(&self, guest: Guest) -> Option<&'static str> {
        if !self.table.terms().rated {
            return None;
        }
        if self.table.guests().contains(&guest) {
            return Some("denial-rated-twice");
        }
        (!self.host.has_account(guest).await).then_some("denial-rated-account")
    }

    /// The number that a message was acknowledged with, if it was carried out already.
    pub(super) fn was_done(&self, key: &MessageKey) -> Option<u32> {
        self.done.iter().find(|(done, _)| done == key).map(|&(_, number)| number)
    }

    pub(super) fn why(&mut self, socket: SocketId, id: String, action: &str) {
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

    pub(super) async fn hear(
        &mut self,
        socket: SocketId,
        guest: Option<Guest>,
        id: String,
        text: &str,
        phrase: bool,
    ) {
        let (text, phrase) = (text.trim(), phrase && HAS_OTHERS);
        let bad = text.is_empty()
            || text.chars().count() > CHAT_LONGEST
            || text.chars().any(char::is_control);
        let why = match guest {
            // A phrase harms nobody: it needs no chat, but a seat.
            _ if phrase && !wire::PHRASES.contains(&text) => Some("denial-phrase"),
            Some(guest) if phrase => self.seat_of(guest).is_none().then_some("denial-phrase-seat"),
            _ if !phrase && !self.table.terms().chat => Some("denial-no-chat"),
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
        if self.quota.take(guest, text.len() + id.len(), Duration::from_millis(self.now())).is_err()
        {
            return self.refuse(socket, id, say::plain("denial-chat-quota"));
        }
        let at = self.now();
        let seat = self.seat_of(guest);
        let kept = if phrase { ChatRow::phrase_text(text) } else { text.to_owned() };
        let row = ChatRow { at, guest: Some(guest.0), seat, text: kept };
        match self.host.add_chat(self.table.id(), row, key.clone()).await {
            Ok(()) => {}
            // It was said so long ago that this room does not remember.
            Err(StoreError::Repeated { number }) => {
                return self.send(socket, &ToClient::Done { id, number });
            }
            Err(fault) => match self.not_stored(&fault) {
                NotDone::Refused(why) => return self.refuse(socket, id, why),
                NotDone::Unknown => return,
            },
        }
        self.remember(key, number);
        self.welcomes.clear();
        let name = self.name(guest).into_owned();
        let line = ChatLine { at, seat, name, text: text.to_owned(), phrase };
        let letter = Letter::Message(self::text(&ToClient::Chatted { line }));
        self.listeners(None, Some(guest), &letter);
        self.send(socket, &ToClient::Done { id, number });
    }

    pub(super) async fn play_again(
        &mut self,
        socket: SocketId,
        guest: Option<Guest>,
        id: String,
        keep: bool,
    ) {
        let opening = if keep { Opening::same_seats } else { Opening::next_seats };
        let seated = guest.filter(|_| self.table.people().contains(&guest));
        let why = match (seated, self.table.is_over(), self.table.again()) {
            (None, ..) => Some(say::plain("denial-no-guest")),
            (_, false, _) => Some(self.denied(&Denial::NotOver)),
            // Somebody else asked first: that is as good.
            (_, _, Some(_)) => None,
            (Some(guest), ..) => match self.host.open_again(guest, opening(&self.table)).await {
                Ok(table) => {
                    let again = Command::Again(table);
                    self.command(By::House, &again, None).await.err().map(NotDone::said)
                }
                Err(why) => Some(why),
            },
        };
        let number = self.table.last();
        match why {
            Some(why) => self.refuse(socket, id, why),
            None => self.send(socket, &ToClient::Done { id, number }),
        }
    }
}
