//! What a game with days for each turn needs beside its log: conditional moves and holidays.
//!
//! Everything about a guest is deleted with them by
//! [`Store::delete_guest`](crate::Store::delete_guest).

use crate::{Fence, GuestId, Millis, StoreError};

/// The conditional moves of a seat. Not part of the log: they can be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPlan {
    /// The seat, from one.
    pub seat: u8,
    /// The guest who holds it.
    pub guest: GuestId,
    /// The number of the event after which the lines begin.
    pub event: u32,
    /// The lines as JSON.
    pub lines: String,
}

/// A time during which a guest is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holiday {
    /// Who.
    pub guest: GuestId,
    /// Since when.
    pub since: Millis,
    /// Until when.
    pub until: Millis,
}

/// How long holidays may be. All are lengths of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HolidayLimits {
    /// One at once.
    pub at_once: Millis,
    /// All that end within `period`, together.
    pub together: Millis,
    /// The time over which they are counted.
    pub period: Millis,
}

/// What came of the wish for a holiday.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HolidayAnswer {
    /// It is taken.
    Taken(Holiday),
    /// It would be too long: it could last until then, from now.
    TooLong {
        /// The latest end that could be had.
        latest: Millis,
    },
}

impl HolidayLimits {
    /// The latest end of a holiday that begins or goes on now, if these were taken before. A holiday
    /// that is going on is made longer.
    ///
    /// ```
    /// use spielhof_store::{Holiday, HolidayLimits};
    /// let limits = HolidayLimits { at_once: 30, together: 42, period: 365 };
    /// assert_eq!(limits.latest(&[], 1000), 1030);
    /// let before = Holiday { guest: 1, since: 900, until: 920 };
    /// assert_eq!(limits.latest(&[before], 1000), 1022);
    /// let now = Holiday { guest: 1, since: 990, until: 1010 };
    /// assert_eq!(limits.latest(&[now], 1000), 1020); // thirty from its beginning
    /// ```
    pub fn latest(&self, taken: &[Holiday], now: Millis) -> Millis {
        let since = taken.iter().find(|one| one.until > now).map_or(now, |one| one.since);
        let counts_from = now.saturating_sub(self.period);
        let before = taken.iter().filter(|one| one.until <= now);
        let lasted = before.map(|one| one.until.saturating_sub(one.since.max(counts_from)));
        let left = self.together.saturating_sub(lasted.sum());
        since.saturating_add(self.at_once.min(left)).max(now)
    }

    /// The holiday that a guest has if they wish to be away until then, or why they cannot.
    pub fn judge(
        &self,
        taken: &[Holiday],
        guest: GuestId,
        now: Millis,
        until: Millis,
    ) -> HolidayAnswer {
        let latest = self.latest(taken, now);
        if until > latest {
            return HolidayAnswer::TooLong { latest };
        }
        let since = taken.iter().find(|one| one.until > now).map_or(now, |one| one.since);
        HolidayAnswer::Taken(Holiday { guest, since, until })
    }
}

/// Where it is kept.
pub trait Correspondence {
    /// Keeps the conditional moves of a seat in place of those before; none withdraws them. Nothing
    /// is kept if the guest is deleted.
    fn set_plan(
        &self,
        table: &str,
        seat: u8,
        plan: Option<&SeatPlan>,
        fence: Option<Fence>,
    ) -> Result<(), StoreError>;

    /// The conditional moves of a table, in the order of the seats.
    fn plans(&self, table: &str) -> Result<Vec<SeatPlan>, StoreError>;

    /// The conditional moves of a guest, with the ids of the tables, in their order.
    fn plans_of(&self, guest: GuestId) -> Result<Vec<(String, SeatPlan)>, StoreError>;

    /// Begins a holiday now, or makes the one that is going on end then. Two requests together do not
    /// pass the limits either. [`StoreError::NoGuest`] if the guest is deleted.
    fn take_holiday(
        &self,
        guest: GuestId,
        now: Millis,
        until: Millis,
        limits: &HolidayLimits,
    ) -> Result<HolidayAnswer, StoreError>;

    /// Ends the holiday of a guest. Answers whether there was one.
    fn end_holiday(&self, guest: GuestId, now: Millis) -> Result<bool, StoreError>;

    /// The holidays of some guests that are kept, in the order of the guests and of time.
    fn holidays(&self, guests: &[GuestId]) -> Result<Vec<Holiday>, StoreError>;

    /// Deletes holidays that ended before; how many.
    fn forget_holidays(&self, before: Millis) -> Result<u64, StoreError>;

    /// Stores holidays as they were. Their guests must be there.
    fn import_holidays(&self, holidays: &[Holiday]) -> Result<(), StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: HolidayLimits = HolidayLimits { at_once: 30, together: 42, period: 365 };

    fn took(since: Millis, until: Millis) -> Holiday {
        Holiday { guest: 1, since, until }
    }

    #[test]
    fn what_lies_longer_ago_than_a_year_counts_no_more() {
        // A year before 1000 is 635.
        assert_eq!(LIMITS.latest(&[took(640, 665)], 1000), 1017);
        assert_eq!(LIMITS.latest(&[took(620, 655)], 1000), 1022);
        assert_eq!(LIMITS.latest(&[took(600, 630)], 1000), 1030);
        assert_eq!(LIMITS.latest(&[took(800, 830), took(900, 912)], 1000), 1000);
    }

    #[test]
    fn one_that_is_going_on_is_made_longer_or_shorter() {
        let now = took(990, 1005);
        assert_eq!(LIMITS.judge(&[now], 1, 1000, 1020), HolidayAnswer::Taken(took(990, 1020)));
        assert_eq!(LIMITS.judge(&[now], 1, 1000, 1001), HolidayAnswer::Taken(took(990, 1001)));
        let too_long = HolidayAnswer::TooLong { latest: 1020 };
        assert_eq!(LIMITS.judge(&[now], 1, 1000, 1021), too_long);
    }
}
