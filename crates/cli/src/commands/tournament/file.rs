//! The file of a tournament: a header, the names of the entrants, and a line for each event.
//!
//! Lines of events are only ever appended. Names stand apart from them, so that one can be deleted.

use super::faults::{denial_said, denied, fault, fault_with, line_said};
use crate::commands::read_file;
use crate::say::{Fault, Speaker};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use tournament::{
    Command, Entrant, Event, FILE_ENTRANTS, FILE_EVENTS, FILE_HEADER, Tournament, file_text,
    name_line,
};
use wire::Said;

/// A tournament with the lines of its file.
pub struct TournamentFile {
    path: String,
    lines: Vec<String>,
    /// Where the next name goes.
    names_end: usize,
    names: BTreeMap<Entrant, String>,
    /// What the events make.
    pub tournament: Tournament,
}

/// What a line belongs to.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Nothing,
    Names,
    Events,
}

impl TournamentFile {
    /// Writes the file of a new tournament. None that is there is written over.
    pub fn create(path: &str, tournament: Tournament) -> Result<(), Fault> {
        let text = file_text([], tournament.log());
        let refuse = |error| Fault::File(path.to_owned(), error);
        let mut file = File::create_new(path).map_err(refuse)?;
        file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(refuse)
    }

    /// Reads a file.
    pub fn load(speaker: &Speaker, path: &str) -> Result<TournamentFile, Fault> {
        let text = read_file(path)?;
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let wrong = |number: usize, problem: &Said| {
            Fault::Said(vec![say::with(
                "tournament-fault-line",
                [
                    ("file", say::text(path)),
                    ("line", say::number(number)),
                    ("problem", say::text(speaker.said(problem))),
                ],
            )])
        };
        if lines.first().map(|line| line.trim()) != Some(FILE_HEADER) {
            return Err(wrong(
                1,
                &say::with("tournament-fault-header", [("header", say::text(FILE_HEADER))]),
            ));
        }
        let (mut names, mut names_end) = (BTreeMap::new(), None);
        let mut tournament: Option<Tournament> = None;
        let mut part = Part::Nothing;
        for (index, line) in lines.iter().enumerate().skip(1) {
            let line = line.trim();
            match line {
                _ if line.is_empty() || line.starts_with('#') => {}
                FILE_ENTRANTS if part == Part::Nothing => {
                    (part, names_end) = (Part::Names, Some(index + 1));
                }
                FILE_EVENTS if part == Part::Names => part = Part::Events,
                _ if part == Part::Names => {
                    let (entrant, name) =
                        read_name(line).map_err(|said| wrong(index + 1, &said))?;
                    names.insert(entrant, name);
                    names_end = Some(index + 1);
                }
                _ if part == Part::Events => {
                    add(&mut tournament, line).map_err(|said| wrong(index + 1, &said))?;
                }
                _ => return Err(wrong(index + 1, &say::plain("tournament-fault-part"))),
            }
        }
        let missing = || wrong(lines.len(), &say::plain("tournament-fault-part"));
        let tournament = tournament.ok_or_else(missing)?;
        let names_end = names_end.ok_or_else(missing)?;
        Ok(TournamentFile { path: path.to_owned(), lines, names_end, names, tournament })
    }

    /// Carries out a command, without writing the file.
    pub fn act(&mut self, command: &Command) -> Result<(), Fault> {
        let names = &self.names;
        let name =
            |entrant: Entrant| names.get(&entrant).cloned().unwrap_or_else(|| entrant.to_string());
        let events = self.tournament.act(command).map_err(|denial| denied(&denial, Some(&name)))?;
        self.lines.extend(events.iter().map(Event::to_string));
        Ok(())
    }

    /// Lets somebody join under a name.
    pub fn join(&mut self, name: &str) -> Result<(), Fault> {
        let name = name.trim();
        if name.is_empty() || name.contains(char::is_control) {
            return Err(fault("tournament-denial-name"));
        }
        let same = |other: &String| other.to_lowercase() == name.to_lowercase();
        if self.names.values().any(same) {
            return Err(fault_with("tournament-denial-joined-already", "name", name));
        }
        // A number is never given twice, also where its name was deleted.
        let joined = self.tournament.entries().iter().map(|entry| entry.entrant.0);
        let last = joined.chain(self.names.keys().map(|entrant| entrant.0)).max();
        let entrant = Entrant(last.unwrap_or_default().saturating_add(1));
        self.act(&Command::Join(entrant))?;
        self.lines.insert(self.names_end, name_line(entrant, name));
        self.names_end += 1;
        self.names.insert(entrant, name.to_owned());
        Ok(())
    }

    /// The entrant of a name, or of a number where the name was deleted.
    pub fn find(&self, name: &str) -> Result<Entrant, Fault> {
        let name = name.trim();
        let same = |(_, other): &(&Entrant, &String)| other.to_lowercase() == name.to_lowercase();
        let nameless = || {
            let entrant = Entrant(name.parse().ok()?);
            let joined = self.tournament.entries().iter().any(|entry| entry.entrant == entrant);
            (joined && !self.names.contains_key(&entrant)).then_some(entrant)
        };
        let found = self.names.iter().find(same).map(|(&entrant, _)| entrant).or_else(nameless);
        found.ok_or_else(|| {
            let known = self.names.values().cloned().collect::<Vec<_>>().join(", ");
            let args = [("name", say::text(name)), ("known", say::text(known))];
            Fault::Said(vec![say::with("tournament-fault-name", args)])
        })
    }

    /// The name of an entrant.
    pub fn name(&self, speaker: &Speaker, entrant: Entrant) -> String {
        let nameless = || speaker.with("tournament-nameless", &[("number", entrant.0.into())]);
        self.names.get(&entrant).cloned().unwrap_or_else(nameless)
    }

    /// The name of an entrant, if it was not deleted.
    pub fn name_if_any(&self, entrant: Entrant) -> Option<&str> {
        self.names.get(&entrant).map(String::as_str)
    }

    /// Writes the file: all of it or nothing.
    pub fn save(&self) -> Result<(), Fault> {
        let text: String = self.lines.iter().map(|line| format!("{line}\n")).collect();
        write_whole(Path::new(&self.path), &text)
            .map_err(|error| Fault::File(self.path.clone(), error))
    }
}

/// Writes a file beside the other and puts it in its place.
fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    // The file itself, where the path is a link to it.
    let path = path.canonicalize()?;
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let beside = path.with_file_name(name);
    let write = || {
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&beside, &path)
    };
    write().inspect_err(|_| {
        // What was written is of no use; nothing more can be done if it stays.
        let _ = std::fs::remove_file(&beside);
    })
}

fn read_name(line: &str) -> Result<(Entrant, String), Said> {
    let wrong = || say::plain("tournament-fault-entrant");
    let (number, name) = line.split_once('=').ok_or_else(wrong)?;
    let number = number.trim().parse().map_err(|_| wrong())?;
    match name.trim() {
        "" => Err(wrong()),
        name => Ok((Entrant(number), name.to_owned())),
    }
}

/// Lets the event of a line happen. The first one opens the tournament.
fn add(tournament: &mut Option<Tournament>, line: &str) -> Result<(), Said> {
    let event: Event = line.parse().map_err(|error| line_said(&error))?;
    let done = match (tournament.as_mut(), event) {
        (Some(tournament), event) => tournament.apply(event),
        (None, Event::Opened { settings }) => {
            Tournament::open(*settings).map(|opened| *tournament = Some(opened))
        }
        (None, _) => return Err(say::plain("tournament-denial-does-not-follow")),
    };
    done.map_err(|denial| denial_said(&denial, None))
}
