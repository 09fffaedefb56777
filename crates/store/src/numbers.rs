//! Times as databases can keep them: as signed numbers.

use crate::Millis;

/// A time to be kept. What does not fit is further off than any game lasts.
pub fn time(millis: Millis) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}

/// The time that was kept.
pub fn millis(time: i64) -> Millis {
    Millis::try_from(time).unwrap_or(0)
}
