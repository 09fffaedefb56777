//! The small positions beside the rules can be played, and their captions are there.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::Record;
use words::{Language, Words};

/// The text of every diagram by the name of its file.
fn diagrams() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/rules");
    let paths = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect()
}

fn line<'a>(text: &'a str, name: &str) -> &'a str {
    text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).unwrap()
}

#[test]
fn every_diagram_can_be_played_and_shows_a_move() {
    for (name, text) in diagrams() {
        let record: Record = text.parse().unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let replay = spielhof_server::shape::replay(&record)
            .unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert!(replay.moves.iter().any(|played| !played.effects.is_empty()), "{name}");
    }
}

#[test]
fn every_game_has_diagrams() {
    let shown: BTreeSet<String> = diagrams()
        .values()
        .flat_map(|text| line(text, "shown").split(' ').map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let games: BTreeSet<String> =
        rules::CATALOGUE.iter().map(|entry| entry.head().id.to_owned()).collect();
    let add: Vec<&String> = games.difference(&shown).collect();
    assert!(add.is_empty(), "add to the line `shown:` of a file in web/src/lib/rules: {add:?}");
    let unknown: Vec<&String> = shown.difference(&games).collect();
    assert!(unknown.is_empty(), "no such game: {unknown:?}");
}

#[test]
fn every_diagram_has_a_caption_in_both_languages() {
    for code in ["en", "de"] {
        let words = Words::new(Language::of(code).unwrap());
        for (name, text) in diagrams() {
            let key = line(&text, "caption");
            assert!(words.has(key), "{name}");
        }
    }
}
