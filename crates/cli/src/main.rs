//! `spielhof`: the games on the command line.

mod args;
mod columns;
mod commands;
mod drawing;
mod figures;
mod page;
mod picture;
mod progress;
mod say;
mod tell;

use crate::say::{Fault, Speaker};
use std::process::ExitCode;
use words::{Language, Words};

fn main() -> ExitCode {
    let arguments: Vec<String> =
        std::env::args_os().map(|argument| argument.to_string_lossy().into_owned()).collect();
    let language = match language(&arguments) {
        Ok(language) => language,
        Err(fault) => return fail(&Speaker::new(Words::new(Language::En)), &fault),
    };
    let speaker = Speaker::new(Words::new(language));
    match args::parse(&speaker, &arguments) {
        Ok(Some(matches)) => match commands::run(&speaker, &matches) {
            Ok(()) => ExitCode::SUCCESS,
            Err(fault) => fail(&speaker, &fault),
        },
        Ok(None) => ExitCode::SUCCESS,
        Err(fault) => fail(&speaker, &fault),
    }
}

/// Says what is wrong. A reader that has gone away is nothing to complain about.
fn fail(speaker: &Speaker, fault: &Fault) -> ExitCode {
    if matches!(fault, Fault::ReaderGone) {
        return ExitCode::SUCCESS;
    }
    for sentence in speaker.fault(fault) {
        eprintln!("{sentence}");
    }
    ExitCode::from(2)
}

/// The language asked for, else the one of the machine, else English.
fn language(arguments: &[String]) -> Result<Language, Fault> {
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let asked = match word.strip_prefix("--lang") {
            Some("") => words.next().map(String::as_str),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        };
        if let Some(code) = asked {
            return Language::of(code).ok_or_else(|| Fault::Language(code.to_owned()));
        }
    }
    let of_machine = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    Ok(of_machine.and_then(|code| Language::of(&code)).unwrap_or(Language::En))
}
