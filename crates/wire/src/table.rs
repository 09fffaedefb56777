//! A table: who sits there, on what terms, and what happened.

use crate::catalogue::Layout;
use crate::correspondence::SeatPlan;
use crate::scene::{Move, OfferKind, Scene};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Clock {
    /// As much as one likes.
    #[default]
    None,
    /// Seconds for each turn.
    Turn(u32),
    /// Seconds for the whole game, and an increment after each turn.
    Total {
        /// For the whole game.
        seconds: u32,
        /// After each turn.
        increment: u32,
    },
    /// Days for each turn.
    Days(u32),
}

/// What a table was opened with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Terms {
    /// The id of the game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// The seat that begins, from one; 0 until it is drawn.
    pub first: u8,
    /// The clock.
    pub clock: Clock,
    /// Is there chat?
    pub chat: bool,
    /// May people ask the computer for a hint?
    pub hints: bool,
    /// Can everybody find it?
    pub listed: bool,
    /// Does its result change ratings?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// Thousandths of a second that a computer takes for a turn at least.
    pub pace: u32,
    /// Is this no usual start?
    pub set_up: bool,
    /// How many actions, the first ones, were played elsewhere before the table was opened; 0
    /// usually. Such a table is a copy: its earlier rolls are not proved, and it is never rated.
    #[serde(default)]
    pub earlier: u32,
}

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A computer.
    Computer,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeatShape {
    /// Its number, from one.
    pub number: u8,
    /// Its side, from one.
    pub side: u8,
    /// Who holds it.
    pub holder: Holder,
    /// The person's name; empty for computers and for guests without one.
    pub name: String,
    /// What the person's picture is drawn from; 0 without one.
    #[serde(default)]
    pub avatar: u32,
    /// Which of the people at the receiver's device plays it; empty for other devices' seats and
    /// where nobody was introduced.
    #[serde(default)]
    pub player: String,
    /// The computer's level; also of one that stands in.
    pub level: Option<u8>,
    /// Does a computer stand in for the person?
    pub stand_in: bool,
    /// Has the person asked the computer for a hint?
    #[serde(default)]
    pub hinted: bool,
    /// Is the person's page open?
    pub here: bool,
    /// Is it the receiver's?
    pub yours: bool,
    /// Until when the person is away, in thousandths of a second since 1970; none if they are not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub away: Option<u64>,
    /// Does a bot hold it: a program that somebody has let play?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub bot: bool,
}

/// What anybody can check about the dice, and about the lot that decides who begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Fair {
    /// SHA-256 of the server's seed, in hexadecimal.
    pub commitment: String,
    /// Do dice fall in this game?
    pub dice: bool,
    /// Is the seat that begins drawn by lot?
    pub lot: bool,
    /// The players' salts, seat by seat; empty where none came yet or none is needed.
    pub seeds: Vec<String>,
    /// The server's seed once the game is over.
    pub revealed: Option<String>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ChatLine {
    /// When, in thousandths of a second since 1970.
    pub at: u64,
    /// By which seat, from one; none if by somebody who only watches.
    pub seat: Option<u8>,
    /// Who.
    pub name: String,
    /// What: the id of a phrase if it is one.
    pub text: String,
    /// Is it one of the [`PHRASES`](crate::PHRASES)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub phrase: bool,
}

/// The colour of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Ink {
    /// Green.
    Green,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

/// An arrow from a cell to another, or a circle where both are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Drawing {
    /// Where it begins: the number of the cell on the board, from zero.
    pub from: u16,
    /// Where it ends.
    pub to: u16,
    /// Its colour.
    pub ink: Ink,
}

/// Everything about a table, for a new connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// Its id, which is all it takes to watch.
    pub id: String,
    /// What it takes to sit down; only for people at the table, or if everybody can find it.
    pub invite: Option<String>,
    /// What it was opened with.
    pub terms: Terms,
    /// Board, colours, marked areas, first position.
    pub layout: Layout,
    /// The seats.
    pub seats: Vec<SeatShape>,
    /// The actions so far.
    pub moves: Vec<Move>,
    /// How it stands.
    pub scene: Scene,
    /// What was said lately.
    pub chat: Vec<ChatLine>,
    /// About the dice and the lot, if there are any.
    pub fair: Option<Fair>,
    /// How many are watching.
    pub watching: u32,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// The conditional moves of the receiver, as far as they are left; none where they can plan
    /// nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plans: Option<Vec<SeatPlan>>,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Happening {
    /// Somebody took a seat.
    Sat {
        /// Which, from one.
        seat: u8,
    },
    /// Somebody left a seat before the game began.
    Stood {
        /// Which.
        seat: u8,
    },
    /// A seat went to another device.
    Handed {
        /// Which.
        seat: u8,
    },
    /// A player's salt for the dice came.
    Seeded {
        /// Whose.
        seat: u8,
        /// The salt in hexadecimal.
        seed: String,
    },
    /// The salt of a seat counts no longer: its giver has left the seat.
    Unseeded {
        /// Whose.
        seat: u8,
    },
    /// A player sent no salt in time: the game is broken off.
    Withheld {
        /// Who.
        seat: u8,
    },
    /// All seats are taken: the game began.
    Began,
    /// The lot has decided which seat begins.
    Drawn {
        /// Which.
        seat: u8,
    },
    /// Somebody acted, or the dice fell.
    Acted {
        /// What was done.
        moved: Move,
    },
    /// Somebody asks the others.
    Asked {
        /// Who.
        seat: u8,
        /// For what.
        kind: OfferKind,
    },
    /// Somebody answered.
    Answered {
        /// Who.
        seat: u8,
        /// What.
        yes: bool,
    },
    /// The last actions were taken back.
    TookBack {
        /// By whom.
        seat: u8,
        /// How many.
        actions: u32,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: u8,
    },
    /// Somebody's time is up.
    TimeUp {
        /// Whose.
        seat: u8,
    },
    /// A computer plays for somebody who is gone.
    StoodIn {
        /// For whom.
        seat: u8,
        /// How well.
        level: u8,
    },
    /// Somebody came back.
    CameBack {
        /// Who.
        seat: u8,
    },
    /// Somebody is away until then: the clock of their seat stands.
    Away {
        /// Who.
        seat: u8,
        /// Until when, in thousandths of a second since 1970.
        until: u64,
    },
    /// Somebody who was away is back before their time.
    Back {
        /// Who.
        seat: u8,
    },
    /// Somebody asked the computer for a hint, for the first time at this table.
    Hinted {
        /// Who.
        seat: u8,
    },
    /// The game is over.
    Ended,
    /// The server's seed is no secret any more.
    Revealed {
        /// The seed in hexadecimal.
        seed: String,
    },
    /// The same people play again at another table.
    Again {
        /// Its id.
        table: String,
    },
}
