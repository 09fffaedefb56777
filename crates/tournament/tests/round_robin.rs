//! Round robin: everybody meets everybody, and moves first as often as not.

#![allow(clippy::unwrap_used)]

mod common;

use common::{any_marks, finish_round, last, luck, pairings, play_out, start, win};
use spielhof_tournament::{Command, Cycles, Denial, Entrant, Format, Mark, Points, Tournament};
use std::collections::BTreeMap;

fn of(cycles: Cycles, entrants: u32, seed: u32) -> Tournament {
    start(Format::RoundRobin { cycles }, entrants, seed)
}

#[test]
fn everybody_plays_everybody() {
    for entrants in 2..=17 {
        for (cycles, times) in [(Cycles::Single, 1), (Cycles::Double, 2)] {
            let mut league = of(cycles, entrants, entrants);
            play_out(&mut league, &mut luck(u64::from(entrants)), |_, _| {});
            let mut met: BTreeMap<(u32, u32), u32> = BTreeMap::new();
            for pairing in pairings(&league) {
                let (one, other) = (pairing.entrants[0].0, pairing.entrants[1].0);
                *met.entry((one.min(other), one.max(other))).or_default() += 1;
            }
            assert_eq!(met.len() as u32, entrants * (entrants - 1) / 2);
            assert!(met.values().all(|&meetings| meetings == times), "{entrants}: {met:?}");
            assert_eq!(
                league.decide(&Command::Next),
                Err(Denial::NoRoundLeft(league.total_rounds().unwrap()))
            );
        }
    }
}

#[test]
fn each_rests_as_often_as_the_others_and_moves_first_in_half_of_the_games() {
    for entrants in 2..=17 {
        for (cycles, times) in [(Cycles::Single, 1), (Cycles::Double, 2)] {
            let mut league = of(cycles, entrants, 3);
            play_out(&mut league, &mut luck(9), |_, _| {});
            for number in 1..=entrants {
                let own = |table: &&spielhof_tournament::Pairing| table.has(Entrant(number));
                let all = pairings(&league).filter(own).count() as i32;
                let first = |table: &&spielhof_tournament::Pairing| table.entrants[0].0 == number;
                let firsts = pairings(&league).filter(first).count() as i32;
                let even = (2 * firsts - all).abs();
                // An odd number of games cannot be halved.
                assert_eq!(even, all % 2, "{entrants}, {cycles:?}: {number}");
                let byes = league.rounds().iter().flat_map(|round| &round.byes);
                let byes = byes.filter(|bye| bye.entrant.0 == number).count() as u32;
                assert_eq!(byes, times * (entrants % 2));
            }
        }
    }
}

#[test]
fn the_first_move_changes_from_round_to_round() {
    for entrants in 3..=16 {
        let mut league = of(Cycles::Single, entrants, 1);
        play_out(&mut league, &mut luck(2), |_, _| {});
        for number in 1..=entrants {
            let own = pairings(&league).filter(|table| table.has(Entrant(number)));
            let roles: Vec<bool> = own.map(|table| table.entrants[0].0 == number).collect();
            let runs = roles.windows(3).filter(|three| three.iter().all(|role| *role == three[0]));
            assert_eq!(runs.count(), 0, "{entrants}: {number} {roles:?}");
        }
    }
}

/// Plays one round in which entrant 1 wins their game, if they have one.
fn round_won_by_one(league: &mut Tournament) {
    let tables: Vec<Vec<Entrant>> =
        last(league).pairings.iter().map(|table| table.entrants.clone()).collect();
    for (entrants, table) in tables.into_iter().zip(1..) {
        let mut marks = win();
        if entrants[1] == Entrant(1) {
            marks.reverse();
        }
        league.act(&Command::Record { table, marks }).unwrap();
    }
}

fn points(league: &Tournament, number: u32) -> Points {
    let lines = league.standings();
    lines.iter().find(|line| line.entrant == Entrant(number)).unwrap().points
}

#[test]
fn who_leaves_early_is_taken_out_of_the_standings() {
    let mut league = of(Cycles::Single, 6, 5);
    round_won_by_one(&mut league);
    let all =
        |league: &Tournament| -> u32 { (1..=6).map(|one| points(league, one).quarters).sum() };
    assert_eq!((points(&league, 1), all(&league)), (Points::whole(1), 12));
    league.act(&Command::Withdraw(Entrant(1))).unwrap();
    // One of five games was played: fewer than half.
    assert_eq!((points(&league, 1), all(&league)), (Points::whole(0), 8));
    league.act(&Command::Next).unwrap();
    let bye = last(&league).byes[0];
    assert_eq!(bye.instead_of, Some(Entrant(1)));
    let before = points(&league, bye.entrant.0);
    finish_round(&mut league, &mut luck(3));
    assert_eq!(points(&league, bye.entrant.0), before, "nobody wins against an annulled entrant");
}

#[test]
fn who_leaves_late_loses_the_rest() {
    let mut league = of(Cycles::Single, 6, 5);
    for _ in 0..3 {
        round_won_by_one(&mut league);
        if league.rounds().len() < 3 {
            league.act(&Command::Next).unwrap();
        }
    }
    league.act(&Command::Withdraw(Entrant(1))).unwrap();
    assert_eq!(points(&league, 1), Points::whole(3));
    let before: Vec<Points> = (1..=6).map(|one| points(&league, one)).collect();
    league.act(&Command::Next).unwrap();
    let bye = last(&league).byes[0];
    assert_eq!(bye.instead_of, Some(Entrant(1)));
    let now = points(&league, bye.entrant.0);
    assert_eq!(now, before[bye.entrant.0 as usize - 1] + Points::whole(1));
}

#[test]
fn an_open_game_is_lost_by_leaving() {
    let mut league = of(Cycles::Single, 4, 5);
    let entrants = last(&league).pairings[1].entrants.clone();
    let events = league.act(&Command::Withdraw(entrants[0])).unwrap();
    assert_eq!(events.len(), 2);
    assert_eq!(last(&league).pairings[1].games, [[Mark::Absent, Mark::Place(1)]]);
    assert_eq!(league.open_tables(), [1]);
    let marks = any_marks(2, &mut luck(1));
    league.act(&Command::Record { table: 1, marks }).unwrap();
    league.act(&Command::Next).unwrap();
    assert!(last(&league).pairings.iter().all(|table| !table.has(entrants[0])));
}
