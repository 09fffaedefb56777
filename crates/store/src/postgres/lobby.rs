//! The lobby.

use super::fault::Fault;
use super::query::{guest, number, rows};
use super::{Postgres, lists};
use crate::numbers::{millis, time};
use crate::{Lobby, LobbyRows, LobbyWanted, SeekRow, StoreError};
use tokio_postgres::Row;

impl Lobby for Postgres {
    fn lobby(&self, wanted: &LobbyWanted) -> Result<LobbyRows, StoreError> {
        self.with(async |client| {
            let ids = lists::listed(client, wanted.tables, wanted.per_opener).await?;
            let sql =
                "SELECT id, last FROM unnest($1::text[]) WITH ORDINALITY AS wanted (name, place)
                       JOIN tables ON id = name ORDER BY place";
            let table = |row: &Row| Ok((row.try_get(0)?, number(row, 1)?));
            let tables = rows(client, sql, &[&ids]).await?;
            let sql = "SELECT guest, since, games FROM seeks WHERE table_id IS NULL AND seen >= $1
                       ORDER BY since DESC, guest LIMIT $2";
            let since = time(wanted.seen_since);
            let seek = |row: &Row| {
                let (guest, since) = (guest(row, 0)?, millis(row.try_get(1)?));
                Ok(SeekRow { guest, since, games: row.try_get(2)? })
            };
            let seeks = rows(client, sql, &[&since, &i64::from(wanted.seeks)]).await?;
            let running = lists::watchable(client, wanted.running).await?;
            Ok(LobbyRows {
                tables: tables.iter().map(table).collect::<Result<_, Fault>>()?,
                seeks: seeks.iter().map(seek).collect::<Result<_, Fault>>()?,
                running,
            })
        })
    }
}
