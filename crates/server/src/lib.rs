//! Tables for friends: the games over HTTP and WebSocket.
//!
//! [`serve`] starts a server on a [`Config`] and a [`Store`], and hands back what it takes to
//! end it. What goes over the wire is in the crate `wire`, and `docs/server.md` tells how it
//! is used.

mod answer;
mod app;
mod assets;
mod computers;
mod config;
mod encoding;
mod guard;
mod heavy;
mod http;
mod keep;
mod kind;
pub mod lan;
mod listen;
mod lobby;
mod metrics;
mod placement;
mod problem;
mod ratings;
mod results;
mod reviews;
mod rooms;
mod service;
mod sharing;
mod socket;
mod stream;
mod time;

pub use answer::Packed;
pub use app::App;
pub use assets::Assets;
pub use config::{
    Acknowledge, AdminToken, Caps, Config, ConfigError, Given, InternalAddress, Kind, Log,
    LogFormat, Network, Origin, Patience, SETTINGS, Setting, Source, StorePlace, Wants,
    from_environment, from_file,
};
pub use guard::{Client, ConnectionLimits, Guard, Hosts, Rate, Spending, Ticket};
pub use heavy::Heavy;
pub use http::{KnownGuest, Visitor};
pub use keep::store_said;
pub use listen::ServeError;
pub use metrics::{Metrics, Moment, ProxiedSocket};
pub use placement::{Location, Members, Peers, Placement, Unreachable};
pub use problem::Problem;
pub use room::{Limit, TooOften, shape};
pub use rooms::{NoRoom, RoomLink, Rooms, RoomsSettings};
pub use service::{
    CodeError, News, Reminding, RetirePolicy, SafetyError, Service, SubscribeError, TablesWanted,
    TournamentError, WantedClaim, tournament_said,
};
pub use time::ServerTime;

use listen::Door;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use store::{NewNode, Store, TableLimits};
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How long it may take to give tables to other nodes.
const DRAIN: Duration = Duration::from_secs(60);

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
    let metrics = Metrics::default();
    let (placement, internal, time) = join(&config, &store, time, &metrics).await?;
    let peers = Peers { patience: config.patience.peer };
    let settings = rooms_settings(&config, time);
    let rooms = Rooms::new(store.clone(), placement, peers, settings, metrics.clone());
    let (close, closing) = watch::channel(false);
    let app = Arc::new(App {
        guard: Guard::new(&config, Hosts::new(&config, &reachable, port)),
        assets: Assets::new(config.web.clone()),
        catalogue: Packed::json(&shape::catalogue()).unwrap_or_default(),
        closing,
        service: Service::new(rooms.clone(), retire_policy(&config), reminding(&config)),
        lobby: lobby::Lobby::default(),
        heavy: Heavy::new(metrics.clone()),
        reviews: reviews::Reviews::new(metrics.clone()),
        metrics,
        store,
        config,
    });
    let router = http::router(app.clone());
    for listener in listeners {
        let closing = app.closing.clone();
        tokio::spawn(listen::accept(app.clone(), Door::Public, router.clone(), listener, closing));
    }
    if let Some(internal) = internal {
        let router = http::internal_router(app.clone());
        let closing = app.closing.clone();
        tokio::spawn(listen::accept(app.clone(), Door::Internal, router, internal, closing));
    }
    let mut ends = app.closing.clone();
    tokio::spawn(async move {
        // A node that has given everything away must not join again.
        tokio::select! {
            () = rooms::keep_lease(rooms) => {}
            _ = ends.wait_for(|&closing| closing) => {}
        }
    });
    tokio::spawn(sharing::run(app.clone()));
    tokio::spawn(lobby::run(app.lobby.clone(), app.service.clone()));
    tokio::spawn(service::run_upkeep(app.service.clone()));
    tokio::spawn(service::run_limits(app.service.clone()));
    tokio::spawn(service::run_reminders(app.service.clone()));
    Ok(Running { app, addresses, close })
}

/// Becomes one of the servers of a shared store, with a listener for the others and the time of
/// the store's clock. Where the store serves one server there is nothing to join.
async fn join(
    config: &Config,
    store: &Arc<dyn Store>,
    time: ServerTime,
    metrics: &Metrics,
) -> Result<(Placement, Option<TcpListener>, ServerTime), ServeError> {
    if store.cluster().is_none() {
        return Ok((Placement::alone(store.clone(), metrics.clone()), None, time));
    }
    let internal = listen::bind_one(config.internal.listen)?;
    let bound = internal.local_addr().unwrap_or(config.internal.listen);
    let address = config.internal.told(bound).ok_or(ServeError::NoInternalName)?;
    let card = NewNode { address, secret: rooms::random() };
    let lease = config.patience.lease;
    let placement = Placement::among_others(store.clone(), card, lease, metrics.clone());
    let now = placement.join().await.map_err(ServeError::Store)?;
    Ok((placement, Some(internal), ServerTime::starting_at(now)))
}

fn rooms_settings(config: &Config, time: ServerTime) -> RoomsSettings {
    let caps = &config.caps;
    RoomsSettings {
        threads: config.threads,
        tables: TableLimits {
            all: u64::from(caps.tables),
            per_guest: u64::from(caps.tables_per_guest),
        },
        room: room::RoomSettings {
            absence: Some(time::millis(config.patience.seat)),
            salt: time::millis(config.patience.salt),
            reminder: time::millis(config.patience.reminder),
        },
        acknowledge: Acknowledge::wanted(),
        aside: heavy::at_once(),
        time,
    }
}

fn retire_policy(config: &Config) -> RetirePolicy {
    let Config { retire_after, retire_unbegun_after, forget_guests_after, audit_days, .. } =
        *config;
    RetirePolicy::new(retire_after, retire_unbegun_after, forget_guests_after, audit_days)
}

fn reminding(config: &Config) -> Reminding {
    let trusted = config.push_services.iter().map(ToString::to_string).collect();
    Reminding::new(trusted, service::contact(&config.origins))
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

    /// Where other nodes reach it; none where there is only one server.
    pub fn nodes(&self) -> Option<Members> {
        self.app.service.rooms().placement().members()
    }

    /// Shuts down: gives its tables to other nodes one by one, while it still takes requests; then
    /// accepts no more connections, tells the open ones, and waits for them for a limited time.
    pub async fn shutdown(self) {
        let _ = tokio::time::timeout(DRAIN, self.app.service.drain()).await;
        // Nobody listens only if nobody is left to tell.
        let _ = self.close.send(true);
        self.app.service.close().await;
        let gone = async {
            while self.app.guard.connections.count() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let _ = tokio::time::timeout(self.app.config.patience.farewell, gone).await;
    }
}
