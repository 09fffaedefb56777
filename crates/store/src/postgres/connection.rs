//! Connections: a pool of them, and one for the appends.

use super::fault::{Fault, named};
use super::{PostgresUrl, tls};
use crate::StoreError;
use deadpool::managed::{Manager, Metrics, Object, Pool, PoolError, RecycleError, RecycleResult};
use deadpool_postgres::ClientWrapper;
use std::ops::Deref;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::Config;
use tokio_postgres_rustls::MakeRustlsConnect;

/// How many connections the pool has at most.
const POOL: usize = 8;

/// How long one server may take until one can ask it something. A server that is frozen must
/// leave time for the next.
const PER_SERVER: Duration = Duration::from_millis(1500);

/// The servers of a database, of which one can be written to.
pub struct Servers {
    configs: Vec<Config>,
    tls: MakeRustlsConnect,
    /// Where the last connection succeeded.
    good: AtomicUsize,
}

impl Servers {
    async fn connect(&self) -> Result<ClientWrapper, StoreError> {
        let first = self.good.load(Ordering::Relaxed);
        let mut why = StoreError::Unavailable("no server is named".to_owned());
        for step in 0..self.configs.len() {
            let place = (first + step) % self.configs.len();
            match self.connect_to(place).await {
                Ok(client) => {
                    self.good.store(place, Ordering::Relaxed);
                    return Ok(client);
                }
                // That a password is wrong is worth more than that another server is down.
                Err(fault) if matches!(why, StoreError::Unavailable(_)) => why = fault,
                Err(_) => {}
            }
        }
        Err(why)
    }

    async fn connect_to(&self, place: usize) -> Result<ClientWrapper, StoreError> {
        let connected = timeout(PER_SERVER, self.configs[place].connect(self.tls.clone())).await;
        let silent = |_| StoreError::Unavailable("a server does not accept connections".to_owned());
        let (client, connection) = connected.map_err(silent)?.map_err(|error| named(&error))?;
        // The user of the client learns how it ends.
        let task = tokio::spawn(async move { drop(connection.await) });
        Ok(ClientWrapper::new(client, task))
    }
}

impl Manager for Servers {
    type Type = ClientWrapper;
    type Error = StoreError;

    async fn create(&self) -> Result<ClientWrapper, StoreError> {
        self.connect().await
    }

    async fn recycle(&self, client: &mut ClientWrapper, _: &Metrics) -> RecycleResult<StoreError> {
        if client.is_closed() { Err(RecycleError::message("closed")) } else { Ok(()) }
    }
}

/// All connections of a store.
pub struct Connections {
    pool: Pool<Servers>,
    /// For appends, which come one batch after the other. None after a fault.
    writer: Mutex<Option<ClientWrapper>>,
}

impl Connections {
    pub fn new(url: &PostgresUrl) -> Result<Connections, StoreError> {
        let (configs, tls) = (url.configs(), tls::connector(url)?);
        let pool = Pool::builder(Servers { configs, tls, good: AtomicUsize::new(0) })
            .max_size(POOL)
            .build()
            .map_err(|error| StoreError::Other(error.to_string()))?;
        Ok(Connections { pool, writer: Mutex::new(None) })
    }

    /// Does something with a connection of the pool.
    pub async fn with<T>(
        &self,
        work: impl AsyncFnOnce(&ClientWrapper) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        let mut borrowed = Borrowed::from(&self.pool).await?;
        let answer = work(&borrowed).await;
        borrowed.is_sound = is_sound(&answer);
        Ok(answer?)
    }

    /// Does something with the connection for appends. After a fault the next call has a new one.
    pub async fn with_writer<T>(
        &self,
        work: impl AsyncFnOnce(&ClientWrapper) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        let mut writer = self.writer.lock().await;
        // Taken out: an interrupted call leaves nothing half done behind.
        let client = match writer.take() {
            Some(client) if !client.is_closed() => client,
            _ => self.pool.manager().connect().await?,
        };
        let answer = work(&client).await;
        if is_sound(&answer) {
            *writer = Some(client);
        }
        Ok(answer?)
    }

    /// Closes the connections that nobody uses: they may lead to a server that is gone.
    pub fn close_idle(&self) {
        self.pool.retain(|_, _| false);
    }

    /// How the pool stands.
    pub fn status(&self) -> deadpool::Status {
        self.pool.status()
    }
}

fn is_sound<T>(answer: &Result<T, Fault>) -> bool {
    answer.as_ref().err().is_none_or(|fault| !fault.spoils_connection())
}

/// A connection of the pool. It goes back only if it is as good as before: a call that
/// waited too long for an answer must not leave its question behind.
struct Borrowed {
    object: Option<Object<Servers>>,
    is_sound: bool,
}

impl Borrowed {
    async fn from(pool: &Pool<Servers>) -> Result<Borrowed, StoreError> {
        match pool.get().await {
            Ok(object) => Ok(Borrowed { object: Some(object), is_sound: false }),
            Err(PoolError::Backend(fault)) => Err(fault),
            Err(error) => Err(StoreError::Unavailable(error.to_string())),
        }
    }
}

impl Deref for Borrowed {
    type Target = ClientWrapper;

    fn deref(&self) -> &ClientWrapper {
        self.object.as_ref().expect("it is taken out only when it is dropped")
    }
}

impl Drop for Borrowed {
    fn drop(&mut self) {
        if !self.is_sound
            && let Some(object) = self.object.take()
        {
            drop(Object::take(object));
        }
    }
}

/// Changes something, all of it or nothing. Every statement sees what was committed before it.
pub async fn in_transaction<T>(
    client: &ClientWrapper,
    work: impl AsyncFnOnce(&ClientWrapper) -> Result<T, Fault>,
) -> Result<T, Fault> {
    client.batch_execute(BEGIN).await?;
    let answer = work(client).await;
    match &answer {
        Ok(_) => client.batch_execute("COMMIT").await?,
        Err(Fault::Refused(_)) => client.batch_execute("ROLLBACK").await?,
        // The connection will be closed, and the transaction with it.
        Err(_) => {}
    }
    answer
}

/// Begins a transaction that changes something.
pub const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";

/// Begins a transaction that reads everything as it stood at one moment.
pub const MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
