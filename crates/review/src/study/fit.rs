//! Curves fitted by maximum likelihood.

use super::calibration::Sample;
use crate::curve::{Curve, MOST_SIDES};
use crate::real::exp;
use rules::Side;
use search::is_decided;

/// Steps of Newton's method at most.
const STEPS: usize = 40;
/// How strongly slope and tempo are drawn to zero: as by about one position. It keeps them finite
/// where few games leave no doubt.
const RIDGE: f64 = 1.0;
/// The same for the bonus of a side. The positions of a game share its result, so few games tell
/// little about it.
const SIDE_RIDGE: f64 = 20.0;

/// A position to fit to: how the sides stand, who is to act, and who won.
pub(super) struct Point<'a> {
    pub standings: &'a [Option<i32>],
    pub to_act: usize,
    pub shares: &'a [f64],
}

impl<'a> Point<'a> {
    /// By the standings that the curve is for.
    pub fn of(sample: &'a Sample, shares: &'a [f64]) -> Point<'a> {
        Point { standings: &sample.standings, to_act: sample.to_act.index(), shares }
    }

    /// By the standings without a search.
    pub fn without_search(sample: &'a Sample, shares: &'a [f64]) -> Point<'a> {
        Point { standings: &sample.without_search, ..Point::of(sample, shares) }
    }

    pub fn chances(&self, curve: Curve) -> Vec<f64> {
        curve.chances(self.standings, Side(self.to_act as u8))
    }

    fn is_open(&self) -> bool {
        !self.standings.iter().flatten().any(|&score| is_decided(score))
    }
}

/// Slope, tempo, and a bonus for each side after the first.
const MOST: usize = 2 + MOST_SIDES - 1;

type Vector = [f64; MOST];

/// The curve that makes what happened most likely. Decided positions say nothing about it.
pub(super) fn fit(points: &[Point]) -> Curve {
    let mut found: Vector = [0.0; MOST];
    found[0] = 0.2;
    for _ in 0..STEPS {
        let mut gradient: Vector = [0.0; MOST];
        let mut information = [[0.0; MOST]; MOST];
        for (number, value) in found.iter().enumerate() {
            let ridge = if number < 2 { RIDGE } else { SIDE_RIDGE };
            (gradient[number], information[number][number]) = (-ridge * value, ridge);
        }
        for point in points.iter().filter(|point| point.is_open()) {
            add(point, &found, &mut gradient, &mut information);
        }
        let step = solve(information, gradient);
        for (value, step) in found.iter_mut().zip(step) {
            *value += step.clamp(-0.5, 0.5);
        }
    }
    let thousandths = |value: f64| (value * 1000.0).round() as i32;
    let mut curve = Curve::new(thousandths(found[0]), thousandths(found[1]));
    for (side, &bonus) in curve.sides.iter_mut().skip(1).zip(&found[2..]) {
        *side = thousandths(bonus);
    }
    curve
}

/// What the odds of a side depend on.
fn features(side: usize, lead: f64, to_act: usize) -> Vector {
    let mut features: Vector = [0.0; MOST];
    features[0] = lead;
    features[1] = f64::from(u8::from(side == to_act));
    if let Some(bonus) = side.checked_sub(1).and_then(|side| features.get_mut(side + 2)) {
        *bonus = 1.0;
    }
    features
}

/// Adds the gradient and the information of a position.
fn add(point: &Point, found: &Vector, gradient: &mut Vector, information: &mut [Vector; MOST]) {
    let sides: Vec<(Vector, f64)> = (point.standings.iter().enumerate())
        .filter_map(|(side, &score)| {
            let lead = f64::from(score?) / 100.0;
            Some((features(side, lead, point.to_act), point.shares[side]))
        })
        .collect();
    let odds = |(features, _): &(Vector, f64)| -> f64 {
        features.iter().zip(found).map(|(feature, value)| feature * value).sum()
    };
    let most = sides.iter().map(odds).fold(f64::NEG_INFINITY, f64::max);
    let parts: Vec<f64> = sides.iter().map(|side| exp(odds(side) - most)).collect();
    let sum: f64 = parts.iter().sum();
    let mut mean: Vector = [0.0; MOST];
    for ((features, _), part) in sides.iter().zip(&parts) {
        (0..MOST).for_each(|i| mean[i] += features[i] * part / sum);
    }
    for ((features, share), part) in sides.iter().zip(&parts) {
        for i in 0..MOST {
            let away = features[i] - mean[i];
            gradient[i] += share * away;
            for (j, cell) in information[i].iter_mut().enumerate() {
                *cell += part / sum * away * (features[j] - mean[j]);
            }
        }
    }
}

/// Solves linear equations by elimination. The matrix is positive definite, thanks to the ridge.
fn solve(mut matrix: [Vector; MOST], mut right: Vector) -> Vector {
    for i in 0..MOST {
        for below in i + 1..MOST {
            let factor = matrix[below][i] / matrix[i][i];
            let row = matrix[i];
            for (cell, above) in matrix[below].iter_mut().zip(row) {
                *cell -= factor * above;
            }
            right[below] -= factor * right[i];
        }
    }
    let mut found: Vector = [0.0; MOST];
    for i in (0..MOST).rev() {
        let known: f64 = (i + 1..MOST).map(|j| matrix[i][j] * found[j]).sum();
        found[i] = (right[i] - known) / matrix[i][i];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Rng;

    #[test]
    fn a_known_curve_is_found_again() {
        let truth = Curve { sides: [0, 400, -300, 0, 0, 0], ..Curve::new(300, 150) };
        let mut rng = Rng::new(5);
        let mut drawn: Vec<(Vec<Option<i32>>, usize, Vec<f64>)> = Vec::new();
        for _ in 0..20_000 {
            let standings: Vec<_> = (0..3).map(|_| Some(rng.below(1_000) as i32 - 500)).collect();
            let to_act = rng.below(3) as usize;
            let chances = truth.chances(&standings, Side(to_act as u8));
            let mut left = f64::from(rng.below(1_000_000)) / 1e6;
            let winner = chances.iter().position(|chance| {
                left -= chance;
                left < 0.0
            });
            let won = (0..3).map(|side| f64::from(u8::from(Some(side) == winner))).collect();
            drawn.push((standings, to_act, won));
        }
        let points: Vec<Point> = drawn
            .iter()
            .map(|(standings, to_act, shares)| Point { standings, to_act: *to_act, shares })
            .collect();
        let found = fit(&points);
        assert!((found.slope - truth.slope).abs() < 15, "{found:?}");
        assert!((found.tempo - truth.tempo).abs() < 60, "{found:?}");
        for (side, bonus) in found.sides.iter().zip(truth.sides) {
            assert!((side - bonus).abs() < 60, "{found:?}");
        }
    }

    #[test]
    fn few_games_leave_a_finite_curve() {
        let standings = [Some(500), Some(0)];
        let point = Point { standings: &standings, to_act: 0, shares: &[1.0, 0.0] };
        let found = fit(&[point]);
        assert!((1..1_500).contains(&found.slope), "{found:?}");
    }
}
