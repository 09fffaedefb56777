//! Every game has a rules page that covers every clause of `docs/rules.md` which holds for it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{CATALOGUE, Entry, catalogue};
use spielhof_guide::{Guide, Library, Page, SectionKind};
use std::collections::BTreeSet;
use words::{Language, Words};

const RULES: &str = include_str!("../../../docs/rules.md");

fn page(id: &str) -> &'static Page {
    Guide::of(id).unwrap_or_else(|| panic!("{id} has no page, or no lesson")).page
}

/// The number of a numbered line.
fn number(line: &str) -> Option<u8> {
    line.split_once(". ")?.0.parse().ok()
}

/// The clauses of a game in `docs/rules.md` beside the basic rules: a numbered list below its name,
/// a section of its own, or a single sentence.
fn own_clauses(rules: &str, id: &str) -> BTreeSet<String> {
    let numbered = |lines: Vec<&str>, name: &str| -> BTreeSet<String> {
        lines.into_iter().filter_map(number).map(|number| format!("{name}:{number}")).collect()
    };
    let mut below = rules.lines().skip_while(|line| *line != format!("- **{id}**:"));
    if below.next().is_some() {
        let list = below.take_while(|line| line.starts_with("  "));
        return numbered(list.filter_map(|line| line.strip_prefix("  ")).collect(), id);
    }
    let heading = |section: &&str| {
        let heading = section.lines().next().unwrap().to_lowercase();
        heading.split(|c: char| !(c.is_alphanumeric() || c == '-')).any(|word| word == id)
    };
    if rules.contains(&format!("**{id}**")) {
        return BTreeSet::from([id.to_owned()]);
    }
    let sections = rules.split("\n## ");
    let section = sections.skip(1).find(heading).expect("docs/rules.md has every game");
    let name = id.strip_suffix("-gold").unwrap_or(id);
    numbered(section.lines().skip(1).collect(), name)
}

/// The clauses of sections 0 and 1 that hold for a game.
fn common_clauses(entry: &Entry) -> BTreeSet<String> {
    let id = entry.head().id;
    let has = |option: &str| entry.all_options().iter().any(|(info, _)| info.name == option);
    let several = entry.players() != [1];
    let mut all: BTreeSet<String> = ["0.boards", "0.endings"].map(str::to_owned).into();
    let mut add = |clauses: &[&str]| all.extend(clauses.iter().map(|&clause| clause.to_owned()));
    if several {
        add(&["0.seats", "0.begins", "0.passing"]);
    }
    if has("places") {
        add(&["0.places"]);
    }
    // Top Secret moves by rules 1 to 5, and Dice Halma plays to the goals of Halma.
    if matches!(entry, Entry::Race(_) | Entry::Secret(_)) {
        add(&["1.1", "1.2", "1.3", "1.4", "1.5"]);
    }
    let connects = id.starts_with("connection");
    if matches!(entry, Entry::Race(_) | Entry::Dice(_)) && !connects {
        add(&["1.7"]);
        if several {
            add(&["1.6", "1.8"]);
        }
    }
    all
}

/// The clauses that a page covers.
fn covered(page: &Page) -> BTreeSet<String> {
    let paragraphs = page.paragraphs().flat_map(|paragraph| &paragraph.clauses);
    paragraphs.chain(page.house_rules.iter().flat_map(|rule| &rule.clauses)).cloned().collect()
}

#[test]
fn every_file_can_be_read() {
    let (_, faults) = Library::read();
    assert!(faults.is_empty(), "{}", faults.iter().map(|f| format!("{f}\n")).collect::<String>());
}

#[test]
fn every_clause_is_covered_by_a_paragraph_of_its_game() {
    let mut faults = Vec::new();
    for entry in CATALOGUE {
        let id = entry.head().id;
        let covered = covered(page(id));
        let wanted = &own_clauses(RULES, id) | &common_clauses(entry);
        faults.extend((&wanted - &covered).iter().map(|clause| format!("{id}: no {clause}")));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_clause_that_nothing_covers_is_noticed() {
    let rules =
        "## 2. S\n\n- **tippy**:\n  1. A\n  2. B\n     c\n- **halma**: d\n\n## 7. Rakado\n\n1. A\n";
    let list = |id| own_clauses(rules, id).into_iter().collect::<Vec<_>>();
    assert_eq!(list("tippy"), ["tippy:1", "tippy:2"]);
    assert_eq!(list("halma"), ["halma"]);
    assert_eq!(list("rakado"), ["rakado:1"]);
    let wanted = common_clauses(catalogue::find("halma").unwrap());
    assert!(wanted.contains("1.6") && wanted.contains("0.places"));
    let page = Page::read("x", "turn\n  rule-a  1.1\n").unwrap();
    assert!(!(&wanted - &covered(&page)).is_empty());
}

#[test]
fn no_paragraph_names_a_clause_that_does_not_exist() {
    for entry in CATALOGUE {
        let id = entry.head().id;
        for clause in covered(page(id)) {
            let known = match clause.split_once(['.', ':']) {
                Some(("0", name)) => {
                    ["boards", "seats", "begins", "passing", "endings", "places"].contains(&name)
                }
                Some(("1", number)) => (1..=8).contains(&number.parse().unwrap_or(0)),
                _ => {
                    CATALOGUE.iter().any(|one| own_clauses(RULES, one.head().id).contains(&clause))
                }
            };
            assert!(known, "{id}: {clause}");
        }
    }
}

#[test]
fn every_page_has_all_sections_and_all_options() {
    for entry in CATALOGUE {
        let id = entry.head().id;
        let page = page(id);
        let kinds: Vec<SectionKind> = page.sections.iter().map(|section| section.kind).collect();
        let all = [SectionKind::Aim, SectionKind::SetUp, SectionKind::Turn, SectionKind::End];
        assert_eq!(kinds, all, "{id}");
        assert!(page.sections.iter().all(|section| !section.paragraphs.is_empty()), "{id}");
        let listed: BTreeSet<&str> =
            page.house_rules.iter().map(|rule| rule.option.as_str()).collect();
        let offered = entry.all_options();
        let offered: BTreeSet<&str> = offered.iter().map(|(info, _)| info.name).collect();
        assert_eq!(listed, offered, "{id}");
    }
}

#[test]
fn every_paragraph_and_diagram_is_there_and_in_use() {
    let library = Library::get();
    let mut shown = BTreeSet::new();
    for entry in CATALOGUE {
        for paragraph in page(entry.head().id).paragraphs() {
            for name in &paragraph.diagrams {
                let record = library.diagram(name).unwrap_or_else(|| panic!("no diagram {name}"));
                let played = record.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
                assert!(!played.actions().is_empty(), "{name} shows nothing");
                shown.insert(name.clone());
            }
        }
    }
    let all: BTreeSet<String> = library.diagrams().map(str::to_owned).collect();
    assert_eq!(shown, all);
    for language in Language::ALL {
        let words = Words::new(language);
        for entry in CATALOGUE {
            for paragraph in page(entry.head().id).paragraphs() {
                assert!(words.has(&paragraph.key), "{language:?} {}", paragraph.key);
            }
        }
        for name in &all {
            assert!(words.has(&format!("diagram-{name}")), "{language:?} diagram-{name}");
        }
    }
}

/// The variables of a message.
fn variables(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_alphanumeric() || c == '-';
    text.split('$').skip(1).map(move |rest| rest.split(|c| !is_part(c)).next().unwrap_or_default())
}

#[test]
fn every_cross_reference_leads_to_a_rule_of_the_same_page() {
    let mut seen = 0;
    for language in Language::ALL {
        let path = format!("../../locales/{}/rules.ftl", language.code());
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let text = std::fs::read_to_string(path).unwrap();
        for entry in CATALOGUE {
            let page = page(entry.head().id);
            let numbers = page.numbers();
            for paragraph in page.paragraphs() {
                let start = format!("{} =", paragraph.key);
                let message =
                    text.lines().find(|line| line.starts_with(&start)).unwrap_or_default();
                for name in variables(message) {
                    let id = entry.head().id;
                    assert!(numbers.contains_key(name), "{language:?} {id}: {name}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 0);
}

#[test]
fn a_refusal_leads_to_the_paragraph_that_explains_it() {
    let halma = page("halma");
    let numbers = halma.numbers();
    assert_eq!(halma.number_of("1.3"), Some(numbers["rule-jump"]));
    assert_eq!(halma.number_of("1.8 swap"), Some(numbers["option-blocked"]));
    let barricade = page("barricade-gold");
    let hit = barricade.numbers()["rule-barricade-hit"];
    assert_eq!(barricade.number_of("barricade-gold 5"), Some(hit));
    assert_eq!(halma.number_of("tippy 17"), None);
}
