//! Conditional moves and holidays.

use super::guests::key_of;
use super::{Sqlite, millis, time};
use crate::{
    Correspondence, Fence, GuestId, Holiday, HolidayAnswer, HolidayLimits, Millis, SeatPlan,
    StoreError,
};
use rusqlite::{Row, Transaction};

impl Correspondence for Sqlite {
    fn set_plan(
        &self,
        table: &str,
        seat: u8,
        plan: Option<&SeatPlan>,
        // One server has the file to itself.
        _fence: Option<Fence>,
    ) -> Result<(), StoreError> {
        self.write(|change| {
            let key = match key_of(change, table)? {
                Ok(key) => key,
                Err(fault) => return Ok(Err(fault)),
            };
            match plan {
                Some(plan) => insert_plan(change, key, plan).map(Ok),
                None => void_plan(change, key, seat).map(Ok),
            }
        })
    }

    fn plans(&self, table: &str) -> Result<Vec<SeatPlan>, StoreError> {
        self.read(|moment| plans_of_table(moment, table))
    }

    fn plans_of(&self, guest: GuestId) -> Result<Vec<(String, SeatPlan)>, StoreError> {
        self.read(|moment| {
            moment
                .prepare_cached(
                    "SELECT seat, guest, event, lines, id FROM plans
                     JOIN tables ON key = table_key WHERE guest = ?1 ORDER BY id, seat",
                )?
                .query_map([guest.cast_signed()], |row| Ok((row.get(4)?, plan(row)?)))?
                .collect()
        })
    }

    fn take_holiday(
        &self,
        guest: GuestId,
        now: Millis,
        until: Millis,
        limits: &HolidayLimits,
    ) -> Result<HolidayAnswer, StoreError> {
        self.write(|change| {
            let known = change
                .prepare_cached("SELECT 1 FROM guests WHERE id = ?1")?
                .exists([guest.cast_signed()])?;
            if !known {
                return Ok(Err(StoreError::NoGuest));
            }
            let answer = limits.judge(&holidays(change, guest)?, guest, now, until);
            if let HolidayAnswer::Taken(holiday) = answer {
                insert_holiday(change, &holiday)?;
            }
            Ok(Ok(answer))
        })
    }

    fn end_holiday(&self, guest: GuestId, now: Millis) -> Result<bool, StoreError> {
        self.write(|change| {
            let ended = change
                .prepare_cached("UPDATE holidays SET until = ?2 WHERE guest = ?1 AND until > ?2")?
                .execute((guest.cast_signed(), time(now)))?;
            Ok(Ok(ended > 0))
        })
    }

    fn holidays(&self, guests: &[GuestId]) -> Result<Vec<Holiday>, StoreError> {
        self.read(|moment| {
            let mut all = Vec::new();
            for &guest in guests {
                all.extend(holidays(moment, guest)?);
            }
            Ok(all)
        })
    }

    fn forget_holidays(&self, before: Millis) -> Result<u64, StoreError> {
        self.write(|change| {
            let gone = change
                .prepare_cached("DELETE FROM holidays WHERE until < ?1")?
                .execute([time(before)])?;
            Ok(Ok(gone as u64))
        })
    }

    fn import_holidays(&self, holidays: &[Holiday]) -> Result<(), StoreError> {
        self.write(|change| {
            holidays.iter().try_for_each(|holiday| insert_holiday(change, holiday)).map(Ok)
        })
    }
}

/// A guest who was deleted meanwhile plans nothing any more.
pub(super) fn insert_plan(change: &Transaction, key: i64, plan: &SeatPlan) -> rusqlite::Result<()> {
    change
        .prepare_cached(
            "INSERT INTO plans (table_key, seat, guest, event, lines)
             SELECT ?1, ?2, id, ?4, ?5 FROM guests WHERE id = ?3
             ON CONFLICT (table_key, seat) DO UPDATE SET guest = excluded.guest,
                 event = excluded.event, lines = excluded.lines",
        )?
        .execute((key, plan.seat, plan.guest.cast_signed(), plan.event, &plan.lines))
        .map(drop)
}

/// Deletes the plan of a seat that was given up.
pub(super) fn void_plan(change: &Transaction, key: i64, seat: u8) -> rusqlite::Result<()> {
    change
        .prepare_cached("DELETE FROM plans WHERE table_key = ?1 AND seat = ?2")?
        .execute((key, seat))
        .map(drop)
}

/// Deletes the plans of a table whose game is over.
pub(super) fn void_plans(change: &Transaction, key: i64) -> rusqlite::Result<()> {
    change.prepare_cached("DELETE FROM plans WHERE table_key = ?1")?.execute([key]).map(drop)
}

pub(super) fn plans_of_table(moment: &Transaction, table: &str) -> rusqlite::Result<Vec<SeatPlan>> {
    moment
        .prepare_cached(
            "SELECT seat, guest, event, lines FROM plans
             WHERE table_key = (SELECT key FROM tables WHERE id = ?1) ORDER BY seat",
        )?
        .query_map([table], plan)?
        .collect()
}

/// The plan in the first four columns.
fn plan(row: &Row) -> rusqlite::Result<SeatPlan> {
    let guest = row.get::<_, i64>(1)?.cast_unsigned();
    Ok(SeatPlan { seat: row.get(0)?, guest, event: row.get(2)?, lines: row.get(3)? })
}

fn insert_holiday(change: &Transaction, holiday: &Holiday) -> rusqlite::Result<()> {
    change
        .prepare_cached(
            "INSERT INTO holidays (guest, since, until) VALUES (?1, ?2, ?3)
             ON CONFLICT (guest, since) DO UPDATE SET until = excluded.until",
        )?
        .execute((holiday.guest.cast_signed(), time(holiday.since), time(holiday.until)))
        .map(drop)
}

fn holidays(moment: &Transaction, guest: GuestId) -> rusqlite::Result<Vec<Holiday>> {
    moment
        .prepare_cached("SELECT since, until FROM holidays WHERE guest = ?1 ORDER BY since")?
        .query_map([guest.cast_signed()], |row| {
            Ok(Holiday { guest, since: millis(row.get(0)?), until: millis(row.get(1)?) })
        })?
        .collect()
}
