//! Tournaments.

use super::fault::Fault;
use super::query::{self, can_be_id, execute, guest, number, row, rows, texts};
use crate::numbers::{millis, time};
use crate::{
    EntrantRow, GuestId, Millis, StoreError, StoredEvent, StoredTournament, TournamentAppend,
    TournamentGame, TournamentRow,
};
use deadpool_postgres::ClientWrapper;
use tokio_postgres::Row;

/// Creates one, within a transaction. The organiser is locked, so that no two requests pass the limit
/// together.
pub async fn create(
    client: &ClientWrapper,
    made: &TournamentRow,
    first: &TournamentAppend,
    most: u32,
) -> Result<(), Fault> {
    let organiser = made.organiser.cast_signed();
    let known =
        row(client, "SELECT id FROM guests WHERE id = $1 FOR UPDATE", &[&organiser]).await?;
    if known.is_none() {
        return Err(StoreError::NoGuest.into());
    }
    let own =
        rows(client, "SELECT key FROM tournaments WHERE organiser = $1", &[&organiser]).await?;
    if own.len() >= most as usize {
        return Err(StoreError::TooManyTournaments.into());
    }
    let key = insert(client, made, first.at).await?;
    add(client, key, first).await
}

async fn insert(
    client: &ClientWrapper,
    made: &TournamentRow,
    touched: Millis,
) -> Result<i64, Fault> {
    let sql = "INSERT INTO tournaments (id, organiser, plan, created, touched)
               VALUES ($1, $2, $3, $4, $5) RETURNING key";
    let (organiser, created) = (made.organiser.cast_signed(), time(made.created));
    let values: query::Params = &[&made.id, &organiser, &made.plan, &created, &time(touched)];
    let made = row(client, sql, values).await?;
    Ok(made.ok_or(Fault::Unexpected("a key"))?.try_get(0)?)
}

/// Appends, within a transaction.
pub async fn append(
    client: &ClientWrapper,
    id: &str,
    more: &TournamentAppend,
) -> Result<(), Fault> {
    let missing = || StoreError::NoTable(id.to_owned());
    if !can_be_id(id) {
        return Err(missing().into());
    }
    // Everybody locks guests first.
    let guests: Vec<_> =
        more.entrants.iter().filter_map(|one| one.guest).map(u64::cast_signed).collect();
    rows(client, "SELECT id FROM guests WHERE id = ANY($1) ORDER BY id FOR KEY SHARE", &[&guests])
        .await?;
    let found = row(client, "SELECT key FROM tournaments WHERE id = $1 FOR UPDATE", &[&id]).await?;
    let key: i64 = found.ok_or_else(missing)?.try_get(0)?;
    let sql = "SELECT coalesce(max(number), 0) FROM tournament_events WHERE tournament = $1";
    let last = row(client, sql, &[&key]).await?.ok_or(Fault::Unexpected("a number"))?;
    if number(&last, 0)? + 1 != more.first {
        return Err(StoreError::OutOfOrder { table: id.to_owned(), number: more.first }.into());
    }
    let sql = "UPDATE tournaments SET touched = greatest(touched, $2) WHERE key = $1";
    execute(client, sql, &[&key, &time(more.at)]).await?;
    add(client, key, more).await
}

async fn add(client: &ClientWrapper, key: i64, more: &TournamentAppend) -> Result<(), Fault> {
    let event = |event: &String| StoredEvent { at: more.at, event: event.clone() };
    let events: Vec<_> = more.events.iter().map(event).collect();
    add_events(client, key, more.first, &events).await?;
    add_names(client, key, &more.entrants).await?;
    add_games(client, key, &more.games).await
}

async fn add_events(
    client: &ClientWrapper,
    key: i64,
    first: u32,
    events: &[StoredEvent],
) -> Result<(), Fault> {
    let sql = "INSERT INTO tournament_events (tournament, number, at, event)
               VALUES ($1, $2, $3, $4)";
    for (event, number) in events.iter().zip(i64::from(first)..) {
        execute(client, sql, &[&key, &number, &time(event.at), &event.event]).await?;
    }
    Ok(())
}

/// A guest who was deleted meanwhile has no name any more.
async fn add_names(client: &ClientWrapper, key: i64, names: &[EntrantRow]) -> Result<(), Fault> {
    let sql = "INSERT INTO tournament_entrants (tournament, entrant, guest, name)
               SELECT $1, $2, $3, $4
               WHERE $3::bigint IS NULL OR EXISTS (SELECT 1 FROM guests WHERE id = $3)
               ON CONFLICT (tournament, entrant)
               DO UPDATE SET guest = excluded.guest, name = excluded.name";
    for EntrantRow { entrant, guest, name } in names {
        let (entrant, guest) = (i64::from(*entrant), guest.map(u64::cast_signed));
        execute(client, sql, &[&key, &entrant, &guest, &name]).await?;
    }
    Ok(())
}

async fn add_games(
    client: &ClientWrapper,
    key: i64,
    games: &[TournamentGame],
) -> Result<(), Fault> {
    let sql = "INSERT INTO tournament_games (tournament, round, pairing, game, table_id)
               VALUES ($1, $2, $3, $4, $5) ON CONFLICT (tournament, round, pairing, game)
               DO UPDATE SET table_id = excluded.table_id";
    for TournamentGame { round, pairing, game, table } in games {
        let (round, pairing, game) = (i64::from(*round), i64::from(*pairing), i64::from(*game));
        execute(client, sql, &[&key, &round, &pairing, &game, &table]).await?;
    }
    Ok(())
}

const WHOLE: &str = "SELECT id, organiser, plan, created, touched, key FROM tournaments";

/// Reads one as it stands at one moment, within a transaction.
pub async fn load(client: &ClientWrapper, id: &str) -> Result<Option<StoredTournament>, Fault> {
    if !can_be_id(id) {
        return Ok(None);
    }
    // The row is locked, so that the parts belong together.
    let sql = format!("{WHOLE} WHERE id = $1 FOR SHARE");
    match row(client, &sql, &[&id]).await? {
        Some(found) => whole(client, &found).await.map(Some),
        None => Ok(None),
    }
}

async fn whole(client: &ClientWrapper, found: &Row) -> Result<StoredTournament, Fault> {
    let made = TournamentRow {
        id: found.try_get(0)?,
        organiser: guest(found, 1)?,
        plan: found.try_get(2)?,
        created: millis(found.try_get(3)?),
    };
    let key: i64 = found.try_get(5)?;
    let sql = "SELECT at, event FROM tournament_events WHERE tournament = $1 ORDER BY number";
    let events = rows(client, sql, &[&key]).await?;
    let sql = "SELECT entrant, guest, name FROM tournament_entrants
               WHERE tournament = $1 ORDER BY entrant";
    let entrants = rows(client, sql, &[&key]).await?;
    let sql = "SELECT round, pairing, game, table_id FROM tournament_games
               WHERE tournament = $1 ORDER BY round, pairing, game";
    let games = rows(client, sql, &[&key]).await?;
    let entrant = |row: &Row| {
        let guest = row.try_get::<_, Option<i64>>(1)?.map(i64::cast_unsigned);
        Ok::<_, Fault>(EntrantRow { entrant: number(row, 0)?, guest, name: row.try_get(2)? })
    };
    let game = |row: &Row| {
        let (round, pairing, game) = (number(row, 0)?, number(row, 1)?, number(row, 2)?);
        Ok::<_, Fault>(TournamentGame { round, pairing, game, table: row.try_get(3)? })
    };
    Ok(StoredTournament {
        row: made,
        touched: millis(found.try_get(4)?),
        events: events.iter().map(|row| super::log::event(row, 0)).collect::<Result<_, _>>()?,
        entrants: entrants.iter().map(entrant).collect::<Result<_, _>>()?,
        games: games.iter().map(game).collect::<Result<_, _>>()?,
    })
}

pub async fn of(client: &ClientWrapper, guest: GuestId, most: u32) -> Result<Vec<String>, Fault> {
    let sql = "SELECT id FROM tournaments WHERE organiser = $1 OR key IN (
                   SELECT tournament FROM tournament_entrants WHERE guest = $1)
               ORDER BY touched DESC, key DESC LIMIT $2";
    texts(client, sql, &[&guest.cast_signed(), &i64::from(most)]).await
}

pub async fn delete(client: &ClientWrapper, id: &str) -> Result<(), Fault> {
    if can_be_id(id) {
        execute(client, "DELETE FROM tournaments WHERE id = $1", &[&id]).await?;
    }
    Ok(())
}

pub async fn retire(client: &ClientWrapper, before: Millis) -> Result<u64, Fault> {
    Ok(execute(client, "DELETE FROM tournaments WHERE touched < $1", &[&time(before)]).await?)
}

/// Some of them, within a transaction.
pub async fn dump(
    client: &ClientWrapper,
    after: &str,
    most: u32,
) -> Result<Vec<StoredTournament>, Fault> {
    let sql = format!("{WHOLE} WHERE id > $1 ORDER BY id LIMIT $2");
    let mut dumps = Vec::new();
    for found in rows(client, &sql, &[&after, &i64::from(most)]).await? {
        dumps.push(whole(client, &found).await?);
    }
    Ok(dumps)
}

/// Stores one as it was dumped, within a transaction.
pub async fn import(client: &ClientWrapper, dump: &StoredTournament) -> Result<(), Fault> {
    let key = insert(client, &dump.row, dump.touched).await?;
    add_events(client, key, 1, &dump.events).await?;
    add_names(client, key, &dump.entrants).await?;
    add_games(client, key, &dump.games).await
}
