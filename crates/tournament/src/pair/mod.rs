//! Pairing: the tables of the next round, a pure function of the tournament so far.

mod berger;
mod bracket;
mod first_move;
mod matching;
mod swiss;
mod tables;

use crate::event::Bye;
use crate::settings::{Entrant, Format};
use crate::state::Tournament;

pub(crate) use bracket::{Slots, slots_after};

/// The tables of a round.
pub(crate) struct Tables {
    pub pairings: Vec<Vec<Entrant>>,
    pub byes: Vec<Bye>,
}

/// The tables of the next round of a tournament that has started.
pub(crate) fn next_round(tournament: &Tournament) -> Tables {
    match tournament.settings().format {
        Format::RoundRobin { .. } => berger::next_round(tournament),
        Format::Swiss { .. } => swiss::next_round(tournament),
        Format::KnockOut { third_place, .. } => bracket::next_round(tournament, third_place),
        Format::Groups { .. } => tables::next_round(tournament),
    }
}

/// A bye because the number of entrants is odd.
fn bye(entrant: Entrant) -> Bye {
    Bye { entrant, instead_of: None }
}
