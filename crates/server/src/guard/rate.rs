//! How often an address may do something.

use super::address::Neighbourhood;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The number of addresses from which on those without recent requests are removed.
const MANY: usize = 10_000;

/// So often an address may do something, evenly spread but for a burst.
///
/// For each address one moment is kept: when all that it has done would have been due, had
/// it waited its turn each time. It may run ahead of the clock by the burst.
#[derive(Debug)]
pub struct Rate {
    /// Between two, when evenly spread; none for no limit.
    apart: Option<Duration>,
    ahead: Duration,
    due: Mutex<HashMap<Neighbourhood, Instant>>,
}

impl Rate {
    /// A number per period (0 for no limit), and `burst` periods' worth at once.
    pub fn new(number: u32, time: Duration, burst: u32) -> Rate {
        let apart = (number > 0).then(|| time / number);
        Rate { apart, ahead: time * burst, due: Mutex::default() }
    }

    /// Once more, or how long to wait.
    pub fn take(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        self.take_many(address, 1, now)
    }

    /// Charges a cost, or answers with how long to wait.
    pub fn take_many(&self, address: IpAddr, times: u32, now: Instant) -> Result<(), Duration> {
        let Some(apart) = self.apart else { return Ok(()) };
        let mut all = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() > MANY {
            all.retain(|_, due| *due > now);
        }
        let due = all.entry(Neighbourhood::of(address)).or_insert(now);
        let next = (*due).max(now) + apart * times;
        // What costs more than a whole burst may still be done once everything is paid.
        let ahead = self.ahead.max(apart * times);
        match next.duration_since(now).checked_sub(ahead) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => {
                *due = next;
                Ok(())
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
    fn a_burst_passes_then_the_pace_holds() {
        let rate = Rate::new(10, Duration::from_secs(1), 2);
        let (one, now) = ("10.0.0.1".parse().unwrap(), Instant::now());
        assert_eq!((0..100).filter(|_| rate.take(one, now).is_ok()).count(), 20);
        let wait = rate.take(one, now).unwrap_err();
        assert_eq!(wait, Duration::from_millis(100));
        assert!(rate.take(one, now + wait).is_ok());
        assert!(rate.take(one, now + wait).is_err());
        assert!(rate.take("10.0.0.2".parse().unwrap(), now).is_ok(), "others do not suffer");
    }

    #[test]
    fn what_costs_more_is_done_less_often() {
        let rate = Rate::new(10, Duration::from_secs(1), 2);
        let (one, now) = ("10.0.0.1".parse().unwrap(), Instant::now());
        assert_eq!((0..100).filter(|_| rate.take_many(one, 5, now).is_ok()).count(), 4);
        assert_eq!(rate.take_many(one, 5, now), Err(Duration::from_millis(500)));
        assert_eq!(rate.take(one, now), Err(Duration::from_millis(100)));
        let later = now + Duration::from_secs(10);
        assert!(rate.take_many(one, 50, later).is_ok(), "more than a burst, but all is paid");
        assert!(rate.take(one, later).is_err());
    }

    #[test]
    fn half_an_ipv6_address_is_the_neighbourhood() {
        let rate = Rate::new(1, Duration::from_secs(1), 1);
        let (now, address) = (Instant::now(), |text: &str| text.parse::<IpAddr>().unwrap());
        assert!(rate.take(address("2001:db8::1"), now).is_ok());
        assert!(rate.take(address("2001:db8::2"), now).is_err());
        assert!(rate.take(address("2001:db8:0:1::1"), now).is_ok());
        assert!(rate.take(address("::ffff:10.0.0.1"), now).is_ok());
        assert!(rate.take(address("10.0.0.1"), now).is_err(), "the same, written otherwise");
    }

    #[test]
    fn none_is_no_limit() {
        let rate = Rate::new(0, Duration::from_secs(1), 1);
        let now = Instant::now();
        assert!((0..1000).all(|_| rate.take("::1".parse().unwrap(), now).is_ok()));
    }
}
