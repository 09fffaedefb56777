//! How often an address may do something.

use room::{Limit, Limiter, Moment, Neighbourhood, TooOften};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// A limit for each address, shared by all connections.
#[derive(Debug)]
pub struct Rate {
    /// Moments are counted from here.
    since: Instant,
    limiter: Mutex<Limiter<Neighbourhood>>,
    /// What was charged here and other nodes do not know yet.
    spent: Mutex<HashMap<Neighbourhood, u32>>,
}

/// The most addresses that are told to other nodes at once: those that have done most.
const MOST_TOLD: usize = 2000;

impl Rate {
    /// This limit for each address.
    pub fn new(limit: Limit) -> Rate {
        Rate {
            since: Instant::now(),
            limiter: Mutex::new(Limiter::new(limit)),
            spent: Mutex::default(),
        }
    }

    /// Charges an address a cost now, or nothing if that is too often.
    pub fn take(&self, address: IpAddr, cost: u32) -> Result<(), TooOften> {
        self.take_at(address, cost, self.since.elapsed())
    }

    fn take_at(&self, address: IpAddr, cost: u32, now: Moment) -> Result<(), TooOften> {
        let from = Neighbourhood::of(address);
        held(&self.limiter).take(from, cost, now)?;
        let mut spent = held(&self.spent);
        // Where nobody asks for it, it is not kept.
        if spent.len() < MOST_TOLD * 10 || spent.contains_key(&from) {
            let all = spent.entry(from).or_default();
            *all = all.saturating_add(cost);
        }
        Ok(())
    }

    /// What addresses were charged here since the last time.
    pub fn spent(&self) -> Vec<((u64, bool), u32)> {
        let spent = std::mem::take(&mut *held(&self.spent));
        let mut spent: Vec<_> =
            spent.into_iter().map(|(from, cost)| (from.parts(), cost)).collect();
        spent.sort_by_key(|&(_, cost)| std::cmp::Reverse(cost));
        spent.truncate(MOST_TOLD);
        spent
    }

    /// Charges addresses what they have done at another node.
    pub fn charge(&self, spent: &[((u64, bool), u32)]) {
        let now = self.since.elapsed();
        let mut limiter = held(&self.limiter);
        for &(from, cost) in spent.iter().take(MOST_TOLD) {
            limiter.charge(Neighbourhood::from_parts(from), cost, now);
        }
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is in there is whole whenever the lock is free.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn half_an_ipv6_address_is_the_neighbourhood() {
        let rate = Rate::new(Limit::per_second(1, 1));
        let now = std::time::Duration::from_secs(1);
        let take = |text: &str| rate.take_at(text.parse().unwrap(), 1, now);
        assert!(take("2001:db8::1").is_ok());
        assert!(take("2001:db8::2").is_err());
        assert!(take("2001:db8:0:1::1").is_ok());
        assert!(take("::ffff:10.0.0.1").is_ok());
        assert!(take("10.0.0.1").is_err(), "the same, written otherwise");
        assert!(take("10.0.0.2").is_ok(), "others are not affected");
    }
}
