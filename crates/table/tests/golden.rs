//! Golden games: one recorded game for each entry of the catalogue. If one of them
//! replays differently, the rules have changed and their number must be raised.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::CATALOGUE;
use table::{Ending, Record};

#[test]
fn every_game_has_a_golden_game_that_replays_to_its_end() {
    for entry in CATALOGUE {
        let id = entry.head().id;
        let path = format!("{}/tests/golden/{id}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        let record: Record = text.parse().unwrap_or_else(|f| panic!("{path}: {f:?}"));
        assert_eq!(record.game, id);
        let table = record.replay().unwrap_or_else(|f| panic!("{path}: {f:?}"));
        assert_eq!(table.ending(), Some(Ending::Rules), "{id}");
        assert_eq!(table.turns() as usize, record.turns.len(), "{id}: a line for each turn");
        let again = Record { notes: record.notes.clone(), ..Record::of(&table) };
        assert_eq!(again.to_string(), text, "{id}: written as it was read");
    }
}
