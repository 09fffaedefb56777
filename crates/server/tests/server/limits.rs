//! How many tables there may be, who they count for, and how the public list is shared.

use crate::common::player::{Person, wish};
use crate::common::{House, open};
use wire::{MyTable, NewTable};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;
const TOO_MANY: &str = "denial-too-many-tables";

/// What comes of a request for a table: nothing, or the first fault.
fn ask(house: &House, person: &Person, wish: &NewTable) -> Option<String> {
    let body = serde_json::to_string(wish).unwrap();
    let answer = person.ask(house, "POST /api/tables", &body);
    (answer.status != 200).then(|| answer.faults().remove(0))
}

#[test]
fn tables_with_open_chairs_only_count_for_their_opener() {
    let house = open(|_| {});
    let person = Person::new(&house);
    let empty = wish(HALMA, r#"["open","open"]"#);
    let answers: Vec<Option<String>> = (0..120).map(|_| ask(&house, &person, &empty)).collect();
    let (opened, refused) = answers.split_at(50);
    assert!(opened.iter().all(Option::is_none), "{opened:?}");
    assert!(refused.iter().all(|why| why.as_deref() == Some(TOO_MANY)), "{refused:?}");
    assert_eq!(ask(&house, &Person::new(&house), &empty), None, "others are not affected");
}

#[test]
fn requests_at_the_same_time_do_not_pass_the_limit_together() {
    let house = open(|_| {});
    let person = Person::new(&house);
    let mine = wish(HALMA, r#"["mine","open"]"#);
    let opened: usize = std::thread::scope(|scope| {
        let (house, person, mine) = (&house, &person, &mine);
        let threads: Vec<_> = (0..16)
            .map(|_| scope.spawn(|| (0..8).filter(|_| ask(house, person, mine).is_none()).count()))
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert_eq!(opened, 50);
}

#[test]
fn one_guest_does_not_push_the_tables_of_others_off_the_list() {
    let house = open(|config| config.caps.tables_per_guest = 100);
    let (honest, greedy) = (Person::new(&house), Person::new(&house));
    let mut listed = wish(HALMA, r#"["mine","open"]"#);
    listed.listed = true;
    let own = honest.open(&house, &listed).table;
    for _ in 0..60 {
        assert_eq!(ask(&house, &greedy, &listed), None);
    }
    let list: Vec<MyTable> = house.get("/api/tables").json();
    assert!(list.iter().any(|table| table.table == own));
    assert_eq!(list.len(), 4, "three of the other guest");
}
