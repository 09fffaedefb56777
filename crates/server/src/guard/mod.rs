//! Who may come in, how often, and from where.

mod address;
mod client;
mod connections;
mod cost;
mod headers;
mod hosts;
mod rate;

pub(crate) use address::Neighbourhood;
pub use client::{Client, Peer};
pub use connections::{ConnectionLimits, Ticket};
pub use hosts::Hosts;
pub use rate::Rate;

pub(crate) use headers::protect;
pub(crate) use hosts::authority;

use crate::config::Config;
use crate::limiter::Limit;
use crate::listen::LONGEST_HEAD;
use crate::{App, http::Problem};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::{Duration, Instant};

const HOUR: Duration = Duration::from_secs(3600);

/// What is counted about addresses, and what they may do.
#[derive(Debug)]
pub struct Guard {
    /// The names this server goes by.
    pub hosts: Hosts,
    /// Requests of an address.
    pub requests: Rate,
    /// New guests of an address.
    pub guests: Rate,
    /// WebSockets of an address.
    pub sockets: Arc<ConnectionLimits>,
    /// Connections of an address.
    pub connections: Arc<ConnectionLimits>,
}

impl Guard {
    /// Set up so, known by these names.
    pub fn new(config: &Config, hosts: Hosts) -> Guard {
        let caps = &config.caps;
        let (requests, guests) = (caps.requests_per_second, caps.guests_per_hour);
        Guard {
            hosts,
            requests: Rate::new(Limit::per_second(requests, requests.saturating_mul(10))),
            guests: Rate::new(Limit::new(guests, HOUR, guests)),
            sockets: ConnectionLimits::new(caps.sockets_per_address),
            connections: ConnectionLimits::new(caps.connections_per_address),
        }
    }
}

/// Lets a request through to its handler if all is well with it.
pub(crate) async fn admit(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    match check(&app, &request) {
        Ok(client) => {
            request.extensions_mut().insert(client);
            let answer = tokio::time::timeout(app.config.patience.request, next.run(request)).await;
            answer.unwrap_or_else(|_| {
                Problem::plain(StatusCode::REQUEST_TIMEOUT, "server-too-slow").into_response()
            })
        }
        Err(problem) => {
            app.metrics.refused.add(1);
            problem.into_response()
        }
    }
}

/// Who sent a request.
fn client(app: &App, request: &Request) -> Option<Client> {
    let peer = request.extensions().get::<Peer>().copied()?;
    let host = request.uri().authority().map(|authority| authority.as_str());
    Some(Client::of(peer, host, request.headers(), &app.config.proxies, &app.guard.hosts))
}

fn check(app: &App, request: &Request) -> Result<Client, Problem> {
    let no_peer = || Problem::plain(StatusCode::BAD_REQUEST, "server-no-sender");
    let client = client(app, request).ok_or_else(no_peer)?;
    let headers = request.headers();
    let cost = cost::cost(request.method(), request.uri().path());
    app.guard.requests.take(client.address, cost, Instant::now())?;
    if head_size(request) > LONGEST_HEAD {
        let status = StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE;
        return Err(Problem::plain(status, "server-head-too-long"));
    }
    if headers.get_all(header::HOST).iter().count() > 1 {
        return Err(Problem::plain(StatusCode::BAD_REQUEST, "server-two-hosts"));
    }
    if app.guard.hosts.knows(&client.host).is_none() {
        return Err(Problem::plain(StatusCode::MISDIRECTED_REQUEST, "server-wrong-host"));
    }
    if changes_something(request.method(), headers) {
        check_origin(&app.guard.hosts, headers)?;
    }
    Ok(client)
}

/// Bytes of a head as it was sent. The buffer that it is read into may hold more than the limit.
fn head_size(request: &Request) -> usize {
    let line = request.method().as_str().len() + request.uri().to_string().len();
    let field = |(name, value): (&HeaderName, &HeaderValue)| name.as_str().len() + value.len() + 4;
    line + request.headers().iter().map(field).sum::<usize>()
}

/// A WebSocket can do all that other methods can.
fn changes_something(method: &Method, headers: &HeaderMap) -> bool {
    let safe = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    !safe || headers.contains_key(header::UPGRADE)
}

/// Browsers name the page a request comes from, and that must be one of ours. Programs need
/// not, but then they must show a token, which no browser adds by itself.
fn check_origin(hosts: &Hosts, headers: &HeaderMap) -> Result<(), Problem> {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    let ours = match (origins.next(), origins.next()) {
        (None, _) => crate::identity::bearer(headers).is_some(),
        (Some(origin), None) => origin.to_str().is_ok_and(|origin| hosts.allows(origin)),
        _ => false,
    };
    if ours { Ok(()) } else { Err(Problem::plain(StatusCode::FORBIDDEN, "server-origin")) }
}
