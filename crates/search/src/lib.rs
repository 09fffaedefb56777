//! Computer players.
//!
//! Nothing here knows a game by name: the searches ask an evaluator what a position is worth and
//! what an action gains, and each family has its own in `evaluator`. Four searches share the work:
//! principal variation search for two sides without chance, expectimax for chance, a beam search
//! against sampled opponents for races of several sides, and a beam search for a side alone.
//! `docs/decisions/0005-players.md` explains the choices.

mod alpha_beta;
mod baseline;
mod evaluator;
mod expectimax;
mod history;
mod level;
mod limits;
mod order;
mod player;
mod playout;
mod rng;
mod sampled_beam;
mod score;
#[cfg(feature = "serde")]
mod serde_impls;
mod solo_beam;
mod standings;
mod thinker;
mod thought;
mod workers;

pub use baseline::baseline;
pub use expectimax::ChanceOf;
pub use history::History;
pub use level::Level;
pub use limits::{Limits, MAX_DEPTH};
pub use player::{Player, UnknownPlayer};
pub use playout::{Playout, playout, playout_any, random_any, roll};
pub use rng::Rng;
pub use score::{WIN, is_decided};
pub use standings::{node_cost, standings};
pub use thinker::{Comparison, Thinker};
pub use thought::Thought;
pub use workers::{SingleThread, Threads, Workers};

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
