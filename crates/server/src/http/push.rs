//! Reminders on one's devices.

use super::ask::Ask;
use super::identity::{KnownGuest, Visitor};
use super::relying_party::RelyingParty;
use crate::answer::json;
use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use crate::service::SubscribeError;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use push::EndpointError;
use std::sync::Arc;
use wire::{EndSubscription, NewSubscription};

impl From<SubscribeError> for Problem {
    fn from(fault: SubscribeError) -> Problem {
        let said = match fault {
            SubscribeError::Store(fault) => return fault.into(),
            SubscribeError::NoGuest => {
                return Problem::plain(StatusCode::UNAUTHORIZED, "server-no-guest");
            }
            SubscribeError::Endpoint(EndpointError::NotAnAddress) => "server-push-address",
            SubscribeError::Endpoint(_) => "server-push-host",
            SubscribeError::Keys => "server-push-keys",
        };
        Problem::unprocessable(vec![say::plain(said)])
    }
}

/// Whether a device can be reminded here. Nobody becomes a guest by asking.
pub async fn show(
    State(app): State<Arc<App>>,
    client: Client,
    Visitor(guest): Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    // Browsers allow reminders where they allow passkeys.
    let possible = RelyingParty::of(&app, &client).is_some();
    Ok(json(&headers, &app.service.push_state(guest.map(|guest| guest.id), possible).await?))
}

/// A device is reminded from now on.
pub async fn subscribe(
    State(app): State<Arc<App>>,
    client: Client,
    guest: KnownGuest,
    Ask(wish): Ask<NewSubscription>,
) -> Result<Response, Problem> {
    guest.must_be_a_person()?;
    if RelyingParty::of(&app, &client).is_none() {
        return Err(Problem::plain(StatusCode::NOT_FOUND, "server-push-impossible"));
    }
    app.service.subscribe(guest.id, wish).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// A device is reminded no longer.
pub async fn unsubscribe(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    Ask(wish): Ask<EndSubscription>,
) -> Result<Response, Problem> {
    match app.service.unsubscribe(guest.id, wish.endpoint).await? {
        true => Ok(StatusCode::NO_CONTENT.into_response()),
        false => Err(Problem::plain(StatusCode::NOT_FOUND, "server-not-found")),
    }
}
