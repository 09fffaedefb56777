//! Which files are stores, and how an older one becomes a current one.

use super::fault::fault;
use crate::StoreError;
use rusqlite::{Connection, ErrorCode};
use std::path::Path;

/// `SpHf`, in the place where SQLite lets a program mark its files.
const MARK: i32 = 0x5370_4866;

/// Every change of the schema in its order; the first makes version 1. What was released
/// is never edited.
pub const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/sqlite/0001_tables.sql"),
    include_str!("../../migrations/sqlite/0002_code_issuers.sql"),
    include_str!("../../migrations/sqlite/0003_limits.sql"),
    include_str!("../../migrations/sqlite/0004_progress.sql"),
    include_str!("../../migrations/sqlite/0005_guests_seen.sql"),
    include_str!("../../migrations/sqlite/0006_seat_players.sql"),
    include_str!("../../migrations/sqlite/0007_results.sql"),
    include_str!("../../migrations/sqlite/0008_seeks.sql"),
    include_str!("../../migrations/sqlite/0009_accounts.sql"),
    include_str!("../../migrations/sqlite/0010_bots.sql"),
    include_str!("../../migrations/sqlite/0011_tournaments.sql"),
    include_str!("../../migrations/sqlite/0012_ratings.sql"),
    include_str!("../../migrations/sqlite/0013_safety.sql"),
    include_str!("../../migrations/sqlite/0014_reminders.sql"),
    include_str!("../../migrations/sqlite/0015_conditional_moves.sql"),
    include_str!("../../migrations/sqlite/0016_tallies.sql"),
];

/// What a file turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing is in it yet.
    Blank,
    /// A store of this version.
    Store(u32),
}

/// Looks at a file without changing it.
pub fn look(connection: &Connection, path: &Path, known: u32) -> Result<Found, StoreError> {
    let (mark, version, blank) =
        marks(connection).map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => StoreError::NotAStore(path.to_owned()),
            Some(ErrorCode::DatabaseCorrupt) => StoreError::Damaged(path.to_owned()),
            _ => fault(error),
        })?;
    match (mark, u32::try_from(version)) {
        (0, Ok(0)) if blank => Ok(Found::Blank),
        (MARK, Ok(found)) if found > known => {
            Err(StoreError::Newer { path: path.to_owned(), found, known })
        }
        (MARK, Ok(found)) if found > 0 => Ok(Found::Store(found)),
        _ => Err(StoreError::NotAStore(path.to_owned())),
    }
}

fn marks(connection: &Connection) -> rusqlite::Result<(i32, i32, bool)> {
    Ok((
        connection.pragma_query_value(None, "application_id", |row| row.get(0))?,
        connection.pragma_query_value(None, "user_version", |row| row.get(0))?,
        connection.query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| row.get(0))?,
    ))
}

/// Brings a store up to date, all of it or nothing.
pub fn migrate(
    connection: &mut Connection,
    found: Found,
    migrations: &[&str],
) -> rusqlite::Result<()> {
    let done = match found {
        Found::Blank => 0,
        Found::Store(version) => version as usize,
    };
    if done == migrations.len() {
        return Ok(());
    }
    let change = connection.transaction()?;
    for migration in &migrations[done..] {
        change.execute_batch(migration)?;
    }
    change.pragma_update(None, "application_id", MARK)?;
    change.pragma_update(None, "user_version", migrations.len() as u32)?;
    change.commit()
}

/// The newest version this program knows.
pub fn known() -> u32 {
    MIGRATIONS.len() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    const LATER: &[&str] = &[MIGRATIONS[0], "ALTER TABLE guests ADD COLUMN hat TEXT"];

    fn file() -> (tempfile::TempDir, Connection) {
        let dir = tempfile::tempdir().unwrap();
        let connection = Connection::open(dir.path().join("store")).unwrap();
        (dir, connection)
    }

    #[test]
    fn a_blank_file_gets_every_migration_and_an_older_one_the_rest() {
        let (_dir, mut connection) = file();
        let path = Path::new("store");
        assert_eq!(look(&connection, path, 1), Ok(Found::Blank));
        migrate(&mut connection, Found::Blank, &LATER[..1]).unwrap();
        connection.execute("INSERT INTO guests VALUES (1, zeroblob(32), 'x', 0)", []).unwrap();
        assert_eq!(look(&connection, path, 2), Ok(Found::Store(1)));
        migrate(&mut connection, Found::Store(1), LATER).unwrap();
        assert_eq!(look(&connection, path, 2), Ok(Found::Store(2)));
        let guests = connection.query_row("SELECT name, hat FROM guests", [], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, Option<String>>(1)?))
        });
        assert_eq!(guests.unwrap(), ("x".to_owned(), None));
    }

    #[test]
    fn codes_of_an_older_file_are_void() {
        let (_dir, mut connection) = file();
        migrate(&mut connection, Found::Blank, &MIGRATIONS[..1]).unwrap();
        let table = "INSERT INTO tables VALUES (1, 'a', 'i', zeroblob(32), 0, 0, 0, 0)";
        connection.execute(table, []).unwrap();
        connection.execute("INSERT INTO codes VALUES (zeroblob(32), 1, 2, 99)", []).unwrap();
        migrate(&mut connection, Found::Store(1), MIGRATIONS).unwrap();
        let count = |table: &str| {
            let sql = format!("SELECT count(*) FROM {table}");
            connection.query_row(&sql, [], |row| row.get::<_, u32>(0)).unwrap()
        };
        assert_eq!((count("codes"), count("tables")), (0, 1));
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        let (_dir, mut connection) = file();
        migrate(&mut connection, Found::Blank, &LATER[..1]).unwrap();
        let bad = [LATER[0], LATER[1], "no SQL"];
        assert!(migrate(&mut connection, Found::Store(1), &bad).is_err());
        assert_eq!(look(&connection, Path::new("store"), 3), Ok(Found::Store(1)));
        migrate(&mut connection, Found::Store(1), LATER).unwrap();
    }

    #[test]
    fn a_newer_file_is_named_with_both_versions() {
        let (_dir, mut connection) = file();
        migrate(&mut connection, Found::Blank, LATER).unwrap();
        let path = Path::new("store").to_owned();
        assert_eq!(
            look(&connection, &path, 1),
            Err(StoreError::Newer { path: path.clone(), found: 2, known: 1 })
        );
    }
}
