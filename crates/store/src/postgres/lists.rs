//! Lists of tables, and how many there are.

use super::fault::Fault;
use super::query::{count as number, row, rows, texts};
use crate::{GuestId, StoreError, TableLimits};
use deadpool_postgres::ClientWrapper;
use futures_util::future::try_join3;

pub async fn tables_of(
    client: &ClientWrapper,
    guest: GuestId,
    most: u32,
) -> Result<Vec<String>, Fault> {
    let sql = "SELECT id FROM seats JOIN tables ON key = table_key WHERE guest = $1
               ORDER BY touched DESC, key DESC LIMIT $2";
    texts(client, sql, &[&guest.cast_signed(), &i64::from(most)]).await
}

/// Every table without a known opener counts as one of an opener of its own.
const LISTED: &str = "SELECT id FROM (
        SELECT id, key, touched, row_number() OVER (
            PARTITION BY opener, CASE WHEN opener IS NULL THEN key END
            ORDER BY touched DESC, key DESC
        ) AS place FROM tables WHERE listed AND NOT began AND retired IS NULL
    ) AS placed WHERE place <= $2 ORDER BY place, touched DESC, key DESC LIMIT $1";

pub async fn listed(
    client: &ClientWrapper,
    most: u32,
    most_per_opener: u32,
) -> Result<Vec<String>, Fault> {
    texts(client, LISTED, &[&i64::from(most), &i64::from(most_per_opener)]).await
}

pub async fn watchable(client: &ClientWrapper, most: u32) -> Result<Vec<String>, Fault> {
    let sql = "SELECT id FROM tables WHERE listed AND began AND NOT ended AND retired IS NULL
               ORDER BY touched DESC, key DESC LIMIT $1";
    texts(client, sql, &[&i64::from(most)]).await
}

pub async fn running(client: &ClientWrapper) -> Result<Vec<String>, Fault> {
    texts(client, "SELECT id FROM tables WHERE NOT ended ORDER BY key", &[]).await
}

pub async fn count(client: &ClientWrapper) -> Result<(u64, u64), Fault> {
    let sql = "SELECT (SELECT count(*) FROM tables WHERE NOT ended), (SELECT count(*) FROM tables)";
    let found = row(client, sql, &[]).await?;
    Ok(match found {
        Some(found) => (number(&found, 0)?, number(&found, 1)?),
        None => (0, 0),
    })
}

const RUNNING: &str = "SELECT count(*) FROM tables WHERE NOT ended";

/// Neither part walks through all tables: one has an index by opener, the other by guest.
const RUNNING_OF: &str = "SELECT count(*) FROM (
        SELECT key FROM tables WHERE opener = $1 AND NOT ended
        UNION
        SELECT key FROM seats JOIN tables ON key = table_key WHERE guest = $1 AND NOT ended
    ) AS own";

pub async fn running_of(client: &ClientWrapper, guest: GuestId) -> Result<u64, Fault> {
    let found = row(client, RUNNING_OF, &[&guest.cast_signed()]).await?;
    Ok(found.map_or(Ok(0), |found| number(&found, 0))?)
}

/// Refuses a further table if there are too many. A transaction that counts keeps others from counting until
/// the end of the transaction, so that no two pass a limit together.
pub async fn check_limits(
    client: &ClientWrapper,
    opener: Option<GuestId>,
    limits: TableLimits,
) -> Result<(), Fault> {
    if limits == TableLimits::NONE {
        return Ok(());
    }
    let lock = "SELECT single FROM counting FOR UPDATE";
    for sql in [lock, RUNNING, RUNNING_OF] {
        client.prepare_cached(sql).await?;
    }
    let guest = opener.map(u64::cast_signed);
    let (_, all, own) = try_join3(
        rows(client, lock, &[]),
        row(client, RUNNING, &[]),
        row(client, RUNNING_OF, &[&guest]),
    )
    .await?;
    if all.map_or(Ok(0), |row| number(&row, 0))? >= limits.all {
        return Err(StoreError::TooManyTables.into());
    }
    if own.map_or(Ok(0), |row| number(&row, 0))? >= limits.per_guest {
        return Err(StoreError::TooManyTablesOfGuest.into());
    }
    Ok(())
}
