//! The end of tables that nobody comes back to, and what is noted about the time. Tables with the
//! result of somebody who is still known are kept.

use super::fault::Fault;
use super::query::{execute, row, texts};
use crate::numbers::{millis, time};
use crate::{DoubtedTime, Millis, RetireAfter, Retirement, TimeNote};
use deadpool_postgres::ClientWrapper;

/// The moment before which something must lie to be at least this old.
fn before(now: Millis, age: Option<Millis>) -> Option<i64> {
    age.map(|age| time(now.saturating_sub(age)))
}

const DELETE: &str = "WITH due AS (
        SELECT key FROM tables WHERE retired IS NOT NULL
        AND retired <= CASE WHEN began OR ended THEN $1::bigint ELSE $2::bigint END
        AND NOT EXISTS (SELECT 1 FROM result_seats
            WHERE table_key = tables.key AND guest IS NOT NULL)
        ORDER BY id LIMIT $3 FOR UPDATE
    ) DELETE FROM tables USING due WHERE tables.key = due.key RETURNING id";

/// Deletes some of those that were marked long enough ago.
pub async fn delete(
    client: &ClientWrapper,
    retirement: &Retirement,
    most: usize,
) -> Result<Vec<String>, Fault> {
    let delete = |after: RetireAfter| after.delete;
    let idle = retirement.idle.map(delete);
    let unbegun = retirement.unbegun.map(delete).or(idle);
    let (idle, unbegun) = (before(retirement.now, idle), before(retirement.now, unbegun));
    let mut gone = texts(client, DELETE, &[&idle, &unbegun, &(most as i64)]).await?;
    gone.sort_unstable();
    Ok(gone)
}

const MARK: &str = "WITH due AS (
        SELECT key FROM tables WHERE (retired IS NULL OR retired > $1)
        AND (touched < $2 OR (NOT began AND NOT ended AND touched < $3))
        AND NOT EXISTS (SELECT 1 FROM result_seats
            WHERE table_key = tables.key AND guest IS NOT NULL)
        ORDER BY id LIMIT $4 FOR UPDATE
    ) UPDATE tables SET retired = $1 FROM due WHERE tables.key = due.key";

/// Marks some tables at which nothing happened for too long, and tells how many. A mark from a
/// time that has not come yet was made by a wrong clock, and is made anew.
pub async fn mark(
    client: &ClientWrapper,
    retirement: &Retirement,
    most: usize,
) -> Result<u64, Fault> {
    let mark = |after: RetireAfter| after.mark;
    let now = retirement.now;
    let idle = before(now, retirement.idle.map(mark));
    let unbegun = before(now, retirement.unbegun.map(mark));
    Ok(execute(client, MARK, &[&time(now), &idle, &unbegun, &(most as i64)]).await?)
}

pub async fn time_note(client: &ClientWrapper) -> Result<TimeNote, Fault> {
    if let Some(noted) = row(client, "SELECT trusted, doubted, ran FROM time_note", &[]).await? {
        let doubted: Option<(i64, i64)> =
            noted.try_get::<_, Option<i64>>(1)?.zip(noted.try_get(2)?);
        return Ok(TimeNote {
            trusted: Some(millis(noted.try_get(0)?)),
            doubted: doubted.map(|(at, ran)| DoubtedTime { at: millis(at), ran: millis(ran) }),
        });
    }
    let touched = row(client, "SELECT max(touched) FROM tables", &[]).await?;
    let touched = touched.map_or(Ok(None), |row| row.try_get::<_, Option<i64>>(0))?;
    Ok(TimeNote { trusted: touched.map(millis), doubted: None })
}

pub async fn set_time_note(client: &ClientWrapper, note: TimeNote) -> Result<(), Fault> {
    let Some(trusted) = note.trusted else {
        execute(client, "DELETE FROM time_note", &[]).await?;
        return Ok(());
    };
    let sql = "INSERT INTO time_note (trusted, doubted, ran) VALUES ($1, $2, $3)
               ON CONFLICT (single) DO UPDATE SET trusted = excluded.trusted,
               doubted = excluded.doubted, ran = excluded.ran";
    let doubted = note.doubted.map(|doubted| time(doubted.at));
    let ran = note.doubted.map(|doubted| time(doubted.ran));
    execute(client, sql, &[&time(trusted), &doubted, &ran]).await?;
    Ok(())
}
