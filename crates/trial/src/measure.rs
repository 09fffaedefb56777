//! `spielhof-trial pressure`: every attack against a server of its own.

use crate::args::Args;
use crate::pressure::{self, Attack, Long, Outcome, Size};
use crate::server::Server;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Runs one attack, or all of them, and prints a table.
pub fn run(args: &Args) -> Result<(), String> {
    let seconds = args.number("seconds", 20)?.clamp(1, 600);
    let attacks: Vec<Attack> = match args.text("attack") {
        None => Attack::ALL.to_vec(),
        Some(name) => {
            let known = Attack::ALL.into_iter().find(|attack| attack.name() == name);
            vec![known.ok_or_else(|| crate::USAGE.to_owned())?]
        }
    };
    let program = args.server()?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    println!("{}", pressure::HEAD);
    for attack in attacks {
        let outcome = one(&runtime, &program, attack, Duration::from_secs(seconds))?;
        println!("{}", outcome.line());
    }
    Ok(())
}

fn one(
    runtime: &tokio::runtime::Runtime,
    program: &Path,
    attack: Attack,
    time: Duration,
) -> Result<Outcome, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let size = Size::default();
    let long = match attack {
        Attack::Replay | Attack::Hello => {
            eprintln!("{}: a game of {} moves is played", attack.name(), size.moves);
            let server = Server::start(program, folder.path(), &[])?;
            let long = runtime.block_on(pressure::play_long(server.address, size.moves))?;
            eprintln!("{}: a record of {} bytes", attack.name(), long.record.len());
            server.kill()?;
            long
        }
        _ => Long { table: String::new(), record: String::new() },
    };
    let server = Server::start_limited(program, folder.path())?;
    runtime.block_on(pressure::measure(attack, server.address, size, Arc::new(long), time))
}
