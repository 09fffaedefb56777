//! `spielhof tournament`: a tournament in a text file.

mod faults;
mod file;
mod json;
mod marks;
mod show;

use self::faults::{denied, fault};
use self::file::TournamentFile;
use super::{fresh_seed, number, text};
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use rules::SpecText;
use tournament::{
    Command, Cycles, Entrant, Format, Phase, Seeding, Settings, ThirdPlace, Tournament,
};

/// Runs the subcommand that was asked for.
pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let (name, args) = args.subcommand().ok_or(Fault::UsageOther)?;
    let path = text(args, "file").ok_or(Fault::UsageOther)?;
    if name == "new" {
        return open(speaker, args, path);
    }
    let mut file = TournamentFile::load(speaker, path)?;
    match name {
        "join" => join(speaker, args, &mut file),
        "withdraw" => withdraw(speaker, args, &mut file),
        "start" => start(speaker, args, &mut file),
        "result" => record(speaker, args, &mut file),
        "correct" => correct(speaker, args, &mut file),
        "next" => {
            act(&mut file, &Command::Next)?;
            print(&show::round(speaker, &file))
        }
        "end" => {
            act(&mut file, &Command::End)?;
            print(&show::standings(speaker, &file))
        }
        "show" if args.get_flag("json") => print(&format!("{:#}\n", json::describe(&file))),
        "show" => print(&show::everything(speaker, &file)),
        _ => Err(Fault::UsageOther),
    }
}

/// Carries out a command and writes the file.
fn act(file: &mut TournamentFile, command: &Command) -> Result<(), Fault> {
    file.act(command)?;
    file.save()
}

fn open(speaker: &Speaker, args: &ArgMatches, path: &str) -> Result<(), Fault> {
    let settings = settings(args)?;
    // The game must exist and allow this number of players.
    let players = u8::try_from(settings.players).ok();
    let game = SpecText { players, ..SpecText::new(&settings.game) };
    let opened = Tournament::open(settings.clone()).map_err(|denial| denied(&denial, None))?;
    game.spec()?.build()?;
    TournamentFile::create(path, opened)?;
    say(speaker, "tournament-opened", &[("file", path.to_owned().into())])
}

fn settings(args: &ArgMatches) -> Result<Settings, Fault> {
    let format = text(args, "format").unwrap_or_default();
    let rounds = || number(args, "rounds")?.ok_or_else(|| fault("tournament-fault-rounds-missing"));
    let format = match format {
        "round-robin" => Format::RoundRobin { cycles: Cycles::Single },
        "double-round-robin" => Format::RoundRobin { cycles: Cycles::Double },
        "swiss" => Format::Swiss { rounds: rounds()? },
        "groups" => Format::Groups { rounds: rounds()? },
        "knock-out" => Format::KnockOut {
            best_of: number(args, "best-of")?.unwrap_or(1),
            third_place: match args.get_flag("third-place") {
                true => ThirdPlace::Played,
                false => ThirdPlace::Shared,
            },
        },
        _ => {
            let (what, value) = ("--format".to_owned(), format.to_owned());
            return Err(Fault::UsageValue { what, value });
        }
    };
    let game = text(args, "game").unwrap_or_default();
    let mut settings = Settings::new(text(args, "name").unwrap_or(game), format);
    settings.game = game.to_owned();
    if let Some(players) = number(args, "players")? {
        settings.players = players;
    }
    if args.get_flag("in-order") {
        settings.seeding = Seeding::Order;
    }
    Ok(settings)
}

fn join(speaker: &Speaker, args: &ArgMatches, file: &mut TournamentFile) -> Result<(), Fault> {
    for name in args.get_many::<String>("names").unwrap_or_default() {
        file.join(name)?;
    }
    file.save()?;
    print(&show::entrants(speaker, file))
}

fn withdraw(speaker: &Speaker, args: &ArgMatches, file: &mut TournamentFile) -> Result<(), Fault> {
    let entrant: Entrant = file.find(text(args, "name").unwrap_or_default())?;
    act(file, &Command::Withdraw(entrant))?;
    say(speaker, "tournament-withdrawn", &[("name", file.name(speaker, entrant).into())])?;
    print(&show::progress(speaker, file))
}

fn start(speaker: &Speaker, args: &ArgMatches, file: &mut TournamentFile) -> Result<(), Fault> {
    // A fresh seed has 64 bits; half of them are enough for a draw.
    let seed = number(args, "seed")?.unwrap_or_else(|| fresh_seed() as u32);
    act(file, &Command::Start { seed })?;
    print(&show::round(speaker, file))
}

fn record(speaker: &Speaker, args: &ArgMatches, file: &mut TournamentFile) -> Result<(), Fault> {
    let table = number(args, "table")?.ok_or(Fault::UsageOther)?;
    let marks = marks::read(args.get_many::<String>("result").unwrap_or_default())?;
    act(file, &Command::Record { table, marks })?;
    print(&show::progress(speaker, file))
}

fn correct(speaker: &Speaker, args: &ArgMatches, file: &mut TournamentFile) -> Result<(), Fault> {
    let table: u32 = number(args, "table")?.ok_or(Fault::UsageOther)?;
    let marks = marks::read(args.get_many::<String>("result").unwrap_or_default())?;
    let rounds = file.tournament.rounds();
    let round: u32 = number(args, "round")?.unwrap_or(rounds.len() as u32);
    let paired = rounds.get((round as usize).wrapping_sub(1));
    let pairing = paired.and_then(|paired| paired.pairings.get((table as usize).wrapping_sub(1)));
    let last = pairing.map_or(1, |pairing| pairing.games.len().max(1) as u32);
    let game = number(args, "game")?.unwrap_or(last);
    act(file, &Command::Correct { round, table, game, marks })?;
    match file.tournament.phase() {
        Phase::Running => print(&show::progress(speaker, file)),
        Phase::Joining | Phase::Ended => Ok(()),
    }
}

fn say(speaker: &Speaker, key: &str, values: &[(&str, words::Value)]) -> Result<(), Fault> {
    print(&format!("{}\n", speaker.with(key, values)))
}
