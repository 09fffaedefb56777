//! Means with intervals. Positions of one game are not independent, so games are drawn again, not
//! positions.

use search::Rng;

/// A figure with an interval.
///
/// See [`study`](crate::study) for an example.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The figure.
    pub value: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

/// How often games are drawn again.
const RESAMPLES: usize = 400;

/// A sum divided by another, each over all games, with a 95 % interval by the bootstrap.
pub fn ratio(games: &[(f64, f64)]) -> Interval {
    let value = |sums: (f64, f64)| if sums.1 > 0.0 { sums.0 / sums.1 } else { 0.0 };
    let add = |a: (f64, f64), b: &(f64, f64)| (a.0 + b.0, a.1 + b.1);
    let mut rng = Rng::new(1);
    let mut drawn: Vec<f64> = (0..RESAMPLES)
        .map(|_| {
            let picks = (0..games.len()).map(|_| &games[rng.below(games.len() as u32) as usize]);
            value(picks.fold((0.0, 0.0), add))
        })
        .collect();
    drawn.sort_by(f64::total_cmp);
    let at = |share: f64| drawn[((RESAMPLES - 1) as f64 * share) as usize];
    let total = value(games.iter().fold((0.0, 0.0), add));
    Interval { value: total, low: at(0.025), high: at(0.975) }
}

/// The mean of independent figures, and its standard error.
pub fn mean(figures: &[f64]) -> (f64, f64) {
    let count = figures.len().max(1) as f64;
    let mean = figures.iter().sum::<f64>() / count;
    let squares: f64 = figures.iter().map(|figure| (figure - mean) * (figure - mean)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

/// The sum of figures over the sum of counts, and its standard error, where games are independent
/// and what happens within one is not.
pub fn ratio_with_error(figures: &[f64], counts: &[f64]) -> [f64; 2] {
    let total = counts.iter().sum::<f64>().max(1.0);
    let value = figures.iter().sum::<f64>() / total;
    let games = figures.len().max(1) as f64;
    let rest = figures.iter().zip(counts).map(|(figure, count)| figure - value * count);
    let squares: f64 = rest.map(|rest| rest * rest).sum();
    [value, (squares * games / (games - 1.0).max(1.0)).sqrt() / total]
}

/// Pearson's correlation of pairs; 0 where one of them does not vary.
pub fn correlation(pairs: &[(f64, f64)]) -> f64 {
    let count = pairs.len().max(1) as f64;
    let (x, y) = pairs.iter().fold((0.0, 0.0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
    let (x, y) = (x / count, y / count);
    let sum = |term: &dyn Fn(f64, f64) -> f64| -> f64 {
        pairs.iter().map(|&(a, b)| term(a - x, b - y)).sum()
    };
    let spread = (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt();
    if spread > 0.0 { sum(&|a, b| a * b) / spread } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_those_of_hand_calculation() {
        assert_eq!(mean(&[1.0, 3.0]), (2.0, 1.0));
        assert!((correlation(&[(1.0, 2.0), (2.0, 4.0), (3.0, 6.0)]) - 1.0).abs() < 1e-12);
        assert_eq!(correlation(&[(1.0, 2.0), (2.0, 2.0)]), 0.0);
        assert_eq!(ratio_with_error(&[1.0, 3.0], &[1.0, 3.0]), [1.0, 0.0]);
        let [value, error] = ratio_with_error(&[2.0, 0.0], &[1.0, 1.0]);
        assert_eq!((value, error), (1.0, 1.0));
        let ratio = ratio(&[(1.0, 2.0), (3.0, 4.0), (2.0, 2.0)]);
        assert_eq!(ratio.value, 0.75);
        assert!(ratio.low >= 0.5 && ratio.high <= 1.0 && ratio.low < ratio.high);
    }
}
