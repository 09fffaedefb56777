//! Puzzles in a worker.

use room::answers::{solve_puzzle, try_puzzle};
use serde::Serialize;
use wire::{NewPuzzle, NewPuzzleTry, PuzzleTried, PuzzleVerdict, Said};

/// What became of a question about a puzzle.
///
/// ```
/// use spielhof_browser::Puzzled;
/// use wire::NewPuzzle;
/// let record = "game: gobang\nrules: 2\nplayers: 2\nsetup:\n| 2 . 1 1 1 1 . . . . . . . . . . .\nactions:\n".to_owned();
/// let Puzzled::Answer(verdict) = Puzzled::solved(&NewPuzzle { record, after: None }) else { panic!() };
/// assert_eq!(verdict.turns, Some(1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Puzzled<T> {
    /// It was answered.
    Answer(T),
    /// It makes no sense.
    Faults(Vec<Said>),
}

impl Puzzled<PuzzleTried> {
    /// How a try stands.
    pub fn tried(wish: &NewPuzzleTry) -> Self {
        try_puzzle(wish).map_or_else(Puzzled::Faults, Puzzled::Answer)
    }
}

impl Puzzled<PuzzleVerdict> {
    /// What the solver finds about a position.
    pub fn solved(wish: &NewPuzzle) -> Self {
        solve_puzzle(wish).map_or_else(Puzzled::Faults, Puzzled::Answer)
    }
}
