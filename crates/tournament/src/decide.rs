//! What may happen: commands are looked at, events are the answer.

use crate::denial::Denial;
use crate::event::{Command, Event, Mark};
use crate::lot::Lot;
use crate::pair;
use crate::settings::{Entrant, Seeding};
use crate::state::Tournament;

/// The purpose of the lot that makes the draw; rounds have the numbers from one.
const DRAW: u32 = 0;

impl Tournament {
    /// What comes of a command: events for [`apply`](Tournament::apply), or why not. Changes
    /// nothing.
    pub fn decide(&self, command: &Command) -> Result<Vec<Event>, Denial> {
        let event = match command {
            Command::Join(entrant) => Event::Joined { entrant: *entrant },
            Command::Withdraw(entrant) => return self.withdraw(*entrant),
            Command::Start { seed } => return self.start(*seed),
            Command::Record { table, marks } => {
                let round = self.rounds().len() as u32;
                Event::Recorded { round, table: *table, marks: marks.clone() }
            }
            Command::Correct { round, table, game, marks } => {
                Event::Corrected { round: *round, table: *table, game: *game, marks: marks.clone() }
            }
            Command::Next => {
                self.check_next()?;
                self.paired()
            }
            Command::End => Event::Ended,
        };
        self.check(&event)?;
        Ok(vec![event])
    }

    /// Decides a command and applies its events, which are returned.
    pub fn act(&mut self, command: &Command) -> Result<Vec<Event>, Denial> {
        let events = self.decide(command)?;
        events.iter().try_for_each(|event| self.apply(event.clone()))?;
        Ok(events)
    }

    /// Who withdraws loses an open game for two. At a table of more the others play.
    fn withdraw(&self, entrant: Entrant) -> Result<Vec<Event>, Denial> {
        let withdrew = Event::Withdrew { entrant };
        self.check(&withdrew)?;
        let open = self.open_tables();
        let round = self.rounds().len() as u32;
        let pairings = self.rounds().last().map_or(&[][..], |round| &round.pairings);
        let lost = pairings.iter().zip(1..).find(|(pairing, table)| {
            open.contains(table) && pairing.entrants.len() == 2 && pairing.has(entrant)
        });
        let lost = lost.map(|(pairing, table)| {
            // An opponent who has withdrawn from the same game has lost it already, so that it
            // is not open any more.
            let mark = |&other: &Entrant| match other == entrant {
                true => Mark::Absent,
                false => Mark::Place(1),
            };
            Event::Recorded { round, table, marks: pairing.entrants.iter().map(mark).collect() }
        });
        Ok([withdrew].into_iter().chain(lost).collect())
    }

    fn start(&self, seed: u32) -> Result<Vec<Event>, Denial> {
        let mut order: Vec<Entrant> = self.active().collect();
        if self.settings().seeding == Seeding::Lot {
            Lot::new(seed, DRAW).shuffle(&mut order);
        }
        let started = Event::Started { seed, order };
        let mut begun = self.clone();
        begun.apply(started.clone())?;
        Ok(vec![started, begun.paired()])
    }

    /// The next round. There must be one.
    fn paired(&self) -> Event {
        let round = self.rounds().len() as u32 + 1;
        let pair::Tables { pairings, byes } = pair::next_round(self);
        Event::Paired { round, pairings, byes }
    }
}
