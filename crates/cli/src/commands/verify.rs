//! `spielhof verify`: did the dice of a record fall as they should?

use super::{read_file, text};
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use std::ops::RangeInclusive;
use table::{Record, Verdict, verify};

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let path = text(args, "file").unwrap_or("-");
    let record: Record = read_file(path)?.parse().map_err(Fault::Record)?;
    let verdict = verify(&record).map_err(Fault::Verify)?;
    print(&tell(speaker, &verdict))
}

fn tell(speaker: &Speaker, verdict: &Verdict) -> String {
    let mut done = speaker.with("verify-done", &[("rolls", verdict.rolls.into())]);
    if let Some(seat) = verdict.first {
        done += "\n";
        done += &speaker.with("verify-first", &[("seat", seat.into())]);
    }
    if verdict.earlier > 0 {
        done += "\n";
        done += &speaker.with("verify-earlier", &[("rolls", verdict.earlier.into())]);
    }
    if verdict.skipped.is_empty() {
        return format!("{done}\n");
    }
    let numbers: Vec<String> = verdict.skipped.iter().map(run_of_numbers).collect();
    let skipped = speaker.with("verify-skipped", &[("numbers", numbers.join(", ").into())]);
    format!("{done}\n{skipped}\n")
}

fn run_of_numbers(run: &RangeInclusive<u32>) -> String {
    match (run.start(), run.end()) {
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}–{last}"),
    }
}
