//! `spielhof study`: how good reviews are and what games are like, measured in games of computers.

mod calibrate;
mod errors;
mod games;
mod luck;
mod statistics;

pub use luck::FAULTS;

use crate::commands::{number, text};
use crate::say::{Fault, Speaker};
use clap::ArgMatches;
use review::study::Interval;
use search::{Level, Player};
use serde_json::{Value, json};

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    match args.subcommand() {
        Some(("calibrate", args)) => calibrate::run(speaker, args),
        Some(("errors", args)) => errors::run(speaker, args),
        Some(("luck", args)) => luck::run(speaker, args),
        Some(("statistics", args)) => statistics::run(speaker, args),
        _ => Err(Fault::UsageOther),
    }
}

/// The level of all players if nothing else is said.
const LEVEL: u8 = 3;

/// The players of a study.
fn level(args: &ArgMatches) -> Result<Player, Fault> {
    let number: u8 = number(args, "level")?.unwrap_or(LEVEL);
    of_level(number).ok_or_else(|| Fault::Number(text(args, "level").unwrap_or("").to_owned()))
}

fn of_level(number: u8) -> Option<Player> {
    Level::new(number).map(Player::Level)
}

/// A number that may not be zero.
fn positive(args: &ArgMatches, name: &str, default: u64) -> Result<u64, Fault> {
    match number(args, name)?.unwrap_or(default) {
        0 => Err(Fault::Number("0".to_owned())),
        number => Ok(number),
    }
}

/// A figure as it is written in this language.
fn figure(speaker: &Speaker, value: f64, digits: usize) -> String {
    speaker.decimal(&format!("{value:.digits$}")).replace('-', "−")
}

/// An interval as it is written in this language.
fn interval(speaker: &Speaker, interval: Interval, digits: usize) -> String {
    let [low, high] = [interval.low, interval.high].map(|end| figure(speaker, end, digits));
    format!("{low}–{high}")
}

/// A figure with its interval for programs.
fn interval_json(interval: Interval) -> Value {
    json!({ "value": interval.value, "low": interval.low, "high": interval.high })
}

/// What a study is about, in a line.
fn heading(speaker: &Speaker, plan: &games::Plan, by: &str) -> String {
    let values = [
        ("game", plan.game.spec().id().to_owned()),
        ("players", plan.game.seating().seats().to_string()),
        ("games", plan.games.to_string()),
        ("by", by.to_owned()),
        ("seed", plan.seed.to_string()),
        ("effort", plan.effort_name.clone()),
    ];
    let values = values.map(|(name, value)| (name, value.into()));
    speaker.with("study-setup", &values) + "\n\n"
}
