//! Puzzles: positions in which the side to act can force a win, or solve a game for one player, within a given
//! number of turns, whatever the opponents and the dice do.
//!
//! [`Prover`] says whether a win can be forced, [`examine`] finds the fewest turns, [`Attempt`] plays
//! the replies that refute a wrong move, [`Maker`] finds new ones, and [`library`] has
//! those that come with the program. `docs/puzzles.md` explains the method.
//!
//! ```
//! use spielhof_puzzle::{examine, library};
//! let collection = &library()[0];
//! let puzzle = &collection.puzzles[0];
//! let course = collection.course(puzzle).unwrap();
//! assert_eq!(examine(course.position(), puzzle.turns, 1_000_000).turns, Some(puzzle.turns));
//! ```

mod attempt;
mod bound;
mod examine;
mod library;
mod make;
mod prover;
mod puzzle;

pub use attempt::{Attempt, MOST_NODES, Verdict};
pub use examine::{Found, difficulty, examine};
pub use library::{find, library, of_day};
pub use make::{Maker, Wanted};
pub use prover::{Prover, TooLarge};
pub use puzzle::{Collection, Puzzle, ReadError, SetUpError, short_text};
