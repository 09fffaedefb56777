//! Which question is answered next. Addresses get equal shares, so do the guests of an address,
//! and of a guest's questions the one that costs least comes first.
//!
//! This is fair queueing by virtual time: every address and every guest has an account of what
//! its questions have cost, and the one that has had least is next. An account that was idle
//! starts where those that wait are now, so nobody saves up for a burst.

use room::{Neighbourhood, Owner};
use std::collections::HashMap;
use std::hash::Hash;

/// The most questions of one owner that wait at the same time.
pub const MOST_PER_OWNER: usize = 16;
/// The most questions that wait at the same time.
const MOST: usize = 4096;

/// What was taken from the queue, to be given back when it is done.
#[derive(Clone, Copy, Debug)]
pub struct Ticket {
    owner: Owner,
    cost: u64,
}

/// The order of questions: the lowest is next.
type Rank = (u64, u64, u64);

struct Waiting<J> {
    owner: Owner,
    cost: u64,
    job: J,
}

/// Questions that wait, with the accounts of those who asked.
pub struct Queue<J> {
    /// In the order in which they came.
    waiting: Vec<Waiting<J>>,
    addresses: Accounts<Option<Neighbourhood>>,
    guests: Accounts<Owner>,
}

/// What each owner has had.
struct Accounts<K> {
    used: HashMap<K, u64>,
    /// What an owner without an account is counted as having had.
    floor: u64,
}

impl<K: Copy + Eq + Hash> Accounts<K> {
    fn new() -> Accounts<K> {
        Accounts { used: HashMap::new(), floor: 0 }
    }

    fn used(&self, owner: K) -> u64 {
        self.used.get(&owner).map_or(self.floor, |&used| used.max(self.floor))
    }

    fn charge(&mut self, owner: K, cost: u64) {
        let used = self.used(owner);
        self.used.insert(owner, used.saturating_add(cost));
    }

    /// Replaces what was charged beforehand by what it took.
    fn correct(&mut self, owner: K, charged: u64, took: u64) {
        let used = self.used(owner).saturating_sub(charged);
        self.used.insert(owner, used.saturating_add(took));
    }

    /// Forgets accounts that have used no more than every account that waits.
    fn raise(&mut self, floor: u64) {
        self.floor = self.floor.max(floor);
        self.used.retain(|_, used| *used > self.floor);
    }
}

impl<J> Queue<J> {
    pub fn new() -> Queue<J> {
        Queue { waiting: Vec::new(), addresses: Accounts::new(), guests: Accounts::new() }
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Adds a question; gives it back if too many wait already.
    pub fn push(&mut self, owner: Owner, cost: u64, job: J) -> Result<(), J> {
        let own = self.waiting.iter().filter(|waiting| waiting.owner == owner).count();
        if own >= MOST_PER_OWNER || self.waiting.len() >= MOST {
            return Err(job);
        }
        self.waiting.push(Waiting { owner, cost, job });
        Ok(())
    }

    /// Takes out those for which this holds.
    pub fn remove(&mut self, mut gone: impl FnMut(&J) -> bool) -> Vec<J> {
        let (out, rest) = std::mem::take(&mut self.waiting)
            .into_iter()
            .partition(|waiting: &Waiting<J>| gone(&waiting.job));
        self.waiting = rest;
        out.into_iter().map(|waiting: Waiting<J>| waiting.job).collect()
    }

    /// The next question.
    pub fn next(&mut self) -> Option<(Ticket, J)> {
        let next = self.first(|_, _| true)?;
        let floor = |queue: &Queue<J>, used: fn(&Queue<J>, Owner) -> u64| {
            queue.waiting.iter().map(|waiting| used(queue, waiting.owner)).min().unwrap_or(0)
        };
        let address = floor(self, |queue, owner| queue.addresses.used(owner.address));
        let guest = floor(self, |queue, owner| queue.guests.used(owner));
        self.addresses.raise(address);
        self.guests.raise(guest);
        Some(self.take(next))
    }

    /// The next question that comes before one that is being answered: its owner has had less,
    /// or it costs less and has the same owner. It costs at most so much.
    pub fn next_before(&mut self, running: &Ticket, most: u64) -> Option<(Ticket, J)> {
        let limit = self.rank(running.owner, running.cost);
        let next = self.first(|rank, cost| rank < limit && cost <= most)?;
        Some(self.take(next))
    }

    /// A question is answered and took so much.
    pub fn done(&mut self, ticket: &Ticket, took: u64) {
        self.addresses.correct(ticket.owner.address, ticket.cost, took);
        self.guests.correct(ticket.owner, ticket.cost, took);
    }

    fn rank(&self, owner: Owner, cost: u64) -> Rank {
        (self.addresses.used(owner.address), self.guests.used(owner), cost)
    }

    /// The place of the lowest of those that fit; of equal ones the one that came first.
    fn first(&self, fits: impl Fn(Rank, u64) -> bool) -> Option<usize> {
        let ranked = self.waiting.iter().enumerate().filter_map(|(place, waiting)| {
            let rank = self.rank(waiting.owner, waiting.cost);
            fits(rank, waiting.cost).then_some((rank, place))
        });
        ranked.min().map(|(_, place)| place)
    }

    fn take(&mut self, place: usize) -> (Ticket, J) {
        let Waiting { owner, cost, job } = self.waiting.remove(place);
        self.addresses.charge(owner.address, cost);
        self.guests.charge(owner, cost);
        (Ticket { owner, cost }, job)
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use table::Guest;

    fn owner(address: &str, guest: u64) -> Owner {
        let address = Neighbourhood::of(address.parse().unwrap());
        Owner { address: Some(address), guest: Some(Guest(guest)) }
    }

    /// The names of the next questions, each taking what it costs.
    fn order(queue: &mut Queue<&'static str>, number: usize) -> Vec<&'static str> {
        let next = |queue: &mut Queue<&'static str>| {
            let (ticket, name) = queue.next().unwrap();
            queue.done(&ticket, ticket.cost);
            name
        };
        (0..number).map(|_| next(queue)).collect()
    }

    #[test]
    fn one_with_many_questions_delays_others_by_one_of_them() {
        let mut queue = Queue::new();
        for _ in 0..MOST_PER_OWNER {
            queue.push(owner("10.0.0.1", 1), 1000, "many").unwrap();
        }
        assert_eq!(order(&mut queue, 3), ["many"; 3]);
        queue.push(owner("10.0.0.2", 2), 1000, "other").unwrap();
        assert_eq!(order(&mut queue, 2), ["other", "many"]);
    }

    #[test]
    fn many_guests_of_one_address_share_what_one_guest_of_another_has() {
        let mut queue = Queue::new();
        for guest in 0..20 {
            queue.push(owner("10.0.0.1", guest), 100, "many").unwrap();
        }
        for _ in 0..4 {
            queue.push(owner("10.0.0.2", 99), 100, "one").unwrap();
        }
        let first = order(&mut queue, 8);
        assert_eq!(first.iter().filter(|name| **name == "one").count(), 4, "{first:?}");
    }

    #[test]
    fn of_one_guest_the_cheapest_comes_first() {
        let mut queue = Queue::new();
        let own = owner("10.0.0.1", 1);
        queue.push(own, 1000, "long").unwrap();
        queue.push(own, 10, "short").unwrap();
        queue.push(own, 10, "short too").unwrap();
        assert_eq!(order(&mut queue, 3), ["short", "short too", "long"]);
    }

    #[test]
    fn who_asked_nothing_for_long_has_saved_up_nothing() {
        let mut queue = Queue::new();
        let (busy, idle) = (owner("10.0.0.1", 1), owner("10.0.0.2", 2));
        for _ in 0..10 {
            queue.push(busy, 100, "busy").unwrap();
            order(&mut queue, 1);
        }
        for _ in 0..4 {
            queue.push(busy, 100, "busy").unwrap();
            queue.push(idle, 100, "idle").unwrap();
        }
        let next = order(&mut queue, 6);
        assert_eq!(next.iter().filter(|name| **name == "busy").count(), 3, "{next:?}");
    }

    #[test]
    fn nobody_fills_the_queue() {
        let mut queue = Queue::new();
        let own = owner("10.0.0.1", 1);
        for _ in 0..MOST_PER_OWNER {
            queue.push(own, 1, "own").unwrap();
        }
        assert_eq!(queue.push(own, 1, "too many"), Err("too many"));
        queue.push(owner("10.0.0.1", 2), 1, "other").unwrap();
        assert_eq!(queue.remove(|job| *job == "own").len(), MOST_PER_OWNER);
        assert_eq!(queue.len(), 1);
    }

    #[test]
    fn a_long_question_lets_those_before_it_that_are_short() {
        let mut queue = Queue::new();
        let (long, other) = (owner("10.0.0.1", 1), owner("10.0.0.2", 2));
        queue.push(long, 1000, "running").unwrap();
        let (running, _) = queue.next().unwrap();
        queue.push(other, 5000, "as long").unwrap();
        assert!(queue.next_before(&running, 100).is_none(), "it is too long");
        for _ in 0..MOST_PER_OWNER {
            queue.push(other, 100, "short").unwrap_or_default();
        }
        let mut passed = 0;
        while let Some((ticket, _)) = queue.next_before(&running, 100) {
            queue.done(&ticket, 100);
            passed += 1;
        }
        assert_eq!(passed, 11, "until the other has had as much");
    }
}
