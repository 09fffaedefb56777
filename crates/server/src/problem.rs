//! Why a request was not carried out.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use room::TooOften;
use std::time::Duration;
use store::StoreError;
use wire::{Faults, Said};

/// When to try again what another node or the database will soon be able to do.
const SOON: Duration = Duration::from_secs(1);

/// Why a request was not carried out: a status for programs, sentences for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The status.
    pub status: StatusCode,
    /// What is wrong, all of it.
    pub faults: Vec<Said>,
    /// After how long it is worth trying again.
    pub wait: Option<Duration>,
}

impl Problem {
    /// With a sentence that needs nothing filled in.
    pub fn plain(status: StatusCode, key: &str) -> Problem {
        Problem::said(status, vec![say::plain(key)])
    }

    /// With these sentences.
    pub fn said(status: StatusCode, faults: Vec<Said>) -> Problem {
        Problem { status, faults, wait: None }
    }

    /// What was asked for makes no sense by the rules of the games.
    pub fn unprocessable(faults: Vec<Said>) -> Problem {
        Problem::said(StatusCode::UNPROCESSABLE_ENTITY, faults)
    }

    /// Too much in too short a time.
    pub fn too_often(wait: Duration) -> Problem {
        let problem = Problem::plain(StatusCode::TOO_MANY_REQUESTS, "server-too-often");
        Problem { wait: Some(wait), ..problem }
    }

    /// There is too much to do for everybody.
    pub fn busy(wait: Duration) -> Problem {
        let problem = Problem::plain(StatusCode::SERVICE_UNAVAILABLE, "server-busy");
        Problem { wait: Some(wait), ..problem }
    }

    /// Something of ours is broken; people need not know what.
    pub fn ours() -> Problem {
        Problem::plain(StatusCode::INTERNAL_SERVER_ERROR, "server-trouble")
    }
}

impl From<TooOften> for Problem {
    fn from(TooOften { wait }: TooOften) -> Problem {
        Problem::too_often(wait)
    }
}

impl From<StoreError> for Problem {
    fn from(fault: StoreError) -> Problem {
        tracing::error!(%fault, "store");
        match fault {
            StoreError::DiskFull => {
                Problem::plain(StatusCode::INSUFFICIENT_STORAGE, "server-disk-full")
            }
            StoreError::NoTable(_) => Problem::plain(StatusCode::NOT_FOUND, "server-not-found"),
            // It passes: another node takes over, or the database comes back.
            StoreError::Unavailable(_) | StoreError::LeaseLost | StoreError::Fenced(_) => {
                Problem::busy(SOON)
            }
            _ => Problem::ours(),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut answer = (self.status, Json(Faults { faults: self.faults })).into_response();
        if let Some(wait) = self.wait {
            // A part of a second counts as a whole one.
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        answer
    }
}
