//! Taking connections: who may have how many, how long they may take, how they end.

use crate::app::App;
use crate::config::Config;
use crate::guard::Peer;
use crate::keep::store_said;
use crate::stream::{GuardedStream, LONGEST_HEAD, Unheard};
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use say::{text, with};
use socket2::{Domain, Protocol, Socket, Type};
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use store::StoreError;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_service::Service;
use wire::Said;

/// How many may wait at the door.
const BACKLOG: i32 = 1024;

/// Why a server cannot listen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ServeError {
    /// Somebody else listens there.
    #[error("{0} is in use")]
    Taken(SocketAddr),
    /// The machine does not let us.
    #[error("not allowed to listen on {0}")]
    Forbidden(SocketAddr),
    /// This machine has no such address.
    #[error("{0} is not an address of this machine")]
    NotOurs(SocketAddr),
    /// Something else.
    #[error("{address}: {problem}")]
    Other {
        /// Where.
        address: SocketAddr,
        /// What the machine says.
        problem: String,
    },
    /// This machine is on no network.
    #[error("this machine is on no network")]
    NoNetwork,
    /// Other nodes cannot be told where this one listens for them.
    #[error("listens for other servers on every address, and has no name for them")]
    NoInternalName,
    /// The store does not let this server in.
    #[error("{0}")]
    Store(StoreError),
}

impl ServeError {
    /// The sentence.
    pub fn said(&self) -> Said {
        let at = |address: &SocketAddr| ("address", text(address));
        match self {
            ServeError::Taken(address) => with("fault-serve-taken", [at(address)]),
            ServeError::Forbidden(address) => with("fault-serve-forbidden", [at(address)]),
            ServeError::NotOurs(address) => with("fault-serve-not-ours", [at(address)]),
            ServeError::Other { address, problem } => {
                with("fault-serve-other", [at(address), ("problem", text(problem))])
            }
            ServeError::NoNetwork => say::plain("fault-serve-no-network"),
            ServeError::NoInternalName => say::plain("fault-serve-no-internal-name"),
            ServeError::Store(fault) => store_said(fault),
        }
    }
}

/// Listens where the set-up says, all on the same port.
pub(crate) fn bind(config: &Config) -> Result<Vec<TcpListener>, ServeError> {
    let first = if config.lan { Ipv4Addr::UNSPECIFIED.into() } else { config.address };
    let listener = bind_one(SocketAddr::new(first, config.port))?;
    let mut listeners = vec![listener];
    if config.lan {
        let port = listeners[0].local_addr().map_or(config.port, |address| address.port());
        // A machine without IPv6 does without.
        listeners.extend(bind_one(SocketAddr::new(Ipv6Addr::UNSPECIFIED.into(), port)).ok());
    }
    Ok(listeners)
}

pub(crate) fn bind_one(address: SocketAddr) -> Result<TcpListener, ServeError> {
    let fault = |error: io::Error| match error.kind() {
        io::ErrorKind::AddrInUse => ServeError::Taken(address),
        io::ErrorKind::PermissionDenied => ServeError::Forbidden(address),
        io::ErrorKind::AddrNotAvailable => ServeError::NotOurs(address),
        _ => ServeError::Other { address, problem: error.to_string() },
    };
    let bound = || {
        let socket = Socket::new(Domain::for_address(address), Type::STREAM, Some(Protocol::TCP))?;
        if address.is_ipv6() {
            socket.set_only_v6(true)?;
        }
        // A server that starts again need not wait until old connections are forgotten. On
        // Windows the same word lets two servers share a port.
        if !cfg!(windows) {
            socket.set_reuse_address(true)?;
        }
        socket.bind(&address.into())?;
        socket.listen(BACKLOG)?;
        socket.set_nonblocking(true)?;
        TcpListener::from_std(socket.into())
    };
    bound().map_err(fault)
}

/// The addresses at which people can reach what listens here.
pub(crate) fn reachable(bound: IpAddr) -> Vec<IpAddr> {
    if !bound.is_unspecified() {
        return vec![bound];
    }
    let mut all = vec![IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)];
    all.extend(crate::lan::addresses());
    all
}

/// Who connects here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Door {
    /// Anybody.
    Public,
    /// Other nodes, which bring the connections of many people.
    Internal,
}

/// Takes connections until it is told to stop.
pub(crate) async fn accept(
    app: Arc<App>,
    door: Door,
    router: Router,
    listener: TcpListener,
    mut closing: watch::Receiver<bool>,
) {
    loop {
        let taken = tokio::select! {
            _ = closing.wait_for(|&closing| closing) => return,
            taken = listener.accept() => taken,
        };
        let (stream, peer) = match taken {
            Ok(taken) => taken,
            Err(error) => {
                // Out of descriptors, say: those who are here shall go on.
                tracing::warn!(%error, "accept");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let limits = &app.guard.connections;
        let is_trusted = door == Door::Internal
            || app.config.proxies.iter().any(|network| network.holds(peer.ip()));
        let ticket =
            if is_trusted { limits.open_always(peer.ip()) } else { limits.open(peer.ip()) };
        app.metrics.connected(ticket.is_some());
        let Some(ticket) = ticket else { continue };
        let patience = &app.config.patience;
        let unheard = Unheard::default();
        let line = GuardedStream::new(stream, patience.reader, unheard.clone(), ticket);
        let service = WithPeer { router: router.clone(), peer: Peer(peer), unheard };
        tokio::spawn(converse(line, service, patience.head, closing.clone()));
    }
}

/// Answers one connection's requests, until it ends or becomes a WebSocket.
async fn converse(
    line: GuardedStream,
    service: WithPeer,
    head: Duration,
    mut closing: watch::Receiver<bool>,
) {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(head).max_buf_size(LONGEST_HEAD);
    let connection = builder
        .serve_connection(TokioIo::new(line), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // What goes wrong with a connection is nobody's fault here.
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|&closing| closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// The router, told who is at the other end.
#[derive(Clone)]
struct WithPeer {
    router: Router,
    peer: Peer,
    unheard: Unheard,
}

impl Service<hyper::Request<hyper::body::Incoming>> for WithPeer {
    type Response = axum::response::Response;
    type Error = std::convert::Infallible;
    type Future = <Router as Service<hyper::Request<hyper::body::Incoming>>>::Future;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, mut request: hyper::Request<hyper::body::Incoming>) -> Self::Future {
        request.extensions_mut().insert(self.peer);
        request.extensions_mut().insert(self.unheard.clone());
        self.router.call(request)
    }
}
