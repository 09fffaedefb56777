//! Stores what was planned, with as many statements for a large batch as for a small one.

use super::plan::{Events, Messages, Plan, Seats, Tables, Turns, Vacated};
use super::query::{Params, execute};
use deadpool_postgres::ClientWrapper;
use futures_util::future::try_join_all;
use std::pin::Pin;
use tokio_postgres::Error;

/// A statement that is sent when it is first polled, without waiting for those before it.
type Step<'a> = Pin<Box<dyn Future<Output = Result<u64, Error>> + 'a>>;

const EVENTS: &str = "INSERT INTO events (table_key, number, at, event)
    SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[])";

const MESSAGES: &str = "INSERT INTO messages (table_key, guest, id, number)
    SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::bigint[])";

const SEATS: &str = "INSERT INTO seats (table_key, guest)
    SELECT * FROM unnest($1::bigint[], $2::bigint[]) ON CONFLICT DO NOTHING";

/// As long as a table waits for the same, reminders that were sent stay sent.
const TABLES: &str = "UPDATE tables SET last = new.last,
    touched = coalesce(new.touched, tables.touched), began = new.began, ended = new.ended,
    listed = new.listed, retired = NULL,
    turn = new.turn, turn_event = new.turn_event, turn_until = new.turn_until,
    remind = CASE WHEN tables.turn = new.turn AND tables.turn_event = new.turn_event
        THEN tables.remind ELSE new.remind END,
    remind_again = CASE WHEN tables.turn = new.turn AND tables.turn_event = new.turn_event
        THEN tables.remind_again ELSE new.remind_again END
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::boolean[], $5::boolean[],
        $6::boolean[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[])
        AS new (key, last, touched, began, ended, listed, turn, turn_event, turn_until, remind,
        remind_again)
    WHERE tables.key = new.key";

const VACATED: &str =
    "DELETE FROM codes USING unnest($1::bigint[], $2::smallint[]) AS void (key, seat)
    WHERE codes.table_key = void.key AND codes.seat = void.seat";

const VACATED_PLANS: &str =
    "DELETE FROM plans USING unnest($1::bigint[], $2::smallint[]) AS void (key, seat)
    WHERE plans.table_key = void.key AND plans.seat = void.seat";

const OVER: &str = "DELETE FROM plans WHERE table_key = ANY($1)";

/// Sends everything at once. If one statement fails, a commit behind it is a rollback.
pub async fn write(client: &ClientWrapper, plan: &Plan<'_>, commit: bool) -> Result<(), Error> {
    // Prepared before, so that nothing waits in between.
    for sql in [EVENTS, MESSAGES, SEATS, TABLES, VACATED, VACATED_PLANS, OVER] {
        client.prepare_cached(sql).await?;
    }
    let mut steps: Vec<Step> = Vec::with_capacity(8);
    if !plan.events.tables.is_empty() {
        steps.push(Box::pin(add_events(client, &plan.events)));
    }
    if !plan.messages.tables.is_empty() {
        steps.push(Box::pin(add_messages(client, &plan.messages)));
    }
    if !plan.seats.tables.is_empty() {
        steps.push(Box::pin(add_seats(client, &plan.seats)));
    }
    if !plan.tables.keys.is_empty() {
        steps.push(Box::pin(set_tables(client, &plan.tables)));
    }
    if !plan.vacated.tables.is_empty() {
        steps.push(Box::pin(void_codes(client, &plan.vacated)));
        steps.push(Box::pin(void_plans(client, &plan.vacated)));
    }
    let over = plan.tables.over();
    if !over.is_empty() {
        steps.push(Box::pin(void_all_plans(client, over)));
    }
    if commit {
        steps.push(Box::pin(async { client.batch_execute("COMMIT").await.map(|()| 0) }));
    }
    try_join_all(steps).await.map(drop)
}

async fn add_events(client: &ClientWrapper, events: &Events<'_>) -> Result<u64, Error> {
    let Events { tables, numbers, times, events } = events;
    execute(client, EVENTS, &[tables, numbers, times, events]).await
}

async fn add_messages(client: &ClientWrapper, messages: &Messages<'_>) -> Result<u64, Error> {
    let Messages { tables, guests, ids, numbers } = messages;
    execute(client, MESSAGES, &[tables, guests, ids, numbers]).await
}

async fn add_seats(client: &ClientWrapper, seats: &Seats) -> Result<u64, Error> {
    execute(client, SEATS, &[&seats.tables, &seats.guests]).await
}

async fn set_tables(client: &ClientWrapper, tables: &Tables) -> Result<u64, Error> {
    let Tables { keys, last, touched, began, ended, listed, turns } = tables;
    let Turns { guests, events, until, remind, again } = turns;
    let values: Params =
        &[keys, last, touched, began, ended, listed, guests, events, until, remind, again];
    execute(client, TABLES, values).await
}

async fn void_codes(client: &ClientWrapper, vacated: &Vacated) -> Result<u64, Error> {
    execute(client, VACATED, &[&vacated.tables, &vacated.seats]).await
}

async fn void_plans(client: &ClientWrapper, vacated: &Vacated) -> Result<u64, Error> {
    execute(client, VACATED_PLANS, &[&vacated.tables, &vacated.seats]).await
}

async fn void_all_plans(client: &ClientWrapper, tables: Vec<i64>) -> Result<u64, Error> {
    execute(client, OVER, &[&tables]).await
}
