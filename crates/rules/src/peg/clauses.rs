//! Which clause stands behind which refusal.

use super::Task;
use crate::refusal::{Refusal, Rule};

/// Where the rule behind a refusal stands.
pub(super) fn rule(task: Task, refusal: &Refusal) -> Rule {
    Rule::Clause(match (task, refusal) {
        (Task::Empty, Refusal::Occupied(_) | Refusal::NoPegJump { .. }) => 2,
        (Task::Fill, Refusal::Occupied(_) | Refusal::NoPegReturn { .. }) => 1,
        _ => return Rule::Own,
    })
}
