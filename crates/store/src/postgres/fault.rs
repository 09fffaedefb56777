//! What PostgreSQL and the network say, in our words.

use crate::StoreError;
use std::error::Error;
use tokio_postgres::error::SqlState;

/// Why something was not done.
pub enum Fault {
    /// It is refused. The connection is as good as before.
    Refused(StoreError),
    /// The database contains something else than what was expected here.
    Unexpected(&'static str),
    /// The database or the connection does not work as it should.
    Broken(tokio_postgres::Error),
}

impl Fault {
    /// Must the connection be closed? A transaction may still be open on it, or a question.
    pub fn spoils_connection(&self) -> bool {
        !matches!(self, Fault::Refused(_))
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Refused(error)
    }
}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Fault {
        Fault::Broken(error)
    }
}

impl From<Fault> for StoreError {
    fn from(fault: Fault) -> StoreError {
        match fault {
            Fault::Refused(error) => error,
            Fault::Unexpected(what) => {
                StoreError::Other(format!("the database has something else than {what}"))
            }
            Fault::Broken(error) => named(&error),
        }
    }
}

/// The details of a fault are left out: they may quote what was to be stored.
pub fn named(error: &tokio_postgres::Error) -> StoreError {
    let Some(fault) = error.as_db_error() else {
        return without_code(error);
    };
    let text = format!("{} ({})", fault.message(), fault.code().code());
    if *fault.code() == SqlState::DISK_FULL {
        StoreError::DiskFull
    } else if passes(fault.code()) {
        StoreError::Unavailable(text)
    } else {
        StoreError::Other(text)
    }
}

/// Does it say that the database cannot do its work just now?
fn passes(code: &SqlState) -> bool {
    const CODES: [SqlState; 6] = [
        SqlState::READ_ONLY_SQL_TRANSACTION,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        SqlState::LOCK_NOT_AVAILABLE,
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::IN_FAILED_SQL_TRANSACTION,
    ];
    // Connections, resources, operators who intervene.
    CODES.contains(code) || ["08", "53", "57"].iter().any(|class| code.code().starts_with(class))
}

fn without_code(error: &tokio_postgres::Error) -> StoreError {
    let cause = error.source().map(|cause| format!(": {cause}")).unwrap_or_default();
    let text = format!("{error}{cause}");
    // What does not fit its column or parameter is a fault of the program.
    let is_ours = ["serializing", "deserializing", "invalid column", "parameters but got"]
        .iter()
        .any(|word| text.contains(word));
    if is_ours { StoreError::Other(text) } else { StoreError::Unavailable(text) }
}
