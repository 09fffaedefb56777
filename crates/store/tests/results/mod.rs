//! What every store promises about games that are over.

use super::{Place, guest, one, row, standing};
use spielhof_store::{
    ChatRow, FoundResult, GameResult, OWN_PLAYER, ResultPerson, ResultsWanted, RetireAfter,
    Retirement, SeatPlayer, SeatResult, Store, StoreError, TableLimits, Tallied, Tally,
};

fn seat(seat: u8, guest: Option<u64>, place: u8) -> SeatResult {
    let level = guest.is_none().then_some(3);
    SeatResult { seat, side: seat, guest, level, place: Some(place), ..SeatResult::default() }
}

fn result(game: &str, ended: u64, seats: &[SeatResult]) -> GameResult {
    GameResult {
        game: game.to_owned(),
        options: "start=15".to_owned(),
        ended,
        lasted: Some(7),
        turns: 40,
        jumps: 9,
        ending: "rules".to_owned(),
        set_up: true,
        copied: false,
        taken_back: true,
        rated: false,
        solution: None,
        tally: None,
        seats: seats.to_vec(),
    }
}

/// A table of guests 1 and 2 whose game is over since `at`.
fn over(store: &dyn Store, id: &str, at: u64) {
    let append = standing(one(id, 1, at), &[1, 2], true, false);
    store.create(&row(id), &append, TableLimits::NONE).unwrap();
}

fn tables(store: &dyn Store, guest: u64, wanted: &ResultsWanted) -> Vec<String> {
    store.results_of(guest, wanted).unwrap().into_iter().map(|found| found.table).collect()
}

fn with_guests(place: &Place) -> Box<dyn Store> {
    let store = place.open();
    for guest in [guest(1, "One"), guest(2, "Two")] {
        store.add_guest(&guest).unwrap();
    }
    store
}

pub fn results_are_found_the_latest_first(place: &Place) {
    let store = with_guests(place);
    for (id, at) in [("a", 10), ("b", 30), ("c", 20), ("d", 20)] {
        over(&*store, id, at);
    }
    let append = standing(one("going", 1, 5), &[1], false, false);
    store.create(&row("going"), &append, TableLimits::NONE).unwrap();
    assert_eq!(store.without_result("", 9).unwrap(), ["a", "b", "c", "d"]);
    assert_eq!(store.without_result("a", 2).unwrap(), ["b", "c"]);
    let both = [seat(1, Some(1), 2), seat(2, Some(2), 1)];
    for (id, game, at) in [("a", "halma", 10), ("b", "tippy", 30), ("c", "halma", 20)] {
        store.set_result(id, &result(game, at, &both)).unwrap();
    }
    let withheld = SeatResult { hinted: true, stood_in: true, withheld: true, ..seat(2, None, 1) };
    let alone = result("halma", 20, &[SeatResult { place: None, ..seat(1, Some(1), 1) }, withheld]);
    let alone = GameResult { tally: Some(Tally { players: 2, winner: None }), ..alone };
    store.set_result("d", &alone).unwrap();
    // What is there stays.
    store.set_result("d", &result("gobang", 99, &both)).unwrap();
    assert_eq!(store.without_result("", 9).unwrap(), [""; 0]);
    let none = StoreError::NoTable("none".to_owned());
    assert_eq!(store.set_result("none", &alone), Err(none));

    let all = ResultsWanted { most: 9, ..ResultsWanted::default() };
    assert_eq!(tables(&*store, 1, &all), ["b", "d", "c", "a"]);
    assert_eq!(tables(&*store, 2, &all), ["b", "c", "a"]);
    assert_eq!(tables(&*store, 3, &all), [""; 0]);
    let halma = ResultsWanted { game: Some("halma".to_owned()), ..all.clone() };
    assert_eq!(tables(&*store, 1, &halma), ["d", "c", "a"]);
    let first = ResultsWanted { most: 2, ..halma.clone() };
    assert_eq!(tables(&*store, 1, &first), ["d", "c"]);
    let next = |at, id: &str| ResultsWanted { before: Some((at, id.to_owned())), ..halma.clone() };
    assert_eq!(tables(&*store, 1, &next(20, "d")), ["c", "a"]);
    assert_eq!(tables(&*store, 1, &next(20, "c")), ["a"]);
    assert_eq!(tables(&*store, 1, &next(10, "a")), [""; 0]);

    let found = store.results_of(1, &next(20, "e")).unwrap();
    let one = ResultPerson { name: "One".to_owned(), ..ResultPerson::default() };
    let people = vec![one, ResultPerson::default()];
    assert_eq!(found[0], FoundResult { table: "d".to_owned(), result: alone, people });
}

pub fn a_deleted_guest_leaves_the_result_without_a_name(place: &Place) {
    let store = with_guests(place);
    over(&*store, "a", 10);
    let player = SeatPlayer {
        seat: 2,
        guest: 2,
        id: OWN_PLAYER.to_owned(),
        name: "Twice".to_owned(),
        avatar: 77,
    };
    store.set_player("a", &player, None).unwrap();
    let both = [seat(1, Some(1), 2), seat(2, Some(2), 1), seat(3, Some(9), 2)];
    store.set_result("a", &result("halma", 10, &both)).unwrap();
    let all = ResultsWanted { most: 9, ..ResultsWanted::default() };
    let found = store.results_of(1, &all).unwrap().remove(0);
    assert_eq!(found.result.seats[2].guest, None, "nobody has this number");
    let twice = ResultPerson {
        player: "me".to_owned(),
        name: "Twice".to_owned(),
        avatar: 77,
        rating: None,
    };
    assert_eq!(found.people[1], twice);
    let line = ChatRow { at: 3, guest: Some(2), seat: None, text: "hello".to_owned() };
    store.add_chat("a", &line, None, None).unwrap();
    assert_eq!(store.said_by(2), Ok(vec![("a".to_owned(), line)]));
    assert_eq!(store.said_by(1), Ok(vec![]));
    store.delete_guest(2).unwrap();
    assert_eq!(store.said_by(2), Ok(vec![]));
    let found = store.results_of(1, &all).unwrap().remove(0);
    assert_eq!((found.result.seats[1].guest, found.result.seats[1].level), (None, None));
    assert_eq!(found.people[1], ResultPerson::default());
    assert_eq!(store.results_of(2, &all), Ok(vec![]));
}

pub fn a_table_with_a_result_of_somebody_is_not_retired(place: &Place) {
    let store = with_guests(place);
    let after = RetireAfter { mark: 5, delete: 2 };
    let at = |now: u64| Retirement { now, idle: Some(after), unbegun: None };
    for id in ["kept", "saved", "lost"] {
        over(&*store, id, 10);
    }
    let seats = [seat(1, Some(1), 1), seat(2, None, 2)];
    store.set_result("kept", &result("halma", 10, &seats)).unwrap();
    store.set_result("lost", &result("halma", 10, &[seat(1, None, 1)])).unwrap();
    assert_eq!(store.retire(&at(16)), Ok(vec![]));
    // A result that comes late takes the mark away.
    store.set_result("saved", &result("halma", 10, &seats)).unwrap();
    assert_eq!(store.retire(&at(19)), Ok(vec!["lost".to_owned()]));
    // Nobody is kept for games that are over.
    let gone = store.expire_guests(6).unwrap();
    assert!(gone.contains(&1) && gone.contains(&2), "{gone:?}");
    assert_eq!(store.retire(&at(20)), Ok(vec![]));
    let mut gone = store.retire(&at(30)).unwrap();
    gone.sort();
    assert_eq!(gone, ["kept", "saved"]);
    assert_eq!(store.count(), Ok((0, 0)));
}

pub fn a_profile_shows_a_guest_until_it_is_hidden(place: &Place) {
    let store = with_guests(place);
    let shown = |id: &str| store.guest_of_profile(id).unwrap();
    store.set_profile(1, Some("p1")).unwrap();
    store.set_profile(2, Some("p2")).unwrap();
    // An unknown guest has no profile.
    store.set_profile(3, Some("p3")).unwrap();
    assert_eq!(shown("p1"), Some((1, "One".to_owned())));
    assert_eq!((store.profile_of(1), shown("p3")), (Ok(Some("p1".to_owned())), None));
    store.set_profile(1, Some("p4")).unwrap();
    assert_eq!((shown("p1"), shown("p4")), (None, Some((1, "One".to_owned()))));
    store.set_profile(1, None).unwrap();
    assert_eq!((store.profile_of(1), shown("p4")), (Ok(None), None));
    store.delete_guest(2).unwrap();
    assert_eq!(shown("p2"), None);
}

/// A game of two of this length, won by the side that moved as this one.
fn counted(turns: u32, winner: Option<u8>, seats: &[SeatResult]) -> GameResult {
    let tally = Some(Tally { players: seats.len() as u8, winner });
    GameResult { turns, tally, ..result("halma", 10, seats) }
}

fn tallied(turns: u32, winner: Option<u8>, games: u32) -> Tallied {
    Tallied { tally: Tally { players: 2, winner }, turns, games }
}

pub fn games_that_count_are_tallied(place: &Place) {
    let store = with_guests(place);
    let both = [seat(1, Some(1), 2), seat(2, Some(2), 1)];
    let three = [both.as_slice(), &[seat(3, None, 3)]].concat();
    assert_eq!(store.tallies("halma"), Ok(vec![]));
    for (id, result) in [
        ("a", counted(40, Some(2), &both)),
        ("b", counted(9, None, &both)),
        ("c", counted(40, Some(2), &both)),
        ("d", counted(40, Some(1), &both)),
        ("e", counted(30, Some(2), &both)),
        ("f", counted(60, Some(3), &three)),
        // Neither one that does not count nor another game.
        ("g", result("halma", 10, &both)),
        ("h", GameResult { game: "tippy".to_owned(), ..counted(40, Some(2), &both) }),
    ] {
        over(&*store, id, 10);
        store.set_result(id, &result).unwrap();
    }
    // What is there stays, and counts once.
    store.set_result("d", &counted(77, Some(1), &both)).unwrap();
    let of_three = Tallied { tally: Tally { players: 3, winner: Some(3) }, turns: 60, games: 1 };
    let of_two = [
        tallied(9, None, 1),
        tallied(40, Some(1), 1),
        tallied(30, Some(2), 1),
        tallied(40, Some(2), 2),
    ];
    let all = [of_two.as_slice(), &[of_three]].concat();
    assert_eq!(store.tallies("halma"), Ok(all));
    assert_eq!(store.tallies("tippy").unwrap().len(), 1);
    assert_eq!(store.tallies("no such\0 game"), Ok(vec![]));
}

pub fn a_tally_is_about_nobody_and_goes_with_its_table(place: &Place) {
    let store = with_guests(place);
    over(&*store, "a", 10);
    let both = [seat(1, Some(1), 2), seat(2, Some(2), 1)];
    store.set_result("a", &counted(40, Some(2), &both)).unwrap();
    let found = Ok(vec![tallied(40, Some(2), 1)]);
    // While somebody is there who played it, the game counts as before.
    store.delete_guest(2).unwrap();
    assert_eq!(store.tallies("halma"), found);
    store.delete_guest(1).unwrap();
    assert_eq!(store.tallies("halma"), found);
    let after = RetireAfter { mark: 5, delete: 2 };
    for now in [20, 30] {
        store.retire(&Retirement { now, idle: Some(after), unbegun: None }).unwrap();
    }
    assert_eq!(store.tallies("halma"), Ok(vec![]), "nobody is left who played it");
}
