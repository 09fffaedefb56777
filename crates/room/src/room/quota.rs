//! How much may be said at a table: of each guest and of all together, counted in lines and in
//! bytes. What was used comes back as time goes by.

use crate::limiter::{Bucket, Limit, Limiter, Moment, TooOften, take_all};
use std::time::Duration;
use table::Guest;

const GUEST_LINES: Limit = Limit::new(1, Duration::from_secs(2), 10);
const GUEST_BYTES: Limit = Limit::per_second(200, 4000);
const TABLE_LINES: Limit = Limit::per_second(2, 40);
const TABLE_BYTES: Limit = Limit::per_second(800, 16_000);

/// What may still be said at a table.
pub struct ChatQuota {
    guest_lines: Limiter<Guest>,
    guest_bytes: Limiter<Guest>,
    table_lines: Bucket,
    table_bytes: Bucket,
}

impl ChatQuota {
    /// Nothing was said yet.
    pub fn new() -> ChatQuota {
        ChatQuota {
            guest_lines: Limiter::new(GUEST_LINES),
            guest_bytes: Limiter::new(GUEST_BYTES),
            table_lines: Bucket::new(TABLE_LINES),
            table_bytes: Bucket::new(TABLE_BYTES),
        }
    }

    /// Charges a line of this number of bytes to a guest and the table, or nothing if that is too
    /// much for either.
    pub fn take(&mut self, guest: Guest, bytes: usize, now: Moment) -> Result<(), TooOften> {
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
        let charges = [
            (self.guest_lines.bucket(guest, now), 1),
            (self.guest_bytes.bucket(guest, now), bytes),
            (&mut self.table_lines, 1),
            (&mut self.table_bytes, bytes),
        ];
        take_all(charges, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(quota: &mut ChatQuota, guest: u64, bytes: usize, now: Moment) -> usize {
        (0..1000).filter(|_| quota.take(Guest(guest), bytes, now).is_ok()).count()
    }

    #[test]
    fn a_guest_says_so_many_lines_and_then_waits() {
        let now = Duration::from_secs(1_000_000);
        let mut quota = ChatQuota::new();
        assert_eq!(said(&mut quota, 1, 20, now), 10);
        assert_eq!(said(&mut quota, 2, 20, now), 10, "others do not suffer");
        assert_eq!(said(&mut quota, 1, 20, now + Duration::from_secs(4)), 2);
    }

    #[test]
    fn long_lines_count_for_more() {
        let now = Duration::from_secs(1_000_000);
        let mut quota = ChatQuota::new();
        assert_eq!(said(&mut quota, 1, 1000, now), 4);
        assert_eq!(said(&mut quota, 1, 1000, now + Duration::from_secs(10)), 2);
    }

    #[test]
    fn many_guests_share_what_a_table_has() {
        let now = Duration::from_secs(1_000_000);
        let mut quota = ChatQuota::new();
        let all: usize = (0..20).map(|guest| said(&mut quota, guest, 20, now)).sum();
        assert_eq!(all, 40);
    }
}
