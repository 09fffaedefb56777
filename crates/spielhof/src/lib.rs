#![doc = include_str!("../README.md")]
//!
//! # Where to find what
//!
//! - A [`Spec`] names a game with its players and options; [`Spec::build`] makes an [`AnyGame`].
//! - A [`Position`] lists, reads, plays and explains [`Action`]s.
//! - A [`Course`] adds repetition and the turn limit; a [`Record`] is a course as text.
//! - A [`Player`] or [`Thinker`] chooses actions.
//! - [`CATALOGUE`] lists all games; an [`Entry`](rules::Entry) of it tells players and options.
//!
//! Everything else is in the modules [`board`], [`rules`], [`table`] and [`search`]. Their examples name
//! them as crates of their own: read `spielhof_rules::Spec` as `spielhof::rules::Spec`.
//!
//! # The bot that speaks the engine protocol
//!
//! This is `examples/engine_bot.rs`, the program of step 3.
//!
#![doc = "```no_run"]
#![doc = include_str!("../examples/engine_bot.rs")]
#![doc = "```"]

#[doc(inline)]
pub use board;
#[doc(inline)]
pub use rules;
#[doc(inline)]
pub use search;
#[doc(inline)]
pub use table;

pub use board::{Board, Cell};
pub use rules::{
    Action, AnyGame, CATALOGUE, Effect, ErrorList, Outcome, Position, Refusal, Seat, Side, Spec,
    SpecError, SpecText, ToAct,
};
pub use search::{History, Level, Limits, Player, Rng, Thinker, Thought, WIN, random_any};
pub use table::{Course, Ending, Record, RecordError};

/// The Rust example of the project's README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ProjectReadme;
