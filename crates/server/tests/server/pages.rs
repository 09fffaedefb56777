//! The catalogue, looks, replays and the web client, asked for as browsers do.

use crate::common::open;
use std::io::{Read, Write};
use wire::{Catalogue, Look, Prompt, Replay, Waits};

#[test]
fn the_catalogue_is_sent_once() {
    let house = open(|_| {});
    let plain = house.get("/api/games");
    let catalogue: Catalogue = plain.json();
    assert_eq!(catalogue, spielhof_server::shape::catalogue());
    let packed = house.ask("GET /api/games", &["Accept-Encoding: br, gzip;q=0.8"], "");
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    let mut unpacked = Vec::new();
    flate2::read::GzDecoder::new(&packed.body[..]).read_to_end(&mut unpacked).unwrap();
    assert_eq!(unpacked, plain.body);
    assert!(packed.body.len() * 5 < plain.body.len());
    let refused = house.ask("GET /api/games", &["Accept-Encoding: gzip;q=0"], "");
    assert_eq!(refused.header("content-encoding"), None);
    let tag = format!("If-None-Match: {}", plain.header("etag").unwrap());
    let again = house.ask("GET /api/games", &[&tag], "");
    assert_eq!((again.status, again.body.len()), (304, 0));
}

#[test]
fn a_look_shows_how_a_game_begins() {
    let house = open(|_| {});
    let look: Look = house.post("/api/look", r#"{"game":"halma","players":2}"#).json();
    assert_eq!((look.scene.waits, look.scene.prompt), (Waits::Seat, Prompt::Move));
    assert_eq!((look.scene.turn, look.layout.players), (1, 2));
    let choices = look.scene.choices.unwrap();
    assert_eq!(choices.seat, 1);
    let targets = choices.picks.iter().flat_map(|pick| &pick.targets);
    assert!(targets.clone().count() > 20);
    assert!(
        targets.clone().all(|target| target.way.as_ref().unwrap().cells.last() == Some(&target.to))
    );
    let body = r#"{"game":"barricade","players":3,"first":2,"options":{"opening":"first"}}"#;
    let dice: Look = house.post("/api/look", body).json();
    assert_eq!((dice.scene.waits, dice.scene.prompt), (Waits::Dice, Prompt::Roll));
    assert_eq!((dice.scene.turn, dice.scene.choices), (2, None));
    assert_eq!(dice.layout.start.yards, [5, 5, 5]);
    assert!(dice.layout.options.contains(&("opening".to_owned(), "first".to_owned())));
}

#[test]
fn all_that_is_wrong_with_a_plan_is_told_at_once() {
    let house = open(|_| {});
    let body =
        r#"{"game":"halma","players":2,"first":3,"options":{"x":"y","blocked":"z"},"figure":"1"}"#;
    let answer = house.post("/api/look", body);
    assert_eq!(answer.status, 422);
    let mut faults = answer.faults();
    faults.sort();
    let expected =
        ["fault-first-seat", "fault-no-figure", "fault-unknown-option", "fault-unknown-value"];
    assert_eq!(faults, expected);
    let body = r#"{"game":"halma","players":2,"setup":"turn: 9\n1 1 1"}"#;
    assert_eq!(house.post("/api/look", body).faults(), ["fault-picture-length"]);
    assert_eq!(
        house.post("/api/look", r#"{"game":"hallma","players":2}"#).faults(),
        ["fault-unknown-game"]
    );
}

#[test]
fn a_record_is_shown_move_by_move() {
    let house = open(|_| {});
    let record = "game: barricade\nrules: 1\nplayers: 2\nfirst: 1\noption opening: first\nactions:\n1. d4 yard-f1\n2. d6\n";
    let upload = serde_json::to_string(&wire::Upload { record: record.to_owned() }).unwrap();
    let replay: Replay = house.post("/api/replay", &upload).json();
    assert_eq!((replay.moves.len(), replay.scenes.len()), (3, 4));
    assert_eq!((replay.moves[0].dice, replay.moves[1].dice), (true, false));
    assert_eq!((replay.moves[1].goes_on, replay.moves[2].goes_on), (true, false));
    assert_eq!(replay.moves[1].action, "yard-f1");
    assert_eq!(replay.moves[1].effects.len(), 1);
    assert_eq!(replay.scenes[0].pieces.yards, [5, 5]);
    assert_eq!(replay.scenes[2].pieces.yards, [4, 5]);
    assert!(replay.outcome.is_none());
    let bad = record.replace("yard-f1", "yard-f9");
    let upload = serde_json::to_string(&wire::Upload { record: bad }).unwrap();
    let answer = house.post("/api/replay", &upload);
    assert_eq!(answer.status, 422);
    assert_eq!(answer.faults()[0], "fault-record-action");
    assert_eq!(answer.faults().len(), 2);
}

#[test]
fn the_best_game_alone_can_be_watched() {
    let house = open(|_| {});
    let best: Replay = house.get("/api/games/solo-halma/best").json();
    assert_eq!((best.moves.len(), best.scenes.len()), (31, 32));
    assert_eq!(best.outcome.unwrap().ranks, [1]);
    assert_eq!(house.get("/api/games/halma/best").status, 404);
    let catalogue: Catalogue = house.get("/api/games").json();
    let kept = catalogue.games.iter().filter(|game| game.best.is_some());
    assert!(kept.clone().count() >= 6);
    assert!(kept.into_iter().all(|game| game.players[0] == 1));
}

#[test]
fn the_client_is_served_from_its_folder() {
    let house = open(|_| {});
    let missing = house.ask("GET /t/abc", &["Accept-Language: de-AT,de;q=0.9"], "");
    assert_eq!(missing.status, 200);
    assert!(missing.text().contains("make web") && missing.text().contains("lang=\"de\""));
    let web = house.folder.path().join("web");
    std::fs::create_dir_all(web.join("assets")).unwrap();
    std::fs::write(web.join("index.html"), "<title>page</title>").unwrap();
    std::fs::write(web.join("assets/main-1a2b.js"), "long").unwrap();
    std::fs::write(web.join("assets/main-1a2b.js.gz"), "gz").unwrap();
    std::fs::write(web.join("assets/main-1a2b.js.br"), "br").unwrap();
    for path in ["/", "/g/halma", "/t/abc", "/r/abc/17"] {
        let page = house.get(path);
        assert_eq!((page.status, page.text().as_str()), (200, "<title>page</title>"), "{path}");
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(page.header("cache-control"), Some("no-cache"));
    }
    std::fs::write(web.join("sw.js"), "worker").unwrap();
    let worker = house.get("/sw.js");
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(worker.header("cache-control"), Some("no-cache"), "or nobody gets an update");
    std::fs::write(web.join("assets/engine-1a2b.wasm"), "long").unwrap();
    std::fs::write(web.join("assets/engine-1a2b.wasm.br"), "br").unwrap();
    let engine = house.ask("GET /assets/engine-1a2b.wasm", &["Accept-Encoding: gzip, br"], "");
    assert_eq!(engine.header("content-type"), Some("application/wasm"));
    assert_eq!((engine.header("content-encoding"), engine.text()), (Some("br"), "br".into()));
    let tag = format!("If-None-Match: {}", house.get("/").header("etag").unwrap());
    assert_eq!(house.ask("GET /", &[&tag], "").status, 304);
    let script = |encodings: &str| {
        let answer =
            house.ask("GET /assets/main-1a2b.js", &[&format!("Accept-Encoding: {encodings}")], "");
        assert!(answer.header("cache-control").unwrap().contains("immutable"));
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
        answer.text()
    };
    assert_eq!(
        (script("gzip, br"), script("gzip"), script("identity")),
        ("br".into(), "gz".into(), "long".into())
    );
    std::fs::write(web.join("plain.css"), "p { color: red }\n".repeat(200)).unwrap();
    let packed = house.ask("GET /plain.css", &["Accept-Encoding: gzip"], "");
    assert_eq!(packed.header("content-encoding"), Some("gzip"), "packed on the way");
    assert!(packed.body.len() < 200);
    assert_eq!(house.get("/plain.css").body.len(), 3400);
    assert_eq!(house.get("/assets/gone.js").status, 404);
    assert_eq!(house.get("/api/gone").faults(), ["server-not-found"]);
}

#[test]
fn readers_choose_the_encoding_by_weight() {
    let house = open(|_| {});
    let assets = house.folder.path().join("web/assets");
    std::fs::create_dir_all(&assets).unwrap();
    for (name, content) in [("a.js", "long"), ("a.js.gz", "gz"), ("a.js.br", "br")] {
        std::fs::write(assets.join(name), content).unwrap();
    }
    let expected = [
        ("gzip;q=1.0, br;q=0.5", "gz", Some("gzip")),
        ("gzip;q=0.5, br;q=0.9", "br", Some("br")),
        ("gzip, br;q=0.000", "gz", Some("gzip")),
        ("gzip;q=0, br;q=0", "long", None),
        ("*;q=0.1", "br", Some("br")),
        ("*, br; q=0", "gz", Some("gzip")),
        ("identity, *;q=0", "long", None),
        ("zstd, deflate", "long", None),
        ("GZIP", "gz", Some("gzip")),
    ];
    let mut tags = Vec::new();
    for (wish, body, encoding) in expected {
        let wish = format!("Accept-Encoding: {wish}");
        let answer = house.ask("GET /assets/a.js", &[&wish], "");
        assert_eq!((answer.text().as_str(), answer.header("content-encoding")), (body, encoding));
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        tags.push(answer.header("etag").unwrap().to_owned());
    }
    tags.sort();
    tags.dedup();
    assert_eq!(tags.len(), 3, "each encoding has a tag of its own");
}

#[test]
fn what_a_reader_has_is_not_sent_again() {
    let house = open(|_| {});
    let assets = house.folder.path().join("web/assets");
    std::fs::create_dir_all(&assets).unwrap();
    std::fs::write(assets.join("a.js"), "content").unwrap();
    for path in ["/assets/a.js", "/api/games"] {
        let full = house.get(path);
        let tag = full.header("etag").unwrap();
        let bare = tag.trim_start_matches("W/");
        let known = [
            tag.to_owned(),
            bare.to_owned(),
            format!("W/{bare}"),
            format!("\"x\", {bare}, \"y\""),
            format!("W/\"a,b\",W/{bare}"),
            "*".to_owned(),
        ];
        for known in known {
            let header = format!("If-None-Match: {known}");
            let again = house.ask(&format!("GET {path}"), &[&header], "");
            assert_eq!((again.status, again.body.len()), (304, 0), "{known}");
            for name in ["etag", "cache-control", "vary", "content-security-policy"] {
                assert_eq!(again.header(name), full.header(name), "{name}");
            }
            assert_eq!(again.header("content-type"), None);
        }
        for unknown in ["\"x\"", "W/\"x\", \"y\"", bare.trim_matches('"')] {
            let header = format!("If-None-Match: {unknown}");
            assert_eq!(house.ask(&format!("GET {path}"), &[&header], "").status, 200, "{unknown}");
        }
    }
}

#[test]
fn a_head_is_answered_without_a_body() {
    let house = open(|_| {});
    std::fs::create_dir_all(house.folder.path().join("web")).unwrap();
    std::fs::write(house.folder.path().join("web/index.html"), "<title>page</title>").unwrap();
    let mut stream = house.connect();
    let request = house.request("HEAD /", &["Connection: close"], "");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let answer = answer.to_lowercase();
    assert!(answer.starts_with("http/1.1 200"), "{answer}");
    assert!(answer.contains("content-length: 19\r\n") && answer.contains("etag: \""), "{answer}");
    assert!(answer.contains("content-type: text/html; charset=utf-8\r\n"), "{answer}");
    assert!(answer.ends_with("\r\n\r\n"), "no body: {answer}");
}

#[test]
fn who_finds_a_table_may_sit_down_there() {
    let house = open(|_| {});
    let me = house.get("/api/me").secret();
    let open_table = |listed: bool| {
        let body = format!(
            r#"{{"plan":{{"game":"halma","players":2}},"chairs":["mine","open"],"listed":{listed}}}"#
        );
        let cookie = format!("Cookie: spielhof={me}");
        let answer = house.ask("POST /api/tables", &[&cookie, &house.own_origin()], &body);
        answer.json::<wire::Opened>()
    };
    let seen = |table: &str| house.get(&format!("/api/tables/{table}")).json::<wire::TableView>();
    let (found, hidden) = (open_table(true), open_table(false));
    assert_eq!(seen(&found.table).invite, Some(found.invite));
    assert_eq!(seen(&hidden.table).invite, None);
}
