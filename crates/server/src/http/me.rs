//! Who one is to this server, as far as one likes to tell.

use super::ask::Ask;
use super::identity::{self, KnownGuest, Visitor, with_cookie};
use crate::answer::json;
use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use crate::service::News;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use wire::{Me, Rename};

/// The current guest; a first request creates one.
pub async fn who(
    State(app): State<Arc<App>>,
    client: Client,
    Visitor(guest): Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    match guest {
        Some(guest) => Ok(json(&headers, &me(guest))),
        None => welcome(&app, &client, &headers, String::new()).await,
    }
}

/// Gives oneself a name.
pub async fn rename(
    State(app): State<Arc<App>>,
    client: Client,
    Visitor(guest): Visitor,
    headers: HeaderMap,
    Ask(Rename { name }): Ask<Rename>,
) -> Result<Response, Problem> {
    let name =
        room::fit(&name).ok_or_else(|| Problem::unprocessable(vec![identity::name_wanted()]))?;
    match guest {
        Some(guest) => {
            guest.may_choose_names(&app).await?;
            let new = name.clone();
            app.with_store(move |store| store.rename(guest.id, &new)).await?;
            app.service.spread(News::Renamed { guest: guest.id, name: name.clone() }).await;
            Ok(json(&headers, &me(KnownGuest { name, ..guest })))
        }
        None => welcome(&app, &client, &headers, name).await,
    }
}

/// Deletes all that is stored about oneself.
pub async fn forget(
    State(app): State<Arc<App>>,
    client: Client,
    guest: KnownGuest,
) -> Result<Response, Problem> {
    app.service.forget(guest.id).await?;
    Ok(with_cookie(StatusCode::NO_CONTENT.into_response(), identity::no_cookie(client.secure)))
}

fn me(guest: KnownGuest) -> Me {
    Me { bot: store::is_bot(guest.id), name: guest.name }
}

async fn welcome(
    app: &Arc<App>,
    client: &Client,
    headers: &HeaderMap,
    name: String,
) -> Result<Response, Problem> {
    let (guest, secret) = identity::new_guest(app, client, name).await?;
    let answer = json(headers, &me(guest));
    Ok(with_cookie(answer, secret.cookie(client.secure)))
}
