//! Reviews of games, and judgements of single actions.
//!
//! Costs are in hundredths of a turn, chances of winning and luck in hundredths of a per cent.

use crate::messages::Said;
use crate::scene::{Choices, Move};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How much is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewEffort {
    /// Seconds for a game.
    Quick,
    /// Six times as much.
    Thorough,
}

/// A game to review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewReview {
    /// The text of its record.
    pub record: String,
    /// How much to search.
    pub effort: ReviewEffort,
}

/// What is told while a game is reviewed: a line of JSON each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ReviewNews {
    /// It goes on.
    Progress {
        /// The number of steps done.
        done: u32,
        /// The number of all steps.
        of: u32,
    },
    /// It is finished.
    Done {
        /// What was found.
        review: Review,
    },
    /// It cannot go on.
    Failed {
        /// Why.
        faults: Vec<Said>,
    },
}

/// A reviewed game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// How much was searched.
    pub effort: ReviewEffort,
    /// The chance of winning of each side at the beginning; empty for a player alone.
    pub start: Vec<i32>,
    /// Every turn in which somebody acted.
    pub turns: Vec<ReviewTurn>,
    /// What the turns of each side sum up to.
    pub sums: Vec<ReviewSum>,
    /// The turning points, as indices of `turns`.
    pub points: Vec<u32>,
    /// The turn that decided the game, as an index of `turns`.
    pub decisive: Option<u32>,
    /// The fewest turns in which the game of a player alone could be solved from its start, as far
    /// as is known.
    pub fewest: Option<u32>,
}

/// A reviewed turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ReviewTurn {
    /// Its number in the record, from one.
    pub number: u32,
    /// Whose turn it was, from one.
    pub seat: u8,
    /// The side of that seat, from one.
    pub side: u8,
    /// The index of its first move in the replay.
    pub first: u32,
    /// The index behind its last move.
    pub end: u32,
    /// What it cost in hundredths of a turn.
    pub cost: i32,
    /// The chance of winning it cost.
    pub lost: i32,
    /// How lucky its rolls were; none without a roll.
    pub luck: Option<i32>,
    /// The chance of winning of each side after it; empty for a player alone.
    pub chances: Vec<i32>,
    /// How bad it was, if it was.
    pub mistake: Option<MistakeSize>,
    /// What would have been better.
    pub better: Vec<Better>,
}

/// The size of a mistake. The word is `mistake-NAME`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum MistakeSize {
    /// A small one.
    Inaccuracy,
    /// A clear one.
    Mistake,
    /// A grave one.
    Blunder,
}

/// A better action than the one that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Better {
    /// The index of the move that was played instead, in the replay.
    pub at: u32,
    /// What would have been better, with its way.
    pub best: Move,
    /// What it cost not to play it, in hundredths of a turn.
    pub cost: i32,
    /// The chance of winning that it cost.
    pub lost: i32,
    /// Why it is better, the most important reason first.
    pub reasons: Vec<Said>,
    /// What could be done; only in turns with a mistake, so that somebody can try again.
    pub choices: Option<Choices>,
}

/// What the turns of a side sum up to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ReviewSum {
    /// Turns in which it had a choice.
    pub turns: u32,
    /// What they cost in hundredths of a turn.
    pub cost: i32,
    /// The chance of winning they cost: the lower, the better it played.
    pub lost: i32,
    /// How lucky its rolls were; none without dice.
    pub luck: Option<i32>,
    /// Inaccuracies, mistakes and blunders.
    pub mistakes: [u32; 3],
    /// How often each number was rolled, from one on; empty without dice.
    pub rolled: Vec<u32>,
}

/// A position to judge, and perhaps an action in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewJudgement {
    /// The text of the record that leads to it.
    pub record: String,
    /// The number of its actions to play; all if not said.
    #[serde(default)]
    #[ts(optional)]
    pub after: Option<u32>,
    /// The action to judge, in notation.
    #[serde(default)]
    #[ts(optional)]
    pub action: Option<String>,
}

/// What a position is worth, and an action in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Judgement {
    /// The chance of winning of each side; empty for a player alone.
    pub chances: Vec<i32>,
    /// The number of turns to a solution for a player alone, as far as is known.
    pub to_go: Option<u32>,
    /// The action that was asked about.
    pub action: Option<JudgedAction>,
}

/// What an action is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct JudgedAction {
    /// What it costs in hundredths of a turn.
    pub cost: i32,
    /// The chance of winning it costs.
    pub lost: i32,
    /// How bad it is, if it is.
    pub mistake: Option<MistakeSize>,
    /// What is better, if something is.
    pub better: Option<Move>,
    /// Why that is better; what speaks for the action itself if nothing is.
    pub reasons: Vec<Said>,
}
