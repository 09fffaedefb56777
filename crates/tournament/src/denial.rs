//! Why something is not done.

use crate::settings::Entrant;

/// Why a command is not carried out, or an event does not follow from those before.
///
/// ```
/// use spielhof_tournament::{Command, Denial, Entrant, Format, Settings, Tournament};
/// let mut cup = Tournament::open(Settings::new("Cup", Format::Swiss { rounds: 3 })).unwrap();
/// cup.act(&Command::Join(Entrant(1))).unwrap();
/// assert_eq!(cup.decide(&Command::Join(Entrant(1))), Err(Denial::JoinedAlready(Entrant(1))));
/// assert_eq!(cup.decide(&Command::Start { seed: 1 }), Err(Denial::TooFew { least: 2, found: 1 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Denial {
    /// The number of players does not fit the format.
    #[error("{found} players in a game: this format takes {least} to {most}")]
    Players {
        /// What was asked for.
        found: u32,
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    },
    /// The number of rounds is not possible.
    #[error("{found} rounds: a tournament has 1 to {most}")]
    Rounds {
        /// What was asked for.
        found: u32,
        /// The most.
        most: u32,
    },
    /// A match is not an odd number of games from 1 to 99.
    #[error("a match is not best of {0}: it takes an odd number from 1 to 99")]
    BestOf(u32),
    /// A name has a line break or another control character.
    #[error("a name has a control character")]
    Name,
    /// The tournament was opened already.
    #[error("the tournament was opened already")]
    OpenedAlready,
    /// There are as many entrants as there can be.
    #[error("there are {0} entrants already, the most there can be")]
    Full(usize),
    /// The entrant takes part already, or has withdrawn.
    #[error("entrant {0} joined already")]
    JoinedAlready(Entrant),
    /// There is no such entrant.
    #[error("there is no entrant {0}")]
    NoSuchEntrant(Entrant),
    /// The entrant has withdrawn.
    #[error("entrant {0} has withdrawn")]
    Withdrawn(Entrant),
    /// The tournament has begun.
    #[error("the tournament has begun")]
    Started,
    /// The tournament has not begun.
    #[error("the tournament has not begun")]
    NotStarted,
    /// The tournament is over.
    #[error("the tournament is over")]
    Over,
    /// There are too few entrants.
    #[error("{found} entrants: there must be at least {least}")]
    TooFew {
        /// The fewest.
        least: usize,
        /// How many there are.
        found: usize,
    },
    /// These tables have no result yet.
    #[error("tables {0:?} have no result yet")]
    OpenTables(Vec<u32>),
    /// All rounds were played.
    #[error("all {0} rounds were paired")]
    NoRoundLeft(u32),
    /// There is no such round.
    #[error("there is no round {0}")]
    NoSuchRound(u32),
    /// The round has no such table.
    #[error("there is no table {table}: the round has {tables}")]
    NoSuchTable {
        /// What was asked for.
        table: u32,
        /// How many there are.
        tables: u32,
    },
    /// The table has no such game.
    #[error("there is no result {game}: the table has {games}")]
    NoSuchGame {
        /// What was asked for.
        game: u32,
        /// How many results there are.
        games: u32,
    },
    /// The table has its result: it can only be corrected.
    #[error("table {0} has its result")]
    RecordedAlready(u32),
    /// There must be a mark for each entrant of the table.
    #[error("{found} marks for {wanted} entrants")]
    MarkCount {
        /// How many were given.
        found: usize,
        /// How many are needed.
        wanted: usize,
    },
    /// The places cannot be: they start at 1, and shared places leave out the next ones.
    #[error("these places are not possible")]
    Places,
    /// The winner of this match plays in a later round already.
    #[error("the winner of table {table} of round {round} plays in a later round already")]
    Advanced {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
    },
    /// The draw does not name every entrant once.
    #[error("the draw does not name every entrant once")]
    Draw,
    /// The pairings do not name every entrant of the round once, or a table is too large.
    #[error("the pairings of round {0} are not possible")]
    Pairings(u32),
}

/// Why a log does not make a tournament.
///
/// ```
/// use spielhof_tournament::{Event, LogError, Tournament};
/// assert_eq!(Tournament::replay([Event::Ended]), Err(LogError::NoOpening));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// It does not begin with an opening.
    #[error("the log does not start with an opening")]
    NoOpening,
    /// An event does not follow from those before.
    #[error("event {number}: {denial}")]
    Event {
        /// Its number, counted from one.
        number: usize,
        /// Why not.
        denial: Denial,
    },
}
