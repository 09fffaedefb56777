//! The number of connections, or other things, that an address may have open at the same time.

use room::Neighbourhood;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts what each address has open, up to a limit.
#[derive(Debug)]
pub struct ConnectionLimits {
    most: u32,
    open: Mutex<HashMap<Neighbourhood, u32>>,
}

/// Something open; it is closed when this is dropped.
#[derive(Debug)]
pub struct Ticket {
    limits: Arc<ConnectionLimits>,
    of: Neighbourhood,
}

impl ConnectionLimits {
    /// At most `most` for each address.
    pub fn new(most: u32) -> Arc<ConnectionLimits> {
        Arc::new(ConnectionLimits { most, open: Mutex::default() })
    }

    /// One more; `None` if that is too many.
    pub fn open(self: &Arc<ConnectionLimits>, address: IpAddr) -> Option<Ticket> {
        self.enter(address, self.most)
    }

    /// One more, whatever the limit; for proxies, which connect on behalf of many.
    pub fn open_always(self: &Arc<ConnectionLimits>, address: IpAddr) -> Option<Ticket> {
        self.enter(address, u32::MAX)
    }

    fn enter(self: &Arc<ConnectionLimits>, address: IpAddr, most: u32) -> Option<Ticket> {
        let of = Neighbourhood::of(address);
        let mut all = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = all.entry(of).or_insert(0);
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Ticket { limits: self.clone(), of })
    }

    /// How many are open, of all addresses.
    pub fn count(&self) -> u64 {
        let all = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        all.values().map(|&count| u64::from(count)).sum()
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut all = self.limits.open.lock().unwrap_or_else(PoisonError::into_inner);
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
        let limits = ConnectionLimits::new(2);
        let (one, other) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let first = limits.open(one).unwrap();
        let _second = limits.open(one).unwrap();
        assert!(limits.open(one).is_none());
        let _others = limits.open(other).unwrap();
        assert_eq!(limits.count(), 3);
        drop(first);
        assert!(limits.open(one).is_some());
    }
}
