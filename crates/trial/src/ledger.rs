//! What the server has promised at one table, and whether its store keeps it.

use std::collections::{BTreeMap, HashMap, HashSet};
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
    /// The ids of messages that were refused.
    pub refused: HashSet<String>,
    /// The actions that were shown, by their numbers.
    pub shown: BTreeMap<u32, String>,
    /// Actions that were shown under a number under which another was shown before.
    pub contradicted: u64,
    /// The highest number of an event that somebody has seen.
    pub seen: u32,
    /// Whole tables that were shown.
    pub welcomes: Vec<TableView>,
}

/// How a store keeps what was promised.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// Messages that were acknowledged.
    pub acknowledged: u64,
    /// Of these, lines of chat.
    pub chat: u64,
    /// Of all that was acknowledged, not stored, or not as it was sent.
    pub lost: u64,
    /// Events of people without exactly one message, messages and lines of chat stored twice, and
    /// messages that were refused and are stored all the same.
    pub doubled: u64,
    /// Events that somebody was shown and that are not stored.
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
        self.chat += other.chat;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.shown_but_lost += other.shown_but_lost;
        self.broken += other.broken;
        self.events += other.events;
        self.compared += other.compared;
    }
}

impl Ledger {
    /// For the table with this id.
    pub fn of(table: &str) -> Ledger {
        Ledger { table: table.to_owned(), ..Ledger::default() }
    }

    /// Notes an action that somebody was shown.
    pub fn show(&mut self, number: u32, action: String) {
        match self.shown.get(&number) {
            Some(before) if *before != action => self.contradicted += 1,
            _ => drop(self.shown.insert(number, action)),
        }
    }

    /// Looks into the store.
    pub fn check(&self, store: &dyn Store) -> Account {
        let mut account = Account {
            acknowledged: self.acknowledged.len() as u64,
            compared: self.welcomes.len() as u64,
            ..Account::default()
        };
        let stored = store.load(&self.table).ok().flatten();
        let chat = store.chat(&self.table, u32::MAX >> 1).ok();
        let log = stored.as_ref().and_then(log);
        let (Some(stored), Some(log), Some(chat)) = (stored, log, chat) else {
            account.broken = 1;
            account.lost = account.acknowledged;
            return account;
        };
        let mut lines: HashMap<&str, u64> = HashMap::new();
        for line in &chat {
            *lines.entry(&line.text).or_default() += 1;
        }
        account.events = log.len() as u64;
        account.chat = self.acknowledged.iter().filter(|(id, _)| self.is_chat(id)).count() as u64;
        account.lost = self.lost(&stored, &log, &lines);
        account.shown_but_lost = self.shown_but_lost(&log) + self.contradicted;
        account.doubled = lines.values().filter(|&&times| times > 1).count() as u64;
        account.doubled += self.refused_but_stored(&stored);
        let seed = Seed::new(stored.row.seed);
        let replayed = Table::replay(&self.table, seed, log, |terms| terms.build());
        match replayed {
            Ok(table) => {
                account.doubled += self.doubled(&stored, &table);
                account.broken = u64::from(!self.welcomes.iter().all(|seen| agrees(&table, seen)));
            }
            Err(_) => account.broken = 1,
        }
        account
    }

    fn is_chat(&self, id: &str) -> bool {
        matches!(self.sent.get(id), Some(ToServer::Chat { .. }))
    }

    fn lost(&self, stored: &StoredTable, log: &[LogEntry], lines: &HashMap<&str, u64>) -> u64 {
        let numbers: HashMap<&str, u32> =
            stored.messages.iter().map(|(key, number)| (key.id.as_str(), *number)).collect();
        let is_kept = |sent: &ToServer, event: &Event| match sent {
            ToServer::Chat { text, .. } => lines.contains_key(text.as_str()),
            sent => came_of(sent, event),
        };
        let kept = |(id, number): &&(String, u32)| {
            let event = log.get((*number as usize).wrapping_sub(1)).map(|entry| &entry.event);
            numbers.get(id.as_str()) == Some(number)
                && self.sent.get(id).zip(event).is_some_and(|(sent, event)| is_kept(sent, event))
        };
        self.acknowledged.iter().filter(|promise| !kept(promise)).count() as u64
    }

    fn shown_but_lost(&self, log: &[LogEntry]) -> u64 {
        let stored = |number: u32| match log.get(number as usize - 1).map(|entry| &entry.event) {
            Some(Event::Acted { action, .. } | Event::Rolled { action, .. }) => Some(action),
            _ => None,
        };
        let lost = self.shown.iter().filter(|(number, action)| stored(**number) != Some(action));
        lost.count() as u64 + u64::from(self.seen).saturating_sub(log.len() as u64)
    }

    fn refused_but_stored(&self, stored: &StoredTable) -> u64 {
        stored.messages.iter().filter(|(key, _)| self.refused.contains(&key.id)).count() as u64
    }

    /// Every action of a person comes from one message, and no two messages did the same.
    fn doubled(&self, stored: &StoredTable, table: &Table) -> u64 {
        let mut messages: HashMap<u32, u64> = HashMap::new();
        let mut ids: HashMap<&str, u64> = HashMap::new();
        for (key, number) in &stored.messages {
            *ids.entry(&key.id).or_default() += 1;
            // A line of chat has the number of the last event before it.
            if !self.is_chat(&key.id) {
                *messages.entry(*number).or_default() += 1;
            }
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

/// Was the table at that moment what somebody was shown?
fn agrees(table: &Table, seen: &TableView) -> bool {
    let then = table.before(seen.scene.event + 1);
    let moves: Vec<&str> = seen.moves.iter().map(|moved| moved.action.as_str()).collect();
    then.last() == seen.scene.event
        && then.course().written_actions() == moves
        && server::shape::pieces(then.course().position()) == seen.scene.pieces
}
