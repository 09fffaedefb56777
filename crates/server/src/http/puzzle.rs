//! Tries at puzzles, and verdicts on positions. Nothing is kept.

use super::ask::{Ask, LONGEST_RECORD};
use crate::answer::json;
use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use room::answers;
use std::sync::Arc;
use wire::{NewPuzzle, NewPuzzleTry};

/// How a try at a puzzle stands, after the answers of others.
pub async fn attempt(
    State(app): State<Arc<App>>,
    client: Client,
    headers: HeaderMap,
    Ask(wish): Ask<NewPuzzleTry, LONGEST_RECORD>,
) -> Result<Response, Problem> {
    let tried = app.heavy.run(client.address, move || answers::try_puzzle(&wish)).await?;
    Ok(json(&headers, &tried.map_err(Problem::unprocessable)?))
}

/// The fewest turns in which a position is won.
pub async fn solve(
    State(app): State<Arc<App>>,
    client: Client,
    headers: HeaderMap,
    Ask(wish): Ask<NewPuzzle, LONGEST_RECORD>,
) -> Result<Response, Problem> {
    let verdict = app.heavy.run(client.address, move || answers::solve_puzzle(&wish)).await?;
    Ok(json(&headers, &verdict.map_err(Problem::unprocessable)?))
}
