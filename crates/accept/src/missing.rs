//! What a game lacks.

use crate::project::Project;
use crate::{games_table, golden, perft, starts};
use rules::Entry;
use words::{Language, Words};

/// Everything that a game of the catalogue still lacks, each as a sentence that says what to do.
/// Nothing if it is complete.
///
/// ```
/// use spielhof_accept::{Project, missing};
/// let halma = rules::catalogue::find("halma").unwrap();
/// assert!(missing(&Project::here(), halma).is_empty());
/// ```
pub fn missing(project: &Project, entry: &'static Entry) -> Vec<String> {
    let mut all = missing_words(entry);
    all.extend(missing_documentation(project, entry));
    all.extend(missing_tests(project, entry));
    all
}

fn missing_words(entry: &Entry) -> Vec<String> {
    let id = entry.head().id;
    let mut keys = ["game", "about", "alias"].map(|kind| format!("{kind}-{id}")).to_vec();
    for info in entry.players().into_iter().flat_map(|players| entry.options(players)) {
        if info.name == "playing" {
            // The colours that play are named one by one.
            keys.push("option-playing".to_owned());
        } else {
            keys.extend(info.values.iter().map(|value| format!("option-{}-{value}", info.name)));
        }
    }
    keys.extend(entry.boards().iter().map(|board| format!("board-{}", board.name())));
    keys.sort();
    keys.dedup();
    let lacking = |language: Language| {
        let words = Words::new(language);
        let code = language.code();
        let file = |key: &str| if key.starts_with("option-") { "options" } else { "games" };
        let lacks = |key: &&String| !words.has(key.as_str());
        let tell = |key: &String| format!("locales/{code}/{}.ftl: add {key}", file(key));
        keys.iter().filter(lacks).map(tell).collect::<Vec<_>>()
    };
    Language::ALL.into_iter().flat_map(lacking).collect()
}

fn missing_documentation(project: &Project, entry: &Entry) -> Vec<String> {
    let id = entry.head().id;
    let mut all = Vec::new();
    if !project.read("docs/rules.md").is_ok_and(|rules| names(&rules.to_lowercase(), id)) {
        all.push(format!("docs/rules.md: write the rules of {id}"));
    }
    let generated =
        [("docs/games.md".to_owned(), games_table()), (starts::path(entry), starts::starts(entry))];
    for (path, text) in generated {
        if project.read(&path).ok() != Some(text) {
            all.push(format!("{path}: run `make accept GAME={id}`"));
        }
    }
    all
}

fn missing_tests(project: &Project, entry: &Entry) -> Vec<String> {
    let id = entry.head().id;
    let mut all = Vec::new();
    for path in [perft::path(entry), golden::path(entry)] {
        if !project.has(&path) {
            all.push(format!("{path}: run `make accept GAME={id}`"));
        }
    }
    for (folder, what) in [("pages", "the rules page"), ("lessons", "the lesson")] {
        let path = format!("crates/guide/{folder}/{id}.txt");
        if !project.has(&path) {
            all.push(format!("{path}: write {what} of {id}"));
        }
    }
    let mentions = [
        ("crates/rules/tests/booklet", ".rs", "test each clause of"),
        ("scripts/perft", ".py", "add an entry to the Python model for"),
    ];
    for (folder, ending, what) in mentions {
        if !names(&project.read_folder(folder, ending), id) {
            all.push(format!("{folder}: {what} {id}"));
        }
    }
    all
}

/// Does a text name this id, and not only one that it is a part of?
fn names(text: &str, id: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '-';
    text.match_indices(id).any(|(at, _)| {
        let after = text[at + id.len()..].chars().next();
        let before = text[..at].chars().next_back();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}
