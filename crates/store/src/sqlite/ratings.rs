//! Ratings, what games did to them, and who solved a game alone first.

use super::guests::key_of;
use super::{Sqlite, millis, time};
use crate::{
    FirstSolution, GuestId, Judgement, Rate, RatedPerson, RatingChange, RatingRow, Ratings,
    StoreError,
};
use rusqlite::{OptionalExtension, Row, Transaction};

impl Ratings for Sqlite {
    fn unjudged(&self, most: u32) -> Result<Vec<String>, StoreError> {
        self.read(|moment| {
            moment
                .prepare_cached(
                    "SELECT id FROM results r JOIN tables ON key = r.table_key WHERE rated = 1
                     AND NOT EXISTS (SELECT 1 FROM judged WHERE judged.table_key = r.table_key)
                     ORDER BY r.ended, id LIMIT ?1",
                )?
                .query_map([most], |row| row.get(0))?
                .collect()
        })
    }

    fn set_unrated(&self, table: &str, why: &str) -> Result<(), StoreError> {
        self.write(|change| match key_of(change, table)? {
            Ok(key) => judge(change, key, "", why).map(|_| Ok(())),
            Err(fault) => Ok(Err(fault)),
        })
    }

    fn rate(
        &self,
        table: &str,
        group: &str,
        guests: &[(u8, GuestId)],
        rate: Rate<'_>,
    ) -> Result<(), StoreError> {
        self.write(|change| {
            let key = match key_of(change, table)? {
                Ok(key) => key,
                Err(fault) => return Ok(Err(fault)),
            };
            if !judge(change, key, group, "")? {
                return Ok(Ok(()));
            }
            let mut before = Vec::new();
            for &(_, guest) in guests {
                before.push(of(change, guest)?.into_iter().find(|row| row.group == group));
            }
            let after = rate(&before);
            for ((&(seat, guest), before), after) in guests.iter().zip(&before).zip(&after) {
                if !is_guest(change, guest)? {
                    continue;
                }
                let old = before.as_ref().map(|before| before.value);
                set(change, after)?;
                let (after, deviation) = (after.value, after.deviation);
                let row = RatingChange { seat, guest, before: old, after, deviation };
                add_change(change, key, &row)?;
            }
            Ok(Ok(()))
        })
    }

    fn ratings_of(&self, guests: &[GuestId]) -> Result<Vec<RatingRow>, StoreError> {
        let mut guests = guests.to_vec();
        guests.sort_unstable();
        guests.dedup();
        self.read(|moment| {
            let mut found = Vec::new();
            for guest in guests {
                found.extend(of(moment, guest)?);
            }
            Ok(found)
        })
    }

    fn judgement(&self, table: &str) -> Result<Option<Judgement>, StoreError> {
        self.read(|moment| judgement(moment, table))
    }

    fn best_rated(
        &self,
        group: &str,
        deviation: f64,
        most: u32,
    ) -> Result<Vec<RatedPerson>, StoreError> {
        self.read(|moment| {
            moment
                .prepare_cached(
                    "SELECT r.*, g.name, p.id FROM ratings r JOIN guests g ON g.id = r.guest
                     JOIN profiles p ON p.guest = r.guest
                     WHERE grp = ?1 AND deviation <= ?2
                     ORDER BY value DESC, r.guest LIMIT ?3",
                )?
                .query_map((group, deviation, most), |row| {
                    let rating = rating(row)?;
                    Ok(RatedPerson { rating, name: row.get(7)?, profile: row.get(8)? })
                })?
                .collect()
        })
    }

    fn first_solutions(&self, game: &str, most: u32) -> Result<Vec<FirstSolution>, StoreError> {
        self.read(|moment| {
            moment
                .prepare_cached(FIRST_SOLUTIONS)?
                .query_map((game, most), |row| {
                    Ok(FirstSolution {
                        table: row.get(0)?,
                        solution: row.get(1)?,
                        turns: row.get(2)?,
                        jumps: row.get(3)?,
                        ended: millis(row.get(4)?),
                        name: row.get(5)?,
                        profile: row.get(6)?,
                    })
                })?
                .collect()
        })
    }

    fn dump_judged(&self, after: &str, most: u32) -> Result<Vec<(String, Judgement)>, StoreError> {
        self.read(|moment| {
            let ids = moment
                .prepare_cached(
                    "SELECT id FROM judged JOIN tables ON key = table_key WHERE id > ?1
                     ORDER BY id LIMIT ?2",
                )?
                .query_map((after, most), |row| row.get(0))?
                .collect::<rusqlite::Result<Vec<String>>>()?;
            let mut found = Vec::new();
            for id in ids {
                if let Some(judgement) = judgement(moment, &id)? {
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
        self.write(|change| {
            for rating in ratings {
                set(change, rating)?;
            }
            for (table, judgement) in judged {
                let key = match key_of(change, table)? {
                    Ok(key) => key,
                    Err(fault) => return Ok(Err(fault)),
                };
                judge(change, key, &judgement.group, &judgement.unrated)?;
                for row in &judgement.changes {
                    add_change(change, key, row)?;
                }
            }
            Ok(Ok(()))
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
    WHERE r.game = ?1 AND r.solution IS NOT NULL AND s.hinted = 0
    AND EXISTS (SELECT 1 FROM accounts WHERE accounts.guest = g.id)
    AND NOT EXISTS (SELECT 1 FROM results e JOIN tables et ON et.key = e.table_key
        WHERE e.game = r.game AND e.solution = r.solution AND (e.ended, et.id) < (r.ended, t.id))
    ORDER BY r.turns, r.jumps, r.ended, t.id LIMIT ?2";

/// Notes that a game is judged; no if it was already.
fn judge(change: &Transaction, key: i64, group: &str, unrated: &str) -> rusqlite::Result<bool> {
    change
        .prepare_cached(
            "INSERT INTO judged (table_key, grp, unrated) VALUES (?1, ?2, ?3)
             ON CONFLICT (table_key) DO NOTHING",
        )?
        .execute((key, group, unrated))
        .map(|rows| rows > 0)
}

fn is_guest(change: &Transaction, guest: GuestId) -> rusqlite::Result<bool> {
    change.prepare_cached("SELECT 1 FROM guests WHERE id = ?1")?.exists([guest.cast_signed()])
}

fn of(moment: &Transaction, guest: GuestId) -> rusqlite::Result<Vec<RatingRow>> {
    moment
        .prepare_cached("SELECT * FROM ratings WHERE guest = ?1 ORDER BY grp")?
        .query_map([guest.cast_signed()], rating)?
        .collect()
}

fn rating(row: &Row) -> rusqlite::Result<RatingRow> {
    Ok(RatingRow {
        guest: row.get::<_, i64>(0)?.cast_unsigned(),
        group: row.get(1)?,
        value: row.get(2)?,
        deviation: row.get(3)?,
        volatility: row.get(4)?,
        games: row.get(5)?,
        at: millis(row.get(6)?),
    })
}

fn set(change: &Transaction, row: &RatingRow) -> rusqlite::Result<()> {
    change
        .prepare_cached("INSERT OR REPLACE INTO ratings VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?
        .execute((
            row.guest.cast_signed(),
            &row.group,
            row.value,
            row.deviation,
            row.volatility,
            row.games,
            time(row.at),
        ))
        .map(drop)
}

fn add_change(change: &Transaction, key: i64, row: &RatingChange) -> rusqlite::Result<()> {
    change
        .prepare_cached("INSERT INTO rating_changes VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?
        .execute((key, row.seat, row.guest.cast_signed(), row.before, row.after, row.deviation))
        .map(drop)
}

fn judgement(moment: &Transaction, table: &str) -> rusqlite::Result<Option<Judgement>> {
    let found = moment
        .prepare_cached(
            "SELECT key, grp, unrated FROM judged JOIN tables ON key = table_key WHERE id = ?1",
        )?
        .query_row([table], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    let Some((key, group, unrated)) = found else { return Ok(None) };
    let changes = moment
        .prepare_cached(
            "SELECT seat, guest, before, after, deviation FROM rating_changes
             WHERE table_key = ?1 ORDER BY seat",
        )?
        .query_map([key], |row| {
            Ok(RatingChange {
                seat: row.get(0)?,
                guest: row.get::<_, i64>(1)?.cast_unsigned(),
                before: row.get(2)?,
                after: row.get(3)?,
                deviation: row.get(4)?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(Judgement { group, unrated, changes }))
}
