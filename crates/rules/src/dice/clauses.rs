//! Which clause stands behind which refusal.

use crate::race;
use crate::refusal::{Refusal, Rule};
use crate::variant::Variant;

/// Where the rule behind a refusal stands: in a clause of its own, or where the game without dice
/// has it.
pub(super) fn rule(race: &race::Variant, refusal: &Refusal) -> Rule {
    Rule::Clause(match refusal {
        Refusal::TwoDice
        | Refusal::ChooseDieFirst
        | Refusal::NotOnTheDice(_)
        | Refusal::DieLeavesNothing(_)
        | Refusal::DieChosen => 2,
        Refusal::MovedAlready(_)
        | Refusal::NoStepLeft
        | Refusal::NoChainLeft
        | Refusal::NotSoManyJumps { .. } => 3,
        Refusal::NoMove => 4,
        Refusal::EndInstead | Refusal::PassInstead => 5,
        Refusal::SwapNotNeeded => 6,
        Refusal::MustLeaveHome | Refusal::MustApproach => 7,
        _ => return race.rule(refusal),
    })
}
