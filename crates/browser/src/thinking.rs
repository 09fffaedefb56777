//! Computer players: a question in, an answer out. Levels play as on a server. A hint is what a level
//! plays, for there is no clock here.

use crate::message::{ThinkingQuestion, ThinkingTask, Thought};
use search::{History, Level, Rng, Thinker};
use table::{Course, Record, RecordError};

/// The level that gives hints: it plays without noise, and answers within a second or two on a phone.
const HINT_LEVEL: u8 = 5;

/// What a computer player would do; none where no seat is to act, or the question makes no sense.
///
/// ```
/// use spielhof_browser::{ThinkingQuestion, ThinkingTask, think};
/// let record = "game: halma\nrules: 2\nplayers: 2\nactions:\n1. e2-f3\n".to_owned();
/// let task = ThinkingTask::Play(1);
/// let question = ThinkingQuestion { record, task, luck: "7".to_owned() };
/// assert_eq!(think(&question), think(&question));
/// assert!(think(&question).is_some());
/// ```
pub fn think(question: &ThinkingQuestion) -> Option<Thought> {
    let record: Record = question.record.parse().ok()?;
    let course: Result<Course, RecordError> = record.replay();
    let course = course.ok()?;
    let position = course.position();
    let history = History::of(course.turns(), course.past());
    let level = match question.task {
        ThinkingTask::Play(level) => Level::new(level)?,
        ThinkingTask::Hint => Level::new(HINT_LEVEL)?,
    };
    let rng = &mut Rng::new(question.luck.parse().ok()?);
    let thought = Thinker::new().play(position, &history, level, rng, &|| false)?;
    let action = position.write(thought.action);
    Some(Thought { action, score: thought.score, nodes: thought.nodes })
}
