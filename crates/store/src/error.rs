//! Why something could not be stored or read.

use std::path::PathBuf;

/// Why something could not be stored or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The number of an event is taken, or leaves a gap.
    #[error("event {number} of table {table} is out of order")]
    OutOfOrder {
        /// Which table.
        table: String,
        /// Which number.
        number: u32,
    },
    /// The message was stored before, with this number for its last event.
    #[error("the message was stored before, up to event {number}")]
    Repeated {
        /// The number.
        number: u32,
    },
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(String),
    /// There is a table of this id already.
    #[error("table {0} exists already")]
    TableExists(String),
    /// As many tables as the limits allow are open already.
    #[error("too many tables are open")]
    TooManyTables,
    /// The guest has as many tables as the limits allow already.
    #[error("the guest has too many tables")]
    TooManyTablesOfGuest,
    /// The guest has as many bots as the limits allow already.
    #[error("the guest has too many bots")]
    TooManyBots,
    /// The guest runs as many tournaments as the limits allow already.
    #[error("the guest has too many tournaments")]
    TooManyTournaments,
    /// There is no such guest.
    #[error("there is no such guest")]
    NoGuest,
    /// The table belongs to another server, or the lease of the one that writes has expired.
    #[error("table {0} belongs to another server")]
    Fenced(String),
    /// The lease of a node does not hold any more.
    #[error("the lease has expired")]
    LeaseLost,
    /// The database does not answer, or the answer got lost. Whether a write was stored is not
    /// known.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// The database was made by a newer version of this program.
    #[error("the database has version {found}, newer than {known}")]
    NewerDatabase {
        /// Its version.
        found: u32,
        /// The newest this program knows.
        known: u32,
    },
    /// The address of a database cannot be read.
    #[error("not the address of a database: {0}")]
    BadUrl(String),
    /// Something is stored there already.
    #[error("something is stored there already")]
    NotEmpty,
    /// Another server uses the file.
    #[error("another server uses {}", .0.display())]
    InUse(PathBuf),
    /// The file was made by a newer version of this program.
    #[error("{} has version {found}, newer than {known}", .path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The newest this program knows.
        known: u32,
    },
    /// The file is no store.
    #[error("{} is not a store", .0.display())]
    NotAStore(PathBuf),
    /// There is a file of this name already, and nobody asked to replace it.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// The file is a store, but parts of it cannot be read any more.
    #[error("{} is damaged", .0.display())]
    Damaged(PathBuf),
    /// The file lacks commits that it had: its write-ahead log is damaged or missing.
    #[error("{} lacks at least {missing} commits", .path.display())]
    Incomplete {
        /// The file.
        path: PathBuf,
        /// How many commits are missing at least.
        missing: u64,
    },
    /// There is no room left on the disk.
    #[error("the disk is full")]
    DiskFull,
    /// The writer is gone.
    #[error("the writer has stopped")]
    Stopped,
    /// The file system or the database says no.
    #[error("{0}")]
    Other(String),
}
