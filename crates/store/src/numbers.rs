//! Times as databases can keep them: as signed numbers.

use crate::{Millis, Turn};

/// A time to be kept. What does not fit is further off than any game lasts.
pub fn time(millis: Millis) -> i64 {
    i64::try_from(millis).unwrap_or(i64::MAX)
}

/// The time that was kept.
pub fn millis(time: i64) -> Millis {
    Millis::try_from(time).unwrap_or(0)
}

/// Whom a table waits for, as columns.
#[derive(Clone, Copy, Debug, Default)]
pub struct TurnColumns {
    pub guest: Option<i64>,
    pub event: Option<i64>,
    pub until: Option<i64>,
    pub remind: Option<i64>,
    pub again: Option<i64>,
}

impl TurnColumns {
    pub fn of(turn: Option<Turn>) -> TurnColumns {
        let Some(turn) = turn else { return TurnColumns::default() };
        TurnColumns {
            guest: Some(turn.guest.cast_signed()),
            event: Some(i64::from(turn.event)),
            until: turn.until.map(time),
            remind: turn.remind.map(time),
            again: turn.again.map(time),
        }
    }

    pub fn turn(self) -> Option<Turn> {
        Some(Turn {
            guest: self.guest?.cast_unsigned(),
            event: u32::try_from(self.event?).ok()?,
            until: self.until.map(millis),
            remind: self.remind.map(millis),
            again: self.again.map(millis),
        })
    }
}
