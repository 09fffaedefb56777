//! Subscriptions to reminders, and reminders that are due.

use super::Postgres;
use super::fault::Fault;
use super::query::{Params, bytes, can_be_id, execute, guest as guest_in, number, row, rows};
use crate::numbers::{millis, time};
use crate::{GuestId, Millis, Reminder, Reminders, RemindersDump, StoreError, Subscription};
use deadpool_postgres::ClientWrapper;
use tokio_postgres::Row;

impl Reminders for Postgres {
    fn push_key(&self, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        self.with(async |client| {
            if let Some(key) = key(client).await? {
                return Ok(key);
            }
            set_key(client, fresh).await?;
            Ok(key(client).await?.unwrap_or(*fresh))
        })
    }

    fn subscribe(&self, subscription: &Subscription, most: u32) -> Result<bool, StoreError> {
        if !can_be_id(&subscription.endpoint) {
            return Ok(false);
        }
        self.change(async |client| {
            let is_kept = insert(client, subscription).await?;
            let sql = "DELETE FROM subscriptions WHERE guest = $1 AND id NOT IN
                (SELECT id FROM subscriptions WHERE guest = $1 ORDER BY at DESC, id LIMIT $2)";
            let guest = subscription.guest.cast_signed();
            execute(client, sql, &[&guest, &i64::from(most)]).await?;
            Ok(is_kept)
        })
    }

    fn unsubscribe(&self, guest: GuestId, endpoint: &str) -> Result<bool, StoreError> {
        if !can_be_id(endpoint) {
            return Ok(false);
        }
        self.with(async |client| {
            let sql = "DELETE FROM subscriptions WHERE guest = $1 AND endpoint = $2";
            Ok(execute(client, sql, &[&guest.cast_signed(), &endpoint]).await? > 0)
        })
    }

    fn subscriptions(&self, guest: GuestId) -> Result<Vec<Subscription>, StoreError> {
        let of_guest = "WHERE guest = $1 ORDER BY at DESC, id";
        self.with(async |client| subscriptions(client, of_guest, &[&guest.cast_signed()]).await)
    }

    fn claim_reminders(
        &self,
        node: Option<u64>,
        now: Millis,
        until: Millis,
        most: u32,
    ) -> Result<Vec<Reminder>, StoreError> {
        self.with(async |client| {
            let sql = "UPDATE tables SET remind = $2 WHERE key IN (SELECT key FROM tables
                WHERE remind <= $1 AND turn IS NOT NULL AND turn_event IS NOT NULL
                AND (owner IS NULL OR $4::bigint IS NULL OR owner = $4)
                ORDER BY remind LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)
                RETURNING id, turn, turn_event, turn_until, remind_again IS NULL";
            let node = node.map(u64::cast_signed);
            let values: Params = &[&time(now), &time(until), &i64::from(most), &node];
            let found = rows(client, sql, values).await?;
            found.iter().map(reminder).collect()
        })
    }

    fn reminded(&self, reminder: &Reminder) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET remind = remind_again, remind_again = NULL
                   WHERE id = $1 AND turn = $2 AND turn_event = $3";
        let (guest, event) = (reminder.guest.cast_signed(), i64::from(reminder.event));
        self.with(async |client| {
            execute(client, sql, &[&reminder.table, &guest, &event]).await?;
            Ok(())
        })
    }

    fn remind_later(&self, reminder: &Reminder, at: Millis) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET remind = $4
                   WHERE id = $1 AND turn = $2 AND turn_event = $3";
        let (guest, event) = (reminder.guest.cast_signed(), i64::from(reminder.event));
        self.with(async |client| {
            execute(client, sql, &[&reminder.table, &guest, &event, &time(at)]).await?;
            Ok(())
        })
    }

    fn dump_reminders(&self) -> Result<RemindersDump, StoreError> {
        self.with(async |client| {
            Ok(RemindersDump {
                key: key(client).await?,
                subscriptions: subscriptions(client, "ORDER BY id", &[]).await?,
            })
        })
    }

    fn import_reminders(&self, dump: &RemindersDump) -> Result<(), StoreError> {
        self.change(async |client| {
            if let Some(key) = &dump.key {
                set_key(client, key).await?;
            }
            for subscription in &dump.subscriptions {
                insert(client, subscription).await?;
            }
            Ok(())
        })
    }
}

async fn key(client: &ClientWrapper) -> Result<Option<[u8; 32]>, Fault> {
    let found = row(client, "SELECT key FROM push_key", &[]).await?;
    found.map(|row| bytes(&row, 0)).transpose()
}

async fn set_key(client: &ClientWrapper, key: &[u8; 32]) -> Result<(), Fault> {
    let sql = "INSERT INTO push_key (key) VALUES ($1) ON CONFLICT DO NOTHING";
    execute(client, sql, &[&&key[..]]).await?;
    Ok(())
}

/// Nothing happens where the guest is deleted.
async fn insert(client: &ClientWrapper, subscription: &Subscription) -> Result<bool, Fault> {
    let Subscription { id, guest, endpoint, key, secret, language, at } = subscription;
    let sql = "INSERT INTO subscriptions (id, guest, endpoint, key, secret, language, at)
               SELECT $1, id, $3, $4, $5, $6, $7 FROM guests WHERE id = $2
               ON CONFLICT (endpoint) DO UPDATE SET id = excluded.id, guest = excluded.guest,
               key = excluded.key, secret = excluded.secret, language = excluded.language,
               at = excluded.at";
    let values: Params =
        &[id, &guest.cast_signed(), endpoint, &&key[..], &&secret[..], language, &time(*at)];
    Ok(execute(client, sql, values).await? > 0)
}

async fn subscriptions(
    client: &ClientWrapper,
    which: &str,
    params: Params<'_>,
) -> Result<Vec<Subscription>, Fault> {
    let sql =
        format!("SELECT id, guest, endpoint, key, secret, language, at FROM subscriptions {which}");
    rows(client, &sql, params).await?.iter().map(subscription).collect()
}

fn subscription(row: &Row) -> Result<Subscription, Fault> {
    let (key, secret): (&[u8], &[u8]) = (row.try_get(3)?, row.try_get(4)?);
    Ok(Subscription {
        id: row.try_get(0)?,
        guest: guest_in(row, 1)?,
        endpoint: row.try_get(2)?,
        key: key.try_into().map_err(|_| Fault::Unexpected("65 bytes"))?,
        secret: secret.try_into().map_err(|_| Fault::Unexpected("16 bytes"))?,
        language: row.try_get(5)?,
        at: millis(row.try_get(6)?),
    })
}

fn reminder(row: &Row) -> Result<Reminder, Fault> {
    Ok(Reminder {
        table: row.try_get(0)?,
        guest: guest_in(row, 1)?,
        event: number(row, 2)?,
        until: row.try_get::<_, Option<i64>>(3)?.map(millis),
        last: row.try_get(4)?,
    })
}
