//! The salts: random numbers that players add to the dice, and to the lot that decides who
//! begins. They are collected between the beginning and the first draw; a salt counts only while
//! the guest who gave it holds the seat, and after the first draw it is fixed.

use crate::clock::{Clock, Millis};
use crate::event::Guest;
use crate::table::{Holder, Table};
use rules::Seat;

impl Table {
    /// Is anything drawn at this table: rolls, or the seat that begins?
    pub(crate) fn draws(&self) -> bool {
        self.game().has_chance() || self.terms().lot
    }

    /// Is the seat that begins still to be drawn?
    pub(crate) fn is_undrawn(&self) -> bool {
        self.terms().lot && self.drawn.is_none()
    }

    /// The seat that begins, from one; none while it is still to be drawn.
    pub fn first(&self) -> Option<u8> {
        if self.terms().lot { self.drawn } else { Some(self.terms().first) }
    }

    /// The seats whose people owe a salt: one for each person, between the beginning and the
    /// first draw.
    pub fn unseeded(&self) -> Vec<Seat> {
        let collects = self.began() && !self.is_over() && !self.is_fixed();
        if !collects || !self.draws() {
            return Vec::new();
        }
        let mut asked = Vec::new();
        let owes = |&seat: &Seat| match self.holder(seat) {
            Holder::Person(guest) if !self.has_given(guest) && !asked.contains(&guest) => {
                asked.push(guest);
                true
            }
            _ => false,
        };
        self.game().seating().all_seats().filter(owes).collect()
    }

    /// Has a guest given a salt for one of the seats that they hold?
    fn has_given(&self, guest: Guest) -> bool {
        let mut seats = self.holders().iter().zip(&self.salts);
        seats.any(|(holder, salt)| {
            holder.guest() == Some(guest) && salt.is_some_and(|salt| salt.giver == Some(guest))
        })
    }

    /// A seat with a salt of a guest who holds it no longer, while that can still be put right.
    pub(crate) fn stale_salt(&self) -> Option<Seat> {
        if self.is_fixed() {
            return None;
        }
        let stale = |&seat: &Seat| {
            let salt = self.salts[seat.index()];
            salt.is_some_and(|salt| self.holder(seat).guest() != salt.giver)
        };
        self.game().seating().all_seats().find(stale)
    }

    /// When a table with a clock in days gives up on salts that do not come. At other tables
    /// that depends on who is there, which the house knows. Those who are away have time from their
    /// return.
    pub(crate) fn salts_due(&self) -> Option<Millis> {
        match self.terms().clock {
            clock @ Clock::Days(_) => {
                let returns = self.unseeded().into_iter().map(|seat| self.away_until(seat));
                let since = returns.chain([self.collecting?]).max()?;
                Some(since + clock.allowance()?)
            }
            _ => None,
        }
    }

    /// The salts, seat by seat.
    pub fn seeds(&self) -> Vec<Option<[u8; 32]>> {
        self.salts.iter().map(|salt| salt.map(|salt| salt.bytes)).collect()
    }

    /// The salts with the numbers of their seats, as the dice take them.
    pub(crate) fn numbered_salts(&self) -> Vec<(u8, [u8; 32])> {
        let numbered = (1..).zip(&self.salts);
        numbered.filter_map(|(seat, salt)| Some((seat, (*salt)?.bytes))).collect()
    }
}
