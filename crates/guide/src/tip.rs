//! Tips: advice, each with a position where it helps.

use crate::error::{GuideError, Problem};
use rules::{Action, ErrorList, Position};
use table::{Record, RecordError};

/// A piece of advice with a position where it helps.
///
/// ```
/// let guide = spielhof_guide::Guide::of("halma").unwrap();
/// let tip = guide.tips[0];
/// let mut position = tip.position.clone();
/// assert!(tip.better.iter().all(|&action| position.is_legal(action)));
/// ```
#[derive(Clone)]
pub struct Tip {
    /// The key of its message: `tip-` and the name of its file.
    pub key: String,
    /// Where it helps.
    pub position: Position,
    /// The actions that follow the advice there; the first one is shown.
    pub better: Vec<Action>,
}

impl Tip {
    /// Reads a tip: a record without actions, and a line `better:`.
    pub fn read(name: &str, text: &str) -> Result<Tip, GuideError> {
        let fault = |problem: Problem| problem.at(name, 1);
        let (line, better) = text
            .lines()
            .enumerate()
            .find_map(|(index, line)| Some((index + 1, line.strip_prefix("better:")?)))
            .ok_or(fault(Problem::MissingField("better")))?;
        let unreadable = |faults: String| fault(Problem::Position(faults));
        let record: Record = format!("{text}\nactions:\n")
            .parse()
            .map_err(|faults: ErrorList<RecordError>| unreadable(faults.to_string()))?;
        let course = record.replay().map_err(|error| unreadable(error.to_string()))?;
        let position = course.position().clone();
        let read = |text: &str| {
            position.read(text).map_err(|error| {
                Problem::Action { action: text.to_owned(), why: error.to_string() }.at(name, line)
            })
        };
        let better = better.split_whitespace().map(read).collect::<Result<_, _>>()?;
        Ok(Tip { key: format!("tip-{name}"), position, better })
    }
}
