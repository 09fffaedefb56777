//! Computer players.
//!
//! Nothing here knows a game by name: a player asks what a position is worth or what an
//! action gains, and each family answers for itself in `judge`. How they think is told in
//! `docs/decisions/0005-players.md`.

mod baseline;
mod busy;
mod crew;
mod duel;
mod judge;
mod level;
mod limits;
mod memory;
mod past;
mod player;
mod playout;
mod rng;
mod round;
mod run;
mod thinker;
mod throng;
mod value;
mod window;

pub use baseline::baseline;
pub use crew::{Alone, Crew, Threads};
pub use level::Level;
pub use limits::{DEEPEST, Limits};
pub use past::Past;
pub use player::{Player, UnknownPlayer};
pub use playout::{Playout, playout, playout_any, random_any, roll};
pub use rng::Rng;
pub use thinker::{Thinker, Thought};
pub use value::{WIN, is_decided};
