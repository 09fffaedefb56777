//! Which clause stands behind which refusal.

use crate::refusal::{Refusal, Rule};

/// Where the rule behind a refusal stands.
pub(super) fn rule(refusal: &Refusal) -> Rule {
    Rule::Clause(match refusal {
        Refusal::NotYours(_) | Refusal::NotThatFar { .. } | Refusal::PieceInTheWay(_) => 2,
        Refusal::Occupied(_) | Refusal::OnlyToTake(_) => 4,
        Refusal::MustTake | Refusal::HuffFirst | Refusal::NotOverlooked(_) => 5,
        Refusal::SafeInGoal(_) | Refusal::TakesNoMore(_) => 6,
        _ => return Rule::Own,
    })
}
