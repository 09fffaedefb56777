//! What is known of a table after its game.

use crate::outcome::Shared;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Player {
    /// A person with an account, by its number.
    Account(u64),
    /// A person without one.
    Guest,
    /// A computer of a level.
    Computer(u8),
}

/// What is known of a seat after the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatFacts {
    /// Who plays it.
    pub player: Player,
    /// Its place when the game ended. Not looked at where the game was broken off.
    pub place: u8,
    /// Did the player ask for a hint?
    pub hint: bool,
    /// Did a computer play some turns in the player's place?
    pub stand_in: bool,
    /// Did the player share the device with another player of this table?
    pub shared_device: bool,
    /// Did the player send no number for the dice, so that the game could not begin?
    pub withheld: bool,
}

impl SeatFacts {
    /// A seat at which nothing special happened.
    ///
    /// ```
    /// use spielhof_rating::{Player, SeatFacts};
    /// let seat = SeatFacts { hint: true, ..SeatFacts::new(Player::Account(7), 1) };
    /// assert_eq!((seat.place, seat.stand_in), (1, false));
    /// ```
    pub fn new(player: Player, place: u8) -> SeatFacts {
        SeatFacts {
            player,
            place,
            hint: false,
            stand_in: false,
            shared_device: false,
            withheld: false,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ended {
    /// With a result: by the rules, by resignation, by the clock, by a limit.
    Result,
    /// All agreed on a draw.
    Agreement,
    /// It was broken off.
    Aborted,
}

/// What is known of a table after its game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Facts {
    /// The id of the game.
    pub game: String,
    /// Was it opened as a rated table?
    pub rated_table: bool,
    /// Did it begin with a set-up position instead of the start of the game?
    pub set_up: bool,
    /// Was it played on a device and copied to the server afterwards?
    pub copied: bool,
    /// Was an action taken back?
    pub taken_back: bool,
    /// Turns that were played.
    pub turns: u32,
    /// How it ended.
    pub ended: Ended,
    /// What shared places mean. Where only the first place is played for, the others share the
    /// second one undecided.
    pub shared: Shared,
    /// The seats.
    pub seats: Vec<SeatFacts>,
    /// For each seat its side, where partners play.
    pub sides: Option<Vec<u8>>,
}
