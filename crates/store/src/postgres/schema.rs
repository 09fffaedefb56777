//! Which version a database has, and how an older one becomes a current one.

use super::connection::in_transaction;
use super::fault::Fault;
use crate::StoreError;
use deadpool_postgres::ClientWrapper;
use tokio_postgres::error::SqlState;

/// A change of the schema.
pub struct Migration {
    /// What is done.
    sql: &'static str,
    /// The oldest version whose programs still work with the changed schema, so that old and new
    /// servers can run side by side while one after the other is replaced.
    compatible_since: u32,
}

/// Every change of the schema in its order; the first makes version 1. What was released is never
/// edited.
pub const MIGRATIONS: &[Migration] = &[
    migration(1, include_str!("../../migrations/postgres/0001_tables.sql")),
    migration(1, include_str!("../../migrations/postgres/0002_seat_players.sql")),
    migration(1, include_str!("../../migrations/postgres/0003_results.sql")),
    migration(1, include_str!("../../migrations/postgres/0004_seeks.sql")),
    migration(1, include_str!("../../migrations/postgres/0005_accounts.sql")),
    migration(1, include_str!("../../migrations/postgres/0006_bots.sql")),
    migration(1, include_str!("../../migrations/postgres/0007_tournaments.sql")),
    migration(1, include_str!("../../migrations/postgres/0008_ratings.sql")),
    migration(1, include_str!("../../migrations/postgres/0009_safety.sql")),
    migration(1, include_str!("../../migrations/postgres/0010_reminders.sql")),
    migration(1, include_str!("../../migrations/postgres/0011_conditional_moves.sql")),
    migration(1, include_str!("../../migrations/postgres/0012_tallies.sql")),
];

const fn migration(compatible_since: u32, sql: &'static str) -> Migration {
    Migration { sql, compatible_since }
}

const VERSIONS: &str = "CREATE TABLE IF NOT EXISTS spielhof_schema (
    version integer NOT NULL, compatible_since integer NOT NULL)";

/// A migration may take longer than anything else.
const PATIENCE: &str = "SET LOCAL lock_timeout = '55s'; SET LOCAL statement_timeout = '55s'";

/// Brings a database up to date, all of it or nothing. Of several servers that start together one
/// does it while the others wait.
pub async fn migrate(client: &ClientWrapper, migrations: &[Migration]) -> Result<(), Fault> {
    // Who may only use the tables must not be asked to make one.
    let there = client.query_one("SELECT to_regclass('spielhof_schema') IS NOT NULL", &[]).await?;
    let is_there: bool = there.try_get(0)?;
    if is_there && is_usable(found(client).await?, migrations)? {
        return Ok(());
    }
    if !is_there {
        make_versions(client).await?;
    }
    in_transaction(client, async |client| {
        client.batch_execute(PATIENCE).await?;
        client.batch_execute("LOCK TABLE spielhof_schema IN ACCESS EXCLUSIVE MODE").await?;
        let found = found(client).await?;
        if is_usable(found, migrations)? {
            return Ok(());
        }
        let done = found.map_or(0, |(version, _)| version as usize);
        for migration in &migrations[done..] {
            client.batch_execute(migration.sql).await?;
        }
        let since = migrations.last().map_or(0, |last| last.compatible_since);
        let note = format!(
            "DELETE FROM spielhof_schema; INSERT INTO spielhof_schema VALUES ({}, {since})",
            migrations.len()
        );
        Ok(client.batch_execute(&note).await?)
    })
    .await
}

/// Two who make the same table at once may both find that it is not there.
async fn make_versions(client: &ClientWrapper) -> Result<(), Fault> {
    match client.batch_execute(VERSIONS).await {
        Err(error)
            if [SqlState::UNIQUE_VIOLATION, SqlState::DUPLICATE_TABLE]
                .iter()
                .any(|code| error.code() == Some(code)) =>
        {
            Ok(())
        }
        made => Ok(made?),
    }
}

/// The version of the database and the oldest that still works with it.
async fn found(client: &ClientWrapper) -> Result<Option<(u32, u32)>, Fault> {
    let sql = "SELECT version, compatible_since FROM spielhof_schema";
    let Some(row) = client.query_opt(sql, &[]).await? else { return Ok(None) };
    let number = |column| Ok::<_, Fault>(row.try_get::<_, i32>(column)?.unsigned_abs());
    Ok(Some((number(0)?, number(1)?)))
}

/// Is there nothing to do?
fn is_usable(found: Option<(u32, u32)>, migrations: &[Migration]) -> Result<bool, StoreError> {
    let known = migrations.len() as u32;
    match found {
        Some((found, since)) if found > known && since > known => {
            Err(StoreError::NewerDatabase { found, known })
        }
        Some((found, _)) => Ok(found >= known),
        None => Ok(false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_version_is_usable_if_it_says_so() {
        let two = || Migration { sql: "", compatible_since: 1 };
        let known = &[two(), two()];
        assert_eq!(is_usable(None, known), Ok(false));
        assert_eq!(is_usable(Some((1, 1)), known), Ok(false));
        assert_eq!(is_usable(Some((2, 1)), known), Ok(true));
        assert_eq!(is_usable(Some((4, 2)), known), Ok(true));
        let newer = Err(StoreError::NewerDatabase { found: 4, known: 2 });
        assert_eq!(is_usable(Some((4, 3)), known), newer);
    }
}
