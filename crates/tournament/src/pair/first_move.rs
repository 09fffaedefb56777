//! Who moves first: the player who has moved first less often.

use crate::settings::Entrant;
use crate::state::{Pairing, Tournament};

/// How often an entrant moved first, less how often they did not, in games for two.
pub(super) fn balance(tournament: &Tournament, entrant: Entrant) -> i32 {
    history(tournament, entrant).map(|first| if first { 1 } else { -1 }).sum()
}

/// Puts the player who moves first in front: the one who has done so less often; if equal, the one
/// who did not the last time they differed; if there is none, the one `otherwise` in front.
pub(super) fn arrange(tournament: &Tournament, one: Entrant, other: Entrant) -> Vec<Entrant> {
    let (balance_one, balance_other) = (balance(tournament, one), balance(tournament, other));
    let recent = |entrant| history(tournament, entrant).collect::<Vec<bool>>().into_iter().rev();
    let differing = recent(one).zip(recent(other)).find(|(one, other)| one != other);
    let other_first = match balance_one.cmp(&balance_other) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => differing.is_some_and(|(one_was_first, _)| one_was_first),
    };
    if other_first { vec![other, one] } else { vec![one, other] }
}

/// Whether the entrant moved first, for each game for two.
fn history(tournament: &Tournament, entrant: Entrant) -> impl Iterator<Item = bool> + '_ {
    let pairings = tournament.rounds().iter().flat_map(|round| &round.pairings);
    let own = pairings.filter(move |pairing| pairing.has(entrant));
    own.flat_map(move |pairing: &Pairing| {
        let first = pairing.entrants.first() == Some(&entrant);
        // In a match they take turns.
        (0..pairing.games.len()).map(move |game| first == (game % 2 == 0))
    })
}
