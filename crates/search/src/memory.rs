//! What a search remembers of positions it has been to.

use board::Cell;
use rules::{Action, Colour};

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
/// An entry is two words, the key and what is known, both zero while there is none: so a
/// large table costs nothing until it is used, and thinking for a short time does not begin
/// by filling it.
#[derive(Debug)]
pub(crate) struct Memory {
    entries: Vec<[u64; 2]>,
    age: u8,
}

/// The most entries a memory has: sixty-four megabytes.
const MOST: usize = 1 << 22;
const LEAST: usize = 1 << 10;

impl Memory {
    pub fn new() -> Memory {
        Memory { entries: Vec::new(), age: 0 }
    }

    /// Makes room for a search of so many nodes. What was known before stays if the
    /// room is enough.
    pub fn prepare(&mut self, nodes: u64) {
        let wanted = usize::try_from(nodes).unwrap_or(MOST).clamp(LEAST, MOST).next_power_of_two();
        if self.entries.len() < wanted {
            self.entries = vec![[0; 2]; wanted];
        }
        self.age = self.age.wrapping_add(1) & AGE;
    }

    /// Forgets everything, so that the next search is the same as in a new memory.
    pub fn clear(&mut self) {
        self.entries.clear();
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let [known, word] = self.entries[self.slot(key)];
        (known == key).then(|| Entry::unpack(word)).flatten()
    }

    #[inline]
    pub fn put(&mut self, key: u64, value: i32, action: Option<Action>, depth: i8, bound: Bound) {
        let (slot, age) = (self.slot(key), self.age);
        let [known, word] = self.entries[slot];
        let old = Entry::unpack(word);
        let worth_keeping = |old: Entry| old.age == age && known != key && old.depth > depth;
        if !old.is_some_and(worth_keeping) {
            let before = old.filter(|_| known == key).and_then(|old| old.action);
            let entry = Entry { value, action: action.or(before), depth, bound, age };
            self.entries[slot] = [key, entry.pack()];
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
}
