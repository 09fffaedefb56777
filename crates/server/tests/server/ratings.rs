//! Rated games: who may play them, what they do to ratings, and what makes them worth nothing.

use crate::common::browser::{Browser, public};
use crate::common::player::{Client, Person, id, wish};
use crate::common::{House, open};
use std::time::{Duration, Instant};
use store::{Accounts, Ratings, Sqlite, Store};
use wire::{
    BestRated, Export, FirstSolutions, History, NewTable, Opened, OwnRatings, Profile,
    ProfileState, TableRating, ToServer,
};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;
const PATIENCE: Duration = Duration::from_secs(20);

fn house() -> House {
    open(|config| {
        public(config);
        config.caps.messages_per_second = 0;
    })
}

/// Somebody with an account.
fn rated(house: &House, name: &str) -> Person {
    let mut browser = Browser::named(house, name);
    browser.create();
    browser.person()
}

fn rated_wish(plan: &str, chairs: &str) -> NewTable {
    let clock = wire::Clock::Total { seconds: 600, increment: 5 };
    NewTable { rated: true, clock, ..wish(plan, chairs) }
}

fn refused(house: &House, person: &Person, wish: &NewTable) -> Vec<String> {
    let body = serde_json::to_string(wish).unwrap();
    let answer = person.ask(house, "POST /api/tables", &body);
    assert_eq!(answer.status, 422, "{}", answer.text());
    answer.faults()
}

/// Two people at a rated table.
fn two(house: &House, one: &Person, other: &Person) -> (Client, Client, Opened) {
    let opened = one.open(house, &rated_wish(HALMA, r#"["mine","open"]"#));
    let mut first = one.come(house, &opened.table);
    let mut second = other.come(house, &opened.table);
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    (first, second, opened)
}

fn resign(client: &mut Client, seat: u8) {
    let id = id();
    client.ask(&id.clone(), &ToServer::Resign { id, seat }).unwrap();
}

fn denied(client: &mut Client, message: impl FnOnce(String) -> ToServer) -> String {
    let id = id();
    client.ask(&id.clone(), &message(id)).unwrap_err().key
}

/// What a game did to ratings, as soon as it is judged.
fn judged(house: &House, table: &str) -> TableRating {
    let began = Instant::now();
    loop {
        let answer = house.get(&format!("/api/tables/{table}/rating"));
        if answer.status == 200 {
            return answer.json();
        }
        assert!(began.elapsed() < PATIENCE, "{}", answer.text());
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn ratings(house: &House, person: &Person) -> OwnRatings {
    person.ask(house, "GET /api/ratings", "").json()
}

#[test]
fn a_rated_game_moves_the_winner_up_and_the_loser_down() {
    let house = house();
    let (ada, bo) = (rated(&house, "Ada"), rated(&house, "Bo"));
    let (mut first, mut second, opened) = two(&house, &ada, &bo);
    assert!(first.view.as_ref().unwrap().terms.rated);
    let action = first.offered().remove(0);
    first.act(1, &action).unwrap();
    assert_eq!(house.get(&format!("/api/tables/{}/rating", opened.table)).status, 404);
    resign(&mut second, 2);
    let judged = judged(&house, &opened.table);
    assert_eq!((judged.group.as_deref(), judged.unrated), (Some("square"), None));
    let steps: Vec<_> = judged.seats.iter().map(|seat| (seat.seat, seat.step.before)).collect();
    assert_eq!(steps, [(1, 1500), (2, 1500)]);
    let (up, down) = (judged.seats[0].step.after, judged.seats[1].step.after);
    assert!(up > 1600 && down < 1400 && up - 1500 == 1500 - down, "{up} {down}");
    let own = ratings(&house, &ada);
    assert!(own.account && own.groups.len() == 6);
    assert_eq!((own.ratings[0].value, own.ratings[0].games), (up, 1));
    assert!(own.ratings[0].provisional && own.ratings[0].plus_minus > 300);
    // It is part of the history, the public page and the export.
    let history: History = bo.ask(&house, "GET /api/me/games", "").json();
    assert_eq!(history.games[0].seats[1].rating.unwrap().after, down);
    let export: Export = bo.ask(&house, "GET /api/me/export", "").json();
    assert_eq!(export.ratings[0].value, down);
    let shown: ProfileState = bo.ask(&house, "POST /api/me/profile", r#"{"public":true}"#).json();
    let profile: Profile = house.get(&format!("/api/people/{}", shown.profile.unwrap())).json();
    assert_eq!(profile.ratings[0].value, down);
    // Somebody so uncertain is in no list of the best yet.
    let best: BestRated = house.get("/api/ratings/square").json();
    assert_eq!(best.people, []);
    assert_eq!(house.get("/api/ratings/chess").status, 404);
}

#[test]
fn a_rated_table_is_for_people_with_an_account_a_clock_and_no_help() {
    let house = house();
    let (ada, guest) = (rated(&house, "Ada"), Browser::named(&house, "Guest").person());
    let wanted = rated_wish(HALMA, r#"["mine","open"]"#);
    assert_eq!(refused(&house, &guest, &wanted), ["denial-rated-account"]);
    let no_clock = NewTable { clock: wire::Clock::None, ..wanted.clone() };
    assert_eq!(refused(&house, &ada, &no_clock), ["unrated-no-clock"]);
    let alone = rated_wish(r#"{"game":"solo-halma","players":1}"#, r#"["mine"]"#);
    assert_eq!(refused(&house, &ada, &alone), ["unrated-no-group"]);
    let both = rated_wish(HALMA, r#"["mine","mine"]"#);
    assert_eq!(refused(&house, &ada, &both), ["unrated-same-player"]);
    let unmeasured =
        rated_wish(r#"{"game":"dice-halma","players":2}"#, r#"["mine",{"computer":6}]"#);
    assert_eq!(refused(&house, &ada, &unmeasured), ["unrated-unmeasured-level"]);
    let opened = ada.open(&house, &NewTable { hints: Some(true), ..wanted });
    let mut watcher = guest.come(&house, &opened.table);
    assert_eq!(watcher.sit(2, &opened.invite).unwrap_err().key, "denial-rated-account");
    let mut first = ada.come(&house, &opened.table);
    assert_eq!(first.sit(2, &opened.invite).unwrap_err().key, "denial-rated-twice");
    let cy = rated(&house, "Cy");
    let mut second = cy.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    first.until(|client| !client.offered().is_empty());
    assert_eq!(denied(&mut first, |id| ToServer::Hint { id, seat: 1 }), "denial-hints-off");
    let action = first.offered().remove(0);
    first.act(1, &action).unwrap();
    assert_eq!(denied(&mut first, |id| ToServer::TakeBack { id, seat: 1 }), "denial-rated");
    let other = |id| ToServer::Introduce {
        id,
        seat: 1,
        player: "child".to_owned(),
        name: "Kim".to_owned(),
        avatar: 3,
    };
    assert_eq!(denied(&mut first, other), "denial-rated");
    // A seat stays with its player: the code of one moves nothing.
    let code = ada.ask(&house, &format!("POST /api/tables/{}/seats/1/code", opened.table), "");
    let code: wire::Code = code.json();
    let claim = guest.ask(&house, "POST /api/claim", &format!(r#"{{"code":"{}"}}"#, code.code));
    assert_eq!(claim.faults(), ["denial-rated"]);
}

#[test]
fn against_a_computer_one_gives_up_and_does_not_break_off() {
    let house = house();
    let ada = rated(&house, "Ada");
    let opened = ada.open(&house, &rated_wish(HALMA, r#"["mine",{"computer":1}]"#));
    let mut first = ada.come(&house, &opened.table);
    first.until(|client| !client.offered().is_empty());
    assert_eq!(denied(&mut first, |id| ToServer::Abort { id, seat: 1 }), "denial-rated");
    let action = first.offered().remove(0);
    first.act(1, &action).unwrap();
    resign(&mut first, 1);
    let judged = judged(&house, &opened.table);
    let step = judged.seats[0].step;
    assert!(judged.seats.len() == 1 && step.after < step.before, "{judged:?}");
}

#[test]
fn a_game_that_is_broken_off_together_says_why_it_is_not_rated() {
    let house = house();
    let (ada, bo) = (rated(&house, "Ada"), rated(&house, "Bo"));
    let (mut first, mut second, opened) = two(&house, &ada, &bo);
    let action = first.offered().remove(0);
    first.act(1, &action).unwrap();
    let ask = id();
    first.ask(&ask.clone(), &ToServer::Abort { id: ask, seat: 1 }).unwrap();
    let answer = id();
    second.until(|client| client.scene().offer.is_some());
    second.ask(&answer.clone(), &ToServer::Answer { id: answer, seat: 2, yes: true }).unwrap();
    let judged = judged(&house, &opened.table);
    assert_eq!(judged.unrated.unwrap().key, "unrated-aborted");
    assert_eq!(ratings(&house, &ada).ratings, []);
}

#[test]
fn what_a_crash_left_undone_is_rated_by_the_upkeep() {
    let house = house();
    let (ada, bo) = (rated(&house, "Ada"), rated(&house, "Bo"));
    let (mut first, mut second, opened) = two(&house, &ada, &bo);
    let action = first.offered().remove(0);
    first.act(1, &action).unwrap();
    resign(&mut second, 2);
    let before = judged(&house, &opened.table);
    // The same tables and people without results, as after a crash.
    let folder = house.close();
    let old = Sqlite::open(&folder.path().join("store")).unwrap();
    let bare = tempfile::tempdir().unwrap();
    {
        let new = Sqlite::open(&bare.path().join("store")).unwrap();
        let (tables, guests) = (old.dump_tables(0, 9).unwrap(), old.dump_guests(None, 9).unwrap());
        new.import(&tables, &guests).unwrap();
        new.import_accounts(&old.dump_accounts(None, 9).unwrap()).unwrap();
    }
    let house = crate::common::open_in(bare, public);
    assert_eq!(judged(&house, &opened.table), before);
}

#[test]
fn a_deleted_player_leaves_no_rating() {
    let house = house();
    let (ada, bo) = (rated(&house, "Ada"), rated(&house, "Bo"));
    let (mut first, mut second, opened) = two(&house, &ada, &bo);
    let action = first.offered().remove(0);
    first.act(1, &action).unwrap();
    resign(&mut second, 2);
    judged(&house, &opened.table);
    assert_eq!(bo.ask(&house, "DELETE /api/me", "").status, 204);
    let left = judged(&house, &opened.table);
    assert_eq!(left.seats.iter().map(|seat| seat.seat).collect::<Vec<_>>(), [1]);
    let folder = house.close();
    let store = Sqlite::open(&folder.path().join("store")).unwrap();
    let judgement = store.judgement(&opened.table).unwrap().unwrap();
    assert_eq!(judgement.changes.len(), 1);
}

#[test]
fn a_rated_quick_game_pairs_those_who_want_one() {
    let house = house();
    let (ada, bo, cy) = (rated(&house, "Ada"), rated(&house, "Bo"), rated(&house, "Cy"));
    let seek = |person: &Person, rated: bool| -> wire::QuickGameState {
        let body = format!(
            r#"{{"games":["halma"],"anew":true,"patience":null,"level":2,"rated":{rated}}}"#
        );
        person.ask(&house, "POST /api/quick", &body).json()
    };
    assert_eq!(seek(&ada, true).table, None);
    assert_eq!(seek(&bo, false).table, None, "two wishes");
    let table = seek(&cy, true).table.unwrap();
    let view: wire::TableView = house.get(&format!("/api/tables/{table}")).json();
    assert!(view.terms.rated && view.terms.clock != wire::Clock::None);
    assert_eq!(view.seats.iter().map(|seat| &*seat.name).collect::<Vec<_>>(), ["Cy", "Ada"]);
}

/// Plays the record of a solitaire at a table.
fn solve(house: &House, person: &Person, game: &str, actions: &[String]) -> String {
    let plan = format!(r#"{{"game":"{game}","players":1}}"#);
    let opened = person.open(house, &wish(&plan, r#"["mine"]"#));
    let mut client = person.come(house, &opened.table);
    for action in actions {
        client.act(1, action).unwrap();
    }
    opened.table
}

fn best(game: &str) -> Vec<String> {
    let path = format!("{}/../../records/best/{game}.txt", env!("CARGO_MANIFEST_DIR"));
    let record: table::Record = std::fs::read_to_string(path).unwrap().parse().unwrap();
    record.replay().unwrap().written_actions()
}

/// A worse solution: a piece steps there and back first.
fn longer(game: &str) -> Vec<String> {
    let mut actions = best(game);
    let first = actions[0].clone();
    let cells: Vec<&str> = first.split('-').collect();
    assert_eq!(cells.len(), 2, "{first}: a single step");
    let back = format!("{}-{}", cells[1], cells[0]);
    actions.splice(0..0, [first, back]);
    actions
}

#[test]
fn solutions_count_once_and_published_ones_do_not() {
    let house = house();
    let (ada, bo) = (rated(&house, "Ada"), rated(&house, "Bo"));
    for person in [&ada, &bo] {
        person.ask(&house, "POST /api/me/profile", r#"{"public":true}"#);
    }
    let game = "connection-solo";
    solve(&house, &ada, game, &best(game));
    let own = longer(game);
    let first = solve(&house, &bo, game, &own);
    // The same by somebody else, later.
    let found = |count: usize| {
        let began = Instant::now();
        loop {
            let history: History = ada.ask(&house, "GET /api/me/games", "").json();
            if history.games.len() == count {
                return house.get(&format!("/api/games/{game}/solutions")).json::<FirstSolutions>();
            }
            assert!(began.elapsed() < PATIENCE);
            std::thread::sleep(Duration::from_millis(10));
        }
    };
    solve(&house, &ada, game, &own);
    let solutions = found(2).solutions;
    let listed: Vec<_> = solutions.iter().map(|one| (&*one.table, &*one.name)).collect();
    assert_eq!(listed, [(&*first, "Bo")], "not the published one, and not the second of two");
    assert_eq!(solutions[0].turns as usize, own.len());
    assert_eq!(house.get("/api/games/chess/solutions").status, 404);
}
