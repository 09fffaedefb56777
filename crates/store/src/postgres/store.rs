//! The promises of every store.

use super::{
    LONG, Postgres, chat, codes, dump, guests, in_transaction, lists, log, players, results,
    retire, seeks, tournaments,
};
use crate::{
    Append, ChatRow, Cluster, Fence, FoundResult, GameResult, GuestId, GuestRow, MessageKey,
    Millis, PoolStatus, ResultsWanted, Retirement, SeatCode, SeatPlayer, Seek, SeekAnswer, Store,
    StoreError, StoredTable, StoredTournament, TableDump, TableLimits, TableRow, Tallied, TimeNote,
    TournamentAppend, TournamentRow,
};

/// How many tables or guests are deleted in one go.
const AT_ONCE: usize = 64;

/// How many tables are marked in one go.
const MARKED_AT_ONCE: usize = 512;

impl Store for Postgres {
    fn create(
        &self,
        table: &TableRow,
        append: &Append,
        limits: TableLimits,
    ) -> Result<(), StoreError> {
        let checked = self.checked(append.fence);
        self.change(async |client| log::create(client, table, append, limits, checked).await)
    }

    fn append(&self, batch: &[Append]) -> Vec<Result<(), StoreError>> {
        if batch.is_empty() {
            return Vec::new();
        }
        if self.fencing {
            return self.append_all(batch);
        }
        let unfenced = batch.iter().map(|append| Append { fence: None, ..append.clone() });
        self.append_all(&unfenced.collect::<Vec<_>>())
    }

    fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
        self.with(async |client| log::load(client, table).await)
    }

    fn tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, StoreError> {
        self.with(async |client| lists::tables_of(client, guest, most).await)
    }

    fn listed(&self, most: u32, most_per_opener: u32) -> Result<Vec<String>, StoreError> {
        self.with(async |client| lists::listed(client, most, most_per_opener).await)
    }

    fn watchable(&self, most: u32) -> Result<Vec<String>, StoreError> {
        self.with(async |client| lists::watchable(client, most).await)
    }

    fn running(&self) -> Result<Vec<String>, StoreError> {
        self.with(async |client| lists::running(client).await)
    }

    fn count(&self) -> Result<(u64, u64), StoreError> {
        self.with(async |client| lists::count(client).await)
    }

    fn running_of(&self, guest: GuestId) -> Result<u64, StoreError> {
        self.with(async |client| lists::running_of(client, guest).await)
    }

    fn without_result(&self, after: &str, most: u32) -> Result<Vec<String>, StoreError> {
        self.with(async |client| results::missing(client, after, most).await)
    }

    fn set_result(&self, table: &str, result: &GameResult) -> Result<(), StoreError> {
        self.change(async |client| results::set(client, table, result).await)
    }

    fn results_of(
        &self,
        guest: GuestId,
        wanted: &ResultsWanted,
    ) -> Result<Vec<FoundResult>, StoreError> {
        self.with(async |client| results::of(client, guest, wanted).await)
    }

    fn tallies(&self, game: &str) -> Result<Vec<Tallied>, StoreError> {
        self.with(async |client| results::tallies(client, game).await)
    }

    fn seek(&self, seek: &Seek) -> Result<SeekAnswer, StoreError> {
        self.change(async |client| seeks::seek(client, seek).await)
    }

    fn seat_seekers(&self, guests: &[GuestId], table: &str) -> Result<(), StoreError> {
        self.with(async |client| seeks::seat(client, guests, table).await)
    }

    fn end_seek(&self, guest: GuestId) -> Result<Option<String>, StoreError> {
        self.with(async |client| seeks::end(client, guest).await)
    }

    fn forget_seeks(&self, not_seen_since: Millis) -> Result<(), StoreError> {
        self.with(async |client| seeks::forget(client, not_seen_since).await)
    }

    fn set_profile(&self, guest: GuestId, profile: Option<&str>) -> Result<(), StoreError> {
        self.change(async |client| results::set_profile(client, guest, profile).await)
    }

    fn profile_of(&self, guest: GuestId) -> Result<Option<String>, StoreError> {
        self.with(async |client| results::profile_of(client, guest).await)
    }

    fn guest_of_profile(&self, profile: &str) -> Result<Option<(GuestId, String)>, StoreError> {
        self.with(async |client| results::guest_of_profile(client, profile).await)
    }

    fn retire(&self, retirement: &Retirement) -> Result<Vec<String>, StoreError> {
        let mut gone = Vec::new();
        // Some at a time, so that the tables that are played at need not wait long.
        loop {
            match self.with(async |client| retire::delete(client, retirement, AT_ONCE).await) {
                Ok(some) if some.is_empty() => break,
                Ok(some) => gone.extend(some),
                Err(fault) if gone.is_empty() => return Err(fault),
                // Those so far are gone for good, and the caller must know which.
                Err(_) => return Ok(gone),
            }
        }
        loop {
            match self.with(async |client| retire::mark(client, retirement, MARKED_AT_ONCE).await) {
                Ok(marked) if marked == MARKED_AT_ONCE as u64 => {}
                Err(fault) if gone.is_empty() => return Err(fault),
                _ => return Ok(gone),
            }
        }
    }

    fn time_note(&self) -> Result<TimeNote, StoreError> {
        self.with(async |client| retire::time_note(client).await)
    }

    fn set_time_note(&self, note: TimeNote) -> Result<(), StoreError> {
        self.with(async |client| retire::set_time_note(client, note).await)
    }

    fn add_guest(&self, guest: &GuestRow) -> Result<(), StoreError> {
        self.with(async |client| guests::add(client, std::slice::from_ref(guest)).await)
    }

    fn guest_by_secret(&self, secret_hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreError> {
        self.with(async |client| guests::by_secret(client, secret_hash).await)
    }

    fn see_guest(&self, guest: GuestId, at: Millis) -> Result<(), StoreError> {
        self.with(async |client| guests::see(client, guest, at).await)
    }

    fn add_bot(&self, bot: &GuestRow, most: u32) -> Result<(), StoreError> {
        self.change(async |client| guests::add_bot(client, bot, most).await)
    }

    fn bots(&self, owner: GuestId) -> Result<Vec<GuestRow>, StoreError> {
        self.with(async |client| guests::bots(client, owner).await)
    }

    fn expire_guests(&self, not_seen_since: Millis) -> Result<Vec<GuestId>, StoreError> {
        let mut gone = Vec::new();
        // Some at a time, so that the tables that are played at need not wait long.
        loop {
            let some =
                self.change(async |client| guests::expire(client, not_seen_since, AT_ONCE).await)?;
            if some.is_empty() {
                return Ok(gone);
            }
            gone.extend(some);
        }
    }

    fn names(&self, guests: &[GuestId]) -> Result<Vec<(GuestId, String)>, StoreError> {
        self.with(async |client| guests::names(client, guests).await)
    }

    fn rename(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        self.change(async |client| {
            guests::rename(client, guest, name).await?;
            players::rename(client, guest, name).await
        })
    }

    fn set_player(
        &self,
        table: &str,
        player: &SeatPlayer,
        fence: Option<Fence>,
    ) -> Result<(), StoreError> {
        let fence = self.checked(fence);
        self.change(async |client| players::set(client, table, player, fence).await)
    }

    fn players(&self, table: &str) -> Result<Vec<SeatPlayer>, StoreError> {
        self.with(async |client| players::of(client, table).await)
    }

    fn delete_guest(&self, guest: GuestId) -> Result<(), StoreError> {
        self.change(async |client| guests::delete(client, guest).await)
    }

    fn add_chat(
        &self,
        table: &str,
        line: &ChatRow,
        message: Option<&MessageKey>,
        fence: Option<Fence>,
    ) -> Result<(), StoreError> {
        let fence = self.checked(fence);
        self.change(async |client| chat::add(client, table, line, message, fence).await)
    }

    fn chat(&self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError> {
        self.with(async |client| chat::last(client, table, most).await)
    }

    fn said_by(&self, guest: GuestId) -> Result<Vec<(String, ChatRow)>, StoreError> {
        self.with(async |client| chat::of(client, guest).await)
    }

    fn add_code(
        &self,
        code_hash: &[u8; 32],
        code: &SeatCode,
        until: Millis,
        fence: Option<Fence>,
    ) -> Result<(), StoreError> {
        let fence = self.checked(fence);
        self.change(async |client| codes::add(client, code_hash, code, until, fence).await)
    }

    fn table_of_code(&self, code_hash: &[u8; 32]) -> Result<Option<String>, StoreError> {
        self.with(async |client| codes::table(client, code_hash).await)
    }

    fn take_code(
        &self,
        code_hash: &[u8; 32],
        now: Millis,
        fence: Option<Fence>,
    ) -> Result<Option<SeatCode>, StoreError> {
        let fence = self.checked(fence);
        self.change(async |client| codes::take(client, code_hash, now, fence).await)
    }

    fn create_tournament(
        &self,
        row: &TournamentRow,
        first: &TournamentAppend,
        most: u32,
    ) -> Result<(), StoreError> {
        self.change(async |client| tournaments::create(client, row, first, most).await)
    }

    fn append_tournament(&self, id: &str, more: &TournamentAppend) -> Result<(), StoreError> {
        self.change(async |client| tournaments::append(client, id, more).await)
    }

    fn tournament(&self, id: &str) -> Result<Option<StoredTournament>, StoreError> {
        self.change(async |client| tournaments::load(client, id).await)
    }

    fn tournaments_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, StoreError> {
        self.with(async |client| tournaments::of(client, guest, most).await)
    }

    fn delete_tournament(&self, id: &str) -> Result<(), StoreError> {
        self.with(async |client| tournaments::delete(client, id).await)
    }

    fn retire_tournaments(&self, before: Millis) -> Result<u64, StoreError> {
        self.with(async |client| tournaments::retire(client, before).await)
    }

    fn dump_tournaments(
        &self,
        after: &str,
        most: u32,
    ) -> Result<Vec<StoredTournament>, StoreError> {
        self.change(async |client| tournaments::dump(client, after, most).await)
    }

    fn import_tournaments(&self, dumps: &[StoredTournament]) -> Result<(), StoreError> {
        self.change(async |client| {
            for dump in dumps {
                tournaments::import(client, dump).await?;
            }
            Ok(())
        })
    }

    fn dump_tables(&self, after: u64, most: u32) -> Result<Vec<TableDump>, StoreError> {
        let dump = self.connections.with(async |client| dump::tables(client, after, most).await);
        self.wait(LONG, dump)
    }

    fn dump_guests(&self, after: Option<GuestId>, most: u32) -> Result<Vec<GuestRow>, StoreError> {
        self.with(async |client| dump::guests(client, after, most).await)
    }

    fn import(&self, tables: &[TableDump], guests: &[GuestRow]) -> Result<(), StoreError> {
        let import = self.connections.with(async |client| {
            in_transaction(client, async |client| dump::import(client, tables, guests).await).await
        });
        self.wait(LONG, import)
    }

    fn pool(&self) -> Option<PoolStatus> {
        let status = self.connections.status();
        let (size, available, waiting) = (status.size, status.available, status.waiting);
        Some(PoolStatus { size, available, waiting })
    }

    fn cluster(&self) -> Option<&dyn Cluster> {
        Some(self)
    }
}
