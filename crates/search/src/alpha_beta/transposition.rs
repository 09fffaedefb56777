//! A lockless transposition table: what is known of positions that were searched before.

use board::Cell;
use rules::{Action, Colour};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use zerocopy::FromZeros;

/// How a stored score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    Lower,
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableEntry {
    pub score: i32,
    pub best_action: Option<Action>,
    pub depth: i8,
    pub bound: Bound,
    generation: u8,
}

/// A hash table of positions, one entry per slot. Entries of the current search are replaced
/// by deeper ones only; older entries are always replaced.
///
/// An entry is two words: the data, and the key XORed with the data (Hyatt's lockless scheme).
/// If two threads write a slot at the same time, the words do not match and the slot reads as
/// empty. Zeroed memory is an empty table, so a large table costs nothing until it is used and
/// a short search does not start by filling it.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    slots: Box<[Slot]>,
    generation: u8,
}

/// The key XORed with the data, and the data.
type Slot = [AtomicU64; 2];

/// The largest number of slots (64 MiB) and the smallest.
const MOST_SLOTS: usize = 1 << 22;
const FEWEST_SLOTS: usize = 1 << 10;

impl TranspositionTable {
    pub fn new() -> TranspositionTable {
        TranspositionTable { slots: Box::default(), generation: 0 }
    }

    /// Starts a new generation, with room for a search of `nodes` nodes. Entries stay if the
    /// table is large enough already.
    pub fn prepare(&mut self, nodes: u64) {
        let mut wanted = usize::try_from(nodes)
            .unwrap_or(MOST_SLOTS)
            .clamp(FEWEST_SLOTS, MOST_SLOTS)
            .next_power_of_two();
        while self.slots.len() < wanted {
            match <[Slot]>::new_box_zeroed_with_elems(wanted) {
                Ok(slots) => self.slots = slots,
                // Not enough memory: a smaller table has to do.
                Err(_) => wanted /= 2,
            }
        }
        self.generation = self.generation.wrapping_add(1) & GENERATION;
    }

    /// Removes all entries, so that the next search equals one with a new table.
    pub fn clear(&mut self) {
        self.slots = Box::default();
    }

    #[inline]
    fn slot(&self, key: u64) -> &Slot {
        &self.slots[key as usize & (self.slots.len() - 1)]
    }

    /// The entry of a position.
    #[inline]
    pub fn probe(&self, key: u64) -> Option<TableEntry> {
        let [mixed, data] = self.slot(key);
        let data = data.load(Relaxed);
        (mixed.load(Relaxed) ^ data == key).then(|| TableEntry::unpack(data)).flatten()
    }

    /// Stores what a search found. Without a best action, one that is known already is kept.
    #[inline]
    pub fn store(
        &self,
        key: u64,
        score: i32,
        best_action: Option<Action>,
        depth: i8,
        bound: Bound,
    ) {
        let (generation, [mixed, data]) = (self.generation, self.slot(key));
        let old_data = data.load(Relaxed);
        let old_key = mixed.load(Relaxed) ^ old_data;
        let old = TableEntry::unpack(old_data);
        let keeps =
            |old: TableEntry| old.generation == generation && old_key != key && old.depth > depth;
        if !old.is_some_and(keeps) {
            let known = old.filter(|_| old_key == key).and_then(|old| old.best_action);
            let best_action = best_action.or(known);
            let entry = TableEntry { score, best_action, depth, bound, generation }.pack();
            mixed.store(key ^ entry, Relaxed);
            data.store(entry, Relaxed);
        }
    }
}

/// From the lowest bit: bound (0 means no entry), depth, generation, action, score.
impl TableEntry {
    #[inline]
    fn pack(self) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let action = self.best_action.map_or(0, pack_action);
        bound
            | u64::from(self.depth as u8) << 2
            | u64::from(self.generation) << 10
            | u64::from(action) << 16
            | u64::from(self.score as u32) << 40
    }

    #[inline]
    fn unpack(word: u64) -> Option<TableEntry> {
        let bound = match word & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            3 => Bound::Upper,
            _ => return None,
        };
        Some(TableEntry {
            // The sign is the topmost bit of the word.
            score: (word as i64 >> 40) as i32,
            best_action: unpack_action((word >> 16) as u32 & 0xff_ffff),
            depth: (word >> 2) as u8 as i8,
            bound,
            generation: (word >> 10) as u8 & GENERATION,
        })
    }
}

/// A generation has six bits.
const GENERATION: u8 = 63;

/// An action in 22 bits: its kind, never zero, and two numbers below 512.
#[inline]
pub(crate) fn pack_action(action: Action) -> u32 {
    let (kind, a, b) = match action {
        Action::Move { from, to } => (1, from.number(), to.number()),
        Action::Swap { own, enemy } => (2, own.number(), enemy.number()),
        Action::Enter { colour, to } => (3, u16::from(colour.0), to.number()),
        Action::Off(cell) => (4, cell.number(), 0),
        Action::Place(cell) => (5, cell.number(), 0),
        Action::SetDown(cell) => (6, cell.number(), 0),
        Action::Roll(number) => (7, u16::from(number), 0),
        Action::RollTwo(low, high) => (8, u16::from(low), u16::from(high)),
        Action::Steps(number) => (9, u16::from(number), 0),
        Action::Huff(cell) => (10, cell.number(), 0),
        Action::Pass => (11, 0, 0),
        Action::End => (12, 0, 0),
    };
    kind << 18 | u32::from(a) << 9 | u32::from(b)
}

#[inline]
fn unpack_action(word: u32) -> Option<Action> {
    let (a, b) = ((word >> 9) as u16 & 511, word as u16 & 511);
    let (first, second) = (Cell::new(a), Cell::new(b));
    Some(match word >> 18 {
        1 => Action::Move { from: first, to: second },
        2 => Action::Swap { own: first, enemy: second },
        3 => Action::Enter { colour: Colour(a as u8), to: second },
        4 => Action::Off(first),
        5 => Action::Place(first),
        6 => Action::SetDown(first),
        7 => Action::Roll(a as u8),
        8 => Action::RollTwo(a as u8, b as u8),
        9 => Action::Steps(a as u8),
        10 => Action::Huff(first),
        11 => Action::Pass,
        12 => Action::End,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::score::WIN;

    #[test]
    fn what_is_stored_is_found() {
        let (a, b) = (Cell::new(0), Cell::new(288));
        let actions = [
            Action::Move { from: b, to: a },
            Action::Swap { own: a, enemy: b },
            Action::Enter { colour: Colour(5), to: b },
            Action::Off(b),
            Action::Place(b),
            Action::SetDown(a),
            Action::Roll(6),
            Action::RollTwo(3, 6),
            Action::Steps(6),
            Action::Huff(b),
            Action::Pass,
            Action::End,
        ];
        let mut table = TranspositionTable::new();
        table.prepare(1000);
        for action in actions.into_iter().map(Some).chain([None]) {
            for (score, bound) in
                [(WIN, Bound::Exact), (-WIN, Bound::Lower), (-1, Bound::Upper), (0, Bound::Exact)]
            {
                table.clear();
                table.prepare(1000);
                table.store(77, score, action, 60, bound);
                let entry = table.probe(77).unwrap();
                let found = (entry.score, entry.best_action, entry.depth, entry.bound);
                assert_eq!(found, (score, action, 60, bound));
                assert_eq!(table.probe(78), None);
            }
        }
    }

    #[test]
    fn concurrent_writes_never_mix() {
        let mut table = TranspositionTable::new();
        table.prepare(1000);
        let table = &table;
        // All keys share a slot, and the score identifies the key.
        let keys: Vec<u64> = (1..=7).map(|n| n << 40 | 77).collect();
        let score = |key: u64| (key >> 40) as i32 * 1000;
        let found: usize = std::thread::scope(|scope| {
            let write_and_probe = |first: usize| {
                let keys = &keys;
                move || {
                    let mut found = 0;
                    for round in 0..200_000 {
                        let key = keys[(first + round) % keys.len()];
                        table.store(key, score(key), None, 1, Bound::Exact);
                        for &key in keys {
                            if let Some(entry) = table.probe(key) {
                                assert_eq!(entry.score, score(key));
                                found += 1;
                            }
                        }
                    }
                    found
                }
            };
            let writers: Vec<_> =
                (0..2).map(|first| scope.spawn(write_and_probe(3 * first))).collect();
            writers.into_iter().map(|writer| writer.join().unwrap()).sum()
        });
        assert!(found > 0);
    }
}
