//! Shortest paths to the home square of Barricade, past the barricades on the board.

use board::Cell;
use rules::Game;
use rules::barricade::{Barricade, Fields};
use std::sync::{Mutex, PoisonError};

/// A barricade costs about as much as this number of fields: it takes an exact roll to land on
/// it.
const BARRICADE: usize = 6;
/// No path costs more.
pub(super) const LONGEST: usize = 39 + 12 * (1 + BARRICADE) + 8;
const FIELDS: usize = 112;

/// For each field the cost of the shortest path to the home square.
#[derive(Clone, Copy)]
pub(super) struct Paths([u8; FIELDS]);

impl Paths {
    /// The cost of the path from a field.
    #[inline]
    pub fn from(&self, field: Cell) -> i32 {
        i32::from(self.0[field.index()])
    }
}

/// Finds paths, and caches those that were needed last.
pub(super) struct PathCache {
    home: Cell,
    neighbours: Vec<Fields>,
    /// Paths, by the barricades they are for.
    cached: Mutex<Vec<Option<(Fields, Paths)>>>,
}

/// The binary logarithm of the number of cached paths.
const CACHE_BITS: u32 = 12;

/// The slot for the paths past these barricades.
fn slot(barricades: Fields) -> usize {
    let [low, high] = barricades.words();
    // Fibonacci hashing: 2^64 divided by the golden ratio.
    let hash = (low ^ high.rotate_left(31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (hash >> (u64::BITS - CACHE_BITS)) as usize
}

impl PathCache {
    pub fn of(game: &Barricade) -> PathCache {
        let board = game.board();
        PathCache {
            home: game.home(),
            neighbours: board.cells().map(|cell| board.neighbours(cell).collect()).collect(),
            cached: Mutex::new(vec![None; 1 << CACHE_BITS]),
        }
    }

    /// The shortest paths past these barricades.
    pub fn paths(&self, barricades: Fields) -> Paths {
        // A thread that panicked has left no slot half written.
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut cached[slot(barricades)] {
            Some((of, paths)) if *of == barricades => *paths,
            entry => {
                let paths = self.dijkstra(barricades);
                *entry = Some((barricades, paths));
                paths
            }
        }
    }

    /// Dijkstra's algorithm from the home square, with a bucket of fields for each cost.
    fn dijkstra(&self, barricades: Fields) -> Paths {
        let mut costs = [LONGEST as u8; FIELDS];
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
                costs[field.index()] = cost as u8;
                let step = 1 + if barricades.contains(field) { BARRICADE } else { 0 };
                at_cost[cost + step] |= self.neighbours[field.index()];
            }
        }
        Paths(costs)
    }
}
