//! What every store promises about subscriptions, and about reminders that are due.

use crate::{Place, guest, one, row};
use spielhof_store::{
    Append, ListingState, Reminder, RemindersDump, Store, Subscription, TableLimits, Turn,
};

fn with_guests(place: &Place) -> Box<dyn Store> {
    let store = place.open();
    (1..=3).for_each(|id| store.add_guest(&guest(id, "x")).unwrap());
    store
}

fn device(guest: u64, name: &str, at: u64) -> Subscription {
    Subscription {
        id: format!("{name}-{at}"),
        guest,
        endpoint: format!("https://push.example/{name}"),
        key: [4; 65],
        secret: [9; 16],
        language: "de".to_owned(),
        at,
    }
}

fn waiting(append: Append, turn: Option<Turn>) -> Append {
    Append { standing: ListingState { began: true, turn, ..ListingState::default() }, ..append }
}

fn turn(guest: u64, event: u32, remind: u64) -> Turn {
    Turn { guest, event, until: Some(5000), remind: Some(remind), again: Some(remind + 1000) }
}

fn due(table: &str, guest: u64, event: u32, last: bool) -> Reminder {
    Reminder { table: table.to_owned(), guest, event, until: Some(5000), last }
}

/// What is due now, for a minute.
fn claim(store: &dyn Store, now: u64) -> Vec<Reminder> {
    let mut found = store.claim_reminders(None, now, now + 60, 9).unwrap();
    found.sort_by(|one, other| one.table.cmp(&other.table));
    found
}

pub fn a_reminder_is_due_once_and_once_more(place: &Place) {
    let store = with_guests(place);
    let first = waiting(one("a", 1, 1), Some(turn(1, 1, 100)));
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    store.create(&row("b"), &Append { table: "b".to_owned(), ..first }, TableLimits::NONE).unwrap();
    let more = waiting(one("a", 2, 2), Some(turn(2, 2, 110)));
    assert_eq!(store.append(&[more]), [Ok(())]);
    // What a table is created with counts from its first event on.
    assert_eq!(claim(&*store, 99), []);
    assert_eq!(claim(&*store, 105), [due("b", 1, 1, false)]);
    assert_eq!(claim(&*store, 105), [], "it is taken");
    assert_eq!(claim(&*store, 166).len(), 2, "the claim has expired");
    store.reminded(&due("a", 2, 2, false)).unwrap();
    store.reminded(&due("b", 1, 1, false)).unwrap();
    assert_eq!(claim(&*store, 1105), [due("b", 1, 1, true)], "the second one");
    store.reminded(&due("b", 1, 1, true)).unwrap();
    assert_eq!(claim(&*store, 9000), [due("a", 2, 2, true)]);
}

pub fn a_reminder_that_is_no_longer_true_is_gone(place: &Place) {
    let store = with_guests(place);
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    let append = |first: u32, turn| waiting(one("a", first, 2), turn);
    assert_eq!(store.append(&[append(2, Some(turn(1, 2, 100)))]), [Ok(())]);
    assert_eq!(claim(&*store, 100), [due("a", 1, 2, false)]);
    // A question changes nothing: what was sent stays sent.
    store.reminded(&due("a", 1, 2, false)).unwrap();
    assert_eq!(store.append(&[append(3, Some(turn(1, 2, 300)))]), [Ok(())]);
    assert_eq!(claim(&*store, 1099), []);
    // Another turn while the message is under way: nothing of it is taken for the old one.
    assert_eq!(store.append(&[append(4, Some(turn(2, 4, 1200)))]), [Ok(())]);
    store.reminded(&due("a", 1, 2, true)).unwrap();
    store.remind_later(&due("a", 1, 2, true), 1).unwrap();
    assert_eq!(claim(&*store, 1199), []);
    assert_eq!(claim(&*store, 1200), [due("a", 2, 4, false)]);
    store.remind_later(&due("a", 2, 4, false), 1500).unwrap();
    assert_eq!((claim(&*store, 1499), claim(&*store, 1500).len()), (vec![], 1));
    // Several appends in one go: the last one counts.
    let both = [append(5, Some(turn(1, 5, 1600))), append(6, None)];
    assert_eq!(store.append(&both), [Ok(()), Ok(())]);
    assert_eq!(claim(&*store, 9000), []);
}

pub fn a_device_belongs_to_one_guest_and_goes_with_them(place: &Place) {
    let store = with_guests(place);
    assert_eq!(store.subscribe(&device(1, "phone", 10), 2), Ok(true));
    assert_eq!(store.subscribe(&device(1, "laptop", 11), 2), Ok(true));
    let latest_first = vec![device(1, "laptop", 11), device(1, "phone", 10)];
    assert_eq!(store.subscriptions(1), Ok(latest_first));
    // The same device again, and one too many: the oldest goes.
    assert_eq!(store.subscribe(&device(1, "phone", 12), 2), Ok(true));
    assert_eq!(store.subscribe(&device(1, "tablet", 13), 2), Ok(true));
    assert_eq!(store.subscriptions(1), Ok(vec![device(1, "tablet", 13), device(1, "phone", 12)]));
    // Somebody else uses the phone.
    assert_eq!(store.subscribe(&device(2, "phone", 14), 2), Ok(true));
    assert_eq!(store.subscriptions(1), Ok(vec![device(1, "tablet", 13)]));
    let endpoint = device(2, "phone", 14).endpoint;
    assert_eq!(store.unsubscribe(1, &endpoint), Ok(false), "it is not theirs");
    assert_eq!(store.subscribe(&device(9, "ghost", 15), 2), Ok(false), "no such guest");
    store.delete_guest(2).unwrap();
    assert_eq!(store.subscriptions(2), Ok(vec![]));
    let endpoint = device(1, "tablet", 13).endpoint;
    assert_eq!(store.unsubscribe(1, &endpoint), Ok(true));
    assert_eq!(store.dump_reminders(), Ok(RemindersDump::default()));
}

pub fn the_key_of_the_server_stays_the_same(place: &Place) {
    let store = place.open();
    assert_eq!(store.push_key(&[1; 32]), Ok([1; 32]));
    assert_eq!(store.push_key(&[2; 32]), Ok([1; 32]));
    drop(store);
    assert_eq!(place.open().push_key(&[3; 32]), Ok([1; 32]));
}
