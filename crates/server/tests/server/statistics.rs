//! What games are like, counted from games that people have played to the end.

use crate::common::player::{Client, Person, id, wish};
use crate::common::{House, open, open_in};
use std::time::{Duration, Instant};
use wire::{GameStatistics, StatisticsRow, StatisticsSource, ToServer};

const PATIENCE: Duration = Duration::from_secs(20);

fn house() -> House {
    open(|config| config.caps.messages_per_second = 0)
}

/// Five in a row for the seat that wins, and nothing for the other.
const LINE: [&str; 5] = ["@a1", "@b1", "@c1", "@d1", "@e1"];
const NOTHING: [&str; 5] = ["@a16", "@c16", "@e16", "@g16", "@i16"];

/// A game of Gobang at one device that this seat wins; the first seat moves first.
fn gobang(house: &House, person: &Person, winner: u8) {
    let plan = r#"{"game":"gobang","players":2,"first":1}"#;
    let opened = person.open(house, &wish(plan, r#"["mine","mine"]"#));
    let mut client = person.come(house, &opened.table);
    for turn in 0..5 {
        for seat in [1, 2] {
            if !client.is_over() {
                let line = if seat == winner { LINE } else { NOTHING };
                let event = client.act(seat, line[turn]).unwrap();
                client.until_event(event);
            }
        }
    }
    assert!(client.is_over());
}

fn rows(house: &House, game: &str, query: &str) -> Vec<StatisticsRow> {
    let answer = house.get(&format!("/api/games/{game}/statistics{query}"));
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json::<GameStatistics>().rows
}

/// Waits until the server has counted this number of games: it does so a moment after their end.
fn until_counted(house: &House, game: &str, games: u32) {
    let since = Instant::now();
    loop {
        let store = &house.running.as_ref().unwrap().app.store;
        let counted: u32 = store.tallies(game).unwrap().iter().map(|one| one.games).sum();
        if counted == games {
            return;
        }
        assert!(since.elapsed() < PATIENCE, "{counted} of {games}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn until_kept(house: &House, person: &Person, games: usize) {
    let since = Instant::now();
    loop {
        let history: wire::History = person.ask(house, "GET /api/me/games", "").json();
        if history.games.len() == games {
            return;
        }
        assert!(since.elapsed() < PATIENCE);
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn games_of_people_are_counted_and_of_few_only_their_number_is_told() {
    let house = house();
    let ada = Person::named(&house, "Ada");
    for game in 0..19 {
        gobang(&house, &ada, if game < 14 { 1 } else { 2 });
    }
    until_counted(&house, "gobang", 19);
    let few = rows(&house, "gobang", "?source=server").remove(0);
    assert_eq!((few.games, few.won, few.turns), (19, vec![], None));
    gobang(&house, &ada, 2);
    until_counted(&house, "gobang", 20);
    // What was told a moment ago is told again.
    assert_eq!(rows(&house, "gobang", "?source=server")[0].games, 19);
    let house = open_in(house.close(), |_| {});
    let found = rows(&house, "gobang", "?source=server");
    let won: Vec<(u32, u32)> = found[0].won.iter().map(|one| (one.games, one.share)).collect();
    assert_eq!((found.len(), won), (1, vec![(14, 7_000), (6, 3_000)]));
    assert!(found[0].won[0].low < 5_000, "twenty games do not show that much");
    let turns = found[0].turns.unwrap();
    assert_eq!((turns.p10, turns.median, turns.p90, turns.mean), (9, 9, 10, 930));
    assert_eq!((found[0].shared, found[0].unfinished, found[0].luck), (0, 0, None));
    // Who played them may be gone: nothing in it is about them.
    assert_eq!(ada.ask(&house, "DELETE /api/me", "").status, 204);
    let house = open_in(house.close(), |_| {});
    assert_eq!(rows(&house, "gobang", "?source=server"), found);
    assert!(!house.get("/api/games/gobang/statistics").text().contains("Ada"));
}

fn resign(client: &mut Client, seat: u8) {
    let id = id();
    client.ask(&id.clone(), &ToServer::Resign { id, seat }).unwrap();
}

#[test]
fn games_that_say_nothing_about_the_game_are_not_counted() {
    let house = house();
    let ada = Person::named(&house, "Ada");
    // Given up.
    let plan = r#"{"game":"gobang","players":2,"first":1}"#;
    let opened = ada.open(&house, &wish(plan, r#"["mine","mine"]"#));
    let mut client = ada.come(&house, &opened.table);
    client.act(1, "@a1").unwrap();
    resign(&mut client, 2);
    // From another position.
    let setup = "turn: 1\\n8 . . 1 1 1 1 . . . . . . . . . .\\n2 . 2 2 . . . . . . . . . . . . .";
    let plan = format!(r#"{{"game":"gobang","players":2,"setup":"{setup}"}}"#);
    let opened = ada.open(&house, &wish(&plan, r#"["mine","mine"]"#));
    ada.come(&house, &opened.table).act(1, "@b8").unwrap();
    // Against a computer.
    let opened = ada.open(&house, &wish(&plan, r#"["mine",{"computer":1}]"#));
    ada.come(&house, &opened.table).act(1, "@b8").unwrap();
    until_kept(&house, &ada, 3);
    let store = &house.running.as_ref().unwrap().app.store;
    assert_eq!(store.tallies("gobang"), Ok(vec![]));
    assert_eq!(rows(&house, "gobang", "?source=server"), []);
}

#[test]
fn figures_of_computers_are_told_beside_them() {
    let house = house();
    let all = rows(&house, "barricade", "");
    assert!(!all.is_empty());
    for row in &all {
        assert_eq!((row.source, row.level), (StatisticsSource::SelfPlay, Some(3)));
        assert!(row.luck.is_some() && row.won.len() == usize::from(row.players));
    }
    let measured = rows(&house, "barricade", "?source=self-play");
    assert_eq!(measured, all);
    assert_eq!(house.get("/api/games/chess/statistics").status, 404);
    assert_eq!(house.get("/api/games/halma/statistics?source=rumour").status, 400);
}
