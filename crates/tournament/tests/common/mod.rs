//! Tournaments to test with.

// Each test file is a program of its own and uses its own part of this.
#![allow(dead_code)]
#![allow(clippy::unwrap_used)]

use spielhof_tournament::{Command, Entrant, Format, Mark, Pairing, Round, Settings, Tournament};

/// Numbers that follow from a seed, independent of those of the crate.
pub struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

pub fn luck(seed: u64) -> Luck {
    Luck(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
}

/// A tournament of entrants 1 to `entrants` that has started.
pub fn started(settings: Settings, entrants: u32, seed: u32) -> Tournament {
    let mut tournament = Tournament::open(settings).unwrap();
    for number in 1..=entrants {
        tournament.act(&Command::Join(Entrant(number))).unwrap();
    }
    tournament.act(&Command::Start { seed }).unwrap();
    tournament
}

pub fn start(format: Format, entrants: u32, seed: u32) -> Tournament {
    started(Settings::new("Test", format), entrants, seed)
}

pub fn win() -> Vec<Mark> {
    vec![Mark::Place(1), Mark::Place(2)]
}

pub fn loss() -> Vec<Mark> {
    vec![Mark::Place(2), Mark::Place(1)]
}

pub fn draw() -> Vec<Mark> {
    vec![Mark::Place(1), Mark::Place(1)]
}

/// Possible marks at a table of this size: places from scores, sometimes an absent player.
pub fn any_marks(size: usize, luck: &mut Luck) -> Vec<Mark> {
    let scores: Vec<Option<u64>> =
        (0..size).map(|_| (luck.below(20) > 0).then(|| luck.below(3 * size as u64))).collect();
    let place = |score: u64| scores.iter().flatten().filter(|&&other| other > score).count() + 1;
    let mark = |score: &Option<u64>| match score {
        Some(score) => Mark::Place(place(*score) as u32),
        None => Mark::Absent,
    };
    scores.iter().map(mark).collect()
}

/// Records results until the round is complete.
pub fn finish_round(tournament: &mut Tournament, luck: &mut Luck) {
    while let Some(&table) = tournament.open_tables().first() {
        let size = last(tournament).pairings[table as usize - 1].entrants.len();
        let marks = any_marks(size, luck);
        tournament.act(&Command::Record { table, marks }).unwrap();
    }
}

pub fn last(tournament: &Tournament) -> &Round {
    tournament.rounds().last().unwrap()
}

/// Plays all rounds. `between` is called before each further one.
pub fn play_out(
    tournament: &mut Tournament,
    luck: &mut Luck,
    mut between: impl FnMut(&mut Tournament, &mut Luck),
) {
    finish_round(tournament, luck);
    while tournament.rounds().len() < tournament.total_rounds().unwrap() as usize {
        between(tournament, luck);
        tournament.act(&Command::Next).unwrap();
        finish_round(tournament, luck);
    }
}

/// All pairings of all rounds.
pub fn pairings(tournament: &Tournament) -> impl Iterator<Item = &Pairing> {
    tournament.rounds().iter().flat_map(|round| &round.pairings)
}

/// Records a result between two entrants in the current round: the points of the first in halves.
pub fn score(tournament: &mut Tournament, one: u32, other: u32, halves: u32) {
    let (one, other) = (Entrant(one), Entrant(other));
    let tables = &last(tournament).pairings;
    let at = tables.iter().position(|table| table.has(one) && table.has(other)).unwrap();
    let in_front = tables[at].entrants[0] == one;
    let marks = match (halves, in_front) {
        (1, _) => draw(),
        (2, true) | (0, false) => win(),
        _ => loss(),
    };
    tournament.act(&Command::Record { table: at as u32 + 1, marks }).unwrap();
}
