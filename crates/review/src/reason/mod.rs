//! Reasons: why one action is better than another, and what speaks for an action by itself.
//!
//! A reason is a fact about the position, found by the rules: legal actions are listed, played and
//! compared. It is given only where it is true, and for two actions only where it distinguishes
//! them. Often nothing can be said so simply; then there is no reason.
//!
//! ```
//! use rules::Spec;
//! use spielhof_review::{Reason, merits, why_better};
//! let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
//! let [jump, step] = ["a3-c5", "e2-f2"].map(|text| position.read(text).unwrap());
//! assert!(why_better(&position, jump, step).contains(&Reason::FewerSpaces { spaces: 3 }));
//! assert!(merits(&position, jump).contains(&Reason::Gains { spaces: 4 }));
//! assert!(why_better(&position, jump, jump).is_empty());
//! ```

mod barricade;
mod candidate;
mod capture;
mod cats;
mod dice;
mod ending;
mod goal;
mod jumps;
mod kind;
mod line;
mod order;
mod peg;
mod pending;
mod rows;
mod set_down;
mod steps;
mod straggler;
mod track;
mod turn;
mod ways;

pub use kind::{Detail, Reason};

use candidate::Candidate;
use rules::{Action, Position};

/// Reasons to play one action rather than another, at most.
const MOST_REASONS: usize = 3;
/// Merits of an action, at most.
const MOST_MERITS: usize = 2;

/// Compares what could have been played with what was played.
type Comparison = fn(&Candidate, &Candidate, &mut Vec<Reason>);
/// Says what speaks for an action.
type Praise = fn(&Candidate, &mut Vec<Reason>);

/// Every subject: how it compares two actions, and what it finds in one.
const SUBJECTS: [(Comparison, Praise); 13] = [
    (ending::compare, ending::praise),
    (steps::compare, steps::praise),
    (jumps::compare, jumps::praise),
    (dice::compare, dice::praise),
    (straggler::compare, straggler::praise),
    (goal::compare, goal::praise),
    (line::compare, line::praise),
    (barricade::compare, barricade::praise),
    (set_down::compare, set_down::praise),
    (capture::compare, capture::praise),
    (rows::compare, rows::praise),
    (peg::compare, peg::praise),
    (cats::compare, cats::praise),
];

/// Why one action is better than another that was played, the most important reason first, at most
/// three. Empty where nothing can be said, and where an action is not legal or the dice decide.
///
/// The [module](self) has an example.
pub fn why_better(position: &Position, best: Action, played: Action) -> Vec<Reason> {
    if best == played {
        return Vec::new();
    }
    let candidates = (Candidate::new(position, best), Candidate::new(position, played));
    let (Some(best), Some(played)) = candidates else { return Vec::new() };
    if turn::has_won(&played.after, played.side) {
        return Vec::new();
    }
    let mut reasons = Vec::new();
    SUBJECTS.iter().for_each(|(compare, _)| compare(&best, &played, &mut reasons));
    order::most_important(reasons, MOST_REASONS)
}

/// What speaks for an action by itself, the most important reason first, at most two. Empty where
/// nothing can be said, and where it is not legal or the dice decide.
///
/// The [module](self) has an example.
pub fn merits(position: &Position, action: Action) -> Vec<Reason> {
    let Some(candidate) = Candidate::new(position, action) else { return Vec::new() };
    let mut reasons = Vec::new();
    SUBJECTS.iter().for_each(|(_, praise)| praise(&candidate, &mut reasons));
    order::most_important(reasons, MOST_MERITS)
}
