//! Reviews of games: what every move cost, how the chances of winning changed, luck, and turning
//! points.
//!
//! A [`Reviewer`] takes a game and an [`Effort`] and judges one action with every step. A decision is
//! compared with the best one by two searches of the same depth, a roll with all other rolls. A
//! [`Curve`], fitted to games of computers, turns leads into chances of winning. [`annotate`] writes
//! the mistakes of a [`Review`] into a record. [`reason`] says why an action is better than another.
//! [`study`] fits curves and checks them. [`statistics`] says what games are like.
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
pub mod reason;
mod review;
mod reviewer;
pub mod statistics;
pub mod study;
mod verdict;

pub use annotate::annotate;
pub use curve::{Curve, MOST_SIDES};
pub use effort::{Effort, UnknownEffort};
pub use judge::{Decision, MOST_COST, Roll, Stop};
pub use mistake::Mistake;
pub use reason::{Detail, Reason, merits, why_better};
pub use review::{Review, SideSum, Turn};
pub use reviewer::{Reviewer, Step};
pub use verdict::{Verdict, verdict};

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
