//! The laws: what must hold in every position of every game, with every number of
//! players and every option, checked over games of random and half-guided play.
//!
//! `SPIELHOF_LAW_GAMES` sets how many games of each setting are played (30 if unset);
//! `make laws` plays ten thousand.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use libtest_mimic::{Arguments, Trial};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use rules::{Action, AnyGame, CATALOGUE, Entry, Marking, Piece, Place, Position, Spec, ToAct};
use search::{Player, Rng};
use spielhof_table::{Course, Ending, Record, TURNS_A_SEAT};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

/// Turns after which a game of one is broken off: alone there is no limit.
const ALONE: u32 = 300;

fn games_a_setting() -> u32 {
    match std::env::var("SPIELHOF_LAW_GAMES") {
        Ok(number) => number.parse().expect("SPIELHOF_LAW_GAMES is a number of games"),
        Err(_) => 30,
    }
}

/// Are there enough games that each need not cover everything?
fn is_long_run() -> bool {
    games_a_setting() > 200
}

/// A game with every number of players, and with each value of each option.
fn settings(entry: &Entry) -> Vec<Spec> {
    let mut all = Vec::new();
    for players in entry.players() {
        let spec = Spec::of(entry.head().id, players).unwrap();
        for info in entry.options(players) {
            let others = info.values.iter().skip(1);
            all.extend(others.map(|value| spec.clone().set(info.name, value)));
        }
        all.push(spec);
    }
    all
}

/// How a game is played: by whom, with what luck, and how long.
#[derive(Clone, Debug)]
struct Sample {
    seed: u64,
    /// The percentage of actions that are the baseline's; the others are random.
    guided: u32,
    /// Turns at most; most games need not be played out to meet most positions.
    turns: u32,
    /// The seat that begins.
    first: u8,
}

fn samples() -> impl Strategy<Value = Sample> {
    // The baseline thinks a thousand times longer than chance: in a long run it guides few.
    let random = if is_long_run() { 60 } else { 1 };
    let guided = prop_oneof![random => Just(0u32), 1 => Just(60), 1 => Just(95)];
    let turns = prop_oneof![8 => 20u32..150, 1 => Just(u32::MAX)];
    (any::<u64>(), guided, turns, 0u8..6).prop_map(|(seed, guided, turns, first)| Sample {
        seed,
        guided,
        turns,
        first,
    })
}

fn check_all(entry: &Entry) {
    for spec in settings(entry) {
        let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]);
        let config =
            Config { cases: games_a_setting(), failure_persistence: None, ..Config::default() };
        let result = TestRunner::new_with_rng(config, rng).run(&samples(), |sample| {
            play_by_the_laws(&spec, &sample);
            Ok(())
        });
        if let Err(error) = result {
            panic!("{spec:?}\n{error}");
        }
    }
}

fn play_by_the_laws(spec: &Spec, sample: &Sample) {
    let spec = spec.clone().starting(sample.first % spec.players() + 1);
    let game = spec.build().unwrap();
    let seats = game.seating().seats() as u32;
    let limit = if seats == 1 { ALONE } else { TURNS_A_SEAT * seats }.min(sample.turns);
    let symmetries = Symmetries::of(&game);
    let mut rng = Rng::new(sample.seed);
    let mut course = Course::new(game.clone());
    while course.turns() < limit {
        let position = course.position();
        let player = match course.to_act() {
            ToAct::Over(_) => break,
            ToAct::Seat(_) if rng.below(100) < sample.guided => Player::Baseline,
            _ => Player::Random,
        };
        // Checking everything everywhere would make slow laws of quick ones.
        if rng.below(if is_long_run() { 128 } else { 16 }) == 0 {
            check_position(position, &symmetries);
        }
        let action = player.act(position, &mut rng).expect("a game that is not over goes on");
        let pieces_before = position.pieces().len();
        course.act(action).expect("legal actions apply");
        let after = course.position();
        assert_eq!(after.key(), after.rebuilt_key(), "the key follows every action");
        if conserves_pieces(&game) {
            assert_eq!(after.pieces().len(), pieces_before, "no piece is lost");
        }
    }
    check_ending(&course, sample.turns == u32::MAX);
    check_last_picture(course.position());
    check_record(&course);
}

/// Pieces come and go only where a side can be beaten, a piece can jump out, jumps take
/// and bring pieces, or what is taken is out of the game.
fn conserves_pieces(game: &AnyGame) -> bool {
    let id = game.spec().id();
    let may_beat = game.options().contains(&("blocked", "clear")) || id == "captive-1";
    !may_beat && !["captive-2", "solo-halma", "retour", "rakado"].contains(&id)
}

fn check_position(position: &Position, symmetries: &Symmetries) {
    let actions = position.actions();
    let unique: HashSet<Action> = actions.iter().copied().collect();
    assert_eq!(unique.len(), actions.len(), "each action once");
    assert!(!actions.is_empty(), "a game that is not over offers something");
    for &action in &actions {
        let text = position.write(action);
        assert_eq!(position.read(&text), Ok(action), "{text} is read back");
        assert!(position.why_not(action).is_none());
        if let Some(way) = position.way(action) {
            assert_eq!(way.cells.iter().collect::<HashSet<_>>().len(), way.cells.len());
            if let Action::Move { from, to } = action {
                assert_eq!((way.cells.first(), way.cells.last()), (Some(&from), Some(&to)));
                assert!(position.follows(&way.cells), "{text} along {way:?}");
            }
        }
    }
    let offered: usize =
        position.choices().picks.iter().map(|pick| pick.targets.len()).sum::<usize>()
            + position.choices().plain.len();
    assert_eq!(offered, actions.len(), "people are offered just what is legal");
    check_refusals(position, &unique);
    let text = position.text();
    let again = position.game().load(&text).unwrap_or_else(|f| panic!("{f:?}\n{text}"));
    assert_eq!(&again, position, "the picture is read back\n{text}");
    assert_eq!(again.key(), position.key());
    assert_eq!(position.perft(1), actions.len() as u64);
    symmetries.check(position);
}

/// Whatever is not legal is refused and leaves the position as it was.
fn check_refusals(position: &Position, legal: &HashSet<Action>) {
    let cells: Vec<board::Cell> = position.board().cells().step_by(7).collect();
    let mut tries = vec![Action::Pass, Action::End, Action::RollTwo(2, 5), Action::RollTwo(5, 2)];
    tries.extend([0, 3, 7].map(Action::Roll));
    tries.extend([0, 3, 7].map(Action::Steps));
    for &from in &cells {
        tries.push(Action::SetDown(from));
        tries.push(Action::Place(from));
        tries.push(Action::Off(from));
        tries.push(Action::Huff(from));
        for &to in &cells {
            tries.push(Action::Move { from, to });
            tries.push(Action::Swap { own: from, enemy: to });
        }
    }
    for action in tries {
        let mut copy = position.clone();
        if !legal.contains(&action) {
            assert!(copy.act(action).is_err(), "{action:?}");
            assert_eq!(&copy, position);
        }
    }
}

/// Every game of two or more ends, by its rules or by a limit that is stated.
fn check_ending(course: &Course, played_out: bool) {
    let alone = course.game().seating().seats() == 1;
    if played_out && !alone {
        assert!(course.ending().is_some(), "the game has ended");
    }
    match (course.ending(), course.outcome()) {
        (Some(ending), Some(outcome)) => {
            let ranks = outcome.ranks();
            assert!(alone || ranks.contains(&1), "somebody is first");
            assert!(ranks.iter().all(|&rank| rank >= 1));
            assert_eq!(ending == Ending::Rules, course.position().outcome().is_some());
        }
        (None, None) => {}
        other => panic!("{other:?}"),
    }
}

/// The last position too can be written and read back, with its outcome.
fn check_last_picture(position: &Position) {
    let text = position.text();
    let again = position.game().load(&text).unwrap_or_else(|f| panic!("{f:?}\n{text}"));
    assert_eq!(again.outcome(), position.outcome(), "{text}");
}

/// A record is read back as it was written, and replaying it gives the same game.
fn check_record(course: &Course) {
    let record = Record::of(course);
    let text = record.to_string();
    let read: Record = text.parse().unwrap_or_else(|f| panic!("{f:?}\n{text}"));
    assert_eq!(read, record);
    let again = read.replay().unwrap_or_else(|f| panic!("{f:?}\n{text}"));
    assert_eq!(again.position(), course.position());
    assert_eq!((again.ending(), again.turns()), (course.ending(), course.turns()));
}

/// The symmetries of a board that leave a game's homes and goals in place, whatever
/// the seats are called.
struct Symmetries {
    maps: Vec<(board::Symmetry, HashMap<Piece, Piece>)>,
}

impl Symmetries {
    /// Symmetries that map the start onto itself but for the names of colours.
    fn of(game: &Arc<AnyGame>) -> Symmetries {
        let homes = |piece: Piece| match piece {
            Piece::Of(colour) => areas(game, Marking::Home(colour), Marking::Goal(colour)),
            _ => Vec::new(),
        };
        let colours: Vec<Piece> = game.seating().all_colours().map(Piece::Of).collect();
        let shades_matter = game.options().iter().any(|(name, _)| *name == "movement");
        let mut maps = Vec::new();
        for symmetry in game.board().symmetries() {
            if shades_matter || game.board().id() == board::BoardId::Barricade {
                continue;
            }
            let image = |cells: Vec<BTreeSet<board::Cell>>| -> Vec<BTreeSet<board::Cell>> {
                cells.iter().map(|set| set.iter().map(|&c| symmetry.image(c)).collect()).collect()
            };
            let partner = |&piece: &Piece| {
                let there = image(homes(piece));
                // Where several have the same grounds, or none, each is its own image.
                let mut others = std::iter::once(piece).chain(colours.iter().copied());
                others.find(|&other| homes(other) == there).map(|other| (piece, other))
            };
            if let Some(names) = colours.iter().map(partner).collect::<Option<HashMap<_, _>>>() {
                maps.push((symmetry.clone(), names));
            }
        }
        Symmetries { maps }
    }

    /// Turned or mirrored, with the colours renamed, the same moves are legal. Only
    /// where the same seat is to act: whose turn it is has no mirror image.
    fn check(&self, position: &Position) {
        let ToAct::Seat(seat) = position.to_act() else { return };
        let seating = position.game().seating();
        for (symmetry, names) in &self.maps {
            let keeps_seat =
                seating.all_colours().filter(|&c| seating.seat_of(c) == seat).all(|colour| {
                    match names.get(&Piece::Of(colour)) {
                        Some(Piece::Of(other)) => seating.seat_of(*other) == seat,
                        _ => true,
                    }
                });
            let keeps_sides = names.iter().all(|(from, to)| match (from, to) {
                (Piece::Of(a), Piece::Of(b)) => seating.side_of(*a) == seating.side_of(*b),
                _ => true,
            });
            if keeps_seat && keeps_sides {
                assert_eq!(
                    image_of_actions(position, symmetry),
                    actions_of_image(position, symmetry, names)
                );
            }
        }
    }
}

fn areas(game: &AnyGame, home: Marking, goal: Marking) -> Vec<BTreeSet<board::Cell>> {
    let markings = game.markings();
    let of = |wanted: Marking| {
        markings
            .iter()
            .find(|(marking, _)| *marking == wanted)
            .map(|(_, c)| c.iter().copied().collect())
    };
    [home, goal].into_iter().filter_map(of).collect()
}

fn mirrored(action: Action, symmetry: &board::Symmetry) -> Action {
    match action {
        Action::Move { from, to } => {
            Action::Move { from: symmetry.image(from), to: symmetry.image(to) }
        }
        Action::Swap { own, enemy } => {
            Action::Swap { own: symmetry.image(own), enemy: symmetry.image(enemy) }
        }
        Action::Place(cell) => Action::Place(symmetry.image(cell)),
        Action::Off(cell) => Action::Off(symmetry.image(cell)),
        Action::Huff(cell) => Action::Huff(symmetry.image(cell)),
        other => other,
    }
}

fn image_of_actions(position: &Position, symmetry: &board::Symmetry) -> BTreeSet<Action> {
    position.actions().into_iter().map(|action| mirrored(action, symmetry)).collect()
}

fn actions_of_image(
    position: &Position,
    symmetry: &board::Symmetry,
    names: &HashMap<Piece, Piece>,
) -> BTreeSet<Action> {
    let mut marks = vec!['.'; position.board().len()];
    for (piece, place) in position.pieces() {
        if let Place::On(cell) = place {
            marks[symmetry.image(cell).index()] = rules::mark(*names.get(&piece).unwrap_or(&piece));
        }
    }
    let fields: String = position
        .fields()
        .into_iter()
        .map(|(name, value)| match name {
            "jumping" | "landed" | "overlooked" | "moved" => {
                let image = |cell: &str| {
                    let cell = position.board().cell(cell).unwrap();
                    position.board().name(symmetry.image(cell))
                };
                let images: Vec<&str> = value.split_whitespace().map(image).collect();
                format!("{name}: {}\n", images.join(" "))
            }
            _ => format!("{name}: {value}\n"),
        })
        .collect();
    let text = fields + &position.board().draw(|cell| marks[cell.index()]);
    let image = position.game().load(&text).unwrap_or_else(|f| panic!("{f:?}\n{text}"));
    image.actions().into_iter().collect()
}

/// One test for each game of the catalogue, so that they run side by side and name what broke.
fn main() {
    let test = |entry: &'static Entry| {
        Trial::test(entry.head().id, move || {
            check_all(entry);
            Ok(())
        })
    };
    libtest_mimic::run(&Arguments::from_args(), CATALOGUE.iter().map(test).collect()).exit();
}
