//! The outline of a rules page: which paragraphs it has, in which order, and which clauses of
//! `docs/rules.md` they cover.

use crate::error::{GuideError, Problem};
use std::collections::BTreeMap;

/// What a section of a rules page is about.
///
/// ```
/// use spielhof_guide::{Guide, SectionKind};
/// let page = &Guide::of("halma").unwrap().page;
/// assert_eq!(page.sections[0].kind, SectionKind::Aim);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectionKind {
    /// What the players try to do. Its paragraph has no number: it is no rule.
    Aim,
    /// How it begins.
    SetUp,
    /// What a player does in a turn.
    Turn,
    /// How it ends.
    End,
}

/// A section of a rules page.
///
/// ```
/// let guide = spielhof_guide::Guide::of("halma").unwrap();
/// assert!(guide.page.sections.iter().all(|section| !section.paragraphs.is_empty()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What it is about.
    pub kind: SectionKind,
    /// Its paragraphs, in order.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph of a rules page.
///
/// ```
/// let page = &spielhof_guide::Guide::of("halma").unwrap().page;
/// let jump = page.paragraphs().find(|paragraph| paragraph.key == "rule-jump").unwrap();
/// assert!(jump.clauses.contains(&"1.3".to_owned()) && jump.number.is_some());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// The key of its message.
    pub key: String,
    /// The number of the rule on this page; none in the aim.
    pub number: Option<u8>,
    /// The clauses it covers: `1.3`, `tippy:2`, `quick-halma`, `0.endings`.
    pub clauses: Vec<String>,
    /// The names of the diagrams beside it.
    pub diagrams: Vec<String>,
}

/// A house rule on a rules page.
///
/// ```
/// let page = &spielhof_guide::Guide::of("halma").unwrap().page;
/// assert_eq!(page.house_rules[0].option, "blocked");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRule {
    /// The name of the option.
    pub option: String,
    /// The number of the rule on this page.
    pub number: u8,
    /// The clauses it covers.
    pub clauses: Vec<String>,
}

/// The outline of a rules page.
///
/// ```
/// use spielhof_guide::Page;
/// let page = Page::read("x", "aim\n  rule-aim\nturn\n  rule-a  1.1 1.2 [step]\n  rule-b  x:3\n").unwrap();
/// assert_eq!((page.number_of("1.2"), page.number_of("x 3")), (Some(1), Some(2)));
/// assert_eq!(page.number_of("1.9"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The sections, in order.
    pub sections: Vec<Section>,
    /// The house rules, after all sections.
    pub house_rules: Vec<HouseRule>,
}

/// The heading of the house rules.
const HOUSE_RULES: &str = "house-rules";

impl Page {
    /// Reads an outline; `file` names it in an error.
    pub fn read(file: &str, text: &str) -> Result<Page, GuideError> {
        let mut page = Page { sections: Vec::new(), house_rules: Vec::new() };
        let mut in_house_rules = false;
        let mut rules = 0;
        for (index, line) in text.lines().enumerate() {
            let fault = |problem: Problem| problem.at(file, index + 1);
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            if !line.starts_with(' ') {
                in_house_rules = line == HOUSE_RULES;
                if !in_house_rules {
                    let kind = section_kind(line).map_err(fault)?;
                    page.sections.push(Section { kind, paragraphs: Vec::new() });
                }
                continue;
            }
            let (key, clauses, diagrams) = words(line);
            if in_house_rules {
                rules += 1;
                page.house_rules.push(HouseRule { option: key, number: rules, clauses });
                continue;
            }
            let section = page.sections.last_mut().ok_or(fault(Problem::NoSection))?;
            let number = (section.kind != SectionKind::Aim).then(|| {
                rules += 1;
                rules
            });
            section.paragraphs.push(Paragraph { key, number, clauses, diagrams });
        }
        Ok(page)
    }

    /// All paragraphs, in order.
    pub fn paragraphs(&self) -> impl Iterator<Item = &Paragraph> {
        self.sections.iter().flat_map(|section| &section.paragraphs)
    }

    /// The number of each paragraph by its key, and of each house rule by `option-NAME`. Messages
    /// refer to other rules by variables of these names.
    pub fn numbers(&self) -> BTreeMap<String, u8> {
        let paragraphs = self.paragraphs().filter_map(|one| Some((one.key.clone(), one.number?)));
        let options =
            self.house_rules.iter().map(|rule| (format!("option-{}", rule.option), rule.number));
        paragraphs.chain(options).collect()
    }

    /// The number on this page of a rule that a refusal names: `1.6`, `1.2–1.4` (the first of
    /// them), `tippy 2`, `1.8 swap` (the house rule). Where several paragraphs cover a clause, a
    /// refusal is about what is done in a turn.
    pub fn number_of(&self, rule: &str) -> Option<u8> {
        let (head, tail) = rule.split_once(' ').unwrap_or((rule, ""));
        let head = head.split('–').next().unwrap_or_default();
        let covers = |clauses: &[String]| {
            clauses.iter().any(|clause| match clause.split_once(':') {
                Some((_, number)) => number == tail,
                None => clause == head,
            })
        };
        let names_option = !tail.is_empty() && tail.parse::<u8>().is_err();
        let mut all: Vec<(u8, &Vec<String>, u8)> = Vec::new();
        for section in &self.sections {
            let order = if section.kind == SectionKind::Turn { 1 } else { 2 };
            let numbered = section.paragraphs.iter().filter_map(|one| Some((one, one.number?)));
            all.extend(numbered.map(|(one, number)| (order, &one.clauses, number)));
        }
        let order = if names_option { 0 } else { 3 };
        all.extend(self.house_rules.iter().map(|rule| (order, &rule.clauses, rule.number)));
        let found = all.into_iter().filter(|(_, clauses, _)| covers(clauses));
        found.min_by_key(|&(order, _, number)| (order, number)).map(|(.., number)| number)
    }
}

fn section_kind(heading: &str) -> Result<SectionKind, Problem> {
    match heading {
        "aim" => Ok(SectionKind::Aim),
        "set-up" => Ok(SectionKind::SetUp),
        "turn" => Ok(SectionKind::Turn),
        "end" => Ok(SectionKind::End),
        _ => Err(Problem::UnknownSection(heading.to_owned())),
    }
}

/// The key of a line, its clauses, and its diagrams, which stand in brackets.
fn words(line: &str) -> (String, Vec<String>, Vec<String>) {
    let (text, brackets) = line.split_once('[').unwrap_or((line, ""));
    let mut words = text.split_whitespace().map(str::to_owned);
    let diagrams = brackets.split([' ', '[', ']', ',']).filter(|name| !name.is_empty());
    (words.next().unwrap_or_default(), words.collect(), diagrams.map(str::to_owned).collect())
}
