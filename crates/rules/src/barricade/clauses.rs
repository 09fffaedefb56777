//! Which clause stands behind which refusal.

use crate::refusal::{Refusal, Rule};

/// Where the rule behind a refusal stands.
pub(super) fn rule(refusal: &Refusal) -> Rule {
    Rule::Clause(match refusal {
        Refusal::NotYours(_) | Refusal::NotThatFar { .. } | Refusal::YardEmpty => 3,
        Refusal::BarricadeInTheWay { .. } => 4,
        Refusal::OwnPawn(_) => 5,
        Refusal::SetDownFirst | Refusal::NoBarricadeThere(_) | Refusal::Occupied(_) => 6,
        _ => return Rule::Own,
    })
}
