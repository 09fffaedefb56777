//! A tournament as its events have made it. What may happen is decided in `decide.rs`.

use crate::denial::{Denial, LogError};
use crate::event::{Bye, Event, Mark};
use crate::settings::{Cycles, Entrant, Format, Settings};
#[cfg(feature = "serde")]
use serde::Serialize;

/// How far a tournament is.
///
/// ```
/// use spielhof_tournament::{Format, Phase, Settings, Tournament};
/// let cup = Tournament::open(Settings::new("Cup", Format::Swiss { rounds: 3 })).unwrap();
/// assert_eq!(cup.phase(), Phase::Joining);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// People can join.
    Joining,
    /// Rounds are played.
    Running,
    /// It is over.
    Ended,
}

/// Somebody who joined. See [`Tournament::entries`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Entry {
    /// Who.
    pub entrant: Entrant,
    /// How many rounds were paired when they withdrew.
    pub withdrew_after: Option<u32>,
}

/// The entrants at a table and their games. See [`Tournament::rounds`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Pairing {
    /// The first moves first; in the next game of a match the second does, and so on in turn.
    pub entrants: Vec<Entrant>,
    /// The marks of each game, in the order of the entrants. More than one only in a knock-out.
    pub games: Vec<Vec<Mark>>,
}

/// How a match for two stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Match {
    Open,
    Won(Entrant),
    /// Neither has come.
    Nobody,
}

impl Pairing {
    /// Is this entrant at the table?
    pub fn has(&self, entrant: Entrant) -> bool {
        self.entrants.contains(&entrant)
    }

    /// The state of a match of at most this number of games. An absent player loses the match.
    pub(crate) fn standing(&self, best_of: u32) -> Match {
        let &[one, other] = self.entrants.as_slice() else { return Match::Open };
        let mut wins = [0, 0];
        for game in &self.games {
            match game.as_slice() {
                [Mark::Absent, Mark::Absent] => return Match::Nobody,
                [Mark::Absent, _] => return Match::Won(other),
                [_, Mark::Absent] => return Match::Won(one),
                [Mark::Place(a), Mark::Place(b)] if a < b => wins[0] += 1,
                [Mark::Place(a), Mark::Place(b)] if a > b => wins[1] += 1,
                _ => {}
            }
            if let Some(winner) = wins.iter().position(|&wins| wins > best_of / 2) {
                return Match::Won(if winner == 0 { one } else { other });
            }
        }
        Match::Open
    }
}

/// A round. See [`Tournament::rounds`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Round {
    /// The tables, the first first.
    pub pairings: Vec<Pairing>,
    /// Those without a game.
    pub byes: Vec<Bye>,
}

/// The draw at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Draw {
    pub seed: u32,
    pub order: Vec<Entrant>,
}

/// A tournament: commands become events, and events change it.
///
/// ```
/// use spielhof_tournament::{Command, Entrant, Format, Settings, ThirdPlace, Tournament};
/// let format = Format::KnockOut { best_of: 1, third_place: ThirdPlace::Shared };
/// let mut cup = Tournament::open(Settings::new("Cup", format)).unwrap();
/// for number in 1..=5 {
///     for event in cup.decide(&Command::Join(Entrant(number))).unwrap() {
///         cup.apply(event).unwrap();
///     }
/// }
/// cup.act(&Command::Start { seed: 3 }).unwrap(); // decide and apply in one
/// assert_eq!(cup.total_rounds(), Some(3));
/// assert_eq!(cup.rounds()[0].byes.len(), 3);
/// assert_eq!(Tournament::replay(cup.log().to_vec()).unwrap(), cup);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    settings: Settings,
    entries: Vec<Entry>,
    draw: Option<Draw>,
    rounds: Vec<Round>,
    ended: bool,
    log: Vec<Event>,
}

impl Tournament {
    /// Opens a tournament, with the first event of its log.
    pub fn open(settings: Settings) -> Result<Tournament, Denial> {
        settings.check()?;
        let opened = Event::Opened { settings: Box::new(settings.clone()) };
        let (entries, rounds) = (Vec::new(), Vec::new());
        Ok(Tournament { settings, entries, draw: None, rounds, ended: false, log: vec![opened] })
    }

    /// The tournament that a log describes.
    pub fn replay(log: impl IntoIterator<Item = Event>) -> Result<Tournament, LogError> {
        let mut log = log.into_iter();
        let Some(Event::Opened { settings }) = log.next() else { return Err(LogError::NoOpening) };
        let fault = |number| move |denial| LogError::Event { number, denial };
        let mut tournament = Tournament::open(*settings).map_err(fault(1))?;
        for (event, number) in log.zip(2..) {
            tournament.apply(event).map_err(fault(number))?;
        }
        Ok(tournament)
    }

    /// Lets an event happen, if it follows from those before.
    pub fn apply(&mut self, event: Event) -> Result<(), Denial> {
        self.check(&event)?;
        match &event {
            Event::Opened { .. } => {}
            &Event::Joined { entrant } => {
                self.entries.push(Entry { entrant, withdrew_after: None });
            }
            Event::Withdrew { entrant } => {
                let paired = self.rounds.len() as u32;
                let entry = self.entries.iter_mut().find(|entry| entry.entrant == *entrant);
                entry.into_iter().for_each(|entry| entry.withdrew_after = Some(paired));
            }
            Event::Started { seed, order } => {
                self.draw = Some(Draw { seed: *seed, order: order.clone() });
            }
            Event::Paired { pairings, byes, .. } => {
                let table = |entrants: &Vec<Entrant>| Pairing {
                    entrants: entrants.clone(),
                    games: Vec::new(),
                };
                let pairings = pairings.iter().map(table).collect();
                self.rounds.push(Round { pairings, byes: byes.clone() });
            }
            Event::Recorded { round, table, marks } => {
                if let Some(pairing) = self.pairing_mut(*round, *table) {
                    pairing.games.push(marks.clone());
                }
            }
            Event::Corrected { round, table, game, marks } => {
                let games = self.pairing_mut(*round, *table).map(|pairing| &mut pairing.games);
                let game = games.and_then(|games| games.get_mut((*game as usize).wrapping_sub(1)));
                game.into_iter().for_each(|game| game.clone_from(marks));
            }
            Event::Ended => self.ended = true,
        }
        self.log.push(event);
        Ok(())
    }

    fn pairing_mut(&mut self, round: u32, table: u32) -> Option<&mut Pairing> {
        let round = self.rounds.get_mut((round as usize).checked_sub(1)?)?;
        round.pairings.get_mut((table as usize).checked_sub(1)?)
    }

    /// What it was opened with.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Everybody who joined, in that order, withdrawn or not.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Everybody who takes part and has not withdrawn.
    pub fn active(&self) -> impl Iterator<Item = Entrant> + '_ {
        let active = |entry: &&Entry| entry.withdrew_after.is_none();
        self.entries.iter().filter(active).map(|entry| entry.entrant)
    }

    /// Does this entrant take part, and has not withdrawn?
    pub fn is_active(&self, entrant: Entrant) -> bool {
        self.active().any(|active| active == entrant)
    }

    /// The rounds that were paired.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Everything that happened.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// The draw, the best seed first; empty before the start.
    pub fn order(&self) -> &[Entrant] {
        self.draw.as_ref().map_or(&[], |draw| &draw.order)
    }

    /// The seed of all lots; none before the start.
    pub fn seed(&self) -> Option<u32> {
        self.draw.as_ref().map(|draw| draw.seed)
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match (&self.draw, self.ended) {
            (_, true) => Phase::Ended,
            (None, false) => Phase::Joining,
            (Some(_), false) => Phase::Running,
        }
    }

    /// How many rounds there will be; none before the start.
    pub fn total_rounds(&self) -> Option<u32> {
        let entrants = self.draw.as_ref()?.order.len() as u32;
        Some(match self.settings.format {
            Format::RoundRobin { cycles } => {
                let single =
                    if entrants.is_multiple_of(2) { entrants.saturating_sub(1) } else { entrants };
                single * if cycles == Cycles::Double { 2 } else { 1 }
            }
            Format::Swiss { rounds } | Format::Groups { rounds } => rounds,
            Format::KnockOut { .. } => entrants.next_power_of_two().ilog2(),
        })
    }

    /// Has this table everything it needs for the next round?
    pub fn is_decided(&self, pairing: &Pairing) -> bool {
        match self.settings.format {
            Format::KnockOut { best_of, .. } => pairing.standing(best_of) != Match::Open,
            _ => !pairing.games.is_empty(),
        }
    }

    /// The tables of the current round that have no result yet, from one.
    pub fn open_tables(&self) -> Vec<u32> {
        let pairings = self.rounds.last().map_or(&[][..], |round| &round.pairings);
        let open = |(pairing, number)| (!self.is_decided(pairing)).then_some(number);
        pairings.iter().zip(1..).filter_map(open).collect()
    }
}
