//! `spielhof serve`, `backup` and `restore`, called as people call them.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]
#![cfg(unix)]

mod common;

use common::{Server, errors, run, spielhof};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};
use tempfile::TempDir;

#[test]
fn a_server_says_where_to_look_within_a_second_and_ends_when_asked() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("new/folder");
    let began = Instant::now();
    let server = Server::start(&["--data", data.to_str().unwrap()]);
    assert!(server.get("/api/health").ends_with("ok\n"));
    assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());
    let second = run(&["serve", "--port", "0", "--data", data.to_str().unwrap()]);
    assert_eq!(second.status.code(), Some(2));
    assert!(errors(&second).contains("Another server is using"), "{}", errors(&second));
    assert_eq!(server.end(), Some(0));
}

#[test]
fn what_makes_the_crash_trial_fail_is_not_built_in() {
    let program = std::fs::read(env!("CARGO_BIN_EXE_spielhof")).unwrap();
    let switches =
        ["SPIELHOF_TEST_SYNCHRONOUS", "SPIELHOF_TEST_ACKNOWLEDGE", "SPIELHOF_TEST_FENCING"];
    for switch in switches {
        let found = program.windows(switch.len()).any(|part| part == switch.as_bytes());
        assert!(!found, "{switch}");
    }
}

#[test]
fn a_port_that_is_taken_is_named() {
    let folder = TempDir::new().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let output = run(&["serve", "--port", &port, "--data", folder.path().to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        errors(&output).contains(&format!("127.0.0.1:{port} is already in use")),
        "{}",
        errors(&output)
    );
}

#[test]
fn every_fault_of_a_set_up_is_a_line() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("spielhof.toml");
    std::fs::write(&file, "prot = 80\nlan = 1\n").unwrap();
    let mut command = spielhof(&["serve", "--config", file.to_str().unwrap(), "--origin", "x"]);
    let output = command.env("SPIELHOF_THREADS", "many").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let errors = errors(&output);
    assert_eq!(errors.lines().count(), 4, "{errors}");
    for part in ["prot", "lan", "--origin", "SPIELHOF_THREADS"] {
        assert!(errors.contains(part), "{errors}");
    }
}

#[test]
fn a_copy_of_a_running_server_brings_everything_back() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (data, copy) = (path("data"), path("copy"));
    let server = Server::start(&["--data", &data]);
    let answer = server.get("/api/me");
    let cookie = answer.lines().find(|line| line.starts_with("set-cookie: ")).unwrap();
    let cookie = cookie["set-cookie: ".len()..].split(';').next().unwrap().to_owned();
    let backup = run(&["backup", &copy, "--data", &data]);
    assert!(backup.status.success(), "{}", errors(&backup));
    let again = run(&["backup", &copy, "--data", &data]);
    assert!(errors(&again).contains("--replace"), "{}", errors(&again));
    let restore = |extra: &[&str]| run(&[&["restore", &copy, "--data", &data], extra].concat());
    assert!(errors(&restore(&["--replace"])).contains("Another server is using"));
    assert_eq!(server.end(), Some(0));
    std::fs::remove_dir_all(&data).unwrap();
    let restored = restore(&[]);
    assert!(restored.status.success(), "{}", errors(&restored));
    let server = Server::start(&["--data", &data]);
    let mut stream = TcpStream::connect(&server.authority).unwrap();
    let host = &server.authority;
    write!(
        stream,
        "GET /api/me HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && !answer.contains("set-cookie"), "{answer}");
}
