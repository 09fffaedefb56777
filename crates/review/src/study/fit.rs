//! Curves fitted by maximum likelihood.

use super::calibration::Sample;
use crate::curve::Curve;
use crate::real::exp;
use rules::Side;
use search::is_decided;

/// Steps of Newton's method at most.
const STEPS: usize = 40;
/// How strongly slope and tempo are drawn to zero: as by about one position. It keeps them finite
/// where few games leave no doubt.
const RIDGE: f64 = 1.0;

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

/// The slope and tempo that make what happened most likely. Decided positions say nothing about
/// them.
pub(super) fn fit(points: &[Point]) -> Curve {
    let (mut slope, mut tempo) = (0.2, 0.0);
    for _ in 0..STEPS {
        let (mut g, mut h) = ([-RIDGE * slope, -RIDGE * tempo], [RIDGE, 0.0, RIDGE]);
        for point in points.iter().filter(|point| point.is_open()) {
            add(point, slope, tempo, &mut g, &mut h);
        }
        let determinant = h[0] * h[2] - h[1] * h[1];
        let step =
            [(h[2] * g[0] - h[1] * g[1]) / determinant, (h[0] * g[1] - h[1] * g[0]) / determinant];
        slope += step[0].clamp(-0.2, 0.2);
        tempo += step[1].clamp(-0.5, 0.5);
    }
    let thousandths = |value: f64| (value * 1000.0).round() as i32;
    Curve { slope: thousandths(slope), tempo: thousandths(tempo) }
}

/// Adds the gradient and the information of a position.
fn add(point: &Point, slope: f64, tempo: f64, g: &mut [f64; 2], h: &mut [f64; 3]) {
    let sides: Vec<(f64, f64, f64)> = point
        .standings
        .iter()
        .enumerate()
        .filter_map(|(side, &score)| {
            let lead = f64::from(score?) / 100.0;
            Some((lead, f64::from(u8::from(side == point.to_act)), point.shares[side]))
        })
        .collect();
    let weight = |&(lead, acts, _): &(f64, f64, f64)| slope * lead + tempo * acts;
    let most = sides.iter().map(weight).fold(f64::NEG_INFINITY, f64::max);
    let parts: Vec<f64> = sides.iter().map(|side| exp(weight(side) - most)).collect();
    let sum: f64 = parts.iter().sum();
    let mean = |of: &dyn Fn(&(f64, f64, f64)) -> f64| -> f64 {
        sides.iter().zip(&parts).map(|(side, part)| of(side) * part / sum).sum()
    };
    let (lead, acts) = (mean(&|side| side.0), mean(&|side| side.1));
    for side in &sides {
        g[0] += side.2 * (side.0 - lead);
        g[1] += side.2 * (side.1 - acts);
    }
    h[0] += mean(&|side| side.0 * side.0) - lead * lead;
    h[1] += mean(&|side| side.0 * side.1) - lead * acts;
    h[2] += mean(&|side| side.1 * side.1) - acts * acts;
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Rng;

    #[test]
    fn a_known_curve_is_found_again() {
        let truth = Curve { slope: 300, tempo: 150 };
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
    }

    #[test]
    fn few_games_leave_a_finite_curve() {
        let standings = [Some(500), Some(0)];
        let point = Point { standings: &standings, to_act: 0, shares: &[1.0, 0.0] };
        let found = fit(&[point]);
        assert!((1..1_500).contains(&found.slope), "{found:?}");
    }
}
