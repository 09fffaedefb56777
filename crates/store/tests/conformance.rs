//! What every store promises. Another kind of store is one more line at the end.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use std::path::Path;
use store::{
    Append, ChatRow, GuestRow, MessageKey, Sqlite, Standing, Store, StoreFault, StoredEvent,
    StoredTable, TableRow,
};

/// An empty place for a store, which can be opened again and again.
struct Place {
    dir: tempfile::TempDir,
    open: fn(&Path) -> Box<dyn Store>,
}

impl Place {
    fn new(open: fn(&Path) -> Box<dyn Store>) -> Place {
        Place { dir: tempfile::tempdir().unwrap(), open }
    }

    fn open(&self) -> Box<dyn Store> {
        (self.open)(self.dir.path())
    }
}

fn row(id: &str) -> TableRow {
    TableRow { id: id.to_owned(), invite: format!("sit-{id}"), seed: [7; 32], created: 100 }
}

fn event(at: u64, text: &str) -> StoredEvent {
    StoredEvent { at, event: text.to_owned() }
}

/// One event that happened at `at`, with nobody at the table.
fn one(table: &str, first: u32, at: u64) -> Append {
    let events = vec![event(at, &format!("{{\"number\":{first}}}"))];
    Append { table: table.to_owned(), first, events, message: None, standing: Standing::default() }
}

fn by(append: Append, guest: u64, id: &str) -> Append {
    Append { message: Some(MessageKey { guest, id: id.to_owned() }), ..append }
}

fn standing(append: Append, guests: &[u64], over: bool, listed: bool) -> Append {
    Append { standing: Standing { guests: guests.to_vec(), over, listed }, ..append }
}

fn guest(id: u64, name: &str) -> GuestRow {
    GuestRow { id, secret_hash: [id as u8; 32], name: name.to_owned(), seen: 5 }
}

fn said(guest: Option<u64>, text: &str) -> ChatRow {
    ChatRow { at: 3, guest, seat: Some(1), text: text.to_owned() }
}

fn numbers(store: &dyn Store, table: &str) -> usize {
    store.load(table).unwrap().unwrap().events.len()
}

fn a_table_is_loaded_as_it_was_created(place: &Place) {
    let store = place.open();
    let events = vec![event(100, r#"{"opened":"ü"}"#), event(101, r#"{"began":true}"#)];
    let first = Append { events: events.clone(), ..one("a", 1, 0) };
    store.create(&row("a"), &first).unwrap();
    let messages = vec![];
    assert_eq!(store.load("a"), Ok(Some(StoredTable { row: row("a"), events, messages })));
    assert_eq!(store.load("b"), Ok(None));
}

fn an_id_belongs_to_one_table(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1)).unwrap();
    let other = TableRow { invite: "other".to_owned(), ..row("a") };
    let fault = StoreFault::TableExists("a".to_owned());
    assert_eq!(store.create(&other, &one("a", 1, 1)), Err(fault));
    assert_eq!(store.load("a").unwrap().unwrap().row, row("a"));
}

fn a_table_is_created_with_its_first_events_or_not_at_all(place: &Place) {
    let store = place.open();
    let fault = StoreFault::OutOfOrder { table: "a".to_owned(), number: 2 };
    assert_eq!(store.create(&row("a"), &one("a", 2, 1)), Err(fault));
    assert_eq!(store.load("a"), Ok(None));
    store.create(&row("b"), &one("b", 1, 1)).unwrap();
    let fault = StoreFault::NoTable("b".to_owned());
    assert_eq!(store.create(&row("a"), &one("b", 2, 1)), Err(fault));
    assert_eq!((store.load("a"), numbers(&*store, "b")), (Ok(None), 1));
}

fn events_are_appended_in_their_order(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1)).unwrap();
    let two = Append { events: vec![event(2, "two"), event(3, "three")], ..one("a", 2, 0) };
    assert_eq!(store.append(&[two, one("a", 4, 4)]), [Ok(()), Ok(())]);
    let table = store.load("a").unwrap().unwrap();
    assert!(table.events.iter().map(|event| event.at).eq(1..=4), "{:?}", table.events);
}

fn a_number_is_neither_taken_twice_nor_left_out(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1)).unwrap();
    for number in [0, 1, 3, u32::MAX] {
        let fault = StoreFault::OutOfOrder { table: "a".to_owned(), number };
        assert_eq!(store.append(&[one("a", number, 2)]), [Err(fault)]);
    }
    assert_eq!(store.append(&[one("a", 2, 2)]), [Ok(())]);
    assert_eq!(numbers(&*store, "a"), 2);
}

fn a_message_counts_once_and_tells_its_number_ever_after(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &by(one("a", 1, 1), 8, "m0")).unwrap();
    store.create(&row("b"), &one("b", 1, 1)).unwrap();
    let two = Append { events: vec![event(2, "x"), event(2, "y")], ..by(one("a", 2, 0), 8, "m1") };
    assert_eq!(store.append(std::slice::from_ref(&two)), [Ok(())]);
    let again = by(one("a", 4, 4), 8, "m1");
    assert_eq!(store.append(&[two, again]), [const { Err(StoreFault::Repeated { number: 3 }) }; 2]);
    // The same word from another guest, or at another table, is another message.
    let others = [by(one("a", 4, 4), 9, "m1"), by(one("b", 2, 4), 8, "m1")];
    assert_eq!(store.append(&others), [Ok(()), Ok(())]);
    let key = |guest, id: &str| MessageKey { guest, id: id.to_owned() };
    let told = vec![(key(8, "m0"), 1), (key(8, "m1"), 3), (key(9, "m1"), 4)];
    assert_eq!(store.load("a").unwrap().unwrap().messages, told);
    drop(store);
    let fault = StoreFault::Repeated { number: 3 };
    assert_eq!(place.open().append(&[by(one("a", 5, 5), 8, "m1")]), [Err(fault)]);
}

fn what_is_refused_hinders_no_other_and_leaves_nothing(place: &Place) {
    let store = place.open();
    for id in ["a", "b"] {
        store.create(&row(id), &one(id, 1, 1)).unwrap();
    }
    let batch = [
        one("a", 2, 2),
        standing(by(one("a", 2, 9), 5, "late"), &[5], true, true),
        one("none", 1, 2),
        one("b", 3, 2),
        one("b", 2, 2),
        by(one("a", 3, 3), 5, "late"),
    ];
    let out = |table: &str, number| Err(StoreFault::OutOfOrder { table: table.to_owned(), number });
    let none = Err(StoreFault::NoTable("none".to_owned()));
    assert_eq!(store.append(&batch), [Ok(()), out("a", 2), none, out("b", 3), Ok(()), Ok(())]);
    assert_eq!((numbers(&*store, "a"), numbers(&*store, "b")), (3, 2));
    assert_eq!((store.tables_of(5, 9), store.listed(9)), (Ok(vec![]), Ok(vec![])));
    assert_eq!(store.count(), Ok((2, 2)));
    assert_eq!(store.append(&[]), []);
}

fn everything_is_there_after_opening_again(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &standing(by(one("a", 1, 1), 8, "m"), &[8], false, true)).unwrap();
    assert_eq!(store.append(&[one("a", 2, 2)]), [Ok(())]);
    store.add_guest(&guest(8, "Eight")).unwrap();
    store.add_chat("a", &said(Some(8), "hello")).unwrap();
    store.add_code(&[3; 32], "a", 2, 50).unwrap();
    let all = |store: &dyn Store| {
        let lists = (store.tables_of(8, 9), store.listed(9), store.running(), store.count());
        (store.load("a"), lists, store.guest_by_secret(&[8; 32]), store.chat("a", 9))
    };
    let before = all(&*store);
    drop(store);
    let store = place.open();
    assert_eq!(all(&*store), before);
    assert_eq!(store.take_code(&[3; 32], 10), Ok(Some(("a".to_owned(), 2))));
    assert_eq!(store.append(&[one("a", 3, 3)]), [Ok(())]);
}

fn a_guest_finds_the_tables_where_he_holds_or_held_a_seat(place: &Place) {
    let store = place.open();
    let big = u64::MAX - 1;
    for (id, at) in [("a", 10), ("b", 30), ("c", 20)] {
        store.create(&row(id), &standing(one(id, 1, at), &[big, 2], false, false)).unwrap();
    }
    let latest = |names: &[&str]| Ok(names.iter().map(|name| (*name).to_owned()).collect());
    assert_eq!(store.tables_of(big, 9), latest(&["b", "c", "a"]));
    assert_eq!(store.tables_of(big, 2), latest(&["b", "c"]));
    // He leaves a, where something happens: it is the latest now, and still his.
    assert_eq!(store.append(&[standing(one("a", 2, 40), &[2, 3], true, false)]), [Ok(())]);
    assert_eq!(store.tables_of(big, 9), latest(&["a", "b", "c"]));
    assert_eq!(store.tables_of(3, 9), latest(&["a"]));
    assert_eq!(store.tables_of(4, 9), latest(&[]));
}

fn lists_follow_the_standing(place: &Place) {
    let store = place.open();
    for (id, at, listed) in [("a", 10, true), ("b", 30, true), ("c", 20, false)] {
        store.create(&row(id), &standing(one(id, 1, at), &[4], false, listed)).unwrap();
    }
    let names = |names: &[&str]| Ok(names.iter().map(|name| (*name).to_owned()).collect());
    let sorted = |found: Result<Vec<String>, StoreFault>| {
        let mut found = found.unwrap();
        found.sort();
        Ok::<_, StoreFault>(found)
    };
    assert_eq!(store.listed(9), names(&["b", "a"]));
    assert_eq!(store.listed(1), names(&["b"]));
    assert_eq!(sorted(store.running()), names(&["a", "b", "c"]));
    assert_eq!(store.count(), Ok((3, 3)));
    assert_eq!((store.running_of(4), store.running_of(5)), (Ok(3), Ok(0)));
    assert_eq!(store.append(&[standing(one("b", 2, 40), &[4], true, false)]), [Ok(())]);
    assert_eq!(store.running_of(4), Ok(2));
    assert_eq!(store.listed(9), names(&["a"]));
    assert_eq!(sorted(store.running()), names(&["a", "c"]));
    assert_eq!(store.count(), Ok((2, 3)));
}

fn retiring_deletes_untouched_tables_with_all_that_is_theirs(place: &Place) {
    let store = place.open();
    // More than any store deletes in one go.
    for number in 0..300 {
        let id = format!("old-{number}");
        store.create(&row(&id), &standing(by(one(&id, 1, 10), 8, "m"), &[8], false, true)).unwrap();
    }
    store.create(&row("new"), &standing(one("new", 1, 20), &[8], false, false)).unwrap();
    store.add_chat("old-1", &said(Some(8), "hello")).unwrap();
    store.add_code(&[3; 32], "old-1", 2, 50).unwrap();
    assert_eq!(store.retire(10), Ok(vec![]));
    let mut gone = store.retire(20).unwrap();
    gone.sort();
    let mut olds: Vec<_> = (0..300).map(|number| format!("old-{number}")).collect();
    olds.sort();
    assert_eq!(gone, olds);
    assert_eq!((store.load("old-1"), store.chat("old-1", 9)), (Ok(None), Ok(vec![])));
    assert_eq!((store.take_code(&[3; 32], 1), store.count()), (Ok(None), Ok((1, 1))));
    assert_eq!(store.tables_of(8, 999), Ok(vec!["new".to_owned()]));
    // A table of the same id is a new one: nothing of the old is in it.
    store.create(&row("old-1"), &by(one("old-1", 1, 30), 8, "m")).unwrap();
    assert_eq!(store.chat("old-1", 9), Ok(vec![]));
}

fn a_guest_is_known_by_his_secret(place: &Place) {
    let store = place.open();
    let big = guest(u64::MAX, "Big");
    store.add_guest(&big).unwrap();
    store.add_guest(&guest(2, "")).unwrap();
    assert_eq!(store.guest_by_secret(&[255; 32]), Ok(Some(big)));
    assert_eq!(store.guest_by_secret(&[9; 32]), Ok(None));
    let other = GuestRow { secret_hash: [9; 32], ..guest(2, "Thief") };
    assert!(store.add_guest(&other).is_err());
    let other = GuestRow { id: 3, ..guest(2, "Thief") };
    assert!(store.add_guest(&other).is_err());
    assert_eq!(store.guest_by_secret(&[2; 32]), Ok(Some(guest(2, ""))));
}

fn names_can_be_changed_and_those_without_are_left_out(place: &Place) {
    let store = place.open();
    for guest in [guest(1, "One"), guest(2, ""), guest(3, "Three")] {
        store.add_guest(&guest).unwrap();
    }
    store.rename(1, "Uno").unwrap();
    store.rename(77, "Nobody").unwrap();
    let mut names = store.names(&[3, 2, 1, 77]).unwrap();
    names.sort();
    assert_eq!(names, [(1, "Uno".to_owned()), (3, "Three".to_owned())]);
    assert_eq!(store.names(&[]), Ok(vec![]));
}

fn nothing_of_a_deleted_guest_is_left_but_a_number_in_logs(place: &Place) {
    let store = place.open();
    for guest in [guest(1, "Unverwechselbar"), guest(2, "Two")] {
        store.add_guest(&guest).unwrap();
    }
    let first = standing(by(one("a", 1, 1), 1, "my-own-word"), &[1, 2], false, false);
    store.create(&row("a"), &first).unwrap();
    assert_eq!(store.append(&[by(one("a", 2, 2), 2, "two")]), [Ok(())]);
    store.add_chat("a", &said(Some(1), "Geheimniskrämerei")).unwrap();
    store.add_chat("a", &said(Some(2), "stays")).unwrap();
    store.add_chat("a", &said(None, "nobody's")).unwrap();
    store.delete_guest(1).unwrap();
    assert_eq!(store.guest_by_secret(&[1; 32]), Ok(None));
    assert_eq!(store.names(&[1, 2]), Ok(vec![(2, "Two".to_owned())]));
    assert_eq!(store.chat("a", 9), Ok(vec![said(Some(2), "stays"), said(None, "nobody's")]));
    assert_eq!(store.tables_of(1, 9), Ok(vec![]));
    let table = store.load("a").unwrap().unwrap();
    assert_eq!(table.events.len(), 2);
    assert_eq!(table.messages, [(MessageKey { guest: 2, id: "two".to_owned() }, 2)]);
    assert_eq!(store.delete_guest(1), Ok(()));
}

fn the_last_things_said_come_oldest_first(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1)).unwrap();
    store.create(&row("b"), &one("b", 1, 1)).unwrap();
    for text in ["one", "two", "three"] {
        store.add_chat("a", &said(Some(1), text)).unwrap();
        store.add_chat("b", &said(None, "elsewhere")).unwrap();
    }
    let unseated = ChatRow { seat: None, ..said(Some(1), "four") };
    store.add_chat("a", &unseated).unwrap();
    assert_eq!(store.chat("a", 2), Ok(vec![said(Some(1), "three"), unseated]));
    let fault = StoreFault::NoTable("none".to_owned());
    assert_eq!(store.add_chat("none", &said(None, "x")), Err(fault));
    assert_eq!(store.chat("none", 9), Ok(vec![]));
}

fn a_code_is_good_once_and_for_a_while(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1)).unwrap();
    for code in [1, 2, 3] {
        store.add_code(&[code; 32], "a", code, 50).unwrap();
    }
    assert_eq!(store.take_code(&[9; 32], 10), Ok(None));
    assert_eq!(store.take_code(&[1; 32], 50), Ok(Some(("a".to_owned(), 1))));
    assert_eq!(store.take_code(&[1; 32], 50), Ok(None));
    assert_eq!(store.take_code(&[2; 32], 51), Ok(None));
    // Who comes too late does not get it by turning back the clock.
    assert_eq!(store.take_code(&[2; 32], 10), Ok(None));
    let fault = StoreFault::NoTable("none".to_owned());
    assert_eq!(store.add_code(&[4; 32], "none", 1, 50), Err(fault));
}

fn of_many_who_want_a_number_one_gets_it(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1)).unwrap();
    let store = &*store;
    let won: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(move || {
                    (2..52).filter(|&n| store.append(&[one("a", n, 1)]) == [Ok(())]).count()
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert_eq!((won, numbers(store, "a")), (50, 51));
}

fn a_code_goes_to_one_of_many(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1)).unwrap();
    store.add_code(&[1; 32], "a", 1, 50).unwrap();
    let store = &*store;
    let won = std::thread::scope(|scope| {
        let ask = || scope.spawn(|| store.take_code(&[1; 32], 1).unwrap().is_some());
        let threads: Vec<_> = (0..8).map(|_| ask()).collect();
        threads.into_iter().map(|t| t.join().unwrap()).filter(|won| *won).count()
    });
    assert_eq!(won, 1);
}

/// Makes a test of every promise for a kind of store, given as a function that opens the
/// one in a folder.
macro_rules! keeps_its_promises {
    ($store:ident, $open:expr) => {
        mod $store {
            use super::*;
            keeps_its_promises!(@ $open;
                a_table_is_loaded_as_it_was_created
                an_id_belongs_to_one_table
                a_table_is_created_with_its_first_events_or_not_at_all
                events_are_appended_in_their_order
                a_number_is_neither_taken_twice_nor_left_out
                a_message_counts_once_and_tells_its_number_ever_after
                what_is_refused_hinders_no_other_and_leaves_nothing
                everything_is_there_after_opening_again
                a_guest_finds_the_tables_where_he_holds_or_held_a_seat
                lists_follow_the_standing
                retiring_deletes_untouched_tables_with_all_that_is_theirs
                a_guest_is_known_by_his_secret
                names_can_be_changed_and_those_without_are_left_out
                nothing_of_a_deleted_guest_is_left_but_a_number_in_logs
                the_last_things_said_come_oldest_first
                a_code_is_good_once_and_for_a_while
                of_many_who_want_a_number_one_gets_it
                a_code_goes_to_one_of_many
            );
        }
    };
    (@ $open:expr; $($promise:ident)*) => {
        $(
            #[test]
            fn $promise() {
                super::$promise(&Place::new($open));
            }
        )*
    };
}

keeps_its_promises!(sqlite, |folder| Box::new(Sqlite::open(&folder.join("store")).unwrap()));
