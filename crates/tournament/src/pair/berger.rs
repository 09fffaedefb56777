//! Round robin by the circle method, in the order of the Berger tables: everybody meets everybody
//! once, and moves first in every other game as nearly as possible.

use super::{Tables, bye};
use crate::event::Bye;
use crate::settings::Entrant;
use crate::state::Tournament;

pub(super) fn next_round(tournament: &Tournament) -> Tables {
    let order = tournament.order();
    let round = tournament.rounds().len();
    let mut tables = Tables { pairings: Vec::new(), byes: Vec::new() };
    for (first, second) in pairs(order.len(), round) {
        match (order.get(first), order.get(second)) {
            (Some(&first), Some(&second)) => add(tournament, &mut tables, first, second),
            (Some(&one), None) | (None, Some(&one)) if tournament.is_active(one) => {
                tables.byes.push(bye(one));
            }
            _ => {}
        }
    }
    tables
}

fn add(tournament: &Tournament, tables: &mut Tables, first: Entrant, second: Entrant) {
    match (tournament.is_active(first), tournament.is_active(second)) {
        (true, true) => tables.pairings.push(vec![first, second]),
        (true, false) => tables.byes.push(Bye { entrant: first, instead_of: Some(second) }),
        (false, true) => tables.byes.push(Bye { entrant: second, instead_of: Some(first) }),
        (false, false) => {}
    }
}

/// The pairs of a round, counted from zero like the entrants; the one who moves first is in front. An
/// index past the last entrant is the bye of an odd number. Rounds after the first cycle are those of
/// the first with the other one to move first.
fn pairs(entrants: usize, round: usize) -> Vec<(usize, usize)> {
    let even = entrants + entrants % 2;
    // All but the last stand on a circle.
    let circle = even - 1;
    let (cycle, round) = (round / circle, round % circle);
    // Half a circle on in each round: so roles alternate from round to round.
    let pivot = round * (even / 2) % circle;
    let fixed = if round % 2 == 0 { (pivot, circle) } else { (circle, pivot) };
    let others =
        (1..even / 2).map(|step| ((pivot + step) % circle, (pivot + circle - step) % circle));
    let swap = |(first, second)| if cycle % 2 == 0 { (first, second) } else { (second, first) };
    std::iter::once(fixed).chain(others).map(swap).collect()
}
