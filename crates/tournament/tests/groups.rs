//! Groups: even tables, and as few repeated opponents as trying everything finds.

#![allow(clippy::unwrap_used)]

mod common;

use common::{finish_round, last, luck, pairings, play_out, started};
use spielhof_tournament::{Command, Entrant, Format, Settings, Tournament};
use std::collections::{BTreeMap, BTreeSet};

fn of(entrants: u32, players: u32, rounds: u32, seed: u32) -> Tournament {
    let mut settings = Settings::new("Groups", Format::Groups { rounds });
    settings.players = players;
    started(settings, entrants, seed)
}

type Met = BTreeMap<(u32, u32), u32>;

/// How often each two sat at a table together.
fn met(groups: &Tournament) -> Met {
    let mut met = Met::new();
    for table in pairings(groups) {
        for one in &table.entrants {
            for other in table.entrants.iter().filter(|other| *other > one) {
                *met.entry((one.0, other.0)).or_default() += 1;
            }
        }
    }
    met
}

#[test]
fn tables_are_even_and_nobody_is_left_out() {
    for players in 3..=6 {
        for entrants in 3..=30 {
            let mut groups = of(entrants, players, 3, entrants);
            play_out(&mut groups, &mut luck(u64::from(entrants)), |_, _| {});
            for round in groups.rounds() {
                let sizes: Vec<usize> =
                    round.pairings.iter().map(|table| table.entrants.len()).collect();
                let (least, most) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
                assert!(most - least <= 1 && *most <= players as usize, "{sizes:?}");
                let all: BTreeSet<Entrant> =
                    round.pairings.iter().flat_map(|table| table.entrants.clone()).collect();
                assert_eq!(all.len() as u32, entrants);
                assert!(round.byes.is_empty());
            }
        }
    }
}

/// All ways to seat these at tables of these sizes.
fn seatings(left: &[u32], sizes: &[usize]) -> Vec<Vec<Vec<u32>>> {
    let Some((&size, rest)) = sizes.split_first() else { return vec![vec![]] };
    let mut all = Vec::new();
    for table in choices(left, size) {
        let others: Vec<u32> = left.iter().copied().filter(|one| !table.contains(one)).collect();
        for mut seating in seatings(&others, rest) {
            seating.push(table.clone());
            all.push(seating);
        }
    }
    all
}

fn choices(from: &[u32], size: usize) -> Vec<Vec<u32>> {
    if size == 0 {
        return vec![vec![]];
    }
    let Some((&one, rest)) = from.split_first() else { return vec![] };
    let with = choices(rest, size - 1).into_iter().map(|mut table| {
        table.push(one);
        table
    });
    with.chain(choices(rest, size)).collect()
}

/// The sum of all meetings, squared, after a round more.
fn cost(before: &Met, seating: &[Vec<u32>]) -> u32 {
    let pair = |table: &Vec<u32>| {
        let pairs = table.iter().flat_map(|&one| table.iter().map(move |&other| (one, other)));
        let met = |pair: &(u32, u32)| 2 * before.get(pair).copied().unwrap_or_default() + 1;
        pairs.filter(|(one, other)| one < other).map(|pair| met(&pair)).sum::<u32>()
    };
    seating.iter().map(pair).sum()
}

#[test]
fn opponents_repeat_as_rarely_as_trying_everything_finds() {
    for (entrants, players) in [(6, 3), (7, 3), (8, 4), (9, 3), (7, 4), (9, 5), (10, 5)] {
        for seed in 1..=3 {
            let mut groups = of(entrants, players, 5, seed);
            let mut before = Met::new();
            loop {
                let seating: Vec<Vec<u32>> = last(&groups)
                    .pairings
                    .iter()
                    .map(|table| table.entrants.iter().map(|one| one.0).collect())
                    .collect();
                let sizes: Vec<usize> = seating.iter().map(Vec::len).collect();
                let all: Vec<u32> = (1..=entrants).collect();
                let best =
                    seatings(&all, &sizes).iter().map(|one| cost(&before, one)).min().unwrap();
                assert_eq!(cost(&before, &seating), best, "{entrants} at {players}, seed {seed}");
                before = met(&groups);
                // Everybody comes, so that a meeting at a table is one in the ledger.
                for (table, size) in (1..).zip(sizes) {
                    let marks = (1..=size as u32).map(spielhof_tournament::Mark::Place).collect();
                    groups.act(&Command::Record { table, marks }).unwrap();
                }
                if groups.act(&Command::Next).is_err() {
                    break;
                }
            }
            assert_eq!(groups.rounds().len(), 5);
        }
    }
}

#[test]
fn sixteen_at_tables_of_four_hardly_meet_twice() {
    let mut groups = of(16, 4, 4, 1);
    play_out(&mut groups, &mut luck(4), |_, _| {});
    let twice = met(&groups).values().filter(|&&times| times > 1).count();
    // Of 96 meetings; without any plan many more would be repeated.
    assert!(twice <= 8, "{twice}");
}

#[test]
fn the_smaller_tables_and_the_first_moves_are_shared_out() {
    let mut groups = of(7, 4, 7, 2);
    play_out(&mut groups, &mut luck(6), |_, _| {});
    for number in 1..=7 {
        let own: Vec<_> = pairings(&groups).filter(|table| table.has(Entrant(number))).collect();
        let small = own.iter().filter(|table| table.entrants.len() == 3).count();
        let first = own.iter().filter(|table| table.entrants[0].0 == number).count();
        assert!((1..=5).contains(&small), "{number}: {small} of 7 at the smaller table");
        assert!((1..=4).contains(&first), "{number}: first in {first} of 7");
    }
}

#[test]
fn who_has_withdrawn_is_not_seated() {
    let mut groups = of(9, 3, 3, 2);
    let gone = last(&groups).pairings[0].entrants[1];
    let events = groups.act(&Command::Withdraw(gone)).unwrap();
    assert_eq!(events.len(), 1, "the others at the table play");
    finish_round(&mut groups, &mut luck(6));
    groups.act(&Command::Next).unwrap();
    assert!(last(&groups).pairings.iter().all(|table| !table.has(gone)));
    let seated: usize = last(&groups).pairings.iter().map(|table| table.entrants.len()).sum();
    assert_eq!(seated, 8);
}
