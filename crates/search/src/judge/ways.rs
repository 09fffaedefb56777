//! Ways to Barricade's home square, past the barricades that stand there.

use board::Cell;
use rules::Game;
use rules::barricade::{Barricade, Fields};
use std::sync::{Mutex, PoisonError};

/// A barricade in the way costs about as much as so many fields: it takes an exact roll
/// to land on it.
const BARRICADE: usize = 6;
/// Longer ways do not occur.
pub(super) const LONGEST: usize = 39 + 12 * (1 + BARRICADE) + 8;
const FIELDS: usize = 112;

/// For each field the cost of the way from it to the home square.
#[derive(Clone, Copy)]
pub(super) struct Ways([u8; FIELDS]);

impl Ways {
    /// The cost of the way from a field.
    #[inline]
    pub fn from(&self, field: Cell) -> i32 {
        i32::from(self.0[field.index()])
    }
}

/// Finds ways, and keeps those that were needed last.
pub(super) struct Guide {
    home: Cell,
    joins: Vec<Fields>,
    /// Ways by the barricades they are for.
    known: Mutex<Vec<Option<(Fields, Ways)>>>,
}

/// So many ways are kept, as a power of two.
const KEPT: u32 = 12;

/// Where the ways past these barricades are kept.
fn drawer(barricades: Fields) -> usize {
    let [low, high] = barricades.words();
    // An odd number without pattern (2^64 over the golden ratio) spreads what lies close.
    let spread = (low ^ high.rotate_left(31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (spread >> (u64::BITS - KEPT)) as usize
}

impl Guide {
    pub fn of(game: &Barricade) -> Guide {
        let board = game.board();
        Guide {
            home: game.home(),
            joins: board.cells().map(|cell| board.neighbours(cell).collect()).collect(),
            known: Mutex::new(vec![None; 1 << KEPT]),
        }
    }

    /// The ways past these barricades.
    pub fn ways(&self, barricades: Fields) -> Ways {
        // Whoever broke off left whole drawers.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut known[drawer(barricades)] {
            Some((of, ways)) if *of == barricades => *ways,
            slot => {
                let ways = self.spread(barricades);
                *slot = Some((barricades, ways));
                ways
            }
        }
    }

    /// Spreads from the home square, the cheapest fields first.
    fn spread(&self, barricades: Fields) -> Ways {
        let mut ways = [LONGEST as u8; FIELDS];
        let mut at_cost = [Fields::EMPTY; LONGEST + BARRICADE + 2];
        at_cost[0].insert(self.home);
        let mut done = Fields::EMPTY;
        for cost in 0..LONGEST {
            if done.len() as usize == FIELDS {
                break;
            }
            let fresh = at_cost[cost] - done;
            done |= fresh;
            for field in fresh {
                ways[field.index()] = cost as u8;
                let step = 1 + if barricades.contains(field) { BARRICADE } else { 0 };
                at_cost[cost + step] |= self.joins[field.index()];
            }
        }
        Ways(ways)
    }
}
