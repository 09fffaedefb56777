//! What people at a table want: coming and going, what they say, chat, hints, another game.

use super::tell::text;
use super::{CHAT_LONGEST, Call, Letter, MISSED, Outbox, Room, Socket, SocketId, standing};
use crate::computers::{Answer, Wish};
use crate::{denials, shape, view};
use std::collections::HashMap;
use std::time::Instant;
use store::{Append, ChatRow, MessageKey};
use table::{By, Command, Denial, Guest, Holder, Waiting};
use tokio::sync::oneshot;
use wire::{ChatLine, ToClient, ToServer};

impl Room {
    pub(super) async fn enter(
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
    pub(super) async fn greet(&mut self, id: SocketId, after: Option<u32>) {
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

    pub(super) async fn chat(&self) -> Vec<ChatLine> {
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

    pub(super) fn leave(&mut self, id: SocketId) {
        self.hinting.remove(&id);
        let Some(Socket { guest, .. }) = self.sockets.remove(&id) else { return };
        self.changed = Instant::now();
        if let Some(guest) = guest.filter(|&guest| !self.is_here(guest)) {
            self.absent.insert(guest, Instant::now());
        }
        self.tell_seats();
    }

    pub(super) async fn say(&mut self, socket: SocketId, message: ToServer) {
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
    ) {
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
    pub(super) fn nothing_but(&self, key: MessageKey) -> Append {
        Append {
            table: self.table.id().to_owned(),
            first: self.table.last() + 1,
            events: Vec::new(),
            message: Some(key),
            standing: standing(&self.table),
        }
    }

    pub(super) fn ask_hint(
        &mut self,
        socket: SocketId,
        guest: Option<Guest>,
        id: String,
        seat: u8,
    ) {
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

    pub(super) fn hint(
        &mut self,
        socket: SocketId,
        id: String,
        event: u32,
        answer: Option<Answer>,
    ) {
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

    pub(super) async fn play_again(&mut self, socket: SocketId, guest: Option<Guest>, id: String) {
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
}
