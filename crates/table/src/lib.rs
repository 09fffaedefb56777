//! One running game, and its record.
//!
//! The log of events is the only truth of a running game: the position, the count of
//! turns and the ending all follow from it. Randomness is handed in: a roll reaches the
//! table as an action like any other.
//!
//! ```
//! use rules::Spec;
//! use spielhof_table::{Record, Course};
//!
//! let game = Spec::of("halma", 2).unwrap().build().unwrap();
//! let mut table = Course::new(game);
//! let step = table.position().read("e2-f3").unwrap();
//! table.act(step).unwrap();
//! let text = Record::of(&table).to_string();
//! let again = text.parse::<Record>().unwrap().replay().unwrap();
//! assert_eq!(again.position(), table.position());
//! ```

mod clock;
mod course;
mod decide;
mod dice;
mod earlier;
mod event;
mod past;
mod plan;
mod proof;
mod record;
mod record_error;
mod salt;
mod salts;
#[cfg(feature = "serde")]
mod serde_impls;
mod table;
mod terms;
mod verify;

pub use clock::{Clock, LONGEST_AWAY, Millis};
pub use course::{Course, UndoError};
pub use dice::{FairDice, Seed, from_hex, hex};
pub use event::{Ask, By, Command, Denial, Event, Guest, LogEntry};
pub use past::{Ending, TURNS_A_SEAT};
pub use plan::{LONGEST_LINE, MOST_LINES, Plan, PlanError};
pub use proof::Proof;
pub use record::Record;
pub use record_error::RecordError;
pub use table::{Holder, LogError, OpenError, Played, Question, STAND_IN, Table, Waiting};
pub use terms::{Chair, Terms};
pub use verify::{Verdict, VerifyError, verify};

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
