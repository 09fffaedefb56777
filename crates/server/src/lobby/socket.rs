//! The WebSocket of somebody in the lobby.

use super::{Lobby, Reader};
use crate::service::Service;
use crate::socket::SocketLimits;
use crate::stream::Unheard;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use bytes::Bytes;
use room::{Bucket, Limit};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

/// Nothing was said for too long.
const SILENT: u16 = 4008;
/// Too many messages.
const TOO_MANY: u16 = 4029;

/// Serves a socket in the lobby until either side closes it. The client says `ping` now and then.
pub async fn serve(
    mut socket: WebSocket,
    lobby: Lobby,
    service: Service,
    mut reader: Reader,
    unheard: Unheard,
    limits: SocketLimits,
    mut closing: watch::Receiver<bool>,
) {
    let (whole, mut news) = lobby.enter(&service).await;
    if !send(&mut socket, reader.read(&service, &whole).await, limits).await {
        return;
    }
    let mut messages = Bucket::new(Limit::per_second(limits.rate, limits.burst));
    let (since, mut heard) = (Instant::now(), Instant::now());
    let code = loop {
        tokio::select! {
            some = news.recv() => {
                let some = match some {
                    Ok(some) => some,
                    // Too slow: all of it, as it is now.
                    Err(RecvError::Lagged(_)) => {
                        let (whole, anew) = lobby.enter(&service).await;
                        news = anew;
                        whole
                    }
                    Err(RecvError::Closed) => break close_code::AWAY,
                };
                if !send(&mut socket, reader.read(&service, &some).await, limits).await {
                    return;
                }
            }
            frame = socket.recv() => {
                let is_too_much = unheard.is_too_much();
                unheard.heard();
                match frame {
                    None | Some(Err(_) | Ok(Message::Close(_))) => return,
                    // Nothing that is said here matters but that it is said.
                    Some(Ok(_)) if is_too_much => break TOO_MANY,
                    Some(Ok(_)) => {
                        heard = Instant::now();
                        if messages.take(1, since.elapsed()).is_err() {
                            break TOO_MANY;
                        }
                    }
                }
            }
            () = async { drop(closing.wait_for(|&closing| closing).await) } => {
                break close_code::AWAY;
            }
            () = tokio::time::sleep_until(heard + limits.idle) => break SILENT,
        }
    };
    let close = Message::Close(Some(CloseFrame { code, reason: "".into() }));
    // A peer that does not read is not waited for.
    let _ = timeout(limits.patience, socket.send(close)).await;
}

/// No if nobody reads.
async fn send(socket: &mut WebSocket, bytes: Bytes, limits: SocketLimits) -> bool {
    matches!(timeout(limits.patience, socket.send(Message::Binary(bytes))).await, Ok(Ok(())))
}
