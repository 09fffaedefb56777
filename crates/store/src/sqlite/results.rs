//! Games that are over, and who shows theirs to everybody.

use super::guests::key_of;
use super::{millis, time};
use crate::{
    FoundResult, GameResult, GuestId, ResultPerson, ResultsWanted, SeatResult, StoreError, Tallied,
    Tally,
};
use rusqlite::{OptionalExtension, Row, Transaction};

pub fn missing(moment: &Transaction, after: &str, most: u32) -> rusqlite::Result<Vec<String>> {
    moment
        .prepare_cached(
            "SELECT id FROM tables WHERE ended = 1
             AND NOT EXISTS (SELECT 1 FROM results WHERE table_key = tables.key)
             AND id > ?1 ORDER BY id LIMIT ?2",
        )?
        .query_map((after, most), |row| row.get(0))?
        .collect()
}

pub fn set(
    change: &Transaction,
    table: &str,
    result: &GameResult,
) -> rusqlite::Result<Result<(), StoreError>> {
    let key = match key_of(change, table)? {
        Ok(key) => key,
        Err(fault) => return Ok(Err(fault)),
    };
    let is_new = change
        .prepare_cached(
            "INSERT INTO results (table_key, game, options, ended, lasted, turns, jumps, ending,
             set_up, copied, taken_back, rated, solution, tally_players, tally_winner)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
             ON CONFLICT (table_key) DO NOTHING",
        )?
        .execute((
            key,
            &result.game,
            &result.options,
            time(result.ended),
            result.lasted.map(time),
            result.turns,
            result.jumps,
            &result.ending,
            result.set_up,
            result.copied,
            result.taken_back,
            result.rated,
            result.solution,
            result.tally.map(|tally| tally.players),
            result.tally.and_then(|tally| tally.winner),
        ))?
        > 0;
    if !is_new {
        return Ok(Ok(()));
    }
    let mut add = change.prepare_cached(
        "INSERT INTO result_seats (table_key, seat, side, guest, level, place, hinted, stood_in,
         withheld) VALUES (?1, ?2, ?3, (SELECT id FROM guests WHERE id = ?4), ?5, ?6, ?7, ?8, ?9)",
    )?;
    for seat in &result.seats {
        add.execute((
            key,
            seat.seat,
            seat.side,
            seat.guest.map(u64::cast_signed),
            seat.level,
            seat.place,
            seat.hinted,
            seat.stood_in,
            seat.withheld,
        ))?;
    }
    change.prepare_cached("UPDATE tables SET retired = NULL WHERE key = ?1")?.execute([key])?;
    Ok(Ok(()))
}

const OF: &str = "SELECT found.*, s.seat, s.side, s.guest, s.level, s.place, s.hinted, s.stood_in,
        s.withheld, coalesce(p.player, ''), coalesce(p.name, g.name, ''), coalesce(p.avatar, 0),
        c.before, c.after
    FROM (
        SELECT key, id, game, options, r.ended AS ended, lasted, turns, jumps, ending, set_up,
            copied, taken_back, rated, solution, tally_players, tally_winner
        FROM results r JOIN tables ON key = table_key
        WHERE key IN (SELECT table_key FROM result_seats WHERE guest = ?1)
        AND (?2 IS NULL OR game = ?2) AND (?3 IS NULL OR (r.ended, id) < (?3, ?4))
        ORDER BY r.ended DESC, id DESC LIMIT ?5
    ) AS found
    JOIN result_seats s ON s.table_key = found.key
    LEFT JOIN seat_players p ON p.table_key = s.table_key AND p.seat = s.seat AND p.guest = s.guest
    LEFT JOIN guests g ON g.id = s.guest
    LEFT JOIN rating_changes c ON c.table_key = s.table_key AND c.seat = s.seat
    ORDER BY found.ended DESC, found.id DESC, s.seat";

pub fn of(
    moment: &Transaction,
    guest: GuestId,
    wanted: &ResultsWanted,
) -> rusqlite::Result<Vec<FoundResult>> {
    let (at, before) = wanted.before.as_ref().map(|(at, id)| (time(*at), id)).unzip();
    let mut statement = moment.prepare_cached(OF)?;
    let mut rows = statement.query((guest.cast_signed(), &wanted.game, at, before, wanted.most))?;
    let mut found: Vec<FoundResult> = Vec::new();
    while let Some(row) = rows.next()? {
        let table: String = row.get(1)?;
        if found.last().is_none_or(|last| last.table != table) {
            let result = result(row)?;
            found.push(FoundResult { table, result, people: Vec::new() });
        }
        if let Some(last) = found.last_mut() {
            last.result.seats.push(seat(row)?);
            last.people.push(ResultPerson {
                player: row.get(24)?,
                name: row.get(25)?,
                avatar: row.get(26)?,
                rating: rating(row)?,
            });
        }
    }
    Ok(found)
}

fn rating(row: &Row) -> rusqlite::Result<Option<(Option<f64>, f64)>> {
    let before = row.get(27)?;
    Ok(row.get::<_, Option<f64>>(28)?.map(|after| (before, after)))
}

fn result(row: &Row) -> rusqlite::Result<GameResult> {
    Ok(GameResult {
        game: row.get(2)?,
        options: row.get(3)?,
        ended: millis(row.get(4)?),
        lasted: row.get::<_, Option<i64>>(5)?.map(millis),
        turns: row.get(6)?,
        jumps: row.get(7)?,
        ending: row.get(8)?,
        set_up: row.get(9)?,
        copied: row.get(10)?,
        taken_back: row.get(11)?,
        rated: row.get(12)?,
        solution: row.get(13)?,
        tally: tally(row, 14)?,
        seats: Vec::new(),
    })
}

/// The tally in two columns.
fn tally(row: &Row, column: usize) -> rusqlite::Result<Option<Tally>> {
    let winner = row.get(column + 1)?;
    Ok(row.get::<_, Option<u8>>(column)?.map(|players| Tally { players, winner }))
}

fn seat(row: &Row) -> rusqlite::Result<SeatResult> {
    Ok(SeatResult {
        seat: row.get(16)?,
        side: row.get(17)?,
        guest: row.get::<_, Option<i64>>(18)?.map(i64::cast_unsigned),
        level: row.get(19)?,
        place: row.get(20)?,
        hinted: row.get(21)?,
        stood_in: row.get(22)?,
        withheld: row.get(23)?,
    })
}

pub fn tallies(moment: &Transaction, game: &str) -> rusqlite::Result<Vec<Tallied>> {
    moment
        .prepare_cached(
            "SELECT tally_players, tally_winner, turns, count(*) FROM results
             WHERE game = ?1 AND tally_players IS NOT NULL
             GROUP BY tally_players, tally_winner, turns
             ORDER BY tally_players, tally_winner, turns",
        )?
        .query_map([game], |row| {
            let tally = Tally { players: row.get(0)?, winner: row.get(1)? };
            Ok(Tallied { tally, turns: row.get(2)?, games: row.get(3)? })
        })?
        .collect()
}

pub fn set_profile(
    change: &Transaction,
    guest: GuestId,
    profile: Option<&str>,
) -> rusqlite::Result<()> {
    change.execute("DELETE FROM profiles WHERE guest = ?1", [guest.cast_signed()])?;
    change
        .prepare_cached(
            "INSERT INTO profiles (guest, id) SELECT id, ?2 FROM guests
             WHERE id = ?1 AND ?2 IS NOT NULL",
        )?
        .execute((guest.cast_signed(), profile))
        .map(drop)
}

pub fn profile_of(moment: &Transaction, guest: GuestId) -> rusqlite::Result<Option<String>> {
    moment
        .prepare_cached("SELECT id FROM profiles WHERE guest = ?1")?
        .query_row([guest.cast_signed()], |row| row.get(0))
        .optional()
}

pub fn guest_of_profile(
    moment: &Transaction,
    profile: &str,
) -> rusqlite::Result<Option<(GuestId, String)>> {
    moment
        .prepare_cached(
            "SELECT guests.id, name FROM profiles JOIN guests ON guests.id = guest
             WHERE profiles.id = ?1",
        )?
        .query_row([profile], |row| Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?)))
        .optional()
}
