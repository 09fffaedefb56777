//! Rules pages and lessons. Nothing is kept: a try at a step is the list of what was done.

use super::aside;
use super::ask::Ask;
use crate::answer::json;
use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use room::{answers, shape};
use std::sync::Arc;
use wire::Attempt;

/// How a game is explained.
pub async fn show(Path(id): Path<String>, headers: HeaderMap) -> Result<Response, Problem> {
    let guide = aside(move || shape::guide(&id)).await?.ok_or_else(missing)?;
    Ok(json(&headers, &guide))
}

/// A try at a step of a lesson; steps count from one.
pub async fn attempt(
    State(app): State<Arc<App>>,
    client: Client,
    Path((id, number)): Path<(String, usize)>,
    headers: HeaderMap,
    Ask(attempt): Ask<Attempt>,
) -> Result<Response, Problem> {
    let step = answers::step(&id, number).ok_or_else(missing)?;
    // Whether a task is solved may take a search.
    let answer = app.heavy.run(client.address, move || {
        let attempted = answers::attempted(&id, step, &attempt.actions);
        attempted.map(|attempted| json(&headers, &attempted))
    });
    answer.await?.map_err(|said| Problem::unprocessable(vec![said]))
}

fn missing() -> Problem {
    Problem::plain(StatusCode::NOT_FOUND, "server-not-found")
}
