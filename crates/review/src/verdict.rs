//! One position judged by itself, and perhaps an action in it: for the bar that shows who is ahead, for
//! warnings, hints and tasks.

use crate::alone;
use crate::curve::Curve;
use crate::effort::Effort;
use crate::judge::{Decision, Judge, Stop};
use crate::mistake::Mistake;
use rules::{Action, ToAct};
use search::{History, Thinker};
use table::Course;

/// What a position is worth, and an action in it.
///
/// See [`verdict`] for an example.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The chance of winning of each side. Empty for a player alone.
    pub chances: Vec<f64>,
    /// The number of turns to a solution for a player alone, as far as is known.
    pub to_go: Option<u32>,
    /// The action beside the best one.
    pub decision: Option<Decision>,
}

impl Verdict {
    /// How bad the action was, if it was.
    pub fn mistake(&self) -> Option<Mistake> {
        let decision = self.decision.as_ref()?;
        match self.chances.is_empty() {
            true => Mistake::of_cost(decision.cost),
            false => Mistake::of_chance(decision.chance_cost()),
        }
    }
}

/// Judges the position at the end of a course, and an action that is legal there. What was found is
/// worth nothing if `stop` said so. An action while the dice are to fall is no decision.
///
/// ```
/// use rules::Spec;
/// use spielhof_review::{Effort, Mistake, verdict};
/// let game = Spec::of("gobang", 2).unwrap().build().unwrap();
/// let setup = "turn: 1\n8 . . 1 1 . . . . . . . . . . . .\n2 1 2 2 2 2 . . . . . . . . . . .";
/// let course = table::Course::with_setup(&game, setup).unwrap();
/// let action = course.position().read("@p16").unwrap(); // and not against the four
/// let found = verdict(&course, Some(action), Effort::nodes(20_000), &|| false);
/// assert_eq!(found.mistake(), Some(Mistake::Blunder));
/// assert_eq!(found.chances.len(), 2);
/// ```
pub fn verdict(course: &Course, action: Option<Action>, effort: Effort, stop: Stop) -> Verdict {
    let position = course.position();
    let history = History::of(course.turns(), course.past());
    let at = course.actions().len();
    let action = action.filter(|_| matches!(course.to_act(), ToAct::Seat(_)));
    if course.game().seating().sides() == 1 {
        return alone(course, action, effort, stop);
    }
    let curve = Curve::of(course.game());
    let judge = Judge { position, history: &history, effort, curve, stop };
    let decision = action.map(|action| judge.decision(at, action));
    let chances = match (&decision, course.to_act()) {
        (Some(judged), _) if !course.game().has_chance() => judged.before.clone(),
        (_, ToAct::Seat(_)) => judge.with_best(),
        _ => judge.look().1,
    };
    Verdict { chances, to_go: None, decision: decision.map(|judged| judged.decision) }
}

/// A player alone: the turns to a solution before and after the action.
fn alone(course: &Course, action: Option<Action>, effort: Effort, stop: Stop) -> Verdict {
    let known = |course: &Course| {
        let history = History::of(course.turns(), course.past());
        let position = course.position();
        alone::plan(&mut Thinker::new(), position, &history, effort, stop)
    };
    let solved = |course: &Course| match course.position().outcome() {
        Some(outcome) => (outcome.ranks() == [1]).then_some(0),
        None => known(course).turns,
    };
    if course.outcome().is_some() {
        return Verdict { chances: Vec::new(), to_go: solved(course), decision: None };
    }
    let (position, plan) = (course.position(), known(course));
    let Some(action) = action else {
        return Verdict { chances: Vec::new(), to_go: plan.turns, decision: None };
    };
    let mut after = course.clone();
    // The caller says that it is legal.
    let _ = after.act(action);
    let own = u32::from(!position.goes_on(action));
    let played = solved(&after).map(|turns| turns + own);
    let best = match (plan.turns, played) {
        (Some(planned), Some(played)) => Some(planned.min(played)),
        (planned, played) => planned.or(played),
    };
    let mut decision = alone::decision(position, course.actions().len(), action, &plan);
    alone::set_cost(&mut decision, best, played);
    Verdict { chances: Vec::new(), to_go: best, decision: Some(decision) }
}
