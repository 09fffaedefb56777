//! What every store promises. Another kind of store is one more trial in `main`.
//!
//! One private PostgreSQL server serves all promises, each with a database of its own.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod accounts;
mod correspondence;
mod promises;
mod ratings;
mod reminders;
mod results;
mod safety;
mod seeks;

use correspondence::*;
use libtest_mimic::{Arguments, Trial};
use private_pg::Instance;
use promises::{Promise, broken, database};
use reminders::*;
use results::*;
use safety::*;
use seeks::*;
use spielhof_store::{
    Append, ChatRow, DoubtedTime, EntrantRow, GuestRow, ListingState, MessageKey, OWN_PLAYER,
    Postgres, PostgresUrl, RetireAfter, Retirement, SeatCode, SeatPlayer, Sqlite, Store,
    StoreError, StoredEvent, StoredTable, TableLimits, TableRow, TimeNote, TournamentAppend,
    TournamentGame, TournamentRow, bot_id,
};
use std::process::ExitCode;

/// An empty place for a store, which can be opened again and again.
enum Place {
    File(tempfile::TempDir),
    Database(Box<PostgresUrl>),
}

impl Place {
    fn file() -> Place {
        Place::File(tempfile::tempdir().unwrap())
    }

    fn open(&self) -> Box<dyn Store> {
        match self {
            Place::File(folder) => Box::new(Sqlite::open(&folder.path().join("store")).unwrap()),
            Place::Database(url) => Box::new(Postgres::open(url).unwrap()),
        }
    }
}

fn row(id: &str) -> TableRow {
    let invite = format!("sit-{id}");
    TableRow { id: id.to_owned(), invite, seed: [7; 32], created: 100, opener: None }
}

fn event(at: u64, text: &str) -> StoredEvent {
    StoredEvent { at, event: text.to_owned() }
}

/// One event that happened at `at`, with nobody at the table.
fn one(table: &str, first: u32, at: u64) -> Append {
    let events = vec![event(at, &format!("{{\"number\":{first}}}"))];
    Append {
        table: table.to_owned(),
        first,
        events,
        message: None,
        standing: ListingState::default(),
        vacated: Vec::new(),
        fence: None,
    }
}

fn code(table: &str, seat: u8, issuer: u64) -> SeatCode {
    SeatCode { table: table.to_owned(), seat, issuer }
}

fn by(append: Append, guest: u64, id: &str) -> Append {
    Append { message: Some(MessageKey { guest, id: id.to_owned() }), ..append }
}

fn standing(append: Append, guests: &[u64], over: bool, listed: bool) -> Append {
    Append {
        standing: ListingState {
            guests: guests.to_vec(),
            began: !listed,
            over,
            listed,
            turn: None,
        },
        ..append
    }
}

fn guest(id: u64, name: &str) -> GuestRow {
    GuestRow { id, secret_hash: [id as u8; 32], name: name.to_owned(), seen: 5, owner: None }
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
    store.create(&row("a"), &first, TableLimits::NONE).unwrap();
    let messages = vec![];
    assert_eq!(store.load("a"), Ok(Some(StoredTable { row: row("a"), events, messages })));
    assert_eq!(store.load("b"), Ok(None));
}

fn an_id_belongs_to_one_table(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    let other = TableRow { invite: "other".to_owned(), ..row("a") };
    let fault = StoreError::TableExists("a".to_owned());
    assert_eq!(store.create(&other, &one("a", 1, 1), TableLimits::NONE), Err(fault));
    assert_eq!(store.load("a").unwrap().unwrap().row, row("a"));
}

fn a_table_is_created_with_its_first_events_or_not_at_all(place: &Place) {
    let store = place.open();
    let fault = StoreError::OutOfOrder { table: "a".to_owned(), number: 2 };
    assert_eq!(store.create(&row("a"), &one("a", 2, 1), TableLimits::NONE), Err(fault));
    assert_eq!(store.load("a"), Ok(None));
    store.create(&row("b"), &one("b", 1, 1), TableLimits::NONE).unwrap();
    let fault = StoreError::NoTable("b".to_owned());
    assert_eq!(store.create(&row("a"), &one("b", 2, 1), TableLimits::NONE), Err(fault));
    assert_eq!((store.load("a"), numbers(&*store, "b")), (Ok(None), 1));
}

fn events_are_appended_in_their_order(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    let two = Append { events: vec![event(2, "two"), event(3, "three")], ..one("a", 2, 0) };
    assert_eq!(store.append(&[two, one("a", 4, 4)]), [Ok(()), Ok(())]);
    let table = store.load("a").unwrap().unwrap();
    assert!(table.events.iter().map(|event| event.at).eq(1..=4), "{:?}", table.events);
}

fn a_number_is_neither_taken_twice_nor_left_out(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    for number in [0, 1, 3, u32::MAX] {
        let fault = StoreError::OutOfOrder { table: "a".to_owned(), number };
        assert_eq!(store.append(&[one("a", number, 2)]), [Err(fault)]);
    }
    assert_eq!(store.append(&[one("a", 2, 2)]), [Ok(())]);
    assert_eq!(numbers(&*store, "a"), 2);
}

fn a_message_counts_once_and_tells_its_number_ever_after(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &by(one("a", 1, 1), 8, "m0"), TableLimits::NONE).unwrap();
    store.create(&row("b"), &one("b", 1, 1), TableLimits::NONE).unwrap();
    let two = Append { events: vec![event(2, "x"), event(2, "y")], ..by(one("a", 2, 0), 8, "m1") };
    assert_eq!(store.append(std::slice::from_ref(&two)), [Ok(())]);
    let again = by(one("a", 4, 4), 8, "m1");
    assert_eq!(store.append(&[two, again]), [const { Err(StoreError::Repeated { number: 3 }) }; 2]);
    // The same word from another guest, or at another table, is another message.
    let others = [by(one("a", 4, 4), 9, "m1"), by(one("b", 2, 4), 8, "m1")];
    assert_eq!(store.append(&others), [Ok(()), Ok(())]);
    let key = |guest, id: &str| MessageKey { guest, id: id.to_owned() };
    let told = vec![(key(8, "m0"), 1), (key(8, "m1"), 3), (key(9, "m1"), 4)];
    assert_eq!(store.load("a").unwrap().unwrap().messages, told);
    drop(store);
    let fault = StoreError::Repeated { number: 3 };
    assert_eq!(place.open().append(&[by(one("a", 5, 5), 8, "m1")]), [Err(fault)]);
}

fn what_is_refused_hinders_no_other_and_leaves_nothing(place: &Place) {
    let store = place.open();
    for id in ["a", "b"] {
        store.create(&row(id), &one(id, 1, 1), TableLimits::NONE).unwrap();
    }
    let batch = [
        one("a", 2, 2),
        standing(by(one("a", 2, 9), 5, "late"), &[5], true, true),
        one("none", 1, 2),
        one("b", 3, 2),
        one("b", 2, 2),
        by(one("a", 3, 3), 5, "late"),
    ];
    let out = |table: &str, number| Err(StoreError::OutOfOrder { table: table.to_owned(), number });
    let none = Err(StoreError::NoTable("none".to_owned()));
    assert_eq!(store.append(&batch), [Ok(()), out("a", 2), none, out("b", 3), Ok(()), Ok(())]);
    assert_eq!((numbers(&*store, "a"), numbers(&*store, "b")), (3, 2));
    assert_eq!((store.tables_of(5, 9), store.listed(9, 9)), (Ok(vec![]), Ok(vec![])));
    assert_eq!(store.count(), Ok((2, 2)));
    assert_eq!(store.append(&[]), []);
}

fn everything_is_there_after_opening_again(place: &Place) {
    let store = place.open();
    store
        .create(
            &row("a"),
            &standing(by(one("a", 1, 1), 8, "m"), &[8], false, true),
            TableLimits::NONE,
        )
        .unwrap();
    assert_eq!(store.append(&[one("a", 2, 2)]), [Ok(())]);
    store.add_guest(&guest(8, "Eight")).unwrap();
    store.add_chat("a", &said(Some(8), "hello"), None, None).unwrap();
    store.add_code(&[3; 32], &code("a", 2, 8), 50, None).unwrap();
    let all = |store: &dyn Store| {
        let lists = (store.tables_of(8, 9), store.listed(9, 9), store.running(), store.count());
        (store.load("a"), lists, store.guest_by_secret(&[8; 32]), store.chat("a", 9))
    };
    let before = all(&*store);
    drop(store);
    let store = place.open();
    assert_eq!(all(&*store), before);
    assert_eq!(store.take_code(&[3; 32], 10, None), Ok(Some(code("a", 2, 8))));
    assert_eq!(store.append(&[one("a", 3, 3)]), [Ok(())]);
}

fn a_guest_finds_the_tables_where_he_holds_or_held_a_seat(place: &Place) {
    let store = place.open();
    let big = u64::MAX - 1;
    for (id, at) in [("a", 10), ("b", 30), ("c", 20)] {
        store
            .create(&row(id), &standing(one(id, 1, at), &[big, 2], false, false), TableLimits::NONE)
            .unwrap();
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
        store
            .create(&row(id), &standing(one(id, 1, at), &[4], false, listed), TableLimits::NONE)
            .unwrap();
    }
    let names = |names: &[&str]| Ok(names.iter().map(|name| (*name).to_owned()).collect());
    let sorted = |found: Result<Vec<String>, StoreError>| {
        let mut found = found.unwrap();
        found.sort();
        Ok::<_, StoreError>(found)
    };
    assert_eq!(store.listed(9, 9), names(&["b", "a"]));
    assert_eq!(store.listed(1, 9), names(&["b"]));
    assert_eq!(sorted(store.running()), names(&["a", "b", "c"]));
    assert_eq!(store.count(), Ok((3, 3)));
    assert_eq!((store.running_of(4), store.running_of(5)), (Ok(3), Ok(0)));
    assert_eq!(store.append(&[standing(one("b", 2, 40), &[4], true, false)]), [Ok(())]);
    assert_eq!(store.running_of(4), Ok(2));
    assert_eq!(store.listed(9, 9), names(&["a"]));
    assert_eq!(sorted(store.running()), names(&["a", "c"]));
    assert_eq!(store.count(), Ok((2, 3)));
}

fn tables_without_people_count_for_their_opener(place: &Place) {
    let store = place.open();
    let limits = TableLimits { all: 5, per_guest: 2 };
    let open = |id: &str, opener, guests: &[u64]| {
        let row = TableRow { opener: Some(opener), ..row(id) };
        store.create(&row, &standing(one(id, 1, 1), guests, false, false), limits)
    };
    assert_eq!((open("a", 1, &[]), open("b", 1, &[1])), (Ok(()), Ok(())));
    assert_eq!(open("c", 1, &[]), Err(StoreError::TooManyTablesOfGuest));
    assert_eq!((store.load("c"), store.running_of(1)), (Ok(None), Ok(2)));
    assert_eq!(store.load("a").unwrap().unwrap().row.opener, Some(1));
    // A seat at another guest's table counts too.
    assert_eq!((open("d", 2, &[3]), open("e", 3, &[])), (Ok(()), Ok(())));
    assert_eq!(open("f", 3, &[]), Err(StoreError::TooManyTablesOfGuest));
    assert_eq!(open("g", 4, &[]), Ok(()));
    assert_eq!(open("h", 4, &[]), Err(StoreError::TooManyTables));
    // What is over makes room.
    assert_eq!(store.append(&[standing(one("a", 2, 2), &[], true, false)]), [Ok(())]);
    assert_eq!(open("c", 1, &[]), Ok(()));
}

fn limits_hold_for_many_who_open_at_once(place: &Place) {
    let store = place.open();
    let limits = TableLimits { all: 1000, per_guest: 50 };
    let store = &*store;
    let opened: usize = std::thread::scope(|scope| {
        let open = |id: String| {
            let row = TableRow { opener: Some(1), ..row(&id) };
            store.create(&row, &one(&id, 1, 1), limits)
        };
        let threads: Vec<_> = (0..8)
            .map(|thread| {
                scope.spawn(move || {
                    (0..20).filter(|n| open(format!("{thread}-{n}")).is_ok()).count()
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert_eq!((opened, store.running_of(1)), (50, Ok(50)));
}

fn the_list_is_shared_between_openers(place: &Place) {
    let store = place.open();
    let open = |id: &str, opener, at| {
        let row = TableRow { opener, ..row(id) };
        let append = standing(one(id, 1, at), &[], false, true);
        store.create(&row, &append, TableLimits::NONE).unwrap();
    };
    open("honest", Some(1), 1);
    // Two from before openers were kept.
    open("old-1", None, 2);
    open("old-2", None, 3);
    for n in 0..60 {
        open(&format!("many-{n}"), Some(2), 10 + n);
    }
    let found = store.listed(50, 3).unwrap();
    assert_eq!(found, ["many-59", "old-2", "old-1", "honest", "many-58", "many-57"]);
    assert_eq!(store.listed(4, 3).unwrap(), found[..4]);
}

/// Tables are marked after 5 and deleted after 3 more; those that never began after 50 and 30.
fn retirement(now: u64) -> Retirement {
    let after = |mark, delete| Some(RetireAfter { mark, delete });
    Retirement { now, idle: after(5, 3), unbegun: after(50, 30) }
}

fn what_happens_at_a_marked_table_saves_it(place: &Place) {
    let store = place.open();
    for id in ["a", "b", "c"] {
        let began = ListingState { began: true, ..ListingState::default() };
        let append = Append { standing: began, ..one(id, 1, 10) };
        store.create(&row(id), &append, TableLimits::NONE).unwrap();
    }
    assert_eq!(store.retire(&retirement(16)), Ok(vec![]));
    assert!(store.load("a").unwrap().is_some(), "marked tables can be loaded");
    assert_eq!(store.append(&[standing(one("a", 2, 17), &[], false, false)]), [Ok(())]);
    assert_eq!(store.retire(&retirement(18)), Ok(vec![]), "the time after the mark counts");
    assert_eq!(store.retire(&retirement(19)), Ok(vec!["b".to_owned(), "c".to_owned()]));
    assert_eq!(store.retire(&retirement(22)), Ok(vec![]));
    // A mark by a clock that was ahead does not count when the clock is right again.
    assert_eq!(store.retire(&retirement(1000)), Ok(vec![]));
    assert_eq!(store.retire(&retirement(30)), Ok(vec![]));
    assert_eq!(store.retire(&retirement(33)), Ok(vec!["a".to_owned()]));
}

fn tables_that_never_began_have_a_time_of_their_own(place: &Place) {
    let store = place.open();
    let listed = ListingState { listed: true, ..ListingState::default() };
    let listed = Append { standing: listed, ..one("open", 1, 10) };
    store.create(&row("open"), &listed, TableLimits::NONE).unwrap();
    let began = ListingState { began: true, ..ListingState::default() };
    let append = Append { standing: began, ..one("played", 1, 10) };
    store.create(&row("played"), &append, TableLimits::NONE).unwrap();
    let after = |mark, delete| Some(RetireAfter { mark, delete });
    let early = |now| Retirement { now, idle: after(500, 300), unbegun: after(5, 3) };
    assert_eq!(store.retire(&early(16)), Ok(vec![]));
    assert_eq!(store.listed(9, 9), Ok(vec![]), "no longer listed");
    assert_eq!(store.retire(&early(19)), Ok(vec!["open".to_owned()]));
    let never = Retirement { now: 99_999, idle: None, unbegun: None };
    assert_eq!((store.retire(&never), store.count()), (Ok(vec![]), Ok((1, 1))));
}

fn the_time_is_noted(place: &Place) {
    let store = place.open();
    assert_eq!(store.time_note(), Ok(TimeNote::default()));
    store.create(&row("a"), &one("a", 1, 1234), TableLimits::NONE).unwrap();
    let note = TimeNote { trusted: Some(1234), doubted: None };
    assert_eq!(store.time_note(), Ok(note), "what happened last tells the time too");
    let doubted = Some(DoubtedTime { at: 5000, ran: 3 });
    for note in [TimeNote { doubted, ..note }, TimeNote { trusted: Some(77), doubted: None }] {
        store.set_time_note(note).unwrap();
        assert_eq!(store.time_note(), Ok(note));
    }
}

fn retiring_deletes_untouched_tables_with_all_that_is_theirs(place: &Place) {
    let store = place.open();
    // More than any store deletes in one go.
    for number in 0..300 {
        let id = format!("old-{number}");
        store
            .create(
                &row(&id),
                &standing(by(one(&id, 1, 10), 8, "m"), &[8], false, false),
                TableLimits::NONE,
            )
            .unwrap();
    }
    store
        .create(&row("new"), &standing(one("new", 1, 20), &[8], false, false), TableLimits::NONE)
        .unwrap();
    store.add_chat("old-1", &said(Some(8), "hello"), None, None).unwrap();
    store.add_code(&[3; 32], &code("old-1", 2, 8), 50, None).unwrap();
    assert_eq!(store.retire(&retirement(15)), Ok(vec![]));
    assert_eq!(store.retire(&retirement(16)), Ok(vec![]), "first they are marked");
    let mut gone = store.retire(&retirement(19)).unwrap();
    gone.sort();
    let mut olds: Vec<_> = (0..300).map(|number| format!("old-{number}")).collect();
    olds.sort();
    assert_eq!(gone, olds);
    assert_eq!((store.load("old-1"), store.chat("old-1", 9)), (Ok(None), Ok(vec![])));
    assert_eq!((store.take_code(&[3; 32], 1, None), store.count()), (Ok(None), Ok((1, 1))));
    assert_eq!(store.tables_of(8, 999), Ok(vec!["new".to_owned()]));
    // A table of the same id is a new one: nothing of the old is in it.
    store.create(&row("old-1"), &by(one("old-1", 1, 30), 8, "m"), TableLimits::NONE).unwrap();
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

fn guests_who_are_not_seen_for_long_expire(place: &Place) {
    let store = place.open();
    for id in 1..=200 {
        store.add_guest(&GuestRow { seen: 10, ..guest(id, "x") }).unwrap();
    }
    let seat = standing(one("a", 1, 1), &[7], false, false);
    store.create(&row("a"), &seat, TableLimits::NONE).unwrap();
    store.see_guest(8, 30).unwrap();
    assert_eq!(store.expire_guests(10), Ok(vec![]));
    let mut gone = store.expire_guests(20).unwrap();
    gone.sort();
    assert!(gone.into_iter().eq((1..=200).filter(|id| ![7, 8].contains(id))));
    let seen = |id: u8| store.guest_by_secret(&[id; 32]).unwrap().map(|guest| guest.seen);
    assert_eq!((seen(6), seen(7), seen(8)), (None, Some(10), Some(30)));
}

fn who_plays_a_seat_is_kept_until_the_guest_is_deleted(place: &Place) {
    let player = |seat: u8, guest: u64, id: &str, name: &str| SeatPlayer {
        seat,
        guest,
        id: id.to_owned(),
        name: name.to_owned(),
        avatar: u32::MAX,
    };
    let store = place.open();
    for guest in [guest(1, "One"), guest(2, "Two")] {
        store.add_guest(&guest).unwrap();
    }
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    let set = |player: &SeatPlayer| store.set_player("a", player, None);
    let (ben, me, two) = (
        player(3, 1, "b7", "Ben"),
        player(1, 1, OWN_PLAYER, "One"),
        player(2, 2, OWN_PLAYER, "Two"),
    );
    for one in [&ben, &player(1, 2, "x", "Before"), &me, &two] {
        assert_eq!(set(one), Ok(()));
    }
    assert_eq!(store.players("a").unwrap(), [me, two.clone(), ben.clone()]);
    // Only where they play as themselves.
    store.rename(1, "Uno").unwrap();
    let uno = player(1, 1, OWN_PLAYER, "Uno");
    assert_eq!(store.players("a").unwrap(), [uno, two.clone(), ben]);
    assert_eq!(store.set_player("none", &two, None), Err(StoreError::NoTable("none".to_owned())));
    store.delete_guest(1).unwrap();
    assert_eq!(set(&player(4, 1, "b7", "Ben")), Ok(()), "nothing happens");
    assert_eq!(store.players("a").unwrap(), [two]);
    assert_eq!(store.players("none"), Ok(vec![]));
}

fn bots_have_an_owner_and_go_with_them(place: &Place) {
    let store = place.open();
    let bot = |id: u64, owner: u64| GuestRow {
        id: bot_id(id),
        secret_hash: [id as u8; 32],
        owner: Some(owner),
        ..guest(id, "Bot")
    };
    let (first, second, others) = (bot(20, 1), bot(22, 1), bot(24, 2));
    assert_eq!(store.add_bot(&first, 2), Err(StoreError::NoGuest));
    for guest in [guest(1, "One"), guest(2, "Two")] {
        store.add_guest(&guest).unwrap();
    }
    for bot in [&second, &first, &others] {
        assert_eq!(store.add_bot(bot, 2), Ok(()));
    }
    assert_eq!(store.add_bot(&bot(26, 1), 2), Err(StoreError::TooManyBots));
    assert_eq!(store.bots(1).unwrap(), [first.clone(), second.clone()]);
    assert_eq!(store.guest_by_secret(&[20; 32]), Ok(Some(first.clone())));
    let first_events = standing(by(one("a", 1, 1), second.id, "m"), &[second.id], false, false);
    store.create(&row("a"), &first_events, TableLimits::NONE).unwrap();
    store.add_chat("a", &said(Some(second.id), "beep"), None, None).unwrap();
    // An owner stays as long as a bot of theirs is there.
    assert_eq!(store.expire_guests(9), Ok(vec![first.id, others.id, 2]));
    assert_eq!(store.bots(1).unwrap(), [second]);
    store.delete_guest(1).unwrap();
    assert_eq!(store.bots(1), Ok(vec![]));
    assert_eq!(store.guest_by_secret(&[22; 32]), Ok(None));
    assert_eq!(store.chat("a", 9), Ok(vec![]));
    assert_eq!(store.load("a").unwrap().unwrap().messages, []);
}

fn of_many_bots_made_at_once_no_more_than_the_limit_are_there(place: &Place) {
    let store = place.open();
    store.add_guest(&guest(1, "One")).unwrap();
    std::thread::scope(|scope| {
        for id in 1..=8 {
            let store = &store;
            let bot = GuestRow { owner: Some(1), id: bot_id(2 * id), ..guest(10 + id, "Bot") };
            scope.spawn(move || store.add_bot(&bot, 3));
        }
    });
    assert_eq!(store.bots(1).unwrap().len(), 3);
}

fn tournament(id: &str, organiser: u64) -> TournamentRow {
    let (id, plan) = (id.to_owned(), r#"{"game":"halma"}"#.to_owned());
    TournamentRow { id, organiser, plan, created: 7 }
}

fn more(first: u32, at: u64, events: &[&str]) -> TournamentAppend {
    let events = events.iter().map(|&event| event.to_owned()).collect();
    TournamentAppend { first, at, events, ..TournamentAppend::default() }
}

fn entrant(entrant: u32, guest: Option<u64>, name: &str) -> EntrantRow {
    EntrantRow { entrant, guest, name: name.to_owned() }
}

fn a_tournament_is_kept_with_names_and_tables(place: &Place) {
    let store = place.open();
    let opened = more(1, 10, &["opened"]);
    assert_eq!(store.create_tournament(&tournament("t", 1), &opened, 2), Err(StoreError::NoGuest));
    for guest in [guest(1, "One"), guest(2, "Two"), guest(3, "Three")] {
        store.add_guest(&guest).unwrap();
    }
    for id in ["t", "u"] {
        assert_eq!(store.create_tournament(&tournament(id, 1), &opened, 2), Ok(()));
    }
    let many = Err(StoreError::TooManyTournaments);
    assert_eq!(store.create_tournament(&tournament("v", 1), &opened, 2), many);
    let games = vec![TournamentGame { round: 1, pairing: 1, game: 1, table: "a".to_owned() }];
    let entrants = vec![entrant(1, Some(2), "Zwei"), entrant(2, None, "Drei")];
    let joined = TournamentAppend { entrants, games, ..more(2, 20, &["joined 1", "joined 2"]) };
    assert_eq!(store.append_tournament("t", &joined), Ok(()));
    let late = |number| Err(StoreError::OutOfOrder { table: "t".to_owned(), number });
    assert_eq!(store.append_tournament("t", &joined), late(2), "somebody was quicker");
    assert_eq!(store.append_tournament("t", &more(3, 20, &[])), late(3), "also without an event");
    let none = Err(StoreError::NoTable("none".to_owned()));
    assert_eq!(store.append_tournament("none", &joined), none);
    // Names and tables are replaced; nothing is kept about a guest who is deleted.
    let again = TournamentAppend {
        entrants: vec![entrant(2, None, "Dora"), entrant(9, Some(99), "deleted")],
        games: vec![TournamentGame { round: 1, pairing: 1, game: 1, table: "b".to_owned() }],
        ..more(4, 30, &[])
    };
    assert_eq!(store.append_tournament("t", &again), Ok(()));
    let found = store.tournament("t").unwrap().unwrap();
    assert_eq!((found.row, found.touched), (tournament("t", 1), 30));
    let events: Vec<_> = found.events.iter().map(|one| (one.at, &*one.event)).collect();
    assert_eq!(events, [(10, "opened"), (20, "joined 1"), (20, "joined 2")]);
    assert_eq!(found.entrants, [entrant(1, Some(2), "Zwei"), entrant(2, None, "Dora")]);
    assert_eq!(found.games, again.games);
    assert_eq!(store.tournaments_of(1, 9), Ok(vec!["t".to_owned(), "u".to_owned()]));
    assert_eq!(store.tournaments_of(2, 9), Ok(vec!["t".to_owned()]));
    assert_eq!(store.tournaments_of(3, 9), Ok(vec![]));
    assert_eq!(store.tournament("none"), Ok(None));
}

fn tournaments_go_with_their_organiser_and_names_with_their_guest(place: &Place) {
    let store = place.open();
    for guest in [guest(1, "One"), guest(2, "Two")] {
        store.add_guest(&guest).unwrap();
    }
    for (id, organiser, at) in [("a", 1, 10), ("b", 1, 50), ("c", 2, 50), ("d", 2, 50)] {
        let entrants = vec![entrant(1, Some(2), "Zwei"), entrant(2, None, "Drei")];
        let first = TournamentAppend { entrants, ..more(1, at, &["opened"]) };
        store.create_tournament(&tournament(id, organiser), &first, 9).unwrap();
    }
    assert_eq!(store.retire_tournaments(20), Ok(1));
    store.delete_tournament("d").unwrap();
    store.delete_tournament("none").unwrap();
    store.delete_guest(2).unwrap();
    let left = |id: &str| store.tournament(id).unwrap();
    assert_eq!((left("a"), left("c"), left("d")), (None, None, None));
    assert_eq!(left("b").unwrap().entrants, [entrant(2, None, "Drei")], "the log keeps the number");
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
    store.create(&row("a"), &first, TableLimits::NONE).unwrap();
    assert_eq!(store.append(&[by(one("a", 2, 2), 2, "two")]), [Ok(())]);
    store.add_chat("a", &said(Some(1), "Geheimniskrämerei"), None, None).unwrap();
    store.add_chat("a", &said(Some(2), "stays"), None, None).unwrap();
    store.add_chat("a", &said(None, "nobody's"), None, None).unwrap();
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
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    store.create(&row("b"), &one("b", 1, 1), TableLimits::NONE).unwrap();
    for text in ["one", "two", "three"] {
        store.add_chat("a", &said(Some(1), text), None, None).unwrap();
        store.add_chat("b", &said(None, "elsewhere"), None, None).unwrap();
    }
    let unseated = ChatRow { seat: None, ..said(Some(1), "four") };
    store.add_chat("a", &unseated, None, None).unwrap();
    assert_eq!(store.chat("a", 2), Ok(vec![said(Some(1), "three"), unseated]));
    let fault = StoreError::NoTable("none".to_owned());
    assert_eq!(store.add_chat("none", &said(None, "x"), None, None), Err(fault));
    assert_eq!(store.chat("none", 9), Ok(vec![]));
}

fn a_line_is_said_once(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    let key = MessageKey { guest: 1, id: "m".to_owned() };
    let say = |text: &str| store.add_chat("a", &said(Some(1), text), Some(&key), None);
    assert_eq!(say("one"), Ok(()));
    assert_eq!(say("again"), Err(StoreError::Repeated { number: 1 }));
    assert_eq!(store.chat("a", 9), Ok(vec![said(Some(1), "one")]));
    let act = by(one("a", 2, 2), 1, "m");
    assert_eq!(store.append(&[act]), [Err(StoreError::Repeated { number: 1 })]);
    // A guest who only watched leaves no message behind either.
    store.delete_guest(1).unwrap();
    assert_eq!(store.load("a").unwrap().unwrap().messages, []);
}

fn a_code_is_good_once_and_for_a_while(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    for seat in [1, 2, 3] {
        store.add_code(&[seat; 32], &code("a", seat, u64::MAX), 50, None).unwrap();
    }
    assert_eq!(store.take_code(&[9; 32], 10, None), Ok(None));
    assert_eq!(store.take_code(&[1; 32], 50, None), Ok(Some(code("a", 1, u64::MAX))));
    assert_eq!(store.take_code(&[1; 32], 50, None), Ok(None));
    assert_eq!(store.take_code(&[2; 32], 51, None), Ok(None));
    // Who comes too late does not get it by turning back the clock.
    assert_eq!(store.take_code(&[2; 32], 10, None), Ok(None));
    let fault = StoreError::NoTable("none".to_owned());
    assert_eq!(store.add_code(&[4; 32], &code("none", 1, 8), 50, None), Err(fault));
}

fn codes_of_a_seat_that_changes_hands_are_void(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    store.create(&row("b"), &one("b", 1, 1), TableLimits::NONE).unwrap();
    for (hash, table, seat) in [(1, "a", 1), (2, "a", 1), (3, "a", 2), (4, "b", 1)] {
        store.add_code(&[hash; 32], &code(table, seat, 8), 50, None).unwrap();
    }
    let refused = Append { vacated: vec![2], ..one("a", 5, 2) };
    assert!(store.append(&[refused])[0].is_err());
    assert_eq!(store.append(&[Append { vacated: vec![1], ..one("a", 2, 2) }]), [Ok(())]);
    let left = |hash| store.take_code(&[hash; 32], 10, None).unwrap().is_some();
    assert_eq!([1, 2, 3, 4].map(left), [false, false, true, true]);
}

fn codes_of_a_deleted_guest_are_void(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    store.add_code(&[1; 32], &code("a", 1, 8), 50, None).unwrap();
    store.add_code(&[2; 32], &code("a", 2, 9), 50, None).unwrap();
    store.delete_guest(8).unwrap();
    assert_eq!(store.take_code(&[1; 32], 10, None), Ok(None));
    assert_eq!(store.take_code(&[2; 32], 10, None), Ok(Some(code("a", 2, 9))));
}

fn of_many_who_want_a_number_one_gets_it(place: &Place) {
    let store = place.open();
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
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
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    store.add_code(&[1; 32], &code("a", 1, 8), 50, None).unwrap();
    let store = &*store;
    let won = std::thread::scope(|scope| {
        let ask = || scope.spawn(|| store.take_code(&[1; 32], 1, None).unwrap().is_some());
        let threads: Vec<_> = (0..8).map(|_| ask()).collect();
        threads.into_iter().map(|t| t.join().unwrap()).filter(|won| *won).count()
    });
    assert_eq!(won, 1);
}

const PROMISES: &[Promise<Place>] = promises! {
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
    tables_without_people_count_for_their_opener
    limits_hold_for_many_who_open_at_once
    the_list_is_shared_between_openers
    what_happens_at_a_marked_table_saves_it
    tables_that_never_began_have_a_time_of_their_own
    the_time_is_noted
    retiring_deletes_untouched_tables_with_all_that_is_theirs
    a_guest_is_known_by_his_secret
    guests_who_are_not_seen_for_long_expire
    bots_have_an_owner_and_go_with_them
    of_many_bots_made_at_once_no_more_than_the_limit_are_there
    a_tournament_is_kept_with_names_and_tables
    tournaments_go_with_their_organiser_and_names_with_their_guest
    names_can_be_changed_and_those_without_are_left_out
    who_plays_a_seat_is_kept_until_the_guest_is_deleted
    conditional_moves_are_kept_until_they_are_withdrawn
    conditional_moves_end_with_the_seat_the_game_and_the_guest
    holidays_are_counted_and_deleted_with_their_guest
    nothing_of_a_deleted_guest_is_left_but_a_number_in_logs
    the_last_things_said_come_oldest_first
    a_line_is_said_once
    a_code_is_good_once_and_for_a_while
    codes_of_a_seat_that_changes_hands_are_void
    codes_of_a_deleted_guest_are_void
    of_many_who_want_a_number_one_gets_it
    a_code_goes_to_one_of_many
    results_are_found_the_latest_first
    a_deleted_guest_leaves_the_result_without_a_name
    a_table_with_a_result_of_somebody_is_not_retired
    games_that_count_are_tallied
    a_tally_is_about_nobody_and_goes_with_its_table
    a_profile_shows_a_guest_until_it_is_hidden
    a_reminder_is_due_once_and_once_more
    a_reminder_that_is_no_longer_true_is_gone
    a_device_belongs_to_one_guest_and_goes_with_them
    the_key_of_the_server_stays_the_same
    marks_belong_to_a_guest_and_go_with_either_side
    who_is_blocked_meets_nobody_and_sees_no_table
    a_report_is_kept_once_with_its_lines
    a_ban_lasts_as_long_as_it_says
    names_are_taken_away_everywhere
    limits_are_the_same_for_all_who_ask
    two_who_want_the_same_game_are_paired_once
    those_who_are_gone_are_not_paired
    a_computer_comes_where_nobody_does
    of_many_who_look_at_once_each_is_paired_once
    games_that_everybody_may_watch_are_found
};

/// A runner that starts a process for each test would start a server for each: so all promises of
/// PostgreSQL are one test.
fn main() -> ExitCode {
    let all = [PROMISES, accounts::PROMISES, ratings::PROMISES].concat();
    let sqlite = all.clone().into_iter().map(|(name, promise)| {
        Trial::test(format!("sqlite::{name}"), move || {
            promise(&Place::file());
            Ok(())
        })
    });
    let mut trials: Vec<_> = sqlite.collect();
    trials.push(Trial::test("postgres", move || {
        let server = Instance::start()?;
        let place = || Place::Database(Box::new(database(&server)));
        let broken = broken(&all, place);
        if broken.is_empty() { Ok(()) } else { Err(format!("not kept: {broken:?}").into()) }
    }));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
