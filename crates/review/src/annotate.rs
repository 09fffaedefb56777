//! Reviews as comments in records.

use crate::review::{Review, Turn};
use table::Record;

/// How comments of reviews begin.
const PREFIX: &str = "review ";

/// Writes the mistakes of a review into a record, as comments of its turns; comments of an earlier
/// review go. A comment is for programs and people of every language: the mark of the mistake, the
/// better actions, the cost in turns, the chance of winning before and after in per cent, and the
/// luck of the dice.
///
/// ```
/// use rules::Spec;
/// use spielhof_review::{Effort, Reviewer, annotate};
/// use table::{Course, Record};
/// let game = Spec::of("gobang", 2).unwrap().build().unwrap();
/// let setup = "turn: 1\n8 . . 1 1 . . . . . . . . . . . .\n2 1 2 2 2 2 . . . . . . . . . . .";
/// let mut course = Course::with_setup(&game, setup).unwrap();
/// course.act(course.position().read("@p16").unwrap()).unwrap(); // and not against the four
/// course.act(course.position().read("@f2").unwrap()).unwrap();
/// let mut reviewer = Reviewer::new(&course, Effort::nodes(20_000));
/// while reviewer.step() {}
/// let record = annotate(Record::of(&course), &reviewer.review());
/// let comment = record.comments().next().unwrap();
/// assert_eq!(comment.0, 1);
/// assert!(comment.1.starts_with("review ?? best @"), "{}", comment.1);
/// ```
pub fn annotate(mut record: Record, review: &Review) -> Record {
    record.remove_comments(|_, text| text.starts_with(PREFIX));
    for turn in review.turns.iter().filter(|turn| turn.mistake().is_some()) {
        record = record.comment(turn.number, &text(turn));
    }
    record
}

fn text(turn: &Turn) -> String {
    let mark = turn.mistake().map_or("", |mistake| mistake.mark());
    let wrong = turn.decisions.iter().filter(|decision| decision.is_wrong());
    let best: Vec<String> = wrong.map(|decision| decision.position.write(decision.best)).collect();
    let mut text = format!("{PREFIX}{mark} best {}", best.join(" "));
    text += &format!(" cost {:.2}", f64::from(turn.cost()) / 100.0);
    if !turn.before.is_empty() {
        let side = turn.side.index();
        let percent = |chances: &[f64]| 100.0 * chances.get(side).copied().unwrap_or(0.0);
        text += &format!(" chance {:.1} {:.1}", percent(&turn.before), percent(&turn.after));
        text += &format!(" error {:.1}", 100.0 * turn.chance_cost());
    }
    if !turn.rolls.is_empty() {
        text += &format!(" luck {:+.1}", 100.0 * turn.luck());
    }
    text
}
