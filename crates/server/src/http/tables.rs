//! Tables over plain HTTP: opening, listing, records, codes; and the door to the socket.

use super::{Ask, Problem, json};
use crate::guard::{Client, Neighbourhood};
use crate::hall::NoRoom;
use crate::identity::{KnownGuest, Visitor};
use crate::listen::{READ_AHEAD, Unheard};
use crate::room::Call;
use crate::{App, denials, shape, socket, view};
use axum::Extension;
use axum::extract::{Path, Query, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::SeatCode;
use table::{Holder, Record, Table};
use tokio::sync::oneshot;
use wire::{Claim, Code, MyTable, NewTable, Opened};

/// The most tables in a list.
const LISTED: u32 = 50;
/// The most tables of one opener in the list for everybody.
const LISTED_PER_OPENER: u32 = 3;
/// For how long a code is good.
const CODE_SECONDS: u32 = 10 * 60;

/// A table that cannot be shown.
fn problem(fault: NoRoom) -> Problem {
    let status = match fault {
        NoRoom::NoTable => StatusCode::NOT_FOUND,
        NoRoom::Store(_) | NoRoom::Log(_) | NoRoom::Broken => StatusCode::INTERNAL_SERVER_ERROR,
    };
    Problem::said(status, vec![denials::no_room(&fault)])
}

/// Which tables are wanted.
#[derive(Deserialize)]
pub struct Which {
    mine: Option<u8>,
}

/// One's own tables, or those that everybody can find.
pub async fn list(
    State(app): State<Arc<App>>,
    Visitor(guest): Visitor,
    Query(Which { mine }): Query<Which>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let own = guest.as_ref().map(|guest| guest.id).filter(|_| mine.is_some());
    if mine.is_some() && own.is_none() {
        return Ok(json(&headers, &Vec::<MyTable>::new()));
    }
    let ids = app
        .with_store(move |store| match own {
            Some(guest) => store.tables_of(guest, LISTED),
            None => store.listed(LISTED, LISTED_PER_OPENER),
        })
        .await?;
    let guest = guest.map(|guest| table::Guest(guest.id));
    let mut tables: Vec<MyTable> = Vec::new();
    for id in ids {
        // A table that cannot be read now is left out of the list.
        if let Ok(table) = app.hall.look(&id, move |room| view::listed(room, guest)).await {
            tables.push(table);
        }
    }
    Ok(json(&headers, &tables))
}

/// Opens a table.
pub async fn open(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
    Ask(wish): Ask<NewTable>,
) -> Result<Response, Problem> {
    let opened = app.hall.open_table(table::Guest(guest.id), wish).await;
    let opened: Opened = opened.map_err(Problem::unprocessable)?;
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
    let table = app.hall.show(&id, guest).await.map_err(problem)?;
    Ok(json(&headers, &table))
}

/// A table and who sits where, from which its record is made.
async fn noted(app: &App, id: &str) -> Result<(Table, Vec<String>), Problem> {
    let noted = app.hall.look(id, |room| {
        let table = room.table();
        let who = |holder: &Holder| match (holder.guest(), holder.level()) {
            (Some(guest), _) => room.name(guest).into_owned(),
            (None, Some(level)) => format!("level{level}"),
            (None, None) => String::new(),
        };
        (table.clone(), table.holders().iter().map(who).collect())
    });
    noted.await.map_err(problem)
}

/// The record of a table, with the names of its people noted. Takes long for a long game.
fn record_of(table: &Table, names: &[String]) -> Record {
    let seats = names.iter().zip(1..);
    seats.fold(table.record(), |record, (who, seat)| record.note(&format!("seat {seat}"), who))
}

/// The record of a table as a file.
pub async fn record(
    State(app): State<Arc<App>>,
    client: Client,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let (table, names) = noted(&app, &id).await?;
    let record = app.heavy.run(client.address, move || record_of(&table, &names)).await?;
    let name = format!("attachment; filename=\"{}-{id}.txt\"", record.game);
    let mut answer = record.to_string().into_response();
    if let Ok(name) = HeaderValue::from_str(&name) {
        answer.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(answer)
}

/// A whole game, position by position.
pub async fn replay(
    State(app): State<Arc<App>>,
    client: Client,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (table, names) = noted(&app, &id).await?;
    let answer = app.heavy.run(client.address, move || {
        let replay = shape::replay(&record_of(&table, &names));
        replay.map(|replay| json(&headers, &replay)).map_err(|fault| say::record(&fault))
    });
    answer.await?.map_err(Problem::unprocessable)
}

/// A code that moves one's seat to another device.
pub async fn code(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    Path((id, seat)): Path<(String, u8)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let own = table::Guest(guest.id);
    let holds = move |room: &crate::room::Room| {
        let seat = room.table().seat(seat);
        seat.is_some_and(|seat| room.table().holder(seat).guest() == Some(own))
    };
    if !app.hall.look(&id, holds).await.map_err(problem)? {
        let why = say::with("denial-not-your-seat", [("seat", say::number(seat))]);
        return Err(Problem::said(StatusCode::FORBIDDEN, vec![why]));
    }
    let code = crate::hall::name();
    let until = app.hall.now() + u64::from(CODE_SECONDS) * 1000;
    let hash = Sha256::digest(&code).into();
    let kept = SeatCode { table: id, seat, issuer: guest.id };
    app.with_store(move |store| store.add_code(&hash, &kept, until)).await?;
    Ok(json(&headers, &Code { code, seconds: CODE_SECONDS }))
}

/// Takes over the seat of a code.
pub async fn claim(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
    Ask(Claim { code }): Ask<Claim>,
) -> Result<Response, Problem> {
    let hash = Sha256::digest(code.trim()).into();
    let now = app.hall.now();
    let found = app.with_store(move |store| store.take_code(&hash, now)).await?;
    let no_code = || Problem::plain(StatusCode::NOT_FOUND, "denial-code");
    let SeatCode { table: id, seat, issuer } = found.ok_or_else(no_code)?;
    let (reply, done) = oneshot::channel();
    let (from, to) = (table::Guest(issuer), table::Guest(guest.id));
    let call = Call::Hand { seat, from, to, reply };
    app.hall.call(&id, call).await.map_err(problem)?;
    let done = done.await.map_err(|_| Problem::ours())?;
    done.map_err(|why| Problem::said(StatusCode::CONFLICT, vec![why]))?;
    let invite = app.hall.look(&id, |room| room.invite().to_owned()).await.map_err(problem)?;
    Ok(json(&headers, &Opened { table: id, invite }))
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
    let (hall, limits) = (app.hall.clone(), app.config.socket_limits());
    let longest = app.config.caps.message_size as usize;
    // The usual buffers take a hundred kilobytes for every socket that says nothing.
    let upgrade = upgrade
        .read_buffer_size(READ_AHEAD)
        .write_buffer_size(0)
        .max_message_size(longest)
        .max_frame_size(longest);
    unheard.limit(longest);
    let seat = socket::At { table: id, guest, address: Neighbourhood::of(client.address) };
    Ok(upgrade.on_upgrade(async move |socket| {
        socket::serve(socket, hall, seat, unheard, limits).await;
        drop(ticket);
    }))
}
