//! Which clause stands behind which refusal.

use super::March;
use crate::refusal::{Refusal, Rule};

/// Where the rule behind a refusal stands. What is neither a step (dutch-halma 2) nor a hook
/// (dutch-halma 3) is named by the first of them.
pub(super) fn rule(march: March, refusal: &Refusal) -> Rule {
    Rule::Clause(match (march, refusal) {
        (_, Refusal::NotYours(_) | Refusal::Occupied(_) | Refusal::NoStepOrChain { .. }) => 2,
        (March::Diagonals, Refusal::StationGuarded(_)) => 3,
        _ => return Rule::Own,
    })
}
