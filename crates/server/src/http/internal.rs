//! What other nodes ask. It has a listener of its own, and every request must show the secret that
//! this node has put into the database.

use super::identity::Vouched;
use super::{operator, tables_router};
use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use crate::rooms::NoRoom;
use crate::service::{CodeError, News, TablesWanted, WantedClaim};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::time::Duration;
use table::Guest;
use wire::{MyTable, Opened, Said};

/// When to ask again for a table that has just moved.
const AGAIN: Duration = Duration::from_secs(1);

/// Everything that a node can ask of another.
pub(crate) fn router(app: Arc<App>) -> Router {
    let passed_on = tables_router().layer(from_fn_with_state(app.clone(), believe));
    Router::new()
        .merge(passed_on)
        .route("/internal/open", post(open))
        .route("/internal/listed", post(listed))
        .route("/internal/claim", post(claim))
        .route("/internal/news", post(news))
        .route("/metrics", get(async |State(app): State<Arc<App>>| operator::figures(&app)))
        .layer(from_fn_with_state(app.clone(), only_nodes))
        .with_state(app)
}

/// Lets only those in who know the secret.
async fn only_nodes(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let secret = app.service.rooms().placement().secret();
    if secret.is_some_and(|secret| shows(request.headers(), secret)) {
        return next.run(request).await;
    }
    app.metrics.refused();
    StatusCode::UNAUTHORIZED.into_response()
}

/// Does a request show this secret? Hashes are compared, so that the time it takes tells nothing.
fn shows(headers: &HeaderMap, secret: &[u8; 32]) -> bool {
    let shown = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let shown = shown.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    Sha256::digest(shown) == Sha256::digest(table::hex(secret))
}

/// A request that another node has admitted: it says who sends.
async fn believe(mut request: Request, next: Next) -> Response {
    let Some((vouched, address)) = Vouched::of(request.headers()) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let client = Client { address, host: String::new(), secure: false, passed_on: true };
    request.extensions_mut().insert(client);
    request.extensions_mut().insert(vouched);
    next.run(request).await
}

/// A table was handed over to this node: people are about to come back.
async fn open(State(app): State<Arc<App>>, Json(table): Json<String>) -> Result<Json<()>, Problem> {
    match app.service.open_room(&table).await {
        Ok(()) => Ok(Json(())),
        Err(NoRoom::Store(fault)) => Err(fault.into()),
        Err(_) => Err(Problem::busy(AGAIN)),
    }
}

/// Tables of a list.
async fn listed(
    State(app): State<Arc<App>>,
    Json(wanted): Json<TablesWanted>,
) -> Json<Vec<MyTable>> {
    Json(app.service.listed_here(wanted).await)
}

/// A guest of another node brings a code for a table that is here. The inner fault is why the seat
/// is not handed over; none if there is no such code.
async fn claim(
    State(app): State<Arc<App>>,
    Json(wanted): Json<WantedClaim>,
) -> Result<Json<Result<Opened, Option<Said>>>, Problem> {
    let hash = table::from_hex(&wanted.code_hash)
        .ok_or_else(|| Problem::plain(StatusCode::BAD_REQUEST, "server-nonsense"))?;
    match app.service.claim_by_hash(hash, Guest(wanted.guest)).await {
        Ok(opened) => Ok(Json(Ok(opened))),
        Err(CodeError::Unknown) => Ok(Json(Err(None))),
        Err(CodeError::Denied(why) | CodeError::NotYours(why)) => Ok(Json(Err(Some(why)))),
        Err(CodeError::NoRoom(_) | CodeError::Unreachable) => Err(Problem::busy(AGAIN)),
    }
}

/// Something that all rooms have to hear.
async fn news(State(app): State<Arc<App>>, Json(news): Json<News>) -> Json<()> {
    app.service.hear(&news).await;
    Json(())
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn only_the_secret_opens_the_door() {
        let secret = [7; 32];
        let mut headers = HeaderMap::new();
        assert!(!shows(&headers, &secret));
        for wrong in ["Bearer ", "Bearer 07", &table::hex(&secret), "Basic 07"] {
            headers.insert(header::AUTHORIZATION, wrong.parse().unwrap());
            assert!(!shows(&headers, &secret), "{wrong}");
        }
        let right = format!("Bearer {}", table::hex(&secret));
        headers.insert(header::AUTHORIZATION, right.parse().unwrap());
        assert!(shows(&headers, &secret));
        assert!(!shows(&headers, &[8; 32]));
    }
}
