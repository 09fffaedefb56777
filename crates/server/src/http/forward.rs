//! Passing requests for a table on to the node that owns it.
//!
//! This node has admitted the request, charged it to its address and found out who the guest is.
//! It tells the owner in headers that only a node can send. The guest's secret stays here.

use super::identity::{ADDRESS, GUEST, KnownGuest, Visitor};
use crate::app::App;
use crate::guard::Client;
use crate::metrics::Metrics;
use crate::placement::{Location, Peers, Unreachable};
use crate::problem::Problem;
use axum::body::Body;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use store::NodeRow;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf, copy_bidirectional_with_sizes};

/// When to try again what another node was asked.
const AGAIN: Duration = Duration::from_secs(1);
/// How long the owner may take to accept a WebSocket. A client that gets no answer tries again, and
/// may find another owner.
const ACCEPT: Duration = Duration::from_secs(3);
/// Bytes of a WebSocket that wait on their way, in each direction.
const BUFFER: usize = 4096;

/// Headers that are for this node alone: who sends, and how the connection is kept.
const OWN: [HeaderName; 9] = [
    header::AUTHORIZATION,
    header::COOKIE,
    header::FORWARDED,
    header::HOST,
    header::ORIGIN,
    GUEST,
    ADDRESS,
    HeaderName::from_static("x-forwarded-for"),
    HeaderName::from_static("x-real-ip"),
];

/// Passes a request for a table on, unless the table is here.
pub async fn to_owner(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let table = path.strip_prefix("/api/tables/").and_then(|rest| rest.split('/').next());
    let Some(table) = table.map(str::to_owned) else { return next.run(request).await };
    match app.service.locate(&table).await {
        Ok(Location::Here(_) | Location::Nowhere) => next.run(request).await,
        Ok(Location::At(node)) => {
            let forwarded = forward(&app, &node, request).await;
            if forwarded.is_err() {
                app.service.rooms().placement().forget(&table);
            }
            forwarded.unwrap_or_else(IntoResponse::into_response)
        }
        Err(fault) => Problem::from(fault).into_response(),
    }
}

async fn forward(app: &Arc<App>, node: &NodeRow, request: Request) -> Result<Response, Problem> {
    let (mut parts, body) = request.into_parts();
    let client = Client::from_request_parts(&mut parts, app).await?;
    let Visitor(guest) = Visitor::from_request_parts(&mut parts, app).await?;
    // It is there only if the client asked for a WebSocket.
    let upgrade = parts.extensions.remove::<OnUpgrade>();
    let ticket = match &upgrade {
        Some(_) if parts.headers.contains_key(header::UPGRADE) => {
            let too_many =
                || Problem::plain(StatusCode::TOO_MANY_REQUESTS, "server-too-many-sockets");
            Some(app.guard.sockets.open(client.address).ok_or_else(too_many)?)
        }
        _ => None,
    };
    let mut passed = Request::new(body);
    *passed.method_mut() = parts.method;
    *passed.uri_mut() = parts
        .uri
        .path_and_query()
        .map_or_else(Default::default, |path| path.as_str().parse().unwrap_or_default());
    *passed.headers_mut() = parts.headers;
    vouch(passed.headers_mut(), client.address, guest.as_ref());
    app.metrics.proxied_request();
    let unreachable = |fault: Unreachable| {
        tracing::warn!(%fault, "a request was not passed on");
        Problem::busy(AGAIN)
    };
    let peers = app.service.rooms().peers();
    let patience = if ticket.is_some() { peers.patience.min(ACCEPT) } else { peers.patience };
    let peers = Peers { patience };
    let mut answer = tokio::select! {
        sent = peers.send(node, passed) => sent.map_err(unreachable)?,
        // Nobody waits for an owner that is frozen or dead once another can take over.
        () = app.service.rooms().placement().gone(node.fence) => return Err(Problem::busy(AGAIN)),
    };
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS
        && let (Some(client_side), Some(ticket)) = (upgrade, ticket)
    {
        let owner_side = hyper::upgrade::on(&mut answer);
        let (app, fence) = (app.clone(), node.fence);
        tokio::spawn(async move {
            let _ticket = ticket;
            let socket = app.metrics.proxied_socket();
            // Ends when either side does, or the owner is gone for good.
            tokio::select! {
                () = tunnel(&app, client_side, owner_side) => {}
                () = app.service.rooms().placement().gone(fence) => {}
            }
            drop(socket);
        });
    }
    let (parts, body) = answer.into_parts();
    Ok(Response::from_parts(parts, Body::new(body)))
}

/// Says who sends, and leaves out all by which the client said so.
fn vouch(headers: &mut HeaderMap, address: IpAddr, guest: Option<&KnownGuest>) {
    for name in OWN {
        headers.remove(name);
    }
    if let Ok(address) = HeaderValue::from_str(&address.to_string()) {
        headers.insert(ADDRESS, address);
    }
    if let Some(guest) = guest {
        headers.insert(GUEST, HeaderValue::from(guest.id));
    }
}

/// Passes bytes in both directions until either side ends.
async fn tunnel(app: &App, client_side: OnUpgrade, owner_side: OnUpgrade) {
    let (Ok(client), Ok(owner)) = tokio::join!(client_side, owner_side) else { return };
    let mut client = CountedStream { stream: TokioIo::new(client), metrics: app.metrics.clone() };
    let mut owner = TokioIo::new(owner);
    // How it ends is seen by both sides.
    let _ = copy_bidirectional_with_sizes(&mut client, &mut owner, BUFFER, BUFFER).await;
}

/// The client's side of a tunnel: what goes through it is counted at once, however it ends.
struct CountedStream {
    stream: TokioIo<Upgraded>,
    metrics: Metrics,
}

impl AsyncRead for CountedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.metrics.proxied_bytes((buffer.filled().len() - before) as u64);
        read
    }
}

impl AsyncWrite for CountedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        if let Poll::Ready(Ok(number)) = written {
            self.metrics.proxied_bytes(number as u64);
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::http::identity::Vouched;

    #[test]
    fn what_a_client_says_about_itself_is_not_passed_on() {
        let mut headers = HeaderMap::new();
        for name in ["authorization", "cookie", "x-spielhof-guest", "x-spielhof-address"] {
            headers.append(HeaderName::from_static(name), "forged".parse().unwrap());
        }
        headers.append("x-spielhof-guest", "7".parse().unwrap());
        headers.append("upgrade", "websocket".parse().unwrap());
        vouch(&mut headers, "192.0.2.1".parse().unwrap(), None);
        assert_eq!(headers.len(), 2, "{headers:?}");
        let (vouched, address) = Vouched::of(&headers).unwrap();
        assert_eq!((vouched.guest, address.to_string()), (None, "192.0.2.1".to_owned()));
        let guest = KnownGuest { id: u64::MAX, name: String::new() };
        vouch(&mut headers, "::1".parse().unwrap(), Some(&guest));
        assert_eq!(Vouched::of(&headers).unwrap().0.guest, Some(guest));
    }
}
