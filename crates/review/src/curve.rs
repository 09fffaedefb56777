//! Chances of winning from how the sides stand.

use crate::curves;
use crate::real::exp;
use rules::{AnyGame, Position, Seat, Side};
use search::is_decided;

/// How standings become chances of winning: by a softmax over the sides, fitted to games of
/// computers.
///
/// ```
/// use rules::Side;
/// use spielhof_review::Curve;
/// let curve = Curve::new(200, 0);
/// let even = curve.chances(&[Some(0), Some(0), None], Side(0));
/// assert_eq!(even, [0.5, 0.5, 0.0]);
/// let ahead = curve.chances(&[Some(300), Some(0), None], Side(0)); // three turns
/// assert!((ahead[0] - 0.646).abs() < 0.001);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curve {
    /// By how much a turn ahead raises the logarithm of the odds, in thousandths.
    pub slope: i32,
    /// By how much it is raised for the side to act, in thousandths.
    pub tempo: i32,
    /// By how much it is raised for each side, in thousandths, the first to move first: what it is
    /// worth to begin, or to have the better part in a game of unequal parts.
    pub sides: [i32; MOST_SIDES],
}

/// The most sides of a game.
pub const MOST_SIDES: usize = 6;

/// The chance of a side that a search has seen winning.
pub(crate) const DECIDED: f64 = 0.999;

impl Curve {
    /// A curve that treats all sides alike.
    pub const fn new(slope: i32, tempo: i32) -> Curve {
        Curve { slope, tempo, sides: [0; MOST_SIDES] }
    }

    /// The curve of a game: its own, or that of the most similar games there are figures for.
    ///
    /// ```
    /// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
    /// assert!(spielhof_review::Curve::of(&game).slope > 0);
    /// ```
    pub fn of(game: &AnyGame) -> Curve {
        let seating = game.seating();
        let curve = curves::find(game.spec().entry(), seating.seats());
        let first = game.spec().first().saturating_sub(1);
        curve.beginning_with(seating.side(Seat(first)), seating.sides())
    }

    /// The same where this side moves first.
    fn beginning_with(self, first: Side, sides: usize) -> Curve {
        let mut turned = self;
        for side in 0..sides.min(MOST_SIDES) {
            turned.sides[(side + first.index()) % sides] = self.sides[side];
        }
        turned
    }

    /// The chance of winning of each side, given how far each has come in hundredths of a turn;
    /// `None` for a side that cannot win any more. A decided score (see [`is_decided`]) outdoes
    /// everything.
    pub fn chances(&self, standings: &[Option<i32>], to_act: Side) -> Vec<f64> {
        if standings.iter().flatten().any(|&score| is_decided(score)) {
            return decided(standings);
        }
        let weights = standings.iter().enumerate().map(|(side, &score)| {
            let tempo = if side == to_act.index() { self.tempo } else { 0 };
            let bonus = f64::from(tempo + self.sides.get(side).copied().unwrap_or(0));
            let odds = |score: i32| f64::from(score) * f64::from(self.slope) / 100.0;
            score.map(|score| (odds(score) + bonus) / 1000.0)
        });
        let weights: Vec<Option<f64>> = weights.collect();
        let most = weights.iter().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
        let parts: Vec<f64> =
            weights.iter().map(|weight| weight.map_or(0.0, |weight| exp(weight - most))).collect();
        let sum: f64 = parts.iter().sum();
        parts.into_iter().map(|part| if sum > 0.0 { part / sum } else { 0.0 }).collect()
    }
}

/// The chances where a search has seen sides winning or losing.
fn decided(standings: &[Option<i32>]) -> Vec<f64> {
    let playing: Vec<usize> =
        standings.iter().enumerate().filter_map(|(side, score)| score.map(|_| side)).collect();
    let is = |side: usize, sign: i32| {
        standings[side].is_some_and(|score| is_decided(score) && score.signum() == sign)
    };
    let winners: Vec<usize> = playing.iter().copied().filter(|&side| is(side, 1)).collect();
    let favoured: Vec<usize> = if winners.is_empty() {
        playing.iter().copied().filter(|&side| !is(side, -1)).collect()
    } else {
        winners
    };
    let others = (playing.len() - favoured.len()).max(1);
    let share = |side: usize| match (standings[side], favoured.contains(&side)) {
        (None, _) => 0.0,
        (_, true) if favoured.len() == playing.len() => 1.0 / playing.len() as f64,
        (_, true) => DECIDED / favoured.len() as f64,
        (_, false) if favoured.is_empty() => 1.0 / playing.len() as f64,
        (_, false) => (1.0 - DECIDED) / others as f64,
    };
    (0..standings.len()).map(share).collect()
}

/// The shares of the win where it is known who wins, whatever happens: the game is over, or the
/// first place is taken.
pub(crate) fn settled(position: &Position) -> Option<Vec<f64>> {
    use rules::Game;
    let sides = position.game().seating().sides();
    let first = |rank: &dyn Fn(Side) -> Option<u8>| {
        let won: Vec<bool> = (0..sides as u8).map(|side| rank(Side(side)) == Some(1)).collect();
        shares(&won)
    };
    match position.outcome() {
        Some(outcome) => first(&|side| Some(outcome.rank(side))),
        None => rules::with_play!(position.play(), (game, state) => {
            first(&|side| game.standing(state).rank(side))
        }),
    }
}

/// An equal share for each side that won; `None` if nobody did.
pub(crate) fn shares(won: &[bool]) -> Option<Vec<f64>> {
    let winners = won.iter().filter(|&&won| won).count();
    let share = |&won: &bool| if won { 1.0 / winners as f64 } else { 0.0 };
    (winners > 0).then(|| won.iter().map(share).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::WIN;

    #[test]
    fn chances_sum_to_one_and_follow_the_standings() {
        let curve = Curve::new(150, 40);
        let chances = curve.chances(&[Some(-900), Some(-700), Some(-1200), None], Side(2));
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(chances[1] > chances[0] && chances[0] > chances[2] && chances[3] == 0.0);
        let even = curve.chances(&[Some(0), Some(0)], Side(1));
        assert!(even[1] > even[0], "it is worth something to be the next");
    }

    #[test]
    fn a_bonus_goes_with_the_side_that_moves_first() {
        let curve = Curve { sides: [0, 300, -200, 0, 0, 0], ..Curve::new(150, 0) };
        assert_eq!(curve.beginning_with(Side(0), 3), curve);
        assert_eq!(curve.beginning_with(Side(1), 3).sides[..3], [-200, 0, 300]);
        let even = curve.chances(&[Some(0); 3], Side(0));
        assert!(even[1] > even[0] && even[0] > even[2]);
    }

    #[test]
    fn what_is_decided_is_nearly_certain() {
        let curve = Curve::new(150, 0);
        assert_eq!(curve.chances(&[Some(WIN - 3), Some(0)], Side(0))[0], DECIDED);
        let lost = curve.chances(&[Some(3 - WIN), Some(0), Some(0)], Side(0));
        assert!((lost[0] - (1.0 - DECIDED)).abs() < 1e-12 && lost[1] == lost[2]);
        let out = curve.chances(&[Some(WIN - 3), None, Some(0)], Side(0));
        assert_eq!((out[0], out[1]), (DECIDED, 0.0));
    }
}
