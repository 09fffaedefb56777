//! Swiss system: no rematch that can be avoided, byes at most once, equal points, first moves.

#![allow(clippy::unwrap_used)]

mod common;

use common::{draw, finish_round, last, luck, pairings, play_out, start};
use proptest::prelude::*;
use spielhof_tournament::{Command, Entrant, Format, Mark, Pairing, Points, Tournament};
use std::collections::{BTreeMap, BTreeSet};

fn of(entrants: u32, rounds: u32, seed: u32) -> Tournament {
    start(Format::Swiss { rounds }, entrants, seed)
}

/// The pairs who have played each other: both came.
fn met(swiss: &Tournament, before: usize) -> BTreeMap<(Entrant, Entrant), u32> {
    let games = swiss.rounds()[..before].iter().flat_map(|round| &round.pairings);
    let played = games.filter(|table| !table.games[0].contains(&Mark::Absent));
    let mut met = BTreeMap::new();
    for table in played {
        *met.entry(pair(table.entrants[0], table.entrants[1])).or_default() += 1;
    }
    met
}

fn pair(one: Entrant, other: Entrant) -> (Entrant, Entrant) {
    (one.min(other), one.max(other))
}

/// Who got points for a round without a game.
fn free(swiss: &Tournament, before: usize) -> Vec<Entrant> {
    let rounds = &swiss.rounds()[..before];
    let byes = rounds.iter().flat_map(|round| &round.byes).map(|bye| bye.entrant);
    let walkover = |table: &Pairing| match table.games[0].as_slice() {
        [Mark::Absent, Mark::Place(_)] => Some(table.entrants[1]),
        [Mark::Place(_), Mark::Absent] => Some(table.entrants[0]),
        _ => None,
    };
    let walkovers = rounds.iter().flat_map(|round| &round.pairings).filter_map(walkover);
    byes.chain(walkovers).collect()
}

/// The fewest earlier meetings with which these can be paired, by trying everything.
fn fewest(left: &[Entrant], met: &BTreeMap<(Entrant, Entrant), u32>) -> u32 {
    let Some((&one, rest)) = left.split_first() else { return 0 };
    let with = |at: usize| {
        let mut others = rest.to_vec();
        let other = others.remove(at);
        met.get(&pair(one, other)).unwrap_or(&0) + fewest(&others, met)
    };
    (0..rest.len()).map(with).min().unwrap_or_default()
}

/// Checks the last round against everything that would have been possible.
fn check_round(swiss: &Tournament) {
    let before = swiss.rounds().len() - 1;
    let (met, free) = (met(swiss, before), free(swiss, before));
    let mut active: Vec<Entrant> = swiss.active().collect();
    let round = last(swiss);
    let rematches = round
        .pairings
        .iter()
        .filter_map(|table| met.get(&pair(table.entrants[0], table.entrants[1])))
        .sum::<u32>();
    assert_eq!(round.byes.len(), active.len() % 2);
    let Some(bye) = round.byes.first().map(|bye| bye.entrant) else {
        assert_eq!(rematches, fewest(&active, &met), "round {}", before + 1);
        return;
    };
    // Those who had the fewest byes may have it; of them the lowest with whom nobody meets again.
    let count = |one: Entrant| free.iter().filter(|&&other| other == one).count();
    let least = active.iter().map(|&one| count(one)).min().unwrap();
    assert_eq!(count(bye), least);
    let points = points_before(swiss, before);
    let order: BTreeMap<Entrant, usize> = swiss.order().iter().copied().zip(0..).collect();
    active.sort_by_key(|one| (std::cmp::Reverse(points[one]), order[one]));
    let without = |bye: Entrant| {
        let rest: Vec<Entrant> = active.iter().copied().filter(|&one| one != bye).collect();
        fewest(&rest, &met)
    };
    let candidates: Vec<Entrant> =
        active.iter().copied().filter(|&one| count(one) == least).collect();
    let fewest = candidates.iter().map(|&one| without(one)).min().unwrap();
    assert_eq!(rematches, fewest, "round {}", before + 1);
    let lowest = candidates.into_iter().rev().find(|&one| without(one) == fewest);
    assert_eq!(Some(bye), lowest, "round {}", before + 1);
}

/// Everybody's points after this number of rounds.
fn points_before(swiss: &Tournament, rounds: usize) -> BTreeMap<Entrant, Points> {
    let paired = |event: &spielhof_tournament::Event| match event {
        spielhof_tournament::Event::Paired { round, .. } => *round as usize == rounds + 1,
        _ => false,
    };
    let log = swiss.log().iter().take_while(|event| !paired(event)).cloned();
    let then = Tournament::replay(log).unwrap();
    then.standings().into_iter().map(|line| (line.entrant, line.points)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn rematches_and_byes_are_as_few_as_trying_everything_finds(
        entrants in 2..=9u32, rounds in 1..=8u32, seed: u32, leavers in 0..3u32,
    ) {
        let mut swiss = of(entrants, rounds, seed);
        let mut luck = luck(u64::from(seed));
        check_round(&swiss);
        let mut leavers = leavers;
        play_out(&mut swiss, &mut luck, |swiss, luck| {
            if leavers > 0 && swiss.active().count() > 3 {
                leavers -= 1;
                let all: Vec<Entrant> = swiss.active().collect();
                let one = all[luck.below(all.len() as u64) as usize];
                swiss.act(&Command::Withdraw(one)).unwrap();
            }
            let mut next = swiss.clone();
            next.act(&Command::Next).unwrap();
            let withdrawn = |one: Entrant| !next.is_active(one);
            assert!(!last(&next).pairings.iter().flat_map(|table| &table.entrants).any(|&one| withdrawn(one)));
            assert!(!last(&next).byes.iter().any(|bye| withdrawn(bye.entrant)));
            check_round(&next);
        });
    }

    #[test]
    fn nobody_moves_first_much_more_often_than_second(
        entrants in 4..=40u32, rounds in 2..=9u32, seed: u32,
    ) {
        let mut swiss = of(entrants, rounds.min(entrants / 2), seed);
        play_out(&mut swiss, &mut luck(u64::from(seed)), |_, _| {});
        for number in 1..=entrants {
            let own = pairings(&swiss).filter(|table| table.has(Entrant(number)));
            let balance: i32 = own.map(|table| if table.entrants[0].0 == number { 1 } else { -1 }).sum();
            prop_assert!(balance.abs() <= 2, "{number}: {balance}");
        }
    }
}

#[test]
fn the_first_round_pairs_the_upper_half_with_the_lower() {
    let swiss = of(8, 3, 4);
    let order = swiss.order();
    for (table, at) in last(&swiss).pairings.iter().zip(0..) {
        assert!(table.has(order[at]) && table.has(order[at + 4]), "{table:?} {order:?}");
    }
    let upper_first =
        last(&swiss).pairings.iter().filter(|table| order[..4].contains(&table.entrants[0]));
    assert_eq!(upper_first.count(), 2, "the better seeds do not all move first");
}

#[test]
fn equal_points_play_each_other() {
    let mut swiss = of(16, 4, 11);
    for _ in 1..4 {
        // The smaller number wins.
        for (table, number) in last(&swiss).clone().pairings.iter().zip(1..) {
            let in_front = table.entrants[0] < table.entrants[1];
            let marks = if in_front { common::win() } else { common::loss() };
            swiss.act(&Command::Record { table: number, marks }).unwrap();
        }
        swiss.act(&Command::Next).unwrap();
        let points: BTreeMap<Entrant, Points> =
            swiss.standings().into_iter().map(|line| (line.entrant, line.points)).collect();
        // Sixteen entrants with decided games split evenly, so no pair needs to differ.
        for table in &last(&swiss).pairings {
            assert_eq!(points[&table.entrants[0]], points[&table.entrants[1]], "{table:?}");
        }
    }
}

#[test]
fn a_large_tournament_is_paired_without_a_rematch() {
    let mut swiss = of(255, 9, 1);
    play_out(&mut swiss, &mut luck(1), |_, _| {});
    let mut seen = BTreeSet::new();
    for table in pairings(&swiss).filter(|table| !table.games[0].contains(&Mark::Absent)) {
        assert!(seen.insert(pair(table.entrants[0], table.entrants[1])), "{table:?}");
    }
    let byes: BTreeSet<Entrant> =
        swiss.rounds().iter().flat_map(|round| &round.byes).map(|bye| bye.entrant).collect();
    assert_eq!(byes.len(), 9, "nobody has two byes");
}

#[test]
fn a_bye_earns_a_point() {
    let mut swiss = of(3, 1, 8);
    let bye = last(&swiss).byes[0].entrant;
    swiss.act(&Command::Record { table: 1, marks: draw() }).unwrap();
    let first = &swiss.standings()[0];
    assert_eq!((first.entrant, first.points, first.played), (bye, Points::whole(1), 0));
    finish_round(&mut swiss, &mut luck(1));
}
