//! Questions to computer players with the answers that they give natively, one of each a line as
//! JSON: `answers [POSITIONS [LEVEL]]`, positions for each family. `scripts/levels` asks the
//! WebAssembly module the same.

use rules::{Spec, ToAct};
use search::{Rng, random_any};
use spielhof_browser::{ThinkingQuestion, ThinkingTask, think};
use table::{Course, Record};

/// A game of every family, and of those with several strategies one for each.
const GAMES: [(&str, u8); 14] = [
    ("halma", 2),
    ("halma", 4),
    ("star-halma", 2),
    ("chinese-checkers", 3),
    ("dice-halma", 2),
    ("barricade", 2),
    ("rakado", 2),
    ("captive-2", 2),
    ("dutch-halma", 2),
    ("solo-halma", 1),
    ("gobang", 2),
    ("tippy", 2),
    ("top-secret", 2),
    ("cat-and-mouse", 2),
];
/// The most actions before a position.
const LONGEST: u32 = 40;

/// A game after a random number of random actions, with a seat to act.
fn course(game: &str, players: u8, rng: &mut Rng) -> Option<Course> {
    let mut course = Course::new(Spec::of(game, players).ok()?.build().ok()?);
    let actions = rng.below(LONGEST);
    for _ in 0..actions {
        let Some(action) = random_any(course.position(), rng) else { break };
        course.act(action).ok()?;
    }
    while course.to_act() == ToAct::Chance {
        course.act(random_any(course.position(), rng)?).ok()?;
    }
    matches!(course.to_act(), ToAct::Seat(_)).then_some(course)
}

fn main() {
    let number = |place: usize, usual: u64| {
        std::env::args().nth(place).and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let (positions, level) = (number(1, 50), number(2, 3) as u8);
    for (game, players) in GAMES {
        let mut rng = Rng::new(7);
        let mut found = 0;
        while found < positions {
            let Some(course) = course(game, players, &mut rng) else { continue };
            found += 1;
            let record = Record::of(&course).to_string();
            let task = ThinkingTask::Play(level);
            let question = ThinkingQuestion { record, task, luck: found.to_string() };
            let answer = think(&question);
            let line = serde_json::json!({ "game": game, "question": question, "answer": answer });
            println!("{line}");
        }
    }
}
