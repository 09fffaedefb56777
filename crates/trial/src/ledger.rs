//! What the server has promised at one table, and whether its file keeps it.

use std::collections::{BTreeMap, HashMap};
use store::{Store, StoredTable};
use table::{Event, Holder, LogEntry, Seed, Table};
use wire::{TableView, ToServer};

/// What was said and shown at one table.
#[derive(Default)]
pub struct Ledger {
    /// Its id.
    pub table: String,
    /// What was sent, by the ids of the messages.
    pub sent: HashMap<String, ToServer>,
    /// What was acknowledged: the id of a message and the number of its last event.
    pub acknowledged: Vec<(String, u32)>,
    /// The actions that were shown, by their numbers.
    pub shown: BTreeMap<u32, String>,
    /// Whole tables that were shown.
    pub welcomes: Vec<TableView>,
}

/// How a file keeps what was promised.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// Actions that were acknowledged.
    pub acknowledged: u64,
    /// Of these, not stored, or not as they were sent.
    pub lost: u64,
    /// Events of people without exactly one message, and messages stored twice.
    pub doubled: u64,
    /// Actions that somebody was shown and that are not stored.
    pub shown_but_lost: u64,
    /// Tables whose log does not replay, or not to what was shown.
    pub broken: u64,
    /// Events in the logs.
    pub events: u64,
    /// Whole tables that were shown and compared.
    pub compared: u64,
}

impl Account {
    /// Is every promise kept?
    pub fn is_clean(&self) -> bool {
        self.lost + self.doubled + self.shown_but_lost + self.broken == 0
    }

    /// Both together.
    pub fn add(&mut self, other: &Account) {
        self.acknowledged += other.acknowledged;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.shown_but_lost += other.shown_but_lost;
        self.broken += other.broken;
        self.events += other.events;
        self.compared += other.compared;
    }
}

impl Ledger {
    /// Looks into the file.
    pub fn check(&self, store: &dyn Store) -> Account {
        let mut account = Account {
            acknowledged: self.acknowledged.len() as u64,
            compared: self.welcomes.len() as u64,
            ..Account::default()
        };
        let stored = store.load(&self.table).ok().flatten();
        let log = stored.as_ref().and_then(log);
        let (Some(stored), Some(log)) = (stored, log) else {
            account.broken = 1;
            account.lost = account.acknowledged;
            return account;
        };
        account.events = log.len() as u64;
        account.lost = self.lost(&stored, &log);
        account.shown_but_lost = self.shown_but_lost(&log);
        let seed = Seed::new(stored.row.seed);
        let replayed = Table::replay(&self.table, seed, log, |terms| terms.build());
        match replayed {
            Ok(table) => {
                account.doubled = doubled(&stored, &table);
                account.broken = u64::from(!self.welcomes.iter().all(|seen| agrees(&table, seen)));
            }
            Err(_) => account.broken = 1,
        }
        account
    }

    fn lost(&self, stored: &StoredTable, log: &[LogEntry]) -> u64 {
        let numbers: HashMap<&str, u32> =
            stored.messages.iter().map(|(key, number)| (key.id.as_str(), *number)).collect();
        let kept = |(id, number): &&(String, u32)| {
            let event = log.get(*number as usize - 1).map(|entry| &entry.event);
            numbers.get(id.as_str()) == Some(number)
                && self.sent.get(id).zip(event).is_some_and(|(sent, event)| came_of(sent, event))
        };
        self.acknowledged.iter().filter(|promise| !kept(promise)).count() as u64
    }

    fn shown_but_lost(&self, log: &[LogEntry]) -> u64 {
        let stored = |number: u32| match log.get(number as usize - 1).map(|entry| &entry.event) {
            Some(Event::Acted { action, .. } | Event::Rolled { action, .. }) => Some(action),
            _ => None,
        };
        self.shown.iter().filter(|(number, action)| stored(**number) != Some(action)).count() as u64
    }
}

fn log(stored: &StoredTable) -> Option<Vec<LogEntry>> {
    let entry = |(number, stored): (u32, &store::StoredEvent)| {
        let event = serde_json::from_str(&stored.event).ok()?;
        Some(LogEntry { number, at: stored.at, event })
    };
    (1..).zip(&stored.events).map(entry).collect()
}

/// Can the last event of a message be this one?
fn came_of(sent: &ToServer, event: &Event) -> bool {
    match (sent, event) {
        (ToServer::Act { seat, action, .. }, Event::Acted { seat: by, action: done }) => {
            seat == by && action == done
        }
        (ToServer::Seed { seed, .. }, Event::Seeded { seed: kept, .. }) => seed == kept,
        (ToServer::Roll { .. }, Event::Rolled { .. }) => true,
        (ToServer::Sit { .. }, Event::Sat { .. } | Event::Began) => true,
        (ToServer::Resign { .. }, Event::Ended { .. } | Event::Resigned { .. }) => true,
        _ => false,
    }
}

/// Every action of a person comes from one message, and no two messages did the same.
fn doubled(stored: &StoredTable, table: &Table) -> u64 {
    let mut messages: HashMap<u32, u64> = HashMap::new();
    let mut ids: HashMap<&str, u64> = HashMap::new();
    for (key, number) in &stored.messages {
        *messages.entry(*number).or_default() += 1;
        *ids.entry(&key.id).or_default() += 1;
    }
    let by_person = |event: &Event| match event {
        Event::Acted { seat, .. } => {
            let seat = table.seat(*seat);
            seat.is_some_and(|seat| matches!(table.holder(seat), Holder::Person(_)))
        }
        _ => false,
    };
    let acted = table.log().iter().filter(|entry| by_person(&entry.event));
    let without = acted.filter(|entry| messages.get(&entry.number) != Some(&1)).count();
    let twice = ids.values().chain(messages.values()).filter(|&&times| times != 1).count();
    (without + twice) as u64
}

/// Was the table at that moment what somebody was shown?
fn agrees(table: &Table, seen: &TableView) -> bool {
    let then = table.before(seen.scene.event + 1);
    let moves: Vec<&str> = seen.moves.iter().map(|moved| moved.action.as_str()).collect();
    then.last() == seen.scene.event
        && then.course().written_actions() == moves
        && server::shape::pieces(then.course().position()) == seen.scene.pieces
}
