//! The catalogue, a look at a game, a whole game from its record; health and metrics.

use super::{Ask, LONGEST_RECORD, Problem, json};
use crate::guard::Client;
use crate::{App, shape};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rules::ErrorList;
use rules::SpecText;
use std::sync::Arc;
use table::{Course, Record};
use wire::{Look, Plan, Replay, Said, Upload};

/// All is well.
pub async fn health() -> &'static str {
    "ok\n"
}

/// How it goes, for the operator.
pub async fn metrics(State(app): State<Arc<App>>, client: Client) -> Result<Response, Problem> {
    if !client.is_local() {
        return Err(Problem::plain(StatusCode::FORBIDDEN, "server-not-local"));
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    Ok((kind, app.metrics.text(&app)).into_response())
}

/// All games and boards.
pub async fn all(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    app.catalogue.answer(&headers)
}

/// The best game of this kind that we know, where one plays alone.
pub async fn best(Path(id): Path<String>, headers: HeaderMap) -> Result<Response, Problem> {
    let replay = aside(move || crate::best::replay(&id)).await?;
    let none = || Problem::plain(StatusCode::NOT_FOUND, "server-not-found");
    Ok(json(&headers, &replay.ok_or_else(none)?))
}

/// A game with its house rules, before a table is opened.
pub async fn look(headers: HeaderMap, Ask(plan): Ask<Plan>) -> Result<Response, Problem> {
    let look = aside(move || look_at(&plan)).await?.map_err(Problem::unprocessable)?;
    Ok(json(&headers, &look))
}

/// A whole game from its record.
pub async fn replay(
    State(app): State<Arc<App>>,
    client: Client,
    headers: HeaderMap,
    Ask(upload): Ask<Upload, LONGEST_RECORD>,
) -> Result<Response, Problem> {
    let answer = app
        .heavy
        .run(client.address, move || play_again(&upload).map(|replay| json(&headers, &replay)));
    answer.await?.map_err(Problem::unprocessable)
}

/// Runs slow work on a thread where it delays no request.
pub(crate) async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Problem::ours())
}

/// The start of a planned game, or all that is wrong with the plan.
pub(crate) fn planned(plan: &Plan) -> Result<Course, Vec<Said>> {
    let text = SpecText {
        id: &plan.game,
        players: Some(plan.players),
        first: plan.first,
        rules: None,
        options: plan.options.iter().map(|(name, value)| (&**name, &**value)).collect(),
        figure: plan.figure.as_deref(),
    };
    let game = text.build().map_err(|faults| faults.iter().map(say::spec).collect::<Vec<_>>())?;
    match &plan.setup {
        Some(setup) => Course::with_setup(&game, setup)
            .map_err(|faults| faults.iter().map(|fault| say::setup(game.board(), fault)).collect()),
        None => Ok(Course::new(game)),
    }
}

fn look_at(plan: &Plan) -> Result<Look, Vec<Said>> {
    let course = planned(plan)?;
    let choices = shape::choices(course.position());
    let scene = wire::Scene { choices, ..shape::scene(&course) };
    Ok(Look { layout: shape::layout(course.start()), scene })
}

fn play_again(upload: &Upload) -> Result<Replay, Vec<Said>> {
    let record: Record =
        upload.record.parse().map_err(|faults: ErrorList<table::RecordError>| {
            faults.iter().flat_map(say::record).collect::<Vec<_>>()
        })?;
    shape::replay(&record).map_err(|fault| say::record(&fault))
}
