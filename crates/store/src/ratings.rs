//! Ratings, what games did to them, and who solved a game alone first.

use crate::{GuestId, Millis, StoreError};

/// How strong a guest is in a group of games.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// Who.
    pub guest: GuestId,
    /// The name of the group.
    pub group: String,
    /// The estimate.
    pub value: f64,
    /// Its standard deviation after the last game.
    pub deviation: f64,
    /// How much the true value is expected to move.
    pub volatility: f64,
    /// The number of games it rests on.
    pub games: u32,
    /// When the last of them ended.
    pub at: Millis,
}

/// What a rated game that is over did to ratings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Judgement {
    /// The group whose ratings it changed; empty if it changed none.
    pub group: String,
    /// Why it changed none; empty if it did.
    pub unrated: String,
    /// The changes, in the order of the seats. Those of deleted guests are left out.
    pub changes: Vec<RatingChange>,
}

/// What a game did to the rating of a guest.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The seat, from one.
    pub seat: u8,
    /// Whose rating it is.
    pub guest: GuestId,
    /// The value before; none if it was the first game that counted.
    pub before: Option<f64>,
    /// The value after.
    pub after: f64,
    /// The standard deviation after.
    pub deviation: f64,
}

/// Somebody in a list of the best.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedPerson {
    /// The rating.
    pub rating: RatingRow,
    /// The name; empty without one.
    pub name: String,
    /// The id of the page that shows their games.
    pub profile: String,
}

/// The first time that a game alone was solved in one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstSolution {
    /// The id of the table, whose record can be watched.
    pub table: String,
    /// What tells solutions apart.
    pub solution: [u8; 32],
    /// The number of turns.
    pub turns: u32,
    /// The number of jumps.
    pub jumps: u32,
    /// When.
    pub ended: Millis,
    /// The name; empty without one.
    pub name: String,
    /// The id of the page that shows their games.
    pub profile: String,
}

/// Computes the ratings after a game from those before, in the same order.
pub type Rate<'a> = &'a (dyn Fn(&[Option<RatingRow>]) -> Vec<RatingRow> + Sync);

/// Where ratings are kept. What belongs to a guest is deleted with them.
pub trait Ratings {
    /// Rated games that are over, have a result and were not judged yet, those that ended first first.
    fn unjudged(&self, most: u32) -> Result<Vec<String>, StoreError>;

    /// Notes why a game changes no ratings. Nothing happens if it was judged already.
    fn set_unrated(&self, table: &str, why: &str) -> Result<(), StoreError>;

    /// Lets a game change the ratings of guests in a group: those of seats, from one. Nothing happens
    /// if it was judged already. All of it is one transaction, and no two games of a guest are rated
    /// at the same time. Guests who are deleted keep no rating.
    fn rate(
        &self,
        table: &str,
        group: &str,
        guests: &[(u8, GuestId)],
        rate: Rate<'_>,
    ) -> Result<(), StoreError>;

    /// The ratings of guests, ordered by guest and group.
    fn ratings_of(&self, guests: &[GuestId]) -> Result<Vec<RatingRow>, StoreError>;

    /// What a game did to ratings; none before it is judged.
    fn judgement(&self, table: &str) -> Result<Option<Judgement>, StoreError>;

    /// The best of a group among those who show their page and whose deviation is at most this.
    fn best_rated(
        &self,
        group: &str,
        deviation: f64,
        most: u32,
    ) -> Result<Vec<RatedPerson>, StoreError>;

    /// The different solutions of a game alone by its usual rules, each as it was first found, the
    /// shortest first; of those found without hints by people with an account who show their page.
    fn first_solutions(&self, game: &str, most: u32) -> Result<Vec<FirstSolution>, StoreError>;

    /// Some games that were judged, in the order of their ids; `after` is the last one seen.
    fn dump_judged(&self, after: &str, most: u32) -> Result<Vec<(String, Judgement)>, StoreError>;

    /// Stores ratings and judged games as they were dumped, all or none. Their guests and tables must
    /// be there.
    fn import_ratings(
        &self,
        ratings: &[RatingRow],
        judged: &[(String, Judgement)],
    ) -> Result<(), StoreError>;
}
