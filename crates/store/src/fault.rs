//! Why something could not be stored or read.

use std::path::PathBuf;

/// Why something could not be stored or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// The number of an event is taken, or leaves a gap.
    OutOfOrder {
        /// Which table.
        table: String,
        /// Which number.
        number: u32,
    },
    /// The message was stored before, with this number for its last event.
    Repeated {
        /// The number.
        number: u32,
    },
    /// There is no such table.
    NoTable(String),
    /// There is a table of this id already.
    TableExists(String),
    /// As many tables as the limits allow are open already.
    TooManyTables,
    /// The guest has as many tables as the limits allow already.
    TooManyTablesOfGuest,
    /// Another server uses the file.
    InUse(PathBuf),
    /// The file was made by a newer version of this program.
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The newest this program knows.
        known: u32,
    },
    /// The file is no store.
    NotAStore(PathBuf),
    /// There is a file of this name already, and nobody asked to replace it.
    Exists(PathBuf),
    /// The file is a store, but parts of it cannot be read any more.
    Damaged(PathBuf),
    /// The file lacks commits that it had: its write-ahead log is damaged or missing.
    Incomplete {
        /// The file.
        path: PathBuf,
        /// How many commits are missing at least.
        missing: u64,
    },
    /// There is no room left on the disk.
    DiskFull,
    /// The writer is gone.
    Stopped,
    /// The file system or the database says no.
    Other(String),
}
