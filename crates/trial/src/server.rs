//! The real program, in a process of its own.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

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

impl Server {
    /// Starts the program on a folder, without limits and with these variables. It answers when
    /// this returns.
    pub fn start(
        program: &Path,
        folder: &Path,
        variables: &[(&str, &str)],
    ) -> Result<Server, String> {
        Server::start_with(program, folder, &NO_LIMITS, variables)
    }

    /// Starts the program on a folder with its usual limits.
    pub fn start_limited(program: &Path, folder: &Path) -> Result<Server, String> {
        Server::start_with(program, folder, &[], &[])
    }

    fn start_with(
        program: &Path,
        folder: &Path,
        flags: &[&str],
        variables: &[(&str, &str)],
    ) -> Result<Server, String> {
        let told = |error: std::io::Error| format!("{}: {error}", program.display());
        let mut child = Command::new(program)
            .args(["serve", "--port", "0", "--data"])
            .arg(folder)
            .args(flags)
            .env("LC_ALL", "C")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(told)?;
        let mut first = String::new();
        if let Some(out) = child.stdout.as_mut() {
            BufReader::new(out).read_line(&mut first).map_err(told)?;
        }
        let url = first.split_whitespace().last().unwrap_or_default();
        let authority = url.trim_start_matches("http://").trim_end_matches('/');
        match authority.parse() {
            Ok(address) => {
                drain(child.stderr.take());
                Ok(Server { child, address })
            }
            Err(_) => {
                let mut why = String::new();
                if let Some(mut errors) = child.stderr.take() {
                    errors.read_to_string(&mut why).map_err(told)?;
                }
                Err(format!("{} does not start: {why}", program.display()))
            }
        }
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
