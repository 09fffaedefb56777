//! Five in a row: rows that can still be filled, the fuller the better.

use super::{Judge, Judged};
use board::Cell;
use rules::gobang::{Cells, Gobang, State};
use rules::{Action, Game, Side};

/// What a row counts that holds so many own pieces and no others.
const FILLED: [i32; 6] = [0, 2, 12, 60, 300, 5_000];

struct GobangJudge<'g> {
    game: &'g Gobang,
    /// The rows through each cell.
    through: Vec<Vec<Cells>>,
}

impl Judged for Gobang {
    fn judge(&self) -> impl Judge<Game = Gobang> {
        let through =
            |cell: Cell| self.rows().iter().copied().filter(|row| row.contains(cell)).collect();
        GobangJudge { game: self, through: self.board().cells().map(through).collect() }
    }
}

impl GobangJudge<'_> {
    fn enemies(&self, state: &State, side: Side) -> Cells {
        let others = self.game.seating().all_sides().filter(|&other| other != side);
        others.fold(Cells::EMPTY, |all, other| all | state.pieces(other))
    }

    /// What a piece of a side on this cell would do: for its own rows, against the others'.
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

impl Judge for GobangJudge<'_> {
    type Game = Gobang;

    fn game(&self) -> &Gobang {
        self.game
    }

    fn turn_worth(&self, _state: &State, _side: Side) -> i32 {
        FILLED[4]
    }

    fn worth(&self, state: &State, side: Side) -> i32 {
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

    /// A piece far from everything does nothing.
    fn is_promising(&self, state: &State, action: Action) -> bool {
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

    fn effort(&self) -> u64 {
        10
    }

    fn tempo(&self) -> i32 {
        30
    }
}
