//! The verdict for programs.

use super::Verdict;
use serde_json::{Value, json};
use solve::{LayerSum, Proof};
use table::{Course, Record};

pub fn describe(course: &Course, verdict: &Verdict) -> Value {
    let spec = course.game().spec();
    json!({
        "game": spec.id(),
        "rules": spec.rules(),
        "atLeast": verdict.at_least,
        "found": verdict.found.as_ref().map(Course::turns),
        "proved": verdict.is_proved(),
        "unsolvable": verdict.unsolvable,
        "isFull": verdict.is_full,
        "solution": verdict.found.as_ref().map(|found| Record::of(found).turns),
        "proof": verdict.proof.as_ref().map(proof),
    })
}

fn proof(proof: &Proof) -> Value {
    let layer =
        |layer: &LayerSum| json!({ "count": layer.count, "hash": format!("{:016x}", layer.hash) });
    let [start, goal] =
        proof.layers.each_ref().map(|own| own.iter().map(layer).collect::<Vec<_>>());
    json!({ "most": proof.most, "excluded": proof.excluded, "start": start, "goal": goal })
}
