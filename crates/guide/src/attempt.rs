//! A learner's try at a step of a lesson.

use crate::lesson::Step;
use rules::{Action, Effect, Refusal, Seat, ToAct};
use std::cmp::Ordering;
use table::Course;

/// Is a step solved?
///
/// ```
/// use spielhof_guide::{Guide, Verdict};
/// let step = &Guide::of("halma").unwrap().lesson.steps[0];
/// assert_eq!(step.begin().unwrap().verdict(), Verdict::Open);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Something is still to be done.
    Open,
    /// All conditions are met.
    Solved,
    /// The turn is over, and a condition is not met.
    Missed,
}

/// A try at a step: the set-up and everything that was done so far.
///
/// ```
/// use spielhof_guide::Guide;
/// let step = &Guide::of("halma").unwrap().lesson.steps[0];
/// let attempt = step.begin().unwrap();
/// assert_eq!(attempt.seat().number(), attempt.course().position().turn().number());
/// ```
#[derive(Clone)]
pub struct Attempt<'a> {
    step: &'a Step,
    course: Course,
    seat: Seat,
    effects: Vec<Effect>,
}

impl<'a> Attempt<'a> {
    pub(crate) fn new(step: &'a Step, course: Course) -> Attempt<'a> {
        let seat = course.position().turn();
        Attempt { step, course, seat, effects: Vec::new() }
    }

    /// The game so far.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The learner's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What was moved so far, in order.
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }

    /// Plays an action. An illegal one changes nothing, and so does one after the end.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        self.effects.extend(self.course.act(action)?);
        Ok(())
    }

    /// Is it solved?
    pub fn verdict(&self) -> Verdict {
        let over = matches!(self.course.to_act(), ToAct::Over(_));
        // In the middle of a turn nothing is decided: a lifted barricade has to be set down.
        let rests = over || self.course.position().begins_turn();
        if rests && !self.course.actions().is_empty() && self.step.is_met(self) {
            return Verdict::Solved;
        }
        if over || self.is_spent() { Verdict::Missed } else { Verdict::Open }
    }

    /// Has the learner used all turns? A peg that may jump on is still in the last one.
    fn is_spent(&self) -> bool {
        let position = self.course.position();
        let goes_on = || position.actions().into_iter().any(|action| position.goes_on(action));
        match self.course.turns().cmp(&self.step.turns) {
            Ordering::Less => false,
            Ordering::Equal => !goes_on(),
            Ordering::Greater => true,
        }
    }
}
