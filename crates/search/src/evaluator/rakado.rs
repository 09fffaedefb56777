//! Evaluation of Rakado: pieces that have arrived, and those that still can.

use super::{Evaluated, Evaluation, Evaluator, SoloPlanning, Tuning};
use board::Cell;
use rules::rakado::{Rakado, State};
use rules::{Action, Game, Seat, Side};

/// The value of a piece that has arrived.
const ARRIVED: i32 = 2_000;
/// The value of a piece that has not, and how much less with every cell to go.
const ON_THE_WAY: i32 = 1_200;
const CELL: i32 = 30;

impl Evaluated for Rakado {
    fn evaluator(&self) -> impl Evaluator<Game = Rakado> {
        self
    }
}

fn value_at(game: &Rakado, seat: Seat, cell: Cell) -> i32 {
    match game.to_go(seat, cell) {
        0 => ARRIVED,
        cells => ON_THE_WAY - CELL * i32::from(cells),
    }
}

impl Evaluation for &Rakado {
    type Game = Rakado;

    fn game(&self) -> &Rakado {
        self
    }

    fn progress(&self, state: &State, side: Side) -> i32 {
        let seat = Seat(side.0);
        state.pieces(seat).iter().map(|cell| value_at(self, seat, cell)).sum()
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        let me = self.turn(state);
        let lost = |cell: Cell| {
            let has = |seat: &Seat| state.pieces(*seat).contains(cell);
            let enemy = self.seating().all_seats().filter(|&seat| seat != me).find(has);
            enemy.map_or(0, |enemy| value_at(self, enemy, cell))
        };
        match action {
            Action::Move { from, to } => {
                value_at(self, me, to) - value_at(self, me, from) + lost(to)
            }
            Action::Huff(cell) => lost(cell),
            _ => 0,
        }
    }
}

impl SoloPlanning for &Rakado {}

impl Tuning for &Rakado {
    const SIDES: [usize; 2] = [2, 3];

    fn turn_value(&self, _state: &State, _side: Side) -> i32 {
        ON_THE_WAY / 4
    }
}
