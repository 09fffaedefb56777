//! The computer player follows every tip where the tip says that it helps. A tip that it does not
//! follow there is no good advice, or its position does not show it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::CATALOGUE;
use search::{History, Limits, Thinker};
use spielhof_guide::{Guide, Library};
use std::collections::BTreeSet;
use words::{Language, Words};

#[test]
fn every_tip_belongs_to_a_game_and_has_words() {
    let tips: BTreeSet<&str> = Library::get().tips().map(|tip| tip.key.as_str()).collect();
    let guides = CATALOGUE.iter().filter_map(|entry| Guide::of(entry.head().id));
    let named: BTreeSet<&str> =
        guides.flat_map(|guide| &guide.lesson.tips).map(String::as_str).collect();
    assert_eq!(named, tips);
    for language in Language::ALL {
        let words = Words::new(language);
        tips.iter().for_each(|key| assert!(words.has(key), "{language:?} {key}"));
    }
}

/// How far the computer player searches. It plays without the noise that makes levels weaker.
const NODES: u64 = 50_000;

/// What the computer player does in a position.
fn chosen(position: &rules::Position) -> rules::Action {
    let thought = Thinker::new().think(position, &History::default(), &Limits::nodes(NODES));
    thought.unwrap().action
}

#[test]
fn the_computer_follows_every_tip_where_it_helps() {
    let mut faults = Vec::new();
    for tip in Library::get().tips() {
        let action = chosen(&tip.position);
        let better: Vec<String> = tip.better.iter().map(|&a| tip.position.write(a)).collect();
        if !tip.better.contains(&action) {
            let written = tip.position.write(action);
            faults.push(format!("{}: {written} instead of {}", tip.key, better.join(" ")));
        }
        // Advice that every action follows says nothing.
        let all = tip.position.actions().len();
        if better.len() * 3 > all * 2 {
            faults.push(format!("{}: {} of {all} actions follow it", tip.key, better.len()));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
