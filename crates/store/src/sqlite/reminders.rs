//! Subscriptions to reminders, and reminders that are due.

use super::{Sqlite, millis, time};
use crate::{GuestId, Millis, Reminder, Reminders, RemindersDump, StoreError, Subscription};
use rusqlite::{OptionalExtension, Params, Row, Transaction};

impl Reminders for Sqlite {
    fn push_key(&self, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        if let Some(key) = self.read(key)? {
            return Ok(key);
        }
        self.write(|change| {
            set_key(change, fresh)?;
            Ok(Ok(key(change)?.unwrap_or(*fresh)))
        })
    }

    fn subscribe(&self, subscription: &Subscription, most: u32) -> Result<bool, StoreError> {
        self.write(|change| {
            let is_kept = insert(change, subscription)?;
            change
                .prepare_cached(
                    "DELETE FROM subscriptions WHERE guest = ?1 AND id NOT IN
                     (SELECT id FROM subscriptions WHERE guest = ?1 ORDER BY at DESC, id LIMIT ?2)",
                )?
                .execute((subscription.guest.cast_signed(), most))?;
            Ok(Ok(is_kept))
        })
    }

    fn unsubscribe(&self, guest: GuestId, endpoint: &str) -> Result<bool, StoreError> {
        self.write(|change| {
            let gone = change
                .prepare_cached("DELETE FROM subscriptions WHERE guest = ?1 AND endpoint = ?2")?
                .execute((guest.cast_signed(), endpoint))?;
            Ok(Ok(gone > 0))
        })
    }

    fn subscriptions(&self, guest: GuestId) -> Result<Vec<Subscription>, StoreError> {
        let of_guest = "WHERE guest = ?1 ORDER BY at DESC, id";
        self.read(|moment| subscriptions(moment, of_guest, [guest.cast_signed()]))
    }

    fn claim_reminders(
        &self,
        _node: Option<u64>,
        now: Millis,
        until: Millis,
        most: u32,
    ) -> Result<Vec<Reminder>, StoreError> {
        // Most of the time there is none, and nothing has to be written.
        let is_due = self.read(|moment| {
            moment
                .prepare_cached("SELECT 1 FROM tables WHERE remind <= ?1 LIMIT 1")?
                .exists([time(now)])
        })?;
        if !is_due {
            return Ok(Vec::new());
        }
        self.write(|change| {
            change
                .prepare_cached(
                    "UPDATE tables SET remind = ?2 WHERE key IN (SELECT key FROM tables
                     WHERE remind <= ?1 AND turn IS NOT NULL AND turn_event IS NOT NULL
                     ORDER BY remind LIMIT ?3)
                     RETURNING id, turn, turn_event, turn_until, remind_again IS NULL",
                )?
                .query_map((time(now), time(until), most), reminder)?
                .collect::<Result<_, _>>()
                .map(Ok)
        })
    }

    fn reminded(&self, reminder: &Reminder) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET remind = remind_again, remind_again = NULL
                   WHERE id = ?1 AND turn = ?2 AND turn_event = ?3";
        self.write(|change| {
            change
                .prepare_cached(sql)?
                .execute((&reminder.table, reminder.guest.cast_signed(), reminder.event))
                .map(|_| Ok(()))
        })
    }

    fn remind_later(&self, reminder: &Reminder, at: Millis) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET remind = ?4
                   WHERE id = ?1 AND turn = ?2 AND turn_event = ?3";
        self.write(|change| {
            let guest = reminder.guest.cast_signed();
            change
                .prepare_cached(sql)?
                .execute((&reminder.table, guest, reminder.event, time(at)))
                .map(|_| Ok(()))
        })
    }

    fn dump_reminders(&self) -> Result<RemindersDump, StoreError> {
        self.read(|moment| {
            Ok(RemindersDump {
                key: key(moment)?,
                subscriptions: subscriptions(moment, "ORDER BY id", [])?,
            })
        })
    }

    fn import_reminders(&self, dump: &RemindersDump) -> Result<(), StoreError> {
        self.write(|change| {
            if let Some(key) = &dump.key {
                set_key(change, key)?;
            }
            dump.subscriptions.iter().try_for_each(|one| insert(change, one).map(drop)).map(Ok)
        })
    }
}

fn key(moment: &Transaction) -> rusqlite::Result<Option<[u8; 32]>> {
    moment.prepare_cached("SELECT key FROM push_key")?.query_row([], |row| row.get(0)).optional()
}

fn set_key(change: &Transaction, key: &[u8; 32]) -> rusqlite::Result<()> {
    let sql = "INSERT INTO push_key (single, key) VALUES (1, ?1) ON CONFLICT DO NOTHING";
    change.prepare_cached(sql)?.execute([key]).map(drop)
}

/// Nothing happens where the guest is deleted.
fn insert(change: &Transaction, subscription: &Subscription) -> rusqlite::Result<bool> {
    let Subscription { id, guest, endpoint, key, secret, language, at } = subscription;
    change.prepare_cached("DELETE FROM subscriptions WHERE endpoint = ?1")?.execute([endpoint])?;
    let added = change
        .prepare_cached(
            "INSERT INTO subscriptions (id, guest, endpoint, key, secret, language, at)
             SELECT ?1, id, ?3, ?4, ?5, ?6, ?7 FROM guests WHERE id = ?2",
        )?
        .execute((id, guest.cast_signed(), endpoint, key, secret, language, time(*at)))?;
    Ok(added > 0)
}

fn subscriptions(
    moment: &Transaction,
    which: &str,
    params: impl Params,
) -> rusqlite::Result<Vec<Subscription>> {
    let sql =
        format!("SELECT id, guest, endpoint, key, secret, language, at FROM subscriptions {which}");
    moment.prepare_cached(&sql)?.query_map(params, subscription)?.collect()
}

fn subscription(row: &Row) -> rusqlite::Result<Subscription> {
    Ok(Subscription {
        id: row.get(0)?,
        guest: row.get::<_, i64>(1)?.cast_unsigned(),
        endpoint: row.get(2)?,
        key: row.get(3)?,
        secret: row.get(4)?,
        language: row.get(5)?,
        at: millis(row.get(6)?),
    })
}

fn reminder(row: &Row) -> rusqlite::Result<Reminder> {
    Ok(Reminder {
        table: row.get(0)?,
        guest: row.get::<_, i64>(1)?.cast_unsigned(),
        event: row.get(2)?,
        until: row.get::<_, Option<i64>>(3)?.map(millis),
        last: row.get(4)?,
    })
}
