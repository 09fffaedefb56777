//! Games with days for each turn: lines that are tried, and holidays.

use super::safety::DAY;
use super::{News, Service};
use crate::rooms::NoRoom;
use room::{denials, shape};
use rules::ReadError;
use store::{GuestId, Holiday, HolidayAnswer, HolidayLimits, StoreError};
use table::{Denial, LONGEST_LINE, Table};
use wire::{HolidayState, LineSeen, Said};

/// How long holidays may be.
const LIMITS: HolidayLimits =
    HolidayLimits { at_once: 30 * DAY, together: 42 * DAY, period: 365 * DAY };

/// Why a holiday is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HolidayError {
    /// It cannot be so.
    Said(Said),
    /// The store does not answer as it should.
    Store(StoreError),
}

impl From<StoreError> for HolidayError {
    fn from(fault: StoreError) -> HolidayError {
        HolidayError::Store(fault)
    }
}

/// How a table would stand after a line; slow for a long one.
pub fn line_seen(table: &Table, actions: &[String]) -> Result<LineSeen, Said> {
    if table.game().has_chance() {
        return Err(say::plain("denial-plan-dice"));
    }
    if table.is_over() || !table.began() {
        return Err(say::plain("denial-plan-not-running"));
    }
    if actions.len() > LONGEST_LINE {
        let (line, most) = (say::number(1), say::number(LONGEST_LINE));
        return Err(say::with("denial-plan-long", [("line", line), ("most", most)]));
    }
    let illegal =
        |(_, fault): (usize, ReadError)| denials::denial(table.game(), &Denial::Action(fault));
    let course = table.course_after(actions).map_err(illegal)?;
    let played = table.course().actions().len();
    let over = course.ending().is_some();
    let choices = if over { None } else { shape::choices(course.position()) };
    Ok(LineSeen {
        played: played as u32,
        scene: wire::Scene { choices, ..shape::scene(&course) },
        moves: shape::moves_after(&course, played),
    })
}

impl Service {
    /// A table that is here, to try lines at.
    pub async fn table(&self, table: &str) -> Result<Table, NoRoom> {
        self.rooms.look(table, |room| room.table().clone()).await
    }

    /// The holiday of a guest, and how long one could be.
    pub async fn holiday(&self, guest: GuestId) -> Result<HolidayState, StoreError> {
        let taken = self.rooms.with_store(move |store| store.holidays(&[guest])).await?;
        Ok(state(&taken, self.now()))
    }

    /// Takes a holiday until then, and tells all tables of the guest.
    pub async fn take_holiday(
        &self,
        guest: GuestId,
        until: u64,
    ) -> Result<HolidayState, HolidayError> {
        let now = self.now();
        if until <= now {
            return Err(HolidayError::Said(say::plain("server-holiday-past")));
        }
        let taken = self.rooms.with_store(move |store| {
            let answer = store.take_holiday(guest, now, until, &LIMITS)?;
            Ok((answer, store.holidays(&[guest])?))
        });
        match taken.await? {
            (HolidayAnswer::Taken(_), taken) => {
                self.spread(News::Holiday { guest }).await;
                Ok(state(&taken, now))
            }
            (HolidayAnswer::TooLong { latest }, _) => {
                let days = say::number(whole_days(latest, now));
                Err(HolidayError::Said(say::with("server-holiday-long", [("days", days)])))
            }
        }
    }

    /// A guest is back.
    pub async fn end_holiday(&self, guest: GuestId) -> Result<HolidayState, StoreError> {
        let now = self.now();
        let ended = self.rooms.with_store(move |store| {
            let ended = store.end_holiday(guest, now)?;
            Ok((ended, store.holidays(&[guest])?))
        });
        let (ended, taken) = ended.await?;
        if ended {
            self.spread(News::Holiday { guest }).await;
        }
        Ok(state(&taken, now))
    }

    /// Deletes holidays that no limit counts any more.
    pub(super) async fn forget_holidays(&self, now: u64) -> Result<u64, StoreError> {
        let before = now.saturating_sub(LIMITS.period);
        self.rooms.with_store(move |store| store.forget_holidays(before)).await
    }
}

fn state(taken: &[Holiday], now: u64) -> HolidayState {
    let latest = LIMITS.latest(taken, now);
    let holiday = taken.iter().find(|holiday| holiday.until > now).map(shape_of);
    HolidayState { holiday, latest, days: whole_days(latest, now) as u32 }
}

/// A holiday as clients see it.
pub(super) fn shape_of(holiday: &Holiday) -> wire::Holiday {
    wire::Holiday { since: holiday.since, until: holiday.until }
}

fn whole_days(latest: u64, now: u64) -> u64 {
    latest.saturating_sub(now) / DAY
}
