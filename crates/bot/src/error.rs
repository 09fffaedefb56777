//! Why a bot does not play.

use contest::EngineError;
use wire::Said;

/// Why a bot does not play.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    /// Neither the address of a server nor a link to a table.
    #[error("not the address of a server: {0}")]
    Url(String),
    /// The server cannot be reached.
    #[error("{server} cannot be reached: {problem}")]
    Unreachable {
        /// The address.
        server: String,
        /// What the system says.
        problem: String,
    },
    /// The server does not know the token: it was copied wrongly, or the bot was deleted.
    #[error("the server does not know the token")]
    Token,
    /// The token belongs to a person.
    #[error("the token belongs to no bot")]
    NotABot,
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// Nobody can sit down there without an invitation.
    #[error("an invitation is needed")]
    NoInvite,
    /// The seat is taken, or all are.
    #[error("no seat is free")]
    NoSeat,
    /// The server speaks another version of the protocol.
    #[error("the server speaks another version of the protocol")]
    Version,
    /// The server does not do what it is asked.
    #[error("the server refuses: {0:?}")]
    Refused(Vec<Said>),
    /// The answer is not one of ours.
    #[error("the server answered something else: {0}")]
    Strange(String),
    /// The program did not do its part.
    #[error(transparent)]
    Engine(#[from] EngineError),
}
