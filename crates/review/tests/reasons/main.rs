//! Reasons on drawn positions: each kind where it must be given, and beside it where it must not.
//!
//! Pieces are drawn by the number of their colour; rows that are not drawn are empty. A reason is
//! written as its name and what its sentence is filled in with: `gains 4`, `hits e11 12`.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod barricade;
mod captures;
mod dice;
mod laws;
mod races;
mod rows;
mod solitaires;

use rules::{Position, SpecText};
use spielhof_review::{Detail, Reason, merits, why_better};

/// No reason.
const NONE: [&str; 0] = [];

/// A position of a game: `"halma 2 blocked=swap"` and a picture.
fn position(setting: &str, picture: &str) -> Position {
    let mut words = setting.split_whitespace();
    let (id, players) = (words.next().unwrap(), words.next().unwrap());
    let mut text = SpecText { players: Some(players.parse().unwrap()), ..SpecText::new(id) };
    text.options.extend(words.map(|word| word.split_once('=').unwrap()));
    let game = text.build().unwrap_or_else(|faults| panic!("{setting}: {faults:?}"));
    game.load(picture).unwrap_or_else(|faults| panic!("{setting}: {faults:?}"))
}

fn written(position: &Position, reason: &Reason) -> String {
    let value = |detail: Detail| match detail {
        Detail::Cell(cell) => position.board().name(cell).to_owned(),
        Detail::Number(number) => number.to_string(),
    };
    let details = reason.details().into_iter().map(|(_, detail)| value(detail));
    std::iter::once(reason.name().to_owned()).chain(details).collect::<Vec<_>>().join(" ")
}

/// Why the first action is better than the second.
fn why(position: &Position, best: &str, played: &str) -> Vec<String> {
    let [best, played] = [best, played].map(|text| position.read(text).unwrap());
    let reasons = why_better(position, best, played);
    reasons.iter().map(|reason| written(position, reason)).collect()
}

/// What speaks for an action.
fn praise(position: &Position, action: &str) -> Vec<String> {
    let reasons = merits(position, position.read(action).unwrap());
    reasons.iter().map(|reason| written(position, reason)).collect()
}

/// The reasons of one kind.
fn of_kind(reasons: Vec<String>, name: &str) -> Vec<String> {
    reasons.into_iter().filter(|reason| reason.split(' ').next() == Some(name)).collect()
}
