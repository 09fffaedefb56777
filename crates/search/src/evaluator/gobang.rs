//! Evaluation of Gobang: rows of five that can still be filled, the fuller the better.

use super::{Evaluated, Evaluation, Evaluator, SoloPlanning, Tuning};
use board::Cell;
use rules::gobang::{Cells, Gobang, State};
use rules::{Action, Game, Side};

/// The value of a row by its number of own pieces, if it holds no others.
const FILLED: [i32; 6] = [0, 2, 12, 60, 300, 5_000];

struct GobangEvaluator<'g> {
    game: &'g Gobang,
    /// The rows through each cell.
    through: Vec<Vec<Cells>>,
}

impl Evaluated for Gobang {
    fn evaluator(&self) -> impl Evaluator<Game = Gobang> {
        let through =
            |cell: Cell| self.rows().iter().copied().filter(|row| row.contains(cell)).collect();
        GobangEvaluator { game: self, through: self.board().cells().map(through).collect() }
    }
}

impl GobangEvaluator<'_> {
    fn enemies(&self, state: &State, side: Side) -> Cells {
        let others = self.game.seating().all_sides().filter(|&other| other != side);
        others.fold(Cells::EMPTY, |all, other| all | state.pieces(other))
    }

    /// The value of a piece of a side on this cell, for its own rows and against those of others.
    fn on(&self, state: &State, cell: Cell, side: Side) -> i32 {
        let (own, enemies) = (state.pieces(side), self.enemies(state, side));
        let of_row = |row: &Cells| {
            let (mine, theirs) = ((*row & own).len(), (*row & enemies).len());
            match (mine, theirs) {
                (mine, 0) => FILLED[mine as usize + 1] - FILLED[mine as usize],
                (0, theirs) => FILLED[theirs as usize],
                _ => 0,
            }
        };
        self.through[cell.index()].iter().map(of_row).sum()
    }
}

impl Evaluation for GobangEvaluator<'_> {
    type Game = Gobang;

    fn game(&self) -> &Gobang {
        self.game
    }

    fn progress(&self, state: &State, side: Side) -> i32 {
        let (own, enemies) = (state.pieces(side), self.enemies(state, side));
        let open = self.game.rows().iter().filter(|row| row.is_disjoint(enemies));
        open.map(|&row| FILLED[(row & own).len() as usize]).sum()
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        let side = self.game.seating().side(self.game.turn(state));
        match action {
            Action::Place(cell) => self.on(state, cell, side),
            Action::Move { from, to } => self.on(state, to, side) - self.on(state, from, side),
            _ => 0,
        }
    }
}

impl SoloPlanning for GobangEvaluator<'_> {}

impl Tuning for GobangEvaluator<'_> {
    const SIDES: [usize; 2] = [2, 4];

    fn turn_value(&self, _state: &State, _side: Side) -> i32 {
        FILLED[4]
    }

    /// A piece that shares no row with another is useless.
    fn is_candidate(&self, state: &State, action: Action) -> bool {
        match action {
            Action::Place(cell) => {
                let all = self.game.seating().all_sides();
                let occupied = all.fold(Cells::EMPTY, |all, side| all | state.pieces(side));
                let near = |row: &&Cells| !row.is_disjoint(occupied);
                occupied.is_empty() || self.through[cell.index()].iter().any(|row| near(&row))
            }
            _ => true,
        }
    }

    fn node_cost(&self) -> u64 {
        10
    }

    fn tempo(&self) -> i32 {
        30
    }
}
