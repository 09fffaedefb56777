//! What is wrong with a store, for the operator who starts a server.

use say::{number, plain, text, with};
use store::StoreError;
use wire::Said;

/// The sentence of a fault of the store.
pub fn store_said(fault: &StoreError) -> Said {
    let path = |path: &std::path::Path| ("path", text(path.display()));
    match fault {
        StoreError::InUse(file) => with("fault-store-in-use", [path(file)]),
        StoreError::Newer { path: file, found, known } => {
            let args = [path(file), ("found", number(*found)), ("known", number(*known))];
            with("fault-store-newer", args)
        }
        StoreError::NotAStore(file) => with("fault-store-foreign", [path(file)]),
        StoreError::Exists(file) => with("fault-store-exists", [path(file)]),
        StoreError::Damaged(file) => with("fault-store-damaged", [path(file)]),
        StoreError::Incomplete { path: file, missing } => {
            let missing = i64::try_from(*missing).unwrap_or(i64::MAX);
            with("fault-store-incomplete", [path(file), ("missing", number(missing))])
        }
        StoreError::NewerDatabase { found, known } => {
            let args = [("found", number(*found)), ("known", number(*known))];
            with("fault-store-newer-database", args)
        }
        StoreError::Unavailable(problem) => {
            with("fault-store-unavailable", [("problem", text(problem))])
        }
        StoreError::BadUrl(problem) => with("fault-store-url", [("problem", text(problem))]),
        StoreError::NotEmpty => plain("fault-store-not-empty"),
        StoreError::DiskFull => plain("server-disk-full"),
        StoreError::Stopped => plain("server-trouble"),
        StoreError::Other(problem) => with("fault-store-other", [("problem", text(problem))]),
        // These occur while a server runs, not at its start.
        StoreError::OutOfOrder { .. }
        | StoreError::Repeated { .. }
        | StoreError::NoTable(_)
        | StoreError::Fenced(_)
        | StoreError::LeaseLost
        | StoreError::TooManyTables
        | StoreError::TooManyTablesOfGuest
        | StoreError::TooManyBots
        | StoreError::TooManyTournaments
        | StoreError::NoGuest
        | StoreError::TableExists(_) => {
            with("fault-store-other", [("problem", text(format!("{fault:?}")))])
        }
    }
}
