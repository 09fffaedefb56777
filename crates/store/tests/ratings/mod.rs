//! What every store promises about ratings and solutions.

use super::{Place, Promise, guest, one, row, standing};
use crate::promises;
use spielhof_store::{
    AccountRow, GameResult, Judgement, RatingChange, RatingRow, SeatResult, SessionRow, Store,
    TableLimits,
};
use std::thread;

fn rating(guest: u64, value: f64, games: u32) -> RatingRow {
    RatingRow {
        guest,
        group: "square".to_owned(),
        value,
        deviation: 90.5,
        volatility: 0.06,
        games,
        at: 70,
    }
}

fn result(ended: u64, solution: Option<[u8; 32]>, guests: &[u64]) -> GameResult {
    let seat = |(seat, &guest): (u8, &u64)| SeatResult {
        seat,
        side: seat,
        guest: Some(guest),
        place: Some(seat),
        ..SeatResult::default()
    };
    GameResult {
        game: if guests.len() == 1 { "solo-halma" } else { "halma" }.to_owned(),
        options: String::new(),
        ended,
        lasted: None,
        turns: 20,
        jumps: 30,
        ending: "rules".to_owned(),
        set_up: false,
        copied: false,
        taken_back: false,
        rated: guests.len() > 1,
        solution,
        tally: None,
        seats: (1..).zip(guests).map(seat).collect(),
    }
}

/// A table whose game is over, with its result.
fn over(store: &dyn Store, id: &str, result: &GameResult) {
    let guests: Vec<u64> = result.seats.iter().filter_map(|seat| seat.guest).collect();
    let append = standing(one(id, 1, result.ended), &guests, true, false);
    store.create(&row(id), &append, TableLimits::NONE).unwrap();
    store.set_result(id, result).unwrap();
}

fn with_guests(place: &Place) -> Box<dyn Store> {
    let store = place.open();
    for number in 1..=3 {
        store.add_guest(&guest(number, &format!("Guest {number}"))).unwrap();
    }
    store
}

/// Rates a game of guests 1 and 2: ten points from the second to the first.
fn rate(store: &dyn Store, table: &str) {
    let by_ten = |before: &[Option<RatingRow>]| {
        let after = |(index, before): (usize, &Option<RatingRow>)| {
            let (value, games) = before.as_ref().map_or((1500.0, 0), |row| (row.value, row.games));
            rating(index as u64 + 1, value + [10.0, -10.0][index], games + 1)
        };
        before.iter().enumerate().map(after).collect()
    };
    store.rate(table, "square", &[(1, 1), (2, 2)], &by_ten).unwrap();
}

fn a_game_is_rated_once(place: &Place) {
    let store = with_guests(place);
    for (id, ended) in [("b", 20), ("a", 20), ("c", 10)] {
        over(&*store, id, &result(ended, None, &[1, 2]));
    }
    assert_eq!(store.unjudged(9).unwrap(), ["c", "a", "b"], "by their ends");
    rate(&*store, "c");
    rate(&*store, "c");
    assert_eq!(store.unjudged(1).unwrap(), ["a"]);
    assert_eq!(store.ratings_of(&[2, 1]).unwrap(), [rating(1, 1510.0, 1), rating(2, 1490.0, 1)]);
    rate(&*store, "a");
    assert_eq!(store.ratings_of(&[1]).unwrap(), [rating(1, 1520.0, 2)]);
    let change = |seat: u8, before: Option<f64>, after: f64| RatingChange {
        seat,
        guest: u64::from(seat),
        before,
        after,
        deviation: 90.5,
    };
    let changes = vec![change(1, Some(1510.0), 1520.0), change(2, Some(1490.0), 1480.0)];
    let judged = Judgement { group: "square".to_owned(), unrated: String::new(), changes };
    assert_eq!(store.judgement("a").unwrap(), Some(judged.clone()));
    assert_eq!(store.judgement("c").unwrap().unwrap().changes[0], change(1, None, 1510.0));
    store.set_unrated("b", "hint").unwrap();
    store.set_unrated("a", "too late").unwrap();
    assert_eq!(store.judgement("a").unwrap(), Some(judged));
    assert_eq!(store.judgement("b").unwrap().unwrap().unrated, "hint");
    assert_eq!(store.judgement("nowhere").unwrap(), None);
    assert!(
        store.unjudged(9).unwrap().is_empty()
            && store.rate("no", "square", &[], &|_| Vec::new()).is_err()
    );
}

fn games_of_one_guest_that_end_together_all_count(place: &Place) {
    let store = with_guests(place);
    for number in 0..8 {
        over(&*store, &format!("t{number}"), &result(10, None, &[1, 2]));
    }
    thread::scope(|scope| {
        for number in 0..8 {
            let store = &*store;
            scope.spawn(move || rate(store, &format!("t{number}")));
        }
    });
    assert_eq!(store.ratings_of(&[1, 2]).unwrap(), [rating(1, 1580.0, 8), rating(2, 1420.0, 8)]);
}

fn nothing_of_the_ratings_of_a_deleted_guest_is_left(place: &Place) {
    let store = with_guests(place);
    over(&*store, "a", &result(10, None, &[1, 2]));
    over(&*store, "b", &result(11, None, &[1, 2]));
    rate(&*store, "a");
    store.delete_guest(2).unwrap();
    rate(&*store, "b");
    assert_eq!(store.ratings_of(&[1, 2]).unwrap(), [rating(1, 1520.0, 2)]);
    for table in ["a", "b"] {
        let changes = store.judgement(table).unwrap().unwrap().changes;
        assert_eq!(changes.iter().map(|change| change.guest).collect::<Vec<_>>(), [1]);
    }
}

fn the_best_are_those_who_show_their_page(place: &Place) {
    let store = with_guests(place);
    let uncertain = RatingRow { deviation: 200.0, ..rating(3, 1900.0, 1) };
    let rows = [rating(1, 1500.0, 4), rating(2, 1600.0, 4), uncertain];
    store.import_ratings(&rows, &[]).unwrap();
    let best = || -> Vec<(f64, String, String)> {
        let best = store.best_rated("square", 110.0, 9).unwrap().into_iter();
        best.map(|one| (one.rating.value, one.name, one.profile)).collect()
    };
    assert_eq!(best(), []);
    for (guest, page) in [(1, "one"), (2, "two"), (3, "three")] {
        store.set_profile(guest, Some(page)).unwrap();
    }
    let second = (1500.0, "Guest 1".to_owned(), "one".to_owned());
    assert_eq!(best(), [(1600.0, "Guest 2".to_owned(), "two".to_owned()), second.clone()]);
    store.set_profile(2, None).unwrap();
    assert_eq!(best(), [second]);
    assert!(store.best_rated("star", 110.0, 9).unwrap().is_empty());
}

fn a_solution_belongs_to_the_one_who_found_it_first(place: &Place) {
    let store = with_guests(place);
    let account = |id: u64| AccountRow {
        guest: id,
        handle: [id as u8; 16],
        made: 1,
        passkeys: Vec::new(),
        sessions: vec![SessionRow { secret_hash: [id as u8; 32], made: 1, seen: 1 }],
        codes: vec![[id as u8; 32]],
    };
    for id in [1, 2] {
        assert!(store.open_account(&account(id), &[100 + id as u8; 32]).unwrap());
    }
    let found = || -> Vec<(String, String)> {
        let found = store.first_solutions("solo-halma", 9).unwrap().into_iter();
        found.map(|one| (one.table, one.profile)).collect()
    };
    over(&*store, "second", &result(20, Some([1; 32]), &[2]));
    over(&*store, "first", &result(10, Some([1; 32]), &[1]));
    let short = GameResult { turns: 18, ..result(30, Some([2; 32]), &[2]) };
    over(&*store, "short", &short);
    let mut hinted = result(5, Some([3; 32]), &[1]);
    hinted.seats[0].hinted = true;
    over(&*store, "hinted", &hinted);
    over(&*store, "no account", &result(5, Some([4; 32]), &[3]));
    over(&*store, "other rules", &result(5, None, &[1]));
    assert_eq!(found(), [], "nobody shows their page");
    for (guest, page) in [(1, "one"), (2, "two"), (3, "three")] {
        store.set_profile(guest, Some(page)).unwrap();
    }
    let pair = |table: &str, page: &str| (table.to_owned(), page.to_owned());
    assert_eq!(found(), [pair("short", "two"), pair("first", "one")]);
    assert!(store.first_solutions("retour", 9).unwrap().is_empty());
    // It stays found, but nobody is named for it any more.
    store.delete_guest(1).unwrap();
    assert_eq!(found(), [pair("short", "two")]);
}

pub const PROMISES: &[Promise<Place>] = promises! {
    a_game_is_rated_once
    games_of_one_guest_that_end_together_all_count
    nothing_of_the_ratings_of_a_deleted_guest_is_left
    the_best_are_those_who_show_their_page
    a_solution_belongs_to_the_one_who_found_it_first
};
