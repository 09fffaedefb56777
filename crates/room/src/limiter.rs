//! How often something may be done: the one rate limiter of the project.
//!
//! Requests and new guests of an address, messages of a socket and chat at a table all use it,
//! each with a [`Limit`] of its own. The algorithm is GCRA, a token bucket that keeps one moment
//! instead of a number of tokens. Time is always handed in, so that tests need not wait.
//!
//! It is written by hand. The crate `governor` was considered, and two things do not fit: it never
//! admits what costs more than a whole burst, and it charges each limiter on its own, while a line
//! of chat must be charged to four buckets or to none. Its keyed limiters also grow until somebody
//! sweeps them.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

/// The number of keys that a [`Limiter`] remembers at most.
const MOST_KEYS: usize = 20_000;

/// A moment, as the time since any fixed one.
pub type Moment = Duration;

/// How often something may be done: evenly spread, but for a burst.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// Between two, when evenly spread; zero for no limit.
    apart: Duration,
    burst: u32,
}

/// Something was done too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too often; wait for {wait:?}")]
pub struct TooOften {
    /// After this time the same is allowed, if nothing else is done before.
    pub wait: Duration,
}

impl Limit {
    /// A number in a period (0 for no limit), and this many at once.
    pub const fn new(number: u32, period: Duration, burst: u32) -> Limit {
        let apart = match number {
            0 => Duration::ZERO,
            _ => match period.checked_div(number) {
                Some(apart) => apart,
                None => Duration::ZERO,
            },
        };
        Limit { apart, burst }
    }

    /// A number in a second (0 for no limit), and this many at once.
    pub const fn per_second(number: u32, burst: u32) -> Limit {
        Limit::new(number, Duration::from_secs(1), burst)
    }

    fn is_none(&self) -> bool {
        self.apart.is_zero()
    }
}

/// What was done under one limit.
#[derive(Clone, Debug)]
pub struct Bucket {
    limit: Limit,
    /// When all that was done would have been due, had it been evenly spread. It may be ahead of
    /// the clock by the burst.
    due: Option<Moment>,
}

impl Bucket {
    /// Nothing was done yet.
    pub const fn new(limit: Limit) -> Bucket {
        Bucket { limit, due: None }
    }

    /// Charges a cost, or nothing if that is too often.
    pub fn take(&mut self, cost: u32, now: Moment) -> Result<(), TooOften> {
        take_all([(self, cost)], now)
    }

    /// What is due after this cost, if it is allowed now.
    ///
    /// What costs more than a whole burst is allowed when nothing is owed. It is charged in full.
    fn after(&self, cost: u32, now: Moment) -> Result<Moment, TooOften> {
        let cost_time = self.limit.apart * cost;
        let due = self.due.map_or(now, |due| due.max(now)) + cost_time;
        let ahead = (self.limit.apart * self.limit.burst).max(cost_time);
        let wait = due.saturating_sub(now).saturating_sub(ahead);
        if wait.is_zero() { Ok(due) } else { Err(TooOften { wait }) }
    }

    /// Is it as if nothing had ever been done?
    fn is_full(&self, now: Moment) -> bool {
        self.due.is_none_or(|due| due <= now)
    }
}

/// Charges each bucket its cost, or none of them if that is too often for one. The time to wait is
/// the longest of all.
pub fn take_all<const N: usize>(
    charges: [(&mut Bucket, u32); N],
    now: Moment,
) -> Result<(), TooOften> {
    let refusals = charges.iter().filter_map(|(bucket, cost)| bucket.after(*cost, now).err());
    if let Some(longest) = refusals.max_by_key(|refusal| refusal.wait) {
        return Err(longest);
    }
    for (bucket, cost) in charges {
        // A bucket without a limit would only gather moments that mean nothing.
        if !bucket.limit.is_none() {
            bucket.due = bucket.after(cost, now).ok();
        }
    }
    Ok(())
}

/// A bucket for each key, all with the same limit.
///
/// It remembers a bounded number of keys. When they are too many, the full buckets are removed. If
/// that does not make enough room, so are those that will be full soonest: the keys that are
/// limited most are remembered longest.
#[derive(Debug)]
pub struct Limiter<K> {
    limit: Limit,
    most: usize,
    buckets: HashMap<K, Bucket>,
}

impl<K: Eq + Hash> Limiter<K> {
    /// This limit for each key.
    pub fn new(limit: Limit) -> Limiter<K> {
        Limiter::with_most_keys(limit, MOST_KEYS)
    }

    /// This limit for each key, and this number of keys at most.
    fn with_most_keys(limit: Limit, most: usize) -> Limiter<K> {
        Limiter { limit, most, buckets: HashMap::new() }
    }

    /// Charges a key a cost, or nothing if that is too often.
    pub fn take(&mut self, key: K, cost: u32, now: Moment) -> Result<(), TooOften> {
        if self.limit.is_none() {
            return Ok(());
        }
        self.bucket(key, now).take(cost, now)
    }

    /// Charges a key what it has done elsewhere, even if that is too often. It owes at most a
    /// second burst, so that nobody is shut out for long by what others report.
    pub fn charge(&mut self, key: K, cost: u32, now: Moment) {
        if self.limit.is_none() {
            return;
        }
        let Limit { apart, burst } = self.limit;
        let bucket = self.bucket(key, now);
        let due = bucket.due.map_or(now, |due| due.max(now)) + apart * cost;
        bucket.due = Some(due.min(now + apart * burst.saturating_mul(2)));
    }

    /// The bucket of a key.
    pub fn bucket(&mut self, key: K, now: Moment) -> &mut Bucket {
        if self.buckets.len() >= self.most && !self.buckets.contains_key(&key) {
            self.make_room(now);
        }
        self.buckets.entry(key).or_insert(Bucket::new(self.limit))
    }

    /// Removes at least half of the keys, so that this is done rarely.
    fn make_room(&mut self, now: Moment) {
        self.buckets.retain(|_, bucket| !bucket.is_full(now));
        if self.buckets.len() <= self.most / 2 {
            return;
        }
        let mut due: Vec<Option<Moment>> = self.buckets.values().map(|bucket| bucket.due).collect();
        let excess = due.len() - self.most / 2;
        let (_, &mut last_removed, _) = due.select_nth_unstable(excess - 1);
        self.buckets.retain(|_, bucket| bucket.due > last_removed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A clock that goes on when it is told to.
    struct Clock(Moment);

    impl Clock {
        fn new() -> Clock {
            Clock(Duration::from_secs(1_000_000))
        }

        fn advance(&mut self, time: Duration) -> Moment {
            self.0 += time;
            self.0
        }
    }

    const MILLISECOND: Duration = Duration::from_millis(1);

    fn wait(milliseconds: u64) -> Result<(), TooOften> {
        Err(TooOften { wait: Duration::from_millis(milliseconds) })
    }

    /// How many of a thousand attempts succeed.
    fn count(bucket: &mut Bucket, cost: u32, now: Moment) -> usize {
        (0..1000).filter(|_| bucket.take(cost, now).is_ok()).count()
    }

    #[test]
    fn a_burst_passes_then_the_pace_holds() {
        let mut clock = Clock::new();
        let mut bucket = Bucket::new(Limit::per_second(10, 20));
        assert_eq!(count(&mut bucket, 1, clock.0), 20);
        assert_eq!(bucket.take(1, clock.0), wait(100));
        let early = clock.advance(99 * MILLISECOND);
        assert_eq!(bucket.take(1, early), wait(1));
        let on_time = clock.advance(MILLISECOND);
        assert_eq!(count(&mut bucket, 1, on_time), 1);
        let later = clock.advance(Duration::from_secs(3600));
        assert_eq!(count(&mut bucket, 1, later), 20, "no more than a burst is saved up");
    }

    #[test]
    fn what_costs_more_is_done_less_often() {
        let clock = Clock::new();
        let mut bucket = Bucket::new(Limit::per_second(10, 20));
        assert_eq!(count(&mut bucket, 5, clock.0), 4);
        assert_eq!(bucket.take(5, clock.0), wait(500));
        assert_eq!(bucket.take(1, clock.0), wait(100));
        assert_eq!(bucket.take(0, clock.0), Ok(()), "what costs nothing is always allowed");
    }

    #[test]
    fn what_costs_more_than_a_burst_is_allowed_when_nothing_is_owed() {
        let mut clock = Clock::new();
        let mut bucket = Bucket::new(Limit::per_second(10, 20));
        assert_eq!(bucket.take(1, clock.0), Ok(()));
        assert_eq!(bucket.take(50, clock.0), wait(100));
        let paid = clock.advance(100 * MILLISECOND);
        assert_eq!(bucket.take(50, paid), Ok(()));
        assert_eq!(bucket.take(1, paid), wait(3100), "it is charged in full");
    }

    #[test]
    fn a_refusal_charges_nothing() {
        let mut clock = Clock::new();
        let mut bucket = Bucket::new(Limit::per_second(1, 1));
        assert_eq!(bucket.take(1, clock.0), Ok(()));
        for _ in 0..100 {
            assert_eq!(bucket.take(1, clock.0), wait(1000));
        }
        let later = clock.advance(Duration::from_secs(1));
        assert_eq!(bucket.take(1, later), Ok(()));
    }

    #[test]
    fn a_clock_that_is_behind_gives_nothing_away() {
        let mut clock = Clock::new();
        let mut bucket = Bucket::new(Limit::per_second(1, 2));
        let early = clock.0;
        let late = clock.advance(Duration::from_secs(1));
        assert_eq!(count(&mut bucket, 1, late), 2);
        assert_eq!(bucket.take(1, early), wait(2000));
    }

    #[test]
    fn none_is_no_limit() {
        let clock = Clock::new();
        let mut limiter = Limiter::new(Limit::per_second(0, 1));
        assert!((0..1000).all(|key| limiter.take(key, 50, clock.0).is_ok()));
        assert!(limiter.buckets.is_empty(), "nothing is remembered without need");
        assert_eq!(count(&mut Bucket::new(Limit::per_second(0, 0)), 7, clock.0), 1000);
    }

    #[test]
    fn all_buckets_are_charged_or_none() {
        let clock = Clock::new();
        let mut lines = Bucket::new(Limit::per_second(1, 10));
        let mut bytes = Bucket::new(Limit::per_second(100, 100));
        assert_eq!(take_all([(&mut lines, 1), (&mut bytes, 80)], clock.0), Ok(()));
        let refused = take_all([(&mut lines, 1), (&mut bytes, 80)], clock.0);
        assert_eq!(refused, wait(600));
        assert_eq!(count(&mut lines, 1, clock.0), 9, "the refused line was not charged");
        let refused = take_all([(&mut lines, 1), (&mut bytes, 80)], clock.0);
        assert_eq!(refused, wait(1000), "the longest time counts");
    }

    #[test]
    fn keys_do_not_affect_each_other() {
        let clock = Clock::new();
        let mut limiter = Limiter::new(Limit::per_second(1, 1));
        assert_eq!(limiter.take("one", 1, clock.0), Ok(()));
        assert_eq!(limiter.take("one", 1, clock.0), wait(1000));
        assert_eq!(limiter.take("other", 1, clock.0), Ok(()));
    }

    #[test]
    fn what_was_done_elsewhere_is_charged_but_shuts_nobody_out_for_long() {
        let mut clock = Clock::new();
        let mut limiter = Limiter::new(Limit::per_second(1, 10));
        limiter.charge("one", 8, clock.0);
        assert_eq!(limiter.take("one", 2, clock.0), Ok(()));
        assert_eq!(limiter.take("one", 1, clock.0), wait(1000));
        limiter.charge("one", 1_000_000, clock.0);
        assert_eq!(limiter.take("one", 1, clock.0), wait(11_000), "a second burst at most");
        let later = clock.advance(Duration::from_secs(20));
        assert_eq!(limiter.take("one", 10, later), Ok(()));
    }

    #[test]
    fn full_buckets_make_room() {
        let mut clock = Clock::new();
        let mut limiter = Limiter::with_most_keys(Limit::per_second(1, 10), 100);
        for key in 0..100 {
            assert_eq!(limiter.take(key, if key == 7 { 10 } else { 1 }, clock.0), Ok(()));
        }
        let later = clock.advance(Duration::from_secs(1));
        assert_eq!(limiter.take(100, 1, later), Ok(()));
        assert_eq!(limiter.buckets.len(), 2);
        assert_eq!(limiter.take(7, 2, later), wait(1000), "who still owes is remembered");
    }

    #[test]
    fn the_number_of_keys_is_bounded_and_who_owes_most_is_remembered() {
        let mut clock = Clock::new();
        let mut limiter = Limiter::with_most_keys(Limit::per_second(1, 10), 100);
        assert_eq!(limiter.take(u32::MAX, 10, clock.0), Ok(()));
        for key in 0..10_000 {
            let now = clock.advance(Duration::from_micros(1));
            assert_eq!(limiter.take(key, 1, now), Ok(()));
            assert!(limiter.buckets.len() <= 100);
        }
        assert!(limiter.take(u32::MAX, 1, clock.0).is_err());
        // A tie must not keep everybody.
        let mut limiter = Limiter::with_most_keys(Limit::per_second(1, 10), 100);
        assert!((0..1000).all(|key| limiter.take(key, 1, clock.0).is_ok()));
        assert!(limiter.buckets.len() <= 100);
    }
}
