//! Games that were begun elsewhere and go on at a new table.

use crate::common::player::{Client, Mirror, Person, go_on, id, restart};
use crate::common::{Answer, House, open};
use rules::{Spec, ToAct};
use search::{Player, Rng};
use spielhof_server::Config;
use table::{Course, Record};
use wire::{Chair, Clock, CopyTable, Happening, Opened, TableView, ToServer, Waits};

fn quick(config: &mut Config) {
    config.caps.messages_per_second = 0;
    config.threads = 1;
}

/// A game of two after some turns.
fn begun(game: &str, turns: u32) -> Course {
    let mut course = Course::new(Spec::of(game, 2).unwrap().build().unwrap());
    let mut rng = Rng::new(3);
    while course.turns() < turns && course.ending().is_none() {
        let action = match course.to_act() {
            ToAct::Chance => Player::Random.act(course.position(), &mut rng),
            _ => Player::Baseline.act(course.position(), &mut rng),
        };
        course.act(action.unwrap()).unwrap();
    }
    course
}

fn wish(record: &str, chairs: &[Chair]) -> CopyTable {
    CopyTable {
        record: record.to_owned(),
        after: None,
        chairs: chairs.to_vec(),
        clock: Clock::None,
        chat: true,
        hints: None,
        listed: false,
        pace: Some(0),
    }
}

const FOR_FRIENDS: [Chair; 2] = [Chair::Mine, Chair::Open];

fn copy(house: &House, who: &Person, record: &str) -> Answer {
    let body = serde_json::to_string(&wish(record, &FOR_FRIENDS)).unwrap();
    who.ask(house, "POST /api/tables/copy", &body)
}

fn text_of(course: &Course) -> String {
    Record::of(course).to_string()
}

/// Two people at a copy of a game.
fn two_at_copy(house: &House, course: &Course) -> (Person, Vec<Client>, Opened) {
    let (host, friend) = (Person::new(house), Person::new(house));
    let answer = copy(house, &host, &text_of(course));
    assert_eq!(answer.status, 200, "{}", answer.text());
    let opened: Opened = answer.json();
    let mut first = host.come(house, &opened.table);
    let mut second = friend.come(house, &opened.table);
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    (host, vec![first, second], opened)
}

fn rolls(client: &Client) -> usize {
    let rolled = |what: &Happening| matches!(what, Happening::Acted { moved } if moved.dice);
    client.heard.iter().filter(|(_, what)| rolled(what)).count()
}

fn actions(view: &TableView) -> Vec<String> {
    view.moves.iter().map(|moved| moved.action.clone()).collect()
}

fn take_back(client: &mut Client, seat: u8) -> String {
    let id = id();
    client.ask(&id.clone(), &ToServer::TakeBack { id, seat }).unwrap_err().key
}

#[test]
fn a_copied_game_goes_on_and_its_later_dice_are_proved() {
    let house = open(quick);
    let course = begun("barricade", 9);
    let (_, mut clients, opened) = two_at_copy(&house, &course);
    let view = clients[0].view.clone().unwrap();
    assert_eq!(view.terms.earlier as usize, course.actions().len());
    assert_eq!(actions(&view), course.written_actions());
    assert_eq!(clients[0].scene().waits, Waits::Seeds, "salts of their own");
    for (seat, client) in (1..).zip(&mut clients) {
        assert_eq!(take_back(client, seat), "denial-nothing-to-take-back");
    }
    let mut mirror = Mirror::new(course.clone());
    while rolls(&clients[0]) < 6 {
        assert!(go_on(&mut clients, &mut mirror), "it is not over yet");
    }
    let resign = ToServer::Resign { id: id(), seat: 1 };
    clients[0].ask(resign.id().unwrap(), &resign).unwrap();
    clients[0].until(Client::is_over);
    let record = house.get(&format!("/api/tables/{}/record", opened.table)).text();
    let verdict = table::verify(&record.parse().unwrap()).unwrap();
    let earlier = view.moves.iter().filter(|moved| moved.dice).count();
    assert_eq!((verdict.rolls, verdict.earlier as usize), (6, earlier));
}

#[test]
fn the_same_people_play_again_from_the_beginning() {
    let house = open(quick);
    let (host, mut clients, _) = two_at_copy(&house, &begun("halma", 4));
    let resign = ToServer::Resign { id: id(), seat: 1 };
    clients[0].ask(resign.id().unwrap(), &resign).unwrap();
    let again = ToServer::Again { id: id(), keep: false };
    clients[0].ask(again.id().unwrap(), &again).unwrap();
    let new = clients[0].heard.iter().find_map(|(_, what)| match what {
        Happening::Again { table } => Some(table.clone()),
        _ => None,
    });
    let view: TableView = host.ask(&house, &format!("GET /api/tables/{}", new.unwrap()), "").json();
    assert_eq!((view.terms.earlier, view.moves.len(), view.scene.turns), (0, 0, 0));
}

#[test]
fn a_copy_is_there_again_after_a_restart() {
    let house = open(quick);
    let course = begun("barricade", 5);
    let (host, mut clients, opened) = two_at_copy(&house, &course);
    let mut mirror = Mirror::new(course);
    while rolls(&clients[0]) < 2 {
        go_on(&mut clients, &mut mirror);
    }
    mirror.follow(&clients[0]);
    drop(clients);
    let house = restart(house, quick);
    let client = host.come(&house, &opened.table);
    assert_eq!(actions(client.view.as_ref().unwrap()), mirror.course.written_actions());
}

#[test]
fn a_computer_goes_on_by_itself() {
    let house = open(quick);
    let course = begun("halma", 3);
    let host = Person::new(&house);
    let chairs = [Chair::Mine, Chair::Computer(1)];
    let body = serde_json::to_string(&wish(&text_of(&course), &chairs)).unwrap();
    let opened: Opened = host.ask(&house, "POST /api/tables/copy", &body).json();
    let mut client = host.come(&house, &opened.table);
    client.until(|client| client.scene().turn == 1 && client.scene().turns == 4);
}

#[test]
fn what_cannot_be_continued_is_refused_with_its_faults() {
    let house = open(quick);
    let host = Person::new(&house);
    let good = text_of(&begun("halma", 4));
    let last = good.trim_end().rsplit(' ').next().unwrap();
    let illegal = good.replace(last, "a1-p16");
    let resigned = good.replace("actions:", "result: 1 2\nending: resignation\nactions:");
    let over = text_of(&begun("barricade", u32::MAX));
    let cases = [
        (illegal.as_str(), "fault-record-action"),
        (&good[1..], "fault-record-missing"),
        (&resigned, "denial-copy-over"),
        (&over, "denial-copy-over"),
        (&over.replace("ending: rules\n", "").replace("result:", "seed:"), "fault-record-result"),
    ];
    for (record, fault) in cases {
        let answer = copy(&house, &host, record);
        assert_eq!(answer.status, 422, "{}", answer.text());
        assert_eq!(answer.faults()[0], fault);
    }
    let body = serde_json::to_string(&wish(&good, &[Chair::Mine])).unwrap();
    let answer = host.ask(&house, "POST /api/tables/copy", &body);
    assert_eq!((answer.status, answer.faults()), (422, vec!["denial-chairs".to_owned()]));
    let level = serde_json::to_string(&wish(&good, &[Chair::Mine, Chair::Computer(9)])).unwrap();
    let answer = host.ask(&house, "POST /api/tables/copy", &level);
    assert_eq!((answer.status, answer.faults()), (422, vec!["denial-level".to_owned()]));
    let long = format!("{good}{}", " ".repeat(500_000));
    let answer = copy(&house, &host, &long);
    assert_eq!((answer.status, answer.faults()), (413, vec!["server-too-long".to_owned()]));
    let mine: Vec<wire::MyTable> = host.ask(&house, "GET /api/tables?mine=1", "").json();
    assert_eq!(mine, [], "nothing was opened");
}

#[test]
fn copies_count_like_other_tables() {
    let house = open(|config| {
        quick(config);
        config.caps.tables_per_guest = 1;
    });
    let record = text_of(&begun("halma", 4));
    let body = serde_json::to_string(&wish(&record, &FOR_FRIENDS)).unwrap();
    let stranger = house.post("/api/tables/copy", &body);
    assert_eq!((stranger.status, stranger.faults()), (401, vec!["server-no-guest".to_owned()]));
    let host = Person::new(&house);
    assert_eq!(copy(&house, &host, &record).status, 200);
    let answer = copy(&house, &host, &record);
    assert_eq!((answer.status, answer.faults()), (422, vec!["denial-too-many-tables".to_owned()]));
    assert_eq!(house.get("/api/tables/copy").status, 405);
}
