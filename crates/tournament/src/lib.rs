//! Tournaments as logs of events: entrants, pairings, results, standings.
//!
//! The log is the only truth of a tournament: replaying it gives the same state. Nothing here reads
//! a clock or draws a random number; the seed of all lots is part of the event that starts the
//! tournament. Entrants are numbers. Their names live elsewhere, so that a name can be deleted
//! without rewriting the log.
//!
//! ```
//! use spielhof_tournament::{Command, Cycles, Entrant, Format, Mark, Settings, Tournament};
//!
//! let format = Format::RoundRobin { cycles: Cycles::Single };
//! let mut league = Tournament::open(Settings::new("League", format)).unwrap();
//! for number in 1..=3 {
//!     league.act(&Command::Join(Entrant(number))).unwrap();
//! }
//! league.act(&Command::Start { seed: 1 }).unwrap();
//! assert_eq!(league.rounds()[0].pairings.len(), 1); // the third entrant has a bye
//! league.act(&Command::Record { table: 1, marks: vec![Mark::Place(1); 2] }).unwrap(); // a draw
//! let again = Tournament::replay(league.log().to_vec()).unwrap();
//! assert_eq!(again, league);
//! ```

mod check;
mod criterion;
mod decide;
mod denial;
mod event;
mod file;
mod ledger;
mod lot;
mod pair;
mod points;
mod settings;
mod standings;
mod state;
mod text;
mod tiebreak;

pub use criterion::Criterion;
pub use denial::{Denial, LogError};
pub use event::{Bye, Command, Event, Mark};
pub use file::{FILE_ENTRANTS, FILE_EVENTS, FILE_HEADER, file_text, name_line};
pub use points::Points;
pub use settings::{
    Cycles, Entrant, Format, MOST_ENTRANTS, MOST_ROUNDS, Seeding, Settings, ThirdPlace,
};
pub use standings::{Decision, Standing};
pub use state::{Entry, Pairing, Phase, Round, Tournament};
pub use text::EventTextError;

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
