//! How often an address may do something.

use room::{Limit, Limiter, Moment, Neighbourhood, TooOften};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A limit for each address, shared by all connections.
#[derive(Debug)]
pub struct Rate {
    /// Moments are counted from here.
    since: Instant,
    limiter: Mutex<Limiter<Neighbourhood>>,
}

impl Rate {
    /// This limit for each address.
    pub fn new(limit: Limit) -> Rate {
        Rate { since: Instant::now(), limiter: Mutex::new(Limiter::new(limit)) }
    }

    /// Charges an address a cost now, or nothing if that is too often.
    pub fn take(&self, address: IpAddr, cost: u32) -> Result<(), TooOften> {
        self.take_at(address, cost, self.since.elapsed())
    }

    fn take_at(&self, address: IpAddr, cost: u32, now: Moment) -> Result<(), TooOften> {
        let mut limiter = self.limiter.lock().unwrap_or_else(PoisonError::into_inner);
        limiter.take(Neighbourhood::of(address), cost, now)
    }
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
