//! What is asked and answered over plain HTTP.

mod answer;
mod encoding;
mod games;
mod guide;
mod me;
mod problem;
mod tables;

pub use answer::{Ask, LONGEST_RECORD, Packed, json};
pub use problem::Problem;

pub(crate) use answer::{cached, packed, tag};
pub(crate) use encoding::{Encoding, accepted};
pub(crate) use games::{aside, planned};

use crate::{App, assets, guard};
use axum::Router;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get, post};
use std::sync::Arc;

/// Everything that can be asked for.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/health", get(games::health))
        .route("/api/games", get(games::all))
        .route("/api/games/{id}/best", get(games::best))
        .route("/api/games/{id}/guide", get(guide::show))
        .route("/api/games/{id}/lesson/{step}", post(guide::attempt))
        .route("/api/look", post(games::look))
        .route("/api/replay", post(games::replay))
        .route("/api/me", get(me::who).post(me::rename).delete(me::forget))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/replay", get(tables::replay))
        .route("/api/tables/{id}/seats/{seat}/code", post(tables::code))
        .route("/api/tables/{id}/socket", get(tables::socket))
        .route("/api/claim", post(tables::claim))
        .route("/api/{*rest}", any(nothing))
        .route("/metrics", get(games::metrics))
        .fallback(assets::serve)
        .method_not_allowed_fallback(not_so)
        .layer(from_fn_with_state(app.clone(), guard::admit))
        .layer(from_fn_with_state(app.clone(), guard::protect))
        .with_state(app)
}

async fn nothing() -> Problem {
    Problem::plain(StatusCode::NOT_FOUND, "server-not-found")
}

async fn not_so() -> Problem {
    Problem::plain(StatusCode::METHOD_NOT_ALLOWED, "server-method")
}
