//! `spielhof bot`: seats a program that speaks the engine protocol at a table of a server.

use super::{number, option, text};
use crate::say::{Fault, Speaker, print};
use bot::{Address, BotError, Progress, TableLink, Wish};
use clap::ArgMatches;
use std::collections::BTreeMap;
use tokio::runtime::Runtime;
use wire::{Chair, Clock, NewTable, Plan};
use words::Value;

/// The variable that holds the token: others cannot read it in the list of processes.
const TOKEN: &str = "SPIELHOF_TOKEN";
/// How long a program thinks if nothing is said.
const USUAL: &str = "time 1000";
/// How many messages a second a server takes that is set up as usual.
const USUAL_RATE: u32 = 10;

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let wish = wish(args)?;
    let runtime = Runtime::new().map_err(|error| Fault::File("-".to_owned(), error))?;
    let mut printed = Ok(());
    let tell = |progress: Progress| {
        if printed.is_ok() {
            printed = print(&format!("{}\n", line(speaker, &progress)));
        }
    };
    let played = runtime.block_on(bot::run(wish, stop_wanted(), tell));
    // A program that still thinks is not waited for.
    runtime.shutdown_background();
    played.map_err(Fault::Bot)?;
    printed
}

fn wish(args: &ArgMatches) -> Result<Wish, Fault> {
    let url = text(args, "url").ok_or(Fault::UsageOther)?;
    let (address, link) = Address::read(url).map_err(Fault::Bot)?;
    let token = text(args, "token").map(str::to_owned).or_else(|| std::env::var(TOKEN).ok());
    let token = token.filter(|token| !token.is_empty()).ok_or(Fault::BotNoToken)?;
    let invite = text(args, "invite").map(str::to_owned);
    let named = text(args, "table").map(|id| TableLink { id: id.to_owned(), invite });
    let table = named.or(link);
    let new = match (&table, text(args, "game")) {
        (None, Some(game)) => Some(new_table(args, game)?),
        (Some(_), None) => None,
        _ => return Err(Fault::BotWhere),
    };
    Ok(Wish {
        address,
        token: token.trim().to_owned(),
        table,
        seat: number(args, "seat")?,
        new,
        games: number(args, "games")?.unwrap_or(1),
        exec: text(args, "exec").unwrap_or_default().to_owned(),
        go: text(args, "go").unwrap_or(USUAL).to_owned(),
        moves: args.get_flag("moves"),
        messages_per_second: number(args, "messages-per-second")?.unwrap_or(USUAL_RATE),
    })
}

/// A table that everybody can find, with the first chair for the bot.
fn new_table(args: &ArgMatches, game: &str) -> Result<NewTable, Fault> {
    let mut spec = rules::SpecText::new(game);
    spec.players = number(args, "players")?;
    let pairs: Vec<&String> = args.get_many("set").unwrap_or_default().collect();
    spec.options = pairs.iter().map(|pair| option(pair)).collect::<Result<_, _>>()?;
    let players = spec.spec()?.players();
    let options: BTreeMap<String, String> = spec
        .options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let wished: u8 = number(args, "seat")?.unwrap_or(1);
    let chair = |seat: u8| if seat == wished { Chair::Mine } else { Chair::Open };
    Ok(NewTable {
        plan: Plan { game: game.to_owned(), players, options, ..Plan::default() },
        chairs: (1..=players).map(chair).collect(),
        clock: Clock::None,
        chat: false,
        hints: None,
        listed: true,
        rated: false,
        pace: None,
    })
}

fn line(speaker: &Speaker, progress: &Progress) -> String {
    match progress {
        Progress::Opened(link) => speaker.with("bot-opened", &[("link", link.clone().into())]),
        Progress::Seated(seat) => speaker.with("bot-seated", &[("seat", Value::from(*seat))]),
        Progress::Over(outcome) => {
            let ending = speaker.say(&format!("ending-{}", outcome.ending));
            let ranks: Vec<String> = outcome.ranks.iter().map(u8::to_string).collect();
            if ranks.is_empty() {
                return ending;
            }
            let values = [("ending", ending.into()), ("ranks", ranks.join(" ").into())];
            speaker.with("bot-over", &values)
        }
        Progress::WaitsForAgain => speaker.say("bot-again"),
        Progress::Lost => speaker.say("bot-lost"),
        Progress::Leaves => speaker.say("bot-leaves"),
    }
}

/// The sentences of a fault.
pub fn fault(speaker: &Speaker, fault: &BotError) -> Vec<String> {
    let with = |key: &str, name: &'static str, text: &str| {
        vec![speaker.with(key, &[(name, text.to_owned().into())])]
    };
    match fault {
        BotError::Url(url) => with("fault-bot-url", "url", url),
        BotError::Unreachable { server, problem } => {
            let values = [("server", server.clone().into()), ("problem", problem.clone().into())];
            vec![speaker.with("fault-bot-unreachable", &values)]
        }
        BotError::Token => vec![speaker.say("fault-bot-token")],
        BotError::NotABot => vec![speaker.say("fault-bot-not-a-bot")],
        BotError::NoTable => vec![speaker.say("denial-no-table")],
        BotError::NoInvite => vec![speaker.say("denial-invite")],
        BotError::NoSeat => vec![speaker.say("fault-bot-no-seat")],
        BotError::Version => vec![speaker.say("fault-bot-version")],
        BotError::Refused(said) => said.iter().map(|said| speaker.said(said)).collect(),
        BotError::Strange(problem) => with("fault-bot-strange", "problem", problem),
        BotError::Engine(fault) => speaker.fault_of_engine(fault),
    }
}

/// Waits until somebody wants the bot to leave. A second time ends the program at once.
async fn stop_wanted() {
    super::serve::end_wanted().await;
    tokio::spawn(async {
        super::serve::end_wanted().await;
        std::process::exit(1);
    });
}
