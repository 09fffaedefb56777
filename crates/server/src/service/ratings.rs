//! Ratings of people and levels, the best of a group, and who solved a game alone first.

use super::Service;
use crate::ratings::{published, read_reason, said, why_not_rated};
use rating::{Group, MEASURED, Rating};
use room::{Opening, denials};
use store::{FirstSolution, GuestId, Judgement, RatingRow, Ratings, Store, StoreError};
use table::Guest;
use wire::{
    BestRated, FirstSolutions, LevelRating, OwnRatings, PersonRating, RatedPerson, RatingGroup,
    RatingStep, Said, SeatRating, Solution, TableRating,
};

/// The most people or solutions in a list.
const LISTED: u32 = 100;
/// Somebody whose rating is less certain is not compared with others yet.
const SURE: f64 = 110.0;
const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

impl Service {
    /// Is this a table that its opener may open as a rated one, if they want to?
    pub(super) async fn check_rated(
        &self,
        guest: Guest,
        opening: &Opening,
    ) -> Result<(), Vec<Said>> {
        if !opening.terms.rated {
            return Ok(());
        }
        if let Some(why) = why_not_rated(opening) {
            return Err(vec![why]);
        }
        let account = self.rooms.with_store(move |store| store.account(guest.0)).await;
        match account.map_err(|fault| vec![denials::store_fault(&fault)])? {
            Some(_) => Ok(()),
            None => Err(vec![say::plain("denial-rated-account")]),
        }
    }

    /// All groups of games, and a guest's ratings.
    pub async fn ratings(&self, guest: Option<GuestId>) -> Result<OwnRatings, StoreError> {
        let now = self.now();
        let own = self.rooms.with_store(move |store| match guest {
            Some(guest) => Ok((store.account(guest)?.is_some(), ratings_of(store, guest, now)?)),
            None => Ok((false, Vec::new())),
        });
        let (account, ratings) = own.await?;
        Ok(OwnRatings { account, ratings, groups: Group::ALL.into_iter().map(group).collect() })
    }

    /// The best of a group; none if there is no such group.
    pub async fn best_rated(&self, name: &str) -> Result<Option<BestRated>, StoreError> {
        let Some(group) = Group::named(name) else { return Ok(None) };
        let now = self.now();
        let found =
            self.rooms.with_store(move |store| store.best_rated(group.name(), SURE, LISTED));
        let person = |found: store::RatedPerson| RatedPerson {
            name: found.name,
            profile: found.profile,
            rating: person_rating(&found.rating, now),
        };
        Ok(Some(BestRated { people: found.await?.into_iter().map(person).collect() }))
    }

    /// What a game did to ratings; none before it is judged, and for games that are not rated.
    pub async fn table_rating(&self, table: String) -> Result<Option<TableRating>, StoreError> {
        let found = self.rooms.with_store(move |store| store.judgement(&table)).await?;
        Ok(found.map(table_rating))
    }

    /// The solutions of a game alone, each as it was first found; published ones do not count.
    pub async fn first_solutions(&self, game: String) -> Result<FirstSolutions, StoreError> {
        let known = published(&game);
        let found =
            self.rooms.with_store(move |store| store.first_solutions(&game, LISTED)).await?;
        let new = found.into_iter().filter(|found| Some(found.solution) != known);
        Ok(FirstSolutions { solutions: new.map(solution).collect() })
    }
}

/// The ratings of a guest as they are now.
pub(crate) fn ratings_of(
    store: &dyn Store,
    guest: GuestId,
    now: u64,
) -> Result<Vec<PersonRating>, StoreError> {
    let found = Ratings::ratings_of(store, &[guest])?;
    Ok(found.iter().map(|row| person_rating(row, now)).collect())
}

pub(crate) fn rounded(value: f64) -> i32 {
    value.round() as i32
}

/// A rating as it is shown: the longer ago the last game was, the less certain.
pub(crate) fn person_rating(row: &RatingRow, now: u64) -> PersonRating {
    let RatingRow { value, deviation, volatility, at, .. } = *row;
    let days = now.saturating_sub(at) as f64 / DAY;
    let today = Rating { value, deviation, volatility }.after(days);
    PersonRating {
        group: row.group.clone(),
        value: rounded(today.value),
        plus_minus: rounded(1.96 * today.deviation),
        provisional: today.is_provisional(),
        games: row.games,
    }
}

fn group(group: Group) -> RatingGroup {
    let levels = MEASURED.iter().filter(|row| row.group == group);
    let level = |row: &rating::LevelRating| LevelRating {
        level: row.level,
        value: rounded(row.value),
        low: rounded(row.low),
        high: rounded(row.high),
    };
    RatingGroup {
        group: group.name().to_owned(),
        games: group.games().iter().map(|&game| game.to_owned()).collect(),
        levels: levels.map(level).collect(),
    }
}

fn table_rating(judgement: Judgement) -> TableRating {
    let Judgement { group, unrated, changes } = judgement;
    let seat = |change: store::RatingChange| SeatRating {
        seat: change.seat,
        step: step(change.before, change.after),
    };
    TableRating {
        group: (!group.is_empty()).then_some(group),
        unrated: read_reason(&unrated).map(said),
        seats: changes.into_iter().map(seat).collect(),
    }
}

/// A change as it is shown. Before the first game everybody has the rating of a new player.
pub(crate) fn step(before: Option<f64>, after: f64) -> RatingStep {
    RatingStep { before: rounded(before.unwrap_or(Rating::NEW.value)), after: rounded(after) }
}

fn solution(found: FirstSolution) -> Solution {
    let FirstSolution { table, turns, jumps, ended, name, profile, .. } = found;
    Solution { table, turns, jumps, ended, name, profile }
}
