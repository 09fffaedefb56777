//! Salts that do not come: since when they are owed, and what the house does about it.

use super::Room;
use store::Millis;
use table::{Clock, Command, Guest, Holder, STAND_IN, Waiting};

/// A guest owes a salt.
#[derive(Clone, Copy, Debug)]
pub(super) struct Owing {
    /// Since when.
    pub since: Millis,
    /// Since when their page could have sent it.
    seen: Option<Millis>,
}

impl Room {
    /// Notes who owes a salt, and forgets those who do not any more.
    pub(super) fn note_salts(&mut self) {
        let owing: Vec<Guest> = self.owing_seats().into_iter().map(|(_, guest)| guest).collect();
        self.owing.retain(|guest, _| owing.contains(guest));
        let now = self.now();
        for guest in owing {
            let here = self.is_here(guest);
            let owing = self.owing.entry(guest).or_insert(Owing { since: now, seen: None });
            if here {
                owing.seen.get_or_insert(now);
            }
        }
    }

    fn owing_seats(&self) -> Vec<(u8, Guest)> {
        let Waiting::Seeds(seats) = self.table.waiting() else { return Vec::new() };
        let person = |seat: rules::Seat| match self.table.holder(seat) {
            Holder::Person(guest) => Some((seat.number(), guest)),
            _ => None,
        };
        seats.into_iter().filter_map(person).collect()
    }

    /// What the house does about the salt that is overdue first, and when. A page sends its salt
    /// by itself, so the time counts from the moment when the page was there, whether it stays
    /// or not. Nobody else at the table: nobody waits. With a clock in days the table counts.
    pub(super) fn overdue(&self) -> Option<(Command, Millis)> {
        let alone = self.table.guests().len() < 2;
        if alone || matches!(self.table.terms().clock, Clock::Days(_)) {
            return None;
        }
        let stands_in = self.absence().is_some();
        let due = |(seat, guest): (u8, Guest)| {
            let owing = self.owing.get(&guest)?;
            let since = owing.seen.or((!stands_in).then_some(owing.since))?;
            let command = match self.is_here(guest) {
                false if stands_in => Command::StandIn(seat, STAND_IN),
                _ => Command::BreakOff(seat),
            };
            (self.is_here(guest) || self.is_waited_for(guest))
                .then_some((command, since + self.host.settings().salt))
        };
        self.owing_seats().into_iter().filter_map(due).min_by_key(|&(_, at)| at)
    }
}
