//! `spielhof ratings levels`: ratings of computer players from results of matches.

use crate::columns::columns;
use crate::commands::{read_file, text};
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use rating::fit::{self, ANCHOR, FitError, Fitted, ReadError};
use wire::{Arg, Said};

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let path = text(args, "file").ok_or(Fault::UsageOther)?;
    let results = fit::read(&read_file(path)?).map_err(|error| line(speaker, path, &error))?;
    let fitted = fit::fit(&results).map_err(|error| Fault::Said(vec![unfit(path, &error)]))?;
    let headings = ["group", "player", "rating", "interval", "games"];
    let mut rows = vec![headings.map(|key| speaker.say(&format!("ratings-{key}"))).to_vec()];
    rows.extend(fitted.iter().map(row));
    print(&columns(&rows))
}

fn row(fitted: &Fitted) -> Vec<String> {
    let interval = format!("{:.0}–{:.0}", fitted.low, fitted.high);
    vec![
        fitted.group.name().to_owned(),
        fitted.player.clone(),
        format!("{:.0}", fitted.value),
        interval,
        fitted.games.to_string(),
    ]
}

fn words(text: &str) -> Arg {
    Arg::Text(text.to_owned())
}

/// Where a line of results is wrong, and how to write it.
fn line(speaker: &Speaker, path: &str, error: &ReadError) -> Fault {
    let problem = match &error.fault {
        fit::Fault::Words { found } => {
            say::with("fault-results-words", [("found", words(&found.to_string()))])
        }
        fit::Fault::Game { game } => say::with("fault-results-game", [("game", words(game))]),
        fit::Fault::Itself { player } => {
            say::with("fault-results-itself", [("player", words(player))])
        }
        fit::Fault::Number { text } => say::with("fault-results-number", [("text", words(text))]),
    };
    let problem = speaker.said(&problem);
    let place = [
        ("path", words(path)),
        ("line", words(&error.line.to_string())),
        ("problem", words(&problem)),
    ];
    Fault::Said(vec![say::with("fault-results-line", place)])
}

/// Why the results do not give ratings.
fn unfit(path: &str, error: &FitError) -> Said {
    let anchor = || ("anchor", words(ANCHOR));
    match error {
        FitError::Empty => say::with("fault-results-empty", [("path", words(path))]),
        FitError::NoAnchor { group } => {
            say::with("fault-results-anchor", [("group", words(group.name())), anchor()])
        }
        FitError::Unlinked { group, player } => {
            let linked = [("group", words(group.name())), ("player", words(player)), anchor()];
            say::with("fault-results-unlinked", linked)
        }
    }
}
