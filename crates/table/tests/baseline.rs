//! Games guided by the baseline player come to a real end.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{CATALOGUE, Spec};
use search::{Player, Rng};
use spielhof_table::{Course, Ending};

const GAMES: u64 = 20;

/// Where greed alone locks up: pieces that can only jump are left without anything to
/// jump over, three players stand on each other's lines, and in Gobang players keep each
/// other from five in a row for ever, which its rules allow.
const LOCKS_UP: [(&str, u8); 5] =
    [("colour-halma", 2), ("connection", 3), ("gobang", 2), ("gobang", 3), ("gobang", 4)];

fn ends_by_rule(spec: &Spec, seed: u64) -> bool {
    let mut course = Course::new(spec.build().unwrap());
    let mut rng = Rng::new(seed);
    while course.ending().is_none() && course.turns() < 5000 {
        let action = Player::Baseline.act(course.position(), &mut rng).unwrap();
        course.act(action).unwrap();
    }
    course.ending() == Some(Ending::Rules)
}

#[test]
fn baseline_ends_its_games_by_rule() {
    for entry in CATALOGUE {
        for players in entry.players() {
            let spec = Spec::of(entry.head().id, players).unwrap();
            let ended = (0..GAMES).filter(|&seed| ends_by_rule(&spec, seed)).count() as u64;
            let locks_up = LOCKS_UP.contains(&(entry.head().id, players));
            let wanted = if locks_up { 1 } else { GAMES * 95 / 100 };
            assert!(ended >= wanted, "{} with {players}: {ended} of {GAMES}", entry.head().id);
        }
    }
}
