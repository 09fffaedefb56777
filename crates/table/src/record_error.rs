//! What can be wrong with a record.

use crate::past::Ending;
use board::BoardId;
use rules::{Entry, ErrorList, ReadError, SetupError, SpecError};

/// Why a record cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// A line of the header is not `name: value`, or its value makes no sense.
    #[error("line {line} is not a header line: `{text}`")]
    Header {
        /// The line, counted from one.
        line: usize,
        /// What it says.
        text: String,
    },
    /// A line that every record has is missing.
    #[error("the line `{0}` is missing")]
    Missing(&'static str),
    /// It was made with rules that this program does not know.
    #[error("unknown rules {0}")]
    OtherRules(u32),
    /// The game cannot be built.
    #[error("{0}")]
    Spec(ErrorList<SpecError>),
    /// The set-up is no position on this board.
    #[error("{1}")]
    Setup(BoardId, ErrorList<SetupError>),
    /// An action cannot be played.
    #[error("turn {turn}: `{text}`: {fault}")]
    Action {
        /// The turn, counted from one.
        turn: usize,
        /// What it says.
        text: String,
        /// In which game.
        game: &'static Entry,
        /// On which board.
        board: BoardId,
        /// What is wrong.
        fault: ReadError,
    },
    /// The result that follows from the actions is not the one written down.
    #[error("the result {written:?} does not follow from the actions, which give {played:?}")]
    Result {
        /// What the header says.
        written: Option<Vec<u8>>,
        /// What follows.
        played: Option<Vec<u8>>,
    },
    /// People ended the game, and the result written down is none that such an ending has.
    #[error("the result {written:?} does not fit the ending `{}`", .ending.name())]
    Ranks {
        /// How it ended.
        ending: Ending,
        /// What the header says.
        written: Option<Vec<u8>>,
    },
    /// A seed for the dice is said to come from a seat that the game does not have.
    #[error("there is no seat {0} to give a seed")]
    SaltOfNobody(u8),
    /// The server's seed is told, but the game is not over.
    #[error("the server's seed is revealed before the end")]
    SeedTooEarly,
}
