//! One game changes the ratings of those who played it.

use crate::glicko::{Comparison, step};
use crate::outcome::{Outcome, weight};
use crate::rating::{Rating, periods};

/// Somebody in a game.
///
/// ```
/// use spielhof_rating::{Entrant, Rating};
/// let player = Entrant { days: 30.0, ..Entrant::new(Rating::NEW) };
/// let computer = Entrant::fixed(Rating { value: 1500.0, deviation: 45.0, ..Rating::NEW });
/// assert!(computer.fixed && !player.fixed);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Entrant {
    /// The rating, as it was after the last game.
    pub rating: Rating,
    /// Days since then.
    pub days: f64,
    /// Does the rating stay as it is? That of a computer does.
    pub fixed: bool,
    /// Partners have the same number. `None` plays alone.
    pub side: Option<u8>,
}

impl Entrant {
    /// A player who plays alone and has just played.
    pub fn new(rating: Rating) -> Entrant {
        Entrant { rating, days: 0.0, fixed: false, side: None }
    }

    /// An opponent whose rating does not change.
    pub fn fixed(rating: Rating) -> Entrant {
        Entrant { fixed: true, ..Entrant::new(rating) }
    }

    /// The rating on the day of the game.
    fn today(&self) -> Rating {
        if self.fixed { self.rating } else { self.rating.after(self.days) }
    }
}

/// Why ratings cannot be updated.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RatingError {
    /// A game has at least two sides.
    #[error("{sides} side: a rated game has two or more")]
    TooFew {
        /// How many there are.
        sides: usize,
    },
    /// Every entrant needs a place.
    #[error("{places} places for {entrants} entrants: give one to each")]
    Places {
        /// How many places there are.
        places: usize,
        /// How many entrants there are.
        entrants: usize,
    },
    /// Partners have different places.
    #[error("partners of side {side} have different places: give them the same")]
    Partners {
        /// Their side.
        side: u8,
    },
    /// A rating that no result could have led to.
    #[error("entrant {index} has a rating outside the scale: {rating:?}")]
    Scale {
        /// Whose it is, from 0.
        index: usize,
        /// The rating.
        rating: Rating,
    },
    /// A number of days that is none.
    #[error("entrant {index} was away for {days} days: give a number of 0 or more")]
    Days {
        /// Whose it is, from 0.
        index: usize,
        /// The days.
        days: f64,
    },
}

/// Entrants who win together.
struct Side {
    members: Vec<usize>,
    place: u8,
    value: f64,
    /// The variance of the value, in points.
    variance: f64,
}

/// Lets the outcome of a game change the ratings of all entrants who are not fixed. All are
/// compared with the ratings from before the game. On an error nothing has changed.
///
/// ```
/// use spielhof_rating::{Entrant, Outcome, Rating, Shared, update};
/// let level = Rating { value: 1700.0, deviation: 50.0, ..Rating::NEW };
/// let mut entrants = [Entrant::new(Rating::NEW), Entrant::fixed(level)];
/// update(&mut entrants, &Outcome::new([1, 2], Shared::Draw))?;
/// assert!(entrants[0].rating.value > 1600.0);
/// assert_eq!(entrants[1].rating, level);
/// # Ok::<(), spielhof_rating::RatingError>(())
/// ```
pub fn update(entrants: &mut [Entrant], outcome: &Outcome) -> Result<(), RatingError> {
    check(entrants, outcome)?;
    let sides = sides(entrants, outcome)?;
    let places: Vec<u8> = sides.iter().map(|side| side.place).collect();
    let weight = weight(&places, outcome.shared());
    let mut new = Vec::with_capacity(entrants.len());
    for side in &sides {
        for &index in &side.members {
            let entrant = &entrants[index];
            let met = comparisons(entrant, side, &sides, outcome, weight);
            if !entrant.fixed && !met.is_empty() {
                new.push((index, step(entrant.rating, &met, periods(entrant.days))));
            }
        }
    }
    for (index, rating) in new {
        entrants[index].rating = rating;
        entrants[index].days = 0.0;
    }
    Ok(())
}

fn check(entrants: &[Entrant], outcome: &Outcome) -> Result<(), RatingError> {
    let (places, entrants_count) = (outcome.places().len(), entrants.len());
    if places != entrants_count {
        return Err(RatingError::Places { places, entrants: entrants_count });
    }
    for (index, entrant) in entrants.iter().enumerate() {
        if !entrant.rating.is_sound() {
            return Err(RatingError::Scale { index, rating: entrant.rating });
        }
        if !entrant.days.is_finite() || entrant.days < 0.0 {
            return Err(RatingError::Days { index, days: entrant.days });
        }
    }
    Ok(())
}

/// The sides: each has the mean value of its members.
fn sides(entrants: &[Entrant], outcome: &Outcome) -> Result<Vec<Side>, RatingError> {
    let mut sides: Vec<(Option<u8>, Side)> = Vec::new();
    for (index, (entrant, &place)) in entrants.iter().zip(outcome.places()).enumerate() {
        let partner = sides.iter_mut().find(|(name, _)| name.is_some() && *name == entrant.side);
        match (partner, entrant.side) {
            (Some((_, side)), Some(name)) if side.place != place => {
                return Err(RatingError::Partners { side: name });
            }
            (Some((_, side)), _) => side.members.push(index),
            (None, name) => {
                let side = Side { members: vec![index], place, value: 0.0, variance: 0.0 };
                sides.push((name, side));
            }
        }
    }
    if sides.len() < 2 {
        return Err(RatingError::TooFew { sides: sides.len() });
    }
    let mut sides: Vec<Side> = sides.into_iter().map(|(_, side)| side).collect();
    for side in &mut sides {
        let share = 1.0 / side.members.len() as f64;
        let ratings = || side.members.iter().map(|&index| entrants[index].today());
        side.value = ratings().map(|rating| rating.value * share).sum();
        side.variance = ratings().map(|rating| (rating.deviation * share).powi(2)).sum();
    }
    Ok(sides)
}

/// The comparisons of a side with all others, from the view of one member.
fn comparisons(
    entrant: &Entrant,
    own: &Side,
    sides: &[Side],
    outcome: &Outcome,
    weight: f64,
) -> Vec<Comparison> {
    let share = 1.0 / own.members.len() as f64;
    let partners = (own.variance - (entrant.today().deviation * share).powi(2)).max(0.0);
    let certainty = weight * mean_rivals(sides, outcome) / rivals(own, sides, outcome).max(1.0);
    let with = |other: &Side| {
        let score = score(own, other, outcome)?;
        let deviation = (other.variance + partners).sqrt();
        let lead = own.value - other.value;
        Some(Comparison { lead, deviation, score, weight, certainty, share })
    };
    sides.iter().filter_map(with).collect()
}

/// What a side scored against another, if the game tells. A side with itself is no comparison.
fn score(own: &Side, other: &Side, outcome: &Outcome) -> Option<f64> {
    let (own, other) = (own.members[0], other.members[0]);
    if own == other { None } else { outcome.score(own, other) }
}

/// With how many sides one is compared.
fn rivals(own: &Side, sides: &[Side], outcome: &Outcome) -> f64 {
    sides.iter().filter(|other| score(own, other, outcome).is_some()).count() as f64
}

/// With how many it was to be expected: where only the winner is known, the winner is compared
/// with all and the others with one. If winners became surer than losers for it, they would gain
/// less than the others lose, and all ratings would sink.
fn mean_rivals(sides: &[Side], outcome: &Outcome) -> f64 {
    let sum: f64 = sides.iter().map(|side| rivals(side, sides, outcome)).sum();
    sum / sides.len() as f64
}
