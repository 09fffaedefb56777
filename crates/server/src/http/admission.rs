//! Which requests are let in.

use super::cost::cost;
use super::identity::bearer;
use crate::app::App;
use crate::guard::{Client, Hosts, Peer};
use crate::problem::Problem;
use crate::stream::LONGEST_HEAD;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Lets a request through to its handler if all is well with it.
pub async fn admit(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    match check(&app, &request) {
        Ok(client) => {
            request.extensions_mut().insert(client);
            let answer = tokio::time::timeout(app.config.patience.request, next.run(request)).await;
            answer.unwrap_or_else(|_| {
                Problem::plain(StatusCode::REQUEST_TIMEOUT, "server-too-slow").into_response()
            })
        }
        Err(problem) => {
            app.metrics.refused();
            problem.into_response()
        }
    }
}

/// Who sent a request.
pub fn client(app: &App, request: &Request) -> Option<Client> {
    let peer = request.extensions().get::<Peer>().copied()?;
    let host = request.uri().authority().map(|authority| authority.as_str());
    Some(Client::of(peer, host, request.headers(), &app.config.proxies, &app.guard.hosts))
}

fn check(app: &App, request: &Request) -> Result<Client, Problem> {
    let no_peer = || Problem::plain(StatusCode::BAD_REQUEST, "server-no-sender");
    let client = client(app, request).ok_or_else(no_peer)?;
    let headers = request.headers();
    let cost = cost(request.method(), request.uri().path());
    app.guard.requests.take(client.address, cost)?;
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
        (None, _) => bearer(headers).is_some(),
        (Some(origin), None) => origin.to_str().is_ok_and(|origin| hosts.allows(origin)),
        _ => false,
    };
    if ours { Ok(()) } else { Err(Problem::plain(StatusCode::FORBIDDEN, "server-origin")) }
}
