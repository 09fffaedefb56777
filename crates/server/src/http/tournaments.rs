//! Tournaments over HTTP.

use super::ask::Ask;
use super::identity::{KnownGuest, Visitor};
use crate::answer::{as_file, json};
use crate::app::App;
use crate::problem::Problem;
use crate::service::TournamentError;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use wire::{NewTournament, TournamentCommand};

impl From<TournamentError> for Problem {
    fn from(fault: TournamentError) -> Problem {
        match fault {
            TournamentError::Unknown => Problem::plain(StatusCode::NOT_FOUND, "server-not-found"),
            TournamentError::NotAllowed => {
                Problem::plain(StatusCode::FORBIDDEN, "tournament-page-not-yours")
            }
            TournamentError::Said(said) => Problem::unprocessable(said),
            TournamentError::Store(fault) => fault.into(),
        }
    }
}

/// Opens a tournament.
pub async fn open(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
    Ask(wish): Ask<NewTournament>,
) -> Result<Response, Problem> {
    guest.must_be_a_person()?;
    guest.must_not_be_banned(&app).await?;
    Ok(json(&headers, &app.service.open_tournament(guest.id, wish).await?))
}

/// The tournaments that one runs or takes part in.
pub async fn list(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    Ok(json(&headers, &app.service.tournaments_of(guest.id).await?))
}

/// A tournament as it stands.
pub async fn show(
    State(app): State<Arc<App>>,
    Visitor(guest): Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let view = app.service.tournament(&id, guest.map(|guest| guest.id)).await?;
    Ok(json(&headers, &view))
}

/// Does something with a tournament.
pub async fn act(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    Path(id): Path<String>,
    headers: HeaderMap,
    Ask(command): Ask<TournamentCommand>,
) -> Result<Response, Problem> {
    guest.must_be_a_person()?;
    guest.must_not_be_banned(&app).await?;
    if let TournamentCommand::Join { .. } | TournamentCommand::Add { .. } = &command {
        guest.may_choose_names(&app).await?;
    }
    Ok(json(&headers, &app.service.act_in_tournament(&id, guest.id, &command).await?))
}

/// Deletes a tournament.
pub async fn delete(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    app.service.delete_tournament(&id, guest.id).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The file that `spielhof tournament` reads.
pub async fn file(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let text = app.service.tournament_file(&id).await?;
    Ok(as_file(text.into_response(), &format!("tournament-{id}.txt")))
}
