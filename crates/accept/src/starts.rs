//! Starting boards, drawn in text.

use rules::{Entry, Spec};

/// The file with the starting boards of a game.
pub(crate) fn path(entry: &Entry) -> String {
    format!("docs/starts/{}.txt", entry.head().id)
}

/// The starting board of a game for each number of players.
///
/// ```
/// let halma = rules::catalogue::find("halma").unwrap();
/// assert!(spielhof_accept::starts(halma).starts_with("players=2\nturn: 1\n16 "));
/// ```
pub fn starts(entry: &Entry) -> String {
    let boards = entry.players().into_iter().filter_map(|players| {
        let game = Spec::of(entry.head().id, players).ok()?.build().ok()?;
        Some(format!("players={players}\n{}", game.start().text()))
    });
    boards.collect::<Vec<_>>().join("\n")
}
