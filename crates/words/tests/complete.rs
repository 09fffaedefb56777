//! Every language says everything that English says, with the same gaps to fill.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod files;

use files::{all_messages, locales, messages, names, placeables, variables};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use spielhof_words::{Language, Words};
use std::collections::BTreeSet;

/// Files that only the web client reads, so that they are not compiled into this crate.
const OF_THE_CLIENT: &[&str] = &[
    "account.ftl",
    "assist.ftl",
    "bots.ftl",
    "ceremony.ftl",
    "copy.ftl",
    "correspondence.ftl",
    "history.ftl",
    "lobby.ftl",
    "looks.ftl",
    "offline.ftl",
    "people.ftl",
    "plans.ftl",
    "privacy.ftl",
    "proofs.ftl",
    "puzzle-page.ftl",
    "quick.ftl",
    "ratings.ftl",
    "reminders.ftl",
    "review-page.ftl",
    "safety.ftl",
    "table.ftl",
    "touch.ftl",
    "tournament-page.ftl",
    "web.ftl",
];

#[test]
fn every_folder_is_a_language() {
    let known: BTreeSet<String> = Language::ALL.iter().map(|l| l.code().to_owned()).collect();
    assert_eq!(names(&locales()), known);
}

#[test]
fn all_languages_have_the_same_files_keys_and_variables() {
    let home = locales().join("en");
    let files = names(&home);
    for language in Language::ALL {
        let folder = locales().join(language.code());
        let extra: Vec<String> = names(&folder).difference(&files).cloned().collect();
        assert!(extra.is_empty(), "{language:?}: {extra:?}");
        for file in &files {
            let (english, other) = (messages(&home.join(file)), messages(&folder.join(file)));
            let keys: BTreeSet<&String> = english.keys().collect();
            let others: BTreeSet<&String> = other.keys().collect();
            let missing: Vec<_> = keys.difference(&others).collect();
            let extra: Vec<_> = others.difference(&keys).collect();
            assert!(
                missing.is_empty() && extra.is_empty(),
                "{language:?} {file}: {missing:?} {extra:?}"
            );
            for (key, sentence) in &english {
                assert_eq!(variables(sentence), variables(&other[key]), "{language:?} {key}");
            }
        }
    }
}

#[test]
fn sentences_refer_only_to_sentences_there_are() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (key, sentence) in all_messages(language) {
            for expression in placeables(&sentence) {
                if let Expression::Inline(InlineExpression::MessageReference { id, .. }) =
                    expression
                {
                    assert!(words.has(&id.name), "{language:?} {key}: {}", id.name);
                }
            }
        }
    }
}

#[test]
fn every_file_of_a_language_is_compiled_in() {
    let mut seen = 0;
    for language in Language::ALL {
        let words = Words::new(language);
        let folder = locales().join(language.code());
        for file in names(&folder) {
            if OF_THE_CLIENT.contains(&file.as_str()) {
                continue;
            }
            for key in messages(&folder.join(&file)).keys() {
                assert!(words.has(key), "{language:?} {key}");
                seen += 1;
            }
        }
    }
    assert!(seen > 1000);
}

#[test]
fn every_language_has_everything_to_say() {
    let english = Words::new(Language::En);
    let keys: Vec<String> = all_messages(Language::En).into_keys().collect();
    let said: Vec<&String> = keys.iter().filter(|key| english.has(key)).collect();
    assert!(said.len() > 100);
    for language in Language::ALL {
        let words = Words::new(language);
        said.iter().for_each(|key| assert!(words.has(key), "{language:?} {key}"));
    }
}

/// Words that are the same in English and in another language, beside names of games.
const SAME_WORD: [(&str, &str); 100] = [
    ("da", "app-version"),
    ("da", "chair-computer"),
    ("da", "chat-send"),
    ("da", "chat-title"),
    ("da", "games-id"),
    ("da", "hue-orange"),
    ("da", "invite-link"),
    ("da", "pieces-orange"),
    ("da", "privacy-chat-title"),
    ("da", "rating-changed"),
    ("da", "rating-page-rating"),
    ("da", "rating-page-title"),
    ("da", "replay-stop"),
    ("da", "save-film"),
    ("da", "seat-bot"),
    ("da", "section-tips"),
    ("da", "setting-motion"),
    ("da", "setting-vibration"),
    ("da", "start"),
    ("de", "about-option-teams"),
    ("de", "account-passkey-unnamed"),
    ("de", "account-passkeys"),
    ("de", "app-version"),
    ("de", "chair-computer"),
    ("de", "chat-title"),
    ("de", "invite-link"),
    ("de", "people-name"),
    ("de", "pieces-orange"),
    ("de", "privacy-chat-title"),
    ("de", "save-film"),
    ("de", "setting-motion"),
    ("de", "setting-vibration"),
    ("es", "answer-no"),
    ("es", "chat-title"),
    ("es", "panel-label"),
    ("es", "privacy-chat-title"),
    ("es", "seat-bot"),
    ("fr", "app-version"),
    ("fr", "board-points"),
    ("fr", "chat-title"),
    ("fr", "cli-arguments"),
    ("fr", "cli-options"),
    ("fr", "edit-barricade"),
    ("fr", "edit-figure"),
    ("fr", "hue-orange"),
    ("fr", "hue-violet"),
    ("fr", "level-6"),
    ("fr", "offer-label"),
    ("fr", "piece-barricade"),
    ("fr", "pieces-orange"),
    ("fr", "privacy-chat-title"),
    ("fr", "save-film"),
    ("fr", "seat-bot"),
    ("fr", "setting-motion"),
    ("fr", "setting-vibration"),
    ("fr", "solutions-title"),
    ("fr", "tournament-page-points"),
    ("it", "account-passkey-unnamed"),
    ("it", "account-title"),
    ("it", "answer-no"),
    ("it", "chair-computer"),
    ("it", "chat-title"),
    ("it", "games-id"),
    ("it", "invite-link"),
    ("it", "privacy-chat-title"),
    ("it", "privacy-title"),
    ("it", "seat-bot"),
    ("nl", "about-option-teams"),
    ("nl", "account-title"),
    ("nl", "chair-computer"),
    ("nl", "chat-title"),
    ("nl", "do-hint"),
    ("nl", "edit-barricade"),
    ("nl", "games-id"),
    ("nl", "invite-link"),
    ("nl", "level-6"),
    ("nl", "piece-barricade"),
    ("nl", "privacy-account-title"),
    ("nl", "privacy-chat-title"),
    ("nl", "privacy-title"),
    ("nl", "rating-changed"),
    ("nl", "rating-page-rating"),
    ("nl", "rating-page-title"),
    ("nl", "seat-bot"),
    ("nl", "section-tips"),
    ("pl", "invite-link"),
    ("pl", "panel-label"),
    ("pl", "replay-stop"),
    ("pl", "seat-bot"),
    ("pl", "start"),
    ("sv", "app-version"),
    ("sv", "hue-orange"),
    ("sv", "level-6"),
    ("sv", "panel-label"),
    ("sv", "pieces-orange"),
    ("sv", "save-film"),
    ("sv", "seat-bot"),
    ("sv", "section-tips"),
    ("sv", "setting-motion"),
    ("sv", "setting-vibration"),
];

/// Does a sentence have letters of its own, outside its variables?
fn has_letters(sentence: &Pattern<String>) -> bool {
    sentence.elements.iter().any(|element| match element {
        PatternElement::TextElement { value } => value.contains(char::is_alphabetic),
        PatternElement::Placeable { expression } => match expression {
            Expression::Select { variants, .. } => {
                variants.iter().any(|variant| has_letters(&variant.value))
            }
            Expression::Inline(_) => false,
        },
    })
}

#[test]
fn nothing_is_left_in_english() {
    let english = all_messages(Language::En);
    let is_name =
        |key: &str| ["game-", "alias-", "group-"].iter().any(|head| key.starts_with(head));
    let mut same = BTreeSet::new();
    for language in Language::ALL.into_iter().filter(|&language| language != Language::En) {
        for (key, sentence) in all_messages(language) {
            if english.get(&key) == Some(&sentence) && has_letters(&sentence) && !is_name(&key) {
                same.insert((language.code().to_owned(), key));
            }
        }
    }
    let known = SAME_WORD.map(|(code, key)| (code.to_owned(), key.to_owned()));
    assert_eq!(same, BTreeSet::from(known));
}

#[test]
fn every_language_speaks_for_itself() {
    let mut hellos = BTreeSet::new();
    for language in Language::ALL {
        assert!(hellos.insert(Words::new(language).say("refusal-over")), "{language:?}");
    }
    assert_eq!(Words::new(Language::Fr).say("refusal-over"), "La partie est terminée.");
}

#[test]
fn languages_are_found_by_what_machines_call_them() {
    assert_eq!(Language::of("de_AT.UTF-8"), Some(Language::De));
    assert_eq!(Language::of("en-GB"), Some(Language::En));
    assert_eq!(Language::of("nl@euro"), Some(Language::Nl));
    assert_eq!(Language::of("pt_BR"), None);
    assert_eq!(Language::of("C"), None);
    for language in Language::ALL {
        assert_eq!(Language::of(language.code()), Some(language));
    }
}
