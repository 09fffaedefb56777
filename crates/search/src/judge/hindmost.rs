//! What the pieces that are last can do next. Whoever has ladders in front of his last pieces
//! is further than the way that is left tells.

use board::{Cell, Set};
use rules::race::{Freedom, Race};
use rules::{Colour, Game};

/// Tells the last pieces of each colour.
pub(super) struct Hindmost<const W: usize> {
    /// For each colour the cells that are equally far from the goal's far end, the farthest
    /// first.
    layers: Vec<Vec<Set<W>>>,
}

impl<const W: usize> Hindmost<W> {
    pub fn of(race: &Race<W>) -> Hindmost<W> {
        let board = race.board();
        let layers = |colour| {
            let way = |cell: Cell| board.distance(cell, race.far(colour));
            let farthest = board.cells().map(way).max().unwrap_or(0);
            let layer = |distance| board.cells().filter(|&cell| way(cell) == distance).collect();
            (0..=farthest).rev().map(layer).collect()
        };
        Hindmost { layers: race.seating().all_colours().map(layers).collect() }
    }

    /// What so many of the last pieces of a colour would gain if each were to move now. A cell is
    /// promised to one of them only: if it counted for several, to take it would be a loss.
    #[inline]
    pub fn prospects(
        &self,
        number: usize,
        colour: Colour,
        pieces: Set<W>,
        freedom: &Freedom<W>,
        worths: &[i32],
    ) -> i32 {
        let by_way = self.layers[colour.index()].iter().flat_map(|&layer| layer & pieces);
        let mut claimed = Set::EMPTY;
        let gain = |from: Cell| {
            let here = worths[from.index()];
            let mut best = (here, from);
            for end in freedom.ends(colour, from) - claimed {
                best = best.max((worths[end.index()], end));
            }
            claimed.insert(best.1);
            best.0 - here
        };
        by_way.take(number).map(gain).sum()
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use crate::judge::{Judge, Judged};
    use crate::{Rng, random_any};
    use board::Cell;
    use rules::{Action, Colour, Game, Play, Side, Spec};
    use std::cmp::Reverse;
    use std::ops::ControlFlow;

    /// What each of these pieces of the first seat, which is to act, could gain, the last piece
    /// first.
    fn gains<J: Judge>(
        judge: &J,
        state: &<J::Game as Game>::State,
        mut pieces: Vec<Cell>,
        way: impl Fn(Cell) -> u16,
    ) -> Vec<i32> {
        pieces.sort_by_key(|&cell| Reverse(way(cell)));
        let mut promised = Vec::new();
        let gain_of = |&piece: &Cell| {
            let mut best = (0, piece);
            let _ = judge.game().each_action(state, |action| {
                match action {
                    Action::Move { from, to } if from == piece && !promised.contains(&to) => {
                        best = best.max((judge.gain(state, action), to));
                    }
                    _ => {}
                }
                ControlFlow::Continue(())
            });
            promised.push(best.1);
            best.0
        };
        pieces.iter().map(gain_of).collect()
    }

    #[test]
    fn half_of_what_the_last_pieces_can_gain_is_in_prospect_and_alone_most_of_all() {
        let mut position = Spec::of("star-halma", 2).unwrap().build().unwrap().start();
        let (mut rng, mut seen) = (Rng::new(7), Vec::new());
        for _ in 0..40 {
            let Play::Star(race, state) = position.play() else { panic!("a race on the star") };
            let (judge, colour) = (race.judge(), Colour(0));
            let worth = judge.worth(state, Side(0));
            let prospect = judge.outlook(state, Side(0)) - worth;
            let promise = judge.promise(state, Side(0)) - worth;
            let way = |cell| race.board().distance(cell, race.far(colour));
            let pieces = state.pieces(colour).iter().collect();
            let gains = gains(&judge, state, pieces, way);
            assert_eq!(prospect, gains[..5].iter().sum::<i32>() / 2, "{}", position.text());
            assert_eq!(promise, gains.iter().sum::<i32>() * 75 / 100, "{}", position.text());
            seen.push(prospect);
            drop(judge);
            for _ in 0..2 {
                let action = random_any(&position, &mut rng).unwrap();
                position.act(action).unwrap();
            }
        }
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.len() > 20, "{seen:?}");
    }
}
