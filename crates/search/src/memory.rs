//! What a search remembers of positions it has been to.

use board::Cell;
use rules::{Action, Colour};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use zerocopy::FromZeros;

/// How a remembered value is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub value: i32,
    pub action: Option<Action>,
    pub depth: i8,
    pub bound: Bound,
    age: u8,
}

/// A table of positions by key. Deeper knowledge is kept longer, old knowledge goes first.
///
/// An entry is two words, what is known and the key mixed with it, both zero while there is
/// none: so a large table costs nothing until it is used, and thinking for a short time does
/// not begin by filling it. Several may write at the same time: of two words that do not belong
/// together the key does not come out, and there is no entry.
#[derive(Debug)]
pub(crate) struct Memory {
    entries: Box<[Words]>,
    age: u8,
}

/// The key mixed with what is known, and what is known.
type Words = [AtomicU64; 2];

/// The most entries a memory has: sixty-four megabytes.
const MOST: usize = 1 << 22;
const LEAST: usize = 1 << 10;

impl Memory {
    pub fn new() -> Memory {
        Memory { entries: Box::default(), age: 0 }
    }

    /// Makes room for a search of so many nodes. What was known before stays if the
    /// room is enough.
    pub fn prepare(&mut self, nodes: u64) {
        let mut wanted =
            usize::try_from(nodes).unwrap_or(MOST).clamp(LEAST, MOST).next_power_of_two();
        while self.entries.len() < wanted {
            match <[Words]>::new_box_zeroed_with_elems(wanted) {
                Ok(entries) => self.entries = entries,
                // Where there is little room, less must do.
                Err(_) => wanted /= 2,
            }
        }
        self.age = self.age.wrapping_add(1) & AGE;
    }

    /// Forgets everything, so that the next search is the same as in a new memory.
    pub fn clear(&mut self) {
        self.entries = Box::default();
    }

    #[inline]
    fn words(&self, key: u64) -> &Words {
        &self.entries[key as usize & (self.entries.len() - 1)]
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let [mixed, word] = self.words(key);
        let word = word.load(Relaxed);
        (mixed.load(Relaxed) ^ word == key).then(|| Entry::unpack(word)).flatten()
    }

    #[inline]
    pub fn put(&self, key: u64, value: i32, action: Option<Action>, depth: i8, bound: Bound) {
        let (age, [mixed, word]) = (self.age, self.words(key));
        let old_word = word.load(Relaxed);
        let known = mixed.load(Relaxed) ^ old_word;
        let old = Entry::unpack(old_word);
        let worth_keeping = |old: Entry| old.age == age && known != key && old.depth > depth;
        if !old.is_some_and(worth_keeping) {
            let before = old.filter(|_| known == key).and_then(|old| old.action);
            let entry = Entry { value, action: action.or(before), depth, bound, age }.pack();
            mixed.store(key ^ entry, Relaxed);
            word.store(entry, Relaxed);
        }
    }
}

/// From the lowest bit: bound (0 is no entry at all), depth, age, action, value.
impl Entry {
    #[inline]
    fn pack(self) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let action = self.action.map_or(0, pack_action);
        bound
            | u64::from(self.depth as u8) << 2
            | u64::from(self.age) << 10
            | u64::from(action) << 16
            | u64::from(self.value as u32) << 40
    }

    #[inline]
    fn unpack(word: u64) -> Option<Entry> {
        let bound = match word & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            3 => Bound::AtMost,
            _ => return None,
        };
        Some(Entry {
            // The sign is in the topmost bit of the word.
            value: (word as i64 >> 40) as i32,
            action: unpack_action((word >> 16) as u32 & 0xff_ffff),
            depth: (word >> 2) as u8 as i8,
            bound,
            age: (word >> 10) as u8 & AGE,
        })
    }
}

/// An age has six bits.
const AGE: u8 = 63;

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
    use crate::value::WIN;

    #[test]
    fn what_is_put_is_got() {
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
        let mut memory = Memory::new();
        memory.prepare(1000);
        for action in actions.into_iter().map(Some).chain([None]) {
            for (value, bound) in [
                (WIN, Bound::Exact),
                (-WIN, Bound::AtLeast),
                (-1, Bound::AtMost),
                (0, Bound::Exact),
            ] {
                memory.clear();
                memory.prepare(1000);
                memory.put(77, value, action, 60, bound);
                let entry = memory.get(77).unwrap();
                let found = (entry.value, entry.action, entry.depth, entry.bound);
                assert_eq!(found, (value, action, 60, bound));
                assert_eq!(memory.get(78), None);
            }
        }
    }

    #[test]
    fn what_two_write_at_once_is_never_mixed() {
        let mut memory = Memory::new();
        memory.prepare(1000);
        let memory = &memory;
        // All keys share a slot, and a value tells its key.
        let keys: Vec<u64> = (1..=7).map(|n| n << 40 | 77).collect();
        let value = |key: u64| (key >> 40) as i32 * 1000;
        let found: usize = std::thread::scope(|scope| {
            let talk = |first: usize| {
                let keys = &keys;
                move || {
                    let mut found = 0;
                    for round in 0..200_000 {
                        let key = keys[(first + round) % keys.len()];
                        memory.put(key, value(key), None, 1, Bound::Exact);
                        for &key in keys {
                            if let Some(entry) = memory.get(key) {
                                assert_eq!(entry.value, value(key));
                                found += 1;
                            }
                        }
                    }
                    found
                }
            };
            let others: Vec<_> = (0..2).map(|first| scope.spawn(talk(3 * first))).collect();
            others.into_iter().map(|other| other.join().unwrap()).sum()
        });
        assert!(found > 0);
    }
}
