//! A player at a running table who does anything that is allowed.

use search::Rng;
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use tokio_tungstenite::tungstenite::client::{IntoClientRequest, client};
use tokio_tungstenite::tungstenite::{Message, WebSocket};
use wire::{Choices, ToClient, ToServer};

/// How long anything may take.
const LONG: Duration = Duration::from_secs(30);

/// Why nobody answers any more. Where servers are killed that is no news.
#[derive(Debug)]
pub struct Gone;

/// A socket at a table.
pub struct Player {
    socket: WebSocket<TcpStream>,
}

/// The request for a table's socket.
pub fn request(
    address: SocketAddr,
    table: &str,
    secret: &str,
) -> Option<tokio_tungstenite::tungstenite::handshake::client::Request> {
    let url = format!("ws://{address}/api/tables/{table}/socket");
    let mut request = url.into_client_request().ok()?;
    request.headers_mut().insert("Authorization", format!("Bearer {secret}").parse().ok()?);
    Some(request)
}

impl Player {
    /// Comes to a table.
    pub fn come(address: SocketAddr, table: &str, secret: &str) -> Result<Player, Gone> {
        let stream = TcpStream::connect(address).map_err(|_| Gone)?;
        stream.set_read_timeout(Some(LONG)).map_err(|_| Gone)?;
        stream.set_nodelay(true).map_err(|_| Gone)?;
        let request = request(address, table, secret).ok_or(Gone)?;
        let (socket, _) = client(request, stream).map_err(|_| Gone)?;
        Ok(Player { socket })
    }

    /// Says something.
    pub fn say(&mut self, message: &ToServer) -> Result<(), Gone> {
        let text = serde_json::to_string(message).map_err(|_| Gone)?;
        self.socket.send(Message::text(text)).map_err(|_| Gone)
    }

    /// What the server says next.
    pub fn hear(&mut self) -> Result<ToClient, Gone> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).map_err(|_| Gone),
                Ok(Message::Close(_)) | Err(_) => return Err(Gone),
                Ok(_) => {}
            }
        }
    }
}

/// Anything that may be done.
pub fn any(choices: &Choices, rng: &mut Rng) -> Option<String> {
    let targets = choices.picks.iter().flat_map(|pick| &pick.targets);
    let actions: Vec<&String> =
        targets.map(|target| &target.action).chain(&choices.plain).collect();
    rng.pick(&actions).cloned()
}
