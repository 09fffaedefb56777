//! What SQLite and the file system say, in our words.

use crate::StoreFault;
use rusqlite::ErrorCode;
use rusqlite::ffi::SQLITE_IOERR_SHMSIZE;
use std::io;

pub fn fault(error: rusqlite::Error) -> StoreFault {
    match &error {
        rusqlite::Error::SqliteFailure(failure, _)
            // The second comes when there is no room for the shared memory of the readers.
            if failure.code == ErrorCode::DiskFull
                || failure.extended_code == SQLITE_IOERR_SHMSIZE =>
        {
            StoreFault::DiskFull
        }
        _ => StoreFault::Other(error.to_string()),
    }
}

pub fn io_fault(error: io::Error) -> StoreFault {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreFault::DiskFull,
        _ => StoreFault::Other(error.to_string()),
    }
}
