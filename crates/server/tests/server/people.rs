//! What people at a table may do and are told: hints, names, discarding a table.

use crate::common::player::{Client, Person, id, two, wish};
use crate::common::{House, open};
use wire::{MyTable, NewTable, ToClient, ToServer};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;

/// Asks for a hint: the key of the refusal, or the action.
fn hint(client: &mut Client) -> Result<String, String> {
    let asked = id();
    client.say(&ToServer::Hint { id: asked.clone(), seat: 1 });
    loop {
        match client.receive().unwrap() {
            ToClient::Hinted { id, action, .. } if id == asked => return Ok(action),
            ToClient::Refused { id, why } if id == asked => return Err(why.key),
            _ => {}
        }
    }
}

fn at_table(house: &House, chairs: &str, hints: Option<bool>) -> Client {
    let person = Person::new(house);
    let wish = NewTable { hints, ..wish(HALMA, chairs) };
    let opened = person.open(house, &wish);
    person.come(house, &opened.table)
}

#[test]
fn hints_are_off_where_two_people_play_unless_the_table_allows_them() {
    let house = open(|_| {});
    let (mut first, _second, _) = two(&house, HALMA);
    assert!(!first.view.as_ref().unwrap().terms.hints);
    assert_eq!(hint(&mut first), Err("denial-hints-off".to_owned()));

    let mut both = at_table(&house, r#"["mine","mine"]"#, Some(true));
    assert!(hint(&mut both).is_ok());

    let mut alone = at_table(&house, r#"["mine",{"computer":1}]"#, None);
    assert!(hint(&mut alone).is_ok());
    let mut without = at_table(&house, r#"["mine",{"computer":1}]"#, Some(false));
    assert_eq!(hint(&mut without), Err("denial-hints-off".to_owned()));
}

/// Says that an evaluation is about to be shown: the key of the refusal, if it is refused.
fn assist(client: &mut Client, seat: u8) -> Option<String> {
    let asked = id();
    let said = client.ask(&asked, &ToServer::Assist { id: asked.clone(), seat });
    said.err().map(|why| why.key)
}

#[test]
fn an_evaluation_is_noted_as_a_hint_and_refused_as_one() {
    let house = open(|_| {});
    let (mut first, _second, _) = two(&house, HALMA);
    assert_eq!(assist(&mut first, 1).as_deref(), Some("denial-hints-off"));

    let person = Person::new(&house);
    let table = NewTable { hints: Some(true), ..wish(HALMA, r#"["mine","open"]"#) };
    let opened = person.open(&house, &table);
    let mut host = person.come(&house, &opened.table);
    assert_eq!(assist(&mut host, 1).as_deref(), Some("denial-no-hint-now"), "not begun");
    let mut friend = Person::new(&house).come(&house, &opened.table);
    let began = friend.sit(2, &opened.invite).unwrap();
    host.until_event(began);
    for seat in [0, 2, 3] {
        assert_eq!(assist(&mut host, seat).as_deref(), Some("denial-not-your-seat"), "{seat}");
    }
    // It is no matter of whose turn it is, and stored once.
    let before = friend.scene().event;
    for _ in 0..2 {
        assert_eq!(assist(&mut friend, 2), None);
    }
    friend.until(|client| client.seats[1].hinted);
    assert!(!friend.seats[0].hinted);
    assert_eq!(friend.scene().event, before + 1);
    // A hint adds nothing to it.
    assert_eq!(assist(&mut host, 1), None);
    assert!(hint(&mut host).is_ok());
    assert_eq!(host.scene().event, before + 2);
    let resign = id();
    host.ask(&resign.clone(), &ToServer::Resign { id: resign, seat: 1 }).unwrap();
    assert_eq!(assist(&mut host, 1).as_deref(), Some("denial-no-hint-now"), "over");
}

#[test]
fn the_first_name_of_a_guest_is_told_at_once() {
    let house = open(|_| {});
    let (host, friend) = (Person::new(&house), Person::new(&house));
    let opened = host.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut first = host.come(&house, &opened.table);
    let mut second = friend.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    assert_eq!(friend.ask(&house, "POST /api/me", r#"{"name":"Borislav"}"#).status, 200);
    first.until(|client| client.seats[1].name == "Borislav");
    second.until(|client| client.seats[1].name == "Borislav");
}

#[test]
fn a_table_that_was_discarded_counts_no_more() {
    let house = open(|config| config.caps.tables_per_guest = 1);
    let person = Person::new(&house);
    let table = wish(HALMA, r#"["mine","open"]"#);
    let opened = person.open(&house, &table);
    let body = serde_json::to_string(&table).unwrap();
    let full = person.ask(&house, "POST /api/tables", &body);
    assert_eq!(full.faults(), ["denial-too-many-tables"]);

    let mut client = person.come(&house, &opened.table);
    let discard = id();
    client.ask(&discard.clone(), &ToServer::Abort { id: discard, seat: 1 }).unwrap();
    let mine: Vec<MyTable> = person.ask(&house, "GET /api/tables?mine=1", "").json();
    assert!(mine.iter().all(|table| table.outcome.is_some()));
    assert_eq!(person.ask(&house, "POST /api/tables", &body).status, 200);
}
