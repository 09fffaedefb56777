//! A way to a server that can be cut in one direction or both.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Handle;
use tokio::sync::watch;

/// In which direction nothing arrives any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// What is asked does not arrive.
    Up,
    /// What is answered does not arrive.
    Down,
    /// Neither does.
    Both,
}

impl Direction {
    /// All of them.
    pub const ALL: [Direction; 3] = [Direction::Up, Direction::Down, Direction::Both];
}

/// Which directions are cut, and how often all connections were ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct State {
    cut: Option<Direction>,
    resets: u64,
}

impl State {
    fn is_open(self, direction: Direction) -> bool {
        self.cut.is_none_or(|cut| cut != direction && cut != Direction::Both)
    }
}

/// A listener on this machine that passes everything on to a port. While a direction is cut its
/// bytes wait, as they do in a network that loses packets: they arrive when it is whole again.
pub struct Proxy {
    address: SocketAddr,
    target: Arc<AtomicU16>,
    state: watch::Sender<State>,
}

impl Proxy {
    /// Starts one that leads to this port. It ends with the runtime.
    pub fn start(runtime: &Handle, target: u16) -> io::Result<Proxy> {
        let listener = runtime.block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))?;
        let address = listener.local_addr()?;
        let target = Arc::new(AtomicU16::new(target));
        let (state, watched) = watch::channel(State::default());
        let port = target.clone();
        runtime.spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(serve(client, port.load(Ordering::Relaxed), watched.clone()));
            }
        });
        Ok(Proxy { address, target, state })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// New connections lead to this port from now on.
    pub fn lead_to(&self, port: u16) {
        self.target.store(port, Ordering::Relaxed);
    }

    /// Lets nothing pass in this direction.
    pub fn cut(&self, direction: Direction) {
        self.state.send_modify(|state| state.cut = Some(direction));
    }

    /// Lets everything pass again if something was cut. The connections that there were go on, or
    /// are ended, and then what waits in them is lost.
    pub fn heal(&self, end: bool) {
        self.state.send_modify(|state| {
            state.resets += u64::from(end && state.cut.is_some());
            state.cut = None;
        });
    }
}

/// Serves one connection until either side ends it, or all are ended.
async fn serve(client: TcpStream, port: u16, mut state: watch::Receiver<State>) {
    let resets = state.borrow().resets;
    // Nobody there: the client finds its connection closed.
    let Ok(server) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await else { return };
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let up = pass(from_client, to_server, state.clone(), Direction::Up);
    let down = pass(from_server, to_client, state.clone(), Direction::Down);
    tokio::select! {
        // How it ends is for the two sides to find out.
        _ = async { tokio::try_join!(up, down) } => {}
        _ = state.wait_for(|state| state.resets != resets) => {}
    }
}

/// Passes bytes on in one direction, and their end.
async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut state: watch::Receiver<State>,
    direction: Direction,
) -> io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let length = from.read(&mut bytes).await?;
        // The sender is gone only when the trial ends.
        let open = state.wait_for(|state| state.is_open(direction)).await;
        drop(open.map_err(io::Error::other)?);
        if length == 0 {
            return to.shutdown().await;
        }
        to.write_all(&bytes[..length]).await?;
    }
}
