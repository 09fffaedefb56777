//! Pieces that only jump and have nobody near to jump over. Whoever has entered the goal stays
//! there, so a piece that is left behind alone may wait for ever: the last that can still come
//! to help must not go home before it.

use board::{Cell, Set, Shade};
use rules::race::{Race, State};
use rules::{Colour, Game};

/// A helper is near so far away, columns plus rows: next to the other.
const NEAR: i32 = 1;
/// Having no helper at all is like having one so far away.
const NOBODY: i32 = 12;
/// What each column or row costs that the nearest helper is farther away: more than it costs
/// the helper to go back, however far.
const APART: i32 = 500;

/// Tells who is alone where pieces on light cells only jump and those on dark cells only step.
pub(super) struct Lonely<const W: usize> {
    light: Set<W>,
}

impl<const W: usize> Lonely<W> {
    pub fn of(race: &Race<W>) -> Lonely<W> {
        let board = race.board();
        Lonely { light: board.cells().filter(|&cell| board.shade(cell) == Shade::Light).collect() }
    }

    /// What it costs a colour that its pieces on light cells are alone. Its own on dark cells
    /// can come and help; others go where they like.
    pub fn cost(&self, race: &Race<W>, state: &State<W>, colour: Colour) -> i32 {
        let outside = state.pieces(colour) - race.goal(colour);
        let helpers = outside - self.light;
        let apart = |cell: Cell| {
            let ways = helpers.iter().map(|helper| i32::from(race.board().distance(cell, helper)));
            (ways.min().unwrap_or(NOBODY) - NEAR).max(0)
        };
        (outside & self.light).iter().map(apart).sum::<i32>() * APART
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use crate::judge::{Judge, Judged};
    use rules::{Side, Spec};

    /// All are at home but two pieces of the first side, which stand on these columns and rows.
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

    /// What that costs the first side.
    fn cost(last: [(usize, usize); 2]) -> i32 {
        let game = Spec::of("colour-halma", 4).unwrap().build().unwrap();
        let position = game.load(&format!("turn: 1\n{}", with_last(last))).unwrap();
        rules::with_play!(position.play(), (game, state) => {
            let judge = game.judge();
            judge.worth(state, Side(0)) - judge.outlook(state, Side(0))
        })
    }

    #[test]
    fn who_only_jumps_needs_somebody_near_who_is_not_at_home() {
        let (light, dark, at_home) = ((16, 7), (16, 8), (14, 14));
        assert_eq!(cost([light, dark]), 0, "near");
        assert_eq!(cost([light, (14, 12)]), 3000, "two columns and five rows away");
        assert_eq!(cost([light, at_home]), 5500, "nobody");
        assert_eq!(cost([light, (15, 8)]), 11_000, "neither can step to the other");
        assert_eq!(cost([dark, at_home]), 0, "it walks home");
    }
}
