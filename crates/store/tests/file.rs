//! Which files are opened, by whom, and what is in them.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;
mod folder;

use common::{event, log_length, open_table, spawn, spawned_on};
use folder::Folder;
use rusqlite::Connection;
use spielhof_store::{ChatRow, GuestRow, Sqlite, Store, StoreError};
use std::fs;
use std::path::Path;

fn refusal(path: &Path) -> StoreError {
    Sqlite::open(path).unwrap_err()
}

#[test]
fn a_store_is_opened_again_and_again() {
    let folder = Folder::new();
    let path = folder.file("store");
    for number in 1..5 {
        let store = Sqlite::open(&path).unwrap();
        if number == 1 {
            open_table(&store, "a");
        } else {
            assert_eq!(store.append(&[event("a", number)]), [Ok(())]);
        }
        assert_eq!(log_length(&store, "a"), number);
    }
    // Nothing else is needed once it is closed.
    let mut names: Vec<_> =
        fs::read_dir(folder.0.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["store", "store.lock"]);
}

#[test]
fn a_second_server_is_refused_by_whichever_name_it_comes() {
    let folder = Folder::new();
    let path = folder.file("store");
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(refusal(&path), StoreError::InUse(path.clone()));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&path, folder.file("link")).unwrap();
        assert_eq!(refusal(&folder.file("link")), StoreError::InUse(path.clone()));
    }
    #[cfg(target_os = "linux")]
    {
        let second = folder.file("second");
        fs::hard_link(&path, &second).unwrap();
        assert_eq!(refusal(&second), StoreError::InUse(second.clone()));
    }
    drop(store);
    Sqlite::open(&path).unwrap();
}

#[test]
fn a_server_in_another_process_is_respected_until_it_dies() {
    let folder = Folder::new();
    let path = folder.file("store");
    let (mut other, mut lines) = spawn("hold_the_file", &path);
    assert!(lines.any(|line| line.ends_with("held")));
    assert_eq!(refusal(&path), StoreError::InUse(path.clone()));
    other.kill();
    Sqlite::open(&path).unwrap();
}

#[test]
#[ignore = "is the other process of a test"]
fn hold_the_file() {
    let Some(path) = spawned_on() else { return };
    let _store = Sqlite::open(&path).unwrap();
    println!("held");
    std::thread::sleep(std::time::Duration::from_secs(60));
}

#[test]
fn a_newer_store_is_refused_and_left_alone() {
    let folder = Folder::new();
    let path = folder.file("store");
    drop(Sqlite::open(&path).unwrap());
    let other = Connection::open(&path).unwrap();
    let known: u32 = other.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    other.pragma_update(None, "user_version", 99).unwrap();
    drop(other);
    let before = fs::read(&path).unwrap();
    assert_eq!(refusal(&path), StoreError::Newer { path: path.clone(), found: 99, known });
    assert!(fs::read(&path).unwrap() == before, "the file was changed");
}

#[test]
fn what_is_no_store_is_refused_and_left_alone() {
    let folder = Folder::new();
    let text = folder.file("text");
    fs::write(&text, "Dear diary, ".repeat(1000)).unwrap();
    let foreign = folder.file("foreign");
    Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE tables (id)").unwrap();
    let numbered = folder.file("numbered");
    Connection::open(&numbered).unwrap().pragma_update(None, "user_version", 1).unwrap();
    for path in [text, foreign, numbered] {
        let before = fs::read(&path).unwrap();
        assert_eq!(refusal(&path), StoreError::NotAStore(path.clone()));
        assert!(fs::read(&path).unwrap() == before, "{path:?} was changed");
    }
    let here = folder.file("");
    assert_eq!(refusal(&here), StoreError::NotAStore(here.canonicalize().unwrap()));
    assert!(matches!(refusal(&folder.file("none/store")), StoreError::Other(_)));
}

#[test]
fn an_empty_file_becomes_a_store() {
    let folder = Folder::new();
    let path = folder.file("store");
    fs::write(&path, "").unwrap();
    open_table(&Sqlite::open(&path).unwrap(), "a");
}

#[cfg(unix)]
#[test]
fn only_its_owner_can_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let path = folder.file("store");
    let store = Sqlite::open(&path).unwrap();
    open_table(&store, "a");
    for ending in ["", "-wal", "-shm"] {
        let mut name = path.clone().into_os_string();
        name.push(ending);
        let rights = fs::metadata(&name).unwrap().permissions().mode();
        assert_eq!(rights & 0o077, 0, "{name:?}");
    }
}

#[test]
fn no_byte_of_a_deleted_guest_lingers_in_the_files() {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.file("store")).unwrap();
    open_table(&store, "a");
    let name = "Unverwechselbar".to_owned();
    store
        .add_guest(&GuestRow { id: 1, secret_hash: [0xAB; 32], name, seen: 0, owner: None })
        .unwrap();
    let text = "Geheimniskram".to_owned();
    store.add_chat("a", &ChatRow { at: 1, guest: Some(1), seat: None, text }, None, None).unwrap();
    let secrets: [&[u8]; 3] = [b"Unverwechselbar", b"Geheimniskram", &[0xAB; 32]];
    let lingers = || {
        let bytes = ["store", "store-wal"].map(|name| fs::read(folder.file(name)).unwrap());
        secrets.map(|secret| {
            bytes.iter().any(|bytes| bytes.windows(secret.len()).any(|part| part == secret))
        })
    };
    assert_eq!(lingers(), [true; 3]);
    store.delete_guest(1).unwrap();
    assert_eq!(lingers(), [false; 3]);
}
