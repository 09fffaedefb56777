//! What a server must not lose: the log of every table, guests, chat.
//!
//! [`Store`] is a set of plain blocking calls. The log is append-only: an event is known
//! by its table and its number, and nothing can be stored twice under the same.
//!
//! The features `sqlite` and `postgres` add the two implementations. Without them only the types
//! and the trait are left, which compile anywhere.

mod accounts;
mod cluster;
mod copy;
mod correspondence;
mod error;
mod lobby;
#[cfg(any(feature = "postgres", feature = "sqlite"))]
mod numbers;
#[cfg(feature = "postgres")]
mod postgres;
mod ratings;
mod reminders;
mod results;
mod safety;
mod seeks;
#[cfg(feature = "sqlite")]
mod sqlite;
mod tournament;
mod writer;

pub use accounts::{
    AccountRow, Accounts, CeremonyRow, FoundPasskey, MOST_SESSIONS, PasskeyRow, Removal,
    SessionRow, SignIn,
};
pub use cluster::{Claim, Cluster, Epoch, Fence, Joined, NewNode, NodeId, NodeRow};
pub use copy::{Copied, CopyError, TableDump, copy};
pub use correspondence::{Correspondence, Holiday, HolidayAnswer, HolidayLimits, SeatPlan};
pub use error::StoreError;
pub use lobby::{Lobby, LobbyRows, LobbyWanted, SeekRow};
#[cfg(feature = "postgres")]
pub use postgres::{Postgres, PostgresUrl};
pub use ratings::{FirstSolution, Judgement, Rate, RatedPerson, RatingChange, RatingRow, Ratings};
pub use reminders::{Reminder, Reminders, RemindersDump, Subscription, Turn};
pub use results::{
    FoundResult, GameResult, ResultPerson, ResultsWanted, SeatResult, Tallied, Tally,
};
pub use safety::{
    AuditRow, BanRow, MarkKind, MarkRow, ReportAnswer, ReportLine, ReportRow, RunLimits, Safety,
    SafetyDump,
};
pub use seeks::{Seek, SeekAnswer};
#[cfg(feature = "sqlite")]
pub use sqlite::{Existing, Loss, Sqlite, Synchronous, backup, restore};
pub use tournament::{
    EntrantRow, StoredTournament, TournamentAppend, TournamentGame, TournamentRow,
};
pub use writer::{Batch, Writer, Written};

/// A person or a bot, as a number that is no secret.
pub type GuestId = u64;

/// The id of a bot has this bit; the ids of people are below it. So everybody who sees the number of
/// a guest can tell, also from the log of an old game.
const BOT: GuestId = 1 << 53;

/// Is this guest a bot?
pub const fn is_bot(guest: GuestId) -> bool {
    guest >> 53 == 1
}

/// The id of a bot, made of a random number.
///
/// ```
/// use spielhof_store::{bot_id, is_bot};
/// assert!(is_bot(bot_id(7)) && is_bot(bot_id(u64::MAX)) && !is_bot((1 << 53) - 1));
/// ```
pub const fn bot_id(random: u64) -> GuestId {
    // An even number of this size is exact in JavaScript too.
    (random & (BOT - 2)) | BOT
}

/// Thousandths of a second since 1970.
pub type Millis = u64;

/// A table as it is created. The seed is secret until the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its id, which is all it takes to watch.
    pub id: String,
    /// What it takes to sit down.
    pub invite: String,
    /// The server's seed for the dice.
    pub seed: [u8; 32],
    /// When it was opened.
    pub created: Millis,
    /// The guest who opened it; none for tables older than this entry.
    pub opener: Option<GuestId>,
}

/// How many tables whose games are not over there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableLimits {
    /// Of all guests together.
    pub all: u64,
    /// Of one guest: opened by them, or with a seat they hold or held.
    pub per_guest: u64,
}

impl TableLimits {
    /// As many as one likes.
    pub const NONE: TableLimits = TableLimits { all: u64::MAX, per_guest: u64::MAX };
}

/// Which tables are retired, and when. Times are lengths of time but for `now`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retirement {
    /// The time.
    pub now: Millis,
    /// For tables at which nothing happens any more; never if none.
    pub idle: Option<RetireAfter>,
    /// For tables whose games never began; never if none.
    pub unbegun: Option<RetireAfter>,
}

/// The two steps in which a table is retired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetireAfter {
    /// After this time without an event it is marked, and no longer listed.
    pub mark: Millis,
    /// After this further time without an event it is deleted.
    pub delete: Millis,
}

/// What a server notes about the time, to find out later whether its clock has jumped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeNote {
    /// The latest time that was plausible.
    pub trusted: Option<Millis>,
    /// A later time that is not plausible.
    pub doubted: Option<DoubtedTime>,
}

/// A time that does not follow from the last one noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoubtedTime {
    /// The time as last seen.
    pub at: Millis,
    /// How long servers have been running by it.
    pub ran: Millis,
}

/// An event as it is stored: the time, and the event as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub event: String,
}

/// What a list of tables needs to know without reading logs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListingState {
    /// The guests who hold seats, each once.
    pub guests: Vec<GuestId>,
    /// Has the game begun?
    pub began: bool,
    /// Is the game over?
    pub over: bool,
    /// Can everybody find it: to sit down before it begins, and to watch from then on?
    pub listed: bool,
    /// Whom it waits for, where a turn may take long.
    pub turn: Option<Turn>,
}

/// The message that events came from. Sent again it must do nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MessageKey {
    /// Who sent it.
    pub guest: GuestId,
    /// What they called it.
    pub id: String,
}

/// Events to be appended to the log of one table, all or none of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// The number of the first event; the others follow.
    pub first: u32,
    /// The events.
    pub events: Vec<StoredEvent>,
    /// What they came from, if from a person.
    pub message: Option<MessageKey>,
    /// How the table stands after them.
    pub standing: ListingState,
    /// The seats, from one, whose codes and plans are void because of them.
    pub vacated: Vec<u8>,
    /// Who stores them. None where one server has the store to itself.
    pub fence: Option<Fence>,
}

/// What a one-time code hands over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatCode {
    /// The table's id.
    pub table: String,
    /// The seat, from one.
    pub seat: u8,
    /// The guest who asked for the code, and held the seat then.
    pub issuer: GuestId,
}

/// Everything about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// What it was created with.
    pub row: TableRow,
    /// Its log, from event 1 on.
    pub events: Vec<StoredEvent>,
    /// The messages that events came from, with the number of the last of them.
    pub messages: Vec<(MessageKey, u32)>,
}

/// A person. The secret itself is never stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestRow {
    /// Who.
    pub id: GuestId,
    /// SHA-256 of the secret.
    pub secret_hash: [u8; 32],
    /// The name others see; may be empty.
    pub name: String,
    /// When last seen.
    pub seen: Millis,
    /// The guest who made it, if it is a bot. With them it is deleted.
    pub owner: Option<GuestId>,
}

/// Something said at a table. Not part of the log: it can be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// When.
    pub at: Millis,
    /// By whom, if by a guest. What a guest said is deleted with them.
    pub guest: Option<GuestId>,
    /// By which seat, from one.
    pub seat: Option<u8>,
    /// What.
    pub text: String,
}

/// How a phrase begins in the place of a text: nobody can type it.
const PHRASE: char = '\u{1}';

impl ChatRow {
    /// The text that stands for a phrase.
    pub fn phrase_text(phrase: &str) -> String {
        format!("{PHRASE}{phrase}")
    }

    /// The id of the phrase, if it is one.
    ///
    /// ```
    /// use spielhof_store::ChatRow;
    /// let text = ChatRow::phrase_text("hello");
    /// let said = |text| ChatRow { at: 1, guest: None, seat: None, text };
    /// assert_eq!(said(text).phrase(), Some("hello"));
    /// assert_eq!(said("hello".to_owned()).phrase(), None);
    /// ```
    pub fn phrase(&self) -> Option<&str> {
        self.text.strip_prefix(PHRASE)
    }
}

/// The id of the player who is the guest, in distinction from others at the same device.
pub const OWN_PLAYER: &str = "me";

/// The person who plays a seat: several may share a device. Not part of the log: it can be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPlayer {
    /// The seat, from one.
    pub seat: u8,
    /// The guest who holds it. With them this is deleted.
    pub guest: GuestId,
    /// Tells the people at a device apart; [`OWN_PLAYER`] for the guest.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// What their picture is drawn from.
    pub avatar: u32,
}

/// The connections to a database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PoolStatus {
    /// How many there are.
    pub size: usize,
    /// How many of them nobody uses.
    pub available: usize,
    /// How many wait for one.
    pub waiting: usize,
}

/// Where everything is kept.
pub trait Store:
    Accounts + Correspondence + Lobby + Ratings + Reminders + Safety + Send + Sync + 'static
{
    /// Creates a table together with the first events of its log, or neither. The limits are
    /// checked in the same transaction, so that no two requests can pass them together.
    fn create(
        &self,
        table: &TableRow,
        append: &Append,
        limits: TableLimits,
    ) -> Result<(), StoreError>;

    /// Appends to many tables at once and makes it last: when this returns, what it calls
    /// done survives a crash. One answer for each, in the same order; one that fails does not
    /// hinder the others. That a message is repeated is said before that it is out of order.
    fn append(&self, batch: &[Append]) -> Vec<Result<(), StoreError>>;

    /// A table with its log; `None` if there is none of this id.
    fn load(&self, table: &str) -> Result<Option<StoredTable>, StoreError>;

    /// The tables at which a guest holds or held a seat, the one at which something happened
    /// last first.
    fn tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, StoreError>;

    /// The tables that everybody can find and that have not begun. First the latest table of every opener, the one at which
    /// something happened last first; then the second of every opener, and so on, up to
    /// `most_per_opener`.
    fn listed(&self, most: u32, most_per_opener: u32) -> Result<Vec<String>, StoreError>;

    /// Games that everybody can watch: tables that were in that list and have begun, the one at
    /// which something happened last first.
    fn watchable(&self, most: u32) -> Result<Vec<String>, StoreError>;

    /// The tables whose games are not over: they are looked after again after a restart.
    fn running(&self) -> Result<Vec<String>, StoreError>;

    /// How many tables are not over, and how many there are.
    fn count(&self) -> Result<(u64, u64), StoreError>;

    /// How many tables that a guest opened, or at which they hold or held a seat, are not over.
    fn running_of(&self, guest: GuestId) -> Result<u64, StoreError>;

    /// Some tables whose games are over and have no result yet, in the order of their ids. `after` is
    /// the id of the last one seen, empty at first.
    fn without_result(&self, after: &str, most: u32) -> Result<Vec<String>, StoreError>;

    /// Keeps the result of a table whose game is over; nothing happens if there is one. Guests who
    /// are deleted are left out. A table that was marked to be retired is no longer.
    fn set_result(&self, table: &str, result: &GameResult) -> Result<(), StoreError>;

    /// The finished games of a guest, the latest first.
    fn results_of(
        &self,
        guest: GuestId,
        wanted: &ResultsWanted,
    ) -> Result<Vec<FoundResult>, StoreError>;

    /// The games of this kind that count for figures, those that are alike together: by players, winner
    /// (none first) and turns.
    fn tallies(&self, game: &str) -> Result<Vec<Tallied>, StoreError>;

    /// Looks for somebody who wants to play one of the same games, and keeps on looking. The guest
    /// says so again and again as long as they are there. Two are paired in one transaction, so that
    /// nobody is paired twice.
    fn seek(&self, seek: &Seek) -> Result<SeekAnswer, StoreError>;

    /// Tells guests who were paired at which table they play.
    fn seat_seekers(&self, guests: &[GuestId], table: &str) -> Result<(), StoreError>;

    /// A guest looks no longer. The table, if one was opened for them.
    fn end_seek(&self, guest: GuestId) -> Result<Option<String>, StoreError>;

    /// Forgets those who look for somebody and were not seen since.
    fn forget_seeks(&self, not_seen_since: Millis) -> Result<(), StoreError>;

    /// Shows the finished games of a guest under this id, or hides them.
    fn set_profile(&self, guest: GuestId, profile: Option<&str>) -> Result<(), StoreError>;

    /// The id under which the finished games of a guest are shown, if they are.
    fn profile_of(&self, guest: GuestId) -> Result<Option<String>, StoreError>;

    /// The guest whose finished games are shown under this id, with their name.
    fn guest_of_profile(&self, profile: &str) -> Result<Option<(GuestId, String)>, StoreError>;

    /// Retires tables in two steps: first deletes those that an earlier call marked long enough
    /// ago, with all that is theirs, then marks those at which nothing happened for too long. A
    /// table with the result of an existing guest is never marked.
    /// Whatever happens at a marked table takes the mark away. Answers with the ids of the
    /// deleted.
    fn retire(&self, retirement: &Retirement) -> Result<Vec<String>, StoreError>;

    /// What earlier runs of a server noted about the time; without a note, when something
    /// happened at a table last.
    fn time_note(&self) -> Result<TimeNote, StoreError>;

    /// Notes it for later runs.
    fn set_time_note(&self, note: TimeNote) -> Result<(), StoreError>;

    /// A new guest.
    fn add_guest(&self, guest: &GuestRow) -> Result<(), StoreError>;

    /// The guest with this secret: their own, or that of a device which is signed in. When they were
    /// seen is when that secret was.
    fn guest_by_secret(&self, secret_hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreError>;

    /// Notes when a guest was seen.
    fn see_guest(&self, guest: GuestId, at: Millis) -> Result<(), StoreError>;

    /// A new bot, unless its owner has this many already or is deleted.
    fn add_bot(&self, bot: &GuestRow, most: u32) -> Result<(), StoreError>;

    /// The bots of a guest, in the order of their ids.
    fn bots(&self, owner: GuestId) -> Result<Vec<GuestRow>, StoreError>;

    /// Deletes guests who were not seen since, have neither account nor bots, and hold or held no
    /// seat at a table whose game is not over, as [`Store::delete_guest`] does. Answers with who they
    /// were.
    fn expire_guests(&self, not_seen_since: Millis) -> Result<Vec<GuestId>, StoreError>;

    /// The names of guests; those who are deleted or have none are left out.
    fn names(&self, guests: &[GuestId]) -> Result<Vec<(GuestId, String)>, StoreError>;

    /// Gives a guest another name. An unknown guest stays nameless.
    fn rename(&self, guest: GuestId, name: &str) -> Result<(), StoreError>;

    /// Keeps who plays a seat, in place of the player before. Nothing happens if the guest is
    /// deleted.
    fn set_player(
        &self,
        table: &str,
        player: &SeatPlayer,
        fence: Option<Fence>,
    ) -> Result<(), StoreError>;

    /// Who plays at a table, in the order of the seats.
    fn players(&self, table: &str) -> Result<Vec<SeatPlayer>, StoreError>;

    /// Deletes all that is stored about a guest and their bots: name, secret, what they said, their
    /// messages' ids, where they sat. The logs keep only a number that means nothing any more.
    fn delete_guest(&self, guest: GuestId) -> Result<(), StoreError>;

    /// Keeps something that was said together with the id of its message, if it has one. A
    /// message that was stored before is [`StoreError::Repeated`] and stores nothing.
    fn add_chat(
        &self,
        table: &str,
        line: &ChatRow,
        message: Option<&MessageKey>,
        fence: Option<Fence>,
    ) -> Result<(), StoreError>;

    /// The last things said at a table, the oldest first.
    fn chat(&self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError>;

    /// All that a guest said, with the ids of the tables, the oldest first.
    fn said_by(&self, guest: GuestId) -> Result<Vec<(String, ChatRow)>, StoreError>;

    /// Keeps a one-time code, as its hash, that hands a seat to the guest who brings it.
    fn add_code(
        &self,
        code_hash: &[u8; 32],
        code: &SeatCode,
        until: Millis,
        fence: Option<Fence>,
    ) -> Result<(), StoreError>;

    /// The table that a code is for, if there is such a code. The code is not used up.
    fn table_of_code(&self, code_hash: &[u8; 32]) -> Result<Option<String>, StoreError>;

    /// Uses a code up: what it hands over, if it was good. It is good until its time inclusive.
    /// Whether its issuer still holds the seat is for the table to say.
    fn take_code(
        &self,
        code_hash: &[u8; 32],
        now: Millis,
        fence: Option<Fence>,
    ) -> Result<Option<SeatCode>, StoreError>;

    /// Creates a tournament with its first events, unless its organiser has this many already or is
    /// deleted.
    fn create_tournament(
        &self,
        row: &TournamentRow,
        first: &TournamentAppend,
        most: u32,
    ) -> Result<(), StoreError>;

    /// Adds to a tournament. One whose log has gone on is [`StoreError::OutOfOrder`] and stays as it is.
    fn append_tournament(&self, id: &str, more: &TournamentAppend) -> Result<(), StoreError>;

    /// A tournament with all that is stored about it.
    fn tournament(&self, id: &str) -> Result<Option<StoredTournament>, StoreError>;

    /// The tournaments that a guest runs or takes part in, the one at which something happened last
    /// first.
    fn tournaments_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, StoreError>;

    /// Deletes a tournament, known or not. Its tables stay.
    fn delete_tournament(&self, id: &str) -> Result<(), StoreError>;

    /// Deletes the tournaments at which nothing has happened since; how many.
    fn retire_tournaments(&self, before: Millis) -> Result<u64, StoreError>;

    /// Some tournaments in the order of their ids; `after` is the id of the last one seen.
    fn dump_tournaments(&self, after: &str, most: u32)
    -> Result<Vec<StoredTournament>, StoreError>;

    /// Stores tournaments as they were dumped, all or none. Their guests must be there.
    fn import_tournaments(&self, dumps: &[StoredTournament]) -> Result<(), StoreError>;

    /// Some tables with all that is stored about them, in the order in which they were created.
    /// `after` is the [`TableDump::place`] of the last one seen, 0 at first.
    fn dump_tables(&self, after: u64, most: u32) -> Result<Vec<TableDump>, StoreError>;

    /// Some guests in the order of their ids; `after` is the id of the last one seen.
    fn dump_guests(&self, after: Option<GuestId>, most: u32) -> Result<Vec<GuestRow>, StoreError>;

    /// Stores tables and guests as they were dumped, all or none. They must not be there yet.
    fn import(&self, tables: &[TableDump], guests: &[GuestRow]) -> Result<(), StoreError>;

    /// The connections to a database; none if there is no pool of them.
    fn pool(&self) -> Option<PoolStatus> {
        None
    }

    /// Where several servers agree on who owns which table; none if the store serves one server.
    fn cluster(&self) -> Option<&dyn Cluster> {
        None
    }
}
