//! The rules page and the lesson of a game. Texts are keys; the words are the reader's.

use crate::catalogue::{Layout, Pieces};
use crate::http::Replay;
use crate::scene::{Choices, Move};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a game is explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Guide {
    /// The id of the game.
    pub game: String,
    /// The sections of its rules page, in order.
    pub sections: Vec<Section>,
    /// How it begins, for each number of players.
    pub starts: Vec<Layout>,
    /// Its house rules.
    pub house_rules: Vec<HouseRule>,
    /// What helps to play well.
    pub tips: Vec<Tip>,
    /// The steps of its lesson.
    pub lesson: Vec<LessonStep>,
}

/// What a section of a rules page is about. Its heading is `section-NAME`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SectionKind {
    /// What the players try to do.
    Aim,
    /// How it begins.
    SetUp,
    /// What a player does in a turn.
    Turn,
    /// How it ends.
    End,
}

/// A section of a rules page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Section {
    /// What it is about.
    pub kind: SectionKind,
    /// Its paragraphs.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph of a rules page. Its message may name the number of any other paragraph of the page
/// by a variable that is called like the key of that paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Paragraph {
    /// The key of its message.
    pub key: String,
    /// The number of the rule; the aim has none.
    pub number: Option<u8>,
    /// What is shown beside it.
    pub diagrams: Vec<Diagram>,
}

/// A picture with a caption.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Diagram {
    /// The key of the caption.
    pub caption: String,
    /// What is shown.
    pub picture: Picture,
}

/// A position and the move that led to it, or that is recommended there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Picture {
    /// Board, colours, marked areas.
    pub layout: Layout,
    /// Where the pieces are after the move.
    pub pieces: Pieces,
    /// The move.
    pub last: Option<Move>,
}

/// A house rule on a rules page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct HouseRule {
    /// The name of the option.
    pub option: String,
    /// The number of the rule.
    pub number: u8,
}

/// A piece of advice with a position where it helps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Tip {
    /// The key of its message.
    pub key: String,
    /// The position, after a move that follows the advice.
    pub picture: Picture,
}

/// What a step of a lesson asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum StepKind {
    /// To watch.
    Watch,
    /// To do the same.
    Try,
    /// To solve something.
    Task,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LessonStep {
    /// What it asks for.
    pub kind: StepKind,
    /// The key of the instruction.
    pub say: String,
    /// The key of the paragraph of the rules page that explains it.
    pub rule: String,
}

/// A try at a step of a lesson: everything that was done so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Attempt {
    /// The actions, from the set-up of the step on. None at all asks for the set-up, and in a step
    /// to watch for what is shown.
    #[serde(default)]
    pub actions: Vec<String>,
}

/// Is a step of a lesson solved?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Something is still to be done.
    Open,
    /// The condition is met.
    Solved,
    /// The turn is over, and the condition is not met.
    Missed,
}

/// How a try at a step stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Attempted {
    /// What was done, position by position.
    pub replay: Replay,
    /// What can be done now, while the step is open.
    pub choices: Option<Choices>,
    /// The seat that the learner plays, from one.
    pub seat: u8,
    /// Is it solved? A step to watch always is.
    pub verdict: Verdict,
}
