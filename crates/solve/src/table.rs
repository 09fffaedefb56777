//! Which positions of the cross can be solved: a bit for each of 2³³.

use crate::layers::{Layer, Means, result_of};
use crate::peg::{CELLS, Images, Jumps, PegKind, bit};
use board::{Board, BoardId};
use std::sync::atomic::{AtomicU64, Ordering};

/// A bit for every position of the cross: can its pieces, jumping, leave one alone in the middle?
///
/// It takes a gibibyte. Positions are numbered by their bits, as the keys of a [`PegTask`](crate::PegTask). In
/// Retour the middle alone leads to exactly these positions.
///
/// ```
/// use spielhof_solve::PegTable;
/// // Only positions of up to six pieces, so that the example takes no time.
/// let table = PegTable::up_to(6, &Default::default(), &mut |_, _| ()).unwrap();
/// assert_eq!(table.counts()[1..=6], [1, 4, 12, 60, 296, 1338]);
/// assert!(table.can_be_solved(1 << 16));
/// assert!(!table.can_be_solved(1));
/// ```
#[derive(Debug)]
pub struct PegTable {
    bits: Vec<AtomicU64>,
    /// For each number of pieces, how many positions can be solved.
    counts: Vec<u64>,
    hashes: Vec<u64>,
}

/// It was told to stop.
///
/// ```
/// assert_eq!(spielhof_solve::TableHalt.to_string(), "stopped");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stopped")]
pub struct TableHalt;

/// The number of positions that a thread takes at a time.
const CHUNK: usize = 1 << 12;

impl PegTable {
    /// The whole table. `report` is told for each number of pieces how many positions can be solved.
    pub fn new(means: &Means, report: &mut dyn FnMut(u32, u64)) -> Result<PegTable, TableHalt> {
        PegTable::up_to(CELLS as u32, means, report)
    }

    /// The same for positions of up to `most` pieces only. From the middle alone jumps are taken back,
    /// piece by piece. Of symmetric positions only the least is kept in a list; the table has all.
    pub fn up_to(
        most: u32,
        means: &Means,
        report: &mut dyn FnMut(u32, u64),
    ) -> Result<PegTable, TableHalt> {
        let board = Board::of(BoardId::Cross);
        let symmetries = Images::of_cross();
        let jumps = Jumps::of_cross();
        let mut table = PegTable {
            bits: std::iter::repeat_with(|| AtomicU64::new(0)).take(1 << (CELLS - 6)).collect(),
            counts: vec![0; 2],
            hashes: vec![0; 2],
        };
        let middle = board.cell("d4").map_or(0, bit);
        table.take(&symmetries, middle);
        let mut layer = vec![middle];
        for pieces in 1..=most.min(CELLS as u32) {
            let images = |&key: &u64| orbit(&symmetries, key);
            table.counts.resize(pieces as usize + 1, 0);
            table.hashes.resize(pieces as usize + 1, 0);
            table.counts[pieces as usize] = layer.iter().map(|key| images(key).len() as u64).sum();
            table.hashes[pieces as usize] = Layer::new(layer.clone()).hash;
            report(pieces, table.counts[pieces as usize]);
            if means.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                return Err(TableHalt);
            }
            if pieces < most {
                layer = table.before(&jumps, &symmetries, &layer, means);
            }
        }
        Ok(table)
    }

    /// The canonical positions with a jump to one of these.
    fn before(
        &self,
        jumps: &Jumps,
        symmetries: &[Images],
        layer: &[u64],
        means: &Means,
    ) -> Vec<u64> {
        let next = std::sync::atomic::AtomicUsize::new(0);
        let work = || {
            let mut found = Vec::new();
            loop {
                let first = next.fetch_add(CHUNK, Ordering::Relaxed);
                if first >= layer.len() {
                    return found;
                }
                for &key in &layer[first..layer.len().min(first + CHUNK)] {
                    jumps.each(PegKind::Brings, key, |before, _| {
                        if !self.can_be_solved(before) && self.take(symmetries, before) {
                            found.push(least(symmetries, before));
                        }
                    });
                }
            }
        };
        std::thread::scope(|scope| {
            let threads = means.threads.get();
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            workers.into_iter().flat_map(result_of).collect()
        })
    }

    /// Sets the bits of a position and its images. True for the one caller that was the first.
    fn take(&self, symmetries: &[Images], key: u64) -> bool {
        let orbit = orbit(symmetries, key);
        // The thread that sets the bit of the least image owns the position.
        let first = orbit.first().is_some_and(|&least| self.set(least));
        orbit.iter().skip(1).for_each(|&image| {
            self.set(image);
        });
        first
    }

    fn set(&self, key: u64) -> bool {
        let bit = 1 << (key % 64);
        self.bits[(key / 64) as usize].fetch_or(bit, Ordering::Relaxed) & bit == 0
    }

    /// Can the pieces on the cells of these bits leave one alone in the middle?
    #[inline]
    pub fn can_be_solved(&self, key: u64) -> bool {
        self.bits
            .get((key / 64) as usize)
            .is_some_and(|word| word.load(Ordering::Relaxed) >> (key % 64) & 1 == 1)
    }

    /// For each number of pieces, how many positions can be solved.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// For each number of pieces the sum of the hashes of the canonical positions that can be solved.
    pub fn hashes(&self) -> &[u64] {
        &self.hashes
    }
}

/// A position and its images, each once, the least first.
fn orbit(symmetries: &[Images], key: u64) -> Vec<u64> {
    let mut images: Vec<u64> = symmetries.iter().map(|images| images.of(key)).collect();
    images.sort_unstable();
    images.dedup();
    images
}

fn least(symmetries: &[Images], key: u64) -> u64 {
    symmetries.iter().map(|images| images.of(key)).fold(key, u64::min)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peg::cells;

    #[test]
    fn solvable_positions_of_few_pieces_are_those_of_a_plain_search() {
        let Ok(table) = PegTable::up_to(5, &Means::default(), &mut |_, _| ()) else {
            panic!("nobody stops it")
        };
        let jumps = Jumps::of_cross();
        fn plain(jumps: &Jumps, key: u64) -> bool {
            let mut solved = key == 1 << 16;
            jumps.each(PegKind::Takes, key, |next, _| solved = solved || plain(jumps, next));
            solved
        }
        let mut counts = [0; 4];
        for a in 0..33 {
            for b in 0..=a {
                for c in 0..=b {
                    let key: u64 = 1 << a | 1 << b | 1 << c;
                    let found = plain(&jumps, key);
                    assert_eq!(table.can_be_solved(key), found, "{key:b}");
                    if a > b && b > c {
                        counts[cells(key).count()] += u64::from(found);
                    }
                }
            }
        }
        assert_eq!(counts[3], table.counts()[3]);
    }
}
