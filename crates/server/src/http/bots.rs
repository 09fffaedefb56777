//! Bots: guests that another guest makes for a program to play as.

use super::ask::Ask;
use super::identity::{self, KnownGuest};
use crate::answer::json;
use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use store::GuestRow;
use wire::{Bot, BotToken, NewBot};

/// Makes a bot and tells its token, for the only time.
pub async fn make(
    State(app): State<Arc<App>>,
    client: Client,
    guest: KnownGuest,
    headers: HeaderMap,
    Ask(NewBot { name }): Ask<NewBot>,
) -> Result<Response, Problem> {
    guest.must_be_a_person()?;
    guest.must_not_be_banned(&app).await?;
    guest.may_choose_names(&app).await?;
    let name = room::fit(&name).filter(|name| !name.is_empty());
    let name = name.ok_or_else(|| Problem::unprocessable(vec![identity::bot_name_wanted()]))?;
    let (bot, token) = identity::new_bot(&app, &client, guest.id, name).await?;
    Ok(json(&headers, &BotToken { id: bot.id.to_string(), name: bot.name, token: token.digits() }))
}

/// The bots of the guest who asks.
pub async fn list(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    guest.must_be_a_person()?;
    let bots = app.with_store(move |store| store.bots(guest.id)).await?;
    let shape = |bot: GuestRow| Bot { id: bot.id.to_string(), name: bot.name, seen: bot.seen };
    Ok(json(&headers, &bots.into_iter().map(shape).collect::<Vec<_>>()))
}

/// Deletes a bot of the guest who asks: its token is good for nothing from then on.
pub async fn revoke(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    guest.must_be_a_person()?;
    let bots = app.with_store(move |store| store.bots(guest.id)).await?;
    let bot = bots.into_iter().find(|bot| bot.id.to_string() == id);
    let bot = bot.ok_or_else(|| Problem::plain(StatusCode::NOT_FOUND, "server-not-found"))?;
    app.service.forget(bot.id).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
