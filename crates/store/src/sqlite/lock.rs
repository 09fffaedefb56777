//! One server a file.

use super::fault::io_fault;
use crate::StoreError;
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// Held as long as a server uses a store. The system lets go of it when the process ends,
/// however it ends; so the file stays and means nothing by itself.
#[derive(Debug)]
pub struct Lock {
    _file: File,
    _store: Option<File>,
}

impl Lock {
    /// Takes the lock, or says that somebody else has it.
    pub fn take(store: &Path) -> Result<Lock, StoreError> {
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(beside(store, ".lock"))
            .map_err(io_fault)?;
        hold(&file, store)?;
        let inode = inode(store).map_err(io_fault)?;
        inode.as_ref().map_or(Ok(()), |inode| hold(inode, store))?;
        Ok(Lock { _file: file, _store: inode })
    }
}

fn hold(file: &File, store: &Path) -> Result<(), StoreError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(store.to_owned())),
        Err(TryLockError::Error(error)) => Err(io_fault(error)),
    }
}

/// The store itself, to be locked too: a hard link gives it a second name, and that name has a
/// lock file of its own. Only on Linux, where this kind of lock and the kind that SQLite uses
/// do not get in each other's way.
fn inode(store: &Path) -> std::io::Result<Option<File>> {
    if cfg!(target_os = "linux") && store.exists() {
        return File::open(store).map(Some);
    }
    Ok(None)
}

/// The file of this name with something added to it.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// The same name for the same file, by whichever way one came to it: otherwise two servers
/// could hold two locks.
pub fn true_name(path: &Path) -> Result<PathBuf, StoreError> {
    if let Ok(name) = path.canonicalize() {
        return Ok(name);
    }
    let Some(name) = path.file_name() else {
        return Err(StoreError::NotAStore(path.to_owned()));
    };
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    Ok(folder.canonicalize().map_err(io_fault)?.join(name))
}
