//! Ratings, the best of a group, what a game did to ratings, solutions of games alone.

use super::identity::Visitor;
use crate::answer::json;
use crate::app::App;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use std::sync::Arc;

fn nothing() -> Problem {
    Problem::plain(StatusCode::NOT_FOUND, "server-not-found")
}

/// All groups, and one's own ratings.
pub async fn own(
    State(app): State<Arc<App>>,
    Visitor(guest): Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let ratings = app.service.ratings(guest.map(|guest| guest.id)).await?;
    Ok(json(&headers, &ratings))
}

/// The best of a group.
pub async fn best(
    State(app): State<Arc<App>>,
    Path(group): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let best = app.service.best_rated(&group).await?;
    Ok(json(&headers, &best.ok_or_else(nothing)?))
}

/// What a game did to ratings.
pub async fn table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let rating = app.service.table_rating(id).await?;
    Ok(json(&headers, &rating.ok_or_else(nothing)?))
}

/// The solutions of a game alone.
pub async fn solutions(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if rules::catalogue::find(&game).is_none() {
        return Err(nothing());
    }
    Ok(json(&headers, &app.service.first_solutions(game).await?))
}
