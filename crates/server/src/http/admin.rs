//! What operators see and do. They are on this very machine, or show a token.

use super::ask::Ask;
use crate::answer::{as_file, json};
use crate::app::App;
use crate::config::Caps;
use crate::guard::Client;
use crate::problem::Problem;
use axum::extract::{FromRequestParts, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;
use wire::{AdminCommand, AdminState, PersonAt};

/// Somebody who runs this server, and how that is known.
pub struct Operator {
    by: &'static str,
}

impl FromRequestParts<Arc<App>> for Operator {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Operator, Problem> {
        let client = Client::from_request_parts(parts, app).await?;
        let shown = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        if let Some(shown) = shown.and_then(|value| value.strip_prefix("Bearer ")) {
            app.guard.tokens.take(client.address, 1)?;
            if app.config.admin_token.is_some_and(|token| token.is(shown)) {
                return Ok(Operator { by: "token" });
            }
        } else if client.is_local() && is_loopback(&client.host) {
            return Ok(Operator { by: "local" });
        }
        app.metrics.refused();
        Err(Problem::plain(StatusCode::FORBIDDEN, "server-not-operator"))
    }
}

/// Does this name mean the machine itself? What a proxy on the same machine passes on without telling for
/// whom asks for another one.
fn is_loopback(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    let address = name.parse::<std::net::IpAddr>();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

/// Reports, bans, limits, and what operators did.
pub async fn show(
    State(app): State<Arc<App>>,
    _: Operator,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    Ok(json(&headers, &state(&app).await?))
}

async fn state(app: &App) -> Result<AdminState, Problem> {
    let state = app.service.admin_state().await?;
    let started = started(&app.config.caps);
    Ok(AdminState { audit_days: app.config.audit_days, started, ..state })
}

/// The limits that a server is started with, by the names of the settings.
fn started(caps: &Caps) -> Vec<(String, u64)> {
    let all = [
        ("tables", caps.tables),
        ("tables-per-guest", caps.tables_per_guest),
        ("connections-per-address", caps.connections_per_address),
        ("sockets-per-address", caps.sockets_per_address),
        ("message-size", caps.message_size),
        ("messages-per-second", caps.messages_per_second),
        ("requests-per-second", caps.requests_per_second),
        ("guests-per-hour", caps.guests_per_hour),
    ];
    all.map(|(name, value)| (name.to_owned(), u64::from(value))).to_vec()
}

/// Does something. Answers with how it stands then.
pub async fn act(
    State(app): State<Arc<App>>,
    operator: Operator,
    headers: HeaderMap,
    Ask(command): Ask<AdminCommand>,
) -> Result<Response, Problem> {
    app.service.administer(operator.by, command).await?;
    Ok(json(&headers, &state(&app).await?))
}

/// Who is looked for.
#[derive(Deserialize)]
pub struct Wanted {
    table: String,
    seat: u8,
}

/// Who sits on a seat.
pub async fn person(
    State(app): State<Arc<App>>,
    _: Operator,
    Query(Wanted { table, seat }): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let at = PersonAt { table, seat: Some(seat), said: None };
    Ok(json(&headers, &app.service.admin_person(at).await?))
}

/// What operators did, as a file.
pub async fn audit(
    State(app): State<Arc<App>>,
    _: Operator,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    Ok(as_file(json(&headers, &app.service.audit().await?), "spielhof-audit.json"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_the_machine_itself_are_local() {
        for host in ["127.0.0.1:7777", "localhost", "LOCALHOST:1", "[::1]:80", "[::1]", "127.9.9.9"]
        {
            assert!(is_loopback(host), "{host}");
        }
        for host in ["spiel.example", "127.0.0.1.example:80", "", "[2001:db8::1]:80", "192.168.0.2"]
        {
            assert!(!is_loopback(host), "{host}");
        }
    }
}
