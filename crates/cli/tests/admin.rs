//! `spielhof admin`, called as operators call it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]
#![cfg(unix)]

mod common;

use common::{Server, errors, run, spielhof};
use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use tempfile::TempDir;

const NEW: &str = r#"{"plan":{"game":"halma","players":2},"chairs":["mine","open"]}"#;

/// The answer to a request of somebody with this secret.
fn ask(server: &Server, line: &str, secret: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(&server.authority).unwrap();
    let (host, length) = (&server.authority, body.len());
    write!(
        stream,
        "{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nAuthorization: Bearer {secret}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn secret(server: &Server) -> String {
    let answer = server.get("/api/me");
    let cookie = answer.split("spielhof=").nth(1).unwrap();
    cookie.split(';').next().unwrap().to_owned()
}

fn body(answer: &str) -> Value {
    serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap()
}

#[test]
fn operators_ban_and_lift_bans_and_read_what_was_done() {
    let folder = TempDir::new().unwrap();
    let token = folder.path().join("token");
    std::fs::write(&token, "a-token-that-nobody-guesses\n").unwrap();
    let token = token.to_str().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&["--data", data.to_str().unwrap(), "--admin-token-file", token]);
    let url = format!("http://{}", server.authority);
    let somebody = secret(&server);
    let opened = body(&ask(&server, "POST /api/tables", &somebody, NEW));
    let table = opened["table"].as_str().unwrap();
    let admin = |arguments: &[&str]| {
        let output = run(&[&["admin", &url], arguments].concat());
        assert!(output.status.success(), "{}", errors(&output));
        serde_json::from_slice::<Value>(&output.stdout).unwrap()
    };
    // On the machine itself no token is needed.
    let at = ["--table", table, "--seat", "1"];
    let banned = admin(&[&["ban", "--days", "2", "--reason", "spam"], &at[..]].concat());
    assert_eq!(banned["bans"][0]["reason"], "spam");
    let refused = ask(&server, "POST /api/tables", &somebody, NEW);
    assert!(refused.starts_with("HTTP/1.1 403") && refused.contains("server-banned-days"));
    let person = banned["bans"][0]["person"].as_str().unwrap();
    // With it the log says so.
    assert_eq!(admin(&["unban", person, "--token-file", token])["bans"], Value::Array(vec![]));
    assert!(ask(&server, "POST /api/tables", &somebody, NEW).starts_with("HTTP/1.1 200"));
    admin(&[&["remove-name"], &at[..]].concat());
    let deeds = admin(&["audit"]);
    let deeds: Vec<_> =
        deeds.as_array().unwrap().iter().map(|deed| (&deed["by"], &deed["deed"])).collect();
    let expected = [("local", "name"), ("token", "unban"), ("local", "ban")];
    let expected = expected.map(|(by, deed)| (Value::from(by), Value::from(deed)));
    assert_eq!(deeds, expected.iter().map(|(by, deed)| (by, deed)).collect::<Vec<_>>());
    assert_eq!(admin(&["list"])["open"], Value::Array(vec![]));
    let wrong = |arguments: &[&str]| {
        let output = spielhof(&[&["admin", &url], arguments].concat())
            .env("SPIELHOF_ADMIN_TOKEN", "a wrong token")
            .output()
            .unwrap();
        (output.status.code(), errors(&output))
    };
    assert!(wrong(&["list"]).1.contains("Only operators can do that"), "{:?}", wrong(&["list"]));
    assert!(wrong(&["ban"]).1.contains("--table and --seat"));
    assert_eq!(server.end(), Some(0));
    // A token that is short is no token.
    let short = folder.path().join("short");
    std::fs::write(&short, "short\n").unwrap();
    let data = data.to_str().unwrap();
    let flags = ["serve", "--port", "0", "--data", data, "--admin-token-file"];
    let output = run(&[&flags[..], &[short.to_str().unwrap()]].concat());
    assert_eq!(output.status.code(), Some(2));
    assert!(errors(&output).contains("at least 16 characters"), "{}", errors(&output));
}
