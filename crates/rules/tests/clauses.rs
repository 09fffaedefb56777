//! The source of a family names every clause that `docs/rules.md` has for its games, and no other.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_rules::{CATALOGUE, Entry};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const RULES: &str = include_str!("../../../docs/rules.md");

/// What stands in the head of a family's module.
const HEAD: &str = "//! The rule numbers in this module are those of ";

/// The source folder of a game's family.
fn folder(entry: &Entry) -> &'static str {
    match entry {
        Entry::Race(_) => "race",
        Entry::Dice(_) => "dice",
        Entry::Barricade(_) => "barricade",
        Entry::Rakado(_) => "rakado",
        Entry::Captive(_) => "captive",
        Entry::Gobang(_) => "gobang",
        Entry::Tippy(_) => "tippy",
        Entry::Secret(_) => "secret",
        Entry::Cats(_) => "cats",
        Entry::Forward(_) => "forward",
        Entry::Peg(_) => "peg",
    }
}

/// The number of the clause that begins on this line, if the line is indented by `indent` spaces.
fn clause_number(line: &str, indent: &str) -> Option<u8> {
    line.strip_prefix(indent)?.split_once(". ")?.0.parse().ok()
}

/// The list of clauses that holds for a game: its title and its numbers. It stands below the name
/// of the game, or is a section.
fn clauses(rules: &'static str, entry: &Entry) -> Option<(&'static str, Vec<u8>)> {
    let id = entry.head().id;
    let is_race = matches!(entry, Entry::Race(_));
    let mut below = rules.lines().skip_while(|line| *line != format!("- **{id}**:"));
    if !is_race && below.next().is_some() {
        let list = below.take_while(|line| line.starts_with("  "));
        return Some((id, list.filter_map(|line| clause_number(line, "  ")).collect()));
    }
    let mut sections = rules.split("\n## ").map(|section| section.split_once('\n').unwrap());
    let (heading, text) = sections.find(|(heading, _)| {
        if is_race { heading.starts_with("1. ") } else { heading.to_lowercase().contains(id) }
    })?;
    Some((heading, text.lines().filter_map(|line| clause_number(line, "")).collect()))
}

/// The comments of a source text, in one line. Code between them is a bar.
fn comments(source: &str) -> String {
    let comment = |line: &str| match line.split_once("//") {
        Some((code, comment)) if code.trim().is_empty() => {
            comment.trim_start_matches(['/', '!']).trim().to_owned()
        }
        Some((_, comment)) => format!("| {comment} |"),
        None => "|".to_owned(),
    };
    source.lines().map(comment).collect::<Vec<_>>().join(" ")
}

/// A number, and whether more may follow.
fn number(word: &str) -> Option<(u8, bool)> {
    let digits = word.trim_end_matches([',', '.', ';', ':', '?', ')']);
    Some((digits.parse().ok()?, matches!(&word[digits.len()..], "" | ",")))
}

/// The numbers at the beginning of these words: `3`, `3 and 4`, `2, 3 or 6`, `1 to 5`.
fn numbers(mut words: &[&str]) -> BTreeSet<u8> {
    let mut found = BTreeSet::new();
    let Some((mut last, mut goes_on)) = words.first().and_then(|word| number(word)) else {
        return found;
    };
    found.insert(last);
    words = &words[1..];
    while goes_on {
        let (link, rest) = match *words {
            [link @ ("and" | "or" | "to"), ref rest @ ..] => (link, rest),
            _ => (",", words),
        };
        let Some((next, more)) = rest.first().and_then(|word| number(word)) else { break };
        found.extend(if link == "to" { last..=next } else { next..=next });
        (last, goes_on, words) = (next, more, &rest[1..]);
    }
    found
}

/// The clauses that a source text names in its comments: after `rule` or `rules`, or after the
/// name of the game. `rules 2` alone is a number of all rules; a basic rule is one of section 1.
fn named(source: &str, name: &str) -> BTreeSet<u8> {
    let text = comments(source);
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut found = BTreeSet::new();
    for (at, word) in words.iter().enumerate() {
        let word = word.trim_start_matches('(').to_lowercase();
        let before = at.checked_sub(1).map(|before| words[before].to_lowercase());
        let numbers = numbers(&words[at + 1..]);
        let counts = word == name || name == "rule" && word == "rules" && numbers.len() > 1;
        if counts && before.as_deref() != Some("basic") {
            found.extend(numbers);
        }
    }
    found
}

/// All source text in a folder.
fn source(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        text += &if path.is_dir() { source(&path) } else { fs::read_to_string(&path).unwrap() };
        text.push('\n');
    }
    text
}

#[test]
fn the_source_of_a_family_names_every_clause_of_its_games() {
    let mut families: BTreeMap<&str, BTreeMap<&str, Vec<u8>>> = BTreeMap::new();
    for entry in CATALOGUE {
        let id = entry.head().id;
        let (title, list) = clauses(RULES, entry).unwrap_or_else(|| panic!("{id} has no clauses"));
        let counted: Vec<u8> = (1..=list.len() as u8).collect();
        assert!(!list.is_empty() && list == counted, "{id} has clauses {list:?}");
        families.entry(folder(entry)).or_default().insert(title, list);
    }
    let mut faults = Vec::new();
    for (folder, lists) in families {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder);
        let source = source(&path);
        if !source.contains(HEAD) {
            faults.push(format!("{folder}: no module says whose the rule numbers are"));
        }
        for (&title, list) in &lists {
            let name = if lists.len() == 1 { "rule" } else { title };
            let (named, list) = (named(&source, name), list.iter().copied().collect());
            faults.extend((&list - &named).iter().map(|n| format!("{folder}: no {name} {n}")));
            faults.extend(
                (&named - &list)
                    .iter()
                    .map(|n| format!("{folder}: {name} {n} is not in docs/rules.md")),
            );
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn clauses_are_found_in_the_rules() {
    const SOME: &str = "\
# R

## 1. Basic

1. A
2. B
   - c

## 2. Others

- **tippy**:
  1. A
     b
  2. C
  3. D
- **gobang**: e

## 3. Rakado

1. A
";
    let of = |id| clauses(SOME, spielhof_rules::catalogue::find(id).unwrap());
    assert_eq!(of("halma"), Some(("1. Basic", vec![1, 2])));
    assert_eq!(of("tippy"), Some(("tippy", vec![1, 2, 3])));
    assert_eq!(of("rakado"), Some(("3. Rakado", vec![1])));
    assert_eq!(of("gobang"), None);
}

#[test]
fn clauses_are_found_in_comments() {
    let of = |source, name| named(source, name).into_iter().collect::<Vec<_>>();
    assert_eq!(of("/// A (rule 3), b (rules 5 to 7).\nx; // Rule 1.", "rule"), [1, 3, 5, 6, 7]);
    assert_eq!(
        of("/// What rules 2, 3 or 6 hold (rules\n    /// 8 and 9)?", "rule"),
        [2, 3, 6, 8, 9]
    );
    assert_eq!(of("/// Before rules 2.\n/// By basic rule 4.", "rule"), []);
    assert_eq!(of("let rule = 5; // rule\nlet a = 6;", "rule"), []);
    assert_eq!(of("/// Won (le-zug 4, retour 2), le-zug 1 and 2.", "le-zug"), [1, 2, 4]);
    assert_eq!(of("/// Rule 3. 4 of them (rule 5) 6", "rule"), [3, 5]);
}
