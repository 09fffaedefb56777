//! Fewest turns with proof, for games that one plays alone.
//!
//! [`Task::of`] says what has to be solved from a position, [`fewest_turns`] searches layer by layer
//! from both ends and says what it has proved, and [`certificate`] writes that down so that
//! another program can check it. [`PegTable`] knows of every position of the cross whether it can be
//! solved. `docs/proofs.md` explains the method.
//!
//! ```
//! use spielhof_solve::{Means, Task, fewest_turns};
//! use rules::Spec;
//!
//! let start = Spec::of("retour", 1).unwrap().build().unwrap().start();
//! let Ok(Task::Peg(task)) = Task::of(&start) else { panic!("Retour is a peg game") };
//! // Nobody fills the cross in seven turns.
//! let solved = fewest_turns(&task, Some(7), &Means::default(), &mut |_| ()).unwrap();
//! assert_eq!((solved.at_least, solved.turns), (8, None));
//! ```

mod beam;
pub mod certificate;
mod key;
mod layers;
mod meeting;
mod peg;
mod problem;
mod race;
mod rank;
mod table;
mod task;
mod turns;

pub use key::Key;
pub use layers::{Halt, Means, Progress};
pub use meeting::{LayerSum, Proof, Solved, fewest_turns};
pub use peg::{PegKind, PegTask};
pub use problem::{End, Jump, Problem};
pub use race::{Geometry, NoRace, RaceTask};
pub use rank::Ranks;
pub use table::{PegTable, TableHalt};
pub use task::{NoTask, Task};
