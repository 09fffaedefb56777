//! Figures about games: who wins how often by the order of moving, how long games last, how much luck
//! decides. They come from games of computers ([`self_play`]), or are counted elsewhere.
//!
//! ```
//! use spielhof_review::statistics::{Length, Share, self_play};
//! // Of 200 games the first to move won 120.
//! let first = Share::of(120, 200);
//! assert_eq!((first.share, first.low, first.high), (6000, 5308, 6654));
//! // Ten games of 40 turns and one of 95.
//! let length = Length::of(&[(40, 10), (95, 1)]).unwrap();
//! assert_eq!((length.mean, length.median, length.p90), (4500, 40, 40));
//! assert!(self_play("halma").iter().all(|row| row.statistics.games > 0));
//! ```

mod data;
mod luck;
mod parts;

pub use data::{BadRow, SelfPlay, self_play};
pub use luck::LuckFigures;
pub use parts::{Length, Share};

use std::cmp::Ordering;

/// Fewer games say too little to show figures of them.
pub const LEAST: u32 = 20;

/// What games were like. Sides are in the order in which they first moved.
///
/// See [`statistics`](crate::statistics) for an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// The number of games.
    pub games: u32,
    /// How often each side was the only winner. Alone: how often the game was solved.
    pub won: Vec<Share>,
    /// Games in which several sides shared the first place.
    pub shared: u32,
    /// Games without a result: the turn limit ended them. Alone: those that were not solved.
    pub unfinished: u32,
    /// The length of the games with a result; none if there are none.
    pub length: Option<Length>,
    /// How much luck decides; none without dice.
    pub luck: Option<LuckFigures>,
}

impl Statistics {
    /// The share of each side if all won equally often, in hundredths of a per cent; none alone.
    pub fn even(&self) -> Option<u32> {
        let sides = self.won.len() as u32;
        let won: u32 = self.won.iter().map(|share| share.games).sum();
        (sides > 1 && self.games > 0).then(|| Share::of(won, self.games).share / sides)
    }

    /// Does the side that moves first win more or less often than it would with equal chances? `Equal`
    /// where the games do not show it; none alone.
    ///
    /// ```
    /// use spielhof_review::study::{GameFigures, statistics};
    /// use std::cmp::Ordering;
    /// let game = |first: bool| GameFigures { turns: 9, won: vec![first, !first], dice: None };
    /// let few = statistics(&[game(true), game(true), game(false)]).unwrap();
    /// assert_eq!(few.first_ahead(), Some(Ordering::Equal));
    /// let many = statistics(&[vec![game(true); 200], vec![game(false); 100]].concat()).unwrap();
    /// assert_eq!((many.even(), many.first_ahead()), (Some(5_000), Some(Ordering::Greater)));
    /// ```
    pub fn first_ahead(&self) -> Option<Ordering> {
        let (even, first) = (self.even()?, self.won.first()?);
        Some(if first.low > even {
            Ordering::Greater
        } else if first.high < even {
            Ordering::Less
        } else {
            Ordering::Equal
        })
    }
}
