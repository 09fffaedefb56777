//! Opening stores, as the command line and the set-up name them.

use crate::say::Fault;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{Loss, Postgres, PostgresUrl, Sqlite, Store};

/// The variable with the password of a database, as other programs know it.
const PASSWORD: &str = "PGPASSWORD";

/// The password of a database: what its address says, else the file, else the environment.
pub fn with_password(url: PostgresUrl, file: Option<&Path>) -> Result<PostgresUrl, Fault> {
    if url.has_password() {
        return Ok(url);
    }
    if let Some(file) = file {
        let read = std::fs::read_to_string(file)
            .map_err(|error| Fault::File(file.display().to_string(), error))?;
        return Ok(url.with_password(read.trim_end_matches(['\r', '\n']).to_owned()));
    }
    Ok(match std::env::var(PASSWORD) {
        Ok(password) if !password.is_empty() => url.with_password(password),
        _ => url,
    })
}

/// Connects to a database.
pub fn open_database(url: PostgresUrl, password: Option<&Path>) -> Result<Arc<dyn Store>, Fault> {
    let url = with_password(url, password)?;
    Ok(Arc::new(Postgres::open(&url).map_err(Fault::Store)?))
}

/// Opens a file.
pub fn open_file(path: &Path, loss: Loss) -> Result<Arc<dyn Store>, Fault> {
    let opened = match loss {
        Loss::Refuse => Sqlite::open(path),
        Loss::Accept => Sqlite::open_despite_loss(path),
    };
    Ok(Arc::new(opened.map_err(Fault::Store)?))
}

/// A store by the name that somebody typed: the address of a database, or a file.
pub enum Named {
    /// A database.
    Database(Box<PostgresUrl>),
    /// A file.
    File(PathBuf),
}

impl Named {
    /// Reads a name.
    pub fn read(text: &str) -> Result<Named, Fault> {
        if !text.contains("://") {
            return Ok(Named::File(PathBuf::from(text)));
        }
        PostgresUrl::parse(text).map(Box::new).map(Named::Database).map_err(Fault::Store)
    }

    /// Opens it. A file that must be there is not made.
    pub fn open(self, password: Option<&Path>, must_exist: bool) -> Result<Arc<dyn Store>, Fault> {
        match self {
            Named::Database(url) => open_database(*url, password),
            Named::File(path) if must_exist && !path.exists() => {
                let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
                Err(Fault::File(path.display().to_string(), missing))
            }
            Named::File(path) => open_file(&path, Loss::Refuse),
        }
    }
}
