//! What happened at a table as clients are told, kept ready: playing a long game again for
//! every new connection would take too long.

use super::view;
use crate::shape;
use table::Table;
use wire::{Happening, Move};

/// Every event of a log in the shape that goes over the wire.
pub struct History {
    /// What was played before the table was opened.
    earlier: Vec<Move>,
    /// By the number of the event, from one; none for what only the log needs.
    happenings: Vec<Option<Happening>>,
    /// Which of them are the actions that still stand.
    standing: Vec<usize>,
}

impl History {
    /// Plays the whole game again. Takes long for a long one.
    pub fn of(table: &Table) -> History {
        let mut then = table.before(1);
        let earlier = shape::moves(then.course());
        let mut history = History { earlier, happenings: Vec::new(), standing: Vec::new() };
        for entry in table.log() {
            let played = then.happen(entry.event.clone(), entry.at);
            history.add(view::happening(&entry.event, played.as_ref()));
        }
        history
    }

    /// The next event.
    pub fn add(&mut self, happening: Option<Happening>) {
        match &happening {
            Some(Happening::Acted { .. }) => self.standing.push(self.happenings.len()),
            Some(Happening::TookBack { actions, .. }) => {
                let left = self.standing.len().saturating_sub(*actions as usize);
                self.standing.truncate(left);
            }
            _ => {}
        }
        self.happenings.push(happening);
    }

    /// All actions that stand, each with what it did; earlier ones first.
    pub fn moves(&self) -> Vec<Move> {
        let moved = |&place: &usize| match &self.happenings[place] {
            Some(Happening::Acted { moved }) => Some(moved.clone()),
            _ => None,
        };
        self.earlier.iter().cloned().chain(self.standing.iter().filter_map(moved)).collect()
    }

    /// What happened after an event, with the numbers of the events.
    pub fn after(&self, number: u32) -> impl Iterator<Item = (u32, &Happening)> {
        let all = (1..).zip(&self.happenings).skip(number as usize);
        all.filter_map(|(number, happening)| Some((number, happening.as_ref()?)))
    }
}
