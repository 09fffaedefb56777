//! Holidays: the clock of somebody who is away stands, and a log replays to the same clocks.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{Seat, Spec};
use spielhof_table::{By, Clock, Command, Denial, Event, Guest, LONGEST_AWAY, Seed, Table, Terms};

const HOST: Guest = Guest(1);
const FRIEND: Guest = Guest(2);
const DAY: u64 = 24 * 60 * 60 * 1000;

fn table(clock: Clock, seated: &[(u8, Guest)]) -> Table {
    let game = Spec::of("halma", 2).unwrap().build().unwrap();
    let terms = Terms { clock, ..Terms::of(&game) };
    Table::open("t", terms, Seed::new([7; 32]), game, seated, 0).unwrap()
}

fn days() -> Table {
    table(Clock::Days(3), &[(1, HOST), (2, FRIEND)])
}

fn at(table: &mut Table, now: u64, by: By, command: Command) -> Result<Vec<Event>, Denial> {
    let events = table.decide(by, &command, now)?;
    for event in &events {
        table.happen(event.clone(), now);
    }
    // The log alone makes the same clocks.
    let log = table.log().to_vec();
    let again = Table::replay("t", Seed::new([7; 32]), log, Terms::build).unwrap();
    for later in [now, now + DAY, now + 5 * DAY, now + 40 * DAY] {
        assert_eq!(again.clocks(later), table.clocks(later));
    }
    assert_eq!(again.wakes(), table.wakes());
    Ok(events)
}

fn away(table: &mut Table, now: u64, seat: u8, until: u64) -> Vec<Event> {
    at(table, now, By::House, Command::Away { seat, until }).unwrap()
}

fn act(table: &mut Table, now: u64, guest: Guest, seat: u8, action: &str) {
    at(table, now, By::Guest(guest), Command::Act(seat, action.to_owned())).unwrap();
}

#[test]
fn in_the_middle_of_the_own_turn_what_is_left_is_left_afterwards() {
    let mut table = days();
    assert_eq!(away(&mut table, DAY, 1, 11 * DAY), [Event::Away { seat: 1, until: 11 * DAY }]);
    assert_eq!(table.clocks(9 * DAY)[0], (2 * DAY, false));
    assert_eq!(table.clocks(12 * DAY)[0], (DAY, true));
    assert_eq!(table.wakes(), Some(13 * DAY));
    assert!(table.due(13 * DAY - 1).is_empty());
    assert_eq!(table.due(13 * DAY)[0], Event::TimeUp { seat: 1 });
    assert_eq!((table.away(Seat(0), DAY), table.away(Seat(1), DAY)), (Some(11 * DAY), None));
}

#[test]
fn a_turn_that_begins_while_somebody_is_away_counts_from_their_return() {
    let mut table = days();
    away(&mut table, 0, 2, 10 * DAY);
    act(&mut table, DAY, HOST, 1, "e2-f3");
    assert_eq!(table.clocks(5 * DAY)[1], (3 * DAY, false));
    assert_eq!(table.wakes(), Some(13 * DAY));
    // Until the other one acts their own clock runs as always.
    assert_eq!(table.clocks(5 * DAY)[0], (3 * DAY, false));
}

#[test]
fn who_is_back_early_goes_on_from_there() {
    let mut table = days();
    away(&mut table, DAY, 1, 11 * DAY);
    let back = at(&mut table, 4 * DAY, By::Guest(HOST), Command::Back(1)).unwrap();
    assert_eq!(back, [Event::Back { seat: 1 }]);
    assert_eq!((table.away(Seat(0), 4 * DAY), table.wakes()), (None, Some(6 * DAY)));
    // Once more it does nothing.
    assert_eq!(at(&mut table, 4 * DAY, By::House, Command::Back(1)).unwrap(), []);
    // A second holiday counts on with what is left.
    away(&mut table, 5 * DAY, 1, 8 * DAY);
    assert_eq!(table.wakes(), Some(9 * DAY));
}

#[test]
fn who_acts_while_away_stays_away() {
    let mut table = days();
    away(&mut table, DAY, 1, 11 * DAY);
    act(&mut table, 2 * DAY, HOST, 1, "e2-f3");
    assert_eq!(table.wakes(), Some(5 * DAY), "the clock of the other one runs");
    act(&mut table, 3 * DAY, FRIEND, 2, "l15-k14");
    assert_eq!(table.clocks(4 * DAY)[0], (3 * DAY, false));
    assert_eq!(table.wakes(), Some(14 * DAY));
}

#[test]
fn a_holiday_can_be_made_longer_and_said_twice() {
    let mut table = days();
    away(&mut table, DAY, 1, 5 * DAY);
    assert_eq!(away(&mut table, 2 * DAY, 1, 5 * DAY), []);
    away(&mut table, 3 * DAY, 1, 9 * DAY);
    assert_eq!(table.wakes(), Some(11 * DAY));
    assert_eq!(away(&mut table, 3 * DAY, 1, 2 * DAY), [], "it is over already");
}

#[test]
fn a_seat_that_changes_hands_has_nobody_who_is_away() {
    let mut table = days();
    away(&mut table, DAY, 1, 11 * DAY);
    let hand = Command::Hand { seat: 1, from: HOST, to: Guest(3) };
    at(&mut table, 2 * DAY, By::House, hand).unwrap();
    assert_eq!((table.away(Seat(0), 2 * DAY), table.wakes()), (None, Some(4 * DAY)));
}

#[test]
fn salts_are_awaited_from_those_who_are_away_until_they_are_back() {
    let game = Spec::of("barricade", 2).unwrap().build().unwrap();
    let terms = Terms { clock: Clock::Days(3), ..Terms::of(&game) };
    let seated = [(1, HOST), (2, FRIEND)];
    let mut table = Table::open("t", terms, Seed::new([7; 32]), game, &seated, 0).unwrap();
    assert_eq!(table.wakes(), Some(3 * DAY));
    away(&mut table, DAY, 2, 8 * DAY);
    assert_eq!(table.wakes(), Some(11 * DAY));
}

#[test]
fn only_where_a_turn_has_days_and_only_for_oneself() {
    let mut open = table(Clock::Days(3), &[(1, HOST)]);
    let wish = |seat| Command::Away { seat, until: 5 * DAY };
    assert_eq!(at(&mut open, DAY, By::House, wish(1)).unwrap().len(), 1, "before it begins too");
    assert_eq!(open.decide(By::House, &wish(2), DAY), Err(Denial::NotYourSeat(2)));
    let other = table(Clock::Turn(30), &[(1, HOST), (2, FRIEND)]);
    assert_eq!(other.decide(By::House, &wish(1), 1), Err(Denial::NoDays));
    let mut table = days();
    assert_eq!(table.decide(By::Guest(FRIEND), &wish(1), DAY), Err(Denial::NotYourSeat(1)));
    assert_eq!(
        table.decide(By::Guest(FRIEND), &Command::Back(1), DAY),
        Err(Denial::NotYourSeat(1))
    );
    let long = Command::Away { seat: 1, until: DAY + LONGEST_AWAY + 1 };
    assert_eq!(table.decide(By::House, &long, DAY), Err(Denial::AwayTooLong));
    // Too late is too late.
    assert_eq!(table.decide(By::House, &wish(1), 3 * DAY), Err(Denial::Over));
    at(&mut table, DAY, By::Guest(HOST), Command::Resign(1)).unwrap();
    assert_eq!(table.decide(By::House, &wish(2), DAY), Err(Denial::Over));
}

#[test]
fn the_events_are_written_as_before_and_read_again() {
    let event = Event::Away { seat: 2, until: 7 };
    let text = serde_json::to_string(&event).unwrap();
    assert_eq!(text, r#"{"event":"away","seat":2,"until":7}"#);
    assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event);
    let back: Event = serde_json::from_str(r#"{"event":"back","seat":2}"#).unwrap();
    assert_eq!(back, Event::Back { seat: 2 });
}
