//! What is agreed before a tournament begins.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};

/// The most entrants of a tournament. Swiss pairing takes time with the third power of their number.
pub const MOST_ENTRANTS: usize = 256;

/// The most rounds of a Swiss tournament or of groups.
pub const MOST_ROUNDS: u32 = 99;

/// Somebody who takes part, as a number. Names live elsewhere.
///
/// ```
/// assert_eq!(spielhof_tournament::Entrant(3).to_string(), "3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Entrant(pub u32);

impl Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How often everybody plays everybody in a round robin. See [`Format`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Cycles {
    /// Once.
    Single,
    /// Twice, the second time with the other one to move first.
    Double,
}

/// Whether the losers of the semi-finals play for the third place. See [`Format`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ThirdPlace {
    /// They share it.
    Shared,
    /// They play for it, in the round of the final.
    Played,
}

/// How a tournament is played.
///
/// ```
/// use spielhof_tournament::{Format, ThirdPlace};
/// let cup = Format::KnockOut { best_of: 3, third_place: ThirdPlace::Shared };
/// assert_eq!(cup.name(), "knock-out");
/// assert_eq!(Format::Groups { rounds: 4 }.name(), "groups");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
pub enum Format {
    /// Everybody plays everybody.
    RoundRobin {
        /// How often.
        cycles: Cycles,
    },
    /// Those with equal points play each other, nobody twice if that can be avoided.
    Swiss {
        /// The number of rounds.
        rounds: u32,
    },
    /// The loser of a match is out.
    KnockOut {
        /// A match is won with more than half of this odd number of games. Drawn games are
        /// repeated.
        best_of: u32,
        /// Whether there is a match for the third place.
        third_place: ThirdPlace,
    },
    /// Tables of three and more players, mixed again in every round.
    Groups {
        /// The number of rounds.
        rounds: u32,
    },
}

impl Format {
    /// The name of the kind, the same in every language.
    pub fn name(&self) -> &'static str {
        match self {
            Format::RoundRobin { .. } => "round-robin",
            Format::Swiss { .. } => "swiss",
            Format::KnockOut { .. } => "knock-out",
            Format::Groups { .. } => "groups",
        }
    }
}

/// How the entrants get their numbers in the draw, the first being the best seed. See [`Settings`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Seeding {
    /// By lot.
    Lot,
    /// In the order in which they joined: the strongest joins first.
    Order,
}

/// What a tournament is opened with.
///
/// ```
/// use spielhof_tournament::{Format, Seeding, Settings, Tournament};
/// let mut settings = Settings::new("Barricade night", Format::Groups { rounds: 3 });
/// settings.game = "barricade".to_owned();
/// settings.players = 4;
/// assert_eq!(settings.seeding, Seeding::Lot);
/// assert!(Tournament::open(settings).is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Settings {
    /// What the tournament is called.
    pub name: String,
    /// The id of the game, as the catalogue has it. Nothing here depends on it.
    pub game: String,
    /// How it is played.
    pub format: Format,
    /// The number of players of a game: two, or three to six in groups.
    pub players: u32,
    /// How the draw is made.
    pub seeding: Seeding,
}

impl Settings {
    /// The usual settings: two players in a game, four in groups; the draw is by lot.
    pub fn new(name: &str, format: Format) -> Settings {
        let players = if matches!(format, Format::Groups { .. }) { 4 } else { 2 };
        let (name, game) = (name.to_owned(), String::new());
        Settings { name, game, format, players, seeding: Seeding::Lot }
    }
}
