//! Evaluation of Top Secret: pieces that are off the board, and how far the others are from the
//! edge.

use super::{Evaluated, Evaluation, Evaluator, SoloPlanning, Tuning};
use board::Cell;
use rules::secret::{Secret, State};
use rules::{Action, Game, Seat, Side};

/// The cost of a piece on the board, and of each of its steps to the edge.
const ON_BOARD: i32 = 150;
const STEP: i32 = 100;

struct SecretEvaluator<'g> {
    game: &'g Secret,
    /// The cost of a piece on each cell.
    costs: Vec<i32>,
}

impl Evaluated for Secret {
    fn evaluator(&self) -> impl Evaluator<Game = Secret> {
        let cost = |cell: Cell| ON_BOARD + STEP * self.to_edge(cell) as i32;
        SecretEvaluator { game: self, costs: self.board().cells().map(cost).collect() }
    }
}

impl Evaluation for SecretEvaluator<'_> {
    type Game = Secret;

    fn game(&self) -> &Secret {
        self.game
    }

    fn progress(&self, state: &State, side: Side) -> i32 {
        -state.pieces(Seat(side.0)).iter().map(|cell| self.costs[cell.index()]).sum::<i32>()
    }

    fn gain(&self, _: &State, action: Action) -> i32 {
        match action {
            Action::Move { from, to } => self.costs[from.index()] - self.costs[to.index()],
            Action::Off(from) => self.costs[from.index()],
            Action::Place(cell) => -self.costs[cell.index()],
            _ => 0,
        }
    }

    #[inline(always)]
    fn has_exact_gains(&self) -> bool {
        true
    }
}

impl SoloPlanning for SecretEvaluator<'_> {}

impl Tuning for SecretEvaluator<'_> {
    const SIDES: [usize; 2] = [2, 2];

    fn turn_value(&self, _state: &State, _side: Side) -> i32 {
        ON_BOARD + STEP
    }

    fn tempo(&self) -> i32 {
        STEP
    }
}
