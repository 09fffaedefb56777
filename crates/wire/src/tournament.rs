//! Tournaments: what an organiser asks for, and what everybody sees.

use crate::http::Plan;
use crate::table::Clock;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentFormat {
    /// Everybody plays everybody once.
    RoundRobin,
    /// Everybody plays everybody twice.
    DoubleRoundRobin,
    /// Those with equal points play each other.
    Swiss,
    /// The loser of a match is out.
    KnockOut,
    /// Tables of three and more, mixed again in every round.
    Groups,
}

/// A tournament to open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTournament {
    /// What it is called.
    pub name: String,
    /// How it is played.
    pub format: TournamentFormat,
    /// The number of rounds, in a Swiss tournament and in groups.
    #[serde(default)]
    #[ts(optional)]
    pub rounds: Option<u32>,
    /// The number of games of a match, in a knock-out; 1 if not said.
    #[serde(default)]
    #[ts(optional)]
    pub best_of: Option<u32>,
    /// Is there a match for the third place, in a knock-out?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub third_place: bool,
    /// The game, its house rules, and the players of a game.
    pub plan: Plan,
    /// The clock of every game.
    #[serde(default)]
    #[ts(as = "Option<Clock>", optional)]
    pub clock: Clock,
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentPhase {
    /// People can join.
    Joining,
    /// Rounds are played.
    Running,
    /// It is over.
    Ended,
}

/// A tournament in a list; also the answer to a new one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentLine {
    /// Its id, which is all it takes to watch and to join.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How far it is.
    pub phase: TournamentPhase,
}

/// What can be asked of a tournament. Tables and games count from one. A mark is a place from one, or
/// none for somebody who did not come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(deny_unknown_fields)]
pub enum TournamentCommand {
    /// To take part with this device.
    Join {
        /// Under this name.
        name: String,
    },
    /// To add somebody without a device.
    Add {
        /// Their name.
        name: String,
    },
    /// To take somebody out.
    Withdraw {
        /// Whom.
        entrant: u32,
    },
    /// To make the draw and pair the first round.
    Start,
    /// To open the table of a pairing of this round, if it is not open yet.
    Open {
        /// Which pairing.
        table: u32,
    },
    /// To record a result of this round.
    Record {
        /// Of which pairing.
        table: u32,
        /// The marks of its entrants.
        marks: Vec<Option<u32>>,
    },
    /// To correct a result.
    Correct {
        /// Of which round.
        round: u32,
        /// Of which pairing.
        table: u32,
        /// Which game of the match.
        game: u32,
        /// What is right.
        marks: Vec<Option<u32>>,
    },
    /// To pair the next round.
    Next,
    /// To end the tournament.
    End,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentEntrant {
    /// Their number.
    pub number: u32,
    /// Their name; empty if it was deleted.
    pub name: String,
    /// Do they play at a device of their own?
    pub device: bool,
    /// Have they withdrawn?
    pub withdrawn: bool,
}

/// A pairing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentTable {
    /// Who plays; the first moves first, in the next game of a match the second.
    pub entrants: Vec<u32>,
    /// The marks of each game, in the order of the entrants.
    pub games: Vec<Vec<Option<u32>>>,
    /// Is nothing left to be played?
    pub decided: bool,
    /// The table of the game that is played now, or was played last.
    pub table: Option<String>,
    /// May the receiver open that table, or play at it?
    pub yours: bool,
}

/// A round without a game for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentBye {
    /// Who has it.
    pub entrant: u32,
    /// Whom they would have met, had that one not withdrawn.
    pub instead_of: Option<u32>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentRound {
    /// The pairings.
    pub tables: Vec<TournamentTable>,
    /// Those without a game.
    pub byes: Vec<TournamentBye>,
}

/// What decided between somebody and the next one. The words are `tournament-criterion-NAME`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentTie {
    /// The name of the criterion.
    pub criterion: String,
    /// The value of the one in front.
    pub own: String,
    /// The value of the next one.
    pub next: String,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentStanding {
    /// The place, from one.
    pub place: u32,
    /// Who.
    pub entrant: u32,
    /// Their points, as a decimal number.
    pub points: String,
    /// How many games they have played.
    pub played: u32,
    /// How many of them they have won.
    pub wins: u32,
    /// The tie-break that decided over the next line, where points are equal.
    pub tie: Option<TournamentTie>,
}

/// A tournament as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TournamentView {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How far it is.
    pub phase: TournamentPhase,
    /// How it is played.
    pub format: TournamentFormat,
    /// The game, its house rules, and the players of a game.
    pub plan: Plan,
    /// The number of games of a match.
    pub best_of: u32,
    /// Does the receiver run it?
    pub organiser: bool,
    /// The receiver's number, if they take part.
    pub me: Option<u32>,
    /// Who takes part.
    pub entrants: Vec<TournamentEntrant>,
    /// How many rounds there will be; none before the start.
    pub total_rounds: Option<u32>,
    /// The rounds that were paired.
    pub rounds: Vec<TournamentRound>,
    /// The standings, the best first.
    pub standings: Vec<TournamentStanding>,
}
