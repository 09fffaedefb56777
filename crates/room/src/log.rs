//! Logs as they are stored, read again.

use rules::{AnyGame, ErrorList, SpecError};
use std::sync::Arc;
use store::StoredEvent;
use table::{Event, LogEntry, LogError, Seed, Table, Terms};

/// The table of a stored log. `build` makes the game, or finds one that is there.
pub fn replayed(
    id: &str,
    seed: Seed,
    events: Vec<StoredEvent>,
    build: impl FnOnce(&Terms) -> Result<Arc<AnyGame>, ErrorList<SpecError>>,
) -> Result<Table, LogError> {
    let entry = |(number, stored): (u32, StoredEvent)| {
        let event: Event = serde_json::from_str(&stored.event).ok()?;
        Some(LogEntry { number, at: stored.at, event })
    };
    let log: Option<Vec<LogEntry>> = (1..).zip(events).map(entry).collect();
    Table::replay(id, seed, log.ok_or(LogError::NoOpening)?, build)
}
