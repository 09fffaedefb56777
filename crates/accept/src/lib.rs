//! What a game of the catalogue needs beside its rules: words, tables of counts, a recorded game,
//! its place in the documentation. [`missing`] names what is not there yet; [`write()`] writes what
//! can be generated, for review.

mod games_table;
mod golden;
mod missing;
mod perft;
mod project;
mod starts;

pub use games_table::games_table;
pub use missing::missing;
pub use project::{FileError, Project};
pub use starts::starts;

use rules::Entry;

/// Writes everything about a game that can be generated and is not there yet: the perft table,
/// the golden game, the starting boards and the table of games. Returns what it could not do.
///
/// Counts, games and boards come from the program itself. They hold on to what it does today; they
/// do not show that it is right. That is for the review, the Python model and the tests by clause.
pub fn write(project: &Project, entry: &'static Entry) -> Result<Vec<String>, FileError> {
    project.write("docs/games.md", &games_table())?;
    project.write(&starts::path(entry), &starts(entry))?;
    let mut failures = Vec::new();
    let golden = golden::path(entry);
    if !project.has(&golden) {
        match golden::record(entry) {
            Some(record) => project.write(&golden, &record)?,
            None => failures.push(golden::FAILURE.to_owned()),
        }
    }
    let perft = perft::path(entry);
    let stored = if project.has(&perft) { project.read(&perft)? } else { perft::HEAD.to_owned() };
    let additions = perft::additions(entry, &stored);
    for (name, setup) in &additions.setups {
        project.write(&perft::setup_path(name), setup)?;
    }
    if !additions.lines.is_empty() {
        project.write(&perft, &(stored + &additions.lines.join("\n") + "\n"))?;
    }
    failures.extend(additions.failures);
    Ok(failures)
}
