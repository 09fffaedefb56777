//! What is known of a rated game after its end, and what it does to ratings.

use super::reasons::written_reason;
use rating::{
    Ended, Entrant, Facts, Player, Rated, Rating, SeatFacts, Shared, Unrated, level_rating, update,
};
use std::collections::HashSet;
use store::{
    GameResult, GuestId, OWN_PLAYER, RatingRow, SeatPlayer, SeatResult, Store, StoreError,
};
use table::{Ending, Event, Table};

const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// Lets a rated game that is over change the ratings of those who played it, or notes why it does not.
/// Nothing happens if that was done before.
pub fn judge(
    store: &dyn Store,
    id: &str,
    table: &Table,
    result: &GameResult,
) -> Result<(), StoreError> {
    let guests = || result.seats.iter().filter_map(|seat| Some((seat.seat, seat.guest?)));
    if guests().next().is_none() {
        // Nobody had a turn.
        return store.set_unrated(id, &written_reason(Unrated::Aborted));
    }
    let mut accounts = HashSet::new();
    for (_, guest) in guests() {
        if store.account(guest)?.is_some() {
            accounts.insert(guest);
        }
    }
    let facts = facts(table, result, &accounts, &store.players(id)?);
    match rating::judge(&facts) {
        Err(why) => store.set_unrated(id, &written_reason(why)),
        Ok(rated) => {
            let guests: Vec<(u8, GuestId)> = guests().collect();
            store.rate(id, rated.group.name(), &guests, &|before| rate(&rated, result, before))
        }
    }
}

/// What is known of a game that is over. `accounts` are those of its guests who have one, `players` the
/// people who were introduced.
fn facts(
    table: &Table,
    result: &GameResult,
    accounts: &HashSet<GuestId>,
    players: &[SeatPlayer],
) -> Facts {
    let stood_in = |number: u8| {
        let is = |event: &Event| matches!(event, Event::StoodIn { seat, .. } if *seat == number);
        table.log().iter().any(|entry| is(&entry.event))
    };
    let others = |seat: u8| players.iter().any(|one| one.seat == seat && one.id != OWN_PLAYER);
    let sides = sides(result);
    let seats = result.seats.iter().map(|seat| SeatFacts {
        player: match (seat.guest, seat.level) {
            (Some(guest), _) if accounts.contains(&guest) => Player::Account(guest),
            (None, Some(level)) => Player::Computer(level),
            _ => Player::Guest,
        },
        place: place(result, seat, sides.is_some(), table),
        hint: seat.hinted,
        // A player who gave up has lost: that a computer plays on for the others is no help.
        stand_in: stood_in(seat.seat),
        shared_device: others(seat.seat),
        withheld: seat.withheld,
    });
    let first = result.seats.iter().filter(|seat| seat.place == Some(1)).map(|seat| seat.side);
    let is_drawn = first.collect::<HashSet<u8>>().len() > 1;
    Facts {
        game: result.game.clone(),
        rated_table: result.rated,
        set_up: result.set_up,
        copied: result.copied,
        taken_back: result.taken_back,
        turns: result.turns,
        ended: match table.ending() {
            Some(Ending::Aborted) | None => Ended::Aborted,
            Some(Ending::Agreement) => Ended::Agreement,
            Some(_) => Ended::Result,
        },
        shared: if is_drawn { Shared::Draw } else { Shared::Undecided },
        seats: seats.collect(),
        sides,
    }
}

/// The side of each seat, where partners play.
fn sides(result: &GameResult) -> Option<Vec<u8>> {
    let sides: Vec<u8> = result.seats.iter().map(|seat| seat.side).collect();
    let different: HashSet<u8> = sides.iter().copied().collect();
    (different.len() < sides.len()).then_some(sides)
}

/// The place of a seat. Partners win and lose together, also with one who gave up.
fn place(result: &GameResult, seat: &SeatResult, partners: bool, table: &Table) -> u8 {
    let of_side = || {
        let ranks = table.ranks()?;
        ranks.get(usize::from(seat.side).checked_sub(1)?).copied()
    };
    let place = if partners { of_side() } else { seat.place };
    place.unwrap_or(result.seats.len() as u8)
}

/// The ratings of the people of a game after it, from those before: in the order of the seats that
/// people hold.
fn rate(rated: &Rated, result: &GameResult, before: &[Option<RatingRow>]) -> Vec<RatingRow> {
    let sides = sides(result);
    let mut known = before.iter();
    let mut entrants = Vec::new();
    for (index, seat) in result.seats.iter().enumerate() {
        let mut entrant = match seat.guest {
            Some(_) => person(known.next().and_then(Option::as_ref), result.ended),
            // A level that was not measured is not rated.
            None => Entrant::fixed(
                level_rating(rated.group, seat.level.unwrap_or_default()).unwrap_or(Rating::NEW),
            ),
        };
        entrant.side = sides.as_ref().map(|sides| sides[index]);
        entrants.push(entrant);
    }
    if let Err(fault) = update(&mut entrants, &rated.outcome) {
        tracing::error!(%fault, "ratings stay as they are");
    }
    let people = result.seats.iter().zip(&entrants).filter_map(|(seat, entrant)| {
        let guest = seat.guest?;
        Some((guest, entrant.rating))
    });
    let row = |((guest, rating), before): ((GuestId, Rating), &Option<RatingRow>)| RatingRow {
        guest,
        group: rated.group.name().to_owned(),
        value: rating.value,
        deviation: rating.deviation,
        volatility: rating.volatility,
        games: before.as_ref().map_or(0, |before| before.games) + 1,
        at: result.ended.max(before.as_ref().map_or(0, |before| before.at)),
    };
    people.zip(before).map(row).collect()
}

fn person(before: Option<&RatingRow>, now: u64) -> Entrant {
    let Some(row) = before else { return Entrant::new(Rating::NEW) };
    let RatingRow { value, deviation, volatility, at, .. } = *row;
    let days = now.saturating_sub(at) as f64 / DAY;
    Entrant { days, ..Entrant::new(Rating { value, deviation, volatility }) }
}
