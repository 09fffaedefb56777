//! Reviews of whole games, step by step, and judgements of single positions.

use super::read;
use crate::shape;
use review::{Effort, Reviewer, Step, Stop, verdict};
use rules::catalogue;
use table::Course;
use wire::{Judgement, NewJudgement, NewReview, ReviewEffort, ReviewNews, Said};

/// A review of a game under way. Its caller decides when the next step is taken, so that
/// reviews can wait for each other, and stop.
#[derive(Debug)]
pub struct GameReview {
    course: Course,
    effort: ReviewEffort,
    reviewer: Reviewer,
}

impl GameReview {
    /// A review of the game of a record. Slow for a long game.
    pub fn begin(wish: &NewReview) -> Result<GameReview, Vec<Said>> {
        let record = read(&wish.record)?;
        let course = record.replay().map_err(|fault| say::record(&fault))?;
        let reviewer = Reviewer::new(&course, effort_of(wish.effort));
        let reviewer = reviewer.with_result(record.result.as_deref());
        Ok(GameReview { course, effort: wish.effort, reviewer })
    }

    /// Takes the next step. `false` once there is none left.
    pub fn step(&mut self, stop: Stop) -> bool {
        self.reviewer.step_until(stop) != Step::Finished
    }

    /// What there is to tell: how far it is, or all of it.
    pub fn news(&self) -> ReviewNews {
        let [done, of] = [self.reviewer.done(), self.reviewer.steps()];
        if done < of {
            return ReviewNews::Progress { done: done as u32, of: of as u32 };
        }
        let review = shape::review(&self.course, self.effort, &self.reviewer.review());
        ReviewNews::Done { review }
    }

    /// What a step costs at most, in nodes.
    pub fn step_cost(&self) -> u64 {
        SEARCHES * effort_of(self.effort).most()
    }
}

/// The number of searches of a step at most.
const SEARCHES: u64 = 3;

fn effort_of(effort: ReviewEffort) -> Effort {
    match effort {
        ReviewEffort::Quick => Effort::QUICK,
        ReviewEffort::Thorough => Effort::THOROUGH,
    }
}

/// A position to be judged, found in its record. Slow for a long game.
#[derive(Debug)]
pub struct Judging {
    course: Course,
    action: Option<rules::Action>,
}

/// Reads what is to be judged.
pub fn judge(wish: &NewJudgement) -> Result<Judging, Vec<Said>> {
    let record = read(&wish.record)?;
    let mut course = record.replay().map_err(|fault| say::record(&fault))?;
    if let Some(after) = wish.after {
        let dropped = course.actions().len().saturating_sub(after as usize);
        if dropped > 0 {
            course.take_back(dropped);
        }
    }
    let position = course.position();
    let entry = catalogue::find(course.game().spec().id());
    let entry = entry.ok_or_else(|| vec![say::plain("server-not-found")])?;
    let action = match &wish.action {
        Some(text) => Some(
            position
                .read(text)
                .map_err(|fault| vec![say::read(entry, position.board(), &fault)])?,
        ),
        None => None,
    };
    Ok(Judging { course, action })
}

impl Judging {
    /// Judges it. What comes of it is worth nothing if `stop` said so.
    pub fn judge(&self, stop: Stop) -> Judgement {
        let found = verdict(&self.course, self.action, Effort::QUICK, stop);
        shape::judgement(&self.course, &found)
    }

    /// What it costs at most, in nodes.
    pub fn cost(&self) -> u64 {
        SEARCHES * Effort::QUICK.most()
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use wire::{MistakeSize, Review};

    /// Seat 1 does not block a four, and seat 2 makes five.
    const LOST: &str = "game: gobang\nrules: 2\nplayers: 2\nsetup:
| turn: 1
| 8 . . 1 1 . . . . . . . . . . . .
| 2 1 2 2 2 2 . . . . . . . . . . .
result: 2 1\nending: rules\nactions:\n1. @p16\n2. @f2\n";

    fn reviewed(record: &str) -> Review {
        let wish = NewReview { record: record.to_owned(), effort: ReviewEffort::Quick };
        let mut game = GameReview::begin(&wish).unwrap();
        assert_eq!(game.news(), ReviewNews::Progress { done: 0, of: 3 });
        while game.step(&|| false) {}
        match game.news() {
            ReviewNews::Done { review } => review,
            news => panic!("{news:?}"),
        }
    }

    #[test]
    fn a_review_tells_what_was_better_and_what_could_be_done() {
        let review = reviewed(LOST);
        assert_eq!(review.decisive, Some(0));
        let turn = &review.turns[0];
        assert_eq!((turn.first, turn.end, turn.mistake), (0, 1, Some(MistakeSize::Blunder)));
        let better = &turn.better[0];
        assert_eq!((better.at, better.best.action.as_str()), (0, "@f2"));
        assert!(
            better
                .choices
                .as_ref()
                .unwrap()
                .picks
                .iter()
                .any(|pick| { pick.targets.iter().any(|target| target.action == "@f2") })
        );
        assert_eq!(review.turns[1].chances, [0, 10_000]);
        assert_eq!(review.sums[0].mistakes, [0, 0, 1]);
        assert_eq!((review.sums[0].luck, review.sums[0].rolled.len()), (None, 0));
    }

    #[test]
    fn a_stopped_step_is_taken_again() {
        let wish = NewReview { record: LOST.to_owned(), effort: ReviewEffort::Quick };
        let mut game = GameReview::begin(&wish).unwrap();
        assert!(game.step(&|| true));
        assert_eq!(game.news(), ReviewNews::Progress { done: 0, of: 3 });
        while game.step(&|| false) {}
        assert_eq!(game.news(), ReviewNews::Done { review: reviewed(LOST) });
    }

    #[test]
    fn an_action_is_judged_in_any_position_of_a_record() {
        let judged = |after: Option<u32>, action: Option<&str>| {
            let action = action.map(str::to_owned);
            let wish = NewJudgement { record: LOST.to_owned(), after, action };
            judge(&wish).map(|judging| judging.judge(&|| false))
        };
        let bad = judged(Some(0), Some("@a16")).unwrap().action.unwrap();
        assert_eq!(bad.mistake, Some(MistakeSize::Blunder));
        assert_eq!(bad.better.unwrap().action, "@f2");
        let good = judged(Some(0), Some("@f2")).unwrap().action.unwrap();
        assert_eq!((good.mistake, good.better, good.cost), (None, None, 0));
        let over = judged(None, None).unwrap();
        assert_eq!((over.chances, over.action), (vec![0, 10_000], None));
        assert_eq!(judged(Some(0), Some("@f3x")).unwrap_err().len(), 1);
        assert!(judge(&NewJudgement { record: "x".into(), after: None, action: None }).is_err());
    }
}
