//! Finished games stay with those who played them, as long as they wish.

use crate::common::player::{Client, Person, id, wish};
use crate::common::{House, open, open_in};
use std::time::{Duration, Instant};
use store::{Sqlite, Store};
use tempfile::TempDir;
use wire::{Export, FinishedGame, Happening, History, Profile, ProfileState, ToServer};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;
const ALONE: &str = r#"{"game":"solo-halma","players":1}"#;
const PATIENCE: Duration = Duration::from_secs(20);

fn house() -> House {
    open(|config| config.caps.messages_per_second = 0)
}

fn history(house: &House, person: &Person, query: &str) -> History {
    person.ask(house, &format!("GET /api/me/games{query}"), "").json()
}

/// The finished games, as soon as they are this many.
fn games(house: &House, person: &Person, count: usize) -> Vec<FinishedGame> {
    let began = Instant::now();
    loop {
        let games = history(house, person, "").games;
        if games.len() == count {
            return games;
        }
        assert!(began.elapsed() < PATIENCE, "{games:?}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn resign(client: &mut Client, seat: u8) {
    let id = id();
    client.ask(&id.clone(), &ToServer::Resign { id, seat }).unwrap();
}

/// A game of two people which the second gives up after a turn.
fn given_up(house: &House, host: &Person, friend: &Person) -> String {
    let opened = host.open(house, &wish(HALMA, r#"["mine","open"]"#));
    let mut first = host.come(house, &opened.table);
    let mut second = friend.come(house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    first.until(|client| !client.offered().is_empty());
    let action = first.offered().remove(0);
    first.act(1, &action).unwrap();
    resign(&mut second, 2);
    opened.table
}

#[test]
fn a_finished_game_is_found_by_those_who_played_it_and_by_nobody_else() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Bo"));
    let table = given_up(&house, &ada, &bo);
    let game = games(&house, &bo, 1).remove(0);
    assert_eq!((&*game.table, &*game.game, &*game.ending), (&*table, "halma", "resignation"));
    assert_eq!((game.turns, game.set_up, game.copied), (1, false, false));
    let seat = |game: &FinishedGame| -> Vec<(String, Option<u8>, bool)> {
        game.seats.iter().map(|seat| (seat.name.clone(), seat.place, seat.own)).collect()
    };
    let (one, other) = (("Ada".to_owned(), Some(1), false), ("Bo".to_owned(), Some(2), true));
    assert_eq!(seat(&game), [one, other]);
    assert!(games(&house, &ada, 1)[0].seats[0].own);
    assert_eq!(history(&house, &Person::new(&house), "").games, []);
    let nobody: History = house.get("/api/me/games").json();
    assert_eq!(nobody.games, []);
    // The same after a restart.
    let house = open_in(house.close(), |_| {});
    assert_eq!(games(&house, &bo, 1), [game]);
}

#[test]
fn a_player_who_gave_up_is_last_although_a_computer_played_on() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Bo"));
    let plan = r#"{"game":"star-halma","players":3,"first":1}"#;
    let opened = ada.open(&house, &wish(plan, r#"["mine","open",{"computer":1}]"#));
    let mut first = ada.come(&house, &opened.table);
    let mut second = bo.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    first.until(|client| !client.offered().is_empty());
    let action = first.offered().remove(0);
    first.act(1, &action).unwrap();
    resign(&mut second, 2);
    // With the last person the game ends, and the computers share the first place.
    resign(&mut first, 1);
    assert_eq!(first.scene().outcome.as_ref().unwrap().ranks, [3, 1, 1]);
    let game = games(&house, &bo, 1).remove(0);
    let places: Vec<Option<u8>> = game.seats.iter().map(|seat| seat.place).collect();
    assert_eq!(places, [Some(3), Some(3), Some(1)]);
    assert!(game.seats[1].own && game.seats[1].level.is_none());
}

#[test]
fn a_long_list_comes_in_parts_and_by_game() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::new(&house));
    let mut tables: Vec<String> = (0..3).map(|_| given_up(&house, &ada, &bo)).collect();
    tables.reverse();
    games(&house, &ada, 3);
    let mut found = Vec::new();
    let mut next = Some(String::new());
    while let Some(before) = next {
        let before = if before.is_empty() { before } else { format!("&before={before}") };
        let some = history(&house, &ada, &format!("?most=2{before}"));
        found.extend(some.games.into_iter().map(|game| game.table));
        next = some.next;
    }
    // Games that end in the same thousandth of a second come in the order of their names.
    found.sort();
    tables.sort();
    assert_eq!(found, tables);
    assert_eq!(history(&house, &ada, "?game=halma").games.len(), 3);
    assert_eq!(history(&house, &ada, "?game=gobang").games.len(), 0);
    let refused = ada.ask(&house, "GET /api/me/games?before=yesterday", "");
    assert_eq!((refused.status, refused.faults()), (400, vec!["server-no-place-in-list".into()]));
}

#[test]
fn games_that_were_over_before_results_were_kept_are_found_after_the_upkeep() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::new(&house));
    given_up(&house, &ada, &bo);
    games(&house, &ada, 1);
    // A copy of a store is one without results.
    let (folder, copied) = (house.close(), tempfile::tempdir().unwrap());
    let at = |folder: &TempDir| Sqlite::open(&folder.path().join("store")).unwrap();
    store::copy(&at(&folder), &at(&copied), |_| {}).unwrap();
    let without = at(&copied).without_result("", 9).unwrap();
    assert_eq!(without.len(), 1);
    let house = open_in(copied, |_| {});
    assert_eq!(games(&house, &ada, 1).len(), 1);
}

#[test]
fn a_solution_with_a_hint_is_marked() {
    let house = house();
    let ada = Person::named(&house, "Ada");
    let opened = ada.open(&house, &wish(ALONE, r#"["mine"]"#));
    let mut client = ada.come(&house, &opened.table);
    assert!(!client.seats[0].hinted);
    for _ in 0..2 {
        let hint = id();
        client.say(&ToServer::Hint { id: hint, seat: 1 });
        client.until(|client| client.seats[0].hinted);
    }
    let hints = |client: &Client| {
        let hinted = |(_, what): &&(u32, Happening)| matches!(what, Happening::Hinted { .. });
        client.heard.iter().filter(hinted).count()
    };
    let action = client.offered().remove(0);
    client.act(1, &action).unwrap();
    assert_eq!(hints(&client), 1, "it is stored once");
    resign(&mut client, 1);
    assert!(games(&house, &ada, 1)[0].seats[0].hinted);
}

#[test]
fn a_deleted_player_leaves_the_game_to_the_others() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Bo"));
    given_up(&house, &ada, &bo);
    games(&house, &bo, 1);
    assert_eq!(ada.ask(&house, "DELETE /api/me", "").status, 204);
    let game = games(&house, &bo, 1).remove(0);
    assert!(game.seats[0].deleted && game.seats[0].name.is_empty(), "{game:?}");
    assert!(!game.seats[1].deleted);
    let folder = house.close();
    let bytes = std::fs::read(folder.path().join("store")).unwrap();
    let holds = |name: &[u8]| bytes.windows(name.len()).any(|part| part == name);
    assert!(!holds(b"Ada"), "the name is still in the file");
}

#[test]
fn only_those_who_wish_show_their_games() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Bo"));
    given_up(&house, &ada, &bo);
    games(&house, &ada, 1);
    let show = |public: bool| -> Option<String> {
        let body = format!("{{\"public\":{public}}}");
        let state: ProfileState = ada.ask(&house, "POST /api/me/profile", &body).json();
        state.profile
    };
    let state: ProfileState = ada.ask(&house, "GET /api/me/profile", "").json();
    assert_eq!(state.profile, None, "private at first");
    let id = show(true).unwrap();
    assert_eq!(show(true), Some(id.clone()));
    let page: Profile = house.get(&format!("/api/people/{id}")).json();
    assert_eq!((&*page.name, page.history.games.len()), ("Ada", 1));
    assert!(page.history.games[0].seats.iter().all(|seat| seat.player.is_empty()));
    assert_eq!(show(false), None);
    assert_eq!(house.get(&format!("/api/people/{id}")).status, 404);
    assert_ne!(show(true), Some(id), "an old link does not work again");
    let stranger = house.post("/api/me/profile", r#"{"public":true}"#);
    assert_eq!(stranger.status, 401);
}

#[test]
fn all_that_is_stored_about_a_guest_can_be_downloaded() {
    let house = house();
    let (host, friend) = (Person::named(&house, "Ada"), Person::new(&house));
    let opened = host.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut first = host.come(&house, &opened.table);
    friend.come(&house, &opened.table).sit(2, &opened.invite).unwrap();
    let said = id();
    first.ask(&said.clone(), &ToServer::Chat { id: said, text: "Good luck!".to_owned() }).unwrap();
    let introduce = ToServer::Introduce {
        id: id(),
        seat: 1,
        player: "b7".to_owned(),
        name: "Ben".to_owned(),
        avatar: 9,
    };
    first.ask(introduce.id().unwrap(), &introduce).unwrap();
    resign(&mut first, 1);
    let answer = host.ask(&house, "GET /api/me/export", "");
    let file = answer.header("content-disposition").unwrap().to_owned();
    assert!(file.contains("spielhof.json"), "{file}");
    let export: Export = answer.json();
    assert_eq!((&*export.name, export.tables.len()), ("Ada", 1));
    assert_eq!(export.said.iter().map(|line| &*line.text).collect::<Vec<_>>(), ["Good luck!"]);
    let table = &export.tables[0];
    assert_eq!((&*table.table, &table.introduced), (&*opened.table, &vec![(1, "Ben".into(), 9)]));
    assert!(table.record.contains("halma"), "{}", table.record);
    assert_eq!(house.get("/api/me/export").status, 401);
}
