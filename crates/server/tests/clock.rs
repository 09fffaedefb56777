//! A machine whose clock is wrong: nothing is deleted because of it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;

use common::player::two;
use common::{House, open_at};
use spielhof_server::ServerTime;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;
const START: u64 = 1_700_000_000_000;
const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

fn start(folder: TempDir, at: u64) -> House {
    open_at(folder, ServerTime::starting_at(at), |_| {})
}

/// Does the upkeep of a server that has been running for this many days. How many tables were
/// deleted.
fn upkeep(house: &House, days: u32) -> usize {
    let service = house.running.as_ref().unwrap().app.service.clone();
    let ran = Duration::from_millis(DAY) * days;
    house.runtime.block_on(service.upkeep(ran)).unwrap()
}

fn is_there(house: &House, table: &str) -> bool {
    house.get(&format!("/api/tables/{table}")).status == 200
}

#[test]
fn a_clock_that_is_months_ahead_deletes_no_game() {
    let house = start(TempDir::new().unwrap(), START);
    let table = two(&house, HALMA).2.table;
    let house = start(house.close(), START + MINUTE + 91 * DAY);
    assert_eq!((upkeep(&house, 0), is_there(&house, &table)), (0, true));
    // The same on a second start: the wrong time was not taken for granted.
    let house = start(house.close(), START + MINUTE + 92 * DAY);
    assert_eq!((upkeep(&house, 0), upkeep(&house, 0), is_there(&house, &table)), (0, 0, true));
    // The clock is right again: as before.
    let house = start(house.close(), START + 2 * MINUTE);
    assert_eq!((upkeep(&house, 0), is_there(&house, &table)), (0, true));
}

#[test]
fn a_server_that_was_off_for_months_retires_tables_in_the_end() {
    let house = start(TempDir::new().unwrap(), START);
    let table = two(&house, HALMA).2.table;
    let house = start(house.close(), START + 91 * DAY);
    assert_eq!(upkeep(&house, 6), 0);
    assert_eq!(upkeep(&house, 1), 0, "now the time is believed, and the table is marked");
    assert!(is_there(&house, &table));
    let house = start(house.close(), START + 97 * DAY);
    assert_eq!((upkeep(&house, 0), is_there(&house, &table)), (0, true));
    let folder = house.close();
    // Another week later, which the upkeep at the start may notice first.
    let house = start(folder, START + 99 * DAY);
    upkeep(&house, 0);
    let since = Instant::now();
    while is_there(&house, &table) {
        assert!(since.elapsed() < Duration::from_secs(10), "it is still there");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn guests_who_do_not_come_back_expire() {
    let start = |folder: TempDir, at: u64| {
        let time = ServerTime::starting_at(at);
        open_at(folder, time, |config| config.forget_guests_after = 20)
    };
    let house = start(TempDir::new().unwrap(), START);
    let (gone, kept) = (house.get("/api/me").secret(), house.get("/api/me").secret());
    let comes = |house: &House, secret: &str| {
        let token = format!("Authorization: Bearer {secret}");
        house.ask("GET /api/me", &[&token], "").status == 200
    };
    let mut house = house;
    // The server runs now and then, and one of the two comes back.
    for day in (6..=24).step_by(6) {
        house = start(house.close(), START + day * DAY);
        assert!(comes(&house, &kept), "day {day}");
        assert_eq!(upkeep(&house, 0), 0);
    }
    assert!(!comes(&house, &gone));
    assert!(comes(&house, &kept));
}

#[test]
fn a_clock_that_is_behind_deletes_nothing_either() {
    let house = start(TempDir::new().unwrap(), START);
    let table = two(&house, HALMA).2.table;
    let house = start(house.close(), START - 400 * DAY);
    assert_eq!((upkeep(&house, 0), is_there(&house, &table)), (0, true));
}
