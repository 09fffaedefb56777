//! Why games do not count for ratings.

/// Why a game does not count. Seats are numbered from 1, as players see them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Unrated {
    /// The table was not opened as a rated one.
    #[error("the table was not opened as a rated one")]
    NotRatedTable,
    /// The game has no rating: a solitaire, or one that is not known.
    #[error("the game belongs to no group of rated games")]
    NoGroup,
    /// Nobody to compare with.
    #[error("a single player: there is nobody to compare with")]
    Alone,
    /// It began with a set-up position.
    #[error("the game began with a set-up position")]
    SetUp,
    /// It was played on a device and copied.
    #[error("the game was played on a device and copied to the server")]
    Copied,
    /// Only computers played.
    #[error("only computers played")]
    OnlyComputers,
    /// A player has no account.
    #[error("the player of seat {seat} has no account")]
    NoAccount {
        /// Whose.
        seat: u8,
    },
    /// A person played several seats.
    #[error("seat {seat} was played by somebody who played another seat too")]
    SamePlayer {
        /// The second of them.
        seat: u8,
    },
    /// Several people at one device.
    #[error("the player of seat {seat} shared a device with another player")]
    SharedDevice {
        /// Whose.
        seat: u8,
    },
    /// A level whose strength in this group has not been measured.
    #[error("the strength of level {level} on seat {seat} has not been measured in this group")]
    UnmeasuredLevel {
        /// Where it played.
        seat: u8,
        /// The level.
        level: u8,
    },
    /// A player asked for a hint.
    #[error("the player of seat {seat} asked for a hint")]
    Hint {
        /// Who.
        seat: u8,
    },
    /// A computer played for a person.
    #[error("a computer played for the player of seat {seat}")]
    StandIn {
        /// For whom.
        seat: u8,
    },
    /// An action was taken back.
    #[error("an action was taken back")]
    Takeback,
    /// All agreed to end it before everybody had a turn.
    #[error("the game was ended by agreement before everybody had a turn")]
    NotBegun,
    /// It was broken off, and nobody is to blame.
    #[error("the game was broken off")]
    Aborted,
    /// Every person withheld the number for the dice.
    #[error("nobody came")]
    NobodyCame,
}

impl Unrated {
    /// The name that programs use.
    ///
    /// ```
    /// use spielhof_rating::Unrated;
    /// assert_eq!(Unrated::Hint { seat: 2 }.name(), "hint");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Unrated::NotRatedTable => "not-rated-table",
            Unrated::NoGroup => "no-group",
            Unrated::Alone => "alone",
            Unrated::SetUp => "set-up",
            Unrated::Copied => "copied",
            Unrated::OnlyComputers => "only-computers",
            Unrated::NoAccount { .. } => "no-account",
            Unrated::SamePlayer { .. } => "same-player",
            Unrated::SharedDevice { .. } => "shared-device",
            Unrated::UnmeasuredLevel { .. } => "unmeasured-level",
            Unrated::Hint { .. } => "hint",
            Unrated::StandIn { .. } => "stand-in",
            Unrated::Takeback => "takeback",
            Unrated::NotBegun => "not-begun",
            Unrated::Aborted => "aborted",
            Unrated::NobodyCame => "nobody-came",
        }
    }
}
