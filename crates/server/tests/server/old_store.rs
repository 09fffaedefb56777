//! A store that an earlier version wrote: its tables were opened under rules 1, and are
//! loaded, played on, finished and checked under them.
//!
//! `stores/rules-1.db` was written by a server of the last version with rules 1, through its
//! HTTP interface and its sockets, and closed with the server.

use crate::common::player::{Client, Mirror, Person, play_out, restart};
use crate::common::{House, open_in};
use spielhof_server::Config;
use table::{Ending, Record};
use tempfile::TempDir;
use wire::Waits;

/// The secret of the guest who holds every seat in that store.
const SECRET: &str = "f70aeb08cf2497b94b487e1a9126326d338d321bc25f2df910797d238038473d";

/// Six turns played, both dice seeds given.
const BARRICADE: &str = "2hhh8pzzwf3ks5bs";
/// Over, with all its rolls.
const BARRICADE_GOLD: &str = "daf8wpxpydtgb51n";
/// Nineteen mice placed by the lot, the cats to be set.
const RANDOM_MICE: &str = "ev1y37ahx6wr6jf6";
/// Twelve turns played.
const HALMA: &str = "3p6r58r7gzmghj1v";
/// Two turns played, in the third the dice have fallen.
const DICE_HALMA: &str = "emxy79zgyha1kh38";
/// Five mice placed, before any cat.
const CAT_AND_MOUSE: &str = "k806mev6dr1fpg8b";
/// From a set-up in which rules 1 and rules 2 know different moves.
const DOUBLE_COLOUR: &str = "6s1kwr1cdjk1kbj6";
const TEAM_STAR: &str = "my7shw12mm9ravjj";
/// From a set-up that rules 2 call won.
const FILLED: &str = "4spjh80sre6dgrp6";

const RUNNING: [&str; 8] =
    [HALMA, BARRICADE, DICE_HALMA, RANDOM_MICE, CAT_AND_MOUSE, DOUBLE_COLOUR, TEAM_STAR, FILLED];

fn quick(config: &mut Config) {
    config.caps.messages_per_second = 0;
    config.threads = 1;
    // The store grows older with every day that passes.
    (config.retire_after, config.retire_unbegun_after) = (0, 0);
    config.forget_guests_after = 0;
}

/// A server on a copy of the store.
fn old_house() -> House {
    let folder = TempDir::new().unwrap();
    let store = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/stores/rules-1.db");
    std::fs::copy(store, folder.path().join("store")).unwrap();
    open_in(folder, quick)
}

fn come(house: &House, table: &str) -> Client {
    Person { secret: SECRET.to_owned() }.come(house, table)
}

fn record(house: &House, table: &str) -> Record {
    let answer = house.get(&format!("/api/tables/{table}/record"));
    answer.text().parse().unwrap()
}

#[test]
fn every_table_is_loaded_and_goes_on() {
    let house = old_house();
    for table in RUNNING {
        let mut client = come(&house, table);
        assert_eq!(client.scene().waits, Waits::Seat, "{table}");
        let turn = client.scene().turn;
        assert!(client.holds(turn), "{table}");
        let before = record(&house, table);
        assert_eq!(before.rules, 1, "{table}");
        let action = client.offered()[0].clone();
        let done = client.act(turn, &action).unwrap();
        client.until_event(done);
        let after = record(&house, table);
        let actions = |record: &Record| record.turns.iter().map(Vec::len).sum::<usize>();
        assert_eq!((after.rules, actions(&after)), (1, actions(&before) + 1), "{table}");
        assert!(after.replay().is_ok(), "{table}");
    }
    // Everything is there again after the next start.
    let house = restart(house, quick);
    for table in RUNNING {
        assert_eq!(record(&house, table).rules, 1);
        assert_ne!(come(&house, table).scene().waits, Waits::Over, "{table}");
    }
}

#[test]
fn what_only_rules_1_allow_can_still_be_done_there() {
    let house = old_house();
    // A mouse before the cats.
    come(&house, CAT_AND_MOUSE).act(2, "@g7").unwrap();
    // Out of red's cells, but not out of the yard.
    come(&house, DOUBLE_COLOUR).act(1, "e1-d1").unwrap();
    // Out of a complete goal, though the partner's pieces could be moved.
    come(&house, TEAM_STAR).act(1, "n1-m5").unwrap();
    // A goal without a free cell, one of them held by a stranger.
    come(&house, FILLED).act(1, "p10-p11").unwrap();
}

#[test]
fn tables_are_played_to_their_end_and_dice_from_before_and_after_are_checked() {
    let house = old_house();
    for table in [BARRICADE, RANDOM_MICE, CAT_AND_MOUSE, DOUBLE_COLOUR] {
        let rolls = record(&house, table).proof.map_or(0, |proof| proof.numbers.len());
        let mut mirror = Mirror::new(record(&house, table).replay().unwrap());
        play_out(&mut [come(&house, table)], &mut mirror);
        let whole = record(&house, table);
        assert_eq!(whole.rules, 1, "{table}");
        assert!(whole.ending.is_some() && whole.replay().is_ok(), "{table}");
        if whole.proof.is_some() {
            let verdict = table::verify(&whole).unwrap();
            assert!(rolls > 0 && verdict.rolls >= rolls, "{table}: {rolls} {verdict:?}");
        }
    }
}

#[test]
fn a_finished_table_is_shown_and_its_dice_are_right() {
    let house = old_house();
    let outcome = come(&house, BARRICADE_GOLD).scene().outcome.clone().unwrap();
    assert_eq!(
        (outcome.ending.as_str(), outcome.reason.as_deref()),
        ("rules", Some("home-square"))
    );
    let record = record(&house, BARRICADE_GOLD);
    assert_eq!((record.rules, record.ending), (1, Some(Ending::Rules)));
    assert!(table::verify(&record).unwrap().rolls > 100);
}
