//! `make crash`, `make crash-cluster`, `make load`, `make load-cluster` and `make pressure`: what the
//! server holds out.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let command = words.next();
    match spielhof_trial::run(command.as_deref(), words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
