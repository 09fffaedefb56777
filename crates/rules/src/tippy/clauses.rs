//! Which clause stands behind which refusal.

use crate::refusal::{Refusal, Rule};

/// Where the rule behind a refusal stands.
pub(super) fn rule(refusal: &Refusal) -> Rule {
    match refusal {
        Refusal::Occupied(_) => Rule::Clause(1),
        _ => Rule::Own,
    }
}
