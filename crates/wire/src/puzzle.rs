//! Puzzles: tries at them, and verdicts on positions that somebody wants to make one of.

use crate::guide::Verdict;
use crate::http::Replay;
use crate::scene::{Choices, Move};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A try at a puzzle: win, or solve the game, in a number of turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewPuzzleTry {
    /// The text of a record that leads to the position of the puzzle.
    pub record: String,
    /// The number of turns it can be done in.
    pub turns: u32,
    /// What was done so far, answers of others and rolls included.
    #[serde(default)]
    pub actions: Vec<String>,
    /// Is a hint wanted?
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub hint: bool,
}

/// How a try at a puzzle stands, after what the others answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleTried {
    /// What was done, position by position, with the answers of others and rolls.
    pub replay: Replay,
    /// What can be done now, while the puzzle is open.
    pub choices: Option<Choices>,
    /// The solver's seat, from one.
    pub seat: u8,
    /// Is it solved? Missed as soon as it cannot be done in the number of turns any more, or when no turn is
    /// left.
    pub verdict: Verdict,
    /// The number of turns that are left.
    pub left: u32,
    /// A right action, if a hint was wanted and there is one.
    pub hint: Option<Move>,
}

/// A position that might make a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewPuzzle {
    /// The text of the record that leads to it.
    pub record: String,
    /// The number of its actions to play; all if not said.
    #[serde(default)]
    #[ts(optional)]
    pub after: Option<u32>,
}

/// What the solver found about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleVerdict {
    /// The text of a record that begins with the position.
    pub record: String,
    /// The fewest turns in which the side to act can force a win or solve the game; none if no solution was
    /// found.
    pub turns: Option<u32>,
    /// Proved: no win can be forced within this number of turns.
    pub excluded: u32,
    /// The number of first actions that solve it.
    pub solutions: u32,
    /// How difficult it is, from one to five.
    pub difficulty: Option<u8>,
}
