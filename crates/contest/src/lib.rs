//! Computer players against each other.
//!
//! A match is made of pairs (or, for more than two, rounds): games from the same random
//! opening with the same dice, in which the seats are exchanged, so that neither luck nor
//! the first turn favours anybody. What is counted is the score of a whole pair.

mod contestant;
mod engine;
mod game;
mod plan;
mod score;

pub use contestant::{Contestant, Mind, UnknownContestant};
pub use engine::{Engine, EngineError};
pub use game::{Participant, Played, play};
pub use plan::{Match, Round};
pub use score::{Score, SprtDecision};
