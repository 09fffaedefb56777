//! The text of a tournament's file: a header, the names of the entrants, and a line for each event.
//! Names stand apart from the events, so that one can be deleted.

use crate::event::Event;
use crate::settings::Entrant;

/// The first line of a file.
pub const FILE_HEADER: &str = "spielhof tournament 1";
/// The line before the names.
pub const FILE_ENTRANTS: &str = "entrants:";
/// The line before the events.
pub const FILE_EVENTS: &str = "events:";

/// The line of a name.
///
/// ```
/// use spielhof_tournament::{Entrant, name_line};
/// assert_eq!(name_line(Entrant(2), "Ben"), "2 = Ben");
/// ```
pub fn name_line(entrant: Entrant, name: &str) -> String {
    format!("{entrant} = {name}")
}

/// The whole text.
///
/// ```
/// use spielhof_tournament::{Command, Entrant, Format, Settings, Tournament, file_text};
/// let mut evening = Tournament::open(Settings::new("Evening", Format::Swiss { rounds: 3 })).unwrap();
/// evening.act(&Command::Join(Entrant(1))).unwrap();
/// let text = file_text([(Entrant(1), "Anna")], evening.log());
/// assert!(text.starts_with("spielhof tournament 1\n\nentrants:\n1 = Anna\n\nevents:\nopened swiss"));
/// assert!(text.ends_with("\njoined 1\n"));
/// ```
pub fn file_text<'a>(names: impl IntoIterator<Item = (Entrant, &'a str)>, log: &[Event]) -> String {
    let names = names.into_iter().map(|(entrant, name)| name_line(entrant, name) + "\n");
    let (names, events): (String, String) =
        (names.collect(), log.iter().map(|event| format!("{event}\n")).collect());
    format!("{FILE_HEADER}\n\n{FILE_ENTRANTS}\n{names}\n{FILE_EVENTS}\n{events}")
}
