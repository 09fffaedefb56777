//! Answers to requests that keep nothing: a look at a plan, a whole game, a try at a lesson or
//! a puzzle.

mod puzzle;
mod review;

pub use puzzle::{solve_puzzle, try_puzzle};
pub use review::{GameReview, Judging, judge};

use crate::opening::planned;
use crate::shape;
use guide::{Guide, Step, StepKind, Verdict};
use rules::{ErrorList, Refusal, catalogue};
use table::{Record, RecordError};
use wire::{Attempted, Look, Plan, Replay, Said};

/// How a plan begins.
pub fn look(plan: &Plan) -> Result<Look, Vec<Said>> {
    let course = planned(plan)?;
    let choices = shape::choices(course.position());
    let scene = wire::Scene { choices, ..shape::scene(&course) };
    Ok(Look { layout: shape::layout(course.start()), scene })
}

/// A whole game from its record. Slow for a long game.
pub fn replay(record: &str) -> Result<Replay, Vec<Said>> {
    shape::replay(&read(record)?).map_err(|fault| say::record(&fault))
}

/// A record from its text.
fn read(record: &str) -> Result<Record, Vec<Said>> {
    record.parse().map_err(|faults: ErrorList<RecordError>| {
        faults.iter().flat_map(say::record).collect::<Vec<_>>()
    })
}

/// The step of a lesson with this number, from one.
pub fn step(game: &str, number: usize) -> Option<&'static Step> {
    Guide::of(game)?.lesson.steps.get(number.checked_sub(1)?)
}

/// Plays the actions of a try at a step of a game's lesson, or says why one of them cannot be
/// played. Whether a task is solved may take a search.
pub fn attempted(game: &str, step: &Step, actions: &[String]) -> Result<Attempted, Said> {
    let broken = |_| say::plain("server-trouble");
    if step.kind == StepKind::Watch {
        return Ok(shape::attempted(step, &step.shown().map_err(broken)?));
    }
    let mut attempt = step.begin().map_err(broken)?;
    let entry = catalogue::find(game).ok_or_else(|| say::plain("server-not-found"))?;
    for text in actions {
        let board = attempt.course().position().board();
        let action = attempt.course().position().read(text);
        let action = action.map_err(|fault| say::read(entry, board, &fault))?;
        // Nothing follows the end of a try, so that a list of actions stays short.
        if attempt.verdict() != Verdict::Open {
            return Err(say::refusal(entry, board, &Refusal::Over));
        }
        attempt.act(action).map_err(|refusal| say::refusal(entry, board, &refusal))?;
    }
    Ok(shape::attempted(step, &attempt))
}
