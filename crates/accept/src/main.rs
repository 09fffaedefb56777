//! `spielhof-accept GAME`: writes what a new game needs beside its rules, and names the rest.

use rules::catalogue;
use spielhof_accept::{Project, missing, write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let ids: Vec<String> = std::env::args().skip(1).collect();
    let [id] = ids.as_slice() else {
        eprintln!("Name one game: make accept GAME=quick-halma");
        return ExitCode::from(2);
    };
    let Some(entry) = catalogue::find(id) else {
        eprintln!("The catalogue has no game {id}: add its line to crates/rules/src/catalogue.rs.");
        return ExitCode::from(2);
    };
    let project = Project::here();
    let failures = match write(&project, entry) {
        Ok(failures) => failures,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let open = [failures, missing(&project, entry)].concat();
    for line in &open {
        println!("missing: {line}");
    }
    if open.is_empty() {
        println!("Nothing is missing. Review what follows, then run `make check`.");
        return ExitCode::SUCCESS;
    }
    ExitCode::FAILURE
}
