//! One's finished games, the page that shows them to everybody, and all that is stored about oneself.

use super::ask::Ask;
use super::identity::{KnownGuest, Visitor};
use crate::answer::{as_file, json};
use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use crate::service::{GAMES_AT_ONCE, read_place};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;
use store::{ResultsWanted, StoreError};
use wire::{History, Profile, ProfileState, ShowProfile};

/// Which games are wanted.
#[derive(Deserialize)]
pub struct Which {
    game: Option<String>,
    before: Option<String>,
    most: Option<u32>,
}

impl Which {
    fn wanted(self) -> Result<ResultsWanted, Problem> {
        let place = |text: String| read_place(&text).ok_or_else(no_place);
        Ok(ResultsWanted {
            game: self.game,
            before: self.before.map(place).transpose()?,
            most: self.most.unwrap_or(GAMES_AT_ONCE).clamp(1, GAMES_AT_ONCE),
        })
    }
}

fn no_place() -> Problem {
    Problem::plain(StatusCode::BAD_REQUEST, "server-no-place-in-list")
}

/// One's own finished games.
pub async fn own(
    State(app): State<Arc<App>>,
    Visitor(guest): Visitor,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let wanted = which.wanted()?;
    let history = match guest {
        Some(guest) => app.service.history(guest.id, wanted, true).await?,
        None => History { games: Vec::new(), next: None },
    };
    Ok(json(&headers, &history))
}

/// Whether everybody can see them.
pub async fn profile(
    State(app): State<Arc<App>>,
    Visitor(guest): Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let profile = match guest {
        Some(guest) => app.with_store(move |store| store.profile_of(guest.id)).await?,
        None => None,
    };
    Ok(json(&headers, &ProfileState { profile }))
}

/// Shows or hides them.
pub async fn show_profile(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
    Ask(ShowProfile { public }): Ask<ShowProfile>,
) -> Result<Response, Problem> {
    let profile = app.service.show_profile(guest.id, public).await?;
    Ok(json(&headers, &ProfileState { profile }))
}

/// The finished games of somebody who shows them.
pub async fn public(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let wanted = which.wanted()?;
    let found = app.with_store(move |store| store.guest_of_profile(&id)).await?;
    let nothing = || Problem::plain(StatusCode::NOT_FOUND, "server-no-profile");
    let (guest, name) = found.ok_or_else(nothing)?;
    let history = app.service.history(guest, wanted, false).await?;
    let ratings = app.service.ratings(Some(guest)).await?.ratings;
    Ok(json(&headers, &Profile { name, ratings, history }))
}

/// All that is stored about oneself, as a file.
pub async fn export(
    State(app): State<Arc<App>>,
    client: Client,
    guest: KnownGuest,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (service, store) = (app.service.clone(), app.store.clone());
    let export =
        app.heavy.run(client.address, move || service.export(&*store, guest.id, guest.name));
    let export = export.await?.map_err(|fault: StoreError| Problem::from(fault))?;
    Ok(as_file(json(&headers, &export), "spielhof.json"))
}
