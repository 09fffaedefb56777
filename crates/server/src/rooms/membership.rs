//! Staying a member: renews the lease, closes all rooms when it is lost, joins again, and takes
//! over tables whose owners are gone.

use super::{NoRoom, Rooms};
use room::Closed;
use std::time::{Duration, Instant};
use store::StoreError;

/// How many tables are taken over in one go. Other nodes want some too.
const ADOPTED_AT_ONCE: u32 = 64;
/// Three attempts fit into a lease.
const ATTEMPTS: u32 = 3;

/// Keeps the lease as long as the server runs. Does nothing where there is only one server.
pub async fn keep_lease(rooms: Rooms) {
    let Some(lease) = rooms.placement().lease() else { return };
    let beat = lease / ATTEMPTS;
    let mut renewed = Instant::now();
    loop {
        tokio::time::sleep(beat).await;
        let asked = Instant::now();
        let held = tokio::time::timeout(lease, rooms.placement().renew()).await;
        match held {
            Ok(Ok(())) => {
                renewed = asked;
                rooms.adopt().await;
            }
            // The store counts from the moment at which it was asked; so does this.
            Ok(Err(StoreError::LeaseLost)) => renewed = rejoin(&rooms, beat).await,
            _ if renewed.elapsed() >= lease => renewed = rejoin(&rooms, beat).await,
            Ok(Err(fault)) => tracing::warn!(%fault, "the lease was not renewed"),
            Err(_) => tracing::warn!("the lease was not renewed in time"),
        }
    }
}

/// Nothing can be stored any more: closes all rooms, and joins as soon as the store answers. The
/// moment from which the new lease counts.
async fn rejoin(rooms: &Rooms, beat: Duration) -> Instant {
    tracing::error!("the lease is lost: all tables are closed");
    rooms.shared.metrics.lease_lost();
    rooms.placement().lose();
    rooms.close_all(&Closed::Moved).await;
    loop {
        let asked = Instant::now();
        match rooms.placement().join().await {
            Ok(_) => {
                tracing::warn!(epoch = rooms.placement().epoch(), "joined again");
                return asked;
            }
            Err(fault) => tracing::warn!(%fault, "cannot join"),
        }
        tokio::time::sleep(beat).await;
    }
}

impl Rooms {
    /// Takes over tables whose owners are gone, and opens their rooms, so that clocks run and
    /// computers move although nobody asks.
    async fn adopt(&self) {
        let adopted = match self.placement().adopt(ADOPTED_AT_ONCE).await {
            Ok(adopted) => adopted,
            Err(fault) => return tracing::warn!(%fault, "tables were not taken over"),
        };
        for table in adopted {
            let rooms = self.clone();
            tokio::spawn(async move { rooms.open_adopted(&table).await });
        }
    }

    async fn open_adopted(&self, table: &str) {
        match self.open(table).await {
            Ok(()) | Err(NoRoom::Elsewhere(_)) => {}
            // A table that cannot be read is reported to those who ask for it.
            Err(fault) => tracing::warn!(?fault, table, "a table was not opened"),
        }
    }

    /// Wakes the tables that were running when the only server stopped, so that computers move on.
    /// Where several servers share a store, tables are taken over instead.
    pub async fn wake_all(&self) -> Result<usize, StoreError> {
        if self.placement().is_shared() {
            return Ok(0);
        }
        let running = self.with_store(|store| store.running()).await?;
        for table in &running {
            // A table that cannot be read is reported to those who ask for it.
            let _ = self.open(table).await;
        }
        Ok(running.len())
    }
}
