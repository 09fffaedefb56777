//! What can happen in a tournament, and what organisers can ask for.

use crate::settings::{Entrant, Settings};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// What an entrant got in a game.
///
/// ```
/// use spielhof_tournament::Mark;
/// // Second and third place are shared, and the fourth player did not come.
/// let marks = [Mark::Place(2), Mark::Place(1), Mark::Place(2), Mark::Absent];
/// assert!(marks.iter().filter(|mark| mark.place() == Some(2)).count() == 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Mark {
    /// A place, counted from one. Those who share a place have the same number, and the next
    /// place is left out for each of them: 1, 2, 2, 4.
    Place(u32),
    /// The entrant did not play.
    Absent,
}

impl Mark {
    /// The place, if the entrant played.
    pub fn place(self) -> Option<u32> {
        match self {
            Mark::Place(place) => Some(place),
            Mark::Absent => None,
        }
    }
}

/// A round without a game for an entrant. See [`Event`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Bye {
    /// Who has it.
    pub entrant: Entrant,
    /// The entrant they would have met, had that one not withdrawn.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub instead_of: Option<Entrant>,
}

/// Something that happened. Rounds, tables and games are counted from one.
///
/// Its text is a line that people can read; [`str::parse`] reads it back.
///
/// ```
/// use spielhof_tournament::{Entrant, Event, Mark};
/// let marks = vec![Mark::Place(1), Mark::Absent];
/// let event = Event::Recorded { round: 2, table: 1, marks };
/// assert_eq!(event.to_string(), "result 2.1: 1 -");
/// assert_eq!("result 2.1: 1 -".parse(), Ok(event));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case"))]
pub enum Event {
    /// The tournament was opened. Always the first.
    Opened {
        /// With these settings.
        settings: Box<Settings>,
    },
    /// Somebody takes part.
    Joined {
        /// Who.
        entrant: Entrant,
    },
    /// Somebody does not take part any more.
    Withdrew {
        /// Who.
        entrant: Entrant,
    },
    /// The tournament began.
    Started {
        /// The seed of all lots.
        seed: u32,
        /// The draw: the first is the best seed.
        order: Vec<Entrant>,
    },
    /// A round was paired.
    Paired {
        /// Its number.
        round: u32,
        /// The tables; at each of them the first entrant moves first.
        pairings: Vec<Vec<Entrant>>,
        /// Those without a game.
        byes: Vec<Bye>,
    },
    /// A game was played, or somebody did not come.
    Recorded {
        /// In this round.
        round: u32,
        /// At this table.
        table: u32,
        /// A mark for each entrant, in the order of the pairing.
        marks: Vec<Mark>,
    },
    /// A result was wrong.
    Corrected {
        /// In this round.
        round: u32,
        /// At this table.
        table: u32,
        /// This game of the match; always one where a match is one game.
        game: u32,
        /// What is right.
        marks: Vec<Mark>,
    },
    /// The tournament is over.
    Ended,
}

/// What can be asked for. Tables and games are counted from one.
///
/// ```
/// use spielhof_tournament::{Command, Entrant, Event, Format, Settings, Tournament};
/// let open = Tournament::open(Settings::new("Cup", Format::Swiss { rounds: 3 })).unwrap();
/// let joined = open.decide(&Command::Join(Entrant(1))).unwrap();
/// assert_eq!(joined, [Event::Joined { entrant: Entrant(1) }]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// To take part.
    Join(Entrant),
    /// Not to take part any more. A game for two that is still open is lost.
    Withdraw(Entrant),
    /// To begin, and to pair the first round.
    Start {
        /// The seed of all lots.
        seed: u32,
    },
    /// To record a result in the current round.
    Record {
        /// At this table.
        table: u32,
        /// A mark for each entrant, in the order of the pairing.
        marks: Vec<Mark>,
    },
    /// To correct a result of any round.
    Correct {
        /// In this round.
        round: u32,
        /// At this table.
        table: u32,
        /// This game of the match; always one where a match is one game.
        game: u32,
        /// What is right.
        marks: Vec<Mark>,
    },
    /// To pair the next round.
    Next,
    /// To end the tournament.
    End,
}
