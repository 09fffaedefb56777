//! `spielhof puzzle`: puzzles in the terminal.

use super::play::style;
use super::typed::{command, example};
use super::{number, read_file, text};
use crate::drawing::Drawing;
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use puzzle::{Attempt, Collection, Puzzle, Verdict, difficulty, examine, library};
use rules::{Entry, Spec, ToAct};
use search::Rng;
use serde_json::json;
use std::io::{BufRead, IsTerminal};
use std::time::{SystemTime, UNIX_EPOCH};
use table::Record;
use words::Value;

/// What is searched for a puzzle in a position.
const TURNS: u32 = 4;
const NODES: u64 = 2_000_000;

const DAY: u64 = 24 * 60 * 60;

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    if let Some(path) = text(args, "record") {
        return judge(speaker, args, path);
    }
    let (collection, puzzle) = match args.get_flag("list") {
        true => return list(args),
        false => wanted(args)?,
    };
    if args.get_flag("json") {
        return print(&format!("{:#}\n", described(collection, puzzle)));
    }
    if !args.get_flag("piped") && !std::io::stdin().is_terminal() {
        return print(&format!("{}\n", speaker.say("puzzle-no-terminal")));
    }
    let drawing = Drawing { speaker, style: style(args) };
    let entry = Spec::smallest(&collection.game)?.entry();
    Solver { speaker, drawing, entry, collection, puzzle }
        .solve(&mut std::io::stdin().lock().lines())
}

type Found = (&'static Collection, &'static Puzzle);

/// The puzzles that the arguments allow.
fn chosen(args: &ArgMatches) -> Result<Vec<Found>, Fault> {
    let level: Option<u8> = number(args, "difficulty")?;
    if level.is_some_and(|level| !(1..=5).contains(&level)) {
        return Err(Fault::Number(text(args, "difficulty").unwrap_or_default().to_owned()));
    }
    let name = text(args, "puzzle");
    let all = library().iter().flat_map(|one| one.puzzles.iter().map(move |puzzle| (one, puzzle)));
    let fits = |(collection, puzzle): &Found| {
        name.is_none_or(|name| [&collection.game, &puzzle.id].iter().any(|known| *known == name))
            && level.is_none_or(|level| puzzle.difficulty == level)
    };
    let chosen: Vec<Found> = all.filter(fits).collect();
    if chosen.is_empty() {
        let level = level.map(|level| format!("--difficulty {level}"));
        let asked: Vec<&str> = name.into_iter().chain(level.as_deref()).collect();
        return Err(Fault::PuzzleUnknown(asked.join(" ")));
    }
    Ok(chosen)
}

/// The puzzle that the arguments mean.
fn wanted(args: &ArgMatches) -> Result<Found, Fault> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let free = ["puzzle", "difficulty", "seed"].iter().all(|name| text(args, name).is_none());
    if let (true, Some(today)) = (free, puzzle::of_day(now / DAY)) {
        return Ok(today);
    }
    let chosen = chosen(args)?;
    let seed = number(args, "seed")?.unwrap_or(now);
    let at = Rng::new(Rng::new(seed).bits()).below(chosen.len() as u32);
    Ok(chosen[at as usize])
}

fn list(args: &ArgMatches) -> Result<(), Fault> {
    let chosen = chosen(args)?;
    if args.get_flag("json") {
        let all: Vec<_> = chosen.into_iter().map(|(one, puzzle)| described(one, puzzle)).collect();
        return print(&format!("{:#}\n", json!(all)));
    }
    let line = |(_, puzzle): Found| {
        format!("{:24}{:>3}{:>3}\n", puzzle.id, puzzle.turns, puzzle.difficulty)
    };
    print(&chosen.into_iter().map(line).collect::<String>())
}

/// A puzzle for programs, without its solutions.
fn described(collection: &Collection, puzzle: &Puzzle) -> serde_json::Value {
    json!({
        "id": puzzle.id,
        "game": collection.game,
        "turns": puzzle.turns,
        "difficulty": puzzle.difficulty,
        "solutions": puzzle.solutions.len(),
        "record": collection.record(puzzle),
    })
}

/// Says whether the position of a record makes a puzzle.
fn judge(speaker: &Speaker, args: &ArgMatches, path: &str) -> Result<(), Fault> {
    let mut record: Record = read_file(path)?.parse().map_err(Fault::Record)?;
    if let Some(turns) = number(args, "turn")? {
        record.turns.truncate(turns);
        (record.result, record.ending) = (None, None);
    }
    let course = record.replay().map_err(|fault| Fault::Record(fault.into()))?;
    let position = course.position();
    match course.to_act() {
        ToAct::Seat(_) => {}
        ToAct::Over(_) => return Err(Fault::EngineOver),
        ToAct::Chance => return Err(Fault::EngineChance),
    }
    let found = examine(position, TURNS, NODES);
    let solutions: Vec<String> =
        found.solutions.iter().map(|&action| position.write(action)).collect();
    if args.get_flag("json") {
        let level = found.turns.map(|_| difficulty(position, &found));
        let all = json!({
            "turns": found.turns,
            "excluded": found.excluded,
            "solutions": solutions,
            "effort": found.effort,
            "difficulty": level,
        });
        return print(&format!("{all:#}\n"));
    }
    let said = match found.turns {
        Some(turns) => {
            let values = [
                ("turns", Value::from(turns)),
                ("solutions", solutions.join(", ").into()),
                ("difficulty", u32::from(difficulty(position, &found)).into()),
            ];
            speaker.with("puzzle-verdict", &values)
        }
        None if found.excluded > 0 => {
            speaker.with("puzzle-verdict-none", &[("turns", found.excluded.into())])
        }
        None => speaker.say("puzzle-verdict-unknown"),
    };
    print(&format!("{said}\n"))
}

/// What may be typed beside moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Help,
    Moves,
    Hint,
    Undo,
    Board,
    Quit,
}

const WORDS: [(Word, &str); 6] = [
    (Word::Help, "command-help"),
    (Word::Moves, "command-moves"),
    (Word::Hint, "command-hint"),
    (Word::Undo, "command-undo"),
    (Word::Board, "command-board"),
    (Word::Quit, "command-quit"),
];

/// A puzzle and where its words go.
struct Solver<'a> {
    speaker: &'a Speaker,
    drawing: Drawing<'a>,
    entry: &'static Entry,
    collection: &'static Collection,
    puzzle: &'static Puzzle,
}

type Lines<'a> = dyn Iterator<Item = std::io::Result<String>> + 'a;

impl Solver<'_> {
    fn solve(&self, input: &mut Lines) -> Result<(), Fault> {
        let mut attempt = self.begin()?;
        // Counts the hints in a row: the second says more.
        let mut hints = 0;
        self.say_what(&attempt)?;
        self.board(&attempt)?;
        loop {
            print("> ")?;
            let Some(Ok(line)) = input.next() else { return self.line("play-bye") };
            let line = line.trim();
            let word = command(self.speaker, line, &WORDS);
            hints = if word == Some(Word::Hint) { hints + 1 } else { 0 };
            match word {
                Some(Word::Quit) => return self.line("play-bye"),
                Some(Word::Hint) => self.hint(&mut attempt, hints)?,
                Some(Word::Help) => {
                    let example = example(attempt.course().position());
                    self.with("puzzle-help", &[("example", example)])?;
                }
                Some(Word::Moves) => {
                    print(&(attempt.course().position().written_actions().join(" ") + "\n"))?;
                }
                Some(Word::Undo) => {
                    attempt = self.begin()?;
                    self.board(&attempt)?;
                }
                Some(Word::Board) => self.board(&attempt)?,
                None if line.is_empty() => self.board(&attempt)?,
                None => {
                    self.act(&mut attempt, line)?;
                    match attempt.verdict() {
                        Verdict::Solved => return self.line("puzzle-solved"),
                        Verdict::Open => {}
                        Verdict::Missed => {
                            let spent = attempt.left() == 0;
                            self.line(if spent { "puzzle-no-turn" } else { "puzzle-missed" })?;
                            self.line("learn-back")?;
                            attempt = self.begin()?;
                            self.board(&attempt)?;
                        }
                    }
                }
            }
        }
    }

    fn begin(&self) -> Result<Attempt, Fault> {
        // A test sets up every puzzle.
        let course = self.collection.course(self.puzzle).map_err(|_| Fault::UsageOther)?;
        Ok(Attempt::new(course, self.puzzle.turns))
    }

    fn say_what(&self, attempt: &Attempt) -> Result<(), Fault> {
        let game = self.speaker.say(&format!("game-{}", self.collection.game));
        let values = [
            ("game", game.into()),
            ("id", self.puzzle.id.clone().into()),
            ("difficulty", u32::from(self.puzzle.difficulty).into()),
        ];
        self.with("puzzle-heading", &values)?;
        let seating = attempt.course().game().seating();
        let key = if seating.seats() == 1 { "puzzle-solve" } else { "puzzle-win" };
        self.with(key, &[("turns", self.puzzle.turns.into())])?;
        let colours = self.drawing.pieces_of(seating, attempt.seat());
        match colours.is_empty() {
            true => Ok(()),
            false => self.with("learn-pieces", &[("colours", colours.into())]),
        }
    }

    /// Plays what was typed and what answers it, or says why it cannot be played.
    fn act(&self, attempt: &mut Attempt, line: &str) -> Result<(), Fault> {
        let position = attempt.course().position();
        let action = match position.read(line) {
            Ok(action) => action,
            Err(rules::ReadError::NotAnAction(_)) => {
                return self.with("play-unknown", &[("example", example(position))]);
            }
            Err(fault) => {
                let why = self.speaker.read(self.entry, position.board(), &fault);
                return print(&format!("{why}\n"));
            }
        };
        // What was read is legal.
        if attempt.act(action).is_err() {
            return Ok(());
        }
        let before = attempt.course().actions().len();
        attempt.answer();
        let answers = attempt.course().written_actions().split_off(before);
        self.board(attempt)?;
        if !answers.is_empty() {
            self.with("puzzle-answer", &[("actions", answers.join(" ").into())])?;
        }
        if attempt.verdict() == Verdict::Open {
            self.with("puzzle-left", &[("turns", attempt.left().into())])?;
        }
        Ok(())
    }

    /// First from where, then the whole move.
    fn hint(&self, attempt: &mut Attempt, hints: u32) -> Result<(), Fault> {
        let Some(action) = attempt.hint() else { return self.line("puzzle-hint-none") };
        let position = attempt.course().position();
        let from = position.way(action).and_then(|way| way.cells.first().copied());
        match from {
            Some(cell) if hints == 1 => {
                let cell = position.board().name(cell).to_owned();
                self.with("puzzle-hint-from", &[("cell", cell.into())])
            }
            _ => self.with("puzzle-hint", &[("action", position.write(action).into())]),
        }
    }

    fn board(&self, attempt: &Attempt) -> Result<(), Fault> {
        print(&self.drawing.board(attempt.course().position(), &[]))
    }

    fn line(&self, key: &str) -> Result<(), Fault> {
        print(&format!("{}\n", self.speaker.say(key)))
    }

    fn with(&self, key: &str, values: &[(&str, Value)]) -> Result<(), Fault> {
        print(&format!("{}\n", self.speaker.with(key, values)))
    }
}
