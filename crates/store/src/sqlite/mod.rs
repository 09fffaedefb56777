//! A store in one file, by SQLite.

mod accounts;
mod backup;
mod ceremonies;
mod chat;
mod codes;
mod correspondence;
mod dump;
mod fault;
mod guests;
mod lists;
mod lobby;
mod lock;
mod log;
mod mark;
mod players;
mod ratings;
mod reminders;
mod results;
mod retire;
mod safety;
mod schema;
mod seeks;
mod sessions;
mod tournaments;

use crate::numbers::{millis, time};
use crate::{
    Append, ChatRow, Fence, FoundResult, GameResult, GuestId, GuestRow, MessageKey, Millis,
    ResultsWanted, Retirement, SeatCode, SeatPlayer, Seek, SeekAnswer, Store, StoreError,
    StoredTable, StoredTournament, TableDump, TableLimits, TableRow, Tallied, TimeNote,
    TournamentAppend, TournamentRow,
};
use fault::{fault, io_fault};
use lock::Lock;
use mark::Mark;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

pub use backup::{Existing, backup, restore};

/// How many can read at once.
const READERS: usize = 4;

/// How many tables are deleted in one go.
const RETIRED_AT_ONCE: usize = 64;

/// How long to wait for another program that has the file open for a moment.
const PATIENCE: Duration = Duration::from_secs(5);

/// How hard a commit tries to last.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Synchronous {
    /// Until the disk says that it has it.
    Full,
    /// Not at all: what the crash tests must find out.
    Off,
}

impl Synchronous {
    /// As the crash trial asks for its failing control.
    #[cfg(feature = "crash-controls")]
    fn wanted() -> Synchronous {
        match std::env::var_os("SPIELHOF_TEST_SYNCHRONOUS") {
            Some(value) if value == "off" => Synchronous::Off,
            _ => Synchronous::Full,
        }
    }

    #[cfg(not(feature = "crash-controls"))]
    fn wanted() -> Synchronous {
        Synchronous::Full
    }

    fn name(self) -> &'static str {
        match self {
            Synchronous::Full => "FULL",
            Synchronous::Off => "OFF",
        }
    }
}

/// What to do with a store that lacks commits which it had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Refuse it and leave it as it is.
    Refuse,
    /// Go on with what is left.
    Accept,
}

/// A store in one file.
///
/// One connection writes, some read; thanks to the write-ahead log neither waits for the
/// other. Dropping it closes the file and lets go of its lock.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    // The order matters when it is dropped: only a connection that writes can tidy up the
    // write-ahead log, and only when it is the last; and the lock outlasts them all.
    readers: [Mutex<Connection>; READERS],
    next_reader: AtomicUsize,
    writer: Mutex<Connection>,
    mark: Mark,
    _lock: Lock,
}

impl Sqlite {
    /// Opens a store, and makes it if there is no file of this name.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(path, Synchronous::wanted(), Loss::Refuse)
    }

    /// As [`Sqlite::open`], also if what was committed last is lost.
    pub fn open_despite_loss(path: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(path, Synchronous::wanted(), Loss::Accept)
    }

    /// As [`Sqlite::open`]; only tests have a reason to choose how commits last.
    #[doc(hidden)]
    pub fn open_with(
        path: &Path,
        synchronous: Synchronous,
        loss: Loss,
    ) -> Result<Sqlite, StoreError> {
        let path = lock::true_name(path)?;
        if path.is_dir() {
            return Err(StoreError::NotAStore(path));
        }
        let is_new = !path.exists();
        make_private(&path).map_err(io_fault)?;
        let lock = Lock::take(&path)?;
        let mut writer = connect(&path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        // Looked at before anything is set: a file that is not ours stays as it is, and so does
        // a write-ahead log that is damaged.
        keep_log(&writer, true).map_err(fault)?;
        let found = schema::look(&writer, &path, schema::known())?;
        let mut mark = Mark::open(&path).map_err(io_fault)?;
        let (stored, noted) = (mark::counted(&writer).map_err(fault)?, mark.read().unwrap_or(0));
        if noted > stored && loss == Loss::Refuse && !is_new {
            return Err(StoreError::Incomplete { path, missing: noted - stored });
        }
        keep_log(&writer, false).map_err(fault)?;
        mark.accept(stored);
        set_up(&writer, synchronous).map_err(fault)?;
        schema::migrate(&mut writer, found, schema::MIGRATIONS).map_err(fault)?;
        let mut readers = Vec::with_capacity(READERS);
        for _ in 0..READERS {
            readers.push(Mutex::new(connect(&path, OpenFlags::SQLITE_OPEN_READ_ONLY)?));
        }
        let readers = readers.try_into().expect("as many as were asked for");
        let next_reader = AtomicUsize::new(0);
        let writer = Mutex::new(writer);
        Ok(Sqlite { path, readers, next_reader, writer, mark, _lock: lock })
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn writer(&self) -> MutexGuard<'_, Connection> {
        held(&self.writer)
    }

    /// Changes something, all of it or nothing, and makes it last. The outer fault of a
    /// change is SQLite's, the inner one is a refusal.
    fn write<T>(
        &self,
        change: impl FnOnce(&Transaction) -> rusqlite::Result<Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let mut writer = self.writer();
        let transaction = begin(&mut writer).map_err(fault)?;
        let answer = change(&transaction).map_err(fault)??;
        let batches = mark::count(&transaction).map_err(fault)?;
        transaction.commit().map_err(fault)?;
        self.mark.note(batches);
        Ok(answer)
    }

    /// Reads something as it stood at one moment.
    fn read<T>(
        &self,
        look: impl FnOnce(&Transaction) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let turn = self.next_reader.fetch_add(1, Ordering::Relaxed) % READERS;
        let mut reader = held(&self.readers[turn]);
        let moment = reader.transaction().map_err(fault)?;
        look(&moment).map_err(fault)
    }
}

/// A thread that panicked while it held a connection has left no transaction open.
fn held(connection: &Mutex<Connection>) -> MutexGuard<'_, Connection> {
    connection.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A transaction that starts by reading may have to be restarted when it wants to write.
fn begin(writer: &mut Connection) -> rusqlite::Result<Transaction<'_>> {
    writer.transaction_with_behavior(TransactionBehavior::Immediate)
}

/// Seeds and hashes of secrets are nobody else's business: only the owner can read a file
/// that we make. SQLite gives its other files the same rights.
fn make_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        made => made.map(drop),
    }
}

fn connect(path: &Path, rights: OpenFlags) -> Result<Connection, StoreError> {
    let flags = rights | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
    connection.busy_timeout(PATIENCE).map_err(fault)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// Should the write-ahead log stay as it is when the connection is closed?
fn keep_log(connection: &Connection, keep: bool) -> rusqlite::Result<bool> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep)
}

fn set_up(connection: &Connection, synchronous: Synchronous) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", synchronous.name())?;
    // On macOS nothing less reaches the disk.
    connection.pragma_update(None, "fullfsync", synchronous == Synchronous::Full)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What a guest deletes must not linger in unused pages.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.pragma_update(None, "journal_size_limit", 16 << 20)
}

impl Store for Sqlite {
    fn create(
        &self,
        table: &TableRow,
        append: &Append,
        limits: TableLimits,
    ) -> Result<(), StoreError> {
        self.write(|change| {
            if let Some(fault) = lists::over_limit(change, table.opener, limits)? {
                return Ok(Err(fault));
            }
            log::create(change, table, append)
        })
    }

    fn append(&self, batch: &[Append]) -> Vec<Result<(), StoreError>> {
        log::append_all(&mut self.writer(), &self.mark, batch)
    }

    fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError> {
        self.read(|moment| log::load(moment, table))
    }

    fn tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, StoreError> {
        self.read(|moment| lists::tables_of(moment, guest, most))
    }

    fn listed(&self, most: u32, most_per_opener: u32) -> Result<Vec<String>, StoreError> {
        self.read(|moment| lists::listed(moment, most, most_per_opener))
    }

    fn watchable(&self, most: u32) -> Result<Vec<String>, StoreError> {
        self.read(|moment| lists::watchable(moment, most))
    }

    fn running(&self) -> Result<Vec<String>, StoreError> {
        self.read(lists::running)
    }

    fn count(&self) -> Result<(u64, u64), StoreError> {
        self.read(lists::count)
    }

    fn running_of(&self, guest: GuestId) -> Result<u64, StoreError> {
        self.read(|moment| lists::running_of(moment, guest))
    }

    fn without_result(&self, after: &str, most: u32) -> Result<Vec<String>, StoreError> {
        self.read(|moment| results::missing(moment, after, most))
    }

    fn set_result(&self, table: &str, result: &GameResult) -> Result<(), StoreError> {
        self.write(|change| results::set(change, table, result))
    }

    fn results_of(
        &self,
        guest: GuestId,
        wanted: &ResultsWanted,
    ) -> Result<Vec<FoundResult>, StoreError> {
        self.read(|moment| results::of(moment, guest, wanted))
    }

    fn tallies(&self, game: &str) -> Result<Vec<Tallied>, StoreError> {
        self.read(|moment| results::tallies(moment, game))
    }

    fn seek(&self, seek: &Seek) -> Result<SeekAnswer, StoreError> {
        self.write(|change| seeks::seek(change, seek).map(Ok))
    }

    fn seat_seekers(&self, guests: &[GuestId], table: &str) -> Result<(), StoreError> {
        self.write(|change| seeks::seat(change, guests, table).map(Ok))
    }

    fn end_seek(&self, guest: GuestId) -> Result<Option<String>, StoreError> {
        self.write(|change| seeks::end(change, guest).map(Ok))
    }

    fn forget_seeks(&self, not_seen_since: Millis) -> Result<(), StoreError> {
        self.write(|change| seeks::forget(change, not_seen_since).map(Ok))
    }

    fn set_profile(&self, guest: GuestId, profile: Option<&str>) -> Result<(), StoreError> {
        self.write(|change| results::set_profile(change, guest, profile).map(Ok))
    }

    fn profile_of(&self, guest: GuestId) -> Result<Option<String>, StoreError> {
        self.read(|moment| results::profile_of(moment, guest))
    }

    fn guest_of_profile(&self, profile: &str) -> Result<Option<(GuestId, String)>, StoreError> {
        self.read(|moment| results::guest_of_profile(moment, profile))
    }

    fn retire(&self, retirement: &Retirement) -> Result<Vec<String>, StoreError> {
        let keys = self.read(|moment| retire::due(moment, retirement))?;
        let mut gone = Vec::with_capacity(keys.len());
        // Some at a time, so that the tables that are played at need not wait long.
        for keys in keys.chunks(RETIRED_AT_ONCE) {
            match self.write(|change| retire::delete(change, keys, retirement).map(Ok)) {
                Ok(some) => gone.extend(some),
                Err(fault) if gone.is_empty() => return Err(fault),
                // Those so far are gone for good, and the caller must know which.
                Err(_) => return Ok(gone),
            }
        }
        match self.write(|change| retire::mark(change, retirement).map(Ok)) {
            Err(fault) if gone.is_empty() => Err(fault),
            _ => Ok(gone),
        }
    }

    fn time_note(&self) -> Result<TimeNote, StoreError> {
        self.read(retire::time_note)
    }

    fn set_time_note(&self, note: TimeNote) -> Result<(), StoreError> {
        self.write(|change| retire::set_time_note(change, note).map(Ok))
    }

    fn add_guest(&self, guest: &GuestRow) -> Result<(), StoreError> {
        self.write(|change| guests::add(change, guest).map(Ok))
    }

    fn guest_by_secret(&self, secret_hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreError> {
        self.read(|moment| guests::by_secret(moment, secret_hash))
    }

    fn see_guest(&self, guest: GuestId, at: Millis) -> Result<(), StoreError> {
        self.write(|change| guests::see(change, guest, at).map(Ok))
    }

    fn add_bot(&self, bot: &GuestRow, most: u32) -> Result<(), StoreError> {
        self.write(|change| guests::add_bot(change, bot, most))
    }

    fn bots(&self, owner: GuestId) -> Result<Vec<GuestRow>, StoreError> {
        self.read(|moment| guests::bots(moment, owner))
    }

    fn expire_guests(&self, not_seen_since: Millis) -> Result<Vec<GuestId>, StoreError> {
        let mut gone = Vec::new();
        // Some at a time, so that the tables that are played at need not wait long.
        loop {
            let some = self.write(|change| {
                let some = guests::unseen(change, not_seen_since, RETIRED_AT_ONCE)?;
                some.iter().try_for_each(|&guest| guests::delete(change, guest))?;
                Ok(Ok(some))
            })?;
            if some.is_empty() {
                break;
            }
            gone.extend(some);
        }
        if !gone.is_empty() {
            guests::forget(&self.writer()).map_err(fault)?;
        }
        Ok(gone)
    }

    fn names(&self, guests: &[GuestId]) -> Result<Vec<(GuestId, String)>, StoreError> {
        self.read(|moment| guests::names(moment, guests))
    }

    fn rename(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        self.write(|change| {
            guests::rename(change, guest, name)?;
            players::rename(change, guest, name).map(Ok)
        })
    }

    fn set_player(
        &self,
        table: &str,
        player: &SeatPlayer,
        _fence: Option<Fence>,
    ) -> Result<(), StoreError> {
        self.write(|change| players::set(change, table, player))
    }

    fn players(&self, table: &str) -> Result<Vec<SeatPlayer>, StoreError> {
        self.read(|moment| players::of(moment, table))
    }

    fn delete_guest(&self, guest: GuestId) -> Result<(), StoreError> {
        self.write(|change| guests::delete(change, guest).map(Ok))?;
        guests::forget(&self.writer()).map_err(fault)
    }

    fn add_chat(
        &self,
        table: &str,
        line: &ChatRow,
        message: Option<&MessageKey>,
        // One server has the file to itself.
        _fence: Option<Fence>,
    ) -> Result<(), StoreError> {
        self.write(|change| chat::add(change, table, line, message))
    }

    fn chat(&self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError> {
        self.read(|moment| chat::last(moment, table, most))
    }

    fn said_by(&self, guest: GuestId) -> Result<Vec<(String, ChatRow)>, StoreError> {
        self.read(|moment| chat::of(moment, guest))
    }

    fn add_code(
        &self,
        code_hash: &[u8; 32],
        code: &SeatCode,
        until: Millis,
        _fence: Option<Fence>,
    ) -> Result<(), StoreError> {
        self.write(|change| codes::add(change, code_hash, code, until))
    }

    fn table_of_code(&self, code_hash: &[u8; 32]) -> Result<Option<String>, StoreError> {
        self.read(|moment| codes::table(moment, code_hash))
    }

    fn take_code(
        &self,
        code_hash: &[u8; 32],
        now: Millis,
        _fence: Option<Fence>,
    ) -> Result<Option<SeatCode>, StoreError> {
        self.write(|change| codes::take(change, code_hash, now).map(Ok))
    }

    fn create_tournament(
        &self,
        row: &TournamentRow,
        first: &TournamentAppend,
        most: u32,
    ) -> Result<(), StoreError> {
        self.write(|change| tournaments::create(change, row, first, most))
    }

    fn append_tournament(&self, id: &str, more: &TournamentAppend) -> Result<(), StoreError> {
        self.write(|change| tournaments::append(change, id, more))
    }

    fn tournament(&self, id: &str) -> Result<Option<StoredTournament>, StoreError> {
        self.read(|moment| tournaments::load(moment, id))
    }

    fn tournaments_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, StoreError> {
        self.read(|moment| tournaments::of(moment, guest, most))
    }

    fn delete_tournament(&self, id: &str) -> Result<(), StoreError> {
        self.write(|change| tournaments::delete(change, id).map(Ok))?;
        guests::forget(&self.writer()).map_err(fault)
    }

    fn retire_tournaments(&self, before: Millis) -> Result<u64, StoreError> {
        self.write(|change| tournaments::retire(change, before).map(Ok))
    }

    fn dump_tournaments(
        &self,
        after: &str,
        most: u32,
    ) -> Result<Vec<StoredTournament>, StoreError> {
        self.read(|moment| tournaments::dump(moment, after, most))
    }

    fn import_tournaments(&self, dumps: &[StoredTournament]) -> Result<(), StoreError> {
        self.write(|change| {
            dumps.iter().try_for_each(|dump| tournaments::import(change, dump)).map(Ok)
        })
    }

    fn dump_tables(&self, after: u64, most: u32) -> Result<Vec<TableDump>, StoreError> {
        self.read(|moment| dump::tables(moment, after, most))
    }

    fn dump_guests(&self, after: Option<GuestId>, most: u32) -> Result<Vec<GuestRow>, StoreError> {
        self.read(|moment| dump::guests(moment, after, most))
    }

    fn import(&self, tables: &[TableDump], guests: &[GuestRow]) -> Result<(), StoreError> {
        self.write(|change| {
            guests.iter().try_for_each(|guest| guests::add(change, guest))?;
            for table in tables {
                if let Err(fault) = dump::import(change, table)? {
                    return Ok(Err(fault));
                }
            }
            Ok(Ok(()))
        })
    }
}

#[cfg(test)]
mod tests;
