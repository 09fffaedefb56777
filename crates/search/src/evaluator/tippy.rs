//! Evaluation of Tippy: the pieces taken, and pieces nearly shut in.

use super::{Evaluated, Evaluation, Evaluator, SoloPlanning, Tuning};
use board::Cell;
use rules::tippy::{State, Tippy};
use rules::{Action, Game, Seat, Side};

/// The value of a piece.
const PIECE: i32 = 1_000;
/// The value of holding this number of the four cells beside an enemy.
const SHUT: [i32; 5] = [0, 10, 40, 150, 0];

impl Evaluated for Tippy {
    fn evaluator(&self) -> impl Evaluator<Game = Tippy> {
        self
    }
}

/// How nearly a seat has shut in the piece on a cell; zero if another piece prevents it.
fn pressure(game: &Tippy, state: &State, cell: Cell, by: Seat) -> i32 {
    let beside = game.beside(cell);
    let others = game.seating().all_seats().filter(|&seat| seat != by);
    let helped = others.into_iter().any(|seat| !state.pieces(seat).is_disjoint(beside));
    if beside.len() < 4 || helped {
        return 0;
    }
    SHUT[(state.pieces(by) & beside).len() as usize]
}

impl Evaluation for &Tippy {
    type Game = Tippy;

    fn game(&self) -> &Tippy {
        self
    }

    fn progress(&self, state: &State, side: Side) -> i32 {
        let me = Seat(side.0);
        let others = self.seating().all_seats().filter(|&seat| seat != me);
        let pressed = |seat: Seat| -> i32 {
            state.pieces(seat).iter().map(|cell| pressure(self, state, cell, me)).sum()
        };
        PIECE * state.balance(me) + others.map(pressed).sum::<i32>()
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        let Action::Place(cell) = action else { return 0 };
        let me = self.turn(state);
        let others = || self.seating().all_seats().filter(move |&seat| seat != me);
        let of = |next: Cell| -> i32 {
            let attack = others().filter(|&seat| state.pieces(seat).contains(next)).map(|_| {
                let beside = self.beside(next);
                match (state.pieces(me) & beside).len() {
                    3 if beside.len() == 4 => PIECE,
                    held if beside.len() == 4 => 10 << (2 * held),
                    _ => 0,
                }
            });
            let defence = if state.pieces(me).contains(next) { 30 } else { 0 };
            attack.sum::<i32>() + defence
        };
        self.beside(cell).iter().map(of).sum()
    }
}

impl SoloPlanning for &Tippy {}

impl Tuning for &Tippy {
    const SIDES: [usize; 2] = [2, 3];

    fn turn_value(&self, _state: &State, _side: Side) -> i32 {
        PIECE
    }

    /// A piece beside no other is useless, unless it is safe at the edge.
    fn is_candidate(&self, state: &State, action: Action) -> bool {
        let Action::Place(cell) = action else { return true };
        let beside = self.beside(cell);
        let seats = self.seating().all_seats();
        beside.len() < 4 || seats.into_iter().any(|seat| !state.pieces(seat).is_disjoint(beside))
    }
}
