//! Has anything been lost that was committed?
//!
//! SQLite reads a write-ahead log up to the first frame that is damaged, and takes what follows
//! for a commit that was never finished. So every commit is counted in the store, and the number
//! is noted in a small file after the commit has reached the disk. The note needs no
//! synchronisation: it may be behind the store, but never ahead of it unless the store has lost
//! something.

use super::lock::beside;
use super::make_private;
use rusqlite::{Connection, OptionalExtension, Transaction};
use std::fs::{File, OpenOptions, remove_file};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// What the name of the file ends with.
pub const ENDING: &str = ".mark";

/// The number of commits that the store must have.
#[derive(Debug)]
pub struct Mark {
    file: File,
    path: PathBuf,
    log: PathBuf,
    /// Was the store whole, or taken as it is?
    accepted: bool,
}

impl Mark {
    /// Opens the file beside a store.
    pub fn open(store: &Path) -> io::Result<Mark> {
        let path = beside(store, ENDING);
        make_private(&path)?;
        let file = OpenOptions::new().read(true).write(true).open(&path)?;
        Ok(Mark { file, path, log: beside(store, "-wal"), accepted: false })
    }

    /// The number that was noted last; none if there is none that makes sense.
    pub fn read(&self) -> Option<u64> {
        let mut bytes = [0; 16];
        let mut file = &self.file;
        file.seek(SeekFrom::Start(0)).and_then(|_| file.read_exact(&mut bytes)).ok()?;
        let (number, check) = bytes.split_at(8);
        let number = u64::from_le_bytes(number.try_into().ok()?);
        (check == (!number).to_le_bytes()).then_some(number)
    }

    /// Takes the store as it is.
    pub fn accept(&mut self, stored: u64) {
        self.note(stored);
        self.accepted = true;
    }

    /// Notes a number. Only with the writer's connection in hand.
    pub fn note(&self, batches: u64) {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&batches.to_le_bytes());
        bytes[8..].copy_from_slice(&(!batches).to_le_bytes());
        let mut file = &self.file;
        // A note that could not be written is one that is behind, which does no harm.
        let _ = file.seek(SeekFrom::Start(0)).and_then(|_| file.write_all(&bytes));
    }
}

impl Drop for Mark {
    fn drop(&mut self) {
        // Closed in good order there is no write-ahead log, so nothing of it can be lost.
        if self.accepted && !self.log.exists() {
            let _ = remove_file(&self.path);
        }
    }
}

/// Counts one more commit.
pub fn count(change: &Transaction) -> rusqlite::Result<u64> {
    change
        .prepare_cached("UPDATE progress SET batches = batches + 1 RETURNING batches")?
        .query_row([], |row| Ok(row.get::<_, i64>(0)?.unsigned_abs()))
}

/// How many commits a store has; those of a store older than this number are not counted.
pub fn counted(connection: &Connection) -> rusqlite::Result<u64> {
    let there = "SELECT 1 FROM sqlite_schema WHERE name = 'progress'";
    if connection.query_row(there, [], |_| Ok(())).optional()?.is_none() {
        return Ok(0);
    }
    connection.query_row("SELECT batches FROM progress", [], |row| {
        Ok(row.get::<_, i64>(0)?.unsigned_abs())
    })
}
