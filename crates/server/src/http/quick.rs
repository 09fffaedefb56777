//! A quick game: seated with the next person who wants to play the same.

use super::ask::Ask;
use super::identity::KnownGuest;
use crate::answer::json;
use crate::app::App;
use crate::problem::Problem;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use std::sync::Arc;
use wire::{QuickGame, QuickGameState};

/// Looks for somebody, or goes on looking.
pub async fn seek(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
    Ask(wish): Ask<QuickGame>,
) -> Result<Response, Problem> {
    guest.must_be_a_person()?;
    guest.must_not_be_banned(&app).await?;
    let state = app.service.quick_game(table::Guest(guest.id), wish).await;
    Ok(json(&headers, &state.map_err(Problem::unprocessable)?))
}

/// Looks no longer. Names the table, if it was too late.
pub async fn end(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let table = app.with_store(move |store| store.end_seek(guest.id)).await?;
    Ok(json(&headers, &QuickGameState { table, others: 0 }))
}
