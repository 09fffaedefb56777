//! The WebSocket of a running table.

use crate::denials;
use crate::hall::{Hall, NoRoom};
use crate::room::{Call, Letter, SocketId, outbox};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use std::time::Duration;
use table::Guest;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};
use wire::{Said, ToClient, ToServer};

/// What a socket may do.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// Messages a second, in the long run; any number for 0.
    pub rate: u32,
    /// Messages at once.
    pub burst: u32,
    /// How long to wait for the first message.
    pub handshake: Duration,
    /// How long to wait for any message. Clients say `ping` now and then.
    pub idle: Duration,
    /// How long to wait for a client to take a message.
    pub patience: Duration,
}

/// Too many messages.
const TOO_MANY: u16 = 4029;
/// Nothing was said for too long.
const SILENT: u16 = 4008;
/// There is no such table.
const NO_TABLE: u16 = 4004;

/// How long one who is sent away may take to close.
const HEARING_OUT: Duration = Duration::from_secs(2);

/// Why a socket is closed: a code, and a sentence.
struct Goodbye(u16, Said);

/// Serves a socket at a table until one side has enough.
pub async fn serve(
    mut socket: WebSocket,
    hall: Hall,
    table: String,
    guest: Option<Guest>,
    manners: Manners,
) {
    let goodbye = match talk(&mut socket, &hall, &table, guest, manners).await {
        Ok(()) => return,
        Err(goodbye) => goodbye,
    };
    let Goodbye(code, why) = goodbye;
    let key = why.key.clone();
    let message = serde_json::to_string(&ToClient::Closing { why }).unwrap_or_default();
    let farewell = async {
        // Who is gone already does not hear it.
        let _ = socket.send(Message::Text(message.into())).await;
        let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: key.into() }))).await;
    };
    // Who does not read is not waited for.
    if timeout(manners.patience, farewell).await.is_ok() {
        let _ = timeout(HEARING_OUT, hear_out(&mut socket)).await;
    }
}

/// Reads what is still said, heeding none of it, until the client closes too.
///
/// A connection that is closed with something unread is reset, and a client whose connection is
/// reset may never see the goodbye that waits for it.
async fn hear_out(socket: &mut WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if matches!(message, Message::Close(_)) {
            return;
        }
    }
}

async fn talk(
    socket: &mut WebSocket,
    hall: &Hall,
    table: &str,
    guest: Option<Guest>,
    manners: Manners,
) -> Result<(), Goodbye> {
    let silent = |_| Goodbye(SILENT, say::plain("denial-silent"));
    let Some(first) = timeout(manners.handshake, receive(socket)).await.map_err(silent)?? else {
        return Ok(());
    };
    let ToServer::Hello { after } = first else {
        return Err(Goodbye(close_code::POLICY, say::plain("denial-hello-first")));
    };
    let (outbox, mut letters) = outbox();
    let (reply, entered) = oneshot::channel();
    let no_room = |fault: NoRoom| Goodbye(NO_TABLE, denials::no_room(&fault));
    hall.call(table, Call::Enter { guest, after, outbox, reply }).await.map_err(no_room)?;
    let Ok(id) = entered.await else {
        return Err(Goodbye(close_code::AGAIN, say::plain("denial-closing")));
    };
    let done = exchange(socket, hall, table, id, &mut letters, manners).await;
    // A room that is gone needs no goodbye.
    let _ = hall.call(table, Call::Leave(id)).await;
    done
}

async fn exchange(
    socket: &mut WebSocket,
    hall: &Hall,
    table: &str,
    id: SocketId,
    letters: &mut mpsc::Receiver<Letter>,
    manners: Manners,
) -> Result<(), Goodbye> {
    let mut allowance = Allowance::new(manners);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            letter = letters.recv() => match letter {
                Some(Letter::Message(text)) => {
                    let sent = socket.send(Message::Text((&*text).into()));
                    match timeout(manners.patience, sent).await {
                        Ok(Ok(())) => {}
                        // Gone, or too slow: either way nobody reads a goodbye.
                        Ok(Err(_)) | Err(_) => return Ok(()),
                    }
                }
                Some(Letter::Close(why)) => return Err(Goodbye(close_code::AWAY, why)),
                // The room has cut us off because we did not read.
                None => return Err(Goodbye(close_code::POLICY, say::plain("denial-slow"))),
            },
            message = receive(socket) => {
                let Some(message) = message? else { return Ok(()) };
                heard = Instant::now();
                if !allowance.take() {
                    return Err(Goodbye(TOO_MANY, say::plain("denial-too-many-messages")));
                }
                let no_room = |fault: NoRoom| Goodbye(NO_TABLE, denials::no_room(&fault));
                hall.call(table, Call::Say(id, message)).await.map_err(no_room)?;
            }
            () = tokio::time::sleep_until(heard + manners.idle) => {
                return Err(Goodbye(SILENT, say::plain("denial-silent")));
            }
        }
    }
}

/// The next message; none when the client has closed.
async fn receive(socket: &mut WebSocket) -> Result<Option<ToServer>, Goodbye> {
    loop {
        match socket.recv().await {
            None | Some(Ok(Message::Close(_))) => return Ok(None),
            // A broken or oversized frame: the protocol itself is violated.
            Some(Err(_)) => {
                return Err(Goodbye(close_code::POLICY, say::plain("denial-bad-message")));
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Binary(_))) => {
                return Err(Goodbye(close_code::UNSUPPORTED, say::plain("denial-bad-message")));
            }
            Some(Ok(Message::Text(text))) => {
                let message = serde_json::from_str(&text);
                let fault = |_| Goodbye(close_code::POLICY, say::plain("denial-bad-message"));
                return message.map(Some).map_err(fault);
            }
        }
    }
}

/// How many messages may still come: refilled as time goes by.
struct Allowance {
    manners: Manners,
    left: f64,
    at: Instant,
}

impl Allowance {
    fn new(manners: Manners) -> Allowance {
        Allowance { manners, left: f64::from(manners.burst), at: Instant::now() }
    }

    fn take(&mut self) -> bool {
        if self.manners.rate == 0 {
            return true;
        }
        let now = Instant::now();
        let more = (now - self.at).as_secs_f64() * f64::from(self.manners.rate);
        self.left = (self.left + more).min(f64::from(self.manners.burst));
        self.at = now;
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= 1.0;
        }
        allowed
    }
}
