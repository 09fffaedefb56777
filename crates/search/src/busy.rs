//! Who is where, so that several do not look at the same at the same time.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// So many drawers, as a power of two, each with so many places.
const DRAWERS: usize = 1 << 10;
const PLACES: usize = 4;

/// The keys of the positions somebody is looking at. A wrong answer costs time and nothing
/// else, so a key that finds no place is not written down.
pub(crate) struct Busy {
    drawers: Vec<[AtomicU64; PLACES]>,
}

impl Busy {
    pub fn new() -> Busy {
        Busy { drawers: (0..DRAWERS).map(|_| Default::default()).collect() }
    }

    fn drawer(&self, key: u64) -> &[AtomicU64; PLACES] {
        &self.drawers[key as usize & (DRAWERS - 1)]
    }

    fn is_taken(&self, key: u64) -> bool {
        self.drawer(key).iter().any(|place| place.load(Relaxed) == key)
    }

    /// Takes it unless somebody is looking at it.
    pub fn take_free(&self, key: u64) -> Option<Taken<'_>> {
        (!self.is_taken(key)).then(|| self.take(key))
    }

    /// Takes it, whoever else is looking at it.
    pub fn take(&self, key: u64) -> Taken<'_> {
        let free = |place: &&AtomicU64| place.compare_exchange(0, key, Relaxed, Relaxed).is_ok();
        let _ = self.drawer(key).iter().find(free);
        Taken { busy: self, key }
    }
}

/// Somebody looks at a position as long as this is there.
pub(crate) struct Taken<'a> {
    busy: &'a Busy,
    key: u64,
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        for place in self.busy.drawer(self.key) {
            // Whoever is there too is seen no more; that happens rarely.
            let _ = place.compare_exchange(self.key, 0, Relaxed, Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_is_taken_until_it_is_left() {
        let busy = Busy::new();
        // More in a drawer than it has places: the last are not noted.
        let keys: Vec<u64> = (1..=6).map(|n| n << 32 | 5).collect();
        let mut taken: Vec<Taken> = keys.iter().map(|&key| busy.take(key)).collect();
        let noted = || keys.iter().filter(|&&key| busy.is_taken(key)).count();
        assert_eq!(noted(), PLACES);
        assert!(busy.take_free(keys[0]).is_none() && busy.take_free(keys[5]).is_some());
        drop(taken.remove(0));
        assert!(busy.take_free(keys[0]).is_some() && busy.take_free(keys[1]).is_none());
        drop(taken);
        assert_eq!(noted(), 0);
    }
}
