//! Every kind of reason has its sentence in every language, and every sentence its kind.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use review::Reason;
use rules::{Seat, Spec};
use wire::Arg;
use words::{Language, Value, Words};

#[test]
fn every_kind_has_words_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for name in Reason::NAMES {
            assert!(words.has(&format!("because-{name}")), "{language:?} {name}");
        }
    }
}

#[test]
fn every_sentence_is_of_a_kind() {
    let english = include_str!("../../../locales/en/reasons.ftl");
    let keys = english.lines().filter_map(|line| line.strip_prefix("because-")?.split(' ').next());
    let mut keys: Vec<&str> = keys.collect();
    let mut names = Reason::NAMES.to_vec();
    keys.sort_unstable();
    names.sort_unstable();
    assert_eq!(keys, names);
}

/// A sentence in English.
fn said(reason: Reason) -> String {
    let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
    let said = spielhof_say::reason(&position, &reason);
    let value = |arg: &Arg| match arg {
        Arg::Text(text) => Value::from(text.clone()),
        Arg::Number(number) => Value::from(*number),
    };
    let values: Vec<(&str, Value)> =
        said.args.iter().map(|(name, arg)| (name.as_str(), value(arg))).collect();
    Words::new(Language::En).with(&said.key, &values)
}

#[test]
fn sentences_are_filled_in() {
    let board = board::Board::square();
    let [from, to] = ["c3", "g7"].map(|name| board.cell(name).unwrap());
    let examples = [
        (Reason::MissedWin, "Could have won at once."),
        (Reason::FewerSpaces { spaces: 1 }, "Gained 1 space fewer than possible."),
        (
            Reason::BreaksJump { from, to, spaces: 8 },
            "Breaks the jump from c3 to g7, which gains 8 spaces.",
        ),
        (
            Reason::HitRolls { rolls: 11, instead: 4, of: 36 },
            "A pawn can be hit by 11 of 36 rolls instead of 4.",
        ),
        (
            Reason::ReplyGain { seat: Seat(1), spaces: 9, instead: 3 },
            "An opponent can gain 9 spaces with the next move instead of 3.",
        ),
    ];
    for (reason, wanted) in examples {
        assert_eq!(said(reason), wanted);
    }
}

#[test]
fn sentences_are_short() {
    let cells = ["cell", "from", "to", "pawn"].map(|name| (name, Value::from("d11")));
    let numbers = ["spaces", "pieces", "moves", "cells", "rolls", "instead", "of", "seat"];
    let numbers = numbers.map(|name| (name, Value::from(12)));
    let values: Vec<(&str, Value)> = cells.into_iter().chain(numbers).collect();
    for language in Language::ALL {
        let words = Words::new(language);
        for name in Reason::NAMES {
            let sentence = words.with(&format!("because-{name}"), &values);
            assert!(!sentence.contains(['{', '$']), "{language:?} {name}: {sentence}");
            assert!(sentence.chars().count() <= 95, "{language:?} {name}: {sentence}");
        }
    }
}
