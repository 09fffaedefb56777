//! Ratings of players from results of games with two to six players.
//!
//! A [`Rating`] is a value with its uncertainty, by Glicko-2. [`update`] lets one game change
//! the ratings of those who played it, [`expected`] says what is likely to happen in the next
//! one, and [`judge`] says whether a game counts, or why it does not. `docs/ratings.md` has the
//! formulas and the study behind them. Nothing here reads a clock or draws a random number: the
//! time since a player's last game is handed in.
//!
//! ```
//! use spielhof_rating::{Entrant, Outcome, Rating, Shared, update};
//!
//! let mut entrants = [Entrant::new(Rating::NEW), Entrant::new(Rating::NEW)];
//! update(&mut entrants, &Outcome::new([1, 2], Shared::Draw))?;
//! assert!(entrants[0].rating.value > 1500.0 && entrants[1].rating.value < 1500.0);
//! assert!(entrants[0].rating.deviation < Rating::NEW.deviation);
//! # Ok::<(), spielhof_rating::RatingError>(())
//! ```

mod expected;
mod facts;
pub mod fit;
mod glicko;
mod group;
mod judge;
mod levels;
mod outcome;
mod rating;
pub mod study;
mod unrated;
mod update;

pub use expected::{Expected, expected};
pub use facts::{Ended, Facts, Player, SeatFacts};
pub use group::Group;
pub use judge::{Rated, judge};
pub use levels::{LevelRating, MEASURED, level_rating};
pub use outcome::{Outcome, Shared};
pub use rating::Rating;
pub use unrated::Unrated;
pub use update::{Entrant, RatingError, update};

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
