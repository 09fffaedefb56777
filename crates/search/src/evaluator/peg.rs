//! Evaluation of the peg solitaires: the jumps available, and how connected the pieces are.

use super::{Evaluated, Evaluation, Evaluator, SoloPlanning, Tuning};
use rules::peg::{Cells, Peg, State};
use rules::{Action, Game, Side};

/// The value of a jump made.
const JUMP: i32 = 100;
/// The cost of a piece at the end of an arm, where it can only jump back.
const END: i32 = 10;
/// The cost of another turn. It must be small, or the rest becomes unsolvable.
const TURN: i32 = 6;

struct PegEvaluator<'g> {
    peg: &'g Peg,
    all: Cells,
    ends: Cells,
}

impl Evaluated for Peg {
    fn evaluator(&self) -> impl Evaluator<Game = Peg> {
        let board = self.board();
        // The cells with the largest distance to another one are at the ends of the arms.
        let farthest = |cell| board.cells().map(|other| board.distance(cell, other)).max();
        let most = board.cells().map(farthest).max().flatten();
        PegEvaluator {
            peg: self,
            all: board.cells().collect(),
            ends: board.cells().filter(|&cell| farthest(cell) == most).collect(),
        }
    }
}

impl Evaluation for PegEvaluator<'_> {
    type Game = Peg;

    fn game(&self) -> &Peg {
        self.peg
    }

    /// Many jumps available, and no piece far from the others. Retour is the same game played with
    /// the free cells.
    fn progress(&self, state: &State, _: Side) -> i32 {
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

    fn gain(&self, _: &State, _: Action) -> i32 {
        0
    }
}

impl SoloPlanning for PegEvaluator<'_> {
    fn turn_cost(&self) -> i32 {
        TURN
    }
}

impl Tuning for PegEvaluator<'_> {
    const SIDES: [usize; 2] = [1, 1];
}
