//! Jumps on the cross: what can still be jumped, and how well the pieces hang together.

use super::{Judge, Judged};
use rules::peg::{Cells, Peg, State};
use rules::{Action, Game, Side};

/// Every jump made is progress.
const JUMP: i32 = 100;

impl Judged for Peg {
    fn judge(&self) -> impl Judge<Game = Peg> {
        self
    }
}

impl Judge for &Peg {
    type Game = Peg;

    fn game(&self) -> &Peg {
        self
    }

    /// Many jumps left, and no piece far from the others. Retour is the same game played
    /// with the free cells.
    fn worth(&self, state: &State, _: Side) -> i32 {
        let board = self.board();
        let pieces = match self.figure().len() {
            1 => state.pieces(),
            _ => board.cells().collect::<Cells>() - state.pieces(),
        };
        let apart: i32 = pieces
            .iter()
            .map(|cell| {
                let beside = board.neighbours(cell).filter(|&next| pieces.contains(next)).count();
                4 - beside as i32
            })
            .sum();
        4 * self.count(state) as i32 - apart - JUMP * pieces.len() as i32
    }

    fn gain(&self, _: &State, _: Action) -> i32 {
        0
    }
}
