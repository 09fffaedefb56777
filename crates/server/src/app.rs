//! What all requests share.

use crate::answer::Packed;
use crate::assets::Assets;
use crate::config::Config;
use crate::guard::Guard;
use crate::heavy::Heavy;
use crate::lobby::Lobby;
use crate::metrics::{Metrics, Moment};
use crate::problem::Problem;
use crate::reviews::Reviews;
use crate::service::Service;
use std::sync::Arc;
use store::{Store, StoreError};
use tokio::sync::watch;

/// What all requests share.
pub struct App {
    /// How the server is set up.
    pub config: Config,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// Who may come in, and how often.
    pub guard: Guard,
    /// What is counted.
    pub metrics: Metrics,
    /// The web client.
    pub assets: Assets,
    /// Tables and guests.
    pub service: Service,
    /// What everybody can join or watch.
    pub lobby: Lobby,
    /// Requests that take long.
    pub heavy: Heavy,
    /// Reviews of games.
    pub reviews: Reviews,
    /// The catalogue, ready to send.
    pub catalogue: Packed,
    /// Turns true when the server ends: open connections are closed then.
    pub closing: watch::Receiver<bool>,
}

impl App {
    /// Asks the store on a thread that may block.
    pub async fn with_store<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Problem> {
        Ok(self.service.rooms().with_store(ask).await?)
    }

    /// Figures as they are now.
    pub fn moment(&self) -> Moment {
        let rooms = self.service.rooms();
        let members = rooms.placement().members().unwrap_or_default();
        let pool = self.store.pool().unwrap_or_default();
        Moment {
            connections: self.guard.connections.count(),
            sockets: self.guard.sockets.count(),
            rooms: rooms.count() as u64,
            questions: rooms.computers().waiting() as u64,
            nodes: members.nodes.len() as u64,
            epoch: members.own.map_or(0, |own| own.epoch),
            ready: rooms.placement().is_ready(),
            pool_size: pool.size as u64,
            pool_idle: pool.available as u64,
            pool_waiting: pool.waiting as u64,
        }
    }
}
