//! Salts for the dice: when they may come, whose they are, and what happens without them.

use crate::common::player::{Client, Person, id, restart, two, wish};
use crate::common::{House, open};
use spielhof_server::Config;
use std::time::Duration;
use table::Record;
use wire::{Clock, Code, Happening, ToServer, Waits};

fn quick(config: &mut Config) {
    config.caps.messages_per_second = 0;
    config.threads = 1;
}

const BARRICADE: &str =
    r#"{"game":"barricade","players":2,"first":1,"options":{"opening":"first"}}"#;

fn stand(client: &mut Client, seat: u8) {
    let id = id();
    client.ask(&id.clone(), &ToServer::Stand { id, seat }).unwrap();
}

fn resign(client: &mut Client, seat: u8) {
    let id = id();
    client.ask(&id.clone(), &ToServer::Resign { id, seat }).unwrap();
}

/// The record of a table that is over, its dice checked, and its salts.
fn salts(house: &House, table: &str) -> Vec<(u8, [u8; 32])> {
    let record: Record = house.get(&format!("/api/tables/{table}/record")).text().parse().unwrap();
    table::verify(&record).unwrap();
    record.proof.unwrap().salts
}

#[test]
fn who_withholds_a_salt_wins_nothing() {
    let house = open(|config| {
        quick(config);
        config.patience.salt = Duration::from_millis(2500);
    });
    let (host, friend) = (Person::new(&house), Person::new(&house));
    let mut wish = wish(BARRICADE, r#"["mine","open"]"#);
    wish.clock = Clock::Total { seconds: 1, increment: 0 };
    let opened = host.open(&house, &wish);
    let mut first = host.come(&house, &opened.table);
    let mut second = friend.come(&house, &opened.table);
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    first.seed(1).unwrap();
    assert_eq!((first.scene().waits, first.scene().owed.clone()), (Waits::Seeds, vec![2]));
    assert!(first.scene().clocks.iter().all(|clock| !clock.runs && clock.left == 1000));
    first.until(Client::is_over);
    let outcome = first.scene().outcome.clone().unwrap();
    assert_eq!((outcome.ending.as_str(), outcome.ranks), ("aborted", vec![]));
    assert_eq!(outcome.reason.as_deref(), Some("no-salt"));
    let told: Vec<&Happening> = first.heard.iter().map(|heard| &heard.1).collect();
    assert!(told.contains(&&Happening::Withheld { seat: 2 }), "{told:?}");
    assert_eq!(second.seed(2).unwrap_err().key, "denial-no-seed-needed");
}

#[test]
fn a_computer_without_a_salt_stands_in_for_a_player_who_is_gone() {
    let house = open(|config| {
        quick(config);
        config.patience.seat = Duration::from_millis(200);
    });
    let (mut first, second, opened) = two(&house, BARRICADE);
    drop(second);
    first.seed(1).unwrap();
    first.until(|client| client.scene().waits == Waits::Dice);
    let told: Vec<&Happening> = first.heard.iter().map(|heard| &heard.1).collect();
    assert!(told.iter().any(|what| matches!(what, Happening::StoodIn { seat: 2, .. })), "{told:?}");
    first.roll(1).unwrap();
    resign(&mut first, 1);
    assert_eq!(salts(&house, &opened.table), [(1, [1; 32])]);
}

#[test]
fn the_salt_of_a_guest_who_stood_up_is_nobody_elses() {
    let house = open(quick);
    let [host, passer, friend] = [(); 3].map(|()| Person::new(&house));
    let opened = host.open(&house, &wish(BARRICADE, r#"["mine","open"]"#));
    let mut gone = host.come(&house, &opened.table);
    assert_eq!(gone.seed(9).unwrap_err().key, "denial-not-begun");
    stand(&mut gone, 1);
    let mut first = passer.come(&house, &opened.table);
    first.sit(1, &opened.invite).unwrap();
    let mut second = friend.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    first.until(|client| client.scene().waits == Waits::Seeds);
    assert_eq!(first.scene().owed, [1, 2]);
    first.seed(1).unwrap();
    second.seed(2).unwrap();
    first.roll(1).unwrap();
    resign(&mut second, 2);
    assert_eq!(salts(&house, &opened.table), [(1, [1; 32]), (2, [2; 32])]);
}

#[test]
fn a_seat_that_goes_over_before_the_first_roll_needs_a_salt_of_its_new_holder() {
    let house = open(quick);
    let [host, friend, tablet] = [(); 3].map(|()| Person::new(&house));
    let opened = host.open(&house, &wish(BARRICADE, r#"["mine","open"]"#));
    let mut second = friend.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    let mut old = host.come(&house, &opened.table);
    old.seed(9).unwrap();
    let path = format!("POST /api/tables/{}/seats/1/code", opened.table);
    let hand_over = |from: &Person, to: &Person| {
        let Code { code, .. } = from.ask(&house, &path, "").json();
        let claim = format!(r#"{{"code":"{code}"}}"#);
        assert_eq!(to.ask(&house, "POST /api/claim", &claim).status, 200);
    };
    hand_over(&host, &tablet);
    let mut first = tablet.come(&house, &opened.table);
    first.until(|client| client.scene().owed == [1, 2]);
    assert_eq!(first.view.as_ref().unwrap().fair.as_ref().unwrap().seeds, ["", ""]);
    second.seed(2).unwrap();
    first.seed(1).unwrap();
    first.roll(1).unwrap();
    // Now it is fixed, also when the seat goes over again.
    hand_over(&tablet, &host);
    old.until(|client| client.holds(1));
    assert_eq!(old.seed(9).unwrap_err().key, "denial-no-seed-needed");
    resign(&mut second, 2);
    assert_eq!(salts(&house, &opened.table), [(1, [1; 32]), (2, [2; 32])]);
}

#[test]
fn the_lot_that_decides_who_begins_can_be_checked() {
    let house = open(quick);
    let (host, friend) = (Person::new(&house), Person::new(&house));
    let plan = r#"{"game":"halma","players":2}"#;
    let opened = host.open(&house, &wish(plan, r#"["mine","open"]"#));
    let mut first = host.come(&house, &opened.table);
    let promised = first.view.as_ref().unwrap().fair.clone().unwrap();
    assert!(promised.lot && !promised.dice);
    let mut second = friend.come(&house, &opened.table);
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    assert_eq!((first.scene().waits, first.scene().owed.clone()), (Waits::Seeds, vec![1, 2]));
    let early = first.act(1, "e2-f3").unwrap_err();
    assert_eq!(early.key, "denial-seeds-missing");
    first.seed(1).unwrap();
    second.seed(2).unwrap();
    first.until(|client| client.scene().waits == Waits::Seat);
    second.until(|client| client.scene().waits == Waits::Seat);
    let begins = first.scene().turn;
    let told: Vec<&Happening> = first.heard.iter().map(|heard| &heard.1).collect();
    assert!(told.contains(&&Happening::Drawn { seat: begins }), "{told:?}");
    match begins {
        1 => first.act(1, "e2-f3").unwrap(),
        _ => second.act(2, "l15-k14").unwrap(),
    };
    let house = restart(house, quick);
    let mut first = host.come(&house, &opened.table);
    assert_eq!(first.view.as_ref().unwrap().terms.first, begins);
    resign(&mut first, 1);
    let path = format!("/api/tables/{}/record", opened.table);
    let record: Record = house.get(&path).text().parse().unwrap();
    assert_eq!((record.first, table::verify(&record).unwrap().first), (begins, Some(begins)));
    let proof = record.proof.unwrap();
    assert_eq!(table::hex(&proof.commitment), promised.commitment);
    assert_eq!(proof.salts, [(1, [1; 32]), (2, [2; 32])]);
    // The same people begin in turn from now on: nothing is drawn again.
    let id = id();
    first.ask(&id.clone(), &ToServer::Again { id, keep: false }).unwrap();
    let rematch = host.come(&house, &opened.table).view.unwrap().rematch.unwrap();
    let view = host.come(&house, &rematch).view.unwrap();
    assert_eq!((view.terms.first, view.fair, view.scene.waits), (begins, None, Waits::Seat));
}

#[test]
fn alone_with_computers_nothing_is_collected() {
    let house = open(quick);
    let host = Person::new(&house);
    let plan = r#"{"game":"halma","players":2}"#;
    for chairs in [r#"["mine",{"computer":1}]"#, r#"["mine","mine"]"#] {
        let opened = host.open(&house, &wish(plan, chairs));
        let view = host.come(&house, &opened.table).view.unwrap();
        assert_eq!(view.fair, None);
        assert!((1..=2).contains(&view.terms.first));
    }
}
