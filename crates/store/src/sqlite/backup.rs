//! Copies of a store, made while it is used, and the way back.

use super::fault::{fault, io_fault};
use super::lock::{Lock, beside, true_name};
use super::mark::ENDING;
use super::{connect, make_private, schema};
use crate::StoreError;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use schema::Found;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// What to do when there is a file already where one is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Nothing.
    Refuse,
    /// Put the new one in its place.
    Replace,
}

/// Copies the store at `live` to the file `to`, as it stood at one moment, whether a
/// server uses it or not. The copy is checked, is one file that needs no other, and
/// appears under its name only when all of it is on the disk.
pub fn backup(live: &Path, to: &Path, existing: Existing) -> Result<(), StoreError> {
    let source = open_store(live)?;
    let to = true_name(to)?;
    let _unused = refuse_unless_free(&to, existing)?;
    if to == true_name(live)? {
        return Err(StoreError::Exists(to));
    }
    let draft = Draft::of(&source, live, &to)?;
    for ending in ["-wal", "-shm", ENDING] {
        remove(&beside(&to, ending)).map_err(io_fault)?;
    }
    draft.settle(&to)
}

/// Puts the backup `from` in the place of the store `to` and tells where the old one is
/// kept, if there was one.
///
/// A server that runs on `to` is a refusal ([`StoreError::InUse`]): it has tables in its
/// memory, and people at them who were told that what they did is stored. A log that is
/// suddenly shorter would make that a lie, and their next actions would fit nowhere.
pub fn restore(from: &Path, to: &Path, existing: Existing) -> Result<Option<PathBuf>, StoreError> {
    let to = true_name(to)?;
    let source = open_store(from)?;
    let found = to.exists();
    if found && existing == Existing::Refuse {
        return Err(StoreError::Exists(to));
    }
    let _lock = Lock::take(&to)?;
    let draft = Draft::of(&source, from, &to)?;
    let old = if found { Some(set_aside(&to).map_err(io_fault)?) } else { None };
    remove(&beside(&to, ENDING)).map_err(io_fault)?;
    draft.settle(&to)?;
    Ok(old)
}

fn open_store(path: &Path) -> Result<Connection, StoreError> {
    if !path.is_file() {
        return Err(StoreError::NotAStore(path.to_owned()));
    }
    let source = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    match schema::look(&source, path, schema::known())? {
        Found::Store(_) => Ok(source),
        Found::Blank => Err(StoreError::NotAStore(path.to_owned())),
    }
}

/// A file that may be replaced must not be the store of another server.
fn refuse_unless_free(to: &Path, existing: Existing) -> Result<Option<Lock>, StoreError> {
    match existing {
        _ if !to.exists() => Ok(None),
        Existing::Refuse => Err(StoreError::Exists(to.to_owned())),
        Existing::Replace if beside(to, ".lock").exists() => Lock::take(to).map(Some),
        Existing::Replace => Ok(None),
    }
}

/// A copy that has not got its name yet. Dropped before that, it leaves nothing behind.
struct Draft {
    path: PathBuf,
}

impl Draft {
    fn of(source: &Connection, name: &Path, to: &Path) -> Result<Draft, StoreError> {
        let draft = Draft { path: beside(to, &format!(".{}.part", std::process::id())) };
        draft.tidy().map_err(io_fault)?;
        make_private(&draft.path).map_err(io_fault)?;
        let mut copy = connect(&draft.path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        fill(&mut copy, source).map_err(fault)?;
        if !is_sound(&copy) {
            return Err(StoreError::Damaged(name.to_owned()));
        }
        Ok(draft)
    }

    fn settle(self, to: &Path) -> Result<(), StoreError> {
        let settle = || {
            File::open(&self.path)?.sync_all()?;
            fs::rename(&self.path, to)?;
            make_names_last(to)
        };
        settle().map_err(io_fault)
    }

    fn tidy(&self) -> io::Result<()> {
        ["", "-wal", "-shm", "-journal"]
            .iter()
            .try_for_each(|ending| remove(&beside(&self.path, ending)))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // There is nobody left to tell.
        let _ = self.tidy();
    }
}

/// All in one step: between two steps the server could write, and it would begin anew.
fn fill(copy: &mut Connection, source: &Connection) -> rusqlite::Result<()> {
    copy.pragma_update(None, "synchronous", "OFF")?;
    let done = Backup::new(source, copy)?.step(-1)?;
    if done != StepResult::Done {
        return Err(rusqlite::Error::SqliteFailure(
            rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY),
            None,
        ));
    }
    // So that the file is whole without the two that a write-ahead log has beside it.
    copy.pragma_update(None, "journal_mode", "DELETE")
}

fn is_sound(copy: &Connection) -> bool {
    let word = copy.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0));
    word.is_ok_and(|word| word == "ok")
}

/// Gives the old store another name. A write-ahead log that a crash left beside it is
/// first written into it; a damaged store is set aside with its log, both as they are.
fn set_aside(store: &Path) -> io::Result<PathBuf> {
    if open_store(store).is_ok_and(|old| is_sound(&old))
        && let Ok(old) = connect(store, OpenFlags::SQLITE_OPEN_READ_WRITE)
    {
        // Where this fails the log goes along, as with a damaged one.
        let _ = old.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    }
    let aside = (1..)
        .map(|number| beside(store, &format!(".old-{number}")))
        .find(|name| !name.exists())
        .unwrap_or_else(|| beside(store, ".old"));
    let log = beside(store, "-wal");
    if log.exists() {
        fs::rename(&log, beside(&aside, "-wal"))?;
    }
    remove(&beside(store, "-shm"))?;
    // With two names for a moment there is always a store at the place where one belongs.
    if fs::hard_link(store, &aside).is_err() {
        fs::rename(store, &aside)?;
    }
    Ok(aside)
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// A new name is on the disk only when its folder is.
fn make_names_last(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}
