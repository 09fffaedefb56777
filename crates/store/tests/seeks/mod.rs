//! What every store promises to people who look for somebody to play with.

use crate::{Place, guest, one, row};
use spielhof_store::{ListingState, Seek, SeekAnswer, Store, TableLimits};

fn seek(guest: u64, games: &[&str], now: u64) -> Seek {
    let games = games.iter().map(|&game| game.to_owned()).collect();
    Seek { guest, games, anew: false, now, patience: None, absence: 10 }
}

fn paired(other: u64, game: &str) -> SeekAnswer {
    SeekAnswer::Paired { other, game: game.to_owned() }
}

const WAITING: SeekAnswer = SeekAnswer::Waiting { others: 0 };

fn with_guests(place: &Place) -> Box<dyn Store> {
    let store = place.open();
    (1..=9).for_each(|id| store.add_guest(&guest(id, "x")).unwrap());
    store
}

pub fn two_who_want_the_same_game_are_paired_once(place: &Place) {
    let store = with_guests(place);
    let ask = |one: Seek| store.seek(&one).unwrap();
    assert_eq!(ask(seek(1, &["halma", "tippy"], 100)), WAITING);
    assert_eq!(ask(seek(2, &["gobang"], 101)), SeekAnswer::Waiting { others: 1 });
    assert_eq!(ask(seek(1, &["halma", "tippy"], 102)), SeekAnswer::Waiting { others: 1 });
    assert_eq!(ask(seek(3, &["tippy", "gobang"], 103)), paired(1, "tippy"), "who waited longest");
    assert_eq!(ask(seek(4, &["halma"], 104)), SeekAnswer::Waiting { others: 1 });
    assert_eq!(ask(seek(1, &["halma"], 104)), SeekAnswer::Taken);
    store.seat_seekers(&[1, 3], "t1").unwrap();
    assert_eq!(ask(seek(1, &["halma"], 105)), SeekAnswer::Seated("t1".to_owned()));
    assert_eq!(ask(seek(3, &["halma"], 105)), SeekAnswer::Seated("t1".to_owned()));
    assert_eq!(store.end_seek(1), Ok(Some("t1".to_owned())));
    assert_eq!((store.end_seek(2), store.end_seek(2)), (Ok(None), Ok(None)));
    // Again, with another table.
    let again = Seek { anew: true, ..seek(3, &["halma"], 106) };
    assert_eq!(ask(again), paired(4, "halma"));
}

pub fn those_who_are_gone_are_not_paired(place: &Place) {
    let store = with_guests(place);
    let ask = |one: Seek| store.seek(&one).unwrap();
    assert_eq!(ask(seek(1, &["halma"], 100)), WAITING);
    assert_eq!(ask(seek(2, &["halma"], 111)), WAITING, "the first was not seen for too long");
    // A table that does not come in time is not waited for.
    assert_eq!(ask(seek(3, &["halma"], 112)), paired(2, "halma"));
    assert_eq!(ask(seek(2, &["halma"], 113)), SeekAnswer::Taken);
    assert_eq!(ask(seek(2, &["halma"], 123)), WAITING);
    store.delete_guest(2).unwrap();
    assert_eq!(ask(seek(4, &["halma"], 124)), WAITING);
    assert_eq!(ask(seek(2, &["halma"], 125)), WAITING, "a deleted guest looks for nobody");
    store.forget_seeks(125).unwrap();
    assert_eq!(ask(seek(5, &["halma"], 126)), WAITING);
}

pub fn a_computer_comes_where_nobody_does(place: &Place) {
    let store = with_guests(place);
    let patient = |now| Seek { patience: Some(5), ..seek(1, &["halma", "tippy"], now) };
    assert_eq!(store.seek(&patient(100)), Ok(WAITING));
    assert_eq!(store.seek(&patient(104)), Ok(WAITING));
    let alone = SeekAnswer::Alone { game: "halma".to_owned() };
    assert_eq!(store.seek(&patient(105)), Ok(alone));
    assert_eq!(store.seek(&seek(2, &["halma"], 105)), Ok(WAITING), "it is taken");
}

pub fn of_many_who_look_at_once_each_is_paired_once(place: &Place) {
    let store = with_guests(place);
    let store = &*store;
    let pairs: Vec<(u64, u64)> = std::thread::scope(|scope| {
        let look = |guest: u64| {
            (100..200).find_map(|now| match store.seek(&seek(guest, &["halma"], now)).unwrap() {
                SeekAnswer::Paired { other, .. } => Some((guest, other)),
                SeekAnswer::Taken => Some((0, 0)),
                _ => None,
            })
        };
        let threads: Vec<_> = (1..=8).map(|guest| scope.spawn(move || look(guest))).collect();
        threads.into_iter().filter_map(|thread| thread.join().unwrap()).collect()
    });
    let mut seated: Vec<u64> = pairs.into_iter().flat_map(|(one, other)| [one, other]).collect();
    seated.retain(|&guest| guest != 0);
    seated.sort();
    assert_eq!(seated, (1..=8).collect::<Vec<_>>());
}

pub fn games_that_everybody_may_watch_are_found(place: &Place) {
    let store = with_guests(place);
    for (id, began, over, listed) in [
        ("waits", false, false, true),
        ("runs", true, false, true),
        ("over", true, true, false),
        ("private", true, false, false),
    ] {
        let mut append = one(id, 1, 5);
        append.standing = ListingState { guests: vec![1], began, over, listed, turn: None };
        store.create(&row(id), &append, TableLimits::NONE).unwrap();
    }
    assert_eq!(store.watchable(9).unwrap(), ["runs"]);
    assert_eq!(store.listed(9, 9).unwrap(), ["waits"]);
}
