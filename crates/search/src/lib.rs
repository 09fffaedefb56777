//! Computer players.
//!
//! Nothing here knows a game by name: a player asks for what an action is worth, and
//! each family answers for itself.

mod baseline;
mod player;
mod playout;
mod rng;

pub use baseline::baseline;
pub use player::Player;
pub use playout::{Playout, playout, playout_any, random_any, roll};
pub use rng::Rng;
