//! Taking connections: who may have how many, how long they may take, how they end.

use crate::App;
use crate::config::Config;
use crate::guard::{Peer, Ticket};
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use say::{text, with};
use socket2::{Domain, Protocol, Socket, Type};
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Sleep, sleep};
use tower_service::Service;
use wire::Said;

/// Bytes of the longest head of a request.
pub(crate) const LONGEST_HEAD: usize = 16 * 1024;
/// Bytes of a WebSocket that are read before anybody looks at them.
pub(crate) const READ_AHEAD: usize = 2048;
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

fn bind_one(address: SocketAddr) -> Result<TcpListener, ServeError> {
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

/// Takes connections until it is told to stop.
pub(crate) async fn accept(
    app: Arc<App>,
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
        let is_proxy = app.config.proxies.iter().any(|network| network.holds(peer.ip()));
        let limits = &app.guard.connections;
        let ticket = if is_proxy { limits.open_always(peer.ip()) } else { limits.open(peer.ip()) };
        let Some(ticket) = ticket else {
            app.metrics.turned_away.add(1);
            continue;
        };
        app.metrics.connections.add(1);
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

/// Bytes of a WebSocket that have come without making up a frame that anybody heard of. The
/// frames of a message in parts, empty ones too, are heard of only together: without this limit
/// any number of them could come.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unheard(Arc<Count>);

#[derive(Debug, Default)]
struct Count {
    /// The most; none before the connection is a WebSocket.
    most: AtomicUsize,
    bytes: AtomicUsize,
}

impl Unheard {
    /// From now on, what is longer than such a message is too much. Its parts may be so small
    /// that half of what comes are their heads.
    pub fn limit(&self, longest: usize) {
        self.0.bytes.store(0, Ordering::Relaxed);
        self.0.most.store(2 * longest + READ_AHEAD, Ordering::Relaxed);
    }

    /// A frame was heard of.
    pub fn heard(&self) {
        self.0.bytes.store(0, Ordering::Relaxed);
    }

    /// Has too much come?
    pub fn is_too_much(&self) -> bool {
        let most = self.0.most.load(Ordering::Relaxed);
        most > 0 && self.0.bytes.load(Ordering::Relaxed) > most
    }

    fn count(&self, bytes: usize) {
        self.0.bytes.fetch_add(bytes, Ordering::Relaxed);
    }
}

/// A connection that knows how many its sender has, and that gives up on a peer that does not read.
/// It stays the same when it becomes a WebSocket.
pub(crate) struct GuardedStream {
    stream: TcpStream,
    patience: Duration,
    /// When it ends; set while there is no room to write.
    end: Option<Pin<Box<Sleep>>>,
    unheard: Unheard,
    _ticket: Ticket,
}

impl GuardedStream {
    fn new(
        stream: TcpStream,
        patience: Duration,
        unheard: Unheard,
        ticket: Ticket,
    ) -> GuardedStream {
        // Moves are small and people wait for them.
        let _ = stream.set_nodelay(true);
        GuardedStream { stream, patience, end: None, unheard, _ticket: ticket }
    }

    /// What came of writing; no room for too long is an error.
    fn patiently<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.end = None;
            return written;
        }
        let patience = self.patience;
        let end = self.end.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(end.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for GuardedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.unheard.is_too_much() {
            return Poll::Ready(Err(io::ErrorKind::QuotaExceeded.into()));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.unheard.count(buffer.filled().len() - before);
        read
    }
}

impl AsyncWrite for GuardedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.patiently(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.patiently(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
