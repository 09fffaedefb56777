//! What can only be tested from inside: a disk that is full when it suits the test.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::{ListingState, StoredEvent};

fn store() -> (tempfile::TempDir, Sqlite) {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&dir.path().join("store")).unwrap();
    (dir, store)
}

fn event(length: usize) -> StoredEvent {
    StoredEvent { at: 1, event: "x".repeat(length) }
}

fn append(table: &str, first: u32, length: usize) -> Append {
    Append {
        table: table.to_owned(),
        first,
        events: vec![event(length)],
        message: None,
        standing: ListingState::default(),
        vacated: Vec::new(),
        fence: None,
    }
}

fn row(id: &str) -> TableRow {
    TableRow { id: id.to_owned(), invite: String::new(), seed: [0; 32], created: 0, opener: None }
}

fn open_tables(store: &Sqlite, ids: &[&str]) {
    for id in ids {
        store.create(&row(id), &append(id, 1, 1), TableLimits::NONE).unwrap();
    }
}

fn leave_pages(store: &Sqlite, more: u32) {
    let writer = store.writer();
    let pages: u32 = writer.query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
    let most = format!("PRAGMA max_page_count = {}", pages + more);
    writer.query_row(&most, [], |_| Ok(())).unwrap();
}

fn give_room(store: &Sqlite) {
    store.writer().query_row("PRAGMA max_page_count = 1000000", [], |_| Ok(())).unwrap();
}

fn numbers(store: &Sqlite, table: &str) -> usize {
    store.load(table).unwrap().unwrap().events.len()
}

#[test]
fn a_full_disk_is_named_and_stores_nothing_and_afterwards_all_goes_on() {
    let (_dir, store) = store();
    open_tables(&store, &["a"]);
    leave_pages(&store, 0);
    assert_eq!(store.append(&[append("a", 2, 100_000)]), [Err(StoreError::DiskFull)]);
    assert_eq!(numbers(&store, "a"), 1);
    give_room(&store);
    assert_eq!(store.append(&[append("a", 2, 100_000)]), [Ok(())]);
    assert_eq!(numbers(&store, "a"), 2);
}

#[test]
fn one_that_does_not_fit_hinders_no_other() {
    let (_dir, store) = store();
    open_tables(&store, &["a", "b", "c"]);
    leave_pages(&store, 2);
    let batch = [append("a", 2, 1), append("b", 2, 100_000), append("c", 2, 1), append("a", 3, 1)];
    assert_eq!(store.append(&batch), [Ok(()), Err(StoreError::DiskFull), Ok(()), Ok(())]);
    assert_eq!(["a", "b", "c"].map(|table| numbers(&store, table)), [3, 1, 2]);
}

#[test]
fn a_table_that_does_not_fit_is_not_there() {
    let (_dir, store) = store();
    leave_pages(&store, 0);
    let made = store.create(&row("a"), &append("a", 1, 100_000), TableLimits::NONE);
    assert_eq!(made, Err(StoreError::DiskFull));
    assert_eq!(store.load("a"), Ok(None));
}

#[test]
fn commits_are_synchronised_unless_a_test_says_otherwise() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("store");
    let level = |store: &Sqlite| -> i64 {
        store.writer().pragma_query_value(None, "synchronous", |row| row.get(0)).unwrap()
    };
    assert_eq!(level(&Sqlite::open(&path).unwrap()), 2);
    assert_eq!(level(&Sqlite::open_with(&path, Synchronous::Off, Loss::Refuse).unwrap()), 0);
}

#[test]
fn lists_need_no_walk_through_all_tables() {
    let (_dir, store) = store();
    let writer = store.writer();
    for sql in [
        lists::LISTED,
        lists::RUNNING_OF,
        "SELECT id FROM tables WHERE ended = 0 ORDER BY key",
        "SELECT count(*) FROM tables WHERE ended = 0",
    ] {
        let mut plan = writer.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let unset = vec![0; plan.parameter_count()];
        let steps = plan.query_map(rusqlite::params_from_iter(unset), |row| row.get(3)).unwrap();
        let steps: Vec<String> = steps.map(Result::unwrap).collect();
        assert!(steps.iter().any(|step| step.contains("INDEX tables_")), "{sql}: {steps:?}");
        assert!(!steps.iter().any(|step| step == "SCAN tables"), "{sql}: {steps:?}");
    }
}
