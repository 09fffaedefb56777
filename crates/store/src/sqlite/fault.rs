//! What SQLite and the file system say, in our words.

use crate::StoreError;
use rusqlite::ErrorCode;
use rusqlite::ffi::SQLITE_IOERR_SHMSIZE;
use std::io;

pub fn fault(error: rusqlite::Error) -> StoreError {
    match &error {
        rusqlite::Error::SqliteFailure(failure, _)
            // The second comes when there is no room for the shared memory of the readers.
            if failure.code == ErrorCode::DiskFull
                || failure.extended_code == SQLITE_IOERR_SHMSIZE =>
        {
            StoreError::DiskFull
        }
        _ => StoreError::Other(error.to_string()),
    }
}

pub fn io_fault(error: io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::DiskFull,
        _ => StoreError::Other(error.to_string()),
    }
}
