//! Running tables: a real server, a real file, real sockets.

use crate::common::player::{Client, Mirror, Person, go_on, id, play_out, restart, two, wish};
use crate::common::{House, open, open_in};
use spielhof_server::Config;
use std::time::Duration;
use store::{RetireAfter, Retirement};
use table::{Course, Record};
use wire::{Code, Happening, MyTable, OfferKind, PROTOCOL, ToClient, ToServer, Waits};

/// Messages as fast as a test sends them.
fn quick(config: &mut Config) {
    config.caps.messages_per_second = 0;
    config.threads = 1;
}

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;
const BARRICADE: &str = r#"{"game":"barricade","players":2,"first":1}"#;

fn record(house: &House, table: &str) -> Record {
    let answer = house.get(&format!("/api/tables/{table}/record"));
    answer.text().parse().unwrap()
}

/// A game played to its end between two, and its record.
fn whole_game(game: &str, players: u8) -> Record {
    let house = open(quick);
    let plan = format!(r#"{{"game":"{game}","players":{players},"first":1}}"#);
    let (first, second, opened) = two(&house, &plan);
    let mut mirror = Mirror::of(game, players);
    play_out(&mut [first, second], &mut mirror);
    let record = record(&house, &opened.table);
    assert_eq!(record.replay().unwrap().position(), mirror.course.position());
    assert_eq!(record.result, mirror.course.outcome().map(|end| end.ranks().to_vec()));
    record
}

#[test]
fn two_play_halma_to_the_end_from_a_set_up() {
    let game = rules::Spec::of("quick-halma", 2).unwrap().build().unwrap();
    let mut course = Course::new(game.clone());
    let mut rng = search::Rng::new(1);
    while let Some(action) = search::Player::Baseline.act(course.position(), &mut rng) {
        course.act(action).unwrap();
    }
    course.take_back(8);
    let setup = course.position().text();
    let plan = wire::Plan {
        game: "quick-halma".to_owned(),
        players: 2,
        first: Some(1),
        setup: Some(setup.clone()),
        ..wire::Plan::default()
    };
    let house = open(quick);
    let (first, second, _) = two(&house, &serde_json::to_string(&plan).unwrap());
    let mut clients = [first, second];
    play_out(&mut clients, &mut Mirror::new(Course::with_setup(&game, &setup).unwrap()));
    let outcome = clients[1].scene().outcome.clone().unwrap();
    assert_eq!((outcome.ending.as_str(), outcome.reason.as_deref()), ("rules", Some("arrived")));
}

#[test]
fn two_play_with_dice_and_anybody_can_check_them() {
    let record = whole_game("barricade", 2);
    let verdict = table::verify(&record).unwrap();
    assert!(verdict.rolls > 10 && verdict.skipped.is_empty(), "{verdict:?}");
}

#[test]
fn two_play_a_game_whose_turns_have_several_actions() {
    let record = whole_game("captive-2", 2);
    assert!(record.turns.iter().any(|turn| turn.len() > 1));
}

#[test]
fn one_plays_alone() {
    let house = open(quick);
    let person = Person::new(&house);
    let plan = r#"{"game":"solo-halma","players":1}"#;
    let opened = person.open(&house, &wish(plan, r#"["mine"]"#));
    let mut clients = [person.come(&house, &opened.table)];
    play_out(&mut clients, &mut Mirror::of("solo-halma", 1));
    let record = record(&house, &opened.table);
    assert_eq!(record.ending, Some(table::Ending::Rules));
    assert!(record.turns.len() > 5);
}

#[test]
fn one_plays_against_computers() {
    let house = open(quick);
    let person = Person::new(&house);
    let plan = r#"{"game":"barricade","players":3,"first":2}"#;
    let chairs = r#"["mine",{"computer":1},{"computer":1}]"#;
    let opened = person.open(&house, &wish(plan, chairs));
    let mut clients = [person.come(&house, &opened.table)];
    let game = rules::Spec::of("barricade", 3).unwrap().starting(2).build().unwrap();
    play_out(&mut clients, &mut Mirror::new(Course::new(game)));
    assert!(table::verify(&record(&house, &opened.table)).unwrap().rolls > 10);
}

#[test]
fn an_invitation_lets_one_sit_and_nothing_else_does() {
    let house = open(quick);
    let (host, friend) = (Person::named(&house, "Ada"), Person::named(&house, "Bo"));
    let opened = host.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut first = host.come(&house, &opened.table);
    let mut second = friend.come(&house, &opened.table);
    assert_eq!(first.view.as_ref().unwrap().invite.as_ref(), Some(&opened.invite));
    assert_eq!(second.view.as_ref().unwrap().invite, None, "not for who only watches");
    for wrong in ["", "x", &opened.table, &opened.invite.to_uppercase()] {
        assert_eq!(second.sit(2, wrong).unwrap_err().key, "denial-invite", "{wrong}");
    }
    assert_eq!(second.sit(1, &opened.invite).unwrap_err().key, "denial-chair-taken");
    assert_eq!(second.sit(3, &opened.invite).unwrap_err().key, "denial-no-such-seat");
    assert_eq!(first.act(1, "e2-f3").unwrap_err().key, "denial-not-begun");
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    first.until(|client| client.seats[1].name == "Bo");
    assert_eq!(second.seats[0].name, "Ada");
    assert!(second.seats[1].yours && !second.seats[0].yours);
    let heard: Vec<u32> = first.heard.iter().map(|heard| heard.0).collect();
    assert_eq!(heard, [3, 4], "sat, began");
}

#[test]
fn a_table_that_is_not_there_is_closed_with_its_code() {
    let house = open(quick);
    let person = Person::new(&house);
    let mut client = Client::connect(&house, "nowhere", Some(&person.secret)).unwrap();
    client.say(&ToServer::hello(None));
    assert_eq!(client.until_closed(), Some(4004));
    assert_eq!(house.get("/api/tables/nowhere").status, 404);
}

#[test]
fn an_illegal_action_is_answered_with_the_rule_it_breaks() {
    let house = open(quick);
    let (mut first, mut second, _) = two(&house, HALMA);
    let why = first.act(1, "e2-h5").unwrap_err();
    assert!(why.key.starts_with("refusal-") && why.rule.is_some(), "{why:?}");
    assert_eq!(first.act(1, "nonsense").unwrap_err().rule, None);
    assert_eq!(second.act(2, "l15-k14").unwrap_err().key, "denial-not-your-turn");
    assert_eq!(second.act(1, "e2-f3").unwrap_err().key, "denial-not-your-seat");
    let asked = ToServer::Why { id: id(), action: "e2-f3".to_owned() };
    first.say(&asked);
    first.until(|client| matches!(client.answers.last(), Some(ToClient::Possible { .. })));
    first.act(1, "e2-f3").unwrap();
}

fn step(id: &str) -> ToServer {
    ToServer::Act { id: id.to_owned(), seat: 1, action: "e2-f3".to_owned() }
}

#[test]
fn what_is_sent_again_does_nothing_more() {
    let house = open(quick);
    let (host, friend) = (Person::new(&house), Person::new(&house));
    let opened = host.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut first = host.come(&house, &opened.table);
    let mut second = friend.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    let number = first.ask("one", &step("one")).unwrap();
    assert_eq!(first.ask("one", &step("one")), Ok(number));
    let chat = ToServer::Chat { id: "two".to_owned(), text: "hello".to_owned() };
    first.ask("two", &chat).unwrap();
    first.ask("two", &chat).unwrap();
    // Another guest may call his messages the same.
    let reply = ToServer::Act { id: "one".to_owned(), seat: 2, action: "l15-k14".to_owned() };
    assert_eq!(second.ask("one", &reply), Ok(number + 1));
    drop((first, second));
    let house = restart(house, quick);
    let mut first = host.come_back(&house, &opened.table, Some(number + 1));
    assert_eq!(first.ask("one", &step("one")), Ok(number), "also after a restart");
    first.ask("two", &chat).unwrap();
    assert_eq!(first.heard, [], "nothing happened");
    let newcomer = host.come(&house, &opened.table);
    assert_eq!(newcomer.chat.len(), 1, "said once");
    assert_eq!(newcomer.view.unwrap().moves.len(), 2, "done once");
}

#[test]
fn who_comes_back_gets_exactly_what_was_missed() {
    let house = open(quick);
    let (host, friend) = (Person::new(&house), Person::new(&house));
    let opened = host.open(&house, &wish(BARRICADE, r#"["mine","open"]"#));
    let mut first = host.come(&house, &opened.table);
    let mut second = friend.come(&house, &opened.table);
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    let mut clients = [first, second];
    let mut mirror = Mirror::of("barricade", 2);
    for _ in 0..40 {
        go_on(&mut clients, &mut mirror);
    }
    let all = clients[0].heard.clone();
    let last = all.last().unwrap().0;
    for after in 2..=last {
        let again = host.come_back(&house, &opened.table, Some(after));
        assert!(again.view.is_none(), "no need for everything");
        let missed: Vec<_> = all.iter().filter(|heard| heard.0 > after).cloned().collect();
        assert_eq!(again.heard, missed, "after {after}");
        if after < last {
            assert_eq!(again.scene(), clients[0].scene(), "after {after}");
        }
    }
    for after in [None, Some(0), Some(last + 1)] {
        let again = host.come_back(&house, &opened.table, after);
        assert_eq!(&again.view.unwrap().scene, clients[0].scene(), "{after:?}");
    }
}

#[test]
fn who_missed_very_much_gets_everything_at_once() {
    let house = open(quick);
    let (first, second, opened) = two(&house, BARRICADE);
    let mut clients = [first, second];
    let mut mirror = Mirror::of("barricade", 2);
    while go_on(&mut clients, &mut mirror) && clients[0].scene().event < 300 {}
    let watcher = Person::new(&house);
    let again = watcher.come_back(&house, &opened.table, Some(2));
    let last = again.scene().event;
    let missed = last - 2;
    assert_eq!(again.view.is_some(), missed > 128, "{missed} missed");
    // What happened last may still be on its way to those who play.
    clients[0].until(|client| client.scene().event >= last);
    assert_eq!(clients[0].scene().event, last);
}

/// One message of every kind: each leads to the next, so none can be left out.
fn next_kind(message: Option<&ToServer>) -> Option<ToServer> {
    let (id, seat) = (id(), 1);
    Some(match message {
        None => ToServer::hello(None),
        Some(ToServer::Hello { .. }) => ToServer::Sit { id, seat: 2, invite: "x".to_owned() },
        Some(ToServer::Sit { .. }) => ToServer::Stand { id, seat },
        Some(ToServer::Stand { .. }) => ToServer::Seed { id, seed: "0".repeat(64) },
        Some(ToServer::Seed { .. }) => ToServer::Act { id, seat, action: "e2-f3".to_owned() },
        Some(ToServer::Act { .. }) => ToServer::Roll { id, seat },
        Some(ToServer::Roll { .. }) => ToServer::Why { id, action: "e2-f3".to_owned() },
        Some(ToServer::Why { .. }) => ToServer::TakeBack { id, seat },
        Some(ToServer::TakeBack { .. }) => ToServer::OfferDraw { id, seat },
        Some(ToServer::OfferDraw { .. }) => ToServer::Abort { id, seat },
        Some(ToServer::Abort { .. }) => ToServer::Answer { id, seat: 2, yes: true },
        Some(ToServer::Answer { .. }) => ToServer::Resign { id, seat },
        Some(ToServer::Resign { .. }) => ToServer::Again { id, keep: false },
        Some(ToServer::Again { .. }) => ToServer::Hint { id, seat },
        Some(ToServer::Hint { .. }) => ToServer::Assist { id, seat },
        Some(ToServer::Assist { .. }) => ToServer::Chat { id, text: "hello".to_owned() },
        Some(ToServer::Chat { .. }) => ToServer::Phrase { id, phrase: "hello".to_owned() },
        Some(ToServer::Phrase { .. }) => ToServer::Draw { id, drawings: Vec::new() },
        Some(ToServer::Draw { .. }) => ToServer::Introduce {
            id,
            seat,
            player: "me".to_owned(),
            name: "Nobody".to_owned(),
            avatar: 1,
        },
        Some(ToServer::Introduce { .. }) => {
            ToServer::Plan { id, seat, moves: 0, lines: vec![vec!["e2-f3".to_owned()]] }
        }
        Some(ToServer::Plan { .. }) => ToServer::Ping,
        Some(ToServer::Ping) => return None,
    })
}

fn stored(house: &House, table: &str) -> usize {
    let store = &house.running.as_ref().unwrap().app.store;
    store.load(table).unwrap().unwrap().events.len()
}

/// Says everything that can be said; what was not refused must be harmless.
fn try_everything(house: &House, table: &str, client: &mut Client, may_chat: bool) {
    let before = stored(house, table);
    let mut message = None;
    while let Some(next) = next_kind(message.as_ref()) {
        client.say(&next);
        let answer = loop {
            match client.receive().unwrap() {
                ToClient::Seats { .. } | ToClient::Chatted { .. } | ToClient::Drawn { .. } => {}
                answer => break answer,
            }
        };
        let harmless = match (&next, &answer) {
            (ToServer::Hello { .. }, ToClient::Welcome { table }) => {
                table.invite.is_none() && table.scene.choices.is_none()
            }
            (ToServer::Ping, ToClient::Pong) => true,
            (ToServer::Why { .. }, ToClient::Possible { .. } | ToClient::Refused { .. }) => true,
            (ToServer::Chat { .. } | ToServer::Draw { .. }, ToClient::Done { .. }) => may_chat,
            (_, ToClient::Refused { why, .. }) => why.key.starts_with("denial-"),
            _ => false,
        };
        assert!(harmless, "{next:?} was answered with {answer:?}");
        assert_eq!(stored(house, table), before, "{next:?}");
        message = Some(next);
    }
}

#[test]
fn who_only_watches_sees_everything_and_can_do_nothing() {
    let house = open(quick);
    let (mut first, mut second, opened) = two(&house, HALMA);
    let watcher = Person::new(&house);
    let mut watching = watcher.come(&house, &opened.table);
    let mut stranger = Client::connect(&house, &opened.table, None).unwrap();
    stranger.say(&ToServer::hello(None));
    stranger.until(|client| client.view.is_some());
    first.until(|client| client.watching == 2);
    try_everything(&house, &opened.table, &mut watching, true);
    try_everything(&house, &opened.table, &mut stranger, false);
    // With a question open, and at the end, nothing else is possible either.
    first.act(1, "e2-f3").unwrap();
    second.act(2, "l15-k14").unwrap();
    let ask = id();
    let asked = first.ask(&ask.clone(), &ToServer::TakeBack { id: ask, seat: 1 }).unwrap();
    for (client, may_chat) in [(&mut watching, true), (&mut stranger, false)] {
        client.until_event(asked);
        try_everything(&house, &opened.table, client, may_chat);
    }
    let resign = id();
    let end = second.ask(&resign.clone(), &ToServer::Resign { id: resign, seat: 2 }).unwrap();
    for (client, may_chat) in [(&mut watching, true), (&mut stranger, false)] {
        client.until_event(end);
        try_everything(&house, &opened.table, client, may_chat);
        assert_eq!(client.scene().pieces, second.scene().pieces, "they see all of it");
        assert!(client.is_over());
    }
}

#[test]
fn at_a_table_with_an_open_chair_strangers_can_do_nothing_either() {
    let house = open(quick);
    let host = Person::new(&house);
    let opened = host.open(&house, &wish(BARRICADE, r#"["mine","open"]"#));
    let mut watching = Person::new(&house).come(&house, &opened.table);
    try_everything(&house, &opened.table, &mut watching, true);
    let mut stranger = Client::connect(&house, &opened.table, None).unwrap();
    stranger.say(&ToServer::hello(None));
    stranger.until(|client| client.view.is_some());
    let sit = stranger.sit(2, &opened.invite).unwrap_err();
    assert_eq!(sit.key, "denial-no-guest", "an invitation is for guests");
    try_everything(&house, &opened.table, &mut stranger, false);
}

#[test]
fn a_seat_moves_to_another_device_by_a_code_that_works_once() {
    let house = open(quick);
    let (host, other) = (Person::new(&house), Person::new(&house));
    let opened = host.open(&house, &wish(HALMA, r#"["mine",{"computer":1}]"#));
    let mut old = host.come(&house, &opened.table);
    let path = format!("POST /api/tables/{}/seats/1/code", opened.table);
    assert_eq!(other.ask(&house, &path, "").status, 403, "not his seat");
    let Code { code, .. } = host.ask(&house, &path, "").json();
    let claim = format!(r#"{{"code":"{code}"}}"#);
    assert_eq!(other.ask(&house, "POST /api/claim", r#"{"code":"x"}"#).status, 404);
    assert_eq!(other.ask(&house, "POST /api/claim", &claim).status, 200);
    assert_eq!(host.ask(&house, "POST /api/claim", &claim).status, 404, "it is used up");
    let mut new = other.come(&house, &opened.table);
    assert!(new.holds(1));
    old.until(|client| !client.holds(1));
    assert_eq!(old.act(1, "e2-f3").unwrap_err().key, "denial-not-your-seat");
    new.act(1, "e2-f3").unwrap();
}

/// A socket that says only what the test says.
fn mute(house: &House) -> Client {
    let person = Person::new(house);
    let opened = person.open(house, &wish(HALMA, r#"["mine","open"]"#));
    Client::connect(house, &opened.table, Some(&person.secret)).unwrap()
}

#[test]
fn who_says_too_much_at_once_is_cut_off_with_a_code() {
    let house = open(|config| config.caps.messages_per_second = 5);
    let mut client = mute(&house);
    client.say(&ToServer::hello(None));
    for _ in 0..40 {
        client.say(&ToServer::Ping);
    }
    assert_eq!(client.until_closed(), Some(4029));
    let pongs = client.answers.iter().filter(|answer| **answer == ToClient::Pong).count();
    // Some answers may still have been on their way.
    assert!(pongs < 30, "{pongs}");
}

#[test]
fn who_goes_on_talking_still_learns_why_he_is_cut_off() {
    let house = open(|config| config.caps.messages_per_second = 5);
    let mut client = mute(&house);
    client.say(&ToServer::hello(None));
    for _ in 0..4 {
        for _ in 0..40 {
            client.say(&ToServer::Ping);
        }
        // Long enough for the server to have said goodbye.
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(client.until_closed(), Some(4029));
}

#[test]
fn long_and_senseless_messages_are_cut_off() {
    let house = open(|config| config.caps.message_size = 512);
    for (text, code) in [
        (r#"{"say":"hello","after":null,"more":1}"#, Some(1008)),
        (r#"{"say":"dance"}"#, Some(1008)),
        ("no JSON", Some(1008)),
        (r#"{"say":"ping"}"#, Some(1008)),
    ] {
        let mut client = mute(&house);
        client.say_text(text);
        assert_eq!(client.until_closed(), code, "{text}");
    }
    let mut client = mute(&house);
    client.say(&ToServer::hello(None));
    client.until(|client| client.view.is_some());
    client.say(&ToServer::Chat { id: id(), text: "x".repeat(512) });
    client.until_closed();
    assert_eq!(client.chat, []);
}

#[test]
fn a_client_of_another_protocol_is_told_so() {
    let house = open(quick);
    let greeted = |hello: &str| {
        let mut client = mute(&house);
        client.say_text(hello);
        client.until(|client| client.view.is_some());
    };
    greeted(r#"{"say":"hello","after":null}"#);
    for version in [PROTOCOL - 1, PROTOCOL] {
        greeted(&format!(r#"{{"say":"hello","after":null,"version":{version}}}"#));
    }
    for (version, key) in [(0, "denial-old-client"), (PROTOCOL + 1, "denial-new-client")] {
        let mut client = mute(&house);
        client.say(&ToServer::Hello { after: None, version: Some(version) });
        assert_eq!(client.until_closed(), Some(4010), "{version}");
        let [ToClient::Closing { why }] = &client.answers[..] else { panic!("{version}") };
        assert_eq!(why.key, key);
        assert!(client.view.is_none());
    }
}

#[test]
fn who_says_nothing_is_cut_off() {
    let house = open(|config| {
        config.patience.hello = Duration::from_millis(100);
        config.patience.silence = Duration::from_millis(300);
    });
    assert_eq!(mute(&house).until_closed(), Some(4008), "no hello");
    let mut client = mute(&house);
    client.say(&ToServer::hello(None));
    for _ in 0..4 {
        std::thread::sleep(Duration::from_millis(100));
        client.say(&ToServer::Ping);
    }
    client.until(|client| client.answers.len() == 4);
    assert_eq!(client.until_closed(), Some(4008), "no ping");
}

#[test]
fn there_are_so_many_tables_and_sockets_and_no_more() {
    let house = open(|config| {
        quick(config);
        config.caps.tables = 5;
        config.caps.tables_per_guest = 2;
        config.caps.sockets_per_address = 2;
    });
    let wanted = serde_json::to_string(&wish(HALMA, r#"["mine","open"]"#)).unwrap();
    let opened = |person: &Person| {
        let answers = (0..4).map(|_| person.ask(&house, "POST /api/tables", &wanted));
        let answers = answers.map(|answer| match answer.status {
            200 => String::new(),
            _ => answer.faults().remove(0),
        });
        answers.collect::<Vec<_>>()
    };
    let person = Person::new(&house);
    let own = "denial-too-many-tables";
    assert_eq!(opened(&person), ["", "", own, own]);
    assert_eq!(opened(&Person::new(&house)), ["", "", own, own]);
    let full = "denial-house-full";
    assert_eq!(opened(&Person::new(&house)), ["", full, full, full]);
    let lists: Vec<MyTable> = person.ask(&house, "GET /api/tables?mine=1", "").json();
    let _first = person.come(&house, &lists[0].table);
    let _second = person.come(&house, &lists[1].table);
    assert!(Client::connect(&house, &lists[0].table, Some(&person.secret)).is_err());
}

#[test]
fn taking_back_needs_consent() {
    let house = open(quick);
    let (mut first, mut second, _) = two(&house, HALMA);
    first.act(1, "e2-f3").unwrap();
    assert!(first.scene().undo);
    let alone = id();
    let undone = first.ask(&alone.clone(), &ToServer::TakeBack { id: alone, seat: 1 }).unwrap();
    second.until_event(undone);
    assert_eq!(second.scene().turns, 0, "nobody had answered it");
    first.act(1, "e2-f3").unwrap();
    second.act(2, "l15-k14").unwrap();
    for (yes, turns) in [(false, 2), (true, 0)] {
        let ask = id();
        let asked = first.ask(&ask.clone(), &ToServer::TakeBack { id: ask, seat: 1 }).unwrap();
        second.until_event(asked);
        let offer = second.scene().offer.clone().unwrap();
        assert_eq!((offer.seat, offer.kind, offer.open), (1, OfferKind::TakeBack, vec![2]));
        let answer = id();
        let number =
            second.ask(&answer.clone(), &ToServer::Answer { id: answer, seat: 2, yes }).unwrap();
        first.until_event(number);
        assert_eq!((first.scene().turns, &first.scene().offer), (turns, &None));
    }
}

#[test]
fn a_draw_is_offered_and_agreed() {
    let house = open(quick);
    let (mut first, mut second, _) = two(&house, HALMA);
    let offer = id();
    let asked = first.ask(&offer.clone(), &ToServer::OfferDraw { id: offer, seat: 1 }).unwrap();
    second.until_event(asked);
    let answer = id();
    let yes = ToServer::Answer { id: answer.clone(), seat: 2, yes: true };
    let end = second.ask(&answer, &yes).unwrap();
    first.until_event(end);
    let outcome = first.scene().outcome.clone().unwrap();
    assert_eq!((outcome.ranks, outcome.ending.as_str()), (vec![1, 1], "agreement"));
}

#[test]
fn who_gives_up_has_lost_and_the_next_game_has_the_seats_turned() {
    let house = open(quick);
    let (mut first, mut second, opened) = two(&house, HALMA);
    let again = |id: String| ToServer::Again { id, keep: false };
    let early = id();
    assert_eq!(first.ask(&early, &again(early.clone())).unwrap_err().key, "denial-not-over");
    let resign = id();
    let end = first.ask(&resign.clone(), &ToServer::Resign { id: resign, seat: 1 }).unwrap();
    second.until_event(end);
    let outcome = second.scene().outcome.clone().unwrap();
    assert_eq!((outcome.ranks, outcome.ending.as_str()), (vec![2, 1], "resignation"));
    assert_eq!(outcome.reason, None);
    assert_eq!(second.act(2, "l15-k14").unwrap_err().key, "refusal-over");
    for client in [&mut second, &mut first] {
        let wanted = id();
        client.ask(&wanted, &again(wanted.clone())).unwrap();
    }
    let rematch = |client: &Client| {
        client.heard.iter().find_map(|(_, happening)| match happening {
            Happening::Again { table } => Some(table.clone()),
            _ => None,
        })
    };
    first.until(|client| rematch(client).is_some());
    let next = rematch(&first).unwrap();
    assert_eq!(rematch(&second).as_ref(), Some(&next), "one table for both");
    assert_ne!(next, opened.table);
    let seats = |path: &str| house.get(path).json::<wire::TableView>().seats;
    assert_eq!(seats(&format!("/api/tables/{next}")).len(), 2);
}

#[test]
fn when_the_clock_runs_out_the_game_is_lost() {
    let house = open(quick);
    let (host, friend) = (Person::new(&house), Person::new(&house));
    let mut terms = wish(HALMA, r#"["mine","open"]"#);
    terms.clock = wire::Clock::Turn(1);
    let opened = host.open(&house, &terms);
    let mut first = host.come(&house, &opened.table);
    let mut second = friend.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    first.act(1, "e2-f3").unwrap();
    first.until(|client| client.scene.as_ref().is_some_and(|scene| scene.waits == Waits::Over));
    let outcome = first.scene().outcome.clone().unwrap();
    assert_eq!((outcome.ranks, outcome.ending.as_str()), (vec![1, 2], "clock"));
    let told: Vec<&Happening> = first.heard.iter().map(|heard| &heard.1).collect();
    assert!(told.contains(&&Happening::TimeUp { seat: 2 }), "{told:?}");
}

#[test]
fn a_computer_stands_in_for_who_is_gone_until_he_comes_back() {
    let house = open(|config| {
        quick(config);
        config.patience.seat = Duration::from_millis(200);
    });
    let (host, friend) = (Person::new(&house), Person::new(&house));
    let opened = host.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut first = host.come(&house, &opened.table);
    let mut second = friend.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    let gone_after = first.act(1, "e2-f3").unwrap();
    drop(second);
    // Stood in, and acted.
    first.until_event(gone_after + 2);
    let (_, stood_in) = &first.heard[first.heard.len() - 2];
    assert!(matches!(stood_in, Happening::StoodIn { seat: 2, .. }), "{stood_in:?}");
    assert!(first.seats[1].stand_in && !first.seats[1].here);
    let mut back = friend.come(&house, &opened.table);
    first.until(|client| client.heard.last().unwrap().1 == Happening::CameBack { seat: 2 });
    back.until(|client| client.seats.iter().any(|seat| seat.yours && !seat.stand_in));
    first.act(1, "f3-g4").unwrap();
    back.until(|client| client.scene().choices.is_some());
    let reply = back.offered()[0].clone();
    back.act(2, &reply).unwrap();
}

#[test]
fn chat_can_be_off_and_is_short_and_plain() {
    let house = open(quick);
    let host = Person::named(&house, "Ada");
    let mut terms = wish(HALMA, r#"["mine","open"]"#);
    let chat = |client: &mut Client, text: &str| {
        let id = id();
        client.ask(&id.clone(), &ToServer::Chat { id, text: text.to_owned() })
    };
    let mut client = host.come(&house, &host.open(&house, &terms).table);
    chat(&mut client, " good luck ").unwrap();
    let line = client.chat.last().unwrap();
    assert_eq!((line.seat, &*line.name, &*line.text), (Some(1), "Ada", "good luck"));
    for bad in ["", "  ", "a\u{7}b", &"x".repeat(301)] {
        assert_eq!(chat(&mut client, bad).unwrap_err().key, "denial-chat-text", "{bad:?}");
    }
    terms.chat = false;
    let mut client = host.come(&house, &host.open(&house, &terms).table);
    assert_eq!(chat(&mut client, "hello").unwrap_err().key, "denial-no-chat");
}

#[test]
fn after_a_restart_tables_are_there_and_computers_move_on() {
    let house = open(quick);
    let host = Person::new(&house);
    let plan = r#"{"game":"barricade","players":2,"first":1}"#;
    let chairs = r#"[{"computer":1},{"computer":1}]"#;
    let both = host.open(&house, &wish(plan, chairs));
    let mut slow = wish(HALMA, r#"["mine",{"computer":1}]"#);
    // So slow that the server ends before the computer acts.
    slow.pace = Some(3000);
    let alone = host.open(&house, &slow);
    let mut client = host.come(&house, &alone.table);
    let number = client.act(1, "e2-f3").unwrap();
    drop(client);
    let house = restart(house, quick);
    let mut client = host.come_back(&house, &alone.table, Some(number));
    client.until(|client| !client.heard.is_empty());
    assert!(matches!(client.heard[0].1, Happening::Acted { .. }));
    // Where nobody sits and nobody looks, nobody needs a computer.
    assert_eq!(stored(&house, &both.table), 2, "opened, began");
}

#[test]
fn abandoned_tables_are_deleted() {
    let house = open(quick);
    let host = Person::new(&house);
    let opened = host.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut client = host.come(&house, &opened.table);
    let app = house.running.as_ref().unwrap().app.clone();
    let retire = |minutes: u64| {
        let now = app.service.now() + 60_000 * minutes;
        let after = Some(RetireAfter { mark: 600_000, delete: 600_000 });
        let retirement = Retirement { now, idle: after, unbegun: after };
        house.runtime.block_on(app.service.retire(retirement)).unwrap()
    };
    assert_eq!([retire(1), retire(11), retire(12)], [0; 3]);
    assert_eq!(retire(22), 1);
    client.until_closed();
    assert_eq!(house.get(&format!("/api/tables/{}", opened.table)).status, 404);
}

#[test]
fn the_name_of_a_guest_who_is_deleted_is_gone_everywhere() {
    let house = open(quick);
    let (host, friend) = (Person::named(&house, "Ada"), Person::named(&house, "Borislav"));
    let opened = host.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut first = host.come(&house, &opened.table);
    let mut second = friend.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    let chat = id();
    let text = "hello".to_owned();
    second.ask(&chat.clone(), &ToServer::Chat { id: chat, text }).unwrap();
    first.until(|client| client.seats[1].name == "Borislav");
    assert_eq!(friend.ask(&house, "DELETE /api/me", "").status, 204);
    first.until(|client| client.seats[1].name.is_empty());
    let page = host.come(&house, &opened.table);
    assert_eq!(page.chat, []);
    for path in ["", "/record", "/replay"] {
        let text = house.get(&format!("/api/tables/{}{path}", opened.table)).text();
        assert!(!text.contains("Borislav"), "{path}");
    }
    drop((first, second, page));
    let folder = house.close();
    let all: Vec<u8> = std::fs::read_dir(folder.path())
        .unwrap()
        .filter_map(|entry| std::fs::read(entry.unwrap().path()).ok())
        .flatten()
        .collect();
    assert!(!all.windows(8).any(|bytes| bytes == b"Borislav"), "not in any file");
    assert!(all.windows(3).any(|bytes| bytes == b"Ada"), "others are");
    drop(open_in(folder, quick));
}
