//! The arguments of `spielhof tournament`.

use super::{flag, place, value};
use crate::say::Speaker;
use clap::{Arg, Command};

/// The command with its subcommands. `styled` makes a command with a name and the key of its help.
pub fn command(speaker: &Speaker, styled: &dyn Fn(&'static str, &str) -> Command) -> Command {
    let say = |key: &str| speaker.say(key);
    let file = || place(speaker, "file", "FILE", "tournament-arg-file");
    let with_file = |name, about: &str| styled(name, about).arg(file());
    let option = |name, kind, about: &str| value(name, kind, &say(about));
    let table = || place(speaker, "table", "TABLE", "tournament-arg-table");
    let result = || many(speaker, "result", "RESULT", "tournament-arg-result");
    styled("tournament", "tournament-about")
        .subcommand_help_heading(say("cli-commands"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .subcommand(
            with_file("new", "tournament-new")
                .arg(option("format", "FORMAT", "tournament-arg-format").required(true))
                .arg(option("game", "GAME", "cli-arg-game").required(true))
                .arg(option("rounds", "N", "tournament-arg-rounds"))
                .arg(option("players", "N", "tournament-arg-players"))
                .arg(option("name", "NAME", "tournament-arg-name"))
                .arg(option("best-of", "N", "tournament-arg-best-of"))
                .arg(flag("third-place", &say("tournament-arg-third-place")))
                .arg(flag("in-order", &say("tournament-arg-in-order"))),
        )
        .subcommand(with_file("join", "tournament-join").arg(many(
            speaker,
            "names",
            "NAME",
            "tournament-arg-names",
        )))
        .subcommand(with_file("withdraw", "tournament-withdraw").arg(place(
            speaker,
            "name",
            "NAME",
            "tournament-arg-names",
        )))
        .subcommand(with_file("start", "tournament-start").arg(value(
            "seed",
            "N",
            &say("cli-arg-seed"),
        )))
        .subcommand(with_file("result", "tournament-result").arg(table()).arg(result()))
        .subcommand(
            with_file("correct", "tournament-correct")
                .arg(table())
                .arg(result())
                .arg(option("round", "N", "tournament-arg-round"))
                .arg(option("game", "N", "tournament-arg-match-game")),
        )
        .subcommand(with_file("next", "tournament-next"))
        .subcommand(with_file("end", "tournament-end"))
        .subcommand(with_file("show", "tournament-show").arg(flag("json", &say("cli-arg-json"))))
}

/// An argument that can be given several times, and is at least once.
fn many(speaker: &Speaker, name: &'static str, kind: &'static str, about: &str) -> Arg {
    place(speaker, name, kind, about).num_args(1..)
}
