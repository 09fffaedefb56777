//! Perft tables: one file for each game, one line for each setting. The figures come
//! from an independent implementation.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_rules::{CATALOGUE, Spec};

/// `players=2 jumps=adjacent: 14 196 …`
fn check_line(id: &str, line: &str) {
    let (setting, counts) = line.split_once(": ").expect("a setting, a colon, the counts");
    let mut spec = Spec::smallest(id).unwrap();
    for word in setting.split_whitespace() {
        let (option, value) = word.split_once('=').unwrap();
        spec = match option {
            "players" => Spec::of(id, value.parse().unwrap()).unwrap(),
            _ => spec.set(option, value),
        };
    }
    let start = spec.build().unwrap_or_else(|faults| panic!("{id} {setting}: {faults:?}")).start();
    for (count, depth) in counts.split_whitespace().zip(1..) {
        let count: u64 = count.parse().unwrap();
        assert_eq!(start.perft(depth), count, "{id} {setting}, depth {depth}");
        let divided: u64 = start.divide(depth).iter().map(|(_, count)| count).sum();
        assert_eq!(divided, count);
    }
}

#[test]
fn every_game_counts_as_its_table_says() {
    for entry in CATALOGUE {
        let id = entry.head().id;
        let path = format!("{}/tests/perft/{id}.perft", env!("CARGO_MANIFEST_DIR"));
        let table = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        let lines: Vec<&str> =
            table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        for players in entry.players() {
            let start = format!("players={players}");
            assert!(lines.iter().any(|line| line.starts_with(&start)), "{id}: no {start}");
        }
        lines.iter().for_each(|line| check_line(id, line));
    }
}
