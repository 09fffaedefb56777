//! Knock-out: a bracket of a power of two, in which the best seeds meet last and have the byes.

use super::{Tables, bye, first_move};
use crate::event::Bye;
use crate::settings::{Entrant, Format, ThirdPlace};
use crate::state::{Match, Pairing, Round, Tournament};

/// Who is in each place of the bracket; nobody where nobody was left.
pub(crate) type Slots = Vec<Option<Entrant>>;

pub(super) fn next_round(tournament: &Tournament, third_place: ThirdPlace) -> Tables {
    let slots = slots_after(tournament, tournament.rounds().len());
    let mut tables = Tables { pairings: Vec::new(), byes: Vec::new() };
    for pair in slots.chunks(2) {
        let active = |slot: Option<Entrant>| slot.filter(|&one| tournament.is_active(one));
        let [one, other] = [pair[0], pair.get(1).copied().flatten()];
        match (active(one), active(other)) {
            (Some(one), Some(other)) => {
                tables.pairings.push(first_move::arrange(tournament, one, other));
            }
            (Some(entrant), None) => tables.byes.push(Bye { entrant, instead_of: other }),
            (None, Some(entrant)) => tables.byes.push(Bye { entrant, instead_of: one }),
            (None, None) => {}
        }
    }
    if slots.len() == 2 && third_place == ThirdPlace::Played {
        add_third_place(tournament, &mut tables);
    }
    tables
}

/// The losers of the semi-finals play at the last table. Without an opponent there is nothing to
/// play for.
fn add_third_place(tournament: &Tournament, tables: &mut Tables) {
    let Some(semi_finals) = tournament.rounds().last() else { return };
    let loser = |pairing: &Pairing| match standing(tournament, pairing) {
        Match::Won(winner) => pairing.entrants.iter().copied().find(|&one| one != winner),
        Match::Open | Match::Nobody => None,
    };
    let losers: Vec<Entrant> = semi_finals.pairings.iter().filter_map(loser).collect();
    let active = |one: &Entrant| tournament.is_active(*one);
    match losers.as_slice() {
        &[one, other] if active(&one) && active(&other) => {
            tables.pairings.push(first_move::arrange(tournament, one, other));
        }
        [one, other] => tables
            .byes
            .extend([one, other].into_iter().filter(|one| active(one)).map(|&one| bye(one))),
        _ => {}
    }
}

/// The bracket after this number of rounds, as they were paired and played.
pub(crate) fn slots_after(tournament: &Tournament, rounds: usize) -> Slots {
    let mut slots = first_slots(tournament.order());
    for round in tournament.rounds().iter().take(rounds) {
        slots = slots.chunks(2).map(|pair| survivor(tournament, round, pair)).collect();
    }
    slots
}

/// Who goes on from a pair of places.
fn survivor(tournament: &Tournament, round: &Round, pair: &[Option<Entrant>]) -> Option<Entrant> {
    let played = |pairing: &&Pairing| pair.iter().flatten().all(|&one| pairing.has(one));
    let both = pair.iter().flatten().count() == 2;
    match round.pairings.iter().find(|pairing| both && played(pairing)) {
        Some(pairing) => match standing(tournament, pairing) {
            Match::Won(winner) => Some(winner),
            Match::Open | Match::Nobody => None,
        },
        None => {
            let rests = |one: &Entrant| round.byes.iter().any(|bye| bye.entrant == *one);
            pair.iter().flatten().copied().find(rests)
        }
    }
}

fn standing(tournament: &Tournament, pairing: &Pairing) -> Match {
    match tournament.settings().format {
        Format::KnockOut { best_of, .. } => pairing.standing(best_of),
        _ => Match::Open,
    }
}

/// Seed 1 meets the last one, and so on, and 1 and 2 can only meet in the final.
fn first_slots(order: &[Entrant]) -> Slots {
    let size = order.len().next_power_of_two();
    let mut seeds = vec![0];
    while seeds.len() < size {
        let last = 2 * seeds.len() - 1;
        seeds = seeds.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    seeds.into_iter().map(|seed| order.get(seed).copied()).collect()
}
