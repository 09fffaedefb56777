//! The booklets, sentence by sentence: each test shows one clause on a drawn position.
//!
//! Pieces are drawn by the number of their colour; rows that are not drawn are empty.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod barricade;
mod basic;
mod blocked;
mod captive;
mod cats;
mod dice;
mod forward;
mod marked;
mod peg;
mod placing;
mod rakado;
mod secret;
mod star;
mod variants;
mod won;

use spielhof_rules::{Position, ReadError, Reason, Refusal, SpecText};

/// A position of a game: `"halma 2 blocked=swap"` and a picture; `rules=1` for older rules.
fn position(setting: &str, picture: &str) -> Position {
    game(setting).load(picture).unwrap_or_else(|faults| panic!("{setting}: {faults:?}"))
}

/// The start of a game.
fn start(setting: &str) -> Position {
    game(setting).start()
}

fn game(setting: &str) -> std::sync::Arc<spielhof_rules::AnyGame> {
    let mut words = setting.split_whitespace();
    let (id, players) = (words.next().unwrap(), words.next().unwrap());
    let mut text = SpecText { players: Some(players.parse().unwrap()), ..SpecText::new(id) };
    for word in words {
        let (option, value) = word.split_once('=').unwrap();
        match option {
            "first" => text.first = Some(value.parse().unwrap()),
            "rules" => text.rules = Some(value.parse().unwrap()),
            _ => text.options.push((option, value)),
        }
    }
    text.build().unwrap_or_else(|faults| panic!("{setting}: {faults:?}"))
}

/// Where the piece on a cell can go, sorted.
fn targets(position: &Position, from: &str) -> String {
    let prefix = format!("{from}-");
    let actions = position.written_actions();
    actions.iter().filter_map(|text| text.strip_prefix(&prefix)).collect::<Vec<_>>().join(" ")
}

/// All legal actions, sorted.
fn actions(position: &Position) -> String {
    position.written_actions().join(" ")
}

/// The position after some actions.
fn after(mut position: Position, actions: &str) -> Position {
    for text in actions.split_whitespace() {
        let action = position.read(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        position.act(action).unwrap();
    }
    position
}

/// Why an action is refused.
fn refusal(position: &Position, text: &str) -> Refusal {
    match position.read(text) {
        Err(ReadError::Refused(refusal)) => refusal,
        other => panic!("{text}: {other:?}"),
    }
}

/// The ranks of a finished game, and why it is over.
fn ended(position: &Position) -> (Vec<u8>, Option<Reason>) {
    (ranks(position), position.reason())
}

/// The ranks of a finished game.
fn ranks(position: &Position) -> Vec<u8> {
    position.outcome().expect("the game is over").ranks().to_vec()
}
