//! What can be wrong with a spec.

use crate::figure::FigureError;
use board::BoardId;

/// What is wrong with a spec.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SpecError {
    /// No game has this id.
    #[error("unknown game `{id}`; did you mean `{nearest}`?")]
    UnknownGame {
        /// The id asked for.
        id: String,
        /// The id that looks most like it.
        nearest: &'static str,
    },
    /// This program knows no rules of this number.
    #[error("unknown rules {0}")]
    UnknownRules(u32),
    /// The game does not support this number of players.
    #[error("not a game for {players} players; possible: {allowed:?}")]
    Players {
        /// How many were asked for.
        players: u8,
        /// What is possible.
        allowed: Vec<u8>,
    },
    /// There is no such seat to begin.
    #[error("seat {seat} cannot begin; there are {seats} seats")]
    FirstSeat {
        /// The seat asked for, counted from one.
        seat: u8,
        /// How many seats there are.
        seats: u8,
    },
    /// The game has no such option with this number of players.
    #[error("unknown option `{option}`; known: {known:?}")]
    UnknownOption {
        /// What was asked for.
        option: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("option `{option}` has no value `{value}`; known: {known:?}")]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// A figure was given to a game that has none.
    #[error("this game has no figure")]
    NoFigure,
    /// The figure cannot be played to.
    #[error("{fault}")]
    Figure {
        /// The board it has to fit.
        board: BoardId,
        /// What is wrong.
        fault: FigureError,
    },
    /// Two options contradict each other.
    #[error("`{}={}` contradicts `{}={}`", .one.0, .one.1, .other.0, .other.1)]
    Contradiction {
        /// One option with its value.
        one: (&'static str, &'static str),
        /// The other one.
        other: (&'static str, &'static str),
    },
}
