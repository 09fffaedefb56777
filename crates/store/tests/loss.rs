//! A store that has lost what it called stored says so.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;
mod folder;

use common::{event, log_length, open_table};
use folder::Folder;
use spielhof_store::{Sqlite, Store, StoreError};
use std::fs;
use std::path::Path;

const EVENTS: u32 = 40;

/// The files of a server that was killed, in a folder of their own.
fn killed() -> Folder {
    let (live, folder) = (Folder::new(), Folder::new());
    let store = Sqlite::open(&live.file("store")).unwrap();
    open_table(&store, "a");
    for number in 2..=EVENTS {
        assert_eq!(store.append(&[event("a", number)]), [Ok(())]);
    }
    for name in ["store", "store-wal", "store.mark"] {
        fs::copy(live.file(name), folder.file(name)).unwrap();
    }
    folder
}

fn change(file: &Path, change: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(file).unwrap();
    change(&mut bytes);
    fs::write(file, bytes).unwrap();
}

#[test]
fn after_a_kill_everything_is_there() {
    let folder = killed();
    assert_eq!(log_length(&Sqlite::open(&folder.file("store")).unwrap(), "a"), EVENTS);
}

#[test]
fn a_damaged_write_ahead_log_is_refused_and_left_alone() {
    type Damage = fn(&mut Vec<u8>);
    let damages: [(&str, Damage); 4] = [
        ("a byte in the middle", |log| {
            let middle = log.len() * 2 / 3;
            log[middle] ^= 1;
        }),
        ("a byte of the last frame", |log| *log.last_mut().unwrap() ^= 1),
        ("a byte of the head", |log| log[20] ^= 1),
        ("cut off", |log| log.truncate(log.len() - 4000)),
    ];
    for (what, damage) in damages {
        let folder = killed();
        let (path, log) = (folder.file("store"), folder.file("store-wal"));
        change(&log, damage);
        let (store, left) = (fs::read(&path).unwrap(), fs::read(&log).unwrap());
        // Twice: being refused once does not make it good.
        for _ in 0..2 {
            let fault = Sqlite::open(&path).unwrap_err();
            let StoreError::Incomplete { path: named, missing } = fault else {
                panic!("{what}: {fault:?}")
            };
            assert!(named == path && missing > 0, "{what}");
        }
        assert!(fs::read(&path).unwrap() == store && fs::read(&log).unwrap() == left, "{what}");
    }
}

#[test]
fn a_write_ahead_log_that_is_gone_is_missed() {
    let folder = killed();
    let path = folder.file("store");
    fs::remove_file(folder.file("store-wal")).unwrap();
    for _ in 0..2 {
        assert!(matches!(Sqlite::open(&path), Err(StoreError::Incomplete { .. })));
    }
}

#[test]
fn one_can_go_on_with_what_is_left() {
    let folder = killed();
    let path = folder.file("store");
    change(&folder.file("store-wal"), |log| {
        let middle = log.len() * 2 / 3;
        log[middle] ^= 1;
    });
    let store = Sqlite::open_despite_loss(&path).unwrap();
    let left = log_length(&store, "a");
    assert!(1 < left && left < EVENTS, "{left}");
    assert_eq!(store.append(&[event("a", left + 1)]), [Ok(())]);
    drop(store);
    assert_eq!(log_length(&Sqlite::open(&path).unwrap(), "a"), left + 1);
}

#[test]
fn a_store_that_was_removed_on_purpose_is_made_anew() {
    let folder = killed();
    for name in ["store", "store-wal"] {
        fs::remove_file(folder.file(name)).unwrap();
    }
    open_table(&Sqlite::open(&folder.file("store")).unwrap(), "b");
}
