//! What is kept of tournaments.

use crate::{GuestId, Millis, StoredEvent};

/// A tournament as it is created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    /// Its id, which is all it takes to watch and to join.
    pub id: String,
    /// The guest who runs it. With them it is deleted.
    pub organiser: GuestId,
    /// The game, its house rules and the clock, as JSON.
    pub plan: String,
    /// When it was opened.
    pub created: Millis,
}

/// The name of somebody who takes part. Not part of the log: it can be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantRow {
    /// Their number in the log.
    pub entrant: u32,
    /// The guest who joined, with whom this is deleted; none for somebody without a device.
    pub guest: Option<GuestId>,
    /// The name others see.
    pub name: String,
}

/// A table that was opened for a game of a tournament. Rounds, pairings and games count from one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentGame {
    /// The round.
    pub round: u32,
    /// The pairing of the round.
    pub pairing: u32,
    /// The game of the match.
    pub game: u32,
    /// The id of the table. It may be retired.
    pub table: String,
}

/// What is added to a tournament, all of it or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentAppend {
    /// The number of the next event, also if there is none to add: the slower of two must look again.
    pub first: u32,
    /// When.
    pub at: Millis,
    /// Events, as lines of text.
    pub events: Vec<String>,
    /// Names, in place of those before.
    pub entrants: Vec<EntrantRow>,
    /// Tables, in place of those before.
    pub games: Vec<TournamentGame>,
}

/// Everything about a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTournament {
    /// What it was created with.
    pub row: TournamentRow,
    /// When something happened last.
    pub touched: Millis,
    /// Its log, from event 1 on.
    pub events: Vec<StoredEvent>,
    /// Who takes part, in the order of their numbers.
    pub entrants: Vec<EntrantRow>,
    /// The tables of its games, in the order of rounds, pairings and games.
    pub games: Vec<TournamentGame>,
}
