//! What is wrong with a store, for whoever starts a server.

use say::{number, plain, text, with};
use store::StoreFault;
use wire::Said;

/// The sentence of a fault of the store.
pub fn store_said(fault: &StoreFault) -> Said {
    let path = |path: &std::path::Path| ("path", text(path.display()));
    match fault {
        StoreFault::InUse(file) => with("fault-store-in-use", [path(file)]),
        StoreFault::Newer { path: file, found, known } => {
            let args = [path(file), ("found", number(*found)), ("known", number(*known))];
            with("fault-store-newer", args)
        }
        StoreFault::NotAStore(file) => with("fault-store-foreign", [path(file)]),
        StoreFault::Exists(file) => with("fault-store-exists", [path(file)]),
        StoreFault::Damaged(file) => with("fault-store-damaged", [path(file)]),
        StoreFault::Incomplete { path: file, missing } => {
            let missing = i64::try_from(*missing).unwrap_or(i64::MAX);
            with("fault-store-incomplete", [path(file), ("missing", number(missing))])
        }
        StoreFault::DiskFull => plain("server-disk-full"),
        StoreFault::Stopped => plain("server-trouble"),
        StoreFault::Other(problem) => with("fault-store-other", [("problem", text(problem))]),
        // These are answers to a running server, not to whoever starts one.
        StoreFault::OutOfOrder { .. }
        | StoreFault::Repeated { .. }
        | StoreFault::NoTable(_)
        | StoreFault::TooManyTables
        | StoreFault::TooManyTablesOfGuest
        | StoreFault::TableExists(_) => {
            with("fault-store-other", [("problem", text(format!("{fault:?}")))])
        }
    }
}
