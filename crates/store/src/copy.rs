//! Everything from one store into another, and the proof that it arrived.

use crate::{
    AccountRow, ChatRow, GuestId, GuestRow, Holiday, Judgement, ListingState, MessageKey, Millis,
    RatingRow, SeatCode, SeatPlan, SeatPlayer, Store, StoreError, StoredEvent, StoredTournament,
    TableRow, TimeNote,
};

/// How much is copied in one go.
const AT_ONCE: u32 = 64;

/// A table with all that is stored about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableDump {
    /// Where it stands among the tables of its store. Another store gives it another place in
    /// the same order.
    pub place: u64,
    /// What it was created with.
    pub row: TableRow,
    /// Its log, from event 1 on.
    pub events: Vec<StoredEvent>,
    /// The messages that events came from, with the number of the last of them.
    pub messages: Vec<(MessageKey, u32)>,
    /// What lists know of it. The guests are those who hold or held a seat, in the order of their
    /// numbers.
    pub standing: ListingState,
    /// When something happened last.
    pub touched: Millis,
    /// When it was marked to be retired.
    pub retired: Option<Millis>,
    /// What was said, the oldest first.
    pub chat: Vec<ChatRow>,
    /// Who plays, in the order of the seats.
    pub players: Vec<SeatPlayer>,
    /// The codes that are still kept, in the order of their hashes: the hash, what it hands over,
    /// and until when.
    pub codes: Vec<([u8; 32], SeatCode, Millis)>,
    /// The conditional moves, in the order of the seats.
    pub plans: Vec<SeatPlan>,
}

impl TableDump {
    /// The same but for its place.
    fn is_copy_of(&self, other: &TableDump) -> bool {
        *self == TableDump { place: self.place, ..other.clone() }
    }
}

/// How much was copied and compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Tables.
    pub tables: u64,
    /// Events in their logs.
    pub events: u64,
    /// Guests.
    pub guests: u64,
}

/// Why a store was not copied.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CopyError {
    /// The first store cannot be read.
    #[error("cannot read: {0}")]
    From(StoreError),
    /// The second store cannot be written or read.
    #[error("cannot write: {0}")]
    To(StoreError),
    /// A server uses one of them.
    #[error("a server uses the store")]
    InUse,
    /// Something is different in the copy. The name of a table, or none for guests and the rest.
    #[error("the copy differs")]
    Differs(Option<String>),
}

/// Copies everything into an empty store, then reads both again and compares. `progress` is told
/// how much is done after every part. Results are not copied: a server computes them from the logs.
pub fn copy(
    from: &dyn Store,
    to: &dyn Store,
    mut progress: impl FnMut(Copied),
) -> Result<Copied, CopyError> {
    for (store, fault) in [(from, CopyError::From as fn(_) -> _), (to, CopyError::To)] {
        let nodes = store.cluster().map_or(Ok(Vec::new()), |cluster| cluster.nodes());
        if !nodes.map_err(fault)?.is_empty() {
            return Err(CopyError::InUse);
        }
    }
    let is_empty = to.dump_tables(0, 1).map_err(CopyError::To)?.is_empty()
        && to.dump_guests(None, 1).map_err(CopyError::To)?.is_empty();
    if !is_empty {
        return Err(CopyError::To(StoreError::NotEmpty));
    }
    let mut copied = Copied::default();
    for guests in Guests::of(from) {
        let guests = guests.map_err(CopyError::From)?;
        to.import(&[], &guests).map_err(CopyError::To)?;
        for guest in &guests {
            if let Some(profile) = from.profile_of(guest.id).map_err(CopyError::From)? {
                to.set_profile(guest.id, Some(&profile)).map_err(CopyError::To)?;
            }
        }
        let holidays = holidays_of(from, &guests).map_err(CopyError::From)?;
        to.import_holidays(&holidays).map_err(CopyError::To)?;
        copied.guests += guests.len() as u64;
        progress(copied);
    }
    for accounts in AllAccounts::of(from) {
        to.import_accounts(&accounts.map_err(CopyError::From)?).map_err(CopyError::To)?;
        progress(copied);
    }
    for tables in Tables::of(from) {
        let tables = tables.map_err(CopyError::From)?;
        to.import(&tables, &[]).map_err(CopyError::To)?;
        copied.tables += tables.len() as u64;
        copied.events += tables.iter().map(|table| table.events.len() as u64).sum::<u64>();
        progress(copied);
    }
    for tournaments in Tournaments::of(from) {
        let tournaments = tournaments.map_err(CopyError::From)?;
        to.import_tournaments(&tournaments).map_err(CopyError::To)?;
    }
    for guests in Guests::of(from) {
        let ratings = ratings_of(from, &guests.map_err(CopyError::From)?);
        to.import_ratings(&ratings.map_err(CopyError::From)?, &[]).map_err(CopyError::To)?;
    }
    for judged in Judged::of(from) {
        to.import_ratings(&[], &judged.map_err(CopyError::From)?).map_err(CopyError::To)?;
    }
    let safety = from.dump_safety().map_err(CopyError::From)?;
    to.import_safety(&safety).map_err(CopyError::To)?;
    let reminders = from.dump_reminders().map_err(CopyError::From)?;
    to.import_reminders(&reminders).map_err(CopyError::To)?;
    let note = from.time_note().map_err(CopyError::From)?;
    to.set_time_note(note).map_err(CopyError::To)?;
    compare(from, to, note)?;
    Ok(copied)
}

/// Reads both stores from beginning to end.
fn compare(from: &dyn Store, to: &dyn Store, note: TimeNote) -> Result<(), CopyError> {
    let mut copies = Guests::of(to);
    for guests in Guests::of(from) {
        let copy = copies.next().unwrap_or(Ok(Vec::new())).map_err(CopyError::To)?;
        let guests = guests.map_err(CopyError::From)?;
        let same_ratings = ratings_of(from, &guests).map_err(CopyError::From)?
            == ratings_of(to, &guests).map_err(CopyError::To)?;
        let same_holidays = holidays_of(from, &guests).map_err(CopyError::From)?
            == holidays_of(to, &guests).map_err(CopyError::To)?;
        let same_rows = guests == copy && same_ratings && same_holidays;
        if !same_rows || !same_profiles(from, to, &guests)? {
            return Err(CopyError::Differs(None));
        }
    }
    let mut judged = Judged::of(to);
    for originals in Judged::of(from) {
        let copies = judged.next().unwrap_or(Ok(Vec::new())).map_err(CopyError::To)?;
        if originals.map_err(CopyError::From)? != copies {
            return Err(CopyError::Differs(None));
        }
    }
    let mut accounts = AllAccounts::of(to);
    for originals in AllAccounts::of(from) {
        let copy = accounts.next().unwrap_or(Ok(Vec::new())).map_err(CopyError::To)?;
        if originals.map_err(CopyError::From)? != copy {
            return Err(CopyError::Differs(None));
        }
    }
    let mut tables = Tables::of(to);
    for originals in Tables::of(from) {
        let copies = tables.next().unwrap_or(Ok(Vec::new())).map_err(CopyError::To)?;
        let originals = originals.map_err(CopyError::From)?;
        let differs = |place: usize| {
            !copies.get(place).is_some_and(|copy| copy.is_copy_of(&originals[place]))
        };
        if let Some(place) = (0..originals.len()).find(|&place| differs(place)) {
            return Err(CopyError::Differs(Some(originals[place].row.id.clone())));
        }
    }
    let mut tournaments = Tournaments::of(to);
    for originals in Tournaments::of(from) {
        let copies = tournaments.next().unwrap_or(Ok(Vec::new())).map_err(CopyError::To)?;
        if originals.map_err(CopyError::From)? != copies {
            return Err(CopyError::Differs(None));
        }
    }
    let safety = from.dump_safety().map_err(CopyError::From)?;
    if safety != to.dump_safety().map_err(CopyError::To)? {
        return Err(CopyError::Differs(None));
    }
    let reminders = from.dump_reminders().map_err(CopyError::From)?;
    if reminders != to.dump_reminders().map_err(CopyError::To)? {
        return Err(CopyError::Differs(None));
    }
    let is_longer = copies.next().is_some()
        || accounts.next().is_some()
        || tables.next().is_some()
        || tournaments.next().is_some()
        || judged.next().is_some();
    let noted = to.time_note().map_err(CopyError::To)?;
    if is_longer || noted != note { Err(CopyError::Differs(None)) } else { Ok(()) }
}

fn ratings_of(store: &dyn Store, guests: &[GuestRow]) -> Result<Vec<RatingRow>, StoreError> {
    store.ratings_of(&guests.iter().map(|guest| guest.id).collect::<Vec<_>>())
}

fn holidays_of(store: &dyn Store, guests: &[GuestRow]) -> Result<Vec<Holiday>, StoreError> {
    store.holidays(&guests.iter().map(|guest| guest.id).collect::<Vec<_>>())
}

/// Are guests shown under the same ids?
fn same_profiles(from: &dyn Store, to: &dyn Store, guests: &[GuestRow]) -> Result<bool, CopyError> {
    for guest in guests {
        let shown = from.profile_of(guest.id).map_err(CopyError::From)?;
        if shown != to.profile_of(guest.id).map_err(CopyError::To)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// All tables of a store, some at a time.
struct Tables<'a> {
    store: &'a dyn Store,
    after: u64,
}

impl Tables<'_> {
    fn of(store: &dyn Store) -> Tables<'_> {
        Tables { store, after: 0 }
    }
}

impl Iterator for Tables<'_> {
    type Item = Result<Vec<TableDump>, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        let some = self.store.dump_tables(self.after, AT_ONCE);
        if let Ok(tables) = &some {
            self.after = tables.last()?.place;
        }
        Some(some)
    }
}

/// All tournaments of a store, some at a time.
struct Tournaments<'a> {
    store: &'a dyn Store,
    after: String,
}

impl Tournaments<'_> {
    fn of(store: &dyn Store) -> Tournaments<'_> {
        Tournaments { store, after: String::new() }
    }
}

impl Iterator for Tournaments<'_> {
    type Item = Result<Vec<StoredTournament>, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        let some = self.store.dump_tournaments(&self.after, AT_ONCE);
        if let Ok(tournaments) = &some {
            self.after.clone_from(&tournaments.last()?.row.id);
        }
        Some(some)
    }
}

/// All rated games of a store that were judged, some at a time.
struct Judged<'a> {
    store: &'a dyn Store,
    after: String,
}

impl Judged<'_> {
    fn of(store: &dyn Store) -> Judged<'_> {
        Judged { store, after: String::new() }
    }
}

impl Iterator for Judged<'_> {
    type Item = Result<Vec<(String, Judgement)>, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        let some = self.store.dump_judged(&self.after, AT_ONCE);
        if let Ok(judged) = &some {
            self.after.clone_from(&judged.last()?.0);
        }
        Some(some)
    }
}

/// All guests of a store, some at a time.
struct Guests<'a> {
    store: &'a dyn Store,
    after: Option<GuestId>,
}

impl Guests<'_> {
    fn of(store: &dyn Store) -> Guests<'_> {
        Guests { store, after: None }
    }
}

impl Iterator for Guests<'_> {
    type Item = Result<Vec<GuestRow>, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        let some = self.store.dump_guests(self.after, AT_ONCE);
        if let Ok(guests) = &some {
            self.after = Some(guests.last()?.id);
        }
        Some(some)
    }
}

/// All accounts of a store, some at a time.
struct AllAccounts<'a> {
    store: &'a dyn Store,
    after: Option<GuestId>,
}

impl AllAccounts<'_> {
    fn of(store: &dyn Store) -> AllAccounts<'_> {
        AllAccounts { store, after: None }
    }
}

impl Iterator for AllAccounts<'_> {
    type Item = Result<Vec<AccountRow>, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        let some = self.store.dump_accounts(self.after, AT_ONCE);
        if let Ok(accounts) = &some {
            self.after = Some(accounts.last()?.guest);
        }
        Some(some)
    }
}
