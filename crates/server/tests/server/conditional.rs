//! Conditional moves over real sockets: what a player has said in advance is played when the others do what
//! was expected, and only then.

use crate::common::player::{Client, Person, id, wish};
use crate::common::{House, open, open_in};
use wire::{Happening, LineSeen, Said, SeatPlan, ToServer};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;
const BARRICADE: &str = r#"{"game":"barricade","players":2,"first":1}"#;

fn house() -> House {
    open(|config| config.caps.messages_per_second = 0)
}

fn rows(lines: &[&str]) -> Vec<Vec<String>> {
    lines.iter().map(|line| line.split(' ').map(str::to_owned).collect()).collect()
}

fn plan(client: &mut Client, seat: u8, moves: u32, lines: &[&str]) -> Result<u32, Said> {
    let id = id();
    client.ask(&id.clone(), &ToServer::Plan { id, seat, moves, lines: rows(lines) })
}

fn refusal(client: &mut Client, seat: u8, moves: u32, lines: &[&str]) -> String {
    plan(client, seat, moves, lines).unwrap_err().key
}

fn act(client: &mut Client, seat: u8, action: &str) -> u32 {
    let id = id();
    let acts = ToServer::Act { id: id.clone(), seat, action: action.to_owned() };
    client.ask(&id, &acts).unwrap()
}

/// What was played, as far as a page has been told.
fn played(client: &Client) -> Vec<String> {
    let action = |(_, happening): &(u32, Happening)| match happening {
        Happening::Acted { moved } => Some(moved.action.clone()),
        _ => None,
    };
    client.heard.iter().filter_map(action).collect()
}

fn left(client: &Client) -> Vec<Vec<String>> {
    let plans: &[SeatPlan] = client.plans.last().unwrap();
    plans.first().map(|plan| plan.lines.clone()).unwrap_or_default()
}

#[test]
fn the_answer_is_played_at_once_when_the_others_do_what_was_expected() {
    let house = house();
    let ([host, friend], [mut first, mut second], opened) = two_people(&house);
    plan(&mut second, 2, 0, &["e2-f3 l15-k14 f3-g4 k14-j13", "d2-e3 l15-k15"]).unwrap();
    assert_eq!(left(&second).len(), 2);
    // Nobody needs to be there who has planned it.
    drop(second);
    act(&mut first, 1, "e2-f3");
    first.until(|client| played(client) == ["e2-f3", "l15-k14"]);
    // What is left goes on after a restart.
    drop(first);
    let house = open_in(house.close(), |_| {});
    let mut second = friend.come(&house, &opened.table);
    assert_eq!(left(&second), rows(&["f3-g4 k14-j13"]));
    let mut first = host.come(&house, &opened.table);
    act(&mut first, 1, "f3-g4");
    first.until(|client| played(client) == ["f3-g4", "k14-j13"]);
    second.until(|client| client.plans.last() == Some(&Vec::new()));
}

#[test]
fn something_else_drops_the_lines_and_taking_back_ends_them() {
    let house = house();
    let (_, [mut first, mut second], _) = two_people(&house);
    plan(&mut second, 2, 0, &["e2-f3 l15-k14 f3-g4 k14-j13"]).unwrap();
    act(&mut first, 1, "d2-e3");
    second.until(|client| client.plans.last() == Some(&Vec::new()));
    act(&mut second, 2, "l15-k15");
    first.until(|client| played(client) == ["d2-e3", "l15-k15"]);
    // The same for what is taken back.
    plan(&mut second, 2, 2, &["e3-f4 k15-k14"]).unwrap();
    let (asked, answered) = (id(), id());
    first.ask(&asked.clone(), &ToServer::TakeBack { id: asked, seat: 1 }).unwrap();
    second.until(|client| client.scene.as_ref().unwrap().offer.is_some());
    let yes = ToServer::Answer { id: answered.clone(), seat: 2, yes: true };
    second.ask(&answered, &yes).unwrap();
    assert_eq!(left(&second), rows(&[]));
}

#[test]
fn lines_are_refused_that_cannot_be_planned() {
    let house = house();
    let (_, [mut first, mut second], _) = two_people(&house);
    let line = &["e2-f3 l15-k14"];
    assert_eq!(refusal(&mut first, 1, 0, &["e2-f3"]), "denial-plan-own-turn");
    assert_eq!(refusal(&mut first, 2, 0, line), "denial-not-your-seat");
    assert_eq!(refusal(&mut second, 9, 0, line), "denial-not-your-seat");
    assert_eq!(refusal(&mut second, 2, 1, line), "denial-plan-outdated");
    assert_eq!(refusal(&mut second, 2, 0, &["e2-f3"]), "denial-plan-no-answer");
    assert_eq!(refusal(&mut second, 2, 0, &line.repeat(9)), "denial-plan-many");
    let two = ["e2-f3 l15-k14", "e2-f3 l15-k15"];
    assert_eq!(refusal(&mut second, 2, 0, &two), "denial-plan-two");
    assert!(refusal(&mut second, 2, 0, &["e2-f3 l15-a1"]).starts_with("refusal-"));
    act(&mut first, 1, "e2-f3");
    assert_eq!(refusal(&mut second, 2, 0, line), "denial-plan-own-turn");
    assert_eq!(played(&first), ["e2-f3"], "nothing was played");
    // Where dice fall nobody knows what comes.
    let (_, [_, mut other], _) = two_at(&house, BARRICADE);
    assert_eq!(refusal(&mut other, 2, 0, line), "denial-plan-dice");
    assert!(other.view.unwrap().plans.is_none());
}

#[test]
fn nobody_but_the_holder_of_the_seat_learns_what_they_have_planned() {
    let house = house();
    let ([host, friend], [mut first, mut second], opened) = two_people(&house);
    // Who sits down is told that something can be planned.
    second.until(|client| client.plans.first() == Some(&Vec::new()));
    plan(&mut second, 2, 0, &["e2-f3 l15-k14"]).unwrap();
    let watcher = Person::new(&house).come(&house, &opened.table);
    assert_eq!(watcher.view.unwrap().plans, None);
    let again = host.come(&house, &opened.table).view.unwrap();
    assert_eq!(again.plans, Some(Vec::new()));
    let own = friend.come(&house, &opened.table).view.unwrap();
    assert_eq!(own.plans.unwrap()[0].lines, rows(&["e2-f3 l15-k14"]));
    act(&mut first, 1, "d2-e3");
    let told = first.plans.iter().flatten().count();
    assert_eq!(told, 0);
    let plain = host.ask(&house, &format!("GET /api/tables/{}", opened.table), "").text();
    assert!(!plain.contains("l15-k14\",\"") && !plain.contains("\"lines\":[["));
}

#[test]
fn a_plan_can_be_withdrawn_and_is_deleted_with_its_guest() {
    let house = house();
    let ([_, friend], [mut first, mut second], opened) = two_people(&house);
    plan(&mut second, 2, 0, &["e2-f3 l15-k14"]).unwrap();
    assert!(friend.ask(&house, "GET /api/me/export", "").text().contains("l15-k14"));
    plan(&mut second, 2, 0, &[]).unwrap();
    assert_eq!(left(&second), rows(&[]));
    plan(&mut second, 2, 0, &["e2-f3 l15-k14"]).unwrap();
    assert_eq!(friend.ask(&house, "DELETE /api/me", "").status, 204);
    act(&mut first, 1, "e2-f3");
    let view = Person::new(&house).come(&house, &opened.table).view.unwrap();
    assert_eq!(view.moves.len(), 1, "nothing was played for a guest who is deleted");
}

#[test]
fn lines_are_tried_without_being_played() {
    let house = house();
    let (_, [mut first, _], opened) = two_people(&house);
    let path = format!("/api/tables/{}/line", opened.table);
    let tried = house.post(&path, r#"{"actions":["e2-f3"]}"#);
    let seen: LineSeen = tried.json();
    assert_eq!((seen.played, seen.scene.turn, seen.moves.len()), (0, 2, 1));
    let choices = seen.scene.choices.unwrap();
    assert!(choices.seat == 2 && choices.picks.iter().any(|pick| !pick.targets.is_empty()));
    assert!(seen.moves[0].way.is_some());
    act(&mut first, 1, "d2-e3");
    let seen: LineSeen = house.post(&path, r#"{"actions":[]}"#).json();
    assert_eq!((seen.played, seen.scene.turn), (1, 2));
    let illegal = house.post(&path, r#"{"actions":["l15-k14","l15-k14"]}"#);
    assert_eq!(illegal.status, 422);
    let long = format!(r#"{{"actions":[{}"l15-k14"]}}"#, r#""l15-k14","#.repeat(24));
    assert_eq!(house.post(&path, &long).faults(), ["denial-plan-long"]);
    assert_eq!(house.post("/api/tables/nothing/line", r#"{"actions":[]}"#).status, 404);
    let (_, _, dice) = two_at(&house, BARRICADE);
    let path = format!("/api/tables/{}/line", dice.table);
    assert_eq!(house.post(&path, r#"{"actions":[]}"#).faults(), ["denial-plan-dice"]);
}

type Two = ([Person; 2], [Client; 2], wire::Opened);

fn two_people(house: &House) -> Two {
    two_at(house, HALMA)
}

fn two_at(house: &House, game: &str) -> Two {
    let (host, friend) = (Person::named(house, "Ada"), Person::named(house, "Bo"));
    let opened = host.open(house, &wish(game, r#"["mine","open"]"#));
    let mut first = host.come(house, &opened.table);
    let mut second = friend.come(house, &opened.table);
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    ([host, friend], [first, second], opened)
}
