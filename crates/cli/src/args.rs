//! The arguments, with their help in the reader's language.

mod tournament;

use crate::commands::{FAULTS, NOISES, PAIRINGS};
use crate::say::{Fault, Speaker};
use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command};
use rules::RULES;
use server::{Kind, SETTINGS, Setting};
use words::Language;

/// Reads the arguments. `None` if help or the version was wanted and has been shown.
pub fn parse(speaker: &Speaker, arguments: &[String]) -> Result<Option<ArgMatches>, Fault> {
    match command(speaker).try_get_matches_from(arguments) {
        Ok(matches) => Ok(Some(matches)),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
            | ErrorKind::DisplayVersion => {
                crate::say::print(&error.render().to_string())?;
                Ok(None)
            }
            _ => Err(usage(&error)),
        },
    }
}

/// What clap found, as data for a sentence of our own.
fn usage(error: &clap::Error) -> Fault {
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    match error.kind() {
        ErrorKind::MissingRequiredArgument => Fault::UsageMissing(context(ContextKind::InvalidArg)),
        ErrorKind::UnknownArgument => Fault::UsageUnknown(context(ContextKind::InvalidArg)),
        ErrorKind::InvalidSubcommand => {
            Fault::UsageUnknown(context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::ValueValidation | ErrorKind::InvalidValue | ErrorKind::TooManyValues => {
            Fault::UsageValue {
                what: context(ContextKind::InvalidArg),
                value: context(ContextKind::InvalidValue),
            }
        }
        _ => Fault::UsageOther,
    }
}

fn command(speaker: &Speaker) -> Command {
    let say = |key: &str| speaker.say(key);
    let version = format!("{} (rules {RULES})", env!("CARGO_PKG_VERSION"));
    let lang = || {
        let help = speaker.with("cli-arg-lang", &[("known", Language::codes().into())]);
        Arg::new("lang").long("lang").value_name("LANG").global(true).help(help)
    };
    let template =
        format!("{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}", say("cli-usage"));
    let styled = |name: &'static str, about: &str| {
        Command::new(name)
            .about(say(about))
            .help_template(template.clone())
            .disable_help_flag(true)
            .next_help_heading(say("cli-options"))
            .arg(help_flag(speaker))
    };
    let json = || flag("json", &say("cli-arg-json"));
    let actions = || {
        Arg::new("actions")
            .value_name("ACTION")
            .num_args(0..)
            .help_heading(say("cli-arguments"))
            .help(say("cli-arg-actions"))
    };
    let seed = || value("seed", "N", &say("cli-arg-seed"));
    let file = || place(speaker, "file", "FILE", "cli-arg-file");
    let depth = place(speaker, "depth", "DEPTH", "cli-arg-depth");
    let by = value("by", "PLAYER", &say("cli-arg-by"));
    let seats = value("seats", "PLAYERS", &say("cli-arg-seats"));

    Command::new("spielhof")
        .about(say("cli-about"))
        .version(version)
        .help_template(template.clone())
        .subcommand_help_heading(say("cli-commands"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .next_help_heading(say("cli-options"))
        .arg(help_flag(speaker))
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .help(say("cli-arg-version")),
        )
        .arg(lang())
        .subcommand(styled("games", "cli-games").arg(game(speaker).required(false)).arg(json()))
        .subcommand(with_game(styled("moves", "cli-moves"), speaker).arg(json()).arg(actions()))
        .subcommand(
            with_game(styled("perft", "cli-perft"), speaker)
                .arg(flag("divide", &say("cli-arg-divide")))
                .arg(depth),
        )
        .subcommand(with_game(styled("show", "cli-show"), speaker).arg(json()).arg(actions()))
        .subcommand(with_game(styled("playout", "cli-playout"), speaker).arg(seed()).arg(by))
        .subcommand(
            styled("replay", "cli-replay")
                .arg(file())
                .arg(value("turn", "N", &say("cli-arg-turn")))
                .arg(json()),
        )
        .subcommand(styled("verify", "cli-verify").arg(file()))
        .subcommand(
            styled("learn", "cli-learn")
                .arg(game(speaker))
                .arg(value("step", "N", &say("cli-arg-step")))
                .arg(flag("plain", &say("cli-arg-plain")))
                .arg(flag("piped", &say("cli-arg-piped"))),
        )
        .subcommand(
            with_game(styled("play", "cli-play"), speaker)
                .mut_arg("game", |game| game.required(false))
                .arg(seats)
                .arg(seed())
                .arg(flag("plain", &say("cli-arg-plain")))
                .arg(flag("piped", &say("cli-arg-piped"))),
        )
        .subcommand(
            with_rules(
                styled("match", "cli-match")
                    .arg(place(speaker, "first-player", "PLAYER", "cli-arg-first-player"))
                    .arg(place(speaker, "second-player", "PLAYER", "cli-arg-second-player")),
                speaker,
            )
            .arg(value("games", "N", &say("cli-arg-games")))
            .arg(value("opening", "N", &say("cli-arg-opening")))
            .arg(seed())
            .arg(value("sprt", "PERCENT", &say("cli-arg-sprt")))
            .arg(value("threads", "N", &say("cli-arg-threads")))
            .arg(value("save", "FOLDER", &say("cli-arg-save"))),
        )
        .subcommand(
            styled("ratings", "cli-ratings")
                .subcommand_help_heading(say("cli-commands"))
                .subcommand_required(true)
                .arg_required_else_help(true)
                .disable_help_subcommand(true)
                .subcommand(
                    with_simulation(styled("simulate", "cli-ratings-simulate"), speaker)
                        .arg(seed()),
                )
                .subcommand(styled("levels", "cli-ratings-levels").arg(place(
                    speaker,
                    "file",
                    "FILE",
                    "cli-arg-results",
                ))),
        )
        .subcommand(
            styled("analyse", "cli-analyse")
                .arg(file())
                .arg(value("effort", "EFFORT", &say("cli-arg-effort")))
                .arg(flag("annotate", &say("cli-arg-annotate")))
                .arg(json()),
        )
        .subcommand(solve(styled("solve", "cli-solve"), speaker))
        .subcommand(puzzle(styled("puzzle", "cli-puzzle"), speaker))
        .subcommand(study(styled("study", "cli-study"), speaker, &styled))
        .subcommand(styled("engine", "cli-engine").arg(value(
            "threads",
            "N",
            &say("cli-arg-engine-threads"),
        )))
        .subcommand(bot(styled("bot", "cli-bot"), speaker))
        .subcommand(admin(styled("admin", "cli-admin"), speaker))
        .subcommand(
            with_settings(styled("serve", "serve-about"), speaker)
                .arg(flag("accept-loss", &speaker.say("serve-arg-accept-loss"))),
        )
        .subcommand(with_store(styled("backup", "backup-about"), speaker, "backup-arg-file"))
        .subcommand(with_store(styled("restore", "restore-about"), speaker, "restore-arg-file"))
        .subcommand(
            styled("copy", "copy-about")
                .arg(place(speaker, "from", "FROM", "copy-arg-from"))
                .arg(place(speaker, "to", "TO", "copy-arg-to"))
                .arg(value("password-file", "FILE", &say("copy-arg-password-file"))),
        )
        .subcommand(tournament::command(speaker, &styled))
}

/// An argument without a name of its own on the command line.
fn place(speaker: &Speaker, name: &'static str, kind: &'static str, about: &str) -> Arg {
    Arg::new(name)
        .value_name(kind)
        .allow_negative_numbers(true)
        .required(true)
        .help_heading(speaker.say("cli-arguments"))
        .help(speaker.say(about))
}

fn help_flag(speaker: &Speaker) -> Arg {
    Arg::new("help")
        .long("help")
        .short('h')
        .action(ArgAction::Help)
        .help(speaker.say("cli-arg-help"))
}

fn flag(name: &'static str, help: &str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help.to_owned())
}

/// A number below zero is a wrong number, not an option that nobody knows.
fn value(name: &'static str, kind: &'static str, help: &str) -> Arg {
    Arg::new(name).long(name).value_name(kind).allow_negative_numbers(true).help(help.to_owned())
}

fn game(speaker: &Speaker) -> Arg {
    place(speaker, "game", "GAME", "cli-arg-game")
}

/// The arguments that say as whom, where and by what a program plays.
fn bot(command: Command, speaker: &Speaker) -> Command {
    let say = |key: &str| speaker.say(key);
    let set = value("set", "NAME=VALUE", &say("cli-arg-set")).action(ArgAction::Append);
    command
        .arg(place(speaker, "url", "URL", "cli-arg-bot-url"))
        .arg(value("exec", "PROGRAM", &say("cli-arg-bot-exec")).required(true))
        .arg(value("go", "GO", &say("cli-arg-bot-go")))
        .arg(flag("moves", &say("cli-arg-bot-moves")))
        .arg(value("token", "TOKEN", &say("cli-arg-bot-token")))
        .arg(value("table", "ID", &say("cli-arg-bot-table")))
        .arg(value("invite", "CODE", &say("cli-arg-bot-invite")).requires("table"))
        .arg(value("game", "GAME", &say("cli-arg-bot-game")))
        .arg(value("players", "N", &say("cli-arg-players")))
        .arg(set)
        .arg(value("seat", "N", &say("cli-arg-bot-seat")))
        .arg(value("games", "N", &say("cli-arg-bot-games")))
        .arg(value("messages-per-second", "N", &say("cli-arg-bot-rate")))
}

/// What an operator does, where, and about whom.
fn admin(command: Command, speaker: &Speaker) -> Command {
    let say = |key: &str| speaker.say(key);
    let deeds = ["list", "ban", "unban", "remove-name", "resolve", "audit"];
    command
        .arg(place(speaker, "url", "URL", "cli-arg-admin-url"))
        .arg(place(speaker, "deed", "ACTION", "cli-arg-admin-deed").value_parser(deeds))
        .arg(place(speaker, "what", "ID", "cli-arg-admin-what").required(false))
        .arg(value("table", "ID", &say("cli-arg-admin-table")).requires("seat"))
        .arg(value("seat", "N", &say("cli-arg-admin-seat")).requires("table"))
        .arg(value("days", "N", &say("cli-arg-admin-days")))
        .arg(value("reason", "REASON", &say("cli-arg-admin-reason")).value_parser(wire::REASONS))
        .arg(value("token-file", "FILE", &say("cli-arg-admin-token-file")))
}

/// The arguments that set up a server.
fn with_settings(command: Command, speaker: &Speaker) -> Command {
    command.arg(config_file(speaker)).args(SETTINGS.iter().map(|one| setting(speaker, one)))
}

/// The arguments that say which store to copy, and from or to which file.
fn with_store(command: Command, speaker: &Speaker, about_file: &str) -> Command {
    let data = SETTINGS.iter().filter(|setting| ["data", "store"].contains(&setting.name));
    command
        .arg(place(speaker, "file", "FILE", about_file))
        .arg(flag("replace", &speaker.say("backup-arg-replace")))
        .arg(config_file(speaker))
        .args(data.map(|data| setting(speaker, data)))
}

fn config_file(speaker: &Speaker) -> Arg {
    value("config", "FILE", &speaker.say("serve-arg-config"))
}

fn setting(speaker: &Speaker, setting: &Setting) -> Arg {
    let help = speaker.say(&format!("serve-arg-{}", setting.name));
    match setting.kind {
        Kind::Switch => flag(setting.name, &help),
        Kind::One(kind) => value(setting.name, kind, &help),
        Kind::Many(kind) => value(setting.name, kind, &help).action(ArgAction::Append),
    }
}

/// The studies of reviews.
fn study(
    command: Command,
    speaker: &Speaker,
    styled: &dyn Fn(&'static str, &str) -> Command,
) -> Command {
    let say = |key: &str| speaker.say(key);
    let of_games = |name: &'static str, about: &str| {
        with_rules(styled(name, about), speaker)
            .arg(value("games", "N", &say("cli-arg-study-games")))
            .arg(value("seed", "N", &say("cli-arg-study-seed")))
            .arg(value("effort", "EFFORT", &say("cli-arg-study-effort")))
            .arg(value("threads", "N", &say("cli-arg-threads")))
            .arg(value("keep", "FILE", &say("cli-arg-keep")))
            .arg(flag("json", &say("cli-arg-json")))
    };
    let level = || value("level", "N", &say("cli-arg-study-level"));
    let faults: Vec<&str> = FAULTS.iter().map(|(name, _)| *name).collect();
    command
        .subcommand_help_heading(say("cli-commands"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .subcommand(of_games("calibrate", "cli-study-calibrate").arg(level()).arg(value(
            "positions",
            "N",
            &say("cli-arg-positions"),
        )))
        .subcommand(
            of_games("errors", "cli-study-errors")
                .arg(value("levels", "LIST", &say("cli-arg-study-levels")))
                .arg(value("every", "N", &say("cli-arg-every"))),
        )
        .subcommand(
            of_games("luck", "cli-study-luck")
                .arg(level())
                // A control that must fail; nothing for users.
                .arg(value("fault", "FAULT", "").value_parser(faults).hide(true)),
        )
        .subcommand(of_games("statistics", "cli-study-statistics").arg(level()))
}

/// The arguments that set up a simulation of ratings.
fn with_simulation(command: Command, speaker: &Speaker) -> Command {
    let say = |key: &str| speaker.say(key);
    let one_of = |name: &'static str, kind, help: &str, values: Vec<&'static str>| {
        // The help names them, in the reader's language.
        value(name, kind, help).value_parser(values).hide_possible_values(true)
    };
    let pairings = PAIRINGS.iter().map(|(name, _)| *name).collect();
    let noises = NOISES.iter().map(|(name, _)| *name).collect();
    command
        .arg(value("players", "N", &say("cli-arg-population")))
        .arg(value("per-game", "N", &say("cli-arg-per-game")))
        .arg(value("games", "N", &say("cli-arg-simulated-games")))
        .arg(one_of("pairing", "PAIRING", &say("cli-arg-pairing"), pairings))
        .arg(one_of("noise", "NOISE", &say("cli-arg-noise"), noises))
        .arg(flag("shuffled", &say("cli-arg-shuffled")))
        .arg(value("repeats", "N", &say("cli-arg-repeats")))
}

fn solve(command: Command, speaker: &Speaker) -> Command {
    let say = |key: &str| speaker.say(key);
    with_game(command, speaker)
        .mut_arg("position", |position| position.visible_alias("from"))
        .arg(value("prove", "N", &say("cli-arg-prove")))
        .arg(value("find", "WIDTH", &say("cli-arg-find")))
        .arg(value("memory", "N", &say("cli-arg-memory")))
        .arg(value("folder", "FOLDER", &say("cli-arg-folder")))
        .arg(value("threads", "N", &say("cli-arg-solve-threads")))
        .arg(value("save", "FILE", &say("cli-arg-save-solution")))
        .arg(flag("table", &say("cli-arg-table")))
        .arg(flag("json", &say("cli-arg-json")))
}

fn puzzle(command: Command, speaker: &Speaker) -> Command {
    let say = |key: &str| speaker.say(key);
    command
        .arg(place(speaker, "puzzle", "PUZZLE", "cli-arg-puzzle").required(false))
        .arg(value("difficulty", "N", &say("cli-arg-difficulty")))
        .arg(value("seed", "N", &say("cli-arg-puzzle-seed")))
        .arg(flag("list", &say("cli-arg-puzzle-list")))
        .arg(value("record", "FILE", &say("cli-arg-puzzle-record")))
        .arg(value("turn", "N", &say("cli-arg-puzzle-turn")).requires("record"))
        .arg(flag("plain", &say("cli-arg-plain")))
        .arg(flag("piped", &say("cli-arg-piped")))
        .arg(flag("json", &say("cli-arg-json")))
}

/// The arguments that say which game, with which rules, from which position.
fn with_game(command: Command, speaker: &Speaker) -> Command {
    with_rules(command, speaker).arg(value("position", "FILE", &speaker.say("cli-arg-position")))
}

/// The arguments that say which game and with which rules.
fn with_rules(command: Command, speaker: &Speaker) -> Command {
    let set = Arg::new("set")
        .long("set")
        .value_name("NAME=VALUE")
        .action(ArgAction::Append)
        .help(speaker.say("cli-arg-set"));
    command
        .arg(game(speaker))
        .arg(value("players", "N", &speaker.say("cli-arg-players")))
        .arg(set)
        .arg(value("first", "SEAT", &speaker.say("cli-arg-first")))
        .arg(value("rules", "N", &speaker.say("cli-arg-rules")))
        .arg(value("figure", "FILE", &speaker.say("cli-arg-figure")))
}
