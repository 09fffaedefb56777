//! What a search remembers of positions it has been to.

use rules::Action;

/// How a remembered value is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: u64,
    pub value: i32,
    pub action: Option<Action>,
    pub depth: i8,
    pub bound: Bound,
    age: u8,
}

/// A table of positions by key. Deeper knowledge is kept longer, old knowledge goes first.
#[derive(Debug)]
pub(crate) struct Memory {
    entries: Vec<Option<Entry>>,
    age: u8,
}

/// The most entries a memory has: about a hundred megabytes.
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
            self.entries = vec![None; wanted];
        }
        self.age = self.age.wrapping_add(1);
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
    pub fn get(&self, key: u64) -> Option<&Entry> {
        self.entries[self.slot(key)].as_ref().filter(|entry| entry.key == key)
    }

    #[inline]
    pub fn put(&mut self, key: u64, value: i32, action: Option<Action>, depth: i8, bound: Bound) {
        let (slot, age) = (self.slot(key), self.age);
        let old = &mut self.entries[slot];
        let worth_keeping = |old: &Entry| old.age == age && old.key != key && old.depth > depth;
        if !old.as_ref().is_some_and(worth_keeping) {
            let before = old.as_ref().filter(|old| old.key == key).and_then(|old| old.action);
            *old = Some(Entry { key, value, action: action.or(before), depth, bound, age });
        }
    }
}
