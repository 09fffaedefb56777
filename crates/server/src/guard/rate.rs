//! How often an address may do something.

use super::address::Neighbourhood;
use crate::limiter::{Limit, Limiter, TooOften};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A limit for each address, shared by all connections.
#[derive(Debug)]
pub struct Rate(Mutex<Limiter<Neighbourhood>>);

impl Rate {
    /// This limit for each address.
    pub fn new(limit: Limit) -> Rate {
        Rate(Mutex::new(Limiter::new(limit)))
    }

    /// Charges an address a cost, or nothing if that is too often.
    pub fn take(&self, address: IpAddr, cost: u32, now: Instant) -> Result<(), TooOften> {
        let mut limiter = self.0.lock().unwrap_or_else(PoisonError::into_inner);
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
        let now = Instant::now();
        let take = |text: &str| rate.take(text.parse().unwrap(), 1, now);
        assert!(take("2001:db8::1").is_ok());
        assert!(take("2001:db8::2").is_err());
        assert!(take("2001:db8:0:1::1").is_ok());
        assert!(take("::ffff:10.0.0.1").is_ok());
        assert!(take("10.0.0.1").is_err(), "the same, written otherwise");
        assert!(take("10.0.0.2").is_ok(), "others are not affected");
    }
}
