//! How much luck decides.

use super::parts::WIDTH;
use crate::real::{exp, ln};

/// How much the dice decide.
///
/// ```
/// use spielhof_review::statistics::LuckFigures;
/// let few = LuckFigures::of(0.5, 12, 0.04);
/// assert_eq!((few.correlation, few.low, few.high), (500, -104, 834));
/// let many = LuckFigures::of(0.5, 1_200, 0.04);
/// assert!(many.low > 450 && many.swing == 400);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LuckFigures {
    /// The correlation of a side's luck with its share of the win, both beside the others', in
    /// thousandths: 0 if luck decides nothing, 1000 if it decides all.
    pub correlation: i32,
    /// Where its 95 % interval begins (Fisher's transformation).
    pub low: i32,
    /// Where it ends.
    pub high: i32,
    /// By how much a roll changes the chance of winning on average, in hundredths of a per cent.
    pub swing: u32,
}

impl LuckFigures {
    /// The figures of this correlation over a number of games, and this mean change of a chance.
    pub fn of(correlation: f64, games: u32, swing: f64) -> LuckFigures {
        let end = |sign: f64| {
            // Three games say nothing.
            if games <= 3 {
                return sign;
            }
            let error = 1.0 / f64::from(games - 3).sqrt();
            tanh(atanh(correlation.clamp(-0.9999, 0.9999)) + sign * WIDTH * error)
        };
        let thousandths = |value: f64| (value * 1e3).round() as i32;
        LuckFigures {
            correlation: thousandths(correlation),
            low: thousandths(end(-1.0)),
            high: thousandths(end(1.0)),
            swing: (swing.max(0.0) * 1e4).round() as u32,
        }
    }
}

fn atanh(x: f64) -> f64 {
    ln((1.0 + x) / (1.0 - x)) / 2.0
}

fn tanh(x: f64) -> f64 {
    let power = exp(2.0 * x);
    (power - 1.0) / (power + 1.0)
}
