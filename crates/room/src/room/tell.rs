//! Sends everybody what happened, and closes connections that do not read.

use super::view;
use super::{Room, Socket};
use crate::address::SocketId;
use crate::call::Letter;
use std::collections::HashMap;
use std::sync::Arc;
use table::{Event, Guest};
use wire::{Happening, Said, ToClient};

impl Room {
    /// Tells everybody what happened. Only the last event comes with the new scene.
    pub(super) fn tell(
        &mut self,
        first: u32,
        at: u64,
        events: &[Event],
        happenings: Vec<Option<Happening>>,
    ) {
        let happenings: Vec<(u32, Happening)> = (first..)
            .zip(happenings)
            .filter_map(|(number, happening)| Some((number, happening?)))
            .collect();
        let Some((&(last, ref latest), before)) = happenings.split_last() else { return };
        let scene = view::common(&self.table, self.now());
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
            // All spectators see the same.
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
                .try_for_each(|letter| socket.outbox.send(Letter::Message(letter.clone())));
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
    pub(super) fn cut(&mut self, sockets: Vec<SocketId>) {
        if sockets.is_empty() {
            return;
        }
        for id in sockets {
            let guest = self.sockets.remove(&id).and_then(|socket| socket.guest);
            // The socket says goodbye later, when it is not known here any more.
            self.note_absence(guest);
            self.host.count_cut();
        }
        // Nobody else says that they are gone. What is sent may cut off more, but each only once.
        self.tell_seats();
    }

    pub(super) fn everybody(&mut self, letter: &Letter) {
        self.listeners(None, None, letter);
    }

    /// Tells everybody but a socket, and those who do not want to see the words of a guest.
    pub(super) fn listeners(
        &mut self,
        sender: Option<SocketId>,
        speaker: Option<Guest>,
        letter: &Letter,
    ) {
        let hidden = |socket: &Socket| {
            speaker.is_some_and(|speaker| self.muted.hides(socket.guest, speaker))
        };
        let full = |(&id, socket): (&SocketId, &Socket)| {
            (Some(id) != sender && !hidden(socket) && socket.outbox.send(letter.clone()).is_err())
                .then_some(id)
        };
        let cut = self.sockets.iter().filter_map(full).collect();
        self.cut(cut);
    }

    pub(super) fn tell_seats(&mut self) {
        self.welcomes.clear();
        let watching = self.watching();
        let guests: Vec<(SocketId, Option<Guest>)> =
            self.sockets.iter().map(|(&id, socket)| (id, socket.guest)).collect();
        for (id, guest) in guests {
            let seats = view::seats(self, guest);
            self.send(id, &ToClient::Seats { seats, watching });
        }
    }

    pub(super) fn send(&mut self, id: SocketId, message: &ToClient) {
        self.send_text(id, text(message));
    }

    pub(super) fn send_text(&mut self, id: SocketId, text: Arc<str>) {
        let Some(socket) = self.sockets.get(&id) else { return };
        if socket.outbox.send(Letter::Message(text)).is_err() {
            self.cut(vec![id]);
        }
    }

    pub(super) fn refuse(&mut self, socket: SocketId, id: String, why: Said) {
        self.send(socket, &ToClient::Refused { id, why });
    }
}

/// A message as it goes over the wire.
pub(super) fn text(message: &ToClient) -> Arc<str> {
    // Messages are made of texts and whole numbers: they can always be written.
    serde_json::to_string(message).unwrap_or_default().into()
}
