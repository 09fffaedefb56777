//! Perft tables: one file for each game, one line for each setting and set-up. The counts
//! come from an independent program, `scripts/perft/`.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_rules::{CATALOGUE, Entry, Position, Spec};
use std::collections::{BTreeMap, BTreeSet};

/// Options that change no count, because they change neither what is legal nor when the game
/// is over: game, numbers of players, option, reason.
const WITHOUT_EFFECT: &[(&str, &[u8], &str, &str)] = &[
    ("captive-2", &[2, 3, 4, 5, 6], "jumper", "it changes who wins, not what is legal"),
    ("cat-and-mouse", &[2], "setup", "chance has the same cells to choose from as the seat"),
    ("rakado", &[3], "directions", "three play on the star, where both values are the same"),
];

/// `players=2 jumps=adjacent from=tens-2-middle: 14 196 …`
struct Line {
    players: u8,
    options: BTreeMap<String, String>,
    /// The set-up it starts from; the usual start if there is none.
    from: Option<String>,
    counts: Vec<u64>,
}

impl Line {
    fn parse(text: &str) -> Line {
        let (setting, counts) = text.split_once(": ").expect("a setting, a colon, the counts");
        let mut options: BTreeMap<String, String> = setting
            .split_whitespace()
            .map(|word| word.split_once('=').expect("option=value"))
            .map(|(option, value)| (option.to_owned(), value.to_owned()))
            .collect();
        Line {
            players: options.remove("players").expect("players=").parse().unwrap(),
            from: options.remove("from"),
            options,
            counts: counts.split_whitespace().map(|count| count.parse().unwrap()).collect(),
        }
    }

    fn position(&self, id: &str) -> Position {
        let spec = Spec::of(id, self.players).unwrap();
        let set = |spec: Spec, (option, value): (&String, &String)| spec.set(option, value);
        let spec = self.options.iter().fold(spec, set);
        let game = spec.build().unwrap_or_else(|faults| panic!("{id} {spec:?}: {faults:?}"));
        let Some(from) = &self.from else { return game.start() };
        let setup = std::fs::read_to_string(folder(&format!("setups/{from}.setup"))).unwrap();
        game.load(&setup).unwrap_or_else(|faults| panic!("{id} {from}: {faults:?}"))
    }

    /// Whether a count differs from the other line's; `None` unless that is the same line
    /// without this option.
    fn differs_by(&self, option: &str, default: &Line) -> Option<bool> {
        let mut others = self.options.clone();
        others.remove(option)?;
        let is_default = (self.players, &self.from, &others)
            == (default.players, &default.from, &default.options);
        let mut both = self.counts.iter().zip(&default.counts);
        is_default.then(|| both.any(|(mine, its)| mine != its))
    }
}

fn folder(name: &str) -> String {
    format!("{}/tests/perft/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn table(entry: &Entry) -> Vec<Line> {
    let path = folder(&format!("{}.perft", entry.head().id));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let is_line = |line: &&str| !line.is_empty() && !line.starts_with('#');
    text.lines().filter(is_line).map(Line::parse).collect()
}

#[test]
fn every_game_counts_as_its_table_says() {
    for entry in CATALOGUE {
        let id = entry.head().id;
        let lines = table(entry);
        for players in entry.players() {
            let from_start = |line: &Line| line.players == players && line.from.is_none();
            assert!(lines.iter().any(from_start), "{id}: no start with {players} players");
        }
        for line in lines {
            let Line { players, options, from, .. } = &line;
            let position = line.position(id);
            for (count, depth) in line.counts.iter().zip(1..) {
                let name = format!("{id} players={players} {options:?} {from:?}, depth {depth}");
                assert_eq!(position.perft(depth), *count, "{name}");
            }
            // The last count once more, action by action.
            let depth = u32::try_from(line.counts.len()).unwrap();
            let divided: u64 = position.divide(depth).iter().map(|(_, count)| count).sum();
            assert_eq!(Some(&divided), line.counts.last());
        }
    }
}

/// Whether a line with this value has a count unlike the same line without it; `None` if there
/// are no such two lines.
fn changes_a_count(lines: &[Line], players: u8, option: &str, value: &str) -> Option<bool> {
    let has_value = |line: &&Line| {
        line.players == players && line.options.get(option).is_some_and(|own| own == value)
    };
    let pairs = lines
        .iter()
        .filter(has_value)
        .flat_map(|line| lines.iter().filter_map(|default| line.differs_by(option, default)));
    pairs.reduce(|one, other| one || other)
}

fn is_without_effect(id: &str, players: u8, option: &str) -> bool {
    let mut named = WITHOUT_EFFECT.iter();
    named.any(|(game, with, name, _)| *game == id && with.contains(&players) && *name == option)
}

#[test]
fn every_option_value_changes_a_count() {
    let mut wrong = Vec::new();
    for entry in CATALOGUE {
        let id = entry.head().id;
        let lines = table(entry);
        let options = |players| entry.options(players).into_iter().map(move |o| (players, o));
        for (players, option) in entry.players().into_iter().flat_map(options) {
            let name = option.name;
            for value in &option.values[1..] {
                let changes = changes_a_count(&lines, players, name, value);
                let says = match changes {
                    None => "is in no two lines that differ by it alone",
                    Some(true) => "changes a count",
                    Some(false) => "changes no count",
                };
                if changes != Some(!is_without_effect(id, players, name)) {
                    wrong.push(format!("{id} players={players} {name}={value} {says}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_setup_is_used() {
    let used: BTreeSet<String> =
        CATALOGUE.iter().flat_map(table).filter_map(|line| line.from).collect();
    let drawn: BTreeSet<String> = std::fs::read_dir(folder("setups"))
        .unwrap()
        .map(|file| file.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    assert_eq!(used, drawn);
}
