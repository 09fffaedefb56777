//! A table with the names of its people, from which its record is made.

use super::Room;
use crate::names::is_bot;
use rules::Seat;
use table::{Holder, Record, Table};

/// A table, and who sits where. Taken from a room at once; the record can be made elsewhere.
#[derive(Clone, Debug)]
pub struct Signed {
    table: Table,
    names: Vec<String>,
}

impl Room {
    /// The table with the names of its people as they are now.
    pub fn signed(&self) -> Signed {
        let seats = self.table.game().seating().all_seats();
        let who = |(seat, holder): (Seat, &Holder)| match (holder.guest(), holder.level()) {
            // A record has no language of its own, as with the levels of computers.
            (Some(guest), _) if is_bot(guest) => format!("{} (bot)", self.name_at(seat)),
            (Some(_), _) => self.name_at(seat).into_owned(),
            (None, Some(level)) => format!("level{level}"),
            (None, None) => String::new(),
        };
        let names = seats.zip(self.table.holders()).map(who).collect();
        Signed { table: self.table.clone(), names }
    }
}

impl Signed {
    /// The record, with a note that names the holder of each seat. Slow for a long game.
    pub fn record(&self) -> Record {
        let seats = self.names.iter().zip(1..);
        let note =
            |record: Record, (who, seat): (&String, i32)| record.note(&format!("seat {seat}"), who);
        seats.fold(self.table.record(), note)
    }
}
