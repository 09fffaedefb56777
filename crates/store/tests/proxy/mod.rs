//! A way to a server that can be made to swallow everything.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::spawn;

/// Passes bytes on. Its threads end with the process.
pub struct Proxy {
    port: u16,
    /// Connections older than this are frozen.
    thawed_since: Arc<AtomicUsize>,
    made: Arc<AtomicUsize>,
}

impl Proxy {
    /// Starts one in front of a port.
    pub fn start(to: u16) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let thawed_since = Arc::new(AtomicUsize::new(0));
        let made = Arc::new(AtomicUsize::new(0));
        let (since, count) = (Arc::clone(&thawed_since), Arc::clone(&made));
        spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let Ok(server) = TcpStream::connect(("127.0.0.1", to)) else { continue };
                let number = count.fetch_add(1, Ordering::SeqCst);
                pass(&client, &server, number, &since);
                pass(&server, &client, number, &since);
            }
        });
        Proxy { port, thawed_since, made }
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Swallows whatever comes on the connections that there are. They stay open and are
    /// acknowledged; nobody ever answers.
    pub fn freeze(&self) {
        self.thawed_since.store(self.made.load(Ordering::SeqCst), Ordering::SeqCst);
    }
}

fn pass(from: &TcpStream, to: &TcpStream, number: usize, thawed_since: &Arc<AtomicUsize>) {
    let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
    let thawed_since = Arc::clone(thawed_since);
    spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(length @ 1..) = from.read(&mut bytes) {
            let is_frozen = number < thawed_since.load(Ordering::SeqCst);
            if !is_frozen && to.write_all(&bytes[..length]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
}
