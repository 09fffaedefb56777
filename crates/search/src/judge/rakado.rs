//! Rakado: pieces that have arrived, and those that still may.

use super::{Judge, Judged};
use board::Cell;
use rules::rakado::{Rakado, State};
use rules::{Action, Game, Seat, Side};

/// What a piece counts that has arrived, and how much less with every cell before it.
const ARRIVED: i32 = 2_000;
/// What a piece counts that is still on its way.
const ON_THE_WAY: i32 = 1_200;
const CELL: i32 = 30;

impl Judged for Rakado {
    fn judge(&self) -> impl Judge<Game = Rakado> {
        self
    }
}

fn worth_at(game: &Rakado, seat: Seat, cell: Cell) -> i32 {
    match game.to_go(seat, cell) {
        0 => ARRIVED,
        cells => ON_THE_WAY - CELL * i32::from(cells),
    }
}

impl Judge for &Rakado {
    type Game = Rakado;

    fn game(&self) -> &Rakado {
        self
    }

    fn turn_worth(&self, _state: &State, _side: Side) -> i32 {
        ON_THE_WAY / 4
    }

    fn worth(&self, state: &State, side: Side) -> i32 {
        let seat = Seat(side.0);
        state.pieces(seat).iter().map(|cell| worth_at(self, seat, cell)).sum()
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        let me = self.turn(state);
        let lost = |cell: Cell| {
            let has = |seat: &Seat| state.pieces(*seat).contains(cell);
            let enemy = self.seating().all_seats().filter(|&seat| seat != me).find(has);
            enemy.map_or(0, |enemy| worth_at(self, enemy, cell))
        };
        match action {
            Action::Move { from, to } => {
                worth_at(self, me, to) - worth_at(self, me, from) + lost(to)
            }
            Action::Huff(cell) => lost(cell),
            _ => 0,
        }
    }
}
