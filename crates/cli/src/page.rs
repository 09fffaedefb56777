//! The rules page of a game as text.

use crate::say::{Speaker, wrap};
use crate::tell;
use guide::{Guide, Page, SectionKind};
use words::Value;

/// The rules of a game with these options: sections, house rules as they are played, tips.
pub fn rules(speaker: &Speaker, id: &str, options: &[(&str, &str)]) -> String {
    let Some(guide) = Guide::of(id) else { return String::new() };
    let mut out = sections(speaker, guide.page);
    let played = guide.page.house_rules.iter().filter_map(|rule| {
        let (_, value) = options.iter().find(|(name, _)| *name == rule.option)?;
        Some((rule.number, tell::house_rule(speaker, &rule.option, value)))
    });
    let played: Vec<(u8, String)> = played.collect();
    if !played.is_empty() {
        out += &heading(speaker, "play-house-rules");
        played.iter().for_each(|(number, text)| out += &numbered(*number, text));
    }
    out + &tips(speaker, &guide)
}

/// The sections of a page with their numbered paragraphs.
pub fn sections(speaker: &Speaker, page: &Page) -> String {
    let mut out = String::new();
    for section in &page.sections {
        out += &heading(speaker, section_key(section.kind));
        for paragraph in &section.paragraphs {
            let text = paragraph_text(speaker, page, &paragraph.key);
            match paragraph.number {
                Some(number) => out += &numbered(number, &text),
                None => out += &format!("{}\n", wrap(&text)),
            }
        }
    }
    out
}

/// What helps to play well.
pub fn tips(speaker: &Speaker, guide: &Guide) -> String {
    if guide.tips.is_empty() {
        return String::new();
    }
    let tip = |key: &str| format!("{}\n", wrap(&format!("- {}", speaker.say(key))));
    let tips: String = guide.tips.iter().map(|one| tip(&one.key)).collect();
    heading(speaker, "section-tips") + &tips
}

/// A paragraph; other paragraphs of the page are named in it by their numbers.
pub fn paragraph_text(speaker: &Speaker, page: &Page, key: &str) -> String {
    let numbers = page.numbers();
    let values: Vec<(&str, Value)> =
        numbers.iter().map(|(key, number)| (key.as_str(), Value::from(*number))).collect();
    speaker.with(key, &values)
}

fn section_key(kind: SectionKind) -> &'static str {
    match kind {
        SectionKind::Aim => "section-aim",
        SectionKind::SetUp => "section-set-up",
        SectionKind::Turn => "section-turn",
        SectionKind::End => "section-end",
    }
}

fn heading(speaker: &Speaker, key: &str) -> String {
    format!("\n{}\n", speaker.say(key))
}

fn numbered(number: u8, text: &str) -> String {
    format!("{}\n", wrap(&format!("{number}. {text}")))
}
