//! The time of the server, and whether it is plausible.

use std::time::{Duration, Instant, SystemTime};
use store::{DoubtedTime, Millis, TimeNote};

/// The time on the machine's clock when the server started, and what has passed since. A jump
/// of the machine's clock while the server runs changes nothing.
#[derive(Clone, Copy, Debug)]
pub struct ServerTime {
    start: Millis,
    since: Instant,
}

impl ServerTime {
    /// Starts with what the machine's clock shows.
    pub fn of_machine() -> ServerTime {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        ServerTime::starting_at(since.map_or(0, |since| since.as_millis() as Millis))
    }

    /// Starts with this time.
    pub fn starting_at(start: Millis) -> ServerTime {
        ServerTime { start, since: Instant::now() }
    }

    /// Thousandths of a second since 1970.
    pub fn now(&self) -> Millis {
        self.start + self.since.elapsed().as_millis() as Millis
    }
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// How far the time may be ahead of the last one noted: longer than most servers are off.
const MOST_AHEAD: Duration = DAY.saturating_mul(7);
/// How far it may be behind: clocks are set right by small steps.
const MOST_BEHIND: Duration = DAY;
/// After running this long by a time that is not plausible, it is believed.
pub const CONFIRMED_AFTER: Duration = DAY.saturating_mul(7);

/// A length of time in the unit that is stored.
pub fn millis(time: Duration) -> Millis {
    time.as_millis() as Millis
}

/// Can it be this time now, after that one was noted?
fn follows(noted: Millis, now: Millis) -> bool {
    now <= noted.saturating_add(millis(MOST_AHEAD))
        && now.saturating_add(millis(MOST_BEHIND)) >= noted
}

/// The next note of a server that has been running for `ran` since the one before.
pub fn note(last: TimeNote, now: Millis, ran: Duration) -> TimeNote {
    let Some(trusted) = last.trusted.filter(|&trusted| !follows(trusted, now)) else {
        return TimeNote { trusted: Some(last.trusted.unwrap_or(now).max(now)), doubted: None };
    };
    let before = last.doubted.filter(|doubted| follows(doubted.at, now));
    let ran = before.map_or(0, |doubted| doubted.ran) + millis(ran);
    if ran >= millis(CONFIRMED_AFTER) {
        return TimeNote { trusted: Some(now), doubted: None };
    }
    TimeNote { trusted: Some(trusted), doubted: Some(DoubtedTime { at: now, ran }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = 1_700_000_000_000;

    fn days(number: u32) -> Millis {
        millis(DAY * number)
    }

    fn trusted(at: Millis) -> TimeNote {
        TimeNote { trusted: Some(at), doubted: None }
    }

    #[test]
    fn a_plausible_time_is_trusted() {
        assert_eq!(note(TimeNote::default(), NOW, Duration::ZERO), trusted(NOW));
        for (last, now, noted) in [
            (NOW, NOW + days(7), NOW + days(7)),
            (NOW, NOW + 1, NOW + 1),
            // What was noted does not run backwards.
            (NOW, NOW - days(1), NOW),
        ] {
            assert_eq!(note(trusted(last), now, Duration::ZERO), trusted(noted));
        }
    }

    #[test]
    fn a_jump_is_doubted_until_servers_ran_by_it_for_a_week() {
        for jumped in [NOW + days(91), NOW - days(30)] {
            let mut last = trusted(NOW);
            // Two starts of the server: what was run by the doubted time is added up.
            for (day, ran) in [(0, 0), (1, 1), (2, 1), (2, 0), (3, 1), (4, 1), (5, 1), (6, 1)] {
                last = note(last, jumped + days(day), DAY * ran);
                assert!(last.doubted.is_some(), "day {day}");
                assert_eq!(last.trusted, Some(NOW), "day {day}");
            }
            last = note(last, jumped + days(7), DAY);
            assert_eq!(last, trusted(jumped + days(7)));
        }
    }

    #[test]
    fn going_back_to_the_right_time_ends_the_doubt() {
        let doubted = note(trusted(NOW), NOW + days(91), DAY);
        assert_eq!(doubted.doubted, Some(DoubtedTime { at: NOW + days(91), ran: days(1) }));
        assert_eq!(note(doubted, NOW + days(1), Duration::ZERO), trusted(NOW + days(1)));
        // Another wrong time starts its own count.
        let other = note(doubted, NOW + days(400), Duration::ZERO);
        assert_eq!(other.doubted, Some(DoubtedTime { at: NOW + days(400), ran: 0 }));
    }

    #[test]
    fn time_goes_on_from_where_it_started() {
        let time = ServerTime::starting_at(NOW);
        let first = time.now();
        assert!(first >= NOW && time.now() >= first);
    }
}
