//! Why a private server does not do what it should.

use std::io;

/// Why a private server does not do what it should.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no PostgreSQL on this machine.
    #[error(
        "PostgreSQL is not installed: run scripts/postgres, or install the package `postgresql`"
    )]
    NotInstalled,
    /// A program of PostgreSQL has failed.
    #[error("{program} failed: {output}")]
    Failed {
        /// Its name.
        program: String,
        /// What it said.
        output: String,
    },
    /// The server did not get ready in time.
    #[error("the server does not get ready; its log ends with:\n{0}")]
    NotReady(String),
    /// The system says no.
    #[error("{0}")]
    Io(#[from] io::Error),
}
