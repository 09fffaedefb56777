//! How much may be said at a table: of each guest and of all together, counted in lines and in
//! bytes. What was used comes back as time goes by.

use std::collections::HashMap;
use std::time::Instant;
use table::Guest;

/// How much may be said at once, and how much more each second.
#[derive(Clone, Copy)]
struct Limit {
    lines: f64,
    lines_per_second: f64,
    bytes: f64,
    bytes_per_second: f64,
}

const GUEST: Limit =
    Limit { lines: 10.0, lines_per_second: 0.5, bytes: 4000.0, bytes_per_second: 200.0 };
const TABLE: Limit =
    Limit { lines: 40.0, lines_per_second: 2.0, bytes: 16_000.0, bytes_per_second: 800.0 };

/// What is left of a limit.
struct Left {
    lines: f64,
    bytes: f64,
    at: Instant,
}

impl Left {
    fn new(limit: Limit, now: Instant) -> Left {
        Left { lines: limit.lines, bytes: limit.bytes, at: now }
    }

    fn refill(&mut self, limit: Limit, now: Instant) {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        self.lines = (self.lines + seconds * limit.lines_per_second).min(limit.lines);
        self.bytes = (self.bytes + seconds * limit.bytes_per_second).min(limit.bytes);
        self.at = now;
    }

    fn is_full(&self, limit: Limit) -> bool {
        self.lines >= limit.lines && self.bytes >= limit.bytes
    }

    fn has(&self, bytes: f64) -> bool {
        self.lines >= 1.0 && self.bytes >= bytes
    }

    fn take(&mut self, bytes: f64) {
        self.lines -= 1.0;
        self.bytes -= bytes;
    }
}

/// What may still be said at a table.
pub struct ChatQuota {
    table: Left,
    guests: HashMap<Guest, Left>,
}

impl ChatQuota {
    /// Nothing was said yet.
    pub fn new(now: Instant) -> ChatQuota {
        ChatQuota { table: Left::new(TABLE, now), guests: HashMap::new() }
    }

    /// May this guest send this number of bytes? If so, they are counted.
    pub fn take(&mut self, guest: Guest, bytes: usize, now: Instant) -> bool {
        self.table.refill(TABLE, now);
        self.guests.values_mut().for_each(|left| left.refill(GUEST, now));
        self.guests.retain(|_, left| !left.is_full(GUEST));
        let own = self.guests.entry(guest).or_insert_with(|| Left::new(GUEST, now));
        let bytes = bytes as f64;
        let may = own.has(bytes) && self.table.has(bytes);
        if may {
            own.take(bytes);
            self.table.take(bytes);
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn said(quota: &mut ChatQuota, guest: u64, bytes: usize, now: Instant) -> usize {
        (0..1000).filter(|_| quota.take(Guest(guest), bytes, now)).count()
    }

    #[test]
    fn a_guest_says_so_many_lines_and_then_waits() {
        let now = Instant::now();
        let mut quota = ChatQuota::new(now);
        assert_eq!(said(&mut quota, 1, 20, now), 10);
        assert_eq!(said(&mut quota, 2, 20, now), 10, "others do not suffer");
        assert_eq!(said(&mut quota, 1, 20, now + Duration::from_secs(4)), 2);
    }

    #[test]
    fn long_lines_count_for_more() {
        let now = Instant::now();
        let mut quota = ChatQuota::new(now);
        assert_eq!(said(&mut quota, 1, 1000, now), 4);
        assert_eq!(said(&mut quota, 1, 1000, now + Duration::from_secs(10)), 2);
    }

    #[test]
    fn many_guests_share_what_a_table_has() {
        let now = Instant::now();
        let mut quota = ChatQuota::new(now);
        let all: usize = (0..20).map(|guest| said(&mut quota, guest, 20, now)).sum();
        assert_eq!(all, 40);
    }
}
