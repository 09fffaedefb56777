//! Local tables, played over the same messages as on a server.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod support;

use spielhof_browser::Input;
use std::sync::{Arc, Mutex};
use support::{Database, Tab};
use wire::{Faults, Holder, Opened, Replay, Scene, TableView, ToClient, ToServer, Waits};

/// A table against a computer of level 1, from the usual start.
fn open(tab: &mut Tab, game: &str, players: u8) -> Opened {
    let chairs: Vec<String> = (2..=players).map(|_| r#"{"computer":1}"#.to_owned()).collect();
    let mut chairs = chairs;
    chairs.insert(0, r#""mine""#.to_owned());
    let chairs = chairs.join(",");
    let body = format!(
        r#"{{"plan":{{"game":"{game}","players":{players},"first":1}},"chairs":[{chairs}],"pace":0}}"#
    );
    tab.ask("POST", "tables", Some(&body))
}

fn scene(tab: &mut Tab, table: &str) -> Scene {
    tab.ask::<TableView>("GET", &format!("tables/{table}"), None).scene
}

/// Does the first thing that can be done; false if the game waits for nothing of ours.
fn act(tab: &mut Tab, socket: u32, table: &str) -> bool {
    let scene = scene(tab, table);
    let seat = scene.turn;
    let answer = match scene.waits {
        Waits::Over => return false,
        Waits::Seeds => {
            let seed = "ab".repeat(32);
            tab.say(socket, |id| ToServer::Seed { id, seed })
        }
        Waits::Dice => tab.say(socket, |id| ToServer::Roll { id, seat }),
        _ => {
            let choices = scene.choices.unwrap();
            let target = choices.picks.iter().flat_map(|pick| &pick.targets).next();
            let action = target.map(|target| target.action.clone());
            let action = action.or_else(|| choices.plain.first().cloned()).unwrap();
            tab.say(socket, |id| ToServer::Act { id, seat, action })
        }
    };
    assert!(matches!(answer, ToClient::Done { .. }), "{answer:?}");
    while scene_waits_for_computer(tab, table) {
        tab.wake();
    }
    true
}

fn scene_waits_for_computer(tab: &mut Tab, table: &str) -> bool {
    let view: TableView = tab.ask("GET", &format!("tables/{table}"), None);
    let turn = view.seats.iter().find(|seat| seat.number == view.scene.turn).unwrap();
    turn.holder == Holder::Computer && !matches!(view.scene.waits, Waits::Over | Waits::Seeds)
}

fn tab() -> Tab {
    Tab::new(&Arc::new(Mutex::new(Database::default())), 1)
}

#[test]
fn a_table_is_played_against_a_computer() {
    for (game, players) in [("barricade", 2), ("star-halma", 3), ("solo-halma", 1)] {
        let mut tab = tab();
        let opened = open(&mut tab, game, players);
        assert!(opened.table.starts_with("local-"));
        tab.connect(1, &opened.table);
        assert!(matches!(tab.heard[&1][0], ToClient::Welcome { .. }), "{game}");
        for _ in 0..12 {
            if !act(&mut tab, 1, &opened.table) {
                break;
            }
        }
        let record = tab.request("GET", &format!("tables/{}/record", opened.table), None).1;
        let replay: Replay =
            tab.ask("POST", "replay", Some(&serde_json::json!({ "record": record }).to_string()));
        assert!(replay.moves.len() >= 12, "{game}: {record}");
        let database = tab.database.lock().unwrap();
        assert_eq!(database.summaries[&opened.table].table, opened.table);
    }
}

/// The control of storing before showing: as long as nothing is stored, nobody hears of it.
#[test]
fn nothing_is_shown_before_it_is_stored() {
    let mut tab = tab();
    let opened = open(&mut tab, "halma", 2);
    tab.connect(1, &opened.table);
    tab.take_heard(1);
    tab.holds = true;
    let text = r#"{"say":"act","id":"a","seat":1,"action":"e2-f3"}"#.to_owned();
    tab.give(Input::Message { socket: 1, text });
    assert_eq!(tab.take_heard(1), []);
    tab.release();
    let heard = tab.take_heard(1);
    assert!(heard.iter().any(|message| matches!(message, ToClient::Happened { .. })));
    assert!(heard.iter().any(|message| matches!(message, ToClient::Done { id, .. } if id == "a")));
}

#[test]
fn a_killed_tab_loses_nothing_that_was_shown() {
    let mut first = tab();
    let opened = open(&mut first, "barricade", 2);
    first.connect(1, &opened.table);
    for _ in 0..8 {
        act(&mut first, 1, &opened.table);
    }
    let path = format!("tables/{}", opened.table);
    let seen: TableView = first.ask("GET", &path, None);
    let database = first.database.clone();
    drop(first);
    let mut second = Tab::new(&database, 2);
    let again: TableView = second.ask("GET", &path, None);
    assert_eq!(again.moves, seen.moves);
    assert_eq!(again.scene.pieces, seen.scene.pieces);
    second.connect(1, &opened.table);
    assert!(act(&mut second, 1, &opened.table));
}

#[test]
fn a_message_that_is_sent_again_does_nothing_more() {
    let mut first = tab();
    let opened = open(&mut first, "halma", 2);
    let table = &opened.table;
    first.connect(1, table);
    let text = r#"{"say":"act","id":"a","seat":1,"action":"e2-f3"}"#.to_owned();
    first.give(Input::Message { socket: 1, text: text.clone() });
    let moves = |tab: &mut Tab| tab.ask::<TableView>("GET", &format!("tables/{table}"), None).moves;
    let before = moves(&mut first).len();
    let mut second = Tab::new(&first.database, 2);
    second.connect(1, table);
    second.give(Input::Message { socket: 1, text });
    assert_eq!(moves(&mut second).len(), before);
    let heard = second.take_heard(1);
    assert!(heard.iter().any(|message| matches!(message, ToClient::Done { id, .. } if id == "a")));
}

/// Two tabs act at once: the second finds the number taken, reads the table again, and nothing is
/// doubled.
#[test]
fn of_two_tabs_one_wins() {
    let mut first = tab();
    let body = r#"{"plan":{"game":"halma","players":2,"first":1},"chairs":["mine","mine"]}"#;
    let opened: Opened = first.ask("POST", "tables", Some(body));
    let mut second = Tab::new(&first.database, 2);
    first.connect(1, &opened.table);
    second.connect(1, &opened.table);
    let act = |action: &str, id: &str| {
        let text = format!(r#"{{"say":"act","id":"{id}","seat":1,"action":"{action}"}}"#);
        Input::Message { socket: 1, text }
    };
    first.give(act("e2-f3", "a"));
    second.give(act("d3-e4", "b"));
    assert_eq!(second.closed.get(&1), Some(&1012), "it is told to come back");
    assert!(!second.take_heard(1).iter().any(|message| matches!(message, ToClient::Done { .. })));
    second.connect(2, &opened.table);
    let ToClient::Welcome { table } = &second.heard[&2][0] else { panic!("no welcome") };
    assert_eq!(table.moves.len(), 1);
    assert_eq!(table.moves[0].action, "e2-f3");
    // A tab that hears of a change reads the table again as well.
    second.give(Input::Message {
        socket: 2,
        text: r#"{"say":"act","id":"c","seat":2,"action":"l15-k14"}"#.to_owned(),
    });
    first.give(Input::Changed { table: opened.table.clone() });
    assert_eq!(first.closed.get(&1), Some(&1012));
    assert_eq!(
        first.ask::<TableView>("GET", &format!("tables/{}", opened.table), None).moves.len(),
        2
    );
}

#[test]
fn a_hint_is_given_and_a_rematch_opened() {
    let mut tab = tab();
    let opened = open(&mut tab, "halma", 2);
    tab.connect(1, &opened.table);
    let hint = tab.say(1, |id| ToServer::Hint { id, seat: 1 });
    assert!(matches!(hint, ToClient::Hinted { action, .. } if !action.is_empty()));
    tab.say(1, |id| ToServer::Resign { id, seat: 1 });
    tab.say(1, |id| ToServer::Again { id, keep: false });
    let view: TableView = tab.ask("GET", &format!("tables/{}", opened.table), None);
    let next = view.rematch.unwrap();
    assert!(next.starts_with("local-"));
    assert_eq!(scene(&mut tab, &next).waits, Waits::Seat);
}

#[test]
fn requests_that_keep_nothing_are_answered_as_on_a_server() {
    let mut tab = tab();
    let games: wire::Catalogue = tab.ask("GET", "games", None);
    for game in games.games.iter().filter(|game| game.best.is_some()) {
        tab.ask::<Replay>("GET", &format!("games/{}/best", game.id), None);
    }
    tab.ask::<wire::Guide>("GET", "games/barricade/guide", None);
    tab.ask::<wire::Attempted>("POST", "games/halma/lesson/1", Some(r#"{"actions":[]}"#));
    let look: wire::Look = tab.ask("POST", "look", Some(r#"{"game":"halma","players":4}"#));
    assert!(look.scene.choices.is_some());
}

#[test]
fn bad_requests_get_a_status_and_a_sentence() {
    let mut tab = tab();
    let halma = r#"{"game":"halma","players":2}"#;
    let open_chair = format!(r#"{{"plan":{halma},"chairs":["mine","open"]}}"#);
    let no_chairs = format!(r#"{{"plan":{halma},"chairs":[]}}"#);
    let cases = [
        ("GET", "nothing", None, 404, "server-not-found"),
        ("GET", "tables/local-none", None, 404, "denial-no-table"),
        ("GET", "games/chess/guide", None, 404, "server-not-found"),
        ("POST", "games/halma/lesson/0", Some(r#"{"actions":[]}"#), 404, "server-not-found"),
        ("POST", "look", Some("{"), 400, "server-nonsense"),
        ("POST", "tables", None, 400, "server-nonsense"),
        ("POST", "tables", Some(&*open_chair), 422, "denial-local-chair"),
        ("POST", "tables", Some(&*no_chairs), 422, "denial-chairs"),
    ];
    for (method, path, body, status, key) in cases {
        let (found, answer) = tab.request(method, path, body);
        let faults: Faults = serde_json::from_str(&answer).unwrap();
        assert_eq!((found, &*faults.faults[0].key), (status, key), "{path}");
    }
}

#[test]
fn a_connection_that_makes_no_sense_is_closed() {
    let mut tab = tab();
    let opened = open(&mut tab, "halma", 2);
    tab.connect(1, "local-none");
    assert_eq!(tab.closed.get(&1), Some(&4004));
    tab.give(Input::Connect { socket: 2, table: opened.table.clone() });
    tab.give(Input::Message { socket: 2, text: r#"{"say":"ping"}"#.to_owned() });
    assert_eq!(tab.closed.get(&2), Some(&1008));
    tab.connect(3, &opened.table);
    tab.give(Input::Message { socket: 3, text: "nonsense".to_owned() });
    assert_eq!(tab.closed.get(&3), Some(&1008));
}

/// A log that this version cannot read is left as it is, and said to be broken.
#[test]
fn a_log_that_cannot_be_read_is_left_alone() {
    let mut tab = tab();
    let opened = open(&mut tab, "halma", 2);
    let database = tab.database.clone();
    database.lock().unwrap().tables.get_mut(&opened.table).unwrap().1[0].event =
        r#"{"event":"from-the-future"}"#.to_owned();
    let before = database.lock().unwrap().tables[&opened.table].1.len();
    let mut tab = Tab::new(&database, 3);
    let (status, answer) = tab.request("GET", &format!("tables/{}", opened.table), None);
    assert_eq!(status, 500, "{answer}");
    assert_eq!(database.lock().unwrap().tables[&opened.table].1.len(), before);
}
