//! Which clause stands behind which refusal.

use crate::refusal::{Refusal, Rule};

/// Where the rule behind a refusal stands.
pub(super) fn rule(refusal: &Refusal) -> Rule {
    Rule::Clause(match refusal {
        Refusal::SamePieceGoesOn(_) | Refusal::Occupied(_) | Refusal::NoHop { .. } => 2,
        Refusal::NoWayOut(_) => 3,
        _ => return Rule::Own,
    })
}
