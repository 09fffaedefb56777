//! For operators and what they run in front of the server: is it alive, does it take requests, how
//! does it go.

use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Duration;

/// When to ask again whether a server is ready.
const AGAIN: Duration = Duration::from_secs(1);

/// The process is alive.
pub async fn health() -> &'static str {
    "ok\n"
}

/// The server takes requests: it does not end, its lease holds, and the store answers.
pub async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    let is_ready = !*app.closing.borrow() && app.service.rooms().placement().is_ready();
    if !is_ready {
        return Err(Problem::busy(AGAIN));
    }
    app.with_store(|store| store.count()).await?;
    Ok("ready\n")
}

/// How it goes.
pub async fn metrics(State(app): State<Arc<App>>, client: Client) -> Result<Response, Problem> {
    if !client.is_local() {
        return Err(Problem::plain(StatusCode::FORBIDDEN, "server-not-local"));
    }
    Ok(figures(&app))
}

/// All figures.
pub fn figures(app: &App) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text(&app.moment())).into_response()
}
