//! Tournaments on a server: from the opening to the end, with results from real tables.

use crate::common::player::{Person, id as id_of_message};
use crate::common::{Answer, House, open};
use serde_json::{Value, json};
use wire::{ToServer, TournamentLine, TournamentPhase, TournamentView, Waits};

fn new(house: &House, organiser: &Person, wish: &Value) -> Answer {
    organiser.ask(house, "POST /api/tournaments", &wish.to_string())
}

fn swiss(rounds: u32) -> Value {
    let plan = json!({ "game": "halma", "players": 2 });
    json!({ "name": "Club evening", "format": "swiss", "rounds": rounds, "plan": plan })
}

fn opened(house: &House, organiser: &Person, wish: &Value) -> String {
    let answer = new(house, organiser, wish);
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json::<TournamentLine>().id
}

fn ask(house: &House, person: &Person, id: &str, command: &Value) -> Answer {
    person.ask(house, &format!("POST /api/tournaments/{id}"), &command.to_string())
}

fn done(house: &House, person: &Person, id: &str, command: &Value) -> TournamentView {
    let answer = ask(house, person, id, command);
    assert_eq!(answer.status, 200, "{command}: {}", answer.text());
    answer.json()
}

fn show(house: &House, person: &Person, id: &str) -> TournamentView {
    person.ask(house, &format!("GET /api/tournaments/{id}"), "").json()
}

fn name(view: &TournamentView, number: u32) -> &str {
    &view.entrants.iter().find(|one| one.number == number).unwrap().name
}

#[test]
fn five_people_on_one_laptop_play_a_tournament_to_its_end() {
    let house = open(|_| {});
    let (organiser, anna) = (Person::named(&house, "Host"), Person::named(&house, "A"));
    let id = opened(&house, &organiser, &swiss(3));
    let view = done(&house, &anna, &id, &json!({ "do": "join", "name": " Anna " }));
    assert_eq!((view.me, view.organiser, view.phase), (Some(1), false, TournamentPhase::Joining));
    for name in ["Ben", "Cara", "Dan", "Eve"] {
        done(&house, &organiser, &id, &json!({ "do": "add", "name": name }));
    }
    let mut view = done(&house, &organiser, &id, &json!({ "do": "start" }));
    assert_eq!((view.rounds.len(), view.total_rounds), (1, Some(3)));
    assert_eq!((view.rounds[0].tables.len(), view.rounds[0].byes.len()), (2, 1));
    // One game is played at a table: both sides sit there, by name.
    let table = done(&house, &organiser, &id, &json!({ "do": "open", "table": 1 }));
    let again = done(&house, &organiser, &id, &json!({ "do": "open", "table": 1 }));
    let pairing = &table.rounds[0].tables[0];
    assert_eq!(pairing.table, again.rounds[0].tables[0].table, "opened once");
    let at = pairing.table.clone().unwrap();
    let has_anna = pairing.entrants.iter().position(|&one| one == 1);
    let mut page = organiser.come(&house, &at);
    let names: Vec<&str> = page.seats.iter().map(|seat| &*seat.name).collect();
    assert_eq!(names, [0, 1].map(|seat| name(&table, pairing.entrants[seat])));
    let yours: Vec<bool> = page.seats.iter().map(|seat| seat.yours).collect();
    assert_eq!(yours, [0, 1].map(|seat| has_anna != Some(seat)), "Anna has a device of her own");
    assert_eq!(page.scene().turn, 1, "who is named first moves first");
    // The second seat gives up, from the device that holds it.
    let message = id_of_message();
    let resign = ToServer::Resign { id: message.clone(), seat: 2 };
    match has_anna {
        Some(1) => anna.come(&house, &at).ask(&message, &resign).unwrap(),
        _ => page.ask(&message, &resign).unwrap(),
    };
    page.until(|page| page.scene().waits == Waits::Over);
    view = show(&house, &anna, &id);
    let first = &view.rounds[0].tables[0];
    assert_eq!((&first.games, first.decided), (&vec![vec![Some(1), Some(2)]], true));
    let early = ask(&house, &organiser, &id, &json!({ "do": "next" }));
    assert_eq!(early.faults(), ["tournament-denial-open-tables"]);
    done(&house, &organiser, &id, &json!({ "do": "record", "table": 2, "marks": [1, 1] }));
    for round in 2..=3 {
        view = done(&house, &organiser, &id, &json!({ "do": "next" }));
        assert_eq!((view.rounds.len(), view.rounds[round - 1].byes.len()), (round, 1));
        for (table, marks) in [(1, json!([2, 1])), (2, json!([1, null]))] {
            let record = json!({ "do": "record", "table": table, "marks": marks });
            done(&house, &organiser, &id, &record);
        }
    }
    let wrong = json!({ "do": "correct", "round": 2, "table": 1, "game": 1, "marks": [1, 2] });
    view = done(&house, &organiser, &id, &wrong);
    assert_eq!(view.rounds[1].tables[0].games, [[Some(1), Some(2)]]);
    view = done(&house, &organiser, &id, &json!({ "do": "end" }));
    assert_eq!((view.phase, view.standings.len()), (TournamentPhase::Ended, 5));
    let points = view.standings.iter().map(|line| line.points.parse::<f64>().unwrap());
    assert_eq!(points.sum::<f64>(), 9.0, "a point for each game and each bye");
    let over = ask(&house, &organiser, &id, &json!({ "do": "next" }));
    assert_eq!(over.faults(), ["tournament-denial-over"]);
}

#[test]
fn the_file_is_the_one_that_the_command_reads() {
    let house = open(|_| {});
    let organiser = Person::new(&house);
    let id = opened(&house, &organiser, &swiss(2));
    for name in ["Ben", "Cara"] {
        done(&house, &organiser, &id, &json!({ "do": "add", "name": name }));
    }
    done(&house, &organiser, &id, &json!({ "do": "start" }));
    let file = organiser.ask(&house, &format!("GET /api/tournaments/{id}/file"), "").text();
    let (head, events) = file.split_once("\nevents:\n").unwrap();
    assert_eq!(head, "spielhof tournament 1\n\nentrants:\n1 = Ben\n2 = Cara\n");
    let events = events.lines().map(|line| line.parse::<tournament::Event>().unwrap());
    let state = tournament::Tournament::replay(events).unwrap();
    assert_eq!((state.settings().game.as_str(), state.rounds().len()), ("halma", 1));
}

#[test]
fn only_the_organiser_runs_it_and_people_do_what_is_theirs() {
    let house = open(|_| {});
    let [organiser, anna, ben, stranger] = [0; 4].map(|_| Person::new(&house));
    let id = opened(&house, &organiser, &swiss(1));
    done(&house, &anna, &id, &json!({ "do": "join", "name": "Anna" }));
    done(&house, &ben, &id, &json!({ "do": "join", "name": "Ben" }));
    for (person, command, fault) in [
        (&anna, json!({ "do": "add", "name": "Cara" }), "tournament-page-not-yours"),
        (&anna, json!({ "do": "start" }), "tournament-page-not-yours"),
        (&anna, json!({ "do": "withdraw", "entrant": 2 }), "tournament-page-not-yours"),
        (&anna, json!({ "do": "join", "name": "Anne" }), "tournament-page-joined"),
        (&stranger, json!({ "do": "join", "name": "ANNA" }), "tournament-denial-joined-already"),
        (&stranger, json!({ "do": "join", "name": " " }), "denial-player"),
        (&organiser, json!({ "do": "next" }), "tournament-page-not-started"),
    ] {
        assert_eq!(ask(&house, person, &id, &command).faults(), [fault], "{command}");
    }
    let made = organiser.ask(&house, "POST /api/bots", r#"{"name":"Deep"}"#);
    let bot = Person { secret: made.json::<wire::BotToken>().token };
    let wanted = ask(&house, &bot, &id, &json!({ "do": "join", "name": "Deep" }));
    assert_eq!((wanted.status, wanted.faults()), (403, vec!["server-bot".to_owned()]));
    assert_eq!(new(&house, &bot, &swiss(1)).faults(), ["server-bot"]);
    done(&house, &organiser, &id, &json!({ "do": "start" }));
    let late = ask(&house, &stranger, &id, &json!({ "do": "join", "name": "Late" }));
    assert_eq!(late.faults(), ["tournament-denial-started"]);
    for (person, command) in [
        (&stranger, json!({ "do": "open", "table": 1 })),
        (&anna, json!({ "do": "record", "table": 1, "marks": [1, 2] })),
        (&anna, json!({ "do": "end" })),
    ] {
        assert_eq!(ask(&house, person, &id, &command).status, 403, "{command}");
    }
    let table = done(&house, &anna, &id, &json!({ "do": "open", "table": 1 }));
    let table = table.rounds[0].tables[0].table.clone().unwrap();
    let seats = |person: &Person| {
        person.come(&house, &table).seats.iter().filter(|seat| seat.yours).count()
    };
    assert_eq!([&anna, &ben, &organiser].map(seats), [1, 1, 0]);
    for bad in [json!([1]), json!([2, 2]), json!([1, 3])] {
        let record = json!({ "do": "record", "table": 1, "marks": bad });
        assert_eq!(ask(&house, &organiser, &id, &record).faults(), ["tournament-page-places"]);
    }
    assert_eq!(stranger.ask(&house, &format!("DELETE /api/tournaments/{id}"), "").status, 403);
    assert_eq!(stranger.ask(&house, "GET /api/tournaments/none", "").status, 404);
    let list = |person: &Person| {
        person.ask(&house, "GET /api/tournaments", "").json::<Vec<TournamentLine>>().len()
    };
    assert_eq!([&organiser, &anna, &stranger].map(list), [1, 1, 0]);
    assert_eq!(organiser.ask(&house, &format!("DELETE /api/tournaments/{id}"), "").status, 204);
    assert_eq!(organiser.ask(&house, &format!("GET /api/tournaments/{id}"), "").status, 404);
}

#[test]
fn what_makes_no_sense_is_refused_when_it_is_opened() {
    let house = open(|_| {});
    let organiser = Person::new(&house);
    let plan = |game: &str, players: u8| json!({ "game": game, "players": players });
    for (wish, fault) in [
        (
            json!({ "name": " ", "format": "round-robin", "plan": plan("halma", 2) }),
            "tournament-page-name-wanted",
        ),
        (
            json!({ "name": "x", "format": "swiss", "plan": plan("halma", 2) }),
            "tournament-page-rounds-wanted",
        ),
        (
            json!({ "name": "x", "format": "swiss", "rounds": 0, "plan": plan("halma", 2) }),
            "tournament-denial-rounds",
        ),
        (
            json!({ "name": "x", "format": "round-robin", "plan": plan("barricade", 4) }),
            "tournament-denial-players",
        ),
        (
            json!({ "name": "x", "format": "groups", "rounds": 2, "plan": plan("barricade", 2) }),
            "tournament-denial-players",
        ),
        (
            json!({ "name": "x", "format": "knock-out", "bestOf": 2, "plan": plan("halma", 2) }),
            "tournament-denial-best-of",
        ),
    ] {
        assert_eq!(new(&house, &organiser, &wish).faults(), [fault], "{wish}");
    }
    let chess = json!({ "name": "x", "format": "round-robin", "plan": plan("chess", 2) });
    assert_eq!(new(&house, &organiser, &chess).status, 422);
    for number in 0..20 {
        let format = if number % 2 == 0 { "round-robin" } else { "double-round-robin" };
        opened(
            &house,
            &organiser,
            &json!({ "name": "x", "format": format, "plan": plan("halma", 2) }),
        );
    }
    let many = new(&house, &organiser, &swiss(1));
    assert_eq!((many.status, many.faults()), (422, vec!["tournament-page-too-many".to_owned()]));
    let stranger =
        house.ask("POST /api/tournaments", &[&house.own_origin()], &swiss(1).to_string());
    assert_eq!(stranger.status, 401);
}

#[test]
fn matches_and_groups_take_results_from_their_tables() {
    let house = open(|_| {});
    let organiser = Person::new(&house);
    let cup = json!({
        "name": "Cup", "format": "knock-out", "bestOf": 3,
        "plan": { "game": "halma", "players": 2, "options": { "blocked": "swap" } },
    });
    let id = opened(&house, &organiser, &cup);
    for name in ["Anna", "Ben"] {
        done(&house, &organiser, &id, &json!({ "do": "add", "name": name }));
    }
    done(&house, &organiser, &id, &json!({ "do": "start" }));
    let mut seen = Vec::new();
    for game in 1..=2 {
        let view = done(&house, &organiser, &id, &json!({ "do": "open", "table": 1 }));
        let table = view.rounds[0].tables[0].table.clone().unwrap();
        assert!(!seen.contains(&table), "another table for each game");
        seen.push(table.clone());
        let mut page = organiser.come(&house, &table);
        assert_eq!(page.scene().turn, game, "first moves alternate");
        let message = id_of_message();
        page.ask(&message, &ToServer::Resign { id: message.clone(), seat: 2 }).unwrap();
        page.until(|page| page.scene().waits == Waits::Over);
        let pairing = show(&house, &organiser, &id).rounds[0].tables[0].clone();
        assert_eq!(pairing.games.len(), usize::from(game));
        assert_eq!(pairing.decided, game == 2);
    }
    // A table that was broken off has no result, and another one is opened for it.
    let night = json!({
        "name": "Night", "format": "groups", "rounds": 1,
        "plan": { "game": "barricade", "players": 3 },
    });
    let id = opened(&house, &organiser, &night);
    for name in ["Anna", "Ben", "Cara"] {
        done(&house, &organiser, &id, &json!({ "do": "add", "name": name }));
    }
    done(&house, &organiser, &id, &json!({ "do": "start" }));
    let open = json!({ "do": "open", "table": 1 });
    let table = |view: TournamentView| view.rounds[0].tables[0].table.clone().unwrap();
    let first = table(done(&house, &organiser, &id, &open));
    let mut page = organiser.come(&house, &first);
    let message = id_of_message();
    page.ask(&message, &ToServer::Abort { id: message.clone(), seat: 1 }).unwrap();
    page.until(|page| page.scene().waits == Waits::Over);
    assert!(show(&house, &organiser, &id).rounds[0].tables[0].games.is_empty());
    let second = table(done(&house, &organiser, &id, &open));
    assert_ne!(first, second);
    let record = json!({ "do": "record", "table": 1, "marks": [2, 1, 3] });
    let view = done(&house, &organiser, &id, &record);
    assert_eq!(
        view.standings.iter().map(|line| &*line.points).collect::<Vec<_>>(),
        ["2", "1", "0"]
    );
}

#[test]
fn names_go_with_their_guests_and_a_tournament_with_its_organiser() {
    let house = open(|_| {});
    let (organiser, anna) = (Person::new(&house), Person::new(&house));
    let id = opened(&house, &organiser, &swiss(1));
    done(&house, &anna, &id, &json!({ "do": "join", "name": "Annabellissima" }));
    done(&house, &organiser, &id, &json!({ "do": "add", "name": "Bennissimo" }));
    assert_eq!(anna.ask(&house, "DELETE /api/me", "").status, 204);
    let view = show(&house, &organiser, &id);
    let names: Vec<&str> = view.entrants.iter().map(|one| &*one.name).collect();
    assert_eq!(names, ["", "Bennissimo"], "the log keeps a number");
    assert_eq!(organiser.ask(&house, "DELETE /api/me", "").status, 204);
    assert_eq!(house.get(&format!("/api/tournaments/{id}")).status, 404);
    for entry in std::fs::read_dir(house.folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap_or_default();
        for name in ["Annabellissima", "Bennissimo"] {
            assert!(!bytes.windows(name.len()).any(|found| found == name.as_bytes()), "{name}");
        }
    }
}
