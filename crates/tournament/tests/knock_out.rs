//! Knock-out: the right number of games, one winner, byes for the best seeds.

#![allow(clippy::unwrap_used)]

mod common;

use common::{draw, finish_round, last, loss, luck, pairings, play_out, start, started, win};
use spielhof_tournament::{Command, Criterion, Decision, Denial, Entrant, Format, Mark};
use spielhof_tournament::{Points, Seeding, Settings, ThirdPlace, Tournament};

fn of(best_of: u32, third_place: ThirdPlace) -> Format {
    Format::KnockOut { best_of, third_place }
}

/// The better number of two wins every game.
fn better_wins(cup: &mut Tournament) {
    while let Some(&table) = cup.open_tables().first() {
        let entrants = &last(cup).pairings[table as usize - 1].entrants;
        let marks = if entrants[0] < entrants[1] { win() } else { loss() };
        cup.act(&Command::Record { table, marks }).unwrap();
    }
}

fn seeded(best_of: u32, third_place: ThirdPlace, entrants: u32) -> Tournament {
    let mut settings = Settings::new("Cup", of(best_of, third_place));
    settings.seeding = Seeding::Order;
    started(settings, entrants, 1)
}

/// Plays to the end; the better seed wins always.
fn played(best_of: u32, third_place: ThirdPlace, entrants: u32) -> Tournament {
    let mut cup = seeded(best_of, third_place, entrants);
    better_wins(&mut cup);
    while cup.decide(&Command::Next).is_ok() {
        cup.act(&Command::Next).unwrap();
        better_wins(&mut cup);
    }
    cup
}

#[test]
fn one_match_for_everybody_but_the_winner() {
    for entrants in 2..=33 {
        for best_of in [1, 3, 5] {
            let cup = played(best_of, ThirdPlace::Shared, entrants);
            assert_eq!(pairings(&cup).count() as u32, entrants - 1);
            let games: u32 = pairings(&cup).map(|table| table.games.len() as u32).sum();
            assert_eq!(games, (entrants - 1) * best_of.div_ceil(2));
            let lines = cup.standings();
            let firsts: Vec<u32> =
                lines.iter().filter(|line| line.place == 1).map(|line| line.entrant.0).collect();
            assert_eq!(firsts, [1], "{entrants}: one winner, the best");
            assert_eq!(
                (lines[1].entrant.0, lines[1].place),
                (2, 2),
                "seeds 1 and 2 meet in the final"
            );
            assert_eq!(cup.rounds().len() as u32, entrants.next_power_of_two().ilog2());
        }
    }
}

#[test]
fn there_is_one_winner_whatever_happens() {
    for seed in 0..200 {
        let entrants = 2 + seed % 15;
        let mut cup = start(of(1 + seed % 2 * 2, ThirdPlace::Played), entrants, seed);
        play_out(&mut cup, &mut luck(u64::from(seed)), |cup, luck| {
            if luck.below(3) == 0 {
                let all: Vec<Entrant> = cup.active().collect();
                if all.len() > 2 {
                    cup.act(&Command::Withdraw(all[luck.below(all.len() as u64) as usize]))
                        .unwrap();
                }
            }
        });
        let lines = cup.standings();
        assert_eq!(lines.len() as u32, entrants);
        // Where neither comes to a final there is no winner.
        let deserted = pairings(&cup).any(|table| table.games.contains(&vec![Mark::Absent; 2]));
        let firsts = lines.iter().filter(|line| line.place == 1).count();
        assert!(firsts == 1 || deserted, "seed {seed}: {lines:?}");
        assert_eq!(Tournament::replay(cup.log().to_vec()).unwrap(), cup);
    }
}

#[test]
fn the_best_seeds_have_the_byes() {
    for entrants in 2..=33u32 {
        let cup = seeded(1, ThirdPlace::Shared, entrants);
        let mut byes: Vec<u32> = last(&cup).byes.iter().map(|bye| bye.entrant.0).collect();
        byes.sort_unstable();
        let wanted = entrants.next_power_of_two() - entrants;
        assert_eq!(byes, (1..=wanted).collect::<Vec<u32>>());
    }
}

#[test]
fn a_third_place_is_played_for_or_shared() {
    let cup = played(1, ThirdPlace::Played, 8);
    assert_eq!(last(&cup).pairings.len(), 2);
    let places: Vec<(u32, u32)> =
        cup.standings().iter().map(|line| (line.place, line.entrant.0)).collect();
    assert_eq!(places[..4], [(1, 1), (2, 2), (3, 3), (4, 4)]);
    let (own, next) = (Points::whole(1), Points::whole(0));
    let decision = Decision::By { criterion: Criterion::ThirdPlace, own, next };
    assert_eq!(cup.standings()[2].over_next, Some(decision));

    let cup = played(1, ThirdPlace::Shared, 8);
    let places: Vec<u32> = cup.standings().iter().map(|line| line.place).collect();
    assert_eq!(places, [1, 2, 3, 3, 5, 5, 5, 5]);
    assert_eq!(cup.standings()[2].over_next, Some(Decision::Shared));
    let (own, next) = (Points::whole(4), Points::whole(3));
    let decision = Decision::By { criterion: Criterion::Round, own, next };
    assert_eq!(cup.standings()[0].over_next, Some(decision));
}

#[test]
fn draws_are_played_again_and_first_moves_alternate() {
    let mut cup = seeded(3, ThirdPlace::Shared, 2);
    let record =
        |cup: &mut Tournament, marks| cup.act(&Command::Record { table: 1, marks }).unwrap();
    for marks in [draw(), win(), draw(), loss()] {
        record(&mut cup, marks);
        assert_eq!(cup.open_tables(), [1]);
    }
    record(&mut cup, win());
    assert!(cup.open_tables().is_empty());
    assert_eq!(cup.standings()[0].entrant, last(&cup).pairings[0].entrants[0]);
    let again = Command::Record { table: 1, marks: win() };
    assert_eq!(cup.decide(&again), Err(Denial::RecordedAlready(1)));
}

#[test]
fn who_does_not_come_loses_the_match() {
    let mut cup = seeded(5, ThirdPlace::Shared, 4);
    cup.act(&Command::Record { table: 1, marks: vec![Mark::Absent, Mark::Place(1)] }).unwrap();
    cup.act(&Command::Record { table: 2, marks: vec![Mark::Absent; 2] }).unwrap();
    let winner = last(&cup).pairings[0].entrants[1];
    cup.act(&Command::Next).unwrap();
    assert!(last(&cup).pairings.is_empty(), "nobody is left to play against");
    assert_eq!(last(&cup).byes[0].entrant, winner);
    assert_eq!(cup.standings()[0].entrant, winner);
}

#[test]
fn a_winner_who_plays_on_stays_the_winner() {
    let mut cup = seeded(1, ThirdPlace::Shared, 4);
    better_wins(&mut cup);
    let right = |marks| Command::Correct { round: 1, table: 1, game: 1, marks };
    let wrong = if last(&cup).pairings[0].games[0] == win() { loss() } else { win() };
    let before = cup.standings();
    cup.clone().act(&right(wrong.clone())).unwrap();
    cup.act(&Command::Next).unwrap();
    assert_eq!(cup.decide(&right(wrong)), Err(Denial::Advanced { round: 1, table: 1 }));
    finish_round(&mut cup, &mut luck(1));
    assert_ne!(cup.standings(), before);
}
