//! Groups: tables of three and more, as even as possible, with as few repeated opponents as a
//! search by exchanges finds.

use super::Tables;
use crate::ledger::Ledger;
use crate::lot::Lot;
use crate::settings::Entrant;
use crate::state::Tournament;

/// How many starts the search is given; more for fewer entrants, where the best can be had.
fn starts(entrants: usize) -> usize {
    (4000 / (entrants * entrants)).clamp(4, 60)
}

/// What a seating costs: first repeated opponents, then smaller tables for the same people again.
type Cost = u64;
const REPEATED: Cost = 1 << 20;

pub(super) fn next_round(tournament: &Tournament) -> Tables {
    let round = tournament.rounds().len() as u32 + 1;
    let mut lot = Lot::new(tournament.seed().unwrap_or_default(), round);
    let draw = tournament.order().iter().copied();
    let entrants: Vec<Entrant> = draw.filter(|&one| tournament.is_active(one)).collect();
    let seating = Seating::new(tournament, &entrants);
    let mut seats: Vec<usize> = (0..entrants.len()).collect();
    let mut best: Option<(Cost, Vec<usize>)> = None;
    for _ in 0..starts(entrants.len()) {
        lot.shuffle(&mut seats);
        seating.improve(&mut seats);
        let cost = seating.cost(&seats);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, seats.clone()));
        }
    }
    let seats = best.map_or(seats, |(_, seats)| seats);
    let pairings = seating.tables.iter().map(|table| {
        let mut table: Vec<usize> = seats[table.clone()].to_vec();
        table.sort_by_key(|&one| seating.firsts[one]);
        table.into_iter().map(|one| entrants[one]).collect()
    });
    Tables { pairings: pairings.collect(), byes: Vec::new() }
}

/// What a seating is judged by.
struct Seating {
    /// Which seats belong to a table.
    tables: Vec<std::ops::Range<usize>>,
    /// The table of each seat.
    table_of: Vec<usize>,
    meetings: Vec<Vec<Cost>>,
    /// How often each sat at a table that was not full.
    small: Vec<Cost>,
    /// How early each moved, summed up.
    firsts: Vec<i64>,
    players: usize,
}

impl Seating {
    fn new(tournament: &Tournament, entrants: &[Entrant]) -> Seating {
        let (ledger, players) = (Ledger::of(tournament), tournament.settings().players as usize);
        let tables = ranges(entrants.len(), players);
        let table_of =
            tables.iter().zip(0..).flat_map(|(seats, table)| seats.clone().map(move |_| table));
        let pairings = || tournament.rounds().iter().flat_map(|round| &round.pairings);
        let small = |one: &Entrant| {
            pairings().filter(|table| table.has(*one) && table.entrants.len() < players).count()
        };
        let firsts = |one: &Entrant| {
            let first = pairings().filter(|table| table.entrants.first() == Some(one)).count();
            first as i64
        };
        let met = |one: &Entrant| {
            let with = |other: &Entrant| Cost::from(ledger.meetings(*one, *other));
            entrants.iter().map(with).collect()
        };
        Seating {
            table_of: table_of.collect(),
            tables,
            meetings: entrants.iter().map(met).collect(),
            small: entrants.iter().map(|one| small(one) as Cost).collect(),
            firsts: entrants.iter().map(firsts).collect(),
            players,
        }
    }

    /// What one more meeting of two costs: the more often they have met, the more.
    fn meeting(&self, one: usize, other: usize) -> Cost {
        REPEATED * (2 * self.meetings[one][other] + 1)
    }

    /// What it costs to seat somebody at a table, with all its other seats but one.
    fn seat_cost(&self, seats: &[usize], who: usize, seat: usize) -> Cost {
        let table = &self.tables[self.table_of[seat]];
        let others = table.clone().filter(|&other| other != seat);
        let met: Cost = others.map(|other| self.meeting(who, seats[other])).sum();
        met + if table.len() < self.players { 2 * self.small[who] + 1 } else { 0 }
    }

    fn cost(&self, seats: &[usize]) -> Cost {
        let small = |seat: usize| {
            let full = self.tables[self.table_of[seat]].len() == self.players;
            if full { 0 } else { 2 * self.small[seats[seat]] + 1 }
        };
        let pairs = |seat: usize| {
            let others = seat + 1..self.tables[self.table_of[seat]].end;
            others.map(|other| self.meeting(seats[seat], seats[other])).sum::<Cost>()
        };
        (0..seats.len()).map(|seat| pairs(seat) + small(seat)).sum()
    }

    /// Exchanges two entrants as long as that makes it better.
    fn improve(&self, seats: &mut [usize]) {
        let mut better = true;
        while better {
            better = false;
            for one in 0..seats.len() {
                for other in self.tables[self.table_of[one]].end..seats.len() {
                    let (here, there) = (seats[one], seats[other]);
                    let now =
                        self.seat_cost(seats, here, one) + self.seat_cost(seats, there, other);
                    let then =
                        self.seat_cost(seats, there, one) + self.seat_cost(seats, here, other);
                    if then < now {
                        seats.swap(one, other);
                        better = true;
                    }
                }
            }
        }
    }
}

/// The seats of each table: as few tables as possible, and none with two seats more than another.
fn ranges(entrants: usize, players: usize) -> Vec<std::ops::Range<usize>> {
    let tables = entrants.div_ceil(players);
    (0..tables).map(|table| entrants * table / tables..entrants * (table + 1) / tables).collect()
}
