//! What is asked and answered over plain HTTP.

mod account;
mod admin;
mod admission;
mod ask;
mod bots;
mod ceremony;
mod cost;
mod files;
mod forward;
mod games;
mod guide;
mod history;
mod holiday;
mod identity;
mod internal;
mod lobby;
mod me;
mod operator;
mod protection;
mod push;
mod puzzle;
mod quick;
mod ratings;
mod recovery;
mod relying_party;
mod review;
mod safety;
mod tables;
mod tournaments;
mod trace;

pub use identity::{KnownGuest, Visitor};
pub(crate) use internal::router as internal_router;

use crate::app::App;
use crate::problem::Problem;
use axum::Router;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{any, delete, get, post};
use std::sync::Arc;

/// Everything that can be asked for.
pub(crate) fn router(app: Arc<App>) -> Router {
    let tables = tables_router().layer(from_fn_with_state(app.clone(), forward::to_owner));
    Router::new()
        .route("/api/health", get(operator::health))
        .route("/api/ready", get(operator::ready))
        .route("/api/games", get(games::all))
        .route("/api/games/{id}/best", get(games::best))
        .route("/api/games/{id}/solutions", get(ratings::solutions))
        .route("/api/games/{id}/statistics", get(games::statistics))
        .route("/api/games/{id}/guide", get(guide::show))
        .route("/api/games/{id}/lesson/{step}", post(guide::attempt))
        .route("/api/look", post(games::look))
        .route("/api/replay", post(games::replay))
        .route("/api/puzzle/try", post(puzzle::attempt))
        .route("/api/puzzle/solve", post(puzzle::solve))
        .route("/api/review", post(review::review))
        .route("/api/judge", post(review::judge))
        .route("/api/me", get(me::who).post(me::rename).delete(me::forget))
        .route("/api/me/games", get(history::own))
        .route("/api/me/profile", get(history::profile).post(history::show_profile))
        .route("/api/me/export", get(history::export))
        .route("/api/me/holiday", get(holiday::show).post(holiday::take).delete(holiday::end))
        .route("/api/lobby", get(lobby::socket))
        .route("/api/quick", post(quick::seek).delete(quick::end))
        .route("/api/ratings", get(ratings::own))
        .route("/api/ratings/{group}", get(ratings::best))
        .route("/api/tables/{id}/rating", get(ratings::table))
        .route("/api/people/{id}", get(history::public))
        .route("/api/me/push", get(push::show).post(push::subscribe).delete(push::unsubscribe))
        .route("/api/me/people", get(safety::list).post(safety::mark))
        .route("/api/me/people/{id}", delete(safety::unmark))
        .route("/api/reports", post(safety::report))
        .route("/api/admin", get(admin::show).post(admin::act))
        .route("/api/admin/person", get(admin::person))
        .route("/api/admin/audit", get(admin::audit))
        .merge(account_router())
        .route("/api/bots", get(bots::list).post(bots::make))
        .route("/api/bots/{id}", delete(bots::revoke))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/copy", post(tables::copy))
        .merge(tables)
        .route("/api/tournaments", get(tournaments::list).post(tournaments::open))
        .route(
            "/api/tournaments/{id}",
            get(tournaments::show).post(tournaments::act).delete(tournaments::delete),
        )
        .route("/api/tournaments/{id}/file", get(tournaments::file))
        .route("/api/claim", post(tables::claim))
        .route("/api/{*rest}", any(nothing))
        .route("/metrics", get(operator::metrics))
        .fallback(files::serve)
        .method_not_allowed_fallback(not_so)
        .layer(from_fn_with_state(app.clone(), admission::admit))
        .layer(from_fn_with_state(app.clone(), protection::protect))
        .layer(from_fn(trace::begin))
        .with_state(app)
}

/// What is asked about an account.
fn account_router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/account", get(account::show))
        .route("/api/account/passkeys", post(account::add_passkey))
        .route("/api/account/passkeys/options", post(account::passkey_options))
        .route("/api/account/passkeys/{id}", delete(account::remove_passkey))
        .route("/api/account/sign-in", post(account::sign_in))
        .route("/api/account/sign-in/options", post(account::sign_in_options))
        .route("/api/account/recover", post(account::recover))
        .route("/api/account/codes", post(account::codes))
        .route("/api/account/sign-out", post(account::sign_out))
        .route("/api/account/sign-out-others", post(account::sign_out_others))
}

/// What is asked of one table, by clients or by other nodes on their behalf.
fn tables_router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/replay", get(tables::replay))
        .route("/api/tables/{id}/line", post(tables::line))
        .route("/api/tables/{id}/seats/{seat}/code", post(tables::code))
        .route("/api/tables/{id}/socket", get(tables::socket))
}

async fn nothing() -> Problem {
    Problem::plain(StatusCode::NOT_FOUND, "server-not-found")
}

async fn not_so() -> Problem {
    Problem::plain(StatusCode::METHOD_NOT_ALLOWED, "server-method")
}

/// Runs slow work on a thread where it delays no request.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Problem::ours())
}
