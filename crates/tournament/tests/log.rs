//! The log: replay, texts, JSON, and what is refused.

#![allow(clippy::unwrap_used)]

mod common;

use common::{luck, play_out, start, started, win};
use proptest::prelude::*;
use spielhof_tournament::{Command, Cycles, Denial, Entrant, Event, Format, LogError, Mark};
use spielhof_tournament::{Settings, ThirdPlace, Tournament};

fn format(kind: u32, rounds: u32) -> Format {
    match kind {
        0 => Format::RoundRobin { cycles: Cycles::Single },
        1 => Format::RoundRobin { cycles: Cycles::Double },
        2 => Format::Swiss { rounds },
        3 => Format::KnockOut { best_of: 3, third_place: ThirdPlace::Played },
        _ => Format::Groups { rounds },
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn the_log_makes_the_same_tournament_again(
        kind in 0..5u32, entrants in 3..=12u32, rounds in 1..=5u32, seed: u32,
    ) {
        let mut settings = Settings::new("Any", format(kind, rounds));
        settings.players = if kind == 4 { 3 + seed % 4 } else { 2 };
        let mut any = started(settings, entrants, seed);
        play_out(&mut any, &mut luck(u64::from(seed)), |any, luck| {
            let all: Vec<Entrant> = any.active().collect();
            if luck.below(3) == 0 && all.len() > 3 {
                any.act(&Command::Withdraw(all[0])).unwrap();
            }
            let marks = any.rounds()[0].pairings.first().map(|table| table.games[0].clone());
            if let Some(marks) = marks {
                any.act(&Command::Correct { round: 1, table: 1, game: 1, marks }).unwrap();
            }
        });
        any.act(&Command::End).unwrap();
        let texts: Vec<String> = any.log().iter().map(Event::to_string).collect();
        let log: Vec<Event> = texts.iter().map(|line| line.parse().unwrap()).collect();
        prop_assert_eq!(&log, any.log());
        let json = serde_json::to_string(any.log()).unwrap();
        let log: Vec<Event> = serde_json::from_str(&json).unwrap();
        let again = Tournament::replay(log).unwrap();
        prop_assert_eq!(&again, &any);
        prop_assert_eq!(again.standings(), any.standings());
    }

    #[test]
    fn damaged_lines_are_refused_and_nothing_panics(line in "[a-z]{0,9}[ 0-9.:,=/-]{0,12}", at in 0..12usize) {
        let cup = start(Format::Swiss { rounds: 3 }, 4, 1);
        let mut log = cup.log().to_vec();
        if let Ok(event) = line.parse::<Event>() {
            log.insert(at.min(log.len()), event);
            let _ = Tournament::replay(log);
        }
    }
}

#[test]
fn the_stored_form_stays() {
    let mut cup = start(Format::KnockOut { best_of: 1, third_place: ThirdPlace::Shared }, 3, 2);
    cup.act(&Command::Record { table: 1, marks: vec![Mark::Place(1), Mark::Absent] }).unwrap();
    let json: Vec<String> =
        cup.log().iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    assert_eq!(
        json[0],
        r#"{"event":"opened","settings":{"name":"Test","game":"","format":{"kind":"knock-out","best_of":1,"third_place":"shared"},"players":2,"seeding":"lot"}}"#
    );
    assert_eq!(json[1], r#"{"event":"joined","entrant":1}"#);
    assert!(json[5].starts_with(r#"{"event":"paired","round":1,"pairings":[["#), "{}", json[5]);
    assert_eq!(
        json[6],
        r#"{"event":"recorded","round":1,"table":1,"marks":[{"place":1},"absent"]}"#
    );
}

#[test]
fn what_cannot_be_is_refused() {
    let refused = |settings: Settings| Tournament::open(settings).unwrap_err();
    let swiss = Format::Swiss { rounds: 3 };
    assert_eq!(refused(Settings::new("a\nb", swiss)), Denial::Name);
    let rounds = Denial::Rounds { found: 0, most: 99 };
    assert_eq!(refused(Settings::new("a", Format::Swiss { rounds: 0 })), rounds);
    let mut six = Settings::new("a", swiss);
    six.players = 6;
    assert_eq!(refused(six), Denial::Players { found: 6, least: 2, most: 2 });
    let even = Format::KnockOut { best_of: 2, third_place: ThirdPlace::Shared };
    assert_eq!(refused(Settings::new("a", even)), Denial::BestOf(2));

    let mut cup = Tournament::open(Settings::new("a", swiss)).unwrap();
    assert_eq!(cup.decide(&Command::Next), Err(Denial::NotStarted));
    assert_eq!(cup.decide(&Command::Withdraw(Entrant(1))), Err(Denial::NoSuchEntrant(Entrant(1))));
    for number in 1..=4 {
        cup.act(&Command::Join(Entrant(number))).unwrap();
    }
    cup.act(&Command::Start { seed: 1 }).unwrap();
    assert_eq!(cup.decide(&Command::Join(Entrant(5))), Err(Denial::Started));
    assert_eq!(cup.decide(&Command::Next), Err(Denial::OpenTables(vec![1, 2])));
    assert_eq!(cup.decide(&Command::End), Err(Denial::OpenTables(vec![1, 2])));
    let record = |table, marks: &[Mark]| Command::Record { table, marks: marks.to_vec() };
    let missing = Denial::NoSuchTable { table: 3, tables: 2 };
    assert_eq!(cup.decide(&record(3, &win())), Err(missing));
    let count = Denial::MarkCount { found: 1, wanted: 2 };
    assert_eq!(cup.decide(&record(1, &[Mark::Place(1)])), Err(count));
    for places in [[1, 3], [2, 2], [0, 1], [2, 3]] {
        assert_eq!(cup.decide(&record(1, &places.map(Mark::Place))), Err(Denial::Places));
    }
    cup.act(&record(1, &win())).unwrap();
    assert_eq!(cup.decide(&record(1, &win())), Err(Denial::RecordedAlready(1)));
    let correct = |game| Command::Correct { round: 1, table: 1, game, marks: win() };
    assert_eq!(cup.decide(&correct(2)), Err(Denial::NoSuchGame { game: 2, games: 1 }));
    cup.act(&record(2, &win())).unwrap();
    cup.act(&Command::End).unwrap();
    assert_eq!(cup.decide(&Command::Next), Err(Denial::Over));
}

#[test]
fn a_log_that_does_not_follow_is_refused_with_the_number() {
    let cup = start(Format::Swiss { rounds: 3 }, 4, 1);
    let mut log = cup.log().to_vec();
    log.push(Event::Paired { round: 2, pairings: vec![], byes: vec![] });
    let denial = Denial::OpenTables(vec![1, 2]);
    assert_eq!(Tournament::replay(log), Err(LogError::Event { number: 8, denial }));
    let mut log = cup.log()[..6].to_vec();
    let twice = vec![vec![Entrant(1), Entrant(2)], vec![Entrant(1), Entrant(4)]];
    log.push(Event::Paired { round: 1, pairings: twice, byes: vec![] });
    let denial = Denial::Pairings(1);
    assert_eq!(Tournament::replay(log), Err(LogError::Event { number: 7, denial }));
}
