//! Evaluation of the games that only go forward: rows advanced.

use super::{Evaluated, Evaluation, Evaluator, SoloPlanning, Tuning};
use rules::forward::{Forward, State};
use rules::{Action, Game, Seat, Side};

/// The value of a row.
const ROW: i32 = 100;
/// The weight of the squared distance, so that no piece is left behind.
const STRAGGLING: i32 = 4;

impl Evaluated for Forward {
    fn evaluator(&self) -> impl Evaluator<Game = Forward> {
        self
    }
}

fn value_at(game: &Forward, seat: Seat, cell: board::Cell) -> i32 {
    let rows = game.advanced(seat, cell) as i32;
    let left = 16 - rows;
    ROW * rows - STRAGGLING * left * left
}

impl Evaluation for &Forward {
    type Game = Forward;

    fn game(&self) -> &Forward {
        self
    }

    fn progress(&self, state: &State, side: Side) -> i32 {
        let seat = Seat(side.0);
        state.pieces(seat).iter().map(|cell| value_at(self, seat, cell)).sum()
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        let Action::Move { from, to } = action else { return 0 };
        let seat = self.turn(state);
        value_at(self, seat, to) - value_at(self, seat, from)
    }

    #[inline(always)]
    fn has_exact_gains(&self) -> bool {
        true
    }
}

impl SoloPlanning for &Forward {}

impl Tuning for &Forward {
    const SIDES: [usize; 2] = [2, 2];
}
