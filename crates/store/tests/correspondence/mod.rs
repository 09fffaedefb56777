//! What every store promises about conditional moves and holidays.

use crate::{Place, guest, one, row};
use spielhof_store::{
    Append, Holiday, HolidayAnswer, HolidayLimits, ListingState, SeatPlan, Store, StoreError,
    TableLimits,
};

const LIMITS: HolidayLimits = HolidayLimits { at_once: 30, together: 42, period: 365 };

fn plan(seat: u8, guest: u64, lines: &str) -> SeatPlan {
    SeatPlan { seat, guest, event: 1, lines: lines.to_owned() }
}

/// Two tables and three guests.
fn with_tables(place: &Place) -> Box<dyn Store> {
    let store = place.open();
    (1..=3).for_each(|id| store.add_guest(&guest(id, "x")).unwrap());
    for id in ["a", "b"] {
        store.create(&row(id), &one(id, 1, 1), TableLimits::NONE).unwrap();
    }
    store
}

pub fn conditional_moves_are_kept_until_they_are_withdrawn(place: &Place) {
    let store = with_tables(place);
    let set = |table: &str, plan: &SeatPlan| store.set_plan(table, plan.seat, Some(plan), None);
    let (first, second) = (plan(1, 1, "[[\"e2-f3\"]]"), plan(2, 2, "[[\"ü\"]]"));
    for (table, plan) in [("a", &second), ("a", &plan(1, 1, "[]")), ("a", &first), ("b", &first)] {
        set(table, plan).unwrap();
    }
    drop(store);
    let store = place.open();
    assert_eq!(store.plans("a").unwrap(), [first.clone(), second.clone()]);
    let own = [("a".to_owned(), first.clone()), ("b".to_owned(), first.clone())];
    assert_eq!(store.plans_of(1).unwrap(), own);
    store.set_plan("a", 1, None, None).unwrap();
    assert_eq!(store.plans("a").unwrap(), [second]);
    assert_eq!((store.plans("b").unwrap(), store.plans("none").unwrap()), (vec![first], vec![]));
    let none = Err(StoreError::NoTable("none".to_owned()));
    assert_eq!(store.set_plan("none", 1, None, None), none);
}

pub fn conditional_moves_end_with_the_seat_the_game_and_the_guest(place: &Place) {
    let store = with_tables(place);
    let fill = || {
        for (table, seat) in [("a", 1), ("a", 2), ("b", 1)] {
            let plan = plan(seat, seat.into(), "[]");
            store.set_plan(table, seat, Some(&plan), None).unwrap();
        }
    };
    let left = |table: &str| store.plans(table).unwrap().len();
    fill();
    let vacates = Append { vacated: vec![2], ..one("a", 2, 2) };
    assert_eq!(store.append(&[vacates]), [Ok(())]);
    assert_eq!((left("a"), left("b")), (1, 1));
    fill();
    let standing = ListingState { began: true, over: true, ..ListingState::default() };
    let ends = Append { standing, ..one("a", 3, 3) };
    assert_eq!(store.append(&[ends, one("b", 2, 3)]), [Ok(()), Ok(())]);
    assert_eq!((left("a"), left("b")), (0, 1));
    store.delete_guest(1).unwrap();
    assert_eq!(left("b"), 0);
    // Who is deleted meanwhile plans nothing.
    assert_eq!(store.set_plan("b", 1, Some(&plan(1, 1, "[]")), None), Ok(()));
    assert_eq!(left("b"), 0);
}

pub fn holidays_are_counted_and_deleted_with_their_guest(place: &Place) {
    let store = with_tables(place);
    let took = |guest, since, until| Holiday { guest, since, until };
    let take = |guest, now, until| store.take_holiday(guest, now, until, &LIMITS);
    assert_eq!(take(1, 1000, 1031), Ok(HolidayAnswer::TooLong { latest: 1030 }));
    assert_eq!(take(1, 1000, 1030), Ok(HolidayAnswer::Taken(took(1, 1000, 1030))));
    assert_eq!(take(2, 1000, 1005), Ok(HolidayAnswer::Taken(took(2, 1000, 1005))));
    // One that goes on gets another end; what was not used counts no more.
    assert_eq!(take(1, 1005, 1020), Ok(HolidayAnswer::Taken(took(1, 1000, 1020))));
    assert_eq!(store.end_holiday(1, 1010), Ok(true));
    assert_eq!(store.end_holiday(1, 1010), Ok(false));
    assert_eq!(take(1, 1100, 1131), Ok(HolidayAnswer::TooLong { latest: 1130 }));
    assert_eq!(take(1, 1100, 1130), Ok(HolidayAnswer::Taken(took(1, 1100, 1130))));
    assert_eq!(take(1, 1200, 1203), Ok(HolidayAnswer::TooLong { latest: 1202 }));
    assert_eq!(take(9, 1000, 1001), Err(StoreError::NoGuest));
    drop(store);
    let store = place.open();
    let all = [took(1, 1000, 1010), took(1, 1100, 1130), took(2, 1000, 1005)];
    assert_eq!(store.holidays(&[1, 2, 9]).unwrap(), all);
    assert_eq!(store.forget_holidays(1010), Ok(1));
    assert_eq!(store.holidays(&[2]).unwrap(), []);
    store.delete_guest(1).unwrap();
    assert_eq!(store.holidays(&[1]).unwrap(), []);
}
