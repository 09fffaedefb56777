//! Games that are over, and who shows theirs to everybody.

use super::fault::Fault;
use super::look::lock;
use super::query::{self, can_be_id, execute, guest, number, row, rows, seat, texts};
use crate::numbers::{millis, time};
use crate::{
    FoundResult, GameResult, GuestId, ResultPerson, ResultsWanted, SeatResult, Tallied, Tally,
};
use deadpool_postgres::ClientWrapper;
use tokio_postgres::Row;

pub async fn missing(client: &ClientWrapper, after: &str, most: u32) -> Result<Vec<String>, Fault> {
    let sql = "SELECT id FROM tables WHERE ended
               AND NOT EXISTS (SELECT 1 FROM results WHERE table_key = tables.key)
               AND id > $1 ORDER BY id LIMIT $2";
    texts(client, sql, &[&after, &i64::from(most)]).await
}

const ADD: &str = "INSERT INTO results (table_key, game, options, ended, lasted, turns, jumps,
        ending, set_up, copied, taken_back, rated, solution, tally_players, tally_winner)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
    ON CONFLICT (table_key) DO NOTHING";

const ADD_SEAT: &str = "INSERT INTO result_seats (table_key, seat, side, guest, level, place,
        hinted, stood_in, withheld)
    VALUES ($1, $2, $3, (SELECT id FROM guests WHERE id = $4), $5, $6, $7, $8, $9)";

/// Keeps the result of a table, within a transaction.
pub async fn set(client: &ClientWrapper, table: &str, result: &GameResult) -> Result<(), Fault> {
    // Everybody locks guests before tables.
    let guests: Vec<i64> =
        result.seats.iter().filter_map(|seat| seat.guest).map(u64::cast_signed).collect();
    let sql = "SELECT id FROM guests WHERE id = ANY($1) ORDER BY id FOR KEY SHARE";
    rows(client, sql, &[&guests]).await?;
    let key = lock(client, table, None).await?.key;
    let values: query::Params = &[
        &key,
        &result.game,
        &result.options,
        &time(result.ended),
        &result.lasted.map(time),
        &i64::from(result.turns),
        &i64::from(result.jumps),
        &result.ending,
        &result.set_up,
        &result.copied,
        &result.taken_back,
        &result.rated,
        &result.solution.as_ref().map(<[u8; 32]>::as_slice),
        &result.tally.map(|tally| i16::from(tally.players)),
        &result.tally.and_then(|tally| tally.winner).map(i16::from),
    ];
    if execute(client, ADD, values).await? == 0 {
        return Ok(());
    }
    for seat in &result.seats {
        let values: query::Params = &[
            &key,
            &i16::from(seat.seat),
            &i16::from(seat.side),
            &seat.guest.map(u64::cast_signed),
            &seat.level.map(i16::from),
            &seat.place.map(i16::from),
            &seat.hinted,
            &seat.stood_in,
            &seat.withheld,
        ];
        execute(client, ADD_SEAT, values).await?;
    }
    execute(client, "UPDATE tables SET retired = NULL WHERE key = $1", &[&key]).await?;
    Ok(())
}

const OF: &str = "SELECT found.*, s.seat, s.side, s.guest, s.level, s.place, s.hinted, s.stood_in,
        s.withheld, coalesce(p.player, ''), coalesce(p.name, g.name, ''), coalesce(p.avatar, 0),
        c.before, c.after
    FROM (
        SELECT key, id, game, options, r.ended AS ended, lasted, turns, jumps, ending, set_up,
            copied, taken_back, rated, solution, tally_players, tally_winner
        FROM results r JOIN tables ON key = table_key
        WHERE key IN (SELECT table_key FROM result_seats WHERE guest = $1)
        AND ($2::text IS NULL OR game = $2)
        AND ($3::bigint IS NULL OR (r.ended, id) < ($3, $4::text COLLATE \"C\"))
        ORDER BY r.ended DESC, id DESC LIMIT $5
    ) AS found
    JOIN result_seats s ON s.table_key = found.key
    LEFT JOIN seat_players p ON p.table_key = s.table_key AND p.seat = s.seat AND p.guest = s.guest
    LEFT JOIN guests g ON g.id = s.guest
    LEFT JOIN rating_changes c ON c.table_key = s.table_key AND c.seat = s.seat
    ORDER BY found.ended DESC, found.id DESC, s.seat";

pub async fn of(
    client: &ClientWrapper,
    whose: GuestId,
    wanted: &ResultsWanted,
) -> Result<Vec<FoundResult>, Fault> {
    let texts = [wanted.game.as_deref(), wanted.before.as_ref().map(|(_, id)| &**id)];
    if !texts.into_iter().flatten().all(can_be_id) {
        return Ok(Vec::new());
    }
    let (at, before) = wanted.before.as_ref().map(|(at, id)| (time(*at), id)).unzip();
    let most = i64::from(wanted.most);
    let values: query::Params = &[&whose.cast_signed(), &wanted.game, &at, &before, &most];
    let mut found: Vec<FoundResult> = Vec::new();
    for row in &rows(client, OF, values).await? {
        let table: String = row.try_get(1)?;
        if found.last().is_none_or(|last| last.table != table) {
            found.push(FoundResult { table, result: game_result(row)?, people: Vec::new() });
        }
        if let Some(last) = found.last_mut() {
            last.result.seats.push(seat_result(row)?);
            last.people.push(ResultPerson {
                player: row.try_get(24)?,
                name: row.try_get(25)?,
                avatar: number(row, 26)?,
                rating: rating(row)?,
            });
        }
    }
    Ok(found)
}

fn game_result(row: &Row) -> Result<GameResult, Fault> {
    Ok(GameResult {
        game: row.try_get(2)?,
        options: row.try_get(3)?,
        ended: millis(row.try_get(4)?),
        lasted: row.try_get::<_, Option<i64>>(5)?.map(millis),
        turns: number(row, 6)?,
        jumps: number(row, 7)?,
        ending: row.try_get(8)?,
        set_up: row.try_get(9)?,
        copied: row.try_get(10)?,
        taken_back: row.try_get(11)?,
        rated: row.try_get(12)?,
        solution: solution(row, 13)?,
        tally: tally(row, 14)?,
        seats: Vec::new(),
    })
}

fn seat_result(row: &Row) -> Result<SeatResult, Fault> {
    Ok(SeatResult {
        seat: seat(row, 16)?,
        side: seat(row, 17)?,
        guest: row.try_get::<_, Option<i64>>(18)?.map(i64::cast_unsigned),
        level: small(row, 19)?,
        place: small(row, 20)?,
        hinted: row.try_get(21)?,
        stood_in: row.try_get(22)?,
        withheld: row.try_get(23)?,
    })
}

fn rating(row: &Row) -> Result<Option<(Option<f64>, f64)>, Fault> {
    let before = row.try_get(27)?;
    Ok(row.try_get::<_, Option<f64>>(28)?.map(|after| (before, after)))
}

fn solution(row: &Row, column: usize) -> Result<Option<[u8; 32]>, Fault> {
    let found: Option<&[u8]> = row.try_get(column)?;
    found.map(TryInto::try_into).transpose().map_err(|_| Fault::Unexpected("32 bytes"))
}

/// The tally in two columns.
fn tally(row: &Row, column: usize) -> Result<Option<Tally>, Fault> {
    let winner = small(row, column + 1)?;
    Ok(small(row, column)?.map(|players| Tally { players, winner }))
}

/// A level, a place or a number of players, if there is one.
fn small(row: &Row, column: usize) -> Result<Option<u8>, Fault> {
    let value = row.try_get::<_, Option<i16>>(column)?;
    value.map(u8::try_from).transpose().map_err(|_| Fault::Unexpected("a small number"))
}

pub async fn tallies(client: &ClientWrapper, game: &str) -> Result<Vec<Tallied>, Fault> {
    if !can_be_id(game) {
        return Ok(Vec::new());
    }
    let sql = "SELECT tally_players, tally_winner, turns, count(*) FROM results
               WHERE game = $1 AND tally_players IS NOT NULL
               GROUP BY tally_players, tally_winner, turns
               ORDER BY tally_players, tally_winner NULLS FIRST, turns";
    let read = |row: &Row| {
        let tally = tally(row, 0)?.ok_or(Fault::Unexpected("a number of players"))?;
        Ok(Tallied { tally, turns: number(row, 2)?, games: number(row, 3)? })
    };
    rows(client, sql, &[&game]).await?.iter().map(read).collect()
}

/// Shows or hides a guest's games, within a transaction.
pub async fn set_profile(
    client: &ClientWrapper,
    guest: GuestId,
    profile: Option<&str>,
) -> Result<(), Fault> {
    let id = guest.cast_signed();
    row(client, "SELECT id FROM guests WHERE id = $1 FOR UPDATE", &[&id]).await?;
    execute(client, "DELETE FROM profiles WHERE guest = $1", &[&id]).await?;
    let sql = "INSERT INTO profiles (guest, id) SELECT id, $2::text FROM guests
               WHERE id = $1 AND $2 IS NOT NULL";
    execute(client, sql, &[&id, &profile]).await?;
    Ok(())
}

pub async fn profile_of(client: &ClientWrapper, guest: GuestId) -> Result<Option<String>, Fault> {
    let sql = "SELECT id FROM profiles WHERE guest = $1";
    let found = row(client, sql, &[&guest.cast_signed()]).await?;
    Ok(found.map(|row| row.try_get(0)).transpose()?)
}

pub async fn guest_of_profile(
    client: &ClientWrapper,
    profile: &str,
) -> Result<Option<(GuestId, String)>, Fault> {
    if !can_be_id(profile) {
        return Ok(None);
    }
    let sql = "SELECT guests.id, name FROM profiles JOIN guests ON guests.id = guest
               WHERE profiles.id = $1";
    let found = row(client, sql, &[&profile]).await?;
    found.map(|row| Ok((guest(&row, 0)?, row.try_get(1)?))).transpose()
}
