//! Top Secret: pieces that are off, and how far the others are from the edge.

use super::{Judge, Judged};
use board::Cell;
use rules::secret::{Secret, State};
use rules::{Action, Game, Seat, Side};

/// What a piece costs that is still on the board, and every step it is from the edge.
const ON_BOARD: i32 = 150;
const STEP: i32 = 100;

struct SecretJudge<'g> {
    game: &'g Secret,
    /// What a piece on each cell costs.
    costs: Vec<i32>,
}

impl Judged for Secret {
    fn judge(&self) -> impl Judge<Game = Secret> {
        let cost = |cell: Cell| ON_BOARD + STEP * self.to_edge(cell) as i32;
        SecretJudge { game: self, costs: self.board().cells().map(cost).collect() }
    }
}

impl Judge for SecretJudge<'_> {
    type Game = Secret;

    fn game(&self) -> &Secret {
        self.game
    }

    fn turn_worth(&self, _state: &State, _side: Side) -> i32 {
        ON_BOARD + STEP
    }

    fn worth(&self, state: &State, side: Side) -> i32 {
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

    fn is_exact(&self) -> bool {
        true
    }

    fn tempo(&self) -> i32 {
        STEP
    }
}
