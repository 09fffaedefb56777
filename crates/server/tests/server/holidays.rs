//! Holidays over real sockets: who is away loses no game that gives days for a turn, and everybody sees
//! until when.

use crate::common::player::{Client, Person, wish};
use crate::common::{House, open, open_at};
use spielhof_server::ServerTime;
use tempfile::TempDir;
use wire::{Clock, HolidayState, MyTable, Opened};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;
const START: u64 = 1_700_000_000_000;
const DAY: u64 = 24 * 60 * 60 * 1000;

fn with_days(clock: Clock) -> wire::NewTable {
    wire::NewTable { clock, ..wish(HALMA, r#"["mine","open"]"#) }
}

/// Two people at a table with this clock.
fn two_at(house: &House, clock: Clock) -> ([Person; 2], [Client; 2], Opened) {
    let (host, friend) = (Person::named(house, "Ada"), Person::named(house, "Bo"));
    let opened = host.open(house, &with_days(clock));
    let mut first = host.come(house, &opened.table);
    let mut second = friend.come(house, &opened.table);
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    ([host, friend], [first, second], opened)
}

fn state(house: &House, person: &Person) -> HolidayState {
    person.ask(house, "GET /api/me/holiday", "").json()
}

fn take(house: &House, person: &Person, until: u64) -> crate::common::Answer {
    person.ask(house, "POST /api/me/holiday", &format!(r#"{{"until":{until}}}"#))
}

fn away(client: &Client, seat: usize) -> Option<u64> {
    client.seats[seat - 1].away
}

#[test]
fn everybody_sees_until_when_and_the_clock_stands() {
    let house = open(|_| {});
    let ([host, friend], [mut first, mut second], opened) = two_at(&house, Clock::Days(3));
    let until = state(&house, &host).latest - DAY;
    assert_eq!(take(&house, &host, until).status, 200);
    for client in [&mut first, &mut second] {
        client.until(|client| away(client, 1) == Some(until));
        client.until(|client| client.scene.as_ref().unwrap().clocks.iter().all(|face| !face.runs));
    }
    let mine: Vec<MyTable> = friend.ask(&house, "GET /api/tables?mine=1", "").json();
    assert_eq!((mine[0].seats[0].away, mine[0].seats[1].away), (Some(until), None));
    // A table that is opened later asks, and so does a seat that is taken later.
    let later = host.open(&house, &with_days(Clock::Days(2)));
    assert_eq!(away(&friend.come(&house, &later.table), 1), Some(until));
    let other = friend.open(&house, &with_days(Clock::Days(2)));
    let mut page = host.come(&house, &other.table);
    page.sit(2, &other.invite).unwrap();
    page.until(|client| away(client, 2) == Some(until));
    // Back early: the clock runs.
    let back: HolidayState = host.ask(&house, "DELETE /api/me/holiday", "").json();
    assert_eq!(back.holiday, None);
    second.until(|client| away(client, 1).is_none());
    second.until(|client| client.scene.as_ref().unwrap().clocks[0].runs);
    page.until(|client| away(client, 2).is_none());
    let view = friend.come(&house, &opened.table).view.unwrap();
    assert!(view.seats.iter().all(|seat| seat.away.is_none()));
}

#[test]
fn who_is_away_loses_no_game_also_over_restarts() {
    let start = |folder, at| open_at(folder, ServerTime::starting_at(at), |_| {});
    let house = start(TempDir::new().unwrap(), START);
    let ([host, _], clients, opened) = two_at(&house, Clock::Days(3));
    let idle = host.open(&house, &with_days(Clock::Days(3)));
    assert_eq!(take(&house, &host, START + 20 * DAY).status, 200);
    drop(clients);
    // Ten days later their time would have been up for a week.
    let house = start(house.close(), START + 10 * DAY);
    let page = host.come(&house, &opened.table);
    assert!(page.scene.as_ref().unwrap().outcome.is_none());
    assert_eq!(away(&page, 1), Some(START + 20 * DAY));
    assert_eq!(away(&host.come(&house, &idle.table), 1), Some(START + 20 * DAY));
    drop(page);
    // Three days after the holiday it is.
    let house = start(house.close(), START + 24 * DAY);
    let mut page = host.come(&house, &opened.table);
    page.until(|client| client.scene.as_ref().unwrap().outcome.is_some());
    let outcome = page.scene.unwrap().outcome.unwrap();
    assert_eq!(outcome.ending, "clock");
}

#[test]
fn holidays_have_limits_that_are_told() {
    let start = |folder, at| open_at(folder, ServerTime::starting_at(at), |_| {});
    let house = start(TempDir::new().unwrap(), START);
    let person = Person::new(&house);
    assert_eq!(state(&house, &person).days, 30);
    let long = take(&house, &person, START + 32 * DAY);
    assert_eq!((long.status, long.faults()), (422, vec!["server-holiday-long".to_owned()]));
    assert!(long.text().contains("\"days\":30") || long.text().contains("\"days\":29"));
    assert_eq!(take(&house, &person, START - 1).faults(), ["server-holiday-past"]);
    assert_eq!(take(&house, &person, START + 29 * DAY).status, 200);
    let house = start(house.close(), START + 40 * DAY);
    assert_eq!(state(&house, &person).holiday, None);
    assert_eq!(take(&house, &person, START + 54 * DAY).faults(), ["server-holiday-long"]);
    assert_eq!(take(&house, &person, START + 52 * DAY).status, 200);
    // A year after the first one there is more again.
    let house = start(house.close(), START + 394 * DAY);
    assert_eq!(state(&house, &person).days, 30);
    // A stranger is asked who they are.
    assert_eq!(house.get("/api/me/holiday").status, 401);
}

#[test]
fn only_where_a_turn_has_days_anybody_is_away() {
    let house = open(|_| {});
    let ([host, _], _, opened) = two_at(&house, Clock::Turn(600));
    let until = state(&house, &host).latest - DAY;
    assert_eq!(take(&house, &host, until).status, 200);
    let page = host.come(&house, &opened.table);
    assert_eq!(away(&page, 1), None);
    assert!(page.scene.unwrap().clocks[0].runs);
    // Their own data has it, and deleting oneself deletes it.
    let export = host.ask(&house, "GET /api/me/export", "").text();
    assert!(export.contains(&format!("\"until\":{until}")), "{export}");
    assert_eq!(host.ask(&house, "DELETE /api/me", "").status, 204);
}
