//! Copies of a store that is in use, and the way back.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;
mod folder;

use common::{event, log_length, open_table, spawn, spawned_on};
use folder::Folder;
use rusqlite::Connection;
use spielhof_store::{Existing, Sqlite, Store, StoreError, backup, restore};
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Every file but locks, and those that belong to a store that was only looked at.
fn names(folder: &Folder) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder.0.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| !name.ends_with(".lock"))
        .collect();
    names.sort();
    names
}

/// A closed store whose table `a` has this number of events.
fn store_of(path: &Path, events: u32) {
    let store = Sqlite::open(path).unwrap();
    open_table(&store, "a");
    for number in 2..=events {
        assert_eq!(store.append(&[event("a", number)]), [Ok(())]);
    }
}

fn events_in(path: &Path) -> u32 {
    log_length(&Sqlite::open(path).unwrap(), "a")
}

#[test]
fn a_copy_of_a_store_in_use_is_a_moment_of_it() {
    let folder = Folder::new();
    let live = folder.file("live");
    let store = Sqlite::open(&live).unwrap();
    open_table(&store, "a");
    open_table(&store, "b");
    let (stop, last) = (AtomicBool::new(false), AtomicU32::new(1));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for number in 2.. {
                // Both or none of them: no copy may have one more in a than in b.
                let pair = [event("a", number), event("b", number)];
                assert_eq!(store.append(&pair), [Ok(()), Ok(())]);
                last.store(number, Ordering::SeqCst);
                if stop.load(Ordering::SeqCst) {
                    break;
                }
            }
        });
        for copy in 0..20 {
            let to = folder.file(&format!("copy-{copy}"));
            let before = last.load(Ordering::SeqCst);
            backup(&live, &to, Existing::Refuse).unwrap();
            let after = last.load(Ordering::SeqCst) + 1;
            let copied = Sqlite::open(&to).unwrap();
            let length = log_length(&copied, "a");
            assert_eq!(length, log_length(&copied, "b"));
            assert!((before..=after).contains(&length), "{before} {length} {after}");
        }
        stop.store(true, Ordering::SeqCst);
    });
    assert!(last.load(Ordering::SeqCst) > 20, "there was little to copy");
}

#[test]
fn a_store_of_another_process_is_copied_too() {
    let folder = Folder::new();
    let (mut other, mut lines) = spawn("fill_and_hold", &folder.file("live"));
    assert!(lines.any(|line| line.ends_with("filled")));
    backup(&folder.file("live"), &folder.file("copy"), Existing::Refuse).unwrap();
    other.kill();
    assert_eq!(events_in(&folder.file("copy")), 5);
    // What a crash left beside the file is copied as well.
    backup(&folder.file("live"), &folder.file("later"), Existing::Refuse).unwrap();
    assert_eq!(events_in(&folder.file("later")), 5);
}

#[test]
#[ignore = "is the other process of a test"]
fn fill_and_hold() {
    let Some(path) = spawned_on() else { return };
    let store = Sqlite::open(&path).unwrap();
    open_table(&store, "a");
    for number in 2..=5 {
        assert_eq!(store.append(&[event("a", number)]), [Ok(())]);
    }
    println!("filled");
    std::thread::sleep(std::time::Duration::from_secs(60));
}

#[test]
fn a_copy_is_one_file_that_needs_no_other() {
    let folder = Folder::new();
    let live = folder.file("live");
    store_of(&live, 3);
    let store = Sqlite::open(&live).unwrap();
    backup(&live, &folder.file("copy"), Existing::Refuse).unwrap();
    drop(store);
    assert_eq!(names(&folder), ["copy", "live"]);
    // Bytes 18 and 19 are 1 where there is no write-ahead log.
    assert_eq!(fs::read(folder.file("copy")).unwrap()[18..20], [1, 1]);
}

#[test]
fn a_copy_replaces_nothing_unless_asked() {
    let folder = Folder::new();
    let (live, copy) = (folder.file("live"), folder.file("copy"));
    store_of(&live, 3);
    fs::write(&copy, "precious").unwrap();
    let fault = StoreError::Exists(copy.clone());
    assert_eq!(backup(&live, &copy, Existing::Refuse), Err(fault));
    assert_eq!(fs::read(&copy).unwrap(), b"precious");
    backup(&live, &copy, Existing::Replace).unwrap();
    assert_eq!(events_in(&copy), 3);
}

#[test]
fn a_copy_never_takes_the_place_of_a_store_in_use() {
    let folder = Folder::new();
    let (live, other) = (folder.file("live"), folder.file("other"));
    store_of(&live, 3);
    store_of(&other, 4);
    let fault = Err(StoreError::Exists(live.clone()));
    assert_eq!(backup(&live, &live, Existing::Replace), fault);
    let store = Sqlite::open(&other).unwrap();
    let fault = Err(StoreError::InUse(other.clone()));
    assert_eq!(backup(&live, &other, Existing::Replace), fault);
    drop(store);
    assert_eq!((events_in(&live), events_in(&other)), (3, 4));
}

#[test]
fn what_is_no_store_is_not_copied() {
    let folder = Folder::new();
    let (none, to) = (folder.file("none"), folder.file("copy"));
    let copy = |from: &Path| backup(from, &to, Existing::Refuse);
    assert_eq!(copy(&none), Err(StoreError::NotAStore(none.clone())));
    fs::write(&none, "").unwrap();
    assert_eq!(copy(&none), Err(StoreError::NotAStore(none.clone())));
    fs::write(&none, "a text, not a store. ".repeat(99)).unwrap();
    assert_eq!(copy(&none), Err(StoreError::NotAStore(none)));
    assert_eq!(names(&folder), ["none"]);
}

#[test]
fn a_restored_store_is_the_one_that_was_copied() {
    let folder = Folder::new();
    let (live, copy) = (folder.file("live"), folder.file("copy"));
    store_of(&live, 3);
    backup(&live, &copy, Existing::Refuse).unwrap();
    let other = folder.file("other");
    assert_eq!(restore(&copy, &other, Existing::Refuse), Ok(None));
    assert_eq!(events_in(&other), 3);
    assert_eq!(events_in(&copy), 3);
}

#[test]
fn the_store_that_was_there_is_kept_beside() {
    let folder = Folder::new();
    let (live, copy) = (folder.file("live"), folder.file("copy"));
    store_of(&live, 3);
    backup(&live, &copy, Existing::Refuse).unwrap();
    let store = Sqlite::open(&live).unwrap();
    assert_eq!(store.append(&[event("a", 4)]), [Ok(())]);
    drop(store);
    let fault = Err(StoreError::Exists(live.clone()));
    assert_eq!(restore(&copy, &live, Existing::Refuse), fault);
    assert_eq!(events_in(&live), 4);
    let old = restore(&copy, &live, Existing::Replace).unwrap().unwrap();
    assert_eq!((events_in(&live), events_in(&old)), (3, 4));
    let older = restore(&copy, &live, Existing::Replace).unwrap().unwrap();
    assert_ne!(old, older);
    assert_eq!((events_in(&old), events_in(&older)), (4, 3));
}

#[test]
fn after_a_crash_the_old_store_is_kept_whole_and_spoils_nothing() {
    let folder = Folder::new();
    let (live, copy) = (folder.file("live"), folder.file("copy"));
    store_of(&folder.file("first"), 3);
    backup(&folder.file("first"), &copy, Existing::Refuse).unwrap();
    let (mut other, mut lines) = spawn("fill_and_hold", &live);
    assert!(lines.any(|line| line.ends_with("filled")));
    other.kill();
    assert!(folder.file("live-wal").exists());
    let old = restore(&copy, &live, Existing::Replace).unwrap().unwrap();
    assert_eq!((events_in(&live), events_in(&old)), (3, 5));
}

#[test]
fn a_damaged_store_is_kept_beside_as_it_was() {
    let folder = Folder::new();
    let (live, copy) = (folder.file("live"), folder.file("copy"));
    store_of(&copy, 3);
    let damaged = "no store any more ".repeat(99);
    fs::write(&live, &damaged).unwrap();
    fs::write(folder.file("live-wal"), "its log").unwrap();
    let old = restore(&copy, &live, Existing::Replace).unwrap().unwrap();
    assert_eq!(events_in(&live), 3);
    assert_eq!(fs::read_to_string(&old).unwrap(), damaged);
    let log = folder.file("live.old-1-wal");
    assert_eq!(fs::read_to_string(log).unwrap(), "its log");
}

#[test]
fn a_store_in_use_is_not_replaced() {
    let folder = Folder::new();
    let (live, copy) = (folder.file("live"), folder.file("copy"));
    store_of(&live, 3);
    backup(&live, &copy, Existing::Refuse).unwrap();
    let store = Sqlite::open(&live).unwrap();
    let fault = Err(StoreError::InUse(live.clone()));
    assert_eq!(restore(&copy, &live, Existing::Replace), fault);
    assert_eq!(store.append(&[event("a", 4)]), [Ok(())]);
    drop(store);
    assert_eq!(events_in(&live), 4);
}

#[test]
fn only_a_sound_store_of_a_known_version_is_restored() {
    let folder = Folder::new();
    let (bad, live) = (folder.file("bad"), folder.file("live"));
    store_of(&live, 3);
    let replace = || restore(&bad, &live, Existing::Replace);
    fs::write(&bad, "a text, not a store. ".repeat(99)).unwrap();
    assert_eq!(replace(), Err(StoreError::NotAStore(bad.clone())));

    fs::remove_file(&bad).unwrap();
    store_of(&bad, 200);
    let mut bytes = fs::read(&bad).unwrap();
    let length = bytes.len();
    bytes[length / 2..].fill(0x5A);
    fs::write(&bad, bytes).unwrap();
    assert_eq!(replace(), Err(StoreError::Damaged(bad.clone())));

    fs::remove_file(&bad).unwrap();
    store_of(&bad, 2);
    Connection::open(&bad).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(matches!(replace(), Err(StoreError::Newer { found: 99, .. })));

    assert_eq!(events_in(&live), 3);
    assert!(names(&folder).iter().all(|name| !name.contains(".part") && !name.contains(".old")));
}
