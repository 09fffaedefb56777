//! Whether a table can be opened as a rated one.

use super::reasons::said;
use rating::{Ended, Facts, Player, SeatFacts, Shared, judge};
use room::Opening;
use table::{Chair, Clock};
use wire::Said;

/// Why the game of this table could not count, although everybody who sits down has an account.
pub fn why_not_rated(opening: &Opening) -> Option<Said> {
    let Opening { terms, seated } = opening;
    if terms.clock == Clock::None {
        // Else a loser could leave it open for ever.
        return Some(say::plain("unrated-no-clock"));
    }
    let player = |(index, chair): (usize, &Chair)| match chair {
        Chair::Computer(level) => Player::Computer(*level),
        Chair::Person => {
            let guest = seated.iter().find(|(seat, _)| usize::from(*seat) == index + 1);
            // Open chairs are taken by others: numbers that no guest has.
            Player::Account(guest.map_or(u64::MAX - index as u64, |(_, guest)| guest.0))
        }
    };
    let seats = terms.chairs.iter().enumerate().map(player);
    let facts = Facts {
        game: terms.game.clone(),
        rated_table: true,
        set_up: terms.setup.is_some() || terms.figure.is_some(),
        copied: !terms.earlier.is_empty(),
        taken_back: false,
        turns: u32::MAX,
        ended: Ended::Result,
        shared: Shared::Draw,
        seats: seats.map(|player| SeatFacts::new(player, 1)).collect(),
        sides: None,
    };
    judge(&facts).err().map(said)
}
