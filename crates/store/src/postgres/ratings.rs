//! Ratings, what games did to them, and who solved a game alone first.

use super::Postgres;
use super::fault::Fault;
use super::look::lock;
use super::query::{bytes, can_be_id, execute, guest, number, row, rows, seat, texts};
use crate::numbers::{millis, time};
use crate::{
    FirstSolution, GuestId, Judgement, Rate, RatedPerson, RatingChange, RatingRow, Ratings,
    StoreError,
};
use deadpool_postgres::ClientWrapper;
use tokio_postgres::Row;

impl Ratings for Postgres {
    fn unjudged(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM results r JOIN tables ON key = r.table_key WHERE rated
                   AND NOT EXISTS (SELECT 1 FROM judged WHERE judged.table_key = r.table_key)
                   ORDER BY r.ended, id LIMIT $1";
        self.with(async |client| texts(client, sql, &[&i64::from(most)]).await)
    }

    fn set_unrated(&self, table: &str, why: &str) -> Result<(), StoreError> {
        self.change(async |client| {
            let key = lock(client, table, None).await?.key;
            judge(client, key, "", why).await?;
            Ok(())
        })
    }

    fn rate(
        &self,
        table: &str,
        group: &str,
        guests: &[(u8, GuestId)],
        rate: Rate<'_>,
    ) -> Result<(), StoreError> {
        self.change(async |client| {
            // Everybody locks guests before tables. Two games of one guest wait for each other.
            let ids: Vec<i64> = guests.iter().map(|(_, guest)| guest.cast_signed()).collect();
            let sql = "SELECT id FROM guests WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE";
            let there = rows(client, sql, &[&ids]).await?;
            let there: Vec<i64> =
                there.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
            let key = lock(client, table, None).await?.key;
            if !judge(client, key, group, "").await? {
                return Ok(());
            }
            let known = of(client, &ids).await?;
            let own = |id: &i64| {
                let mut known = known.iter();
                known.find(|row| row.guest.cast_signed() == *id && row.group == group).cloned()
            };
            let before: Vec<Option<RatingRow>> = ids.iter().map(own).collect();
            let after = rate(&before);
            for ((&(seat, guest), before), after) in guests.iter().zip(&before).zip(&after) {
                if !there.contains(&guest.cast_signed()) {
                    continue;
                }
                let old = before.as_ref().map(|before| before.value);
                set(client, after).await?;
                let (after, deviation) = (after.value, after.deviation);
                let row = RatingChange { seat, guest, before: old, after, deviation };
                add_change(client, key, &row).await?;
            }
            Ok(())
        })
    }

    fn ratings_of(&self, guests: &[GuestId]) -> Result<Vec<RatingRow>, StoreError> {
        let ids: Vec<i64> = guests.iter().copied().map(u64::cast_signed).collect();
        let found = self.with(async |client| of(client, &ids).await);
        found.map(|mut found| {
            found.sort_by(|a, b| (a.guest, &a.group).cmp(&(b.guest, &b.group)));
            found
        })
    }

    fn judgement(&self, table: &str) -> Result<Option<Judgement>, StoreError> {
        self.with(async |client| judgement(client, table).await)
    }

    fn best_rated(
        &self,
        group: &str,
        deviation: f64,
        most: u32,
    ) -> Result<Vec<RatedPerson>, StoreError> {
        let sql = "SELECT r.guest, grp, value, deviation, volatility, games, at, g.name, p.id
                   FROM ratings r JOIN guests g ON g.id = r.guest JOIN profiles p ON p.guest = r.guest
                   WHERE grp = $1 AND deviation <= $2
                   ORDER BY value DESC, r.guest LIMIT $3";
        self.with(async |client| {
            let found = rows(client, sql, &[&group, &deviation, &i64::from(most)]).await?;
            let person = |row: &Row| {
                let rating = rating(row)?;
                Ok(RatedPerson { rating, name: row.try_get(7)?, profile: row.try_get(8)? })
            };
            found.iter().map(person).collect()
        })
    }

    fn first_solutions(&self, game: &str, most: u32) -> Result<Vec<FirstSolution>, StoreError> {
        self.with(async |client| {
            let found = rows(client, FIRST_SOLUTIONS, &[&game, &i64::from(most)]).await?;
            let first = |row: &Row| {
                Ok(FirstSolution {
                    table: row.try_get(0)?,
                    solution: bytes(row, 1)?,
                    turns: number(row, 2)?,
                    jumps: number(row, 3)?,
                    ended: millis(row.try_get(4)?),
                    name: row.try_get(5)?,
                    profile: row.try_get(6)?,
                })
            };
            found.iter().map(first).collect()
        })
    }

    fn dump_judged(&self, after: &str, most: u32) -> Result<Vec<(String, Judgement)>, StoreError> {
        let sql = "SELECT id FROM judged JOIN tables ON key = table_key WHERE id > $1
                   ORDER BY id LIMIT $2";
        self.change(async |client| {
            let mut found = Vec::new();
            for id in texts(client, sql, &[&after, &i64::from(most)]).await? {
                if let Some(judgement) = judgement(client, &id).await? {
                    found.push((id, judgement));
                }
            }
            Ok(found)
        })
    }

    fn import_ratings(
        &self,
        ratings: &[RatingRow],
        judged: &[(String, Judgement)],
    ) -> Result<(), StoreError> {
        self.change(async |client| {
            for rating in ratings {
                set(client, rating).await?;
            }
            for (table, judgement) in judged {
                let key = lock(client, table, None).await?.key;
                judge(client, key, &judgement.group, &judgement.unrated).await?;
                for row in &judgement.changes {
                    add_change(client, key, row).await?;
                }
            }
            Ok(())
        })
    }
}

const FIRST_SOLUTIONS: &str =
    "SELECT t.id, r.solution, r.turns, r.jumps, r.ended, coalesce(pl.name, g.name), p.id
    FROM results r JOIN tables t ON t.key = r.table_key
    JOIN result_seats s ON s.table_key = r.table_key
    JOIN guests g ON g.id = s.guest
    JOIN profiles p ON p.guest = g.id
    LEFT JOIN seat_players pl ON pl.table_key = s.table_key AND pl.seat = s.seat AND pl.guest = s.guest
    WHERE r.game = $1 AND r.solution IS NOT NULL AND NOT s.hinted
    AND EXISTS (SELECT 1 FROM accounts WHERE accounts.guest = g.id)
    AND NOT EXISTS (SELECT 1 FROM results e JOIN tables et ON et.key = e.table_key
        WHERE e.game = r.game AND e.solution = r.solution AND (e.ended, et.id) < (r.ended, t.id))
    ORDER BY r.turns, r.jumps, r.ended, t.id LIMIT $2";

/// Notes that a game is judged; no if it was already.
async fn judge(
    client: &ClientWrapper,
    key: i64,
    group: &str,
    unrated: &str,
) -> Result<bool, Fault> {
    let sql = "INSERT INTO judged (table_key, grp, unrated) VALUES ($1, $2, $3)
               ON CONFLICT (table_key) DO NOTHING";
    Ok(execute(client, sql, &[&key, &group, &unrated]).await? > 0)
}

async fn of(client: &ClientWrapper, guests: &[i64]) -> Result<Vec<RatingRow>, Fault> {
    let sql = "SELECT guest, grp, value, deviation, volatility, games, at FROM ratings
               WHERE guest = ANY($1)";
    rows(client, sql, &[&guests]).await?.iter().map(rating).collect()
}

fn rating(row: &Row) -> Result<RatingRow, Fault> {
    Ok(RatingRow {
        guest: guest(row, 0)?,
        group: row.try_get(1)?,
        value: row.try_get(2)?,
        deviation: row.try_get(3)?,
        volatility: row.try_get(4)?,
        games: number(row, 5)?,
        at: millis(row.try_get(6)?),
    })
}

async fn set(client: &ClientWrapper, row: &RatingRow) -> Result<(), Fault> {
    let sql = "INSERT INTO ratings (guest, grp, value, deviation, volatility, games, at)
               VALUES ($1, $2, $3, $4, $5, $6, $7)
               ON CONFLICT (guest, grp) DO UPDATE SET value = excluded.value,
               deviation = excluded.deviation, volatility = excluded.volatility,
               games = excluded.games, at = excluded.at";
    let (guest, games, at) = (row.guest.cast_signed(), i64::from(row.games), time(row.at));
    let (value, deviation, volatility) = (row.value, row.deviation, row.volatility);
    execute(client, sql, &[&guest, &row.group, &value, &deviation, &volatility, &games, &at])
        .await?;
    Ok(())
}

async fn add_change(client: &ClientWrapper, key: i64, row: &RatingChange) -> Result<(), Fault> {
    let sql = "INSERT INTO rating_changes (table_key, seat, guest, before, after, deviation)
               VALUES ($1, $2, $3, $4, $5, $6)";
    let (seat, guest) = (i16::from(row.seat), row.guest.cast_signed());
    execute(client, sql, &[&key, &seat, &guest, &row.before, &row.after, &row.deviation]).await?;
    Ok(())
}

async fn judgement(client: &ClientWrapper, table: &str) -> Result<Option<Judgement>, Fault> {
    if !can_be_id(table) {
        return Ok(None);
    }
    let sql = "SELECT key, grp, unrated FROM judged JOIN tables ON key = table_key WHERE id = $1";
    let Some(found) = row(client, sql, &[&table]).await? else { return Ok(None) };
    let key: i64 = found.try_get(0)?;
    let sql = "SELECT seat, guest, before, after, deviation FROM rating_changes
               WHERE table_key = $1 ORDER BY seat";
    let mut changes = Vec::new();
    for row in &rows(client, sql, &[&key]).await? {
        changes.push(RatingChange {
            seat: seat(row, 0)?,
            guest: guest(row, 1)?,
            before: row.try_get(2)?,
            after: row.try_get(3)?,
            deviation: row.try_get(4)?,
        });
    }
    Ok(Some(Judgement { group: found.try_get(1)?, unrated: found.try_get(2)?, changes }))
}
