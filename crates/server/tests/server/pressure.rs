//! What one guest can do must not be felt by others: computers, expensive requests, floods of
//! messages, tables that break.

use crate::common::player::{Client, Person, id, restart, two, wish};
use crate::common::{House, open};
use spielhof_server::Config;
use std::time::{Duration, Instant};
use wire::{Happening, NewTable, ToClient, ToServer};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;

/// Messages as fast as a test sends them, one thread for computers.
fn quick(config: &mut Config) {
    config.caps.messages_per_second = 0;
    config.threads = 1;
}

fn wait_for(what: &str, mut holds: impl FnMut() -> bool) {
    let since = Instant::now();
    while !holds() {
        assert!(since.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn figure(house: &House, name: &str) -> u64 {
    let page = house.get("/metrics").text();
    let line = page.lines().find(|line| line.split(' ').next() == Some(name)).unwrap();
    line.split(' ').nth(1).unwrap().parse().unwrap()
}

/// A table of six with five computers of the highest level, which are to act first.
fn hard() -> NewTable {
    let plan = r#"{"game":"chinese-checkers","players":6,"first":2}"#;
    let six = r#"{"computer":6}"#;
    wish(plan, &format!(r#"["mine",{six},{six},{six},{six},{six}]"#))
}

#[test]
fn one_guest_with_many_tables_does_not_keep_computers_from_others() {
    let house = open(quick);
    let (many, other) = (Person::new(&house), Person::new(&house));
    let tables: Vec<_> = (0..12).map(|_| many.open(&house, &hard()).table).collect();
    let _pages: Vec<Client> = tables.iter().map(|table| many.come(&house, table)).collect();
    wait_for("the computers are busy", || {
        figure(&house, "spielhof_computer_questions_waiting") >= 11
    });
    let opened = other.open(&house, &wish(HALMA, r#"["mine",{"computer":1}]"#));
    let mut page = other.come(&house, &opened.table);
    for action in ["e2-f3", "f3-g4"] {
        let number = page.act(1, action).unwrap();
        page.until_event(number + 1);
    }
    let waiting = figure(&house, "spielhof_computer_questions_waiting");
    assert!(waiting >= 10, "the others still wait: {waiting}");
}

#[test]
fn a_guest_has_so_many_questions_to_computers_and_no_more() {
    let house = open(quick);
    let many = Person::new(&house);
    let tables: Vec<_> = (0..24).map(|_| many.open(&house, &hard()).table).collect();
    let pages: Vec<Client> = tables.iter().map(|table| many.come(&house, table)).collect();
    let waiting = figure(&house, "spielhof_computer_questions_waiting");
    assert!((1..=16).contains(&waiting), "{waiting}");
    assert_eq!(pages.len(), 24, "all of them are open all the same");
}

fn events(house: &House, table: &str) -> u32 {
    house.get(&format!("/api/tables/{table}")).json::<wire::TableView>().scene.event
}

#[test]
fn computers_think_only_while_somebody_at_the_table_is_connected() {
    let house = open(quick);
    let person = Person::new(&house);
    let chairs = r#"[{"computer":1},"mine"]"#;
    let usual = person.open(&house, &wish(HALMA, chairs));
    let mut in_days = wish(HALMA, chairs);
    in_days.clock = wire::Clock::Days(3);
    let in_days = person.open(&house, &in_days);
    let opened = events(&house, &usual.table);
    // This one goes on by itself; it shows that there was time enough.
    wait_for("no computer moves", || events(&house, &in_days.table) > opened);
    let watcher = Person::new(&house);
    let watching = watcher.come(&house, &usual.table);
    assert_eq!(events(&house, &usual.table), opened, "nobody at the table is there");
    drop(watching);
    let house = restart(house, quick);
    let again = person.open(&house, &{
        let mut wish = wish(HALMA, chairs);
        wish.clock = wire::Clock::Days(3);
        wish
    });
    wait_for("no computer moves", || events(&house, &again.table) > opened);
    assert_eq!(events(&house, &usual.table), opened, "a restart wakes no computer");
    let mut page = person.come(&house, &usual.table);
    page.until_event(opened + 1);
}

#[test]
fn where_only_computers_play_they_do_so_while_somebody_watches() {
    let house = open(quick);
    let person = Person::new(&house);
    let opened = person.open(&house, &wish(HALMA, r#"[{"computer":1},{"computer":1}]"#));
    let mut page = person.come(&house, &opened.table);
    page.until_event(6);
}

/// A game that has gone on for a while, as a record.
fn long_record() -> String {
    let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
    let mut course = table::Course::new(game);
    let mut rng = search::Rng::new(1);
    for _ in 0..40 {
        let action = search::Player::Baseline.act(course.position(), &mut rng).unwrap();
        course.act(action).unwrap();
    }
    table::Record::of(&course).to_string()
}

#[test]
fn a_request_that_takes_long_counts_as_several() {
    // A burst of thirty. After the first replay a second one has to wait for seconds, also on a
    // machine that is slow.
    let house = open(|config| config.caps.requests_per_second = 3);
    let person = Person::new(&house);
    let body = serde_json::to_string(&wire::Upload { record: long_record() }).unwrap();
    let first = person.ask(&house, "POST /api/replay", &body);
    assert_eq!(first.status, 200, "{}", first.text());
    let answers: Vec<_> = (0..4).map(|_| person.ask(&house, "POST /api/replay", &body)).collect();
    let refused = answers.iter().find(|answer| answer.status == 429).unwrap();
    assert_eq!(refused.faults(), ["server-too-often"]);
    assert!(refused.header("retry-after").unwrap().parse::<u32>().unwrap() >= 1);
    assert_eq!(house.get("/api/health").status, 200, "what costs little still passes");
}

#[test]
fn what_happened_is_told_the_same_from_what_is_kept_ready() {
    let house = open(quick);
    let (mut first, mut second, opened) = two(&house, HALMA);
    let path = format!("/api/tables/{}", opened.table);
    first.act(1, "e2-f3").unwrap();
    let undo = id();
    first.ask(&undo.clone(), &ToServer::TakeBack { id: undo, seat: 1 }).unwrap();
    first.act(1, "e2-f3").unwrap();
    second.act(2, "l15-k14").unwrap();
    let last = first.act(1, "f3-g4").unwrap();
    second.until_event(last);
    let kept: wire::TableView = house.get(&path).json();
    let actions: Vec<&str> = kept.moves.iter().map(|moved| moved.action.as_str()).collect();
    assert_eq!(actions, ["e2-f3", "l15-k14", "f3-g4"], "what was taken back does not stand");
    // Two who come one after the other are told the same; after another event, what is new.
    let watcher = Person::new(&house);
    let views: Vec<_> = (0..2).map(|_| watcher.come(&house, &opened.table).view).collect();
    assert_eq!(views[0].as_ref().unwrap().moves, kept.moves);
    assert_eq!(views[1].as_ref().unwrap().moves, kept.moves);
    second.act(2, "k14-j13").unwrap();
    assert_eq!(watcher.come(&house, &opened.table).view.unwrap().moves.len(), 4);
    let missed = watcher.come_back(&house, &opened.table, Some(2));
    let numbers: Vec<u32> = missed.heard.iter().map(|heard| heard.0).collect();
    assert_eq!(numbers, (3..=last + 1).collect::<Vec<u32>>());
    // The same after the table was read from the file.
    let house = restart(house, quick);
    let read: wire::TableView = house.get(&path).json();
    assert_eq!(read.moves[..3], kept.moves[..]);
    let missed_again = watcher.come_back(&house, &opened.table, Some(2));
    assert_eq!(missed_again.heard, missed.heard);
}

/// A page of a new table, and the connection below it.
fn page(house: &House) -> (Person, String, Client) {
    let person = Person::new(house);
    let opened = person.open(house, &wish(HALMA, r#"["mine","mine"]"#));
    let client = person.come(house, &opened.table);
    (person, opened.table, client)
}

#[test]
fn frames_that_say_nothing_are_counted_too() {
    let house = open(|config| config.caps.messages_per_second = 5);
    for (frame, what) in [([0x89, 0x80, 0, 0, 0, 0], "pings"), ([0x8a, 0x80, 0, 0, 0, 0], "pongs")]
    {
        let (_, _, mut client) = page(&house);
        client.send_bytes(&frame.repeat(200));
        assert_eq!(client.until_closed(), Some(4029), "{what}");
    }
    // A message in any number of empty parts never becomes one.
    let (_, _, mut client) = page(&house);
    let part = [0x00, 0x80, 0, 0, 0, 0];
    client.send_bytes(&[0x01, 0x80, 0, 0, 0, 0]);
    client.send_bytes(&part.repeat(3000));
    assert_eq!(client.until_closed(), Some(4029), "parts");
}

#[test]
fn asking_for_everything_again_and_again_counts_for_more() {
    let house = open(|config| config.caps.messages_per_second = 5);
    let (_, _, mut client) = page(&house);
    for _ in 0..5 {
        client.say(&ToServer::hello(None));
    }
    assert_eq!(client.until_closed(), Some(4029));
}

#[test]
fn ids_of_messages_are_short() {
    let house = open(quick);
    let (_, _, mut client) = page(&house);
    let long = "x".repeat(65);
    let chat = ToServer::Chat { id: long.clone(), text: "hello".to_owned() };
    assert_eq!(client.ask(&long, &chat).unwrap_err().key, "denial-long-id");
    let act = ToServer::Act { id: long.clone(), seat: 1, action: "e2-f3".to_owned() };
    assert_eq!(client.ask(&long, &act).unwrap_err().key, "denial-long-id");
    let fits = "x".repeat(64);
    let act = ToServer::Act { id: fits.clone(), seat: 1, action: "e2-f3".to_owned() };
    client.ask(&fits, &act).unwrap();
}

#[test]
fn a_guest_says_so_much_at_a_table_and_no_more() {
    let house = open(quick);
    let (person, table, mut client) = page(&house);
    let say = |client: &mut Client, text: &str| {
        let id = id();
        client.ask(&id.clone(), &ToServer::Chat { id, text: text.to_owned() })
    };
    let said = (0..40).filter(|_| say(&mut client, "spam").is_ok()).count();
    assert!((10..20).contains(&said), "{said}");
    assert_eq!(say(&mut client, "spam").unwrap_err().key, "denial-chat-quota");
    let mut other = Person::new(&house).come(&house, &table);
    say(&mut other, "others do not suffer").unwrap();
    let elsewhere = person.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    say(&mut person.come(&house, &elsewhere.table), "nor other tables").unwrap();
}

/// Lets a table panic in the midst of its work.
fn break_table(house: &House, table: &str) {
    let app = house.running.as_ref().unwrap().app.clone();
    let before = app.metrics.tables_broken();
    let broken =
        house.runtime.block_on(app.service.rooms().look(table, |_| -> () { panic!("a test") }));
    assert!(broken.is_err());
    wait_for("the table is gone", || app.metrics.tables_broken() > before);
}

#[test]
fn a_table_that_breaks_ends_no_other_and_is_opened_again() {
    let house = open(quick);
    let (person, table, mut client) = page(&house);
    let (_, _, mut other) = page(&house);
    let number = client.act(1, "e2-f3").unwrap();
    break_table(&house, &table);
    let closed = std::iter::from_fn(|| client.receive().ok()).find_map(|message| match message {
        ToClient::Closing { why } => Some(why.key),
        _ => None,
    });
    assert_eq!(closed.as_deref(), Some("denial-table-broke"));
    assert_eq!(client.until_closed(), Some(1011));
    other.act(1, "e2-f3").unwrap();
    // Nothing is lost, and it goes on.
    let mut back = person.come(&house, &table);
    assert_eq!(back.scene().event, number);
    back.act(2, "l15-k14").unwrap();
    assert_eq!(figure(&house, "spielhof_tables_broken_total"), 1);
}

#[test]
fn a_table_that_breaks_again_and_again_is_left_alone() {
    let house = open(quick);
    let (person, table, client) = page(&house);
    let (_, _, mut other) = page(&house);
    drop(client);
    for _ in 0..3 {
        break_table(&house, &table);
    }
    let answer = house.get(&format!("/api/tables/{table}"));
    assert_eq!((answer.status, answer.faults()), (500, vec!["denial-broken-table".to_owned()]));
    let mut refused = Client::connect(&house, &table, Some(&person.secret)).unwrap();
    refused.say(&ToServer::hello(None));
    assert_eq!(refused.until_closed(), Some(1011));
    let number = other.act(1, "e2-f3").unwrap();
    other.until_event(number);
    assert!(matches!(other.heard.last().unwrap().1, Happening::Acted { .. }));
    assert_eq!(figure(&house, "spielhof_tables_broken_total"), 3);
}

#[test]
fn a_panic_ends_no_program_that_is_released() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Cargo.toml");
    let workspace: toml::Table = std::fs::read_to_string(root).unwrap().parse().unwrap();
    let panic = workspace["profile"]["release"].get("panic").and_then(toml::Value::as_str);
    assert_ne!(panic, Some("abort"));
}
