//! Whether an event follows from those before.

use crate::denial::Denial;
use crate::event::{Bye, Event, Mark};
use crate::settings::{Entrant, Format, MOST_ENTRANTS, MOST_ROUNDS, Settings};
use crate::state::{Pairing, Phase, Tournament};
use std::collections::BTreeSet;

impl Settings {
    /// Whether a tournament can be played with them.
    pub(crate) fn check(&self) -> Result<(), Denial> {
        let control = |text: &str| text.contains(char::is_control);
        if control(&self.name) || control(&self.game) || self.game.contains(' ') {
            return Err(Denial::Name);
        }
        let (least, most) = match self.format {
            Format::Groups { .. } => (3, 6),
            _ => (2, 2),
        };
        if !(least..=most).contains(&self.players) {
            return Err(Denial::Players { found: self.players, least, most });
        }
        match self.format {
            Format::Swiss { rounds } | Format::Groups { rounds }
                if !(1..=MOST_ROUNDS).contains(&rounds) =>
            {
                Err(Denial::Rounds { found: rounds, most: MOST_ROUNDS })
            }
            Format::KnockOut { best_of, .. } if best_of % 2 == 0 || best_of > 99 => {
                Err(Denial::BestOf(best_of))
            }
            _ => Ok(()),
        }
    }
}

impl Tournament {
    /// Whether an event can happen now.
    pub(crate) fn check(&self, event: &Event) -> Result<(), Denial> {
        match event {
            Event::Opened { .. } => Err(Denial::OpenedAlready),
            Event::Joined { entrant } => self.check_join(*entrant),
            Event::Withdrew { entrant } => self.check_withdrawal(*entrant),
            Event::Started { order, .. } => self.check_start(order),
            Event::Paired { round, pairings, byes } => {
                self.check_next()?;
                self.check_round(*round, pairings, byes)
            }
            Event::Recorded { round, table, marks } => self.check_record(*round, *table, marks),
            Event::Corrected { round, table, game, marks } => {
                self.check_correction(*round, *table, *game, marks)
            }
            Event::Ended => {
                self.running()?;
                self.all_decided()
            }
        }
    }

    fn joining(&self) -> Result<(), Denial> {
        match self.phase() {
            Phase::Joining => Ok(()),
            Phase::Running => Err(Denial::Started),
            Phase::Ended => Err(Denial::Over),
        }
    }

    fn running(&self) -> Result<(), Denial> {
        match self.phase() {
            Phase::Joining => Err(Denial::NotStarted),
            Phase::Running => Ok(()),
            Phase::Ended => Err(Denial::Over),
        }
    }

    fn all_decided(&self) -> Result<(), Denial> {
        let open = self.open_tables();
        if open.is_empty() { Ok(()) } else { Err(Denial::OpenTables(open)) }
    }

    fn check_join(&self, entrant: Entrant) -> Result<(), Denial> {
        self.joining()?;
        if self.entries().iter().any(|entry| entry.entrant == entrant) {
            return Err(Denial::JoinedAlready(entrant));
        }
        if self.entries().len() >= MOST_ENTRANTS {
            return Err(Denial::Full(MOST_ENTRANTS));
        }
        Ok(())
    }

    fn check_withdrawal(&self, entrant: Entrant) -> Result<(), Denial> {
        if self.phase() == Phase::Ended {
            return Err(Denial::Over);
        }
        match self.entries().iter().find(|entry| entry.entrant == entrant) {
            None => Err(Denial::NoSuchEntrant(entrant)),
            Some(entry) if entry.withdrew_after.is_some() => Err(Denial::Withdrawn(entrant)),
            Some(_) => Ok(()),
        }
    }

    fn check_start(&self, order: &[Entrant]) -> Result<(), Denial> {
        self.joining()?;
        let least = if matches!(self.settings().format, Format::Groups { .. }) { 3 } else { 2 };
        let active: BTreeSet<Entrant> = self.active().collect();
        if active.len() < least {
            return Err(Denial::TooFew { least, found: active.len() });
        }
        let named: BTreeSet<Entrant> = order.iter().copied().collect();
        if named != active || named.len() != order.len() {
            return Err(Denial::Draw);
        }
        Ok(())
    }

    /// Whether another round can be paired.
    pub(crate) fn check_next(&self) -> Result<(), Denial> {
        self.running()?;
        self.all_decided()?;
        let total = self.total_rounds().unwrap_or_default();
        if self.rounds().len() as u32 >= total {
            return Err(Denial::NoRoundLeft(total));
        }
        let found = self.active().count();
        // A knock-out goes on alone: who is left has byes until the end.
        if found < 2 && !matches!(self.settings().format, Format::KnockOut { .. }) {
            return Err(Denial::TooFew { least: 2, found });
        }
        Ok(())
    }

    /// Whether these can be the tables of the next round: everybody once. In a knock-out those
    /// who are out are missing.
    fn check_round(
        &self,
        round: u32,
        pairings: &[Vec<Entrant>],
        byes: &[Bye],
    ) -> Result<(), Denial> {
        let wrong = Denial::Pairings(round);
        let sizes = 2..=self.settings().players as usize;
        if round as usize != self.rounds().len() + 1
            || !pairings.iter().all(|table| sizes.contains(&table.len()))
        {
            return Err(wrong);
        }
        let active: BTreeSet<Entrant> = self.active().collect();
        let paired = pairings.iter().flatten().copied();
        let mut seen = BTreeSet::new();
        for entrant in paired.chain(byes.iter().map(|bye| bye.entrant)) {
            if !active.contains(&entrant) || !seen.insert(entrant) {
                return Err(wrong);
            }
        }
        let all = seen.len() == active.len();
        if !all && !matches!(self.settings().format, Format::KnockOut { .. }) {
            return Err(wrong);
        }
        Ok(())
    }

    fn table(&self, round: u32, table: u32) -> Result<&Pairing, Denial> {
        let rounds = self.rounds();
        let index = (round as usize).checked_sub(1);
        let found = index.and_then(|index| rounds.get(index)).ok_or(Denial::NoSuchRound(round))?;
        let index = (table as usize).checked_sub(1);
        let tables = found.pairings.len() as u32;
        let missing = Denial::NoSuchTable { table, tables };
        index.and_then(|index| found.pairings.get(index)).ok_or(missing)
    }

    fn check_record(&self, round: u32, table: u32, marks: &[Mark]) -> Result<(), Denial> {
        self.running()?;
        if round as usize != self.rounds().len() {
            return Err(Denial::NoSuchRound(round));
        }
        let pairing = self.table(round, table)?;
        if self.is_decided(pairing) {
            return Err(Denial::RecordedAlready(table));
        }
        check_marks(pairing, marks)
    }

    fn check_correction(
        &self,
        round: u32,
        table: u32,
        game: u32,
        marks: &[Mark],
    ) -> Result<(), Denial> {
        self.running()?;
        let pairing = self.table(round, table)?;
        check_marks(pairing, marks)?;
        let games = pairing.games.len() as u32;
        if !(1..=games).contains(&game) {
            return Err(Denial::NoSuchGame { game, games });
        }
        let Format::KnockOut { best_of, .. } = self.settings().format else { return Ok(()) };
        let mut corrected = pairing.clone();
        corrected.games[game as usize - 1] = marks.to_vec();
        let later = (round as usize) < self.rounds().len();
        if later && corrected.standing(best_of) != pairing.standing(best_of) {
            return Err(Denial::Advanced { round, table });
        }
        Ok(())
    }
}

/// A mark for each entrant, and each place is one more than the number of better ones.
fn check_marks(pairing: &Pairing, marks: &[Mark]) -> Result<(), Denial> {
    let (found, wanted) = (marks.len(), pairing.entrants.len());
    if found != wanted {
        return Err(Denial::MarkCount { found, wanted });
    }
    let places: Vec<u32> = marks.iter().filter_map(|mark| mark.place()).collect();
    let better = |place: u32| places.iter().filter(|&&other| other < place).count();
    let right = places.iter().all(|&place| place as usize == better(place) + 1);
    if right { Ok(()) } else { Err(Denial::Places) }
}
