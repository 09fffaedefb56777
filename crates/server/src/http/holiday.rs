//! Holidays: somebody is away from all their games that give days for a turn.

use super::ask::Ask;
use super::identity::KnownGuest;
use crate::answer::json;
use crate::app::App;
use crate::problem::Problem;
use crate::service::HolidayError;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use std::sync::Arc;
use wire::NewHoliday;

impl From<HolidayError> for Problem {
    fn from(fault: HolidayError) -> Problem {
        match fault {
            HolidayError::Said(said) => Problem::unprocessable(vec![said]),
            HolidayError::Store(fault) => fault.into(),
        }
    }
}

/// One's holiday, and how long one could be.
pub async fn show(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    Ok(json(&headers, &app.service.holiday(guest.id).await?))
}

/// Takes a holiday, or gives the one that is going on another end.
pub async fn take(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
    Ask(NewHoliday { until }): Ask<NewHoliday>,
) -> Result<Response, Problem> {
    guest.must_be_a_person()?;
    Ok(json(&headers, &app.service.take_holiday(guest.id, until).await?))
}

/// One is back.
pub async fn end(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    Ok(json(&headers, &app.service.end_holiday(guest.id).await?))
}
