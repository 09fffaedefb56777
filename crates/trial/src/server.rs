//! The real program, in a process of its own.

use rustix::process::{Pid, Signal, kill_process};
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

/// The file in the data folder.
pub const STORE: &str = "spielhof.db";

/// A server that runs; it is killed with this.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

/// No limits for one address: all clients of a trial have the same.
const NO_LIMITS: [&str; 16] = [
    "--requests-per-second",
    "0",
    "--guests-per-hour",
    "0",
    "--messages-per-second",
    "0",
    "--connections-per-address",
    "1000000",
    "--sockets-per-address",
    "1000000",
    "--tables",
    "1000000",
    "--tables-per-guest",
    "1000000",
    "--threads",
    "1",
];

/// How long it may take to start.
const START: Duration = Duration::from_secs(60);

/// Where what it complains about goes.
#[derive(Clone, Copy)]
pub enum Complaints<'a> {
    /// To the terminal.
    Shown,
    /// To the end of a file.
    File(&'a Path),
}

impl Server {
    /// Starts the program on a folder, without limits and with these variables. It answers when
    /// this returns.
    pub fn start(
        program: &Path,
        folder: &Path,
        variables: &[(&str, &str)],
    ) -> Result<Server, String> {
        Server::start_with(program, folder, &NO_LIMITS, variables, Complaints::Shown)
    }

    /// Starts the program on a folder with its usual limits.
    pub fn start_limited(program: &Path, folder: &Path) -> Result<Server, String> {
        Server::start_with(program, folder, &[], &[], Complaints::Shown)
    }

    /// Starts the program without limits and with these further settings.
    pub fn start_node(
        program: &Path,
        folder: &Path,
        settings: &[&str],
        variables: &[(&str, &str)],
        complaints: Complaints,
    ) -> Result<Server, String> {
        let flags: Vec<&str> = NO_LIMITS.iter().chain(settings).copied().collect();
        Server::start_with(program, folder, &flags, variables, complaints)
    }

    fn start_with(
        program: &Path,
        folder: &Path,
        flags: &[&str],
        variables: &[(&str, &str)],
        complaints: Complaints,
    ) -> Result<Server, String> {
        let told = |error: std::io::Error| format!("{}: {error}", program.display());
        let errors = match complaints {
            Complaints::Shown => Stdio::piped(),
            Complaints::File(path) => {
                Stdio::from(File::options().create(true).append(true).open(path).map_err(told)?)
            }
        };
        let child = Command::new(program)
            .args(["serve", "--port", "0", "--data"])
            .arg(folder)
            .args(flags)
            .env("LC_ALL", "C")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .map_err(told)?;
        // From here on it is killed whatever goes wrong.
        let nowhere = SocketAddr::from(([0; 4], 0));
        let mut server = Server { child, address: nowhere };
        let first = first_line(server.child.stdout.take());
        let url = first.split_whitespace().last().unwrap_or_default();
        let authority = url.trim_start_matches("http://").trim_end_matches('/');
        if let Ok(address) = authority.parse() {
            drain(server.child.stderr.take());
            server.address = address;
            return Ok(server);
        }
        let _ = server.child.kill();
        let mut why = String::new();
        if let Some(mut errors) = server.child.stderr.take() {
            errors.read_to_string(&mut why).map_err(told)?;
        }
        if let Complaints::File(path) = complaints {
            why = end_of(path);
        }
        Err(format!("{} does not start: {why}", program.display()))
    }

    /// Its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it without a warning.
    pub fn kill(mut self) -> Result<(), String> {
        self.child.kill().map_err(|error| error.to_string())?;
        self.child.wait().map(drop).map_err(|error| error.to_string())
    }

    /// Stops it so that it does nothing at all.
    pub fn freeze(&self) -> Result<(), String> {
        self.signal(Signal::STOP)
    }

    /// Lets it go on.
    pub fn thaw(&self) -> Result<(), String> {
        self.signal(Signal::CONT)
    }

    /// Asks it to end in good order, and waits for that; an error if it takes longer than this.
    pub fn end(mut self, limit: Duration) -> Result<ExitStatus, String> {
        self.signal(Signal::TERM)?;
        let until = Instant::now() + limit;
        loop {
            match self.child.try_wait().map_err(|error| error.to_string())? {
                Some(status) => return Ok(status),
                None if Instant::now() > until => {
                    return Err(format!("a server does not end within {} s", limit.as_secs()));
                }
                None => std::thread::sleep(Duration::from_millis(10)),
            }
        }
    }

    fn signal(&self, signal: Signal) -> Result<(), String> {
        kill_process(Pid::from_child(&self.child), signal).map_err(|error| error.to_string())
    }
}

/// The first line that is written, if it comes in time. The rest is read and dropped.
fn first_line(out: Option<ChildStdout>) -> String {
    let Some(out) = out else { return String::new() };
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            // Only the first is waited for.
            let _ = sender.send(line);
        }
    });
    lines.recv_timeout(START).unwrap_or_default()
}

/// The last lines of a file.
pub fn end_of(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(20)..].join("\n")
}

/// What it complains about is shown.
fn drain(errors: Option<std::process::ChildStderr>) {
    let Some(errors) = errors else { return };
    std::thread::spawn(move || {
        for line in BufReader::new(errors).lines().map_while(Result::ok) {
            eprintln!("server: {line}");
        }
    });
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have been killed already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
