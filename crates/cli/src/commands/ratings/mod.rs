//! `spielhof ratings`: how good ratings are, and those of the computer levels.

mod levels;
mod simulate;

pub use simulate::{NOISES, PAIRINGS};

use crate::say::{Fault, Speaker};
use clap::ArgMatches;

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    match args.subcommand() {
        Some(("simulate", args)) => simulate::run(speaker, args),
        Some(("levels", args)) => levels::run(speaker, args),
        _ => Err(Fault::UsageOther),
    }
}
