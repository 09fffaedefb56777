//! Which clause stands behind which refusal.

use crate::refusal::{Refusal, Rule};

/// Where the rule behind a refusal stands.
pub(super) fn rule(refusal: &Refusal) -> Rule {
    Rule::Basic(match refusal {
        Refusal::NotYours(_) | Refusal::Occupied(_) => "1.1",
        Refusal::NoStepOrChain { .. } => "1.2–1.4",
        Refusal::NoMove => "1.4",
        Refusal::StaysInGoal(_) | Refusal::LeavesCompleteGoal(_) => "1.6",
        Refusal::MustLeaveHome | Refusal::MustApproach => "1.8 clear",
        Refusal::SwapNoEnemy(_) | Refusal::SwapNotBefore(_) | Refusal::SwapNotNeeded => "1.8 swap",
        // What only one variant forbids stands with that variant.
        _ => return Rule::Own,
    })
}
