//! Arrows and circles that people at a table show each other. They are passed on and kept in memory
//! until the position changes; nothing of them is stored.

use super::Room;
use super::tell::text;
use crate::address::SocketId;
use crate::call::Letter;
use crate::limiter::{Bucket, Limit, Limiter, Moment, TooOften, take_all};
use std::time::Duration;
use table::{Event, Guest};
use wire::{Drawing, ToClient};

/// The most that somebody can show at once.
const MOST: usize = 32;
const GUEST: Limit = Limit::per_second(3, 20);
const TABLE: Limit = Limit::per_second(10, 60);

/// What is drawn at a table.
pub struct Drawings {
    shown: Vec<Shown>,
    /// How many have drawn so far.
    count: u32,
    guests: Limiter<Guest>,
    table: Bucket,
}

/// What somebody shows.
struct Shown {
    guest: Guest,
    by: u32,
    list: Vec<Drawing>,
}

impl Drawings {
    /// Nothing is drawn.
    pub fn new() -> Drawings {
        let (guests, table) = (Limiter::new(GUEST), Bucket::new(TABLE));
        Drawings { shown: Vec::new(), count: 0, guests, table }
    }

    /// Charges a message to a guest and the table, or nothing if that is too much for either.
    fn take(&mut self, guest: Guest, now: Moment) -> Result<(), TooOften> {
        take_all([(self.guests.bucket(guest, now), 1), (&mut self.table, 1)], now)
    }

    /// Keeps what a guest shows now: the number that tells the guest apart, if others have to be
    /// told.
    fn replace(&mut self, guest: Guest, list: Vec<Drawing>) -> Option<u32> {
        if list.is_empty() {
            return self.remove(guest);
        }
        if let Some(shown) = self.shown.iter_mut().find(|shown| shown.guest == guest) {
            shown.list = list;
            return Some(shown.by);
        }
        self.count += 1;
        self.shown.push(Shown { guest, by: self.count, list });
        Some(self.count)
    }

    fn remove(&mut self, guest: Guest) -> Option<u32> {
        let place = self.shown.iter().position(|shown| shown.guest == guest)?;
        Some(self.shown.remove(place).by)
    }

    /// Forgets everything where these events change the position. Clients do the same by themselves.
    pub fn forget_after(&mut self, events: &[Event]) {
        let moves = |event: &Event| matches!(event, Event::Acted { .. } | Event::TookBack { .. });
        if events.iter().any(moves) {
            self.shown.clear();
        }
    }
}

impl Room {
    /// Passes on what somebody has drawn. A guest who may not chat may not draw for others.
    pub(super) fn draw(
        &mut self,
        socket: SocketId,
        guest: Option<Guest>,
        id: String,
        drawings: Vec<Drawing>,
    ) {
        let cells = self.table.game().board().len();
        let fits = |cell: u16| usize::from(cell) < cells;
        let good = drawings.len() <= MOST
            && drawings.iter().all(|drawing| fits(drawing.from) && fits(drawing.to));
        let now = Duration::from_millis(self.now());
        let why = match guest {
            _ if !self.table.terms().chat => Some(say::plain("denial-no-chat")),
            None => Some(say::plain("denial-no-guest")),
            Some(_) if !good => Some(say::plain("denial-drawings")),
            Some(guest) if self.drawings.take(guest, now).is_err() => {
                Some(say::plain("denial-draw-quota"))
            }
            Some(_) => None,
        };
        if let Some(why) = why {
            return self.refuse(socket, id, why);
        }
        if let Some(guest) = guest
            && let Some(by) = self.drawings.replace(guest, drawings.clone())
        {
            let letter = Letter::Message(text(&self.drawn(guest, by, drawings)));
            self.listeners(Some(socket), Some(guest), &letter);
        }
        let number = self.table.last();
        self.send(socket, &ToClient::Done { id, number });
    }

    /// A guest is gone: so is what they have drawn.
    pub(super) fn erase(&mut self, guest: Guest) {
        if let Some(by) = self.drawings.remove(guest) {
            let letter = Letter::Message(text(&self.drawn(guest, by, Vec::new())));
            self.everybody(&letter);
        }
    }

    /// Shows a new connection what others have drawn.
    pub(super) fn show_drawings(&mut self, id: SocketId, guest: Option<Guest>) {
        let shows = |by: Guest| Some(by) != guest && !self.muted.hides(guest, by);
        let others = self.drawings.shown.iter().filter(|shown| shows(shown.guest));
        let messages: Vec<ToClient> =
            others.map(|shown| self.drawn(shown.guest, shown.by, shown.list.clone())).collect();
        for message in messages {
            self.send(id, &message);
        }
    }

    fn drawn(&self, guest: Guest, by: u32, drawings: Vec<Drawing>) -> ToClient {
        let name = self.name(guest).into_owned();
        ToClient::Drawn { by, seat: self.seat_of(guest), name, drawings }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::Ink;

    const ARROW: Drawing = Drawing { from: 0, to: 1, ink: Ink::Green };

    #[test]
    fn a_guest_keeps_the_number_while_something_is_drawn() {
        let mut drawings = Drawings::new();
        let (ada, bo) = (Guest(1), Guest(2));
        assert_eq!(drawings.replace(ada, vec![ARROW]), Some(1));
        assert_eq!(drawings.replace(bo, vec![ARROW]), Some(2));
        assert_eq!(drawings.replace(ada, vec![ARROW, ARROW]), Some(1));
        assert_eq!(drawings.replace(ada, Vec::new()), Some(1));
        assert_eq!(drawings.replace(ada, Vec::new()), None, "there was nothing to take away");
        assert_eq!(drawings.replace(ada, vec![ARROW]), Some(3));
    }

    #[test]
    fn another_position_takes_everything_away() {
        let mut drawings = Drawings::new();
        drawings.replace(Guest(1), vec![ARROW]);
        drawings.forget_after(&[Event::Began]);
        assert_eq!(drawings.shown.len(), 1);
        drawings.forget_after(&[Event::Acted { seat: 1, action: "e2-f3".to_owned() }]);
        assert!(drawings.shown.is_empty());
    }

    #[test]
    fn a_guest_who_draws_too_often_has_to_wait() {
        let mut drawings = Drawings::new();
        let now = Duration::from_secs(1_000_000);
        let drawn = |drawings: &mut Drawings, guest: u64, now: Moment| {
            (0..100).filter(|_| drawings.take(Guest(guest), now).is_ok()).count()
        };
        assert_eq!(drawn(&mut drawings, 1, now), 20);
        assert_eq!(
            drawn(&mut drawings, 2, now),
            20,
            "the limit of one guest does not affect another"
        );
        assert_eq!(drawn(&mut drawings, 1, now + Duration::from_secs(2)), 6);
    }
}
