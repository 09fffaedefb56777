//! The part of what a server says that a trial under load looks at.

use super::hall::Deed;
use serde::Deserialize;

/// The part of a message that is looked at.
#[derive(Deserialize)]
#[serde(tag = "say", rename_all = "camelCase")]
pub enum Heard {
    /// The whole table.
    Welcome {
        /// The table.
        table: View,
    },
    /// Something happened.
    Happened {
        /// Its number.
        number: u32,
        /// How it stands.
        scene: Option<Scene>,
    },
    /// Who sits where.
    Seats {
        /// The seats.
        seats: Vec<Seat>,
    },
    /// A message was refused.
    Refused,
    /// Anything else.
    #[serde(other)]
    Other,
}

/// A table.
#[derive(Deserialize)]
pub struct View {
    /// The seats.
    pub seats: Vec<Seat>,
    /// How it stands.
    pub scene: Scene,
}

/// A seat.
#[derive(Deserialize)]
pub struct Seat {
    /// Its number.
    pub number: u8,
    /// Is it the receiver's?
    pub yours: bool,
}

/// How it stands.
#[derive(Deserialize)]
pub struct Scene {
    /// The last event.
    pub event: u32,
    turn: u8,
    /// What the table waits for.
    pub waits: wire::Waits,
    choices: Option<Choices>,
}

#[derive(Deserialize)]
struct Choices {
    seat: u8,
    picks: Vec<Pick>,
    plain: Vec<String>,
}

#[derive(Deserialize)]
struct Pick {
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    action: String,
}

impl Scene {
    /// What somebody with these seats may do.
    pub fn deed(self, mine: &[u8]) -> Option<Deed> {
        if let Some(Choices { seat, picks, plain }) = self.choices {
            let targets = picks.into_iter().flat_map(|pick| pick.targets);
            return Some(Deed::Act(seat, targets.map(|to| to.action).chain(plain).collect()));
        }
        let rolls = self.waits == wire::Waits::Dice && mine.contains(&self.turn);
        rolls.then_some(Deed::Roll(self.turn))
    }
}
