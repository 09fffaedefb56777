//! Cat and Mouse: mice that are left, how freely the cats move, and who is in danger.

use super::{Judge, Judged};
use board::Cell;
use rules::cats::{CATS, Cats, Cells, Stage, State};
use rules::{Action, Game, Side};

/// What a mouse counts, and one that can be jumped.
const MOUSE: i32 = 400;
const DANGER: i32 = 150;
/// With so many mice left it is about even.
const EVEN: i32 = 14;
/// What each free cell beside a cat counts.
const FREE: i32 = 40;
/// What it costs the mice to be a step farther from the nearest cat.
const FAR: i32 = 6;

impl Judged for Cats {
    fn judge(&self) -> impl Judge<Game = Cats> {
        self
    }
}

fn to_cats(game: &Cats, cats: Cells, cell: Cell) -> i32 {
    let ways = cats.iter().map(|cat| i32::from(game.board().distance(cell, cat)));
    ways.min().unwrap_or(0)
}

impl Judge for &Cats {
    type Game = Cats;

    fn game(&self) -> &Cats {
        self
    }

    fn turn_worth(&self, _state: &State, _side: Side) -> i32 {
        MOUSE
    }

    /// All of it is counted for the mice; the cats have what they can go to.
    fn worth(&self, state: &State, side: Side) -> i32 {
        let (cats, mice) = (state.cats(), state.mice());
        if side.0 == CATS.0 {
            let free = |cat| (self.beside(cat) - cats - mice).len() as i32;
            return FREE * cats.iter().map(free).sum::<i32>();
        }
        // Without both cats there is nobody to be near to or to be in danger from.
        if cats.is_empty() || self.stage(state) == Stage::PlaceCats {
            return 0;
        }
        let left = mice.len() as i32 + i32::from(state.unplaced());
        let far: i32 = mice.iter().map(|mouse| to_cats(self, cats, mouse)).sum();
        let danger = self.in_danger(state).len() as i32;
        MOUSE * (left - EVEN) - DANGER * danger - FAR * far
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        match action {
            Action::Move { from, to } if self.turn(state) == CATS => {
                let jumps = !self.beside(from).contains(to);
                let free = |cell| (self.beside(cell) - state.cats() - state.mice()).len() as i32;
                let near = (self.beside(to) & state.mice()).len() as i32;
                free(to) - free(from) + if jumps { MOUSE } else { 10 * near }
            }
            Action::Move { from, to } => {
                let cats = state.cats();
                FAR * (to_cats(self, cats, from) - to_cats(self, cats, to))
            }
            // Mice that stand together in corners and at the edge are hard to jump. Where the
            // cats stand already, they come near, but not next to them.
            Action::Place(cell) => {
                let beside = self.beside(cell);
                let safe = 8 - beside.len() as i32 + 2 * (beside & state.mice()).len() as i32;
                let (next_to_cat, way) =
                    (!(beside & state.cats()).is_empty(), to_cats(self, state.cats(), cell));
                safe - FAR * way - if next_to_cat { DANGER } else { 0 }
            }
            _ => 0,
        }
    }
}
