//! `spielhof games`: the catalogue.

use super::text;
use crate::figures;
use crate::page;
use crate::say::{Fault, Speaker, print, wrap};
use clap::ArgMatches;
use guide::Guide;
use rules::{CATALOGUE, Entry, OptionInfo, RULES, Spec};
use serde_json::{Value, json};

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let one = match text(args, "game") {
        Some(id) => Some(Spec::smallest(id)?.entry()),
        None => None,
    };
    let entries: Vec<&Entry> = one.map_or_else(|| CATALOGUE.iter().collect(), |entry| vec![entry]);
    if args.get_flag("json") {
        let games: Vec<Value> = entries.into_iter().map(|entry| describe(speaker, entry)).collect();
        let catalogue = json!({ "rules": RULES, "games": games });
        return print(&format!("{catalogue:#}\n"));
    }
    match one {
        Some(entry) => print(&tell(speaker, entry)),
        None => print(&list(speaker)),
    }
}

/// All games, a line each.
fn list(speaker: &Speaker) -> String {
    let [id, players, board, name] =
        ["games-id", "games-players", "games-board", "games-name"].map(|key| speaker.say(key));
    let wide = players.chars().count().max(8);
    let mut out = format!("{id:<20} {players:<wide$} {board:<15} {name}\n");
    for entry in CATALOGUE {
        let id = entry.head().id;
        let board = board_names(entry).join(", ");
        let name = speaker.say(&format!("game-{id}"));
        out += &format!("{id:<20} {:<wide$} {board:<15} {name}\n", span(&entry.players()));
    }
    out + &format!("\n{}\n", speaker.say("games-one-hint"))
}

/// All about one game.
fn tell(speaker: &Speaker, entry: &Entry) -> String {
    let head = entry.head();
    let mut out = format!(
        "{}\n{}\n",
        speaker.say(&format!("game-{}", head.id)),
        speaker.say(&format!("about-{}", head.id)),
    );
    if let Some(guide) = Guide::of(head.id) {
        out += &page::sections(speaker, guide.page);
        out += &page::tips(speaker, &guide);
    }
    out.push('\n');
    let source = [
        ("booklet", head.booklet.title().to_owned().into()),
        ("section", head.section.to_owned().into()),
    ];
    out += &format!("{}: {}\n", speaker.say("games-players"), span(&entry.players()));
    let boards = board_names(entry).into_iter().map(|name| speaker.say(&format!("board-{name}")));
    let boards = boards.collect::<Vec<_>>().join("; ");
    out += &format!("{}: {boards}\n", speaker.say("games-board"));
    out += &format!("{}\n", speaker.with("games-source", &source));
    let options = entry.all_options();
    if !options.is_empty() {
        let [heading, about] = ["play-house-rules", "rules-options"].map(|key| speaker.say(key));
        out += &format!("\n{heading}\n{}\n", wrap(&about));
    }
    for (info, players) in options {
        let mut values =
            vec![("name", info.name.to_owned().into()), ("values", info.values.join(", ").into())];
        let key = if players == entry.players() {
            "games-option-always"
        } else {
            values.push(("players", span(&players).into()));
            "games-option"
        };
        out += &format!("{}\n", speaker.with(key, &values));
        out += &info
            .values
            .iter()
            .map(|value| explained(speaker, info.name, value))
            .collect::<String>();
    }
    let figures = figures::of_game(speaker, head.id);
    if !figures.is_empty() {
        out += &format!("\n{figures}");
    }
    out
}

/// A value of an option with its sentence.
fn explained(speaker: &Speaker, option: &str, value: &str) -> String {
    let sentence = crate::tell::house_rule(speaker, option, value);
    let lines = wrap(&format!("{value}: {sentence}"));
    lines.lines().map(|line| format!("  {line}\n")).collect()
}

/// Every board a game can be played on, the usual one first.
fn board_names(entry: &Entry) -> Vec<&'static str> {
    entry.boards().into_iter().map(|board| board.name()).collect()
}

fn describe(speaker: &Speaker, entry: &Entry) -> Value {
    let head = entry.head();
    let option = |(info, players): (OptionInfo, Vec<u8>)| {
        let default = info.values.first().copied();
        json!({ "name": info.name, "values": info.values, "default": default, "players": players })
    };
    json!({
        "id": head.id,
        "name": speaker.say(&format!("game-{}", head.id)),
        "about": speaker.say(&format!("about-{}", head.id)),
        "players": entry.players(),
        "board": entry.board().name(),
        "boards": board_names(entry),
        "options": entry.all_options().into_iter().map(option).collect::<Vec<_>>(),
        "booklet": head.booklet.title(),
        "section": head.section,
        "statistics": figures::describe_game(head.id),
    })
}

/// `2–4`, or `2, 4` where a number is missing.
fn span(numbers: &[u8]) -> String {
    match *numbers {
        [first, .., last] if usize::from(last - first) + 1 == numbers.len() => {
            format!("{first}–{last}")
        }
        _ => numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
    }
}
