//! Swiss system: a bye at most once and nobody twice against each other as long as that can be
//! avoided, then nobody to move first three times more often than second or the reverse, then equal
//! points, then the first move in turn, then the upper half of a score group
//! against its lower half. All of it is one matching with costs of different ranks, so that no
//! pairing without a rematch is missed.

use super::matching::{Weight, heaviest};
use super::{Tables, bye, first_move};
use crate::event::Mark;
use crate::ledger::{Ledger, earned};
use crate::points::Points;
use crate::settings::Entrant;
use crate::state::Tournament;

// Each rank outweighs the sum of all lower ones over 128 pairs.
const ORDER: Weight = 1;
const FIRST_MOVE: Weight = 1 << 25;
const DIFFERENCE: Weight = 1 << 38;
const IMBALANCE: Weight = 1 << 62;
const BYE_PLACE: Weight = 1 << 70;
const REMATCH: Weight = 1 << 79;
const SECOND_BYE: Weight = 1 << 96;
/// More than any pair costs.
const BASE: Weight = 1 << 114;

/// An entrant who is to be paired.
struct Player {
    entrant: Entrant,
    points: Points,
    balance: i32,
    /// How many rounds gave points without a game.
    free_points: u32,
    /// The place within the score group, and the size of that.
    place: i64,
    group: i64,
}

pub(super) fn next_round(tournament: &Tournament) -> Tables {
    let ledger = Ledger::of(tournament);
    let players = ranked(tournament, &ledger);
    // With an odd number the last vertex is the bye.
    let vertices = players.len() + players.len() % 2;
    let meetings = meetings(&players, &ledger);
    let mates = heaviest(vertices, |one, other| {
        let (upper, lower) = (one.min(other), one.max(other));
        let cost = match players.get(lower) {
            Some(second) => {
                pair_cost(&players[upper], second, upper, lower, meetings[upper][lower])
            }
            None => bye_cost(&players, upper),
        };
        BASE - cost
    });
    let mut tables = Tables { pairings: Vec::new(), byes: Vec::new() };
    for (upper, &lower) in mates.iter().enumerate().filter(|&(one, &mate)| one < mate) {
        let one = players[upper].entrant;
        match players.get(lower).map(|second| second.entrant) {
            // Where nothing else decides, the better one moves first at every other table.
            Some(other) if tables.pairings.len().is_multiple_of(2) => {
                tables.pairings.push(first_move::arrange(tournament, one, other));
            }
            Some(other) => tables.pairings.push(first_move::arrange(tournament, other, one)),
            None => tables.byes.push(bye(one)),
        }
    }
    tables
}

/// Everybody who plays, by points and then by the draw.
fn ranked(tournament: &Tournament, ledger: &Ledger) -> Vec<Player> {
    let player = |entrant: Entrant| Player {
        entrant,
        points: ledger.points(entrant),
        balance: first_move::balance(tournament, entrant),
        free_points: free_points(ledger, entrant),
        place: 0,
        group: 0,
    };
    let active = tournament.order().iter().filter(|&&one| tournament.is_active(one));
    let mut players: Vec<Player> = active.map(|&entrant| player(entrant)).collect();
    players.sort_by_key(|player| std::cmp::Reverse(player.points));
    for group in players.chunk_by_mut(|one, other| one.points == other.points) {
        let size = group.len() as i64;
        for (player, place) in group.iter_mut().zip(0..) {
            (player.place, player.group) = (place, size);
        }
    }
    players
}

/// Byes, and wins because the opponent did not come: either is a bye to the next rule.
fn free_points(ledger: &Ledger, entrant: Entrant) -> u32 {
    let win = earned(&[Mark::Place(1), Mark::Absent], 2)[0];
    let free = ledger.bouts_of(entrant).filter(|(bout, index)| {
        bout.earned[*index] == win && (0..bout.entrants.len()).any(|one| !bout.present(one))
    });
    (ledger.credits_of(entrant).count() + free.count()) as u32
}

fn meetings(players: &[Player], ledger: &Ledger) -> Vec<Vec<Weight>> {
    let with = |one: &Player| {
        let met = |other: &Player| Weight::from(ledger.meetings(one.entrant, other.entrant));
        players.iter().map(met).collect()
    };
    players.iter().map(with).collect()
}

fn bye_cost(players: &[Player], at: usize) -> Weight {
    let above_last = (players.len() - 1 - at) as Weight;
    Weight::from(players[at].free_points) * SECOND_BYE + above_last * BYE_PLACE
}

fn pair_cost(one: &Player, other: &Player, upper: usize, lower: usize, met: Weight) -> Weight {
    // In half points.
    let difference = Weight::from((one.points - other.points).quarters / 2);
    let balance = Weight::from((one.balance - other.balance).abs().min(8));
    // One of them would have moved first, or not, three times more often than the contrary.
    let both = |side: i32| one.balance * side >= 2 && other.balance * side >= 2;
    let imbalance = Weight::from(both(1) || both(-1));
    let off = if difference == 0 {
        (other.place - one.place - one.group / 2).abs()
    } else {
        (lower - upper) as i64
    };
    met * REMATCH
        + imbalance * IMBALANCE
        + difference * difference * DIFFERENCE
        + (8 - balance) * FIRST_MOVE
        + Weight::from(off * off) * ORDER
}
