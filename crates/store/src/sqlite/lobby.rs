//! The lobby.

use super::{Sqlite, lists, millis, time};
use crate::{Lobby, LobbyRows, LobbyWanted, SeekRow, StoreError};

impl Lobby for Sqlite {
    fn lobby(&self, wanted: &LobbyWanted) -> Result<LobbyRows, StoreError> {
        self.read(|moment| {
            let ids = lists::listed(moment, wanted.tables, wanted.per_opener)?;
            let mut last = moment.prepare_cached(
                "SELECT coalesce(max(number), 0) FROM events
                 WHERE table_key = (SELECT key FROM tables WHERE id = ?1)",
            )?;
            let mut tables = Vec::with_capacity(ids.len());
            for id in ids {
                let number = last.query_row([&id], |row| row.get(0))?;
                tables.push((id, number));
            }
            let seeks = moment
                .prepare_cached(
                    "SELECT guest, since, games FROM seeks WHERE table_id IS NULL AND seen >= ?1
                     ORDER BY since DESC, guest LIMIT ?2",
                )?
                .query_map((time(wanted.seen_since), wanted.seeks), |row| {
                    Ok(SeekRow {
                        guest: row.get::<_, i64>(0)?.cast_unsigned(),
                        since: millis(row.get(1)?),
                        games: row.get::<_, String>(2)?.split(' ').map(str::to_owned).collect(),
                    })
                })?
                .collect::<rusqlite::Result<_>>()?;
            let running = lists::watchable(moment, wanted.running)?;
            Ok(LobbyRows { tables, seeks, running })
        })
    }
}
