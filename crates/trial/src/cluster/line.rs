//! A person's connection to a table through one of several servers. Nothing waits for ever.

use crate::player::{Gone, request};
use std::io::ErrorKind;
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::client;
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket};
use wire::{ToClient, ToServer};

/// How long it may take to connect.
const CONNECT: Duration = Duration::from_secs(1);
/// How long the server may take to answer the first request.
const GREETING: Duration = Duration::from_secs(3);
/// After this time without a word a person asks whether anybody is there; after as long again the
/// connection is given up.
const SILENCE: Duration = Duration::from_secs(1);

/// A socket at a table.
pub struct Line {
    socket: WebSocket<TcpStream>,
    asked: bool,
    is_patient: bool,
}

impl Line {
    /// Comes to a table.
    pub fn come(address: SocketAddr, table: &str, secret: &str) -> Result<Line, Gone> {
        let stream = TcpStream::connect_timeout(&address, CONNECT).map_err(|_| Gone)?;
        stream.set_read_timeout(Some(GREETING)).map_err(|_| Gone)?;
        stream.set_write_timeout(Some(GREETING)).map_err(|_| Gone)?;
        stream.set_nodelay(true).map_err(|_| Gone)?;
        let request = request(address, table, secret).ok_or(Gone)?;
        let (socket, _) = client(request, stream).map_err(|_| Gone)?;
        socket.get_ref().set_read_timeout(Some(SILENCE)).map_err(|_| Gone)?;
        Ok(Line { socket, asked: false, is_patient: false })
    }

    /// Puts up with any silence from now on.
    pub fn be_patient(&mut self) {
        self.is_patient = true;
    }

    /// Says something.
    pub fn say(&mut self, message: &ToServer) -> Result<(), Gone> {
        let text = serde_json::to_string(message).map_err(|_| Gone)?;
        self.socket.send(Message::text(text)).map_err(|_| Gone)
    }

    /// What the server says next; none if it says nothing until then, although it is there.
    pub fn hear(&mut self, until: Instant) -> Result<Option<ToClient>, Gone> {
        while Instant::now() < until {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    self.asked = false;
                    match serde_json::from_str(&text).map_err(|_| Gone)? {
                        ToClient::Pong => {}
                        ToClient::Closing { .. } => return Err(Gone),
                        heard => return Ok(Some(heard)),
                    }
                }
                Ok(Message::Close(_)) => return Err(Gone),
                Ok(_) => {}
                Err(Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    if self.is_patient {
                        continue;
                    }
                    if self.asked {
                        return Err(Gone);
                    }
                    self.asked = true;
                    self.say(&ToServer::Ping)?;
                }
                Err(_) => return Err(Gone),
            }
        }
        Ok(None)
    }
}
