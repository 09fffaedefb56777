//! The WebSocket of a table.

use crate::BotError;
use crate::request::{Connection, Server, refusal};
use futures_util::{SinkExt, StreamExt};
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use wire::{ToClient, ToServer};

/// How long the server may take to open it.
const LONG: Duration = Duration::from_secs(30);
/// There is no such table.
const NO_TABLE: u16 = 4004;
/// The server speaks another version of the protocol.
const OTHER_VERSION: u16 = 4010;

/// The WebSocket of a table.
pub struct Line {
    socket: WebSocketStream<Box<dyn Connection>>,
}

/// What comes over a line.
pub enum Heard {
    /// A message.
    Message(Box<ToClient>),
    /// The line is gone, and another may be opened.
    Lost,
}

impl Line {
    /// Opens the line to a table and says hello.
    pub async fn open(server: &Server, table: &str) -> Result<Line, BotError> {
        let strange = |error: &dyn std::fmt::Display| BotError::Strange(error.to_string());
        let url = format!("ws://{}/api/tables/{table}/socket", server.address.authority);
        let mut request = url.into_client_request().map_err(|error| strange(&error))?;
        let token = HeaderValue::from_str(&format!("Bearer {}", server.token));
        let token = token.map_err(|error| strange(&error))?;
        request.headers_mut().insert("Authorization", token);
        let stream = server.connect().await?;
        let opened = tokio_tungstenite::client_async(request, stream);
        let opened = timeout(LONG, opened).await.map_err(|late| server.unreachable(late))?;
        let (socket, _) = opened.map_err(|error| match error {
            Error::Http(answer) => {
                let body = answer.body().as_deref().unwrap_or_default();
                match answer.status().is_server_error() {
                    // It passes: the table moves, or the server restarts.
                    true => server.unreachable(answer.status()),
                    false => refusal(answer.status(), body),
                }
            }
            error => server.unreachable(error),
        })?;
        let mut line = Line { socket };
        line.say(&ToServer::hello(None)).await;
        Ok(line)
    }

    /// Says something. What cannot be sent is noticed when the line is read.
    pub async fn say(&mut self, message: &ToServer) {
        let text = serde_json::to_string(message).unwrap_or_default();
        let _ = timeout(LONG, self.socket.send(Message::text(text))).await;
    }

    /// The next message.
    pub async fn hear(&mut self) -> Result<Heard, BotError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let message = serde_json::from_str(&text);
                    let message = message.map_err(|error| BotError::Strange(error.to_string()))?;
                    return Ok(Heard::Message(Box::new(message)));
                }
                Some(Ok(Message::Close(Some(frame)))) => {
                    return match u16::from(frame.code) {
                        NO_TABLE => Err(BotError::NoTable),
                        OTHER_VERSION => Err(BotError::Version),
                        _ => Ok(Heard::Lost),
                    };
                }
                Some(Ok(Message::Close(None)) | Err(_)) | None => return Ok(Heard::Lost),
                Some(Ok(_)) => {}
            }
        }
    }

    /// Closes it.
    pub async fn close(mut self) {
        let _ = timeout(LONG, self.socket.close(None)).await;
    }
}
