//! `spielhof bot`: programs at the tables of a real server, called as people call them.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]
#![cfg(unix)]

mod common;

use common::{Server, errors, spielhof};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The bot of the documentation.
fn python_bot() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    format!("python3 {}", file.to_str().unwrap())
}

/// The servers of these tests take any number of messages.
const FAST: [&str; 2] = ["--messages-per-second", "0"];

/// Sends a request as a guest; the status, the head and the body.
fn ask(authority: &str, line: &str, token: &str, body: &Value) -> (u16, String, String) {
    let mut stream = TcpStream::connect(authority).unwrap();
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let token = if token.is_empty() {
        format!("Origin: http://{authority}")
    } else {
        format!("Authorization: Bearer {token}")
    };
    write!(
        stream,
        "{line} HTTP/1.1\r\nHost: {authority}\r\n{token}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head.to_owned(), body.to_owned())
}

fn json_of(authority: &str, line: &str, token: &str, body: &Value) -> Value {
    let (status, _, body) = ask(authority, line, token, body);
    assert_eq!(status, 200, "{line}: {body}");
    serde_json::from_str(&body).unwrap()
}

/// A guest: their secret.
fn guest(authority: &str) -> String {
    let (_, head, _) = ask(authority, "GET /api/me", "", &Value::Null);
    head.split("spielhof=").nth(1).unwrap().split(';').next().unwrap().to_owned()
}

/// The token of a bot of a guest.
fn bot(authority: &str, owner: &str, name: &str) -> String {
    let made = json_of(authority, "POST /api/bots", owner, &json!({ "name": name }));
    made["token"].as_str().unwrap().to_owned()
}

/// Opens a table: its id and the link that invites to it.
fn open(authority: &str, secret: &str, plan: &Value, chairs: &Value) -> (String, String) {
    let wish = json!({ "plan": plan, "chairs": chairs, "pace": 0 });
    let opened = json_of(authority, "POST /api/tables", secret, &wish);
    let (table, invite) = (opened["table"].as_str().unwrap(), opened["invite"].as_str().unwrap());
    (table.to_owned(), format!("http://{authority}/t/{table}#{invite}"))
}

fn scene(authority: &str, table: &str) -> Value {
    json_of(authority, &format!("GET /api/tables/{table}"), "", &Value::Null)["scene"].clone()
}

fn play(token: &str, arguments: &[&str]) -> Output {
    spielhof(arguments).env("SPIELHOF_TOKEN", token).output().unwrap()
}

/// Starts a bot whose output is read by the test.
fn start(token: &str, arguments: &[&str]) -> (Child, BufReader<ChildStdout>) {
    let mut child = spielhof(arguments)
        .env("SPIELHOF_TOKEN", token)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    (child, output)
}

/// Reads until a line has these words.
fn until(output: &mut BufReader<ChildStdout>, words: &str) -> String {
    let mut line = String::new();
    while !line.contains(words) {
        line.clear();
        assert!(output.read_line(&mut line).unwrap() > 0, "it ended before: {words}");
    }
    line
}

/// Waits until something holds.
fn wait_for(what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn house() -> (TempDir, Server) {
    let folder = TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap();
    let server = Server::start(&["--data", data, "--messages-per-second", "0"]);
    (folder, server)
}

#[test]
fn twenty_lines_of_python_play_a_whole_game_with_dice() {
    assert!(include_str!("../../../examples/bot.py").lines().count() <= 20);
    let (_folder, server) = house();
    let at = &server.authority;
    let host = guest(at);
    let token = bot(at, &host, "Snake");
    let plan = json!({ "game": "barricade", "players": 2 });
    let (table, link) = open(at, &host, &plan, &json!(["open", { "computer": 1 }]));
    let output =
        play(&token, &["bot", &link, FAST[0], FAST[1], "--moves", "--exec", &python_bot()]);
    assert!(output.status.success(), "{}", errors(&output));
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.starts_with("The bot has seat 1.\n"), "{told}");
    assert!(told.contains("The game has ended by its rules. Places of the sides:"), "{told}");
    let scene = scene(at, &table);
    assert_eq!((&scene["waits"], &scene["outcome"]["ending"]), (&json!("over"), &json!("rules")));
    let (_, _, record) = ask(at, &format!("GET /api/tables/{table}/record"), &host, &Value::Null);
    assert!(record.contains("Snake (bot)"), "{record}");
    // Its salt is among those that the dice were made of.
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), record).unwrap();
    let verified = spielhof(&["verify", file.path().to_str().unwrap()]).output().unwrap();
    assert!(verified.status.success(), "{}", errors(&verified));
}

#[test]
fn two_bots_find_each_other_and_play_from_game_to_game() {
    let (_folder, server) = house();
    let at = &server.authority;
    let owner = guest(at);
    let (first, second) = (bot(at, &owner, "One"), bot(at, &owner, "Two"));
    let url = format!("http://{at}");
    let engine = format!("{} engine --threads 1", env!("CARGO_BIN_EXE_spielhof"));
    let arguments = [
        "bot", &url, FAST[0], FAST[1], "--game", "gobang", "--games", "2", "--go", "level 1",
        "--exec", &engine,
    ];
    let (mut opener, mut told) = start(&first, &arguments);
    for _ in 0..2 {
        let line = until(&mut told, "Table opened");
        let link = line.split_whitespace().last().unwrap();
        // Everybody finds the table: its id is enough.
        let id = link.split("/t/").nth(1).unwrap().split('#').next().unwrap();
        let tables = json_of(at, "GET /api/tables", "", &Value::Null);
        assert!(tables.as_array().unwrap().iter().any(|one| one["table"] == id), "{tables}");
        let output = play(
            &second,
            &["bot", &url, FAST[0], FAST[1], "--table", id, "--moves", "--exec", &python_bot()],
        );
        assert!(output.status.success(), "{}", errors(&output));
        let seats = &json_of(at, &format!("GET /api/tables/{id}"), "", &Value::Null)["seats"];
        assert_eq!((&seats[0]["bot"], &seats[1]["bot"]), (&json!(true), &json!(true)));
        until(&mut told, "ended by its rules");
    }
    assert!(opener.wait().unwrap().success());
}

#[test]
fn a_bot_comes_back_to_a_server_that_restarts() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap().to_owned();
    let server = Server::start(&["--data", &data]);
    let at = server.authority.clone();
    let host = guest(&at);
    let token = bot(&at, &host, "Phoenix");
    let plan = json!({ "game": "halma", "players": 2, "first": 2 });
    let (table, link) = open(&at, &host, &plan, &json!(["open", "mine"]));
    let (mut child, mut told) = start(&token, &["bot", &link, "--moves", "--exec", &python_bot()]);
    until(&mut told, "has seat 1");
    assert_eq!(server.end(), Some(0));
    until(&mut told, "connection is lost");
    let port = at.rsplit(':').next().unwrap();
    let mut again = spielhof(&["serve", "--port", port, "--data", &data])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    until(&mut told, "has seat 1");
    // Asked to end, it gives up, so that nobody waits for it.
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    until(&mut told, "leaves the table");
    assert!(child.wait().unwrap().success());
    wait_for("it gave up", || scene(&at, &table)["outcome"]["ending"] == "resignation");
    again.kill().unwrap();
    again.wait().unwrap();
}

#[test]
fn what_is_wrong_is_said_with_what_to_do() {
    let (_folder, server) = house();
    let at = &server.authority;
    let host = guest(at);
    let token = bot(at, &host, "Deep");
    let url = format!("http://{at}");
    let (_, link) = open(
        at,
        &host,
        &json!({ "game": "halma", "players": 2 }),
        &json!(["mine", { "computer": 1 }]),
    );
    let (table, _) = link.split_once('#').unwrap();
    let (_, free) =
        open(at, &host, &json!({ "game": "halma", "players": 2 }), &json!(["mine", "open"]));
    let (closed, _) = free.split_once('#').unwrap();
    let bot = python_bot();
    let wrong = "0".repeat(64);
    for (token, arguments, words) in [
        ("", vec![&*url, "--game", "halma"], "SPIELHOF_TOKEN"),
        (&*wrong, vec![&*url, "--game", "halma"], "doesn't know this token"),
        (&*host, vec![&*url, "--game", "halma"], "belongs to a person"),
        (&*token, vec![&*url], "Say where to play"),
        (&*token, vec![table, "--game", "halma"], "Say where to play"),
        (&*token, vec!["127.0.0.1"], "neither the address"),
        (&*token, vec!["http://127.0.0.1:1", "--game", "halma"], "can't be reached"),
        (&*token, vec![&*url, "--game", "chess"], "chess"),
        (&*token, vec![table], "No seat is free"),
        (&*token, vec![closed], "You need an invitation"),
        (&*token, vec![&*format!("{closed}#wrong")], "You need an invitation"),
        (&*token, vec![&*url, "--table", "nothere"], "table"),
    ] {
        let all = [&["bot"], &*arguments, &["--moves", "--exec", &bot]].concat();
        let output = play(token, &all);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(errors(&output).contains(words), "{arguments:?}: {}", errors(&output));
    }
    let output = play(&token, &["bot", &free, "--exec", "/no/such/program"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(errors(&output).contains("/no/such/program"), "{}", errors(&output));
}
