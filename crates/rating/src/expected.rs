//! What is likely to happen between players with these ratings.

use crate::glicko::{chance, damping};
use crate::rating::{Rating, UNIT};

/// What is likely to happen in a game.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Expected {
    /// For each player the probability of the first place. They add up to 1.
    pub first: Vec<f64>,
    /// For each player and each other the probability of being placed before them; ½ with
    /// oneself.
    pub pairs: Vec<Vec<f64>>,
}

/// What is likely to happen between players with these ratings. The less certain the ratings,
/// the closer the probabilities are to each other.
///
/// ```
/// use spielhof_rating::{Rating, expected};
/// let rated = |value| Rating { value, deviation: 45.0, ..Rating::NEW };
/// let chances = expected(&[rated(1900.0), rated(1500.0)]);
/// assert!((chances.first[0] - 0.905).abs() < 0.001);
/// assert_eq!(chances.pairs[0][1], chances.first[0]);
/// // Nothing is known about newcomers.
/// assert_eq!(expected(&[Rating::NEW; 4]).first, [0.25; 4]);
/// ```
pub fn expected(ratings: &[Rating]) -> Expected {
    let between = |one: &Rating, other: &Rating| {
        chance(one.value - other.value, one.deviation.hypot(other.deviation))
    };
    let pairs = ratings
        .iter()
        .map(|one| ratings.iter().map(|other| between(one, other)).collect())
        .collect();
    Expected { first: first(ratings), pairs }
}

/// The probabilities of the first place by Plackett and Luce. All values are damped alike, by the
/// mean uncertainty of a difference, so that two players get what the pair gets.
fn first(ratings: &[Rating]) -> Vec<f64> {
    let n = ratings.len() as f64;
    let mean = ratings.iter().map(|rating| rating.deviation.powi(2)).sum::<f64>() / n;
    let scale = damping((2.0 * mean).sqrt()) / UNIT;
    // The differences to the best cannot overflow.
    let best = ratings.iter().map(|rating| rating.value).fold(f64::MIN, f64::max);
    let strengths = ratings.iter().map(|rating| ((rating.value - best) * scale).exp());
    let strengths: Vec<f64> = strengths.collect();
    let sum: f64 = strengths.iter().sum();
    strengths.iter().map(|strength| strength / sum).collect()
}
