//! Which clause stands behind which refusal.

use crate::refusal::{Refusal, Rule};

/// Where the rule behind a refusal stands.
pub(super) fn rule(refusal: &Refusal) -> Rule {
    Rule::Clause(match refusal {
        Refusal::PlaceFirst | Refusal::OutsideMiddle(_) => 1,
        Refusal::NotYours(_) | Refusal::NoStepOrChain { .. } | Refusal::NoMove => 2,
        Refusal::NoWayOff(_) => 3,
        // A cell is occupied for a piece to place (rule 1) and for one to move (rule 2).
        _ => return Rule::Own,
    })
}
