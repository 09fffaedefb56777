//! Perft tables: lines for every number of players and every value of every option.

use rules::{AnyGame, Entry, Position, Spec, ToAct};
use search::{Player, Rng};
use std::sync::Arc;
use table::Course;

/// A line gets as many counts as stay below this.
const LARGEST_COUNT: u64 = 100_000;

/// The most counts of a line.
const DEEPEST: u32 = 3;

/// The number of games in which a position is looked for where an option matters.
const GAMES: u64 = 40;

/// Turns after which such a game is given up.
const TURNS: u32 = 400;

/// The percentage of actions that are the baseline's; the others are random.
const GUIDED: u32 = 85;

/// The first line of a new table.
pub(crate) const HEAD: &str = "# Sequences of 1, 2, 3, … actions with seat 1 to act, or from a set-up of setups/; rolls are actions.\n";

/// The file with the counts of a game.
pub(crate) fn path(entry: &Entry) -> String {
    format!("crates/rules/tests/perft/{}.perft", entry.head().id)
}

/// The file of a set-up.
pub(crate) fn setup_path(name: &str) -> String {
    format!("crates/rules/tests/perft/setups/{name}.setup")
}

/// What a table still needs.
#[derive(Debug, Default)]
pub(crate) struct Additions {
    pub lines: Vec<String>,
    /// Names of set-ups and their text.
    pub setups: Vec<(String, String)>,
    pub failures: Vec<String>,
}

/// The lines that a table needs and has not: the start for each number of players, and for each
/// value of each option a position in which it changes a count.
pub(crate) fn additions(entry: &Entry, stored: &str) -> Additions {
    let mut additions = Additions::default();
    for players in entry.players() {
        let Some(usual) = build(entry, players, None) else { continue };
        let start = format!("players={players}");
        if !has_line(stored, |settings| settings == start) {
            additions.lines.push(line(&start, &usual.start()));
        }
        for info in entry.options(players) {
            for value in &info.values[1..] {
                let option = format!("{}={value}", info.name);
                let is_there = |settings: &str| {
                    let mut words = settings.split_whitespace();
                    words.clone().any(|word| word == start) && words.any(|word| word == option)
                };
                if !has_line(stored, is_there) {
                    additions.add_option(entry, &usual, (info.name, value));
                }
            }
        }
    }
    additions
}

impl Additions {
    /// Adds a line from a position in which an option changes a count, and the same line without
    /// the option.
    fn add_option(&mut self, entry: &Entry, usual: &Arc<AnyGame>, option: (&str, &str)) {
        let (id, players) = (entry.head().id, usual.spec().players());
        let (name, value) = option;
        let Some(other) = build(entry, players, Some(option)) else { return };
        if counts(&usual.start()) != counts(&other.start()) {
            self.lines.push(line(&format!("players={players} {name}={value}"), &other.start()));
            return;
        }
        // At best the position tells this value from all others, not only from the default.
        let values = entry.options(players).into_iter().filter(|info| info.name == name);
        let rivals: Vec<Arc<AnyGame>> = values
            .flat_map(|info| info.values)
            .filter(|rival| *rival != value)
            .filter_map(|rival| build(entry, players, Some((name, rival))))
            .collect();
        let search =
            |rivals: &[Arc<AnyGame>]| (1..=GAMES).find_map(|seed| differing(rivals, &other, seed));
        let setup = search(&rivals).or_else(|| search(std::slice::from_ref(usual)));
        let Some(setup) = setup else {
            self.failures.push(format!(
                "{id} players={players} {name}={value} changed no count in {GAMES} games: draw a \
                 set-up in which it does, or say in crates/rules/tests/perft.rs why it cannot"
            ));
            return;
        };
        let from = format!("{id}-{players}-{name}-{value}");
        for (game, settings) in [(usual, String::new()), (&other, format!(" {name}={value}"))] {
            if let Ok(position) = game.load(&setup) {
                self.lines
                    .push(line(&format!("players={players}{settings} from={from}"), &position));
            }
        }
        self.setups.push((from, setup));
    }
}

fn build(entry: &Entry, players: u8, option: Option<(&str, &str)>) -> Option<Arc<AnyGame>> {
    let spec = Spec::of(entry.head().id, players).ok()?;
    match option {
        Some((name, value)) => spec.set(name, value),
        None => spec,
    }
    .build()
    .ok()
}

fn has_line(stored: &str, is_wanted: impl Fn(&str) -> bool) -> bool {
    stored.lines().filter_map(|line| line.split_once(": ")).any(|(settings, _)| is_wanted(settings))
}

fn line(settings: &str, position: &Position) -> String {
    let counts: Vec<String> = counts(position).iter().map(u64::to_string).collect();
    format!("{settings}: {}", counts.join(" "))
}

/// Counts of growing depth until they are large. The first is always there.
fn counts(position: &Position) -> Vec<u64> {
    let mut counts = vec![position.perft(1)];
    while let Some(&last) = counts.last() {
        let depth = counts.len() as u32 + 1;
        // Deeper by one is about as many times more as the first count.
        let next = last.saturating_mul(counts[0]);
        if depth > DEEPEST || last == 0 || next > LARGEST_COUNT {
            break;
        }
        counts.push(position.perft(depth));
    }
    counts
}

/// The text of a position in which a game counts unlike all its rivals, met in a game by
/// half-guided play.
fn differing(rivals: &[Arc<AnyGame>], game: &Arc<AnyGame>, seed: u64) -> Option<String> {
    let mut rng = Rng::new(seed);
    let played = if seed.is_multiple_of(2) { rivals.first()? } else { game };
    let mut course = Course::new(played.clone());
    while course.turns() < TURNS {
        let player = match course.to_act() {
            ToAct::Over(_) => return None,
            ToAct::Seat(_) if rng.below(100) < GUIDED => Player::Baseline,
            _ => Player::Random,
        };
        let text = course.position().text();
        let count = |game: &Arc<AnyGame>, depth| game.load(&text).ok().map(|at| at.perft(depth));
        let differ = |depth| {
            let own = count(game, depth);
            own.is_some() && rivals.iter().all(|rival| count(rival, depth) != own)
        };
        if differ(1) || differ(2) {
            return Some(text);
        }
        course.act(player.act(course.position(), &mut rng)?).ok()?;
    }
    None
}
