//! Seats that change hands by a code: only from the guest who holds the seat at that moment.

use crate::common::player::{Client, Person, id, wish};
use crate::common::{Answer, House, open};
use sha2::{Digest, Sha256};
use spielhof_server::Config;
use store::SeatCode;
use wire::{Code, Holder, Opened, ToServer, Waits};

fn quick(config: &mut Config) {
    config.caps.messages_per_second = 0;
    config.threads = 1;
}

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;

fn code(house: &House, person: &Person, opened: &Opened, seat: u8) -> String {
    let path = format!("POST /api/tables/{}/seats/{seat}/code", opened.table);
    let Code { code, .. } = person.ask(house, &path, "").json();
    code
}

fn claim(house: &House, person: &Person, code: &str) -> Answer {
    person.ask(house, "POST /api/claim", &format!(r#"{{"code":"{code}"}}"#))
}

fn refused(answer: &Answer) -> bool {
    answer.status == 404 && answer.faults() == ["denial-code"]
}

fn stand(client: &mut Client, seat: u8) {
    let id = id();
    client.ask(&id.clone(), &ToServer::Stand { id, seat }).unwrap();
}

fn resign(client: &mut Client, seat: u8) {
    let id = id();
    client.ask(&id.clone(), &ToServer::Resign { id, seat }).unwrap();
}

#[test]
fn a_code_takes_no_seat_from_the_guest_who_sat_down_after_its_issuer() {
    let house = open(quick);
    let [thief, victim, friend] = [(); 3].map(|()| Person::new(&house));
    let opened = thief.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let stale = code(&house, &thief, &opened, 1);
    stand(&mut thief.come(&house, &opened.table), 1);
    let mut first = victim.come(&house, &opened.table);
    first.sit(1, &opened.invite).unwrap();
    let mut second = friend.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    first.act(1, "e2-f3").unwrap();
    second.act(2, "l15-k14").unwrap();
    assert!(refused(&claim(&house, &thief, &stale)));
    first.act(1, "f3-g4").unwrap();
    assert!(first.holds(1));
}

#[test]
fn a_code_brings_no_resigned_seat_back() {
    let house = open(quick);
    let [quitter, friend] = [(); 2].map(|()| Person::new(&house));
    let plan = r#"{"game":"star-halma","players":3,"first":1}"#;
    let opened = quitter.open(&house, &wish(plan, r#"["mine","open",{"computer":1}]"#));
    let mut first = quitter.come(&house, &opened.table);
    friend.come(&house, &opened.table).sit(2, &opened.invite).unwrap();
    let stale = code(&house, &quitter, &opened, 1);
    resign(&mut first, 1);
    assert!(refused(&claim(&house, &quitter, &stale)));
    let seats = friend.come(&house, &opened.table).seats;
    assert_eq!(seats[0].holder, Holder::Computer);
}

#[test]
fn a_code_fills_no_open_chair() {
    let house = open(quick);
    let [host, friend] = [(); 2].map(|()| Person::new(&house));
    let opened = host.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let stale = code(&house, &host, &opened, 1);
    let mut first = host.come(&house, &opened.table);
    stand(&mut first, 1);
    friend.come(&house, &opened.table).sit(2, &opened.invite).unwrap();
    assert!(refused(&claim(&house, &host, &stale)));
    assert_eq!(friend.come(&house, &opened.table).scene().waits, Waits::Chairs);
    // The chair is still there for the next guest, and then the game begins.
    first.sit(1, &opened.invite).unwrap();
    first.act(1, "e2-f3").unwrap();
}

#[test]
fn a_seat_that_went_over_is_not_given_away_again_by_an_older_code() {
    let house = open(quick);
    let [host, tablet, thief] = [(); 3].map(|()| Person::new(&house));
    let opened = host.open(&house, &wish(HALMA, r#"["mine",{"computer":1}]"#));
    let [older, newer] = [(); 2].map(|()| code(&house, &host, &opened, 1));
    assert_eq!(claim(&house, &tablet, &newer).status, 200);
    assert!(refused(&claim(&house, &thief, &older)));
    assert!(tablet.come(&house, &opened.table).holds(1));
}

/// A code may be stored a moment after its issuer has left the seat: the room looks again.
#[test]
fn the_holder_is_looked_at_when_the_seat_goes_over() {
    let house = open(quick);
    let [host, friend] = [(); 2].map(|()| Person::new(&house));
    let opened = host.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let store = &house.running.as_ref().unwrap().app.store;
    let late = SeatCode { table: opened.table.clone(), seat: 1, issuer: 12345 };
    store.add_code(&Sha256::digest("late").into(), &late, u64::MAX, None).unwrap();
    let answer = claim(&house, &friend, "late");
    assert_eq!((answer.status, answer.faults()), (409, vec!["denial-code".to_owned()]));
    assert!(host.come(&house, &opened.table).holds(1));
}
