//! The end of tables that nobody comes back to, and what is noted about the time. Tables with the
//! result of somebody who is still known are kept.

use super::{millis, time};
use crate::{DoubtedTime, Millis, RetireAfter, Retirement, TimeNote};
use rusqlite::{OptionalExtension, Transaction};

/// The moment before which something must lie to be at least this old.
fn before(now: Millis, age: Option<Millis>) -> Option<i64> {
    age.map(|age| time(now.saturating_sub(age)))
}

/// The moments before which a mark must lie: of tables that began, and of those that did not.
fn marked_before(retirement: &Retirement) -> (Option<i64>, Option<i64>) {
    let delete = |after: RetireAfter| after.delete;
    let idle = retirement.idle.map(delete);
    let unbegun = retirement.unbegun.map(delete).or(idle);
    (before(retirement.now, idle), before(retirement.now, unbegun))
}

/// The keys of tables that were marked long enough ago.
pub fn due(moment: &Transaction, retirement: &Retirement) -> rusqlite::Result<Vec<i64>> {
    let (idle, unbegun) = marked_before(retirement);
    moment
        .prepare_cached(
            "SELECT key FROM tables WHERE retired IS NOT NULL
             AND retired <= CASE WHEN began OR ended THEN ?1 ELSE ?2 END
             AND key NOT IN (SELECT table_key FROM result_seats WHERE guest IS NOT NULL)",
        )?
        .query_map((idle, unbegun), |row| row.get(0))?
        .collect()
}

/// Deletes those that are still marked.
pub fn delete(
    change: &Transaction,
    keys: &[i64],
    retirement: &Retirement,
) -> rusqlite::Result<Vec<String>> {
    let (idle, unbegun) = marked_before(retirement);
    let mut delete = change.prepare_cached(
        "DELETE FROM tables WHERE key = ?3 AND retired IS NOT NULL
         AND retired <= CASE WHEN began OR ended THEN ?1 ELSE ?2 END RETURNING id",
    )?;
    let mut gone = Vec::with_capacity(keys.len());
    for &key in keys {
        gone.extend(delete.query_row((idle, unbegun, key), |row| row.get(0)).optional()?);
    }
    Ok(gone)
}

/// Marks tables at which nothing happened for too long. A mark from a time that has not come
/// yet was made by a wrong clock, and is made anew.
pub fn mark(change: &Transaction, retirement: &Retirement) -> rusqlite::Result<()> {
    let mark = |after: RetireAfter| after.mark;
    let now = retirement.now;
    let idle = before(now, retirement.idle.map(mark));
    let unbegun = before(now, retirement.unbegun.map(mark));
    change
        .prepare_cached(
            "UPDATE tables SET retired = ?1 WHERE (retired IS NULL OR retired > ?1)
             AND (touched < ?2 OR (began = 0 AND ended = 0 AND touched < ?3))
             AND key NOT IN (SELECT table_key FROM result_seats WHERE guest IS NOT NULL)",
        )?
        .execute((time(now), idle, unbegun))
        .map(drop)
}

pub fn time_note(moment: &Transaction) -> rusqlite::Result<TimeNote> {
    let noted = moment
        .prepare_cached("SELECT trusted, doubted, ran FROM time_note")?
        .query_row([], |row| {
            let trusted = Some(millis(row.get(0)?));
            let doubted: Option<(i64, i64)> = row.get::<_, Option<i64>>(1)?.zip(row.get(2)?);
            let doubted = doubted.map(|(at, ran)| DoubtedTime { at: millis(at), ran: millis(ran) });
            Ok(TimeNote { trusted, doubted })
        })
        .optional()?;
    if let Some(noted) = noted {
        return Ok(noted);
    }
    let touched: Option<i64> =
        moment.query_row("SELECT max(touched) FROM tables", [], |row| row.get(0))?;
    Ok(TimeNote { trusted: touched.map(millis), doubted: None })
}

pub fn set_time_note(change: &Transaction, note: TimeNote) -> rusqlite::Result<()> {
    let doubted = note.doubted;
    change.execute("DELETE FROM time_note", [])?;
    let Some(trusted) = note.trusted else { return Ok(()) };
    change
        .prepare_cached("INSERT INTO time_note (trusted, doubted, ran) VALUES (?1, ?2, ?3)")?
        .execute((
            time(trusted),
            doubted.map(|doubted| time(doubted.at)),
            doubted.map(|doubted| time(doubted.ran)),
        ))
        .map(drop)
}
