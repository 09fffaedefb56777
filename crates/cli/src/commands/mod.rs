//! The commands, a file each.

mod admin;
mod analyse;
mod bot;
mod contest;
mod copy;
mod engine;
mod games;
mod keep;
mod learn;
mod moves;
mod perft;
mod play;
mod playout;
mod puzzle;
mod ratings;
mod replay;
mod save;
mod serve;
mod show;
mod solve;
mod stores;
mod study;
mod tournament;
mod typed;
mod verify;

pub use bot::fault as bot_fault;
pub use ratings::{NOISES, PAIRINGS};
pub use study::FAULTS;

use crate::say::{Fault, Speaker};
use ::contest::Contestant;
use clap::ArgMatches;
use review::Effort;
use rules::{AnyGame, Position, Spec, SpecText};
use std::io::Read;
use std::num::NonZeroUsize;
use std::sync::Arc;
use table::Course;
use wire::Arg;

/// Runs the command that was asked for.
pub fn run(speaker: &Speaker, matches: &ArgMatches) -> Result<(), Fault> {
    match matches.subcommand() {
        Some(("games", args)) => games::run(speaker, args),
        Some(("moves", args)) => moves::run(args),
        Some(("perft", args)) => perft::run(args),
        Some(("show", args)) => show::run(args),
        Some(("playout", args)) => playout::run(args),
        Some(("replay", args)) => replay::run(speaker, args),
        Some(("verify", args)) => verify::run(speaker, args),
        Some(("play", args)) => play::run(speaker, args),
        Some(("learn", args)) => learn::run(speaker, args),
        Some(("match", args)) => contest::run(speaker, args),
        Some(("serve", args)) => serve::run(speaker, args),
        Some(("backup", args)) => keep::backup(speaker, args),
        Some(("restore", args)) => keep::restore(speaker, args),
        Some(("copy", args)) => copy::run(speaker, args),
        Some(("tournament", args)) => tournament::run(speaker, args),
        Some(("ratings", args)) => ratings::run(speaker, args),
        Some(("solve", args)) => solve::run(speaker, args),
        Some(("puzzle", args)) => puzzle::run(speaker, args),
        Some(("analyse", args)) => analyse::run(speaker, args),
        Some(("study", args)) => study::run(speaker, args),
        Some(("engine", args)) => engine::run(speaker, args),
        Some(("bot", args)) => bot::run(speaker, args),
        Some(("admin", args)) => admin::run(args),
        _ => Err(Fault::UsageOther),
    }
}

/// A text argument.
fn text<'a>(args: &'a ArgMatches, name: &str) -> Option<&'a str> {
    args.get_one::<String>(name).map(String::as_str)
}

/// A number argument.
fn number<T: std::str::FromStr>(args: &ArgMatches, name: &str) -> Result<Option<T>, Fault> {
    let parse = |given: &str| given.parse().map_err(|_| Fault::Number(given.to_owned()));
    text(args, name).map(parse).transpose()
}

/// How many threads to use: one for each core if nothing is said.
fn threads(args: &ArgMatches) -> Result<NonZeroUsize, Fault> {
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    Ok(number(args, "threads")?.unwrap_or_else(cores))
}

/// The game that the arguments ask for, built.
fn game(args: &ArgMatches, id: &str) -> Result<Arc<AnyGame>, Fault> {
    Ok(spec(args, id)?.build()?)
}

/// The game that the arguments ask for, not yet checked as a whole.
fn spec(args: &ArgMatches, id: &str) -> Result<Spec, Fault> {
    let pairs = args.get_many::<String>("set").unwrap_or_default();
    let figure = text(args, "figure").map(read_file).transpose()?;
    let text = SpecText {
        id,
        players: number(args, "players")?,
        first: number(args, "first")?,
        rules: number(args, "rules")?,
        options: pairs.map(|pair| option(pair)).collect::<Result<_, _>>()?,
        figure: figure.as_deref(),
    };
    Ok(text.spec()?)
}

/// The name and value of an option, `name=value`.
fn option(pair: &str) -> Result<(&str, &str), Fault> {
    pair.split_once('=').ok_or_else(|| Fault::OptionForm(pair.to_owned()))
}

/// The position that the arguments ask for, before any actions.
fn position(args: &ArgMatches) -> Result<Position, Fault> {
    let id = text(args, "game").ok_or(Fault::UsageOther)?;
    Ok(course(args, id)?.position().clone())
}

/// The course of a game from the position that the arguments ask for.
fn course(args: &ArgMatches, id: &str) -> Result<Course, Fault> {
    let game = game(args, id)?;
    match text(args, "position") {
        Some(path) => {
            let setup = read_file(path)?;
            Course::with_setup(&game, &setup).map_err(|faults| Fault::Setup(game.board(), faults))
        }
        None => Ok(Course::new(game)),
    }
}

/// The position after the actions that were given.
fn position_after_actions(args: &ArgMatches) -> Result<Position, Fault> {
    let mut position = position(args)?;
    for text in args.get_many::<String>("actions").unwrap_or_default() {
        let (game, board) = (position.game().spec().entry(), position.board());
        let refuse = |fault| Fault::Action(game, board, text.clone(), fault);
        let action = position.read(text).map_err(refuse)?;
        position.act(action).map_err(|r| refuse(rules::ReadError::Refused(r)))?;
    }
    Ok(position)
}

/// The text of a file, or of standard input for `-`.
fn read_file(path: &str) -> Result<String, Fault> {
    let mut text = String::new();
    let read = match path {
        "-" => std::io::stdin().read_to_string(&mut text).map(|_| ()),
        _ => std::fs::read_to_string(path).map(|content| text = content),
    };
    read.map(|()| text).map_err(|error| Fault::File(path.to_owned(), error))
}

/// A computer player by name.
fn contestant(name: &str) -> Result<Contestant, Fault> {
    name.parse().map_err(|_| Fault::Player(name.to_owned()))
}

/// One entry for each seat from a list with commas; a single entry serves all seats.
fn for_each_seat<T: Clone>(
    list: &str,
    seats: usize,
    read: impl Fn(&str) -> Result<T, Fault>,
) -> Result<Vec<T>, Fault> {
    let entries = list.split(',').map(|name| read(name.trim())).collect::<Result<Vec<T>, _>>()?;
    match entries.len() {
        1 => Ok(vec![entries[0].clone(); seats]),
        named if named == seats => Ok(entries),
        named => Err(Fault::SeatCount { named, seats }),
    }
}

/// How much a review searches.
fn effort(args: &ArgMatches, default: Effort) -> Result<Effort, Fault> {
    let Some(given) = text(args, "effort") else { return Ok(default) };
    given.parse().map_err(|_| {
        Fault::Said(vec![say::with("fault-effort", [("text", Arg::Text(given.to_owned()))])])
    })
}

/// A seed that differs from run to run.
fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher, RandomState};
    RandomState::new().build_hasher().finish()
}
