//! What a server does now and then: retiring tables that nobody comes back to, and guests.

use super::{News, Service};
use crate::time::{self, CONFIRMED_AFTER, millis};
use std::time::{Duration, Instant};
use store::{RetireAfter, Retirement, StoreError, TimeNote};

/// How often.
const EVERY: Duration = Duration::from_secs(60 * 60);
/// How many tables are looked for at once.
const AT_ONCE: u32 = 64;
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// How long a table at which nothing happens any more can still be found once it is marked.
const GRACE: Duration = DAY.saturating_mul(7);

/// After how long tables and guests are retired; never for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RetirePolicy {
    /// Tables at which nothing happens any more.
    pub idle: Option<Duration>,
    /// Tables whose games never began.
    pub unbegun: Option<Duration>,
    /// Guests who are not seen any more and have no seat.
    pub guests: Option<Duration>,
    /// What operators did, and reports that they were done with.
    pub audit: Duration,
}

impl RetirePolicy {
    /// After this many days, hours, days and days; never for 0.
    pub fn new(
        idle_days: u32,
        unbegun_hours: u32,
        guest_days: u32,
        audit_days: u32,
    ) -> RetirePolicy {
        RetirePolicy {
            idle: (idle_days > 0).then(|| DAY * idle_days),
            unbegun: (unbegun_hours > 0).then(|| HOUR * unbegun_hours),
            guests: (guest_days > 0).then(|| DAY * guest_days),
            audit: DAY * audit_days.max(1),
        }
    }

    fn at(self, now: u64) -> Retirement {
        let after = |mark: Duration, delete: Duration| RetireAfter {
            mark: millis(mark),
            delete: millis(delete),
        };
        Retirement {
            now,
            idle: self.idle.map(|idle| after(idle, GRACE)),
            // As long again: an invitation from the evening is still good in the morning.
            unbegun: self.unbegun.map(|unbegun| after(unbegun, unbegun)),
        }
    }
}

/// Wakes the tables that were running, then does the upkeep as long as the server runs.
pub async fn run_upkeep(service: Service) {
    if let Err(fault) = service.rooms.wake_all().await {
        tracing::error!(%fault, "tables were not woken");
    }
    let mut last = Instant::now();
    let mut ran = Duration::ZERO;
    loop {
        // Of several servers one does it. A bit less than the time until the next, so that it may
        // be the same one again.
        match service.rooms.placement().take_upkeep(EVERY * 9 / 10).await {
            Ok(true) => {
                if let Err(fault) = service.upkeep(ran).await {
                    tracing::error!(%fault, "upkeep failed");
                }
            }
            Ok(false) => {}
            Err(fault) => tracing::warn!(%fault, "nobody knows who does the upkeep"),
        }
        tokio::time::sleep(EVERY).await;
        ran = last.elapsed();
        last = Instant::now();
    }
}

impl Service {
    /// Retires tables, unless the time is not plausible. `ran` is how long the server has been
    /// running since the last upkeep. Answers with how many tables were deleted.
    pub async fn upkeep(&self, ran: Duration) -> Result<usize, StoreError> {
        let _alone = self.upkeep.lock().await;
        let now = self.now();
        let note = self.rooms.with_store(move |store| {
            let note = time::note(store.time_note()?, now, ran);
            store.set_time_note(note)?;
            Ok(note)
        });
        self.rooms.with_store(move |store| store.forget_seeks(now - now.min(millis(HOUR)))).await?;
        self.keep_results().await?;
        self.judge_all().await?;
        if !is_plausible(note.await?, now) {
            return Ok(0);
        }
        let before = now.saturating_sub(millis(self.retire.audit));
        self.rooms.with_store(move |store| store.tidy_safety(now, before)).await?;
        self.forget_holidays(now).await?;
        if let Some(guests) = self.retire.guests {
            self.expire_guests(now.saturating_sub(millis(guests))).await?;
        }
        if let Some(idle) = self.retire.idle {
            let before = now.saturating_sub(millis(idle + GRACE));
            self.rooms.with_store(move |store| store.retire_tournaments(before)).await?;
        }
        self.retire(self.retire.at(now)).await
    }

    /// Keeps the results of games that were over before results were kept, or when a server crashed.
    pub async fn keep_results(&self) -> Result<(), StoreError> {
        let mut after = String::new();
        loop {
            let last = after.clone();
            let some = self.rooms.with_store(move |store| store.without_result(&last, AT_ONCE));
            let some = some.await?;
            let Some(last) = some.last() else { return Ok(()) };
            after.clone_from(last);
            for table in &some {
                if let Err(fault) = self.rooms.keep_result(table).await {
                    tracing::warn!(?fault, table, "the result was not kept");
                }
            }
        }
    }

    /// Lets rated games change ratings that were over when a server crashed, in the order of their ends.
    async fn judge_all(&self) -> Result<(), StoreError> {
        loop {
            let some = self.rooms.with_store(|store| store.unjudged(AT_ONCE)).await?;
            let mut judged = 0;
            for table in &some {
                match self.rooms.judge(table).await {
                    Ok(()) => judged += 1,
                    Err(fault) => tracing::warn!(?fault, table, "the game was not judged"),
                }
            }
            // Those that cannot be judged would come again and again.
            if judged == 0 {
                return Ok(());
            }
        }
    }

    /// Deletes guests who were not seen since and have no seat in a running game.
    async fn expire_guests(&self, not_seen_since: u64) -> Result<(), StoreError> {
        let gone = self.rooms.with_store(move |store| store.expire_guests(not_seen_since)).await?;
        for guest in gone {
            self.spread(News::Forgotten { guest }).await;
        }
        Ok(())
    }

    /// Retires tables, and closes the rooms of those that are deleted.
    pub async fn retire(&self, retirement: Retirement) -> Result<usize, StoreError> {
        let tables = self.rooms.with_store(move |store| store.retire(&retirement)).await?;
        let count = tables.len();
        if count > 0 {
            self.spread(News::Retired { tables }).await;
        }
        Ok(count)
    }
}

/// Warns if the time is not plausible.
fn is_plausible(note: TimeNote, now: u64) -> bool {
    let Some(doubted) = note.doubted else { return true };
    let left = CONFIRMED_AFTER.saturating_sub(Duration::from_millis(doubted.ran));
    let trusted = note.trusted.unwrap_or(now);
    tracing::warn!(
        last_known = trusted,
        now,
        days_apart = trusted.abs_diff(now) / millis(DAY),
        "the clock of this machine has jumped since the server last ran: nothing is deleted \
         before the server has run for {} more hours by this clock; set it right if it is wrong",
        left.as_secs() / HOUR.as_secs() + 1,
    );
    false
}
