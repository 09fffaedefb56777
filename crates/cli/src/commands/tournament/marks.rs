//! Results as people type and read them.

use super::faults::fault;
use crate::say::Fault;
use tournament::Mark;

/// Reads `1-0`, `0-1`, `1/2`, or the place of each: `2 1 3 -`, also with commas.
pub fn read<'a>(words: impl Iterator<Item = &'a String>) -> Result<Vec<Mark>, Fault> {
    let words: Vec<&str> = words.flat_map(|word| word.split(',')).map(str::trim).collect();
    let two = |one, other| Ok(vec![Mark::Place(one), Mark::Place(other)]);
    match words.as_slice() {
        ["1-0"] => two(1, 2),
        ["0-1"] => two(2, 1),
        ["1/2" | "½" | "=" | "1/2-1/2" | "½-½"] => two(1, 1),
        _ => words.into_iter().map(mark).collect(),
    }
}

fn mark(word: &str) -> Result<Mark, Fault> {
    match word {
        "-" => Ok(Mark::Absent),
        _ => word.parse().map(Mark::Place).map_err(|_| fault("tournament-fault-result")),
    }
}

/// A game as it is shown: `1-0`, `½-½`, `+:-` if somebody did not come, or the places.
pub fn shown(marks: &[Mark]) -> String {
    if let &[one, other] = marks {
        let known = match (one.place(), other.place()) {
            (Some(one), Some(other)) if one < other => "1-0",
            (Some(one), Some(other)) if one > other => "0-1",
            (Some(_), Some(_)) => "½-½",
            (Some(_), None) => "+:-",
            (None, Some(_)) => "-:+",
            (None, None) => "-:-",
        };
        return known.to_owned();
    }
    marks.iter().map(|&mark| one(mark)).collect::<Vec<_>>().join(" ")
}

/// A single mark.
pub fn one(mark: Mark) -> String {
    mark.place().map_or_else(|| "-".to_owned(), |place| place.to_string())
}
