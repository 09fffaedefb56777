//! Which games count for ratings.

use crate::facts::{Ended, Facts, Player, SeatFacts};
use crate::group::Group;
use crate::levels::level_rating;
use crate::outcome::{Outcome, Shared};
use crate::unrated::Unrated;

/// A game that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rated {
    /// The group whose ratings it changes.
    pub group: Group,
    /// The outcome, in the order of the seats.
    pub outcome: Outcome,
    /// The seats, from 0, that lost because they withheld their number for the dice.
    pub no_shows: Vec<usize>,
}

/// Does this game count, and with which outcome? Where several reasons speak against it, the
/// answer is the first in the order of [`Unrated`].
///
/// ```
/// use spielhof_rating::{Ended, Facts, Group, Player, SeatFacts, Shared, Unrated, judge};
/// let seats = vec![SeatFacts::new(Player::Account(1), 2), SeatFacts::new(Player::Account(2), 1)];
/// let facts = Facts {
///     game: "halma".to_owned(),
///     rated_table: true,
///     set_up: false,
///     copied: false,
///     taken_back: false,
///     turns: 80,
///     ended: Ended::Result,
///     shared: Shared::Draw,
///     seats,
///     sides: None,
/// };
/// let rated = judge(&facts).unwrap();
/// assert_eq!((rated.group, rated.outcome.places()), (Group::Square, &[2, 1][..]));
/// assert_eq!(judge(&Facts { copied: true, ..facts }), Err(Unrated::Copied));
/// ```
pub fn judge(facts: &Facts) -> Result<Rated, Unrated> {
    let group = check_table(facts)?;
    check_players(facts, group)?;
    check_play(facts)?;
    let no_shows: Vec<usize> =
        (0..facts.seats.len()).filter(|&seat| facts.seats[seat].withheld).collect();
    let outcome = outcome(facts, &no_shows)?;
    Ok(Rated { group, outcome, no_shows })
}

fn check_table(facts: &Facts) -> Result<Group, Unrated> {
    if !facts.rated_table {
        return Err(Unrated::NotRatedTable);
    }
    let group = Group::of(&facts.game).ok_or(Unrated::NoGroup)?;
    if facts.seats.len() < 2 {
        return Err(Unrated::Alone);
    }
    match (facts.set_up, facts.copied) {
        (true, _) => Err(Unrated::SetUp),
        (_, true) => Err(Unrated::Copied),
        _ => Ok(group),
    }
}

/// The number of the first seat of which something is true.
fn first_seat(facts: &Facts, is: impl Fn(usize, &SeatFacts) -> bool) -> Option<u8> {
    let found = facts.seats.iter().enumerate().position(|(index, seat)| is(index, seat))?;
    u8::try_from(found + 1).ok()
}

fn check_players(facts: &Facts, group: Group) -> Result<(), Unrated> {
    let seats = &facts.seats;
    if seats.iter().all(|seat| matches!(seat.player, Player::Computer(_))) {
        return Err(Unrated::OnlyComputers);
    }
    if let Some(seat) = first_seat(facts, |_, seat| seat.player == Player::Guest) {
        return Err(Unrated::NoAccount { seat });
    }
    let again = |index: usize, seat: &SeatFacts| {
        let before = || seats[..index].iter().any(|other| other.player == seat.player);
        matches!(seat.player, Player::Account(_)) && before()
    };
    if let Some(seat) = first_seat(facts, again) {
        return Err(Unrated::SamePlayer { seat });
    }
    if let Some(seat) = first_seat(facts, |_, seat| seat.shared_device) {
        return Err(Unrated::SharedDevice { seat });
    }
    for (seat, number) in seats.iter().zip(1..) {
        if let Player::Computer(level) = seat.player
            && level_rating(group, level).is_none()
        {
            return Err(Unrated::UnmeasuredLevel { seat: number, level });
        }
    }
    Ok(())
}

fn check_play(facts: &Facts) -> Result<(), Unrated> {
    if let Some(seat) = first_seat(facts, |_, seat| seat.hint) {
        return Err(Unrated::Hint { seat });
    }
    if let Some(seat) = first_seat(facts, |_, seat| seat.stand_in) {
        return Err(Unrated::StandIn { seat });
    }
    if facts.taken_back {
        return Err(Unrated::Takeback);
    }
    let begun = facts.turns as usize >= facts.seats.len();
    if facts.ended == Ended::Agreement && !begun {
        return Err(Unrated::NotBegun);
    }
    Ok(())
}

/// The outcome that counts. Those who withheld their number lose to all others; nothing is
/// concluded about anybody else of a game that was broken off.
fn outcome(facts: &Facts, no_shows: &[usize]) -> Result<Outcome, Unrated> {
    if facts.ended != Ended::Aborted {
        let places: Vec<u8> = facts.seats.iter().map(|seat| seat.place).collect();
        return Ok(Outcome::new(places, facts.shared));
    }
    if no_shows.is_empty() {
        return Err(Unrated::Aborted);
    }
    // Partners of somebody who did not come lose with them.
    let side = |seat: usize| facts.sides.as_ref().and_then(|sides| sides.get(seat).copied());
    let lost = |seat: usize| {
        let partner = |other: &usize| side(*other).is_some() && side(*other) == side(seat);
        no_shows.contains(&seat) || no_shows.iter().any(partner)
    };
    let places: Vec<u8> = (0..facts.seats.len()).map(|seat| 1 + u8::from(lost(seat))).collect();
    let lone = places.iter().all(|place| *place == 2);
    if lone { Err(Unrated::NobodyCame) } else { Ok(Outcome::new(places, Shared::Undecided)) }
}
