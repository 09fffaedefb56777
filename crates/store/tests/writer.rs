//! The writer: everything at once, in order, and an answer for everybody.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;

use common::{event, log_length, open_table};
use spielhof_store::{Sqlite, StoreError, Writer};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};

fn store() -> (tempfile::TempDir, Arc<Sqlite>) {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&dir.path().join("store")).unwrap();
    (dir, Arc::new(store))
}

#[test]
fn who_is_answered_finds_his_event_stored() {
    let (_dir, store) = store();
    open_table(&*store, "a");
    let writer = Writer::start(store.clone());
    for number in 2..20 {
        let (answer, answered) = channel();
        writer.append(event("a", number), move |done| answer.send(done).unwrap());
        assert_eq!(answered.recv().unwrap(), Ok(()));
        assert_eq!(log_length(&*store, "a"), number);
    }
}

#[test]
fn what_waits_is_stored_together() {
    let (_dir, store) = store();
    let tables: Vec<_> = (0..40).map(|table| format!("t{table}")).collect();
    for table in &tables {
        open_table(&*store, table);
    }
    let writer = Writer::start(store.clone());
    // The first answer holds the writer's thread until all others wait.
    let (go, held) = channel::<()>();
    let (began, begun) = channel();
    writer.append(event("t0", 2), move |done| {
        began.send(done).unwrap();
        held.recv().unwrap();
    });
    assert_eq!(begun.recv().unwrap(), Ok(()));
    let (answer, answered) = channel();
    for round in 3..5 {
        for table in &tables {
            let answer = answer.clone();
            let number = if table == "t0" { round } else { round - 1 };
            writer.append(event(table, number), move |done| answer.send(done).unwrap());
        }
    }
    go.send(()).unwrap();
    drop(answer);
    assert!(answered.iter().take(80).all(|done| done == Ok(())));
    let written = writer.written();
    assert_eq!((written.batches, written.last_batch), (2, 80));
    assert_eq!((written.appends, written.events), (81, 81));
    assert_eq!((log_length(&*store, "t0"), log_length(&*store, "t7")), (4, 3));
}

#[test]
fn everybody_gets_his_own_answer() {
    let (_dir, store) = store();
    open_table(&*store, "a");
    let writer = Writer::start(store);
    let answers = Arc::new(Mutex::new(Vec::new()));
    for (table, number) in [("a", 2), ("none", 1), ("a", 9), ("a", 3)] {
        let answers = Arc::clone(&answers);
        writer.append(event(table, number), move |done| {
            answers.lock().unwrap().push((number, done));
        });
    }
    drop(writer);
    let out = StoreError::OutOfOrder { table: "a".to_owned(), number: 9 };
    let none = StoreError::NoTable("none".to_owned());
    let expected = [(2, Ok(())), (1, Err(none)), (9, Err(out)), (3, Ok(()))];
    assert_eq!(*answers.lock().unwrap(), expected);
}

#[test]
fn stopping_stores_what_still_waits_and_closes_the_file() {
    let (dir, store) = store();
    open_table(&*store, "a");
    let writer = Writer::start(store);
    for number in 2..1500 {
        writer.append(event("a", number), |done| assert_eq!(done, Ok(())));
    }
    drop(writer);
    let store = Sqlite::open(&dir.path().join("store")).unwrap();
    assert_eq!(log_length(&store, "a"), 1499);
}
