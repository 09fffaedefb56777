//! The program, called as people call it.

// Each test file is a program of its own and uses its own part of this.
#![allow(dead_code)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Output, Stdio};

/// The program with these arguments, in English and without settings of the environment.
pub fn spielhof(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spielhof"));
    command.args(arguments).env("LC_ALL", "C").env_remove("PGPASSWORD");
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("SPIELHOF_")) {
        command.env_remove(name);
    }
    command
}

/// Runs it to its end.
pub fn run(arguments: &[&str]) -> Output {
    spielhof(arguments).output().unwrap()
}

/// Runs it to its end with this on its standard input.
pub fn run_with_input(arguments: &[&str], input: &str) -> Output {
    let pipes = || Stdio::piped();
    let mut command = spielhof(arguments);
    let mut child = command.stdin(pipes()).stdout(pipes()).stderr(pipes()).spawn().unwrap();
    // A program that ends without reading leaves a broken pipe, which is no fault of ours.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// What it printed as errors.
pub fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A server that is ended with the test.
pub struct Server {
    pub child: Child,
    /// `127.0.0.1:PORT`.
    pub authority: String,
}

impl Server {
    /// Starts it on a free port.
    pub fn start(arguments: &[&str]) -> Server {
        Server::start_with(arguments, Stdio::inherit())
    }

    /// The same; what it logs can be read.
    pub fn start_logged(arguments: &[&str]) -> Server {
        Server::start_with(arguments, Stdio::piped())
    }

    fn start_with(arguments: &[&str], log: Stdio) -> Server {
        let mut child = spielhof(&[&["serve", "--port", "0"], arguments].concat())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut first).unwrap();
        let url = first.split_whitespace().last().unwrap();
        let authority = url.strip_prefix("http://").unwrap().trim_end_matches('/').to_owned();
        Server { child, authority }
    }

    /// The whole answer to a request.
    pub fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.authority).unwrap();
        let host = &self.authority;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to end, as a service manager does.
    pub fn end(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
