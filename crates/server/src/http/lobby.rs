//! The lobby, told as it changes.

use super::identity::Visitor;
use super::tables::fitted;
use crate::app::App;
use crate::guard::Client;
use crate::lobby;
use crate::problem::Problem;
use crate::socket::SocketLimits;
use crate::stream::Unheard;
use axum::Extension;
use axum::extract::{State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;
use tracing::Instrument;

/// The socket of somebody in the lobby. Nobody needs to be known for it.
pub async fn socket(
    State(app): State<Arc<App>>,
    client: Client,
    Extension(unheard): Extension<Unheard>,
    Visitor(guest): Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let ticket =
        app.guard.sockets.open(client.address).ok_or_else(|| {
            Problem::plain(StatusCode::TOO_MANY_REQUESTS, "server-too-many-sockets")
        })?;
    let upgrade = fitted(upgrade, &app, &unheard);
    let (lobby, service) = (app.lobby.clone(), app.service.clone());
    let reader = lobby::Reader::new(&service, guest.map(|guest| guest.id)).await?;
    let limits = SocketLimits::of(&app.config);
    let closing = app.closing.clone();
    let span = tracing::Span::current();
    Ok(upgrade.on_upgrade(async move |socket| {
        lobby::serve(socket, lobby, service, reader, unheard, limits, closing)
            .instrument(span)
            .await;
        drop(ticket);
    }))
}
