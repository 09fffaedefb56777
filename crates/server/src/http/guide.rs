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
use guide::{Guide, Step, StepKind};
use room::shape;
use rules::catalogue;
use std::sync::Arc;
use wire::{Attempt, Attempted, Said};

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
    let guide = Guide::of(&id).ok_or_else(missing)?;
    let at = number.checked_sub(1).ok_or_else(missing)?;
    let step = guide.lesson.steps.get(at).ok_or_else(missing)?;
    // Whether a task is solved may take a search.
    let answer = app.heavy.run(client.address, move || {
        attempted(&id, step, &attempt.actions).map(|attempted| json(&headers, &attempted))
    });
    answer.await?.map_err(|said| Problem::unprocessable(vec![said]))
}

fn missing() -> Problem {
    Problem::plain(StatusCode::NOT_FOUND, "server-not-found")
}

/// Plays the actions of a try, or says why one of them cannot be played.
fn attempted(id: &str, step: &Step, actions: &[String]) -> Result<Attempted, Said> {
    let broken = |_| say::plain("server-trouble");
    if step.kind == StepKind::Watch {
        return Ok(shape::attempted(step, &step.shown().map_err(broken)?));
    }
    let mut attempt = step.begin().map_err(broken)?;
    let entry = catalogue::find(id).ok_or_else(|| say::plain("server-not-found"))?;
    for text in actions {
        let board = attempt.course().position().board();
        let action = attempt.course().position().read(text);
        let action = action.map_err(|fault| say::read(entry, board, &fault))?;
        // Nothing follows the end of a try, so that a list of actions stays short.
        if attempt.verdict() != guide::Verdict::Open {
            return Err(say::refusal(entry, board, &rules::Refusal::Over));
        }
        attempt.act(action).map_err(|refusal| say::refusal(entry, board, &refusal))?;
    }
    Ok(shape::attempted(step, &attempt))
}
