//! The same people play again: on the next seats, or on the same ones.

use crate::common::player::{Person, id, wish};
use crate::common::{House, open};
use wire::{MyTable, ToServer};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;

fn house() -> House {
    open(|config| config.caps.messages_per_second = 0)
}

/// Ada and Bo play, Bo gives up and wants to play again. The next table as Bo sees it.
fn next_table(house: &House, keep: bool) -> MyTable {
    let (host, friend) = (Person::named(house, "Ada"), Person::named(house, "Bo"));
    let opened = host.open(house, &wish(HALMA, r#"["mine","open"]"#));
    let mut second = friend.come(house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    let resign = id();
    second.ask(&resign.clone(), &ToServer::Resign { id: resign, seat: 2 }).unwrap();
    let outcome = second.scene().outcome.clone().unwrap();
    assert!(outcome.won.is_empty() && outcome.lasted.is_some(), "{outcome:?}");
    let again = id();
    second.ask(&again, &ToServer::Again { id: again.clone(), keep }).unwrap();
    let tables: Vec<MyTable> = friend.ask(house, "GET /api/tables?mine=1", "").json();
    assert_eq!(tables.len(), 2);
    tables.into_iter().find(|table| table.table != opened.table).unwrap()
}

fn names(table: &MyTable) -> Vec<&str> {
    table.seats.iter().map(|seat| &*seat.name).collect()
}

#[test]
fn the_seats_of_the_next_game_are_turned() {
    let next = next_table(&house(), false);
    assert_eq!((names(&next), next.turn), (vec!["Bo", "Ada"], Some(1)));
    assert!(next.yours);
}

#[test]
fn a_player_who_keeps_the_seat_does_not_begin_again() {
    let next = next_table(&house(), true);
    assert_eq!((names(&next), next.turn), (vec!["Ada", "Bo"], Some(2)));
    assert!(next.yours);
}
