//! Golden games: one recorded game for each entry of the catalogue. If one of them
//! replays differently, the rules have changed and their number must be raised.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{CATALOGUE, RULES, ToAct};
use search::{Player, Rng};
use spielhof_table::{Course, Ending, Record};

fn read(path: &str) -> (String, Record) {
    let path = format!("{}/tests/{path}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let record = text.parse().unwrap_or_else(|f| panic!("{path}: {f:?}"));
    (text, record)
}

fn replay(record: &Record, what: &str) -> Course {
    record.replay().unwrap_or_else(|fault| panic!("{what}: {fault:?}"))
}

#[test]
fn every_game_has_a_golden_game_that_replays_to_its_end() {
    for entry in CATALOGUE {
        let id = entry.head().id;
        let (text, record) = read(&format!("golden/{id}.txt"));
        assert_eq!(record.game, id);
        let course = replay(&record, id);
        assert_eq!(course.ending(), Some(Ending::Rules), "{id}");
        assert_eq!(course.turns() as usize, record.turns.len(), "{id}: a line for each turn");
        let again = Record { notes: record.notes.clone(), ..Record::of(&course) };
        assert_eq!(again.to_string(), text, "{id}: written as it was read");
    }
}

#[test]
fn golden_games_of_older_rules_replay_by_the_current_ones_too() {
    for entry in CATALOGUE {
        let id = entry.head().id;
        let (_, record) = read(&format!("golden/{id}.txt"));
        let current = Record { rules: RULES, ..record };
        assert_eq!(replay(&current, id).ending(), Some(Ending::Rules), "{id}");
    }
}

/// Written by the last program with rules 1: in each something was done, or nobody had won,
/// where rules 2 say otherwise.
const BY_RULES_1: &[&str] = &[
    "cat-and-mouse",
    "dice-halma",
    "double-colour-halma",
    "halma",
    "star-halma",
    "team-star-halma",
];

#[test]
fn games_by_rules_1_replay_by_them_and_not_by_rules_2() {
    for id in BY_RULES_1 {
        let (text, record) = read(&format!("rules-1/{id}.txt"));
        assert_eq!((record.game.as_str(), record.rules), (*id, 1));
        let course = replay(&record, id);
        assert_eq!(course.ending(), record.ending, "{id}");
        let again = Record { notes: record.notes.clone(), ..Record::of(&course) };
        assert_eq!(again.to_string(), text, "{id}: written as it was read");
        assert!(Record { rules: 2, ..record }.replay().is_err(), "{id}: the rules do not differ");
    }
}

#[test]
fn games_by_rules_1_go_on_by_them() {
    for id in BY_RULES_1 {
        let (_, mut record) = read(&format!("rules-1/{id}.txt"));
        record.turns.truncate(record.turns.len() / 2);
        (record.result, record.ending) = (None, None);
        let mut course = replay(&record, id);
        let mut rng = Rng::new(1);
        while course.turns() < 200 {
            let action = match course.to_act() {
                ToAct::Seat(_) => Player::Baseline.act(course.position(), &mut rng),
                ToAct::Chance => Player::Random.act(course.position(), &mut rng),
                ToAct::Over(_) => break,
            };
            course.act(action.unwrap()).unwrap();
        }
        let whole = Record::of(&course);
        assert_eq!(whole.rules, 1, "{id}");
        assert!(whole.turns.len() > record.turns.len(), "{id}: nothing was played");
        replay(&whole, id);
    }
}
