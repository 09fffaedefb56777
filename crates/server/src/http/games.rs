//! The catalogue, a look at a game, a whole game from its record.

use super::aside;
use super::ask::{Ask, LONGEST_RECORD};
use crate::answer::json;
use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use room::answers;
use room::shape::best;
use serde::Deserialize;
use std::sync::Arc;
use wire::{Plan, StatisticsSource, Upload};

/// All games and boards.
pub async fn all(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    app.catalogue.answer(&headers)
}

/// The best game of this kind that we know, where one plays alone.
pub async fn best(Path(id): Path<String>, headers: HeaderMap) -> Result<Response, Problem> {
    let replay = aside(move || best::replay(&id)).await?;
    let none = || Problem::plain(StatusCode::NOT_FOUND, "server-not-found");
    Ok(json(&headers, &replay.ok_or_else(none)?))
}

/// Which figures are wanted: all, if nothing is said.
#[derive(Deserialize)]
pub struct WantedStatistics {
    source: Option<StatisticsSource>,
}

/// What a game is like: who wins, how long it lasts, how much luck decides.
pub async fn statistics(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(wanted): Query<WantedStatistics>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let found = app.service.statistics(&id, wanted.source).await?;
    let none = || Problem::plain(StatusCode::NOT_FOUND, "server-not-found");
    Ok(json(&headers, &found.ok_or_else(none)?))
}

/// A game with its house rules, before a table is opened.
pub async fn look(headers: HeaderMap, Ask(plan): Ask<Plan>) -> Result<Response, Problem> {
    let look = aside(move || answers::look(&plan)).await?.map_err(Problem::unprocessable)?;
    Ok(json(&headers, &look))
}

/// A whole game from its record.
pub async fn replay(
    State(app): State<Arc<App>>,
    client: Client,
    headers: HeaderMap,
    Ask(upload): Ask<Upload, LONGEST_RECORD>,
) -> Result<Response, Problem> {
    let answer = app.heavy.run(client.address, move || {
        answers::replay(&upload.record).map(|replay| json(&headers, &replay))
    });
    answer.await?.map_err(Problem::unprocessable)
}
