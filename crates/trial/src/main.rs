//! `make crash`, `make load` and `make pressure`: what the server holds out.
//!
//! All start the real program in a process of its own, and talk to it over real sockets.

mod args;
mod crash;
mod http;
mod ledger;
mod load;
mod measure;
mod player;
mod server;

use args::Args;
use std::process::ExitCode;

const USAGE: &str = "usage: spielhof-trial crash --server PROGRAM [--shim LIBRARY] [--kills N] [--seed N]
       spielhof-trial load --server PROGRAM [--games N] [--rate N] [--seconds N] [--storm N] [--seed N]
       spielhof-trial pressure --server PROGRAM [--seconds N] [--attack NAME]";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let command = words.next();
    let done = match (command.as_deref(), Args::read(words)) {
        (Some("crash"), Some(args)) => crash::run(&args),
        (Some("load"), Some(args)) => load::run(&args),
        (Some("pressure"), Some(args)) => measure::run(&args),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
