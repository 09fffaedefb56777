//! Reviews a game step by step.

use crate::alone;
use crate::curve::{Curve, settled, shares};
use crate::effort::Effort;
use crate::judge::{Decision, Judge, NEVER, Roll, Stop};
use crate::review::{Review, Turn};
use rules::{Action, Seat, ToAct};
use search::{History, Thinker};
use std::sync::atomic::{AtomicBool, Ordering};
use table::Course;

/// A review in progress. The caller drives it, so it can show how far it is, or stop; what has been
/// reviewed by then is there.
///
/// ```
/// use rules::Spec;
/// use spielhof_review::{Effort, Reviewer};
/// use table::Course;
/// let mut course = Course::new(Spec::of("halma", 2).unwrap().build().unwrap());
/// course.act(course.position().read("d3-e4").unwrap()).unwrap();
/// let mut reviewer = Reviewer::new(&course, Effort::nodes(500));
/// assert_eq!((reviewer.done(), reviewer.steps()), (0, 2)); // an action, and how it stands then
/// assert!(reviewer.step() && reviewer.step() && !reviewer.step());
/// assert_eq!(reviewer.review().turns[0].seat.number(), 1);
/// ```
#[derive(Debug)]
pub struct Reviewer {
    actions: Vec<Action>,
    /// The game up to the next action to judge.
    course: Course,
    effort: Effort,
    curve: Curve,
    result: Option<Vec<u8>>,
    /// What the dice and the seats did, with the turn of each.
    acts: Vec<Act>,
    /// The chances of all sides at the end.
    end: Option<Vec<f64>>,
    /// A side alone keeps its plan from step to step.
    thinker: Thinker,
    done: usize,
}

/// An action that was judged.
#[derive(Debug)]
struct Act {
    /// The index of its turn in the record.
    turn: usize,
    seat: Seat,
    what: Judgement,
    /// The chances of all sides before it.
    before: Vec<f64>,
    /// Alone: the turns to the solution from before it that were found.
    to_go: Option<u32>,
}

/// What became of a step.
///
/// See [`Reviewer::step_until`] for an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It was taken.
    Taken,
    /// It was stopped.
    Stopped,
    /// There was none left.
    Finished,
}

/// How it stands at the end.
enum End {
    /// The chances of all sides.
    Several(Vec<f64>),
    /// The turns to a solution, if one is known.
    Alone(Option<u32>),
}

#[derive(Debug)]
enum Judgement {
    Decision(Box<Decision>),
    Roll(Box<Roll>),
}

impl Reviewer {
    /// A review of this game with this effort for each action.
    pub fn new(course: &Course, effort: Effort) -> Reviewer {
        let actions = course.actions().to_vec();
        let mut start = course.clone();
        start.take_back(actions.len());
        Reviewer {
            actions,
            effort,
            curve: Curve::of(course.game()),
            result: course.outcome().map(|outcome| outcome.ranks().to_vec()),
            course: start,
            acts: Vec::new(),
            end: None,
            thinker: Thinker::new(),
            done: 0,
        }
    }

    /// With the result of a game that people have ended.
    pub fn with_result(mut self, ranks: Option<&[u8]>) -> Reviewer {
        if let Some(ranks) = ranks {
            self.result = Some(ranks.to_vec());
        }
        self
    }

    /// With another curve, for studies.
    pub fn with_curve(mut self, curve: Curve) -> Reviewer {
        self.curve = curve;
        self
    }

    /// The number of steps: one for each action, and one for the position at the end.
    pub fn steps(&self) -> usize {
        self.actions.len() + 1
    }

    /// The number of steps taken.
    pub fn done(&self) -> usize {
        self.done
    }

    fn is_alone(&self) -> bool {
        self.course.game().seating().sides() == 1
    }

    /// Takes the next step: at most three searches of the effort. `false` if there was none left.
    pub fn step(&mut self) -> bool {
        self.step_until(NEVER) == Step::Taken
    }

    /// Takes the next step, unless `stop` says so while it searches. A step that was stopped can be
    /// taken again.
    ///
    /// ```
    /// use rules::Spec;
    /// use spielhof_review::{Effort, Reviewer, Step};
    /// let course = table::Course::new(Spec::of("halma", 2).unwrap().build().unwrap());
    /// let mut reviewer = Reviewer::new(&course, Effort::nodes(500));
    /// assert_eq!(reviewer.step_until(&|| true), Step::Stopped);
    /// assert_eq!(reviewer.step_until(&|| false), Step::Taken);
    /// assert_eq!(reviewer.step_until(&|| false), Step::Finished);
    /// ```
    pub fn step_until(&mut self, stop: Stop) -> Step {
        let stopped = AtomicBool::new(stop());
        let stop = || {
            if stop() {
                stopped.store(true, Ordering::Relaxed);
            }
            stopped.load(Ordering::Relaxed)
        };
        let is_stopped = || stopped.load(Ordering::Relaxed);
        match self.actions.get(self.done).copied() {
            Some(action) => {
                let act = self.judge(action, &stop);
                if is_stopped() {
                    // A plan that was cut off is none.
                    self.thinker = Thinker::new();
                    return Step::Stopped;
                }
                self.acts.push(act);
                // What was played can be played again.
                let _ = self.course.act(action);
            }
            None if self.done == self.actions.len() => {
                let end = self.assess_end(&stop);
                if is_stopped() {
                    self.thinker = Thinker::new();
                    return Step::Stopped;
                }
                self.finish(end);
            }
            None => return Step::Finished,
        }
        self.done += 1;
        Step::Taken
    }

    /// Goes on without judging the next action, for studies of samples. `false` if there is none.
    pub fn skip(&mut self) -> bool {
        let Some(&action) = self.actions.get(self.done) else { return false };
        let _ = self.course.act(action);
        self.done += 1;
        true
    }

    /// The game up to the next action to judge.
    pub fn course(&self) -> &Course {
        &self.course
    }

    fn history(&self) -> History {
        History::of(self.course.turns(), self.course.past())
    }

    /// The index of the turn that the next action belongs to.
    fn turn_of(&self, action: Action) -> usize {
        let position = self.course.position();
        let turns = self.course.turns() as usize;
        if position.begins_turn() && position.goes_on(action) {
            turns.saturating_sub(1)
        } else {
            turns
        }
    }

    fn judge(&mut self, action: Action, stop: Stop) -> Act {
        let history = self.history();
        let (turn, at) = (self.turn_of(action), self.done);
        let position = self.course.position();
        let seat = match position.to_act() {
            ToAct::Seat(seat) => seat,
            _ => position.turn(),
        };
        let (effort, curve) = (self.effort, self.curve);
        let judge = Judge { position, history: &history, effort, curve, stop };
        if self.is_alone() {
            let plan = alone::plan(&mut self.thinker, position, &history, effort, stop);
            let decision = alone::decision(position, at, action, &plan);
            let what = Judgement::Decision(Box::new(decision));
            Act { turn, seat, what, before: Vec::new(), to_go: plan.turns }
        } else if position.to_act() == ToAct::Chance {
            let roll = judge.roll(at, action);
            let before = judge.before(&roll);
            Act { turn, seat, what: Judgement::Roll(Box::new(roll)), before, to_go: None }
        } else {
            let mut judged = judge.decision(at, action);
            if let Some(chance) =
                self.chance_of_turn(turn, seat).filter(|_| !judged.decision.is_wrong())
            {
                judged.decision.chances = [chance; 2];
            }
            let what = Judgement::Decision(Box::new(judged.decision));
            Act { turn, seat, what, before: judged.before, to_go: None }
        }
    }

    /// The chance of winning that this seat is known to have after what happened in its turn: a
    /// search after the dice tells more than how it stands.
    fn chance_of_turn(&self, turn: usize, seat: Seat) -> Option<f64> {
        let last = self.acts.last().filter(|act| act.turn == turn && act.seat == seat)?;
        self.course.game().has_chance().then(|| match &last.what {
            Judgement::Roll(roll) => roll.chance(),
            Judgement::Decision(decision) => decision.chances[1],
        })
    }

    fn assess_end(&mut self, stop: Stop) -> End {
        let history = self.history();
        let position = self.course.position();
        let (effort, curve) = (self.effort, self.curve);
        if self.is_alone() {
            let to_go = match position.outcome() {
                Some(outcome) => (outcome.ranks() == [1]).then_some(0),
                None => alone::plan(&mut self.thinker, position, &history, effort, stop).turns,
            };
            return End::Alone(to_go);
        }
        let by_result = || {
            let ranks = self.result.as_ref()?;
            shares(&ranks.iter().map(|&rank| rank == 1).collect::<Vec<_>>())
        };
        let judge = Judge { position, history: &history, effort, curve, stop };
        let known = by_result().or_else(|| settled(position));
        End::Several(known.unwrap_or_else(|| judge.look().1))
    }

    fn finish(&mut self, end: End) {
        match end {
            End::Several(chances) => self.end = Some(chances),
            End::Alone(to_go) => {
                self.end = Some(Vec::new());
                self.judge_alone(to_go);
            }
        }
    }

    /// What each action of a player alone cost: by how much the shortest solution known behind it
    /// is longer than the one known before it.
    fn judge_alone(&mut self, mut to_go: Option<u32>) {
        for number in (0..self.acts.len()).rev() {
            let next = self.acts.get(number + 1).map(|act| act.turn);
            let own = u32::from(next != Some(self.acts[number].turn));
            let act = &mut self.acts[number];
            let played = to_go.map(|turns| turns + own);
            let best = match (act.to_go, played) {
                (Some(planned), Some(played)) => Some(planned.min(played)),
                (planned, played) => planned.or(played),
            };
            if let Judgement::Decision(decision) = &mut act.what {
                alone::set_cost(decision, best, played);
            }
            act.to_go = best;
            to_go = best;
        }
    }

    /// What has been reviewed so far.
    pub fn review(&self) -> Review {
        let mut turns: Vec<Turn> = Vec::new();
        let seating = self.course.game().seating();
        for act in &self.acts {
            let fresh = turns
                .last()
                .is_none_or(|turn| turn.number != act.turn + 1 || turn.seat != act.seat);
            if fresh {
                if let Some(last) = turns.last_mut() {
                    last.after.clone_from(&act.before);
                }
                turns.push(Turn {
                    number: act.turn + 1,
                    seat: act.seat,
                    side: seating.side(act.seat),
                    decisions: Vec::new(),
                    rolls: Vec::new(),
                    before: act.before.clone(),
                    after: act.before.clone(),
                });
            }
            let Some(turn) = turns.last_mut() else { continue };
            match &act.what {
                Judgement::Decision(decision) => turn.decisions.push((**decision).clone()),
                Judgement::Roll(roll) => turn.rolls.push((**roll).clone()),
            }
        }
        if let (Some(last), Some(end)) = (turns.last_mut(), &self.end) {
            last.after.clone_from(end);
        }
        let fewest = self.acts.first().filter(|_| self.is_alone()).and_then(|act| act.to_go);
        Review { turns, sides: seating.sides(), result: self.result.clone(), fewest }
    }
}
