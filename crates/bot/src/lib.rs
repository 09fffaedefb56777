//! A program at a seat of a server.
//!
//! The program speaks the engine protocol (`docs/protocol.md`) and knows nothing of servers. [`run`]
//! takes the seat with the token of a bot, tells the program the game, carries its actions to the
//! server, rolls the dice, gives salts for them and comes back after a lost connection.

mod address;
mod error;
mod line;
mod mind;
mod request;
mod run;
mod seat;

pub use address::{Address, TableLink};
pub use error::BotError;
pub use request::Server;
pub use run::{Progress, Wish, run};
