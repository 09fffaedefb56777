//! New tables.

use super::Rooms;
use room::{Opening, denials, standing, stored};
use rules::{ErrorList, SpecError};
use store::{Append, ListingState, StoreError, TableRow};
use table::{Guest, Seed, Table};
use wire::{Opened, Said};

/// A table that is ready but not stored yet.
pub struct Draft {
    row: TableRow,
    table: Table,
}

impl Rooms {
    /// Opens a table. It counts for its opener.
    pub async fn create(&self, opener: Guest, opening: Opening) -> Result<Opened, Vec<Said>> {
        self.add(self.draft(opener, opening)?).await
    }

    /// Prepares a table. Slow if a long game was played before.
    pub fn draft(&self, opener: Guest, opening: Opening) -> Result<Draft, Vec<Said>> {
        let Opening { terms, seated } = opening;
        let broken =
            |faults: ErrorList<SpecError>| faults.iter().map(say::spec).collect::<Vec<_>>();
        let game = self.shared.games.of(&terms).map_err(broken)?;
        let row = TableRow {
            id: new_name(),
            invite: new_name(),
            seed: random(),
            created: self.now(),
            opener: Some(opener.0),
        };
        let table = Table::open(&row.id, terms, Seed::new(row.seed), game, &seated, row.created)
            .map_err(|fault| denials::open_fault(&fault))?;
        Ok(Draft { row, table })
    }

    /// Stores a new table: from then on it is there.
    pub async fn add(&self, draft: Draft) -> Result<Opened, Vec<Said>> {
        let Draft { row, table } = draft;
        let opened = Opened { table: row.id.clone(), invite: row.invite.clone() };
        let not_stored = |fault: StoreError| vec![denials::store_fault(&fault)];
        let fence = self.placement().fence().map_err(not_stored)?;
        let events = table.log().iter().map(|entry| stored(&entry.event, entry.at));
        // Nobody's page can be open yet.
        let turn = room::turn(&table, self.now(), self.shared.settings.room.reminder, |_| false);
        let append = Append {
            table: row.id.clone(),
            first: 1,
            events: events.collect(),
            message: None,
            standing: ListingState { turn, ..standing(&table) },
            vacated: Vec::new(),
            fence,
        };
        let limits = self.limits();
        let created = self.with_store(move |store| store.create(&row, &append, limits)).await;
        created.map_err(not_stored)?;
        Ok(opened)
    }

    /// Opens a table where the same people play the same game again. It counts for the guest who
    /// asked.
    pub(super) async fn open_again(&self, opener: Guest, opening: Opening) -> Result<String, Said> {
        let opened = self.create(opener, opening).await;
        let first = |faults: Vec<Said>| {
            faults.into_iter().next().unwrap_or_else(|| say::plain("denial-no-table"))
        };
        opened.map(|opened| opened.table).map_err(first)
    }
}

/// Random bytes from the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are no secrets, and no server.
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

/// A name that nobody guesses: 16 letters and digits, 80 bits.
pub fn new_name() -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    random::<16>().iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}
