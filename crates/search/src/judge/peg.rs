//! Jumps on the cross: what can still be jumped, and how well the pieces hang together.

use super::{Judge, Judged};
use rules::peg::{Cells, Peg, State};
use rules::{Action, Game, Side};

/// Every jump made is progress.
const JUMP: i32 = 100;
/// What it costs that a piece is still at the end of an arm, where it jumps only back.
const END: i32 = 10;
/// What another turn costs: little, or what is left could not be solved any more.
const TURN: i32 = 6;

struct PegJudge<'g> {
    peg: &'g Peg,
    all: Cells,
    ends: Cells,
}

impl Judged for Peg {
    fn judge(&self) -> impl Judge<Game = Peg> {
        let board = self.board();
        // The farthest from anywhere are at the ends of the arms.
        let farthest = |cell| board.cells().map(|other| board.distance(cell, other)).max();
        let most = board.cells().map(farthest).max().flatten();
        PegJudge {
            peg: self,
            all: board.cells().collect(),
            ends: board.cells().filter(|&cell| farthest(cell) == most).collect(),
        }
    }
}

impl Judge for PegJudge<'_> {
    type Game = Peg;

    fn game(&self) -> &Peg {
        self.peg
    }

    /// Many jumps left, and no piece far from the others. Retour is the same game played
    /// with the free cells.
    fn worth(&self, state: &State, _: Side) -> i32 {
        let board = self.peg.board();
        let pieces = match self.peg.figure().len() {
            1 => state.pieces(),
            _ => self.all - state.pieces(),
        };
        let apart: i32 = pieces
            .iter()
            .map(|cell| {
                let beside = board.neighbours(cell).filter(|&next| pieces.contains(next)).count();
                4 - beside as i32
            })
            .sum();
        let ends = (pieces & self.ends).len() as i32;
        4 * self.peg.count(state) as i32 - apart - END * ends - JUMP * pieces.len() as i32
    }

    fn turn_price(&self) -> i32 {
        TURN
    }

    fn gain(&self, _: &State, _: Action) -> i32 {
        0
    }
}
