//! Tables over plain HTTP: opening, listing, records, codes; and the door to the socket.

use super::ask::{Ask, LONGEST_RECORD};
use super::identity::{KnownGuest, Visitor};
use crate::answer::{as_file, json};
use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use crate::rooms::NoRoom;
use crate::service::{CodeError, TableList, line_seen};
use crate::socket;
use crate::stream::{READ_AHEAD, Unheard};
use axum::Extension;
use axum::extract::{Path, Query, State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use room::{Neighbourhood, Opening, Room, shape};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tracing::Instrument;
use wire::{Claim, Code, CopyTable, Line, MyTable, NewTable, Opened};

/// For how long a code is good.
const CODE_SECONDS: u32 = 10 * 60;
/// When to ask again for a table that has just moved to another node.
const AGAIN: Duration = Duration::from_secs(1);

/// A table that cannot be shown.
fn problem(fault: NoRoom) -> Problem {
    let status = match fault {
        NoRoom::NoTable => StatusCode::NOT_FOUND,
        NoRoom::Elsewhere(_) => return Problem::busy(AGAIN),
        NoRoom::Store(fault) => return fault.into(),
        NoRoom::Log(_) | NoRoom::Broken => StatusCode::INTERNAL_SERVER_ERROR,
    };
    Problem::said(status, vec![fault.said()])
}

fn code_problem(fault: CodeError) -> Problem {
    match fault {
        CodeError::Unknown => Problem::plain(StatusCode::NOT_FOUND, "denial-code"),
        CodeError::Denied(why) => Problem::said(StatusCode::CONFLICT, vec![why]),
        CodeError::NotYours(why) => Problem::said(StatusCode::FORBIDDEN, vec![why]),
        CodeError::NoRoom(fault) => problem(fault),
        CodeError::Unreachable => Problem::busy(AGAIN),
    }
}

/// Which tables are wanted.
#[derive(Deserialize)]
pub struct Which {
    mine: Option<u8>,
    running: Option<u8>,
}

/// One's own tables, those that everybody can find, or running games to watch.
pub async fn list(
    State(app): State<Arc<App>>,
    Visitor(guest): Visitor,
    Query(Which { mine, running }): Query<Which>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let guest = guest.map(|guest| table::Guest(guest.id));
    let which = match (mine, running, guest) {
        (Some(_), _, Some(guest)) => TableList::Of(guest),
        (Some(_), _, None) => return Ok(json(&headers, &Vec::<MyTable>::new())),
        (None, Some(_), _) => TableList::Running,
        (None, None, _) => TableList::Open,
    };
    let tables = app.service.list(which, guest).await?;
    Ok(json(&headers, &tables))
}

/// Opens a table.
pub async fn open(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
    Ask(wish): Ask<NewTable>,
) -> Result<Response, Problem> {
    guest.must_not_be_banned(&app).await?;
    let opened = app.service.open_table(table::Guest(guest.id), wish).await;
    let opened: Opened = opened.map_err(Problem::unprocessable)?;
    Ok(json(&headers, &opened))
}

/// Continues a game that was begun elsewhere at a new table.
pub async fn copy(
    State(app): State<Arc<App>>,
    client: Client,
    guest: KnownGuest,
    headers: HeaderMap,
    Ask(wish): Ask<CopyTable, LONGEST_RECORD>,
) -> Result<Response, Problem> {
    guest.must_not_be_banned(&app).await?;
    let (rooms, guest) = (app.service.rooms().clone(), table::Guest(guest.id));
    // The game is played again, and that takes long.
    let draft = app.heavy.run(client.address, move || {
        Opening::copied(guest, wish).and_then(|opening| rooms.draft(guest, opening))
    });
    let draft = draft.await?.map_err(Problem::unprocessable)?;
    let opened: Opened = app.service.rooms().add(draft).await.map_err(Problem::unprocessable)?;
    Ok(json(&headers, &opened))
}

/// A table as it stands.
pub async fn show(
    State(app): State<Arc<App>>,
    Visitor(guest): Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let guest = guest.map(|guest| table::Guest(guest.id));
    let table = app.service.rooms().show(&id, guest).await.map_err(problem)?;
    Ok(json(&headers, &table))
}

/// The record of a table as a file.
pub async fn record(
    State(app): State<Arc<App>>,
    client: Client,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let signed = app.service.rooms().look(&id, Room::signed).await.map_err(problem)?;
    let record = app.heavy.run(client.address, move || signed.record()).await?;
    let name = format!("{}-{id}.txt", record.game);
    Ok(as_file(record.to_string().into_response(), &name))
}

/// A whole game, position by position.
pub async fn replay(
    State(app): State<Arc<App>>,
    client: Client,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let signed = app.service.rooms().look(&id, Room::signed).await.map_err(problem)?;
    let answer = app.heavy.run(client.address, move || {
        let replay = shape::replay(&signed.record());
        replay.map(|replay| json(&headers, &replay)).map_err(|fault| say::record(&fault))
    });
    answer.await?.map_err(Problem::unprocessable)
}

/// How a table would stand after some actions, none of which is played.
pub async fn line(
    State(app): State<Arc<App>>,
    client: Client,
    Path(id): Path<String>,
    headers: HeaderMap,
    Ask(Line { actions }): Ask<Line>,
) -> Result<Response, Problem> {
    let table = app.service.table(&id).await.map_err(problem)?;
    let answer = app
        .heavy
        .run(client.address, move || line_seen(&table, &actions).map(|seen| json(&headers, &seen)));
    answer.await?.map_err(|why| Problem::unprocessable(vec![why]))
}

/// A code that moves one's seat to another device.
pub async fn code(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    Path((id, seat)): Path<(String, u8)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let good_for = u64::from(CODE_SECONDS) * 1000;
    let code = app.service.new_code(table::Guest(guest.id), &id, seat, good_for).await;
    let code = code.map_err(code_problem)?;
    Ok(json(&headers, &Code { code, seconds: CODE_SECONDS }))
}

/// Takes over the seat of a code.
pub async fn claim(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
    Ask(Claim { code }): Ask<Claim>,
) -> Result<Response, Problem> {
    guest.must_not_be_banned(&app).await?;
    let opened = app.service.claim(code.trim(), table::Guest(guest.id)).await;
    let opened: Opened = opened.map_err(code_problem)?;
    Ok(json(&headers, &opened))
}

/// A socket with the limits of the set-up. The usual buffers take a hundred kilobytes for every socket
/// that says nothing.
pub fn fitted(upgrade: WebSocketUpgrade, app: &App, unheard: &Unheard) -> WebSocketUpgrade {
    let longest = app.config.caps.message_size as usize;
    unheard.limit(longest);
    upgrade
        .read_buffer_size(READ_AHEAD)
        .write_buffer_size(0)
        .max_message_size(longest)
        .max_frame_size(longest)
}

/// The socket of a running table.
pub async fn socket(
    State(app): State<Arc<App>>,
    client: Client,
    Extension(unheard): Extension<Unheard>,
    Visitor(guest): Visitor,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let ticket =
        app.guard.sockets.open(client.address).ok_or_else(|| {
            Problem::plain(StatusCode::TOO_MANY_REQUESTS, "server-too-many-sockets")
        })?;
    let guest = guest.map(|guest| table::Guest(guest.id));
    let (service, limits) = (app.service.clone(), socket::SocketLimits::of(&app.config));
    let upgrade = fitted(upgrade, &app, &unheard);
    let seat = socket::At { table: id, guest, address: Neighbourhood::of(client.address) };
    // The span of the request: what the socket logs later belongs to it.
    let span = tracing::Span::current();
    Ok(upgrade.on_upgrade(async move |socket| {
        socket::serve(socket, service, seat, unheard, limits).instrument(span).await;
        drop(ticket);
    }))
}
