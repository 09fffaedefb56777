//! `spielhof serve` on a database, and `spielhof copy`, called as operators call them.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]
#![cfg(unix)]

mod common;

use common::{Server, errors, run, spielhof};
use private_pg::Instance;
use std::path::Path;
use store::{ListingState, Sqlite, Store, StoredEvent, TableDump, TableRow};
use tempfile::TempDir;

/// How many tables are copied.
const TABLES: u64 = 1000;

/// The address of the database without the password.
fn without_password(database: &Instance) -> String {
    database.url().replace(&format!(":{}@", database.password()), "@")
}

#[test]
fn a_server_on_a_database_logs_what_happens_but_no_password() {
    let database = Instance::start().unwrap();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("password");
    std::fs::write(&file, format!("{}\n", database.password())).unwrap();
    let url = without_password(&database);
    assert!(!url.contains(database.password()), "{url}");
    let data = folder.path().to_str().unwrap();
    let password = file.to_str().unwrap();
    let mut server = Server::start_logged(
        &[
            &["--log", "debug", "--log-format", "json", "--data", data][..],
            &["--store", &url, "--store-password-file", password],
        ]
        .concat(),
    );
    assert!(server.get("/api/ready").ends_with("ready\n"));
    let secret = server.get("/api/me").split("spielhof=").nth(1).unwrap()[..64].to_owned();
    assert!(server.get("/api/tables/nothing").starts_with("HTTP/1.1 404"));
    let log = server.child.stderr.take().unwrap();
    let log = std::thread::spawn(move || std::io::read_to_string(log).unwrap());
    assert_eq!(server.end(), Some(0));
    let log = log.join().unwrap();
    let lines: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let answered = lines.iter().find(|line| line["span"]["path"] == "/api/tables/nothing").unwrap();
    assert_eq!(answered["fields"]["status"], 404, "{answered}");
    assert_eq!(answered["span"]["id"].as_str().unwrap().len(), 16);
    for hidden in [database.password(), &secret] {
        assert!(!log.contains(hidden), "{log}");
    }
}

#[test]
fn what_is_wrong_with_a_database_is_said_without_its_password() {
    let database = Instance::start().unwrap();
    let folder = TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap();
    let wrong = database.url().replace(database.password(), "hunter2");
    let nobody = "postgres://me:hunter2@127.0.0.1:1/spielhof";
    for (url, said) in [
        (wrong.as_str(), "The server's data can't be used"),
        (nobody, "The database can't be reached"),
        ("mysql://me:hunter2@localhost/spielhof", "isn't the address of a database"),
        ("postgres://me:hunter2@localhost/x?sslmode=maybe", "isn't the address of a database"),
    ] {
        let output = run(&["serve", "--port", "0", "--data", data, "--store", url]);
        assert_eq!(output.status.code(), Some(2), "{url}");
        let errors = errors(&output);
        assert!(errors.contains(said) && !errors.contains("hunter2"), "{url}: {errors}");
    }
    let output = run(&["serve", "--store-password-file", "x"]);
    assert!(errors(&output).contains("only makes sense together with"), "{}", errors(&output));
    for command in ["backup", "restore"] {
        let output = run(&[command, "file", "--data", data, "--store", &database.url()]);
        assert_eq!(output.status.code(), Some(2));
        assert!(errors(&output).contains("pg_dump"), "{}", errors(&output));
    }
}

/// A store with many tables, each with a log of its own.
fn fill(path: &Path) {
    let store = Sqlite::open(path).unwrap();
    let table = |number: u64| TableDump {
        place: number,
        row: TableRow {
            id: format!("table-{number}"),
            invite: format!("sit-{number}"),
            seed: [number as u8; 32],
            created: number,
            opener: Some(number % 10),
        },
        events: (1..=number % 40 + 1)
            .map(|event| StoredEvent { at: event, event: format!("{{\"ü\": {number}.{event}}}") })
            .collect(),
        messages: Vec::new(),
        standing: ListingState {
            guests: vec![number % 10],
            began: true,
            over: false,
            listed: false,
            turn: None,
        },
        touched: number % 40 + 1,
        retired: None,
        chat: Vec::new(),
        players: Vec::new(),
        codes: Vec::new(),
        plans: Vec::new(),
    };
    let tables: Vec<TableDump> = (1..=TABLES).map(table).collect();
    store.import(&tables, &[]).unwrap();
}

/// Every log as bytes.
fn logs(path: &Path) -> Vec<(String, Vec<StoredEvent>)> {
    let store = Sqlite::open(path).unwrap();
    let tables = store.dump_tables(0, u32::MAX).unwrap();
    tables.into_iter().map(|table| (table.row.id, table.events)).collect()
}

#[test]
fn a_thousand_tables_move_to_a_database_and_back() {
    let database = Instance::start().unwrap();
    let folder = TempDir::new().unwrap();
    let (first, last) = (folder.path().join("first.db"), folder.path().join("last.db"));
    fill(&first);
    let (from, to) = (first.to_str().unwrap(), last.to_str().unwrap());
    let url = without_password(&database);
    let copy = |from: &str, to: &str| {
        spielhof(&["copy", from, to]).env("PGPASSWORD", database.password()).output().unwrap()
    };
    for (from, to) in [(from, url.as_str()), (url.as_str(), to)] {
        let output = copy(from, to);
        assert!(output.status.success(), "{}", errors(&output));
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(
            said.contains("Copied and compared: 1000 tables, 20500 events, 0 guests."),
            "{said}"
        );
    }
    assert_eq!(logs(&first).len() as u64, TABLES);
    assert_eq!(logs(&first), logs(&last));
    let output = copy(from, &url);
    assert_eq!(output.status.code(), Some(2));
    assert!(errors(&output).contains("There is already data"), "{}", errors(&output));
    let output = copy("missing.db", to);
    assert!(errors(&output).contains("missing.db"), "{}", errors(&output));
}
