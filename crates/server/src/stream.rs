//! Guarded connections: each counts against its address, is closed if its peer stops reading, and
//! limits the bytes that arrive without forming a frame.

use crate::guard::Ticket;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// Bytes of the longest head of a request.
pub(crate) const LONGEST_HEAD: usize = 16 * 1024;
/// Bytes of a WebSocket that are read before anybody looks at them.
pub(crate) const READ_AHEAD: usize = 2048;

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
    pub fn new(
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
