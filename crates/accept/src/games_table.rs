//! The table of games, made from the catalogue.

use rules::{CATALOGUE, Entry};

fn numbers(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// Every option with its values, and with how many players if not with all.
fn options(entry: &Entry) -> String {
    let mut all: Vec<(String, Vec<u8>)> = Vec::new();
    for players in entry.players() {
        for info in entry.options(players) {
            let text = format!("`{}={}`", info.name, info.values.join("\\|"));
            match all.iter_mut().find(|(known, _)| *known == text) {
                Some((_, with)) => with.push(players),
                None => all.push((text, vec![players])),
            }
        }
    }
    let tell = |(text, with): (String, Vec<u8>)| match with == entry.players() {
        true => text,
        false => format!("{text} (with {})", numbers(&with)),
    };
    all.into_iter().map(tell).collect::<Vec<_>>().join("<br>")
}

/// `docs/games.md`.
///
/// ```
/// assert!(spielhof_accept::games_table().contains("| `halma` | 2 4 | square |"));
/// ```
pub fn games_table() -> String {
    let mut table = String::from(
        "# All games\n\nMade from the catalogue by `make accept`; a test checks it. The starting boards are in \
         [starts](starts).\n\n\
         | game | players | board | options, the default first | booklet, section |\n\
         |---|---|---|---|---|\n",
    );
    for entry in CATALOGUE {
        let head = entry.head();
        table += &format!(
            "| `{}` | {} | {} | {} | {}, {} |\n",
            head.id,
            numbers(&entry.players()),
            entry.boards().iter().map(|board| board.name()).collect::<Vec<_>>().join(" "),
            options(entry),
            head.booklet.title(),
            head.section,
        );
    }
    table
}
