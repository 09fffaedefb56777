//! Evaluation of Cat and Mouse: the mice left, the mobility of the cats, and mice in danger.

use super::{Evaluated, Evaluation, Evaluator, SoloPlanning, Tuning};
use board::Cell;
use rules::cats::{CATS, Cats, Cells, Stage, State};
use rules::{Action, Game, Side};

/// The value of a mouse, and the cost of one that can be jumped.
const MOUSE: i32 = 400;
const DANGER: i32 = 150;
/// With this number of mice the game is about even.
const EVEN: i32 = 14;
/// The value of each free cell beside a cat.
const FREE: i32 = 40;
/// The cost for the mice of each step away from the nearest cat.
const FAR: i32 = 6;

impl Evaluated for Cats {
    fn evaluator(&self) -> impl Evaluator<Game = Cats> {
        self
    }
}

fn to_cats(game: &Cats, cats: Cells, cell: Cell) -> i32 {
    let distances = cats.iter().map(|cat| i32::from(game.board().distance(cell, cat)));
    distances.min().unwrap_or(0)
}

impl Evaluation for &Cats {
    type Game = Cats;

    fn game(&self) -> &Cats {
        self
    }

    /// Everything counts for the mice but the mobility of the cats.
    fn progress(&self, state: &State, side: Side) -> i32 {
        let (cats, mice) = (state.cats(), state.mice());
        if side.0 == CATS.0 {
            let free = |cat| (self.beside(cat) - cats - mice).len() as i32;
            return FREE * cats.iter().map(free).sum::<i32>();
        }
        // Distance and danger are undefined until both cats are placed.
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
            // Mice together in corners and at the edge are hard to jump. They are placed near
            // the cats, but not next to them.
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

impl SoloPlanning for &Cats {}

impl Tuning for &Cats {
    const SIDES: [usize; 2] = [2, 2];

    fn turn_value(&self, _state: &State, _side: Side) -> i32 {
        MOUSE
    }
}
