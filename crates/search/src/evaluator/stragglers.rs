//! Stragglers: what the hindmost pieces can gain next. A side with ladders in front of its
//! stragglers is better off than the remaining distance says.

use board::{Cell, Set};
use rules::race::{Freedom, Race};
use rules::{Colour, Game};

/// Finds the hindmost pieces of each colour.
pub(super) struct Stragglers<const W: usize> {
    /// For each colour the cells that are equally far from the goal's far end, the farthest
    /// first.
    layers: Vec<Vec<Set<W>>>,
}

impl<const W: usize> Stragglers<W> {
    pub fn of(race: &Race<W>) -> Stragglers<W> {
        let board = race.board();
        let layers = |colour| {
            let way = |cell: Cell| board.distance(cell, race.far(colour));
            let farthest = board.cells().map(way).max().unwrap_or(0);
            let layer = |distance| board.cells().filter(|&cell| way(cell) == distance).collect();
            (0..=farthest).rev().map(layer).collect()
        };
        Stragglers { layers: race.seating().all_colours().map(layers).collect() }
    }

    /// The sum of what the hindmost `number` pieces of a colour would gain if each moved now. A
    /// cell counts for one of them only: otherwise occupying it would look like a loss.
    #[inline]
    pub fn prospects(
        &self,
        number: usize,
        colour: Colour,
        pieces: Set<W>,
        freedom: &Freedom<W>,
        values: &[i32],
    ) -> i32 {
        let by_distance = self.layers[colour.index()].iter().flat_map(|&layer| layer & pieces);
        let mut claimed = Set::EMPTY;
        let gain = |from: Cell| {
            let here = values[from.index()];
            let mut best = (here, from);
            for end in freedom.ends(colour, from) - claimed {
                best = best.max((values[end.index()], end));
            }
            claimed.insert(best.1);
            best.0 - here
        };
        by_distance.take(number).map(gain).sum()
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use crate::evaluator::{Evaluated, Evaluation, SoloPlanning};
    use crate::{Rng, random_any};
    use board::Cell;
    use rules::{Action, Colour, Game, Play, Side, Spec};
    use std::cmp::Reverse;
    use std::ops::ControlFlow;

    /// What each of these pieces of the first seat, which is to act, could gain, the hindmost
    /// first.
    fn gains<E: SoloPlanning>(
        evaluator: &E,
        state: &<E::Game as Game>::State,
        mut pieces: Vec<Cell>,
        way: impl Fn(Cell) -> u16,
    ) -> Vec<i32> {
        pieces.sort_by_key(|&cell| Reverse(way(cell)));
        let mut claimed = Vec::new();
        let gain_of = |&piece: &Cell| {
            let mut best = (0, piece);
            let _ = evaluator.game().each_action(state, |action| {
                match action {
                    Action::Move { from, to } if from == piece && !claimed.contains(&to) => {
                        best = best.max((evaluator.gain(state, action), to));
                    }
                    _ => {}
                }
                ControlFlow::Continue(())
            });
            claimed.push(best.1);
            best.0
        };
        pieces.iter().map(gain_of).collect()
    }

    #[test]
    fn prospects_are_half_of_the_stragglers_gains_and_three_quarters_of_all_alone() {
        let mut position = Spec::of("star-halma", 2).unwrap().build().unwrap().start();
        let (mut rng, mut seen) = (Rng::new(7), Vec::new());
        for _ in 0..40 {
            let Play::Star(race, state) = position.play() else { panic!("a race on the star") };
            let (evaluator, colour) = (race.evaluator(), Colour(0));
            let worth = evaluator.progress(state, Side(0));
            let prospect = evaluator.evaluate(state, Side(0)) - worth;
            let promise = evaluator.solo_evaluation(state, Side(0)) - worth;
            let way = |cell| race.board().distance(cell, race.far(colour));
            let pieces = state.pieces(colour).iter().collect();
            let gains = gains(&evaluator, state, pieces, way);
            assert_eq!(prospect, gains[..5].iter().sum::<i32>() / 2, "{}", position.text());
            assert_eq!(promise, gains.iter().sum::<i32>() * 75 / 100, "{}", position.text());
            seen.push(prospect);
            drop(evaluator);
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
