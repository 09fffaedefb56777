//! Puzzles as data.

use rules::{AnyGame, Position};
use std::fmt;
use std::sync::Arc;
use table::{Course, Record};

/// A position that is won, or solved, in a proved number of turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// `GAME-NUMBER`; never given to another position.
    pub id: String,
    /// The fewest turns.
    pub turns: u32,
    /// From one to five.
    pub difficulty: u8,
    /// The number of positions that its proof visits.
    pub effort: u64,
    /// The first actions that do it in the fewest turns.
    pub solutions: Vec<String>,
    /// The position as the text of a set-up.
    pub setup: String,
}

/// All puzzles of a game with the same options.
///
/// ```
/// use spielhof_puzzle::Collection;
/// let text = "game: gobang\nrules: 2\nplayers: 2\noption places: first\n\npuzzle: gobang-1\nturns: 1\ndifficulty: 1\neffort: 9
/// solutions: @f2\nsetup:\n| turn: 1\n| 2 . 1 1 1 1\n";
/// let read = Collection::read(text).unwrap();
/// assert_eq!((read.game.as_str(), read.puzzles.len()), ("gobang", 1));
/// assert_eq!(read.to_string(), text);
/// assert_eq!(Collection::read("turns: 1\n").unwrap_err().line, 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    /// The id of the game.
    pub game: String,
    /// The head of a record of the game, up to its options.
    pub head: String,
    /// The puzzles, the oldest first.
    pub puzzles: Vec<Puzzle>,
}

/// A line of a file of puzzles that makes no sense.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the puzzles makes no sense: {text}")]
pub struct ReadError {
    /// Its number, from one.
    pub line: usize,
    /// What it says.
    pub text: String,
}

/// A puzzle whose position the rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("puzzle {id} cannot be set up: {why}")]
pub struct SetUpError {
    /// The puzzle.
    pub id: String,
    /// Why.
    pub why: String,
}

impl Collection {
    /// None yet, for this game.
    pub fn of(game: &Arc<AnyGame>) -> Collection {
        let record = Record::of(&Course::new(game.clone())).to_string();
        let head = record.lines().filter(|line| {
            let name = line.split([':', ' ']).next().unwrap_or_default();
            ["game", "rules", "players", "first", "option"].contains(&name)
        });
        let head = head.map(|line| format!("{line}\n")).collect();
        Collection { game: game.spec().id().to_owned(), head, puzzles: Vec::new() }
    }

    /// Reads a file of puzzles. Lines that begin with `#` are comments.
    pub fn read(text: &str) -> Result<Collection, ReadError> {
        let mut read = Collection::default();
        for (line, number) in text.lines().zip(1..) {
            let wrong = || ReadError { line: number, text: line.to_owned() };
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(row) = line.strip_prefix("| ") {
                let puzzle = read.puzzles.last_mut().ok_or_else(wrong)?;
                puzzle.setup += row;
                puzzle.setup.push('\n');
                continue;
            }
            let (name, value) = line.split_once(':').ok_or_else(wrong)?;
            let value = value.trim();
            match (name, read.puzzles.last_mut()) {
                ("puzzle", _) => read.puzzles.push(Puzzle::named(value)),
                (_, Some(puzzle)) => puzzle.set(name, value).ok_or_else(wrong)?,
                ("game" | "rules" | "players" | "first", None) => read.add(name, line, value),
                (option, None) if option.starts_with("option ") => read.add(name, line, value),
                _ => return Err(wrong()),
            }
        }
        Ok(read)
    }

    fn add(&mut self, name: &str, line: &str, value: &str) {
        if name == "game" {
            self.game = value.to_owned();
        }
        self.head += line;
        self.head.push('\n');
    }

    /// The text of a record that begins with the position of a puzzle.
    pub fn record(&self, puzzle: &Puzzle) -> String {
        let rows: String = puzzle.setup.lines().map(|row| format!("| {row}\n")).collect();
        format!("{}setup:\n{rows}actions:\n", self.head)
    }

    /// The course that begins with the position of a puzzle.
    pub fn course(&self, puzzle: &Puzzle) -> Result<Course, SetUpError> {
        let wrong = |why: String| SetUpError { id: puzzle.id.clone(), why };
        let record = self.record(puzzle).parse::<Record>();
        let record = record.map_err(|faults| wrong(faults.to_string()))?;
        record.replay().map_err(|fault| wrong(fault.to_string()))
    }
}

impl Puzzle {
    fn named(id: &str) -> Puzzle {
        Puzzle {
            id: id.to_owned(),
            turns: 0,
            difficulty: 0,
            effort: 0,
            solutions: Vec::new(),
            setup: String::new(),
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "turns" => self.turns = value.parse().ok()?,
            "difficulty" => self.difficulty = value.parse().ok()?,
            "effort" => self.effort = value.parse().ok()?,
            "solutions" => self.solutions = value.split_whitespace().map(str::to_owned).collect(),
            "setup" if value.is_empty() => {}
            _ => return None,
        }
        Some(())
    }
}

impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.head)?;
        for puzzle in &self.puzzles {
            writeln!(f, "\npuzzle: {}", puzzle.id)?;
            writeln!(f, "turns: {}\ndifficulty: {}", puzzle.turns, puzzle.difficulty)?;
            writeln!(f, "effort: {}", puzzle.effort)?;
            writeln!(f, "solutions: {}\nsetup:", puzzle.solutions.join(" "))?;
            for row in puzzle.setup.lines() {
                writeln!(f, "| {row}")?;
            }
        }
        Ok(())
    }
}

/// A position as a set-up without its empty rows.
pub fn short_text(position: &Position) -> String {
    let is_empty = |line: &&str| {
        let mut words = line.split_whitespace();
        let labelled = words.next().is_some_and(|label| !label.ends_with(':'));
        let mut marks = words.peekable();
        labelled && marks.peek().is_some() && marks.all(|mark| mark == ".")
    };
    let text = position.text();
    let rows = text.lines().filter(|line| !is_empty(line));
    rows.map(|row| format!("{}\n", row.trim_end())).collect()
}
