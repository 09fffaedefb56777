//! The WebSocket of a running table.

use crate::config::Config;
use crate::rooms::{Letters, NoRoom, outbox};
use crate::service::Service;
use crate::stream::Unheard;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use room::{Bucket, Call, Closed, Letter, Limit, Neighbourhood, SocketId};
use std::time::Duration;
use table::Guest;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, oneshot};
use tokio::time::{Instant, timeout};
use wire::{Said, ToClient, ToServer};

/// The limits of a socket.
#[derive(Clone, Copy, Debug)]
pub struct SocketLimits {
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

impl SocketLimits {
    /// As the set-up says.
    pub fn of(config: &Config) -> SocketLimits {
        let rate = config.caps.messages_per_second;
        SocketLimits {
            rate,
            burst: rate.saturating_mul(4),
            handshake: config.patience.hello,
            idle: config.patience.silence,
            patience: config.patience.reader,
        }
    }
}

/// The table goes on elsewhere, or is read again: come back at once.
const MOVED: u16 = 1012;
/// Too many messages.
const TOO_MANY: u16 = 4029;
/// Nothing was said for too long.
const SILENT: u16 = 4008;
/// There is no such table.
const NO_TABLE: u16 = 4004;
/// The guest may not play here: coming back does not help.
const BANNED: u16 = 4003;
/// The client speaks a protocol that is too old or too new: coming back does not help.
const OTHER_VERSION: u16 = 4010;

/// How long a client may take to close after the server has.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Why a socket is closed: a code and a message.
struct CloseReason(u16, Said);

/// Who is connected to which table, and from where.
pub struct At {
    /// The table.
    pub table: String,
    /// Who; none for somebody without a name or seat.
    pub guest: Option<Guest>,
    /// From where.
    pub address: Neighbourhood,
}

/// A socket of which every frame is counted.
struct Counted {
    socket: WebSocket,
    unheard: Unheard,
    messages: Bucket,
    since: Instant,
    limits: SocketLimits,
}

/// Serves a socket at a table until either side closes it.
pub async fn serve(
    socket: WebSocket,
    service: Service,
    at: At,
    unheard: Unheard,
    limits: SocketLimits,
) {
    let messages = Bucket::new(Limit::per_second(limits.rate, limits.burst));
    let mut counted = Counted { socket, unheard, messages, since: Instant::now(), limits };
    let reason = match talk(&mut counted, &service, at, limits).await {
        Ok(()) => return,
        Err(reason) => reason,
    };
    let Counted { mut socket, unheard, .. } = counted;
    unheard.heard();
    let CloseReason(code, why) = reason;
    let key = why.key.clone();
    let message = serde_json::to_string(&ToClient::Closing { why }).unwrap_or_default();
    let farewell = async {
        // A connection that is gone already gets nothing.
        let _ = socket.send(Message::Text(message.into())).await;
        let _ = socket.send(Message::Close(Some(CloseFrame { code, reason: key.into() }))).await;
    };
    // A peer that does not read is not waited for.
    if timeout(limits.patience, farewell).await.is_ok() {
        let _ = timeout(CLOSE_TIMEOUT, hear_out(&mut socket)).await;
    }
}

/// Reads what is still said, heeding none of it, until the client closes too.
///
/// A connection that is closed with something unread is reset, and a client whose connection is
/// reset may never see the reason that waits for it.
async fn hear_out(socket: &mut WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if matches!(message, Message::Close(_)) {
            return;
        }
    }
}

/// Waits until devices of a guest are signed out, or this was perhaps not heard.
async fn hear_of(guest: Option<Guest>, signed_out: &mut broadcast::Receiver<Guest>) {
    let Some(guest) = guest else { return std::future::pending().await };
    loop {
        match signed_out.recv().await {
            Ok(other) if other != guest => {}
            Ok(_) | Err(RecvError::Lagged(_)) => return,
            Err(RecvError::Closed) => return std::future::pending().await,
        }
    }
}

async fn talk(
    socket: &mut Counted,
    service: &Service,
    at: At,
    limits: SocketLimits,
) -> Result<(), CloseReason> {
    let rooms = service.rooms();
    let At { table, guest, address } = at;
    let mut signed_out = rooms.signed_out();
    let silent = |_| CloseReason(SILENT, say::plain("denial-silent"));
    let Some(first) = timeout(limits.handshake, socket.receive()).await.map_err(silent)?? else {
        return Ok(());
    };
    let ToServer::Hello { after, version } = first else {
        return Err(CloseReason(close_code::POLICY, say::plain("denial-hello-first")));
    };
    if let Some(why) = room::unfit(version) {
        return Err(CloseReason(OTHER_VERSION, why));
    }
    not_banned(service, guest).await?;
    let (outbox, mut letters) = outbox();
    let (reply, entered) = oneshot::channel();
    let reply = Box::new(move |id| reply.send(id).is_ok());
    let call = Call::Enter { guest, address, after, outbox, reply };
    rooms.call(&table, call).await.map_err(no_room)?;
    let Ok(id) = entered.await else {
        return Err(CloseReason(close_code::AGAIN, say::plain("denial-closing")));
    };
    let done = tokio::select! {
        done = exchange(socket, service, &table, (id, guest), &mut letters, limits) => done,
        // Devices that are still signed in come back at once, unless the guest is banned.
        () = hear_of(guest, &mut signed_out) => {
            not_banned(service, guest).await.and(Err(closed(Closed::Moved)))
        }
    };
    // A closed room needs no notice, and must not be opened for one.
    rooms.room(&table).tell(Call::Leave(id));
    done
}

fn no_room(fault: NoRoom) -> CloseReason {
    let code = match fault {
        NoRoom::NoTable | NoRoom::Log(_) => NO_TABLE,
        NoRoom::Elsewhere(_) => MOVED,
        NoRoom::Store(_) => close_code::AGAIN,
        NoRoom::Broken => close_code::ERROR,
    };
    CloseReason(code, fault.said())
}

fn closed(why: Closed) -> CloseReason {
    match why {
        Closed::Ended(why) => CloseReason(close_code::AWAY, why),
        Closed::Moved => CloseReason(MOVED, say::plain("denial-moved")),
        Closed::Broken => CloseReason(close_code::ERROR, say::plain("denial-table-broke")),
    }
}

async fn exchange(
    counted: &mut Counted,
    service: &Service,
    table: &str,
    (id, guest): (SocketId, Option<Guest>),
    letters: &mut Letters,
    limits: SocketLimits,
) -> Result<(), CloseReason> {
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            letter = letters.recv() => match letter {
                Some(Letter::Message(text)) => {
                    let sent = counted.socket.send(Message::Text((&*text).into()));
                    match timeout(limits.patience, sent).await {
                        Ok(Ok(())) => {}
                        // Disconnected or too slow: in either case nobody reads a reason.
                        Ok(Err(_)) | Err(_) => return Ok(()),
                    }
                }
                Some(Letter::Close(why)) => return Err(closed(why)),
                // The room has cut us off because we did not read.
                None => return Err(CloseReason(close_code::POLICY, say::plain("denial-slow"))),
            },
            message = counted.receive() => {
                let Some(message) = message? else { return Ok(()) };
                heard = Instant::now();
                let refused = match guest {
                    Some(guest) => refusal(service, guest, table, &message).await,
                    None => None,
                };
                if let Some(text) = refused {
                    match timeout(limits.patience, counted.socket.send(Message::Text(text.into()))).await {
                        Ok(Ok(())) => continue,
                        Ok(Err(_)) | Err(_) => return Ok(()),
                    }
                }
                service.rooms().call(table, Call::Say(id, message)).await.map_err(no_room)?;
            }
            () = tokio::time::sleep_until(heard + limits.idle) => {
                return Err(CloseReason(SILENT, say::plain("denial-silent")));
            }
        }
    }
}

impl Counted {
    /// The next message; none when the client has closed. Every frame counts, also one that says
    /// nothing.
    async fn receive(&mut self) -> Result<Option<ToServer>, CloseReason> {
        let too_many = || CloseReason(TOO_MANY, say::plain("denial-too-many-messages"));
        let bad = |code| CloseReason(code, say::plain("denial-bad-message"));
        loop {
            let frame = self.socket.recv().await;
            if self.unheard.is_too_much() {
                return Err(too_many());
            }
            self.unheard.heard();
            let message = match frame {
                None | Some(Ok(Message::Close(_))) => return Ok(None),
                // A broken or oversized frame: the protocol itself is violated.
                Some(Err(_)) => return Err(bad(close_code::POLICY)),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                Some(Ok(Message::Binary(_))) => return Err(bad(close_code::UNSUPPORTED)),
                Some(Ok(Message::Text(text))) => {
                    let message = serde_json::from_str(&text);
                    Some(message.map_err(|_| bad(close_code::POLICY))?)
                }
            };
            // Nothing costs more than a burst: a debt would close the socket at the next message.
            let cost = message.as_ref().map_or(1, cost).min(self.limits.burst);
            self.messages.take(cost, self.since.elapsed()).map_err(|_| too_many())?;
            if message.is_some() {
                return Ok(message);
            }
        }
    }
}

/// Who is banned is told so. What cannot be read now does not keep anybody from playing.
async fn not_banned(service: &Service, guest: Option<Guest>) -> Result<(), CloseReason> {
    let Some(guest) = guest else { return Ok(()) };
    match service.ban_of(guest.0).await {
        Ok(Some(why)) => Err(CloseReason(BANNED, why)),
        Ok(None) | Err(_) => Ok(()),
    }
}

/// The answer to what this guest may not do at this table.
async fn refusal(
    service: &Service,
    guest: Guest,
    table: &str,
    message: &ToServer,
) -> Option<String> {
    let (id, why) = match message {
        // A program talks to nobody, also where people chat.
        ToServer::Chat { id, .. } | ToServer::Draw { id, .. } | ToServer::Phrase { id, .. }
            if store::is_bot(guest.0) =>
        {
            (id, say::plain("denial-bot"))
        }
        ToServer::Sit { id, .. } if service.may_sit(guest.0, table).await == Ok(false) => {
            (id, say::plain("denial-blocked"))
        }
        ToServer::Introduce { id, .. } => (id, service.name_bar(guest.0).await.ok()??),
        _ => return None,
    };
    let refused = ToClient::Refused { id: id.clone(), why };
    Some(serde_json::to_string(&refused).unwrap_or_default())
}

/// How many ordinary messages one counts as.
fn cost(message: &ToServer) -> u32 {
    match message {
        // Every action of every line is played.
        ToServer::Hello { .. } | ToServer::Plan { .. } => 8,
        ToServer::Hint { .. } => 4,
        ToServer::Why { .. }
        | ToServer::Chat { .. }
        | ToServer::Phrase { .. }
        | ToServer::Draw { .. } => 2,
        _ => 1,
    }
}
