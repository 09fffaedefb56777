//! Which clause stands behind which refusal.

use crate::refusal::{Refusal, Rule};

/// Where the rule behind a refusal stands.
pub(super) fn rule(refusal: &Refusal) -> Rule {
    Rule::Clause(match refusal {
        Refusal::PlaceFirst | Refusal::KeptForCats(_) | Refusal::CatsInTheMiddle(_) => 1,
        // What is neither a step (rule 2) nor a jump (rule 3) is named by the first of them.
        Refusal::NotYours(_) | Refusal::MiceOnlyStep { .. } | Refusal::NoCatMove { .. } => 2,
        Refusal::CatGoesOn(_) => 4,
        // A cell is occupied for a piece to place (rule 1) and for one to move (rules 2 and 3).
        _ => return Rule::Own,
    })
}
