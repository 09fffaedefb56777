//! A process that is killed has lost nothing that it called stored.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;

use common::{event, log_length, open_table, spawn, spawned_on};
use spielhof_store::{Sqlite, Store, Writer};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

const TABLES: [&str; 3] = ["a", "b", "c"];

/// Runs a process that stores and tells, kills it when it has told so much, and gives back
/// what it told of each table and what is there of each.
fn kill(test: &str, path: &Path, told: usize) -> ([u32; 3], [u32; 3]) {
    let (mut child, mut lines) = spawn(test, path);
    let acknowledged = |line: String| {
        let (table, number) = line.strip_prefix("ack ")?.split_once(' ')?;
        let table = TABLES.iter().position(|name| *name == table)?;
        Some((table, number.parse().ok()?))
    };
    let mut last = [0; 3];
    for (table, number) in lines.by_ref().filter_map(acknowledged).take(told) {
        last[table] = number;
    }
    child.kill();
    // What it said with its last breath counts as well.
    for (table, number) in lines.filter_map(acknowledged) {
        last[table] = number;
    }
    let store = Sqlite::open(path).unwrap();
    (last, TABLES.map(|table| log_length(&store, table)))
}

fn new_store(path: &Path) {
    let store = Sqlite::open(path).unwrap();
    for table in TABLES {
        open_table(&store, table);
    }
}

#[test]
fn nothing_that_was_acknowledged_is_missing() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("store");
    new_store(&path);
    for round in 1..=10 {
        let (told, stored) = kill("store_then_tell", &path, 37 * round);
        for (told, stored) in told.iter().zip(stored) {
            assert!(*told > 1 && *told <= stored, "round {round}: {told} of {stored}");
        }
    }
}

/// The control: this test can see a loss.
#[test]
fn who_acknowledges_before_he_stores_is_found_out() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("store");
    new_store(&path);
    let (told, stored) = kill("tell_then_store", &path, 30);
    assert!(told.iter().zip(stored).any(|(told, stored)| *told > stored));
}

fn tell(table: &str, number: u32) {
    println!("ack {table} {number}");
}

#[test]
#[ignore = "is the other process of a test"]
fn store_then_tell() {
    let Some(path) = spawned_on() else { return };
    let store = Arc::new(Sqlite::open(&path).unwrap());
    let next = TABLES.map(|table| log_length(&*store, table) + 1);
    let writer = Writer::start(store);
    std::thread::scope(|scope| {
        for (table, first) in TABLES.into_iter().zip(next) {
            let writer = &writer;
            scope.spawn(move || {
                for number in first.. {
                    let (answer, answered) = std::sync::mpsc::channel();
                    writer.append(event(table, number), move |done| answer.send(done).unwrap());
                    answered.recv().unwrap().unwrap();
                    tell(table, number);
                }
            });
        }
    });
}

#[test]
#[ignore = "is the other process of a test"]
fn tell_then_store() {
    let Some(path) = spawned_on() else { return };
    let store = Sqlite::open(&path).unwrap();
    for number in 2.. {
        for table in TABLES {
            tell(table, number);
        }
        // So that it is certainly here that it is killed.
        if number == 11 {
            std::thread::sleep(Duration::from_secs(60));
        }
        assert_eq!(store.append(&TABLES.map(|table| event(table, number))), [const { Ok(()) }; 3]);
    }
}
