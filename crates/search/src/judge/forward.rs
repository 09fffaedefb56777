//! Armies that only go forward: rows advanced, and turns that are left in hand.

use super::{Judge, Judged};
use rules::forward::{Forward, State};
use rules::{Action, Game, Seat, Side};

/// What a row counts.
const ROW: i32 = 100;
/// Who stays behind counts more.
const STRAGGLING: i32 = 4;

impl Judged for Forward {
    fn judge(&self) -> impl Judge<Game = Forward> {
        self
    }
}

fn worth_at(game: &Forward, seat: Seat, cell: board::Cell) -> i32 {
    let rows = game.advanced(seat, cell) as i32;
    let left = 16 - rows;
    ROW * rows - STRAGGLING * left * left
}

impl Judge for &Forward {
    type Game = Forward;

    fn game(&self) -> &Forward {
        self
    }

    fn worth(&self, state: &State, side: Side) -> i32 {
        let seat = Seat(side.0);
        state.pieces(seat).iter().map(|cell| worth_at(self, seat, cell)).sum()
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        let Action::Move { from, to } = action else { return 0 };
        let seat = self.turn(state);
        worth_at(self, seat, to) - worth_at(self, seat, from)
    }

    fn is_exact(&self) -> bool {
        true
    }
}
