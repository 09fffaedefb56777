//! How many of something an address may have at the same time.

use super::address::Neighbourhood;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts what addresses have open.
#[derive(Debug)]
pub struct Doors {
    most: u32,
    open: Mutex<HashMap<Neighbourhood, u32>>,
}

/// Something open; it is closed when this is dropped.
#[derive(Debug)]
pub struct Ticket {
    doors: Arc<Doors>,
    of: Neighbourhood,
}

impl Doors {
    /// At most so many for each address.
    pub fn new(most: u32) -> Arc<Doors> {
        Arc::new(Doors { most, open: Mutex::default() })
    }

    /// One more; `None` if that is too many.
    pub fn open(self: &Arc<Doors>, address: IpAddr) -> Option<Ticket> {
        self.enter(address, self.most)
    }

    /// One more, whatever the limit; for those who come on behalf of many.
    pub fn open_always(self: &Arc<Doors>, address: IpAddr) -> Option<Ticket> {
        self.enter(address, u32::MAX)
    }

    fn enter(self: &Arc<Doors>, address: IpAddr, most: u32) -> Option<Ticket> {
        let of = Neighbourhood::of(address);
        let mut all = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = all.entry(of).or_insert(0);
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Ticket { doors: self.clone(), of })
    }

    /// How many are open, of all addresses.
    pub fn count(&self) -> u64 {
        let all = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        all.values().map(|&count| u64::from(count)).sum()
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut all = self.doors.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = all.get_mut(&self.of) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.of);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn each_address_has_its_own_number_of_doors() {
        let doors = Doors::new(2);
        let (one, other) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let first = doors.open(one).unwrap();
        let _second = doors.open(one).unwrap();
        assert!(doors.open(one).is_none());
        let _others = doors.open(other).unwrap();
        assert_eq!(doors.count(), 3);
        drop(first);
        assert!(doors.open(one).is_some());
    }
}
