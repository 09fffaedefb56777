//! How a game ended, and how much it tells.

/// What it means that several share a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Shared {
    /// They did equally well: a draw.
    Draw,
    /// The game ended before it was decided between them, as where only the first place is
    /// played for. Nothing is concluded about them.
    Undecided,
}

/// How a game ended: a place for each entrant, in the order of the entrants. Partners have the
/// same place.
///
/// ```
/// use spielhof_rating::{Outcome, Shared};
/// // Four players, and the game ended when the third had won.
/// let outcome = Outcome::new([2, 2, 1, 2], Shared::Undecided);
/// assert_eq!(outcome.places(), [2, 2, 1, 2]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    places: Vec<u8>,
    shared: Shared,
}

impl Outcome {
    /// An outcome. The smallest place is the best; places may be left out.
    pub fn new(places: impl Into<Vec<u8>>, shared: Shared) -> Outcome {
        Outcome { places: places.into(), shared }
    }

    /// The places, one for each entrant.
    pub fn places(&self) -> &[u8] {
        &self.places
    }

    /// What a shared place means.
    pub fn shared(&self) -> Shared {
        self.shared
    }

    /// What one entrant scored against another, if the game tells.
    ///
    /// ```
    /// use spielhof_rating::{Outcome, Shared};
    /// let drawn = Outcome::new([1, 1, 3], Shared::Draw);
    /// assert_eq!(drawn.score(0, 2), Some(1.0));
    /// assert_eq!(drawn.score(0, 1), Some(0.5));
    /// assert_eq!(Outcome::new([1, 1, 3], Shared::Undecided).score(0, 1), None);
    /// ```
    pub fn score(&self, one: usize, other: usize) -> Option<f64> {
        let (mine, theirs) = (self.places.get(one)?, self.places.get(other)?);
        match mine.cmp(theirs) {
            std::cmp::Ordering::Less => Some(1.0),
            std::cmp::Ordering::Greater => Some(0.0),
            std::cmp::Ordering::Equal => (self.shared == Shared::Draw).then_some(0.5),
        }
    }
}

/// For how much of an independent game a comparison counts, given the places of all sides.
///
/// A player who has a good day beats several others at once, so the comparisons of one game are
/// not independent. Between equals the sum of a player's scores has a variance J, where
/// independent comparisons would have H; weights of H / J make the information right. With all n
/// places known that is 3 / (n + 1), with only the winner known 2 / n, and 1 between two.
pub(crate) fn weight(sides: &[u8], shared: Shared) -> f64 {
    let n = sides.len() as f64;
    if shared == Shared::Draw {
        return 3.0 / (n + 1.0);
    }
    let (mut variance, mut independent) = (0.0, 0.0);
    for place in sides {
        let above = sides.iter().filter(|other| *other < place).count() as f64;
        let below = sides.iter().filter(|other| *other > place).count() as f64;
        variance += ((below - above) / 2.0).powi(2);
        independent += (below + above) / 4.0;
    }
    // Nothing is decided where nobody has an own place: there is nothing to weigh.
    if variance > 0.0 { (independent / variance).min(1.0) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_those_of_the_derivation() {
        for n in 2..=6_u8 {
            let all: Vec<u8> = (1..=n).collect();
            let winner: Vec<u8> = (1..=n).map(|place| place.min(2)).collect();
            let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-12, "{n}: {a} {b}");
            close(weight(&all, Shared::Draw), 3.0 / (f64::from(n) + 1.0));
            close(weight(&all, Shared::Undecided), 3.0 / (f64::from(n) + 1.0));
            close(weight(&winner, Shared::Undecided), 2.0 / f64::from(n));
        }
        assert_eq!(weight(&[1, 1, 1], Shared::Undecided), 0.0);
    }
}
