//! A store in a PostgreSQL database, which several servers can share.

mod accounts;
mod ceremonies;
mod chat;
mod cluster;
mod codes;
mod connection;
mod correspondence;
mod dump;
mod fault;
mod guests;
mod lists;
mod lobby;
mod log;
mod look;
mod nodes;
mod owners;
mod plan;
mod players;
mod query;
mod ratings;
mod reminders;
mod results;
mod retire;
mod safety;
mod schema;
mod seeks;
mod sessions;
mod store;
mod tls;
mod tournaments;
mod url;
mod write;

pub use url::PostgresUrl;

use crate::{Append, Fence, StoreError};
use connection::{Connections, in_transaction};
use deadpool_postgres::ClientWrapper;
use fault::Fault;
use std::fmt;
use std::time::Duration;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::time::timeout;

/// How long anything may take. After that the answer is [`StoreError::Unavailable`].
const LIMIT: Duration = Duration::from_secs(5);

/// How long a migration or a part of a copy may take.
const LONG: Duration = Duration::from_secs(60);

/// A store in a PostgreSQL database.
///
/// Its calls block: they must not be made from a thread that runs asynchronous tasks. None takes
/// longer than five seconds, but for opening and copying.
pub struct Postgres {
    connections: Connections,
    fencing: bool,
    handle: Handle,
    /// None while it is dropped.
    runtime: Option<Runtime>,
}

impl Postgres {
    /// Connects to a database and brings its schema up to date.
    pub fn open(url: &PostgresUrl) -> Result<Postgres, StoreError> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("store-postgres")
            .enable_all()
            .build()
            .map_err(|error| StoreError::Other(error.to_string()))?;
        let store = Postgres {
            connections: Connections::new(url)?,
            fencing: is_fencing_wanted(),
            handle: runtime.handle().clone(),
            runtime: Some(runtime),
        };
        store.wait(
            LONG,
            store
                .connections
                .with(async |client| schema::migrate(client, schema::MIGRATIONS).await),
        )?;
        Ok(store)
    }

    /// Waits for an answer. A server that does not answer in time loses the connection,
    /// and with it all connections that are idle: they lead to the same server.
    fn wait<T>(
        &self,
        limit: Duration,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let answer = self.handle.block_on(async { timeout(limit, work).await });
        let answer = answer.unwrap_or_else(|_| {
            Err(StoreError::Unavailable(format!("no answer after {} s", limit.as_secs())))
        });
        if matches!(answer, Err(StoreError::Unavailable(_))) {
            self.connections.close_idle();
        }
        answer
    }

    /// Does something with a connection of the pool.
    fn with<T>(
        &self,
        work: impl AsyncFnOnce(&ClientWrapper) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        self.wait(LIMIT, self.connections.with(work))
    }

    /// Changes something, all of it or nothing.
    fn change<T>(
        &self,
        work: impl AsyncFnOnce(&ClientWrapper) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        self.with(async |client| in_transaction(client, work).await)
    }

    /// The fence that has to be checked.
    fn checked(&self, fence: Option<Fence>) -> Option<Fence> {
        fence.filter(|_| self.fencing)
    }

    /// Everything in one transaction. Should that fail, each by itself, unless the database does
    /// not answer: then nobody knows what is stored, and to try again is not for us.
    fn append_all(&self, batch: &[Append]) -> Vec<log::Answer> {
        let together =
            self.connections.with_writer(async |client| log::append(client, batch).await);
        match self.wait(LIMIT, together) {
            Ok(answers) => answers,
            Err(fault) if batch.len() == 1 || matches!(fault, StoreError::Unavailable(_)) => {
                vec![Err(fault); batch.len()]
            }
            Err(_) => self.append_each(batch),
        }
    }

    fn append_each(&self, batch: &[Append]) -> Vec<log::Answer> {
        let mut answers = Vec::with_capacity(batch.len());
        for one in batch.chunks(1) {
            answers.extend(self.append_all(one));
            if let Some(Err(fault @ StoreError::Unavailable(_))) = answers.last() {
                let fault = fault.clone();
                answers.resize(batch.len(), Err(fault));
                break;
            }
        }
        answers
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            // Without waiting, which is not allowed where asynchronous tasks run.
            runtime.shutdown_background();
        }
    }
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres").field("pool", &crate::Store::pool(self)).finish_non_exhaustive()
    }
}

/// As a trial asks for its failing control.
#[cfg(feature = "crash-controls")]
fn is_fencing_wanted() -> bool {
    std::env::var_os("SPIELHOF_TEST_FENCING").is_none_or(|value| value != "off")
}

#[cfg(not(feature = "crash-controls"))]
fn is_fencing_wanted() -> bool {
    true
}
