//! A moment of a running game: the position, whose turn it is, what can be done.

use crate::catalogue::Pieces;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What everybody at the table sees after an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Scene {
    /// The number of the event it follows from.
    pub event: u32,
    /// Where all pieces are.
    pub pieces: Pieces,
    /// The seat whose turn it is, also while its die falls; from one.
    pub turn: u8,
    /// What the game waits for.
    pub waits: Waits,
    /// What is to be done, for a sentence.
    pub prompt: Prompt,
    /// What the position says beside the picture (`die`, `steps`, `jumps` …).
    pub fields: Vec<(String, String)>,
    /// Turns that are over.
    pub turns: u32,
    /// Jumps made so far.
    pub jumps: u32,
    /// The seats whose people have still to send a salt for the dice, one for each person.
    pub owed: Vec<u8>,
    /// The clocks, seat by seat; empty without a clock.
    pub clocks: Vec<ClockFace>,
    /// A question that waits for answers.
    pub offer: Option<Offer>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What can be done: only for the holder of the seat that is to act.
    pub choices: Option<Choices>,
    /// Can the receiver take something back now without asking anybody?
    pub undo: bool,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Waits {
    /// For people to take the open chairs.
    Chairs,
    /// For salts for the dice: see `owed`.
    Seeds,
    /// For the seat whose turn it is.
    Seat,
    /// For the seat whose turn it is to roll.
    Dice,
    /// For nothing: it is over.
    Over,
}

/// What is to be done. The sentence is `prompt-NAME`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// The chairs have to be filled.
    Wait,
    /// Roll.
    Roll,
    /// Move.
    Move,
    /// Place a piece.
    Place,
    /// Set down the barricade that was lifted.
    SetDown,
    /// Say which die is for steps.
    Dice,
    /// Take off a piece that overlooked a capture, or leave it.
    Huff,
    /// Go on with the same piece, or end the turn.
    GoOn,
    /// Go on, or end the turn.
    MoveOrEnd,
    /// Nothing can be done but pass.
    Pass,
    /// Nothing: it is over.
    Over,
}

/// Where a piece can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Placed {
    /// On a cell.
    Cell(u16),
    /// In the yard of a colour, from one.
    Yard(u8),
    /// In the hand.
    Hand,
    /// Among what a seat has taken, from one.
    Taken(u8),
    /// Out of the game.
    Out,
}

/// How a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Gait {
    /// One step.
    Step,
    /// Jumps, landing by landing.
    Jumps,
    /// A walk, field by field.
    Walk,
}

/// A way along cells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct WayShape {
    /// By what means.
    pub gait: Gait,
    /// The cells from start to end.
    pub cells: Vec<u16>,
}

/// What can be done by a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Choices {
    /// The seat, from one.
    pub seat: u8,
    /// What can be picked up.
    pub picks: Vec<Pick>,
    /// Actions that need no piece: `s3`, `pass`, `end` …
    pub plain: Vec<String>,
}

/// Something that can be picked up, and where it can go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Pick {
    /// Where it is.
    pub from: Placed,
    /// Where it can go. What leaves the board has its own cell as target.
    pub targets: Vec<Target>,
}

/// Where something can go, by which action, and one way there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Target {
    /// The cell.
    pub to: u16,
    /// The action, to be sent back.
    pub action: String,
    /// One way there; none where nothing moves along the board.
    pub way: Option<WayShape>,
}

/// One thing an action did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EffectShape {
    /// The mark of the piece.
    pub piece: String,
    /// Where it was.
    pub from: Placed,
    /// Where it went.
    pub to: Placed,
}

/// An action that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Move {
    /// Whose turn it was, from one.
    pub seat: u8,
    /// The action in notation.
    pub action: String,
    /// Did the dice do it?
    pub dice: bool,
    /// Does it go on with the turn of the action before?
    pub goes_on: bool,
    /// The way it went.
    pub way: Option<WayShape>,
    /// What it did, in order.
    pub effects: Vec<EffectShape>,
}

/// A clock to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClockFace {
    /// Thousandths of a second that are left, at the moment this was sent.
    pub left: u64,
    /// Does it run?
    pub runs: bool,
}

/// What is asked of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OfferKind {
    /// To take something back.
    TakeBack,
    /// To call it a draw.
    Draw,
    /// To break off.
    Abort,
}

/// A question that waits for answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    /// Who asks, from one.
    pub seat: u8,
    /// For what.
    pub kind: OfferKind,
    /// The seats whose people have not answered yet.
    pub open: Vec<u8>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The rank of each side; empty when the game was broken off.
    pub ranks: Vec<u8>,
    /// `rules`, `repetition`, `turn-limit`, `resignation`, `agreement`, `clock` or
    /// `aborted`. The sentence is `ending-NAME`.
    pub ending: String,
    /// Why a game of several that ended by its rules is over, such as `arrived` or
    /// `cannot-clear`; `no-salt` where it was broken off because a salt did not come. The
    /// sentence is `reason-NAME`.
    pub reason: Option<String>,
    /// The cells that show how a game that ended by its rules was decided: a line, a full goal,
    /// pieces that are shut in. Empty where the board does not show it.
    #[serde(default)]
    pub won: Vec<u16>,
    /// Thousandths of a second from the first turn to the end; none where it is not known.
    #[serde(default)]
    pub lasted: Option<u64>,
}
