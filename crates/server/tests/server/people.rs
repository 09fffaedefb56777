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
