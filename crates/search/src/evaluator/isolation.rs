//! Isolated pieces: those that can only jump and have no piece near to jump over. A piece that has
//! entered the goal stays there, so a piece left behind alone may wait forever. The last helper
//! must not enter the goal before it.

use board::{Cell, Set, Shade};
use rules::race::{Race, State};
use rules::{Colour, Game};

/// The distance at which a helper is near, in columns plus rows.
const NEAR: i32 = 1;
/// Having no helper counts as this distance.
const NO_HELPER: i32 = 12;
/// The cost of each column or row that the nearest helper is farther away: more than going back
/// costs the helper, whatever the distance.
const PER_CELL: i32 = 500;

/// Finds isolated pieces where those on light cells only jump and those on dark cells only step.
pub(super) struct Isolation<const W: usize> {
    light: Set<W>,
}

impl<const W: usize> Isolation<W> {
    pub fn of(race: &Race<W>) -> Isolation<W> {
        let board = race.board();
        Isolation {
            light: board.cells().filter(|&cell| board.shade(cell) == Shade::Light).collect(),
        }
    }

    /// The cost of a colour's isolated pieces. Its pieces on dark cells can come and help; other
    /// colours go where they like.
    pub fn cost(&self, race: &Race<W>, state: &State<W>, colour: Colour) -> i32 {
        let outside = state.pieces(colour) - race.goal(colour);
        let helpers = outside - self.light;
        let apart = |cell: Cell| {
            let ways = helpers.iter().map(|helper| i32::from(race.board().distance(cell, helper)));
            (ways.min().unwrap_or(NO_HELPER) - NEAR).max(0)
        };
        (outside & self.light).iter().map(apart).sum::<i32>() * PER_CELL
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use crate::evaluator::{Evaluated, Evaluation};
    use rules::{Side, Spec};

    /// All pieces are in the goal but two of the first side, on these columns and rows.
    fn with_last(last: [(usize, usize); 2]) -> String {
        let mut rows: Vec<Vec<char>> = [
            "4444........1111",
            "4444.........111",
            "444...........11",
            "44............11",
            "................",
            "................",
            "................",
            "................",
            "................",
            "................",
            "................",
            "................",
            "33............22",
            "333..........222",
            "3333........2222",
            "3333........2222",
        ]
        .map(|row| row.chars().collect())
        .to_vec();
        for (column, row) in last {
            rows[16 - row][column - 1] = '1';
        }
        let line = |(at, row): (usize, &Vec<char>)| {
            let cells: String = row.iter().flat_map(|&cell| [' ', cell]).collect();
            format!("{}{cells}\n", 16 - at)
        };
        rows.iter().enumerate().map(line).collect()
    }

    /// What isolation costs the first side.
    fn cost(last: [(usize, usize); 2]) -> i32 {
        let game = Spec::of("colour-halma", 4).unwrap().build().unwrap();
        let position = game.load(&format!("turn: 1\n{}", with_last(last))).unwrap();
        rules::with_play!(position.play(), (game, state) => {
            let evaluator = game.evaluator();
            evaluator.progress(state, Side(0)) - evaluator.evaluate(state, Side(0))
        })
    }

    #[test]
    fn a_piece_that_only_jumps_needs_a_helper_outside_the_goal() {
        let (light, dark, in_goal) = ((16, 7), (16, 8), (14, 14));
        assert_eq!(cost([light, dark]), 0, "near");
        assert_eq!(cost([light, (14, 12)]), 3000, "two columns and five rows away");
        assert_eq!(cost([light, in_goal]), 5500, "no helper");
        assert_eq!(cost([light, (15, 8)]), 11_000, "neither can step to the other");
        assert_eq!(cost([dark, in_goal]), 0, "it walks to the goal");
    }
}
