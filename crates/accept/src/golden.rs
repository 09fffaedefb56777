//! Golden games: a recorded game that ends by its rules.

use rules::{Entry, Spec, ToAct};
use search::{Player, Rng};
use table::{Course, Ending, Record};

/// The number of games that are tried.
const TRIES: u64 = 50;

/// The number of turns after which a game alone is given up: there is no turn limit.
const ALONE_AT_MOST: u32 = 1000;

pub(crate) const FAILURE: &str = "no golden game: the baseline ended none of 50 games by the rules. Play one and save its record";

/// The file with the golden game.
pub(crate) fn path(entry: &Entry) -> String {
    format!("crates/table/tests/golden/{}.txt", entry.head().id)
}

/// A game of the baseline against itself that ends by the rules.
pub(crate) fn record(entry: &Entry) -> Option<String> {
    (1..=TRIES).find_map(|seed| {
        let course = play(entry, seed).filter(|course| course.ending() == Some(Ending::Rules))?;
        let mut record = Record::of(&course).note("seed", &seed.to_string());
        for seat in 1..=course.game().seating().seats() {
            record = record.note(&format!("seat {seat}"), "baseline");
        }
        Some(record.to_string())
    })
}

fn play(entry: &Entry, seed: u64) -> Option<Course> {
    let players = *entry.players().first()?;
    let mut course = Course::new(Spec::of(entry.head().id, players).ok()?.build().ok()?);
    let mut rng = Rng::new(seed);
    while players > 1 || course.turns() < ALONE_AT_MOST {
        let player = match course.to_act() {
            ToAct::Seat(_) => Player::Baseline,
            ToAct::Chance => Player::Random,
            ToAct::Over(_) => break,
        };
        course.act(player.act(course.position(), &mut rng)?).ok()?;
    }
    Some(course)
}
