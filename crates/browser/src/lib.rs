//! Tables in a browser without a server.
//!
//! An [`Engine`] answers the requests of the web client and runs the rooms of local tables, with the
//! same messages as a server. It does no I/O: [`Engine::take`] takes an [`Input`] and answers with
//! [`Effect`]s, which a worker carries out and reports back. [`think`] answers a question to a
//! computer player, in another worker.
//!
//! ```
//! use spielhof_browser::{Effect, Engine, Input};
//! let mut engine = Engine::new([7; 32]);
//! let path = "games/halma/guide".to_owned();
//! let request = Input::Request { id: 1, method: "GET".to_owned(), path, body: None };
//! let effects = engine.take(0, request);
//! assert!(matches!(&effects[..], [Effect::Answer { id: 1, status: 200, .. }]));
//! ```

#[cfg(target_family = "wasm")]
mod abi;
mod engine;
mod few;
mod host;
mod luck;
mod message;
mod outside;
mod puzzling;
mod requests;
mod reviewing;
mod rooms;
mod sockets;
mod thinking;

pub use engine::Engine;
pub use message::{
    Effect, Input, KeptEvent, KeptTable, NewKept, StoreOutcome, ThinkingQuestion, ThinkingTask,
    Thought,
};
pub use puzzling::Puzzled;
pub use reviewing::{Judged, Reviewing};
pub use thinking::think;
