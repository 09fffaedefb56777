//! Tables for friends: the games over HTTP and WebSocket.
//!
//! [`serve`] starts a server on a [`Config`] and a [`Store`], and hands back what it takes to
//! end it. What goes over the wire is in the crate `wire`, and `docs/server.md` tells how it
//! is used.

mod assets;
mod best;
mod computers;
mod config;
mod denials;
mod guard;
mod hall;
mod heavy;
mod http;
mod identity;
mod keep;
mod kind;
pub mod lan;
mod limiter;
mod listen;
mod metrics;
mod names;
mod room;
pub mod shape;
mod socket;
mod time;
mod upkeep;
mod view;

pub use assets::Assets;
pub use config::{
    Caps, Config, ConfigError, Given, Kind, Log, Network, Origin, Patience, SETTINGS, Setting,
    Source, Wants, from_environment, from_file,
};
pub use guard::{Client, ConnectionLimits, Guard, Hosts, Rate, Ticket};
pub use hall::{Acknowledge, Hall, House};
pub use heavy::Heavy;
pub use http::Problem;
pub use identity::{KnownGuest, Visitor};
pub use keep::store_said;
pub use limiter::{Limit, TooOften};
pub use listen::ServeError;
pub use metrics::{Counter, Metrics, Page};
pub use time::ServerTime;
pub use upkeep::RetirePolicy;

use http::Packed;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use tokio::sync::watch;

/// What all parts of a server share.
pub struct App {
    /// How it is set up.
    pub config: Config,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// Who may come in, and how often.
    pub guard: Guard,
    /// What is counted.
    pub metrics: Metrics,
    /// The web client.
    pub assets: Assets,
    /// All tables that somebody needs.
    pub hall: Hall,
    /// Requests that take long.
    pub heavy: Heavy,
    /// The catalogue, ready to send.
    pub catalogue: Packed,
    /// Turns true when the server ends: open connections are closed then.
    pub closing: watch::Receiver<bool>,
}

impl App {
    /// Asks the store on a thread that may block.
    pub async fn with_store<T: Send + 'static>(
        self: &Arc<App>,
        ask: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        Ok(http::aside(move || ask(&*store)).await??)
    }
}

/// A server that runs.
pub struct Running {
    /// What its parts share.
    pub app: Arc<App>,
    addresses: Vec<SocketAddr>,
    close: watch::Sender<bool>,
}

/// Starts a server. It answers when this returns.
pub async fn serve(config: Config, store: Arc<dyn Store>) -> Result<Running, ServeError> {
    serve_by(ServerTime::of_machine(), config, store).await
}

/// Starts a server that goes by this time.
pub async fn serve_by(
    time: ServerTime,
    config: Config,
    store: Arc<dyn Store>,
) -> Result<Running, ServeError> {
    let listeners = listen::bind(&config)?;
    let addresses: Vec<SocketAddr> =
        listeners.iter().filter_map(|listener| listener.local_addr().ok()).collect();
    let port = addresses.first().map_or(config.port, SocketAddr::port);
    let bound = addresses.iter().map(SocketAddr::ip);
    let mut reachable: Vec<IpAddr> = bound.flat_map(listen::reachable).collect();
    reachable.sort();
    reachable.dedup();
    if config.lan && reachable.iter().all(IpAddr::is_loopback) {
        return Err(ServeError::NoNetwork);
    }
    let (close, closing) = watch::channel(false);
    let app = Arc::new(App {
        guard: Guard::new(&config, Hosts::new(&config, &reachable, port)),
        metrics: Metrics::default(),
        assets: Assets::new(config.web.clone()),
        catalogue: Packed::json(&shape::catalogue()).unwrap_or_default(),
        closing,
        hall: Hall::open(store.clone(), House { time, ..config.house() }),
        heavy: Heavy::default(),
        store,
        config,
    });
    let router = http::router(app.clone());
    for listener in listeners {
        tokio::spawn(listen::accept(app.clone(), router.clone(), listener, app.closing.clone()));
    }
    tokio::spawn(upkeep::run(app.hall.clone()));
    Ok(Running { app, addresses, close })
}

impl Running {
    /// Where it listens.
    pub fn addresses(&self) -> &[SocketAddr] {
        &self.addresses
    }

    /// What to type into a browser on this machine.
    pub fn here(&self) -> String {
        let own = self.addresses.first().map(|address| {
            let ip =
                if address.ip().is_unspecified() { [127, 0, 0, 1].into() } else { address.ip() };
            guard::authority(ip, address.port())
        });
        format!("http://{}/", own.unwrap_or_default())
    }

    /// What to type into a browser on another machine in the house; nothing without `lan`.
    pub fn in_the_house(&self) -> Vec<String> {
        let port = self.addresses.first().map_or(0, SocketAddr::port);
        let open = self.addresses.iter().any(|address| address.ip().is_unspecified());
        let all = if open { lan::addresses() } else { Vec::new() };
        all.into_iter().map(|ip| format!("http://{}/", guard::authority(ip, port))).collect()
    }

    /// Shuts down: accepts no more connections, tells the open ones, and waits for them for a
    /// limited time.
    pub async fn shutdown(self) {
        // Nobody listens only if nobody is left to tell.
        let _ = self.close.send(true);
        self.app.hall.close().await;
        let gone = async {
            while self.app.guard.connections.count() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let _ = tokio::time::timeout(self.app.config.patience.farewell, gone).await;
    }
}
