//! Muting, blocking and reporting people.

use super::ask::Ask;
use super::identity::KnownGuest;
use crate::answer::json;
use crate::app::App;
use crate::problem::Problem;
use crate::service::SafetyError;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Duration;
use wire::{NewMark, NewReport};

/// When somebody may report again who has reported many.
const LATER: Duration = Duration::from_secs(60 * 60);

impl From<SafetyError> for Problem {
    fn from(fault: SafetyError) -> Problem {
        match fault {
            SafetyError::NoPerson => Problem::plain(StatusCode::NOT_FOUND, "server-no-person"),
            SafetyError::Said(said) => Problem::unprocessable(vec![said]),
            SafetyError::TooOften => {
                let status = StatusCode::TOO_MANY_REQUESTS;
                let problem = Problem::plain(status, "server-report-too-many");
                Problem { wait: Some(LATER), ..problem }
            }
            SafetyError::Store(fault) => fault.into(),
        }
    }
}

/// Whom one has muted or blocked.
pub async fn list(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    Ok(json(&headers, &app.service.marks(guest.id).await?))
}

/// Mutes or blocks somebody.
pub async fn mark(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    Ask(wish): Ask<NewMark>,
) -> Result<Response, Problem> {
    guest.must_be_a_person()?;
    app.service.mark(guest.id, wish).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Sees somebody again.
pub async fn unmark(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    match app.service.unmark(guest.id, id).await? {
        true => Ok(StatusCode::NO_CONTENT.into_response()),
        false => Err(Problem::plain(StatusCode::NOT_FOUND, "server-not-found")),
    }
}

/// Reports somebody to the operators.
pub async fn report(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    Ask(wish): Ask<NewReport>,
) -> Result<Response, Problem> {
    guest.must_be_a_person()?;
    guest.must_not_be_banned(&app).await?;
    app.service.report(guest.id, wish).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
