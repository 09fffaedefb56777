//! Sets of a fixed number of cells as numbers without gaps.

use crate::key::Key;
use board::{Cell, Set};

/// Numbers all sets of a number of cells: the set {a < b < c …} is C(a,1) + C(b,2) + C(c,3) + ….
/// Greater sets, read as binary numbers, have greater ranks.
///
/// ```
/// use spielhof_solve::Ranks;
/// use board::{Cell, Set};
/// let ranks = Ranks::<u64>::new(121, 13).unwrap();
/// let set: Set<2> = (40..53).map(Cell::new).collect();
/// assert_eq!(ranks.set::<2>(ranks.rank(set)), set);
/// assert!(Ranks::<u64>::new(256, 19).is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Ranks<K> {
    /// `choose[k][n]`: how many sets of k + 1 of the first n cells there are.
    choose: Vec<Vec<K>>,
}

impl<K: Key> Ranks<K> {
    /// For sets of `pieces` of `cells` cells; nothing if their numbers do not fit.
    pub fn new(cells: usize, pieces: usize) -> Option<Ranks<K>> {
        let mut rows: Vec<Vec<u128>> = Vec::with_capacity(pieces);
        for size in 0..pieces {
            let mut row = vec![0_u128; cells + 1];
            for n in 1..=cells {
                let without = if size == 0 { 1 } else { rows[size - 1][n - 1] };
                row[n] = row[n - 1].checked_add(without)?;
            }
            rows.push(row);
        }
        let most = rows.last().map_or(1, |row| row[cells]);
        if K::BYTES < 16 && most >> (8 * K::BYTES) != 0 {
            return None;
        }
        // Of the other rows only what a set of this size can ask for must fit, and it does: it is
        // no more than the whole.
        let narrow = |row: Vec<u128>| row.into_iter().map(K::from_wide).collect();
        Some(Ranks { choose: rows.into_iter().map(narrow).collect() })
    }

    /// The number of a set.
    #[inline]
    pub fn rank<const W: usize>(&self, set: Set<W>) -> K {
        let terms = self.choose.iter().zip(set);
        terms.fold(K::ZERO, |sum, (row, cell)| sum + row[cell.index()])
    }

    /// The set with a number.
    #[inline]
    pub fn set<const W: usize>(&self, mut rank: K) -> Set<W> {
        let mut set = Set::EMPTY;
        let mut below = self.choose.first().map_or(0, Vec::len);
        for row in self.choose.iter().rev() {
            // The greatest cell whose term is not too much.
            let cell = row[..below].partition_point(|&term| term <= rank) - 1;
            rank = rank - row[cell];
            below = cell;
            set.insert(Cell::new(cell as u16));
        }
        set
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn ranks_are_counted_without_gaps_and_in_the_order_of_binary_numbers() {
        for pieces in 0..=6 {
            let ranks = Ranks::<u64>::new(9, pieces).unwrap();
            let sets = (0_u16..512).filter(|bits| bits.count_ones() as usize == pieces);
            for (number, bits) in sets.enumerate() {
                let set: Set<1> =
                    (0..9).filter(|bit| bits >> bit & 1 == 1).map(Cell::new).collect();
                assert_eq!(ranks.rank(set), number as u64);
                assert_eq!(ranks.set::<1>(number as u64), set);
            }
        }
    }

    #[test]
    fn the_whole_boards_fit() {
        assert!(Ranks::<u64>::new(121, 15).is_some());
        assert!(Ranks::<u128>::new(256, 19).is_some());
        assert!(Ranks::<u64>::new(121, 16).is_none());
    }
}
