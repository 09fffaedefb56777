//! Conditional moves and holidays.

use super::Postgres;
use super::fault::Fault;
use super::look::lock;
use super::query::{self, can_be_id, execute, guest as guest_in, row, rows};
use crate::numbers::{millis, time};
use crate::{
    Correspondence, Fence, GuestId, Holiday, HolidayAnswer, HolidayLimits, Millis, SeatPlan,
    StoreError,
};
use deadpool_postgres::ClientWrapper;
use tokio_postgres::Row;

impl Correspondence for Postgres {
    fn set_plan(
        &self,
        table: &str,
        seat: u8,
        plan: Option<&SeatPlan>,
        fence: Option<Fence>,
    ) -> Result<(), StoreError> {
        let fence = self.checked(fence);
        self.change(async |client| match plan {
            Some(plan) => set_plan(client, table, plan, fence).await,
            None => {
                let locked = lock(client, table, fence).await?;
                let sql = "DELETE FROM plans WHERE table_key = $1 AND seat = $2";
                execute(client, sql, &[&locked.key, &i16::from(seat)]).await?;
                Ok(())
            }
        })
    }

    fn plans(&self, table: &str) -> Result<Vec<SeatPlan>, StoreError> {
        if !can_be_id(table) {
            return Ok(Vec::new());
        }
        self.with(async |client| {
            let sql = "SELECT seat, guest, event, lines FROM plans
                       WHERE table_key = (SELECT key FROM tables WHERE id = $1) ORDER BY seat";
            rows(client, sql, &[&table]).await?.iter().map(|row| plan(row, 0)).collect()
        })
    }

    fn plans_of(&self, guest: GuestId) -> Result<Vec<(String, SeatPlan)>, StoreError> {
        self.with(async |client| {
            let sql = "SELECT seat, guest, event, lines, id FROM plans
                       JOIN tables ON key = table_key WHERE guest = $1 ORDER BY id, seat";
            let found = rows(client, sql, &[&guest.cast_signed()]).await?;
            found.iter().map(|row| Ok((row.try_get(4)?, plan(row, 0)?))).collect()
        })
    }

    fn take_holiday(
        &self,
        guest: GuestId,
        now: Millis,
        until: Millis,
        limits: &HolidayLimits,
    ) -> Result<HolidayAnswer, StoreError> {
        self.change(async |client| {
            // The guest is locked, so that no two requests pass the limits together.
            let sql = "SELECT id FROM guests WHERE id = $1 FOR NO KEY UPDATE";
            if row(client, sql, &[&guest.cast_signed()]).await?.is_none() {
                return Err(StoreError::NoGuest.into());
            }
            let taken = holidays(client, &[guest]).await?;
            let answer = limits.judge(&taken, guest, now, until);
            if let HolidayAnswer::Taken(holiday) = answer {
                insert_holiday(client, &holiday).await?;
            }
            Ok(answer)
        })
    }

    fn end_holiday(&self, guest: GuestId, now: Millis) -> Result<bool, StoreError> {
        self.with(async |client| {
            let sql = "UPDATE holidays SET until = $2 WHERE guest = $1 AND until > $2";
            Ok(execute(client, sql, &[&guest.cast_signed(), &time(now)]).await? > 0)
        })
    }

    fn holidays(&self, guests: &[GuestId]) -> Result<Vec<Holiday>, StoreError> {
        self.with(async |client| holidays(client, guests).await)
    }

    fn forget_holidays(&self, before: Millis) -> Result<u64, StoreError> {
        self.with(async |client| {
            let sql = "DELETE FROM holidays WHERE until < $1";
            Ok(execute(client, sql, &[&time(before)]).await?)
        })
    }

    fn import_holidays(&self, holidays: &[Holiday]) -> Result<(), StoreError> {
        self.change(async |client| {
            for holiday in holidays {
                insert_holiday(client, holiday).await?;
            }
            Ok(())
        })
    }
}

/// Keeps a plan, within a transaction. Everybody locks guests before tables.
async fn set_plan(
    client: &ClientWrapper,
    table: &str,
    plan: &SeatPlan,
    fence: Option<Fence>,
) -> Result<(), Fault> {
    let sql = "SELECT id FROM guests WHERE id = $1 FOR KEY SHARE";
    if row(client, sql, &[&plan.guest.cast_signed()]).await?.is_none() {
        return Ok(());
    }
    let locked = lock(client, table, fence).await?;
    insert_plan(client, locked.key, plan).await
}

pub async fn insert_plan(client: &ClientWrapper, key: i64, plan: &SeatPlan) -> Result<(), Fault> {
    let sql = "INSERT INTO plans (table_key, seat, guest, event, lines)
               VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (table_key, seat) DO UPDATE SET guest = excluded.guest,
                   event = excluded.event, lines = excluded.lines";
    let (seat, guest) = (i16::from(plan.seat), plan.guest.cast_signed());
    execute(client, sql, &[&key, &seat, &guest, &i64::from(plan.event), &plan.lines]).await?;
    Ok(())
}

/// The plan in four columns.
pub fn plan(row: &Row, column: usize) -> Result<SeatPlan, Fault> {
    Ok(SeatPlan {
        seat: query::seat(row, column)?,
        guest: guest_in(row, column + 1)?,
        event: query::number(row, column + 2)?,
        lines: row.try_get(column + 3)?,
    })
}

async fn insert_holiday(client: &ClientWrapper, holiday: &Holiday) -> Result<(), Fault> {
    let sql = "INSERT INTO holidays (guest, since, until) VALUES ($1, $2, $3)
               ON CONFLICT (guest, since) DO UPDATE SET until = excluded.until";
    let Holiday { guest, since, until } = holiday;
    execute(client, sql, &[&guest.cast_signed(), &time(*since), &time(*until)]).await?;
    Ok(())
}

async fn holidays(client: &ClientWrapper, guests: &[GuestId]) -> Result<Vec<Holiday>, Fault> {
    let ids: Vec<_> = guests.iter().map(|guest| guest.cast_signed()).collect();
    let sql = "SELECT guest, since, until FROM holidays
               JOIN unnest($1::bigint[]) WITH ORDINALITY AS wanted (id, place) ON guest = id
               ORDER BY place, since";
    let holiday = |row: &Row| {
        let (since, until) = (millis(row.try_get(1)?), millis(row.try_get(2)?));
        Ok(Holiday { guest: guest_in(row, 0)?, since, until })
    };
    rows(client, sql, &[&ids]).await?.iter().map(holiday).collect()
}
