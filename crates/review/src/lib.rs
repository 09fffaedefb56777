//! Reviews of games: what every move cost, how the chances of winning changed, luck, and turning
//! points.
//!
//! A [`Reviewer`] takes a game and an [`Effort`] and judges one action with every step. A decision is
//! compared with the best one by two searches of the same depth, a roll with all other rolls. A
//! [`Curve`], fitted to games of computers, turns leads into chances of winning. [`annotate`] writes
//! the mistakes of a [`Review`] into a record. [`study`] fits curves and checks them.
//! `docs/review.md` has the formulas. There is no clock, thread or I/O here, and a number of nodes
//! gives the same review on every machine.

mod alone;
mod annotate;
mod curve;
mod curves;
mod effort;
mod judge;
mod mistake;
mod real;
mod review;
mod reviewer;
pub mod study;

pub use annotate::annotate;
pub use curve::{Curve, MOST_SIDES};
pub use effort::{Effort, UnknownEffort};
pub use judge::{Decision, MOST_COST, Roll};
pub use mistake::Mistake;
pub use review::{Review, SideSum, Turn};
pub use reviewer::Reviewer;

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
