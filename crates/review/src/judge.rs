//! One action judged: a decision beside the best one, a roll beside all others.

use crate::curve::{Curve, settled};
use crate::effort::Effort;
use crate::real::ln;
use rules::{Action, Position, Side, ToAct};
use search::{History, Limits, Thinker, Thought, WIN, is_decided, standings};

/// The highest cost of an action in hundredths of a turn. A win that is missed costs as much.
pub const MOST_COST: i32 = 1_000;

/// What a seat decided, and what it could have.
///
/// See [`Review`](crate::Review) for an example.
#[derive(Clone, Debug)]
pub struct Decision {
    /// Its place among all actions of the game, rolls included, from 0.
    pub at: usize,
    /// The position it was made in.
    pub position: Position,
    /// What was played.
    pub played: Action,
    /// What would have been best: what was played, if nothing is better.
    pub best: Action,
    /// How the best might go on, beginning with it.
    pub line: Vec<Action>,
    /// How many actions were possible.
    pub choices: usize,
    /// What it cost, in hundredths of a turn, at most [`MOST_COST`].
    pub cost: i32,
    /// The chance of winning with the best action, and with what was played. Alone both are 0.
    pub chances: [f64; 2],
    /// The depth in turns to which both were compared; 0 if there was nothing to compare.
    pub depth: u32,
    /// The nodes it took.
    pub nodes: u64,
}

impl Decision {
    /// The chance of winning it cost.
    pub fn chance_cost(&self) -> f64 {
        self.chances[0] - self.chances[1]
    }

    /// Would something else have been better?
    pub fn is_wrong(&self) -> bool {
        self.played != self.best
    }
}

/// How the dice fell, and how they could have.
///
/// See [`Review`](crate::Review) for an example.
#[derive(Clone, Debug)]
pub struct Roll {
    /// Its place among all actions of the game, from 0.
    pub at: usize,
    /// The position before it.
    pub position: Position,
    /// What was rolled.
    pub rolled: Action,
    /// Every roll with its odds and the chance of winning after it, for the side whose turn it is.
    pub all: Vec<(Action, u32, f64)>,
    /// The mean of those chances, weighted with the odds.
    pub mean: f64,
    /// The depth in turns to which all rolls were searched.
    pub depth: u32,
    /// The nodes it took.
    pub nodes: u64,
}

impl Roll {
    /// The chance of winning after what was rolled.
    pub fn chance(&self) -> f64 {
        let found = self.all.iter().find(|(roll, ..)| *roll == self.rolled);
        found.map_or(self.mean, |&(.., chance)| chance)
    }

    /// By how much the chance of winning after it is higher than the mean: how lucky the side was.
    pub fn luck(&self) -> f64 {
        self.chance() - self.mean
    }
}

/// A position with what is needed to judge it.
pub(crate) struct Judge<'a> {
    pub position: &'a Position,
    pub history: &'a History,
    pub effort: Effort,
    pub curve: Curve,
    /// Polled during searches: what was found is worth nothing once it says so.
    pub stop: Stop<'a>,
}

/// Should a search end at once?
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// A search that nobody stops.
pub(crate) const NEVER: Stop<'static> = &|| false;

/// A judged decision, with the chances of all sides before it.
pub(crate) struct Judged {
    pub decision: Decision,
    pub before: Vec<f64>,
}

impl Judge<'_> {
    fn side(&self) -> Side {
        self.position.game().seating().side(self.position.turn())
    }

    fn sides(&self) -> usize {
        self.position.game().seating().sides()
    }

    fn limits(&self) -> Limits<'_> {
        self.effort.limits(self.position, self.stop)
    }

    /// Do dice fall all the time? Then searches average chances of winning, else they compare
    /// leads.
    fn has_dice(&self) -> bool {
        !self.position.game().may_repeat()
    }

    /// Is the score of a search the lead over the only opponent?
    fn is_lead(&self) -> bool {
        self.sides() == 2 && !self.has_dice()
    }

    /// How the sides stand, as the curve wants it: by the score of a search of the side to act
    /// where that is a lead.
    fn standings(&self, score: i32) -> Vec<Option<i32>> {
        if !self.is_lead() {
            let mut standings = standings(self.position);
            if is_decided(score) {
                standings[self.side().index()] = Some(score);
            }
            return standings;
        }
        let mut lead = vec![Some(0); 2];
        lead[self.side().index()] = Some(score);
        lead
    }

    /// The chances of all sides where the side to act has this score.
    fn chances(&self, score: i32) -> Vec<f64> {
        let known = settled(self.position);
        known.unwrap_or_else(|| self.curve.chances(&self.standings(score), self.side()))
    }

    /// The chance of the side to act to win.
    fn chance(&self, score: i32) -> f64 {
        self.chances(score)[self.side().index()]
    }

    /// Judges a decision.
    pub fn decision(&self, at: usize, played: Action) -> Judged {
        let choices = self.position.actions().len();
        let mut thinker = Thinker::new();
        let thought = (choices > 1 || self.is_lead())
            .then(|| thinker.think(self.position, self.history, &self.limits()))
            .flatten();
        let score = thought.as_ref().map_or(0, |thought| thought.score);
        let mut decision = Decision {
            at,
            position: self.position.clone(),
            played,
            best: played,
            line: vec![played],
            choices,
            cost: 0,
            chances: [self.chance(score); 2],
            depth: 0,
            nodes: thought.as_ref().map_or(0, |thought| thought.nodes),
        };
        if let Some(thought) = thought {
            match thought.action == played {
                true => decision.line = thought.line,
                false => self.compare(&mut thinker, &thought, &mut decision),
            }
        }
        let before = self.chances(score);
        Judged { decision, before }
    }

    /// Compares what was played with what the search found best.
    fn compare(&self, thinker: &mut Thinker, thought: &Thought, decision: &mut Decision) {
        let actions = [thought.action, decision.played];
        let [best, played] = if self.has_dice() {
            let chance_of = self.chance_of();
            let (position, history) = (self.position, self.history);
            let limits = &self.limits();
            let Some(found) =
                thinker.compare_chances(position, history, &actions, limits, &chance_of)
            else {
                return;
            };
            decision.depth = found.depth;
            decision.nodes += found.nodes;
            decision.chances = [found.scores[0], found.scores[1]].map(of_millionths);
            [found.scores[0], found.scores[1]]
        } else {
            let scores = self.compare_leads(thinker, thought, decision);
            decision.chances = self.chances_of(scores);
            scores
        };
        // A win that takes longer is still a win.
        let same_end = !self.has_dice()
            && is_decided(best)
            && is_decided(played)
            && best.signum() == played.signum();
        let is_better = best > played && !same_end;
        if !is_better {
            // What was played is at least as good as all that was found.
            decision.chances = [decision.chances[0].max(decision.chances[1]); 2];
            return;
        }
        decision.best = thought.action;
        decision.line = thought.line.clone();
        decision.cost = if self.has_dice() {
            self.turns(decision.chances)
        } else {
            best.saturating_sub(played).clamp(1, MOST_COST)
        };
    }

    /// The scores of the best action and of what was played, in hundredths of a turn.
    fn compare_leads(
        &self,
        thinker: &mut Thinker,
        thought: &Thought,
        decision: &mut Decision,
    ) -> [i32; 2] {
        let actions = [thought.action, decision.played];
        let found = thinker.compare(self.position, self.history, &actions, &self.limits());
        let mut scores = found.as_ref().map_or([0, 0], |found| [found.scores[0], found.scores[1]]);
        decision.depth = found.as_ref().map_or(0, |found| found.depth);
        decision.nodes += found.map_or(0, |found| found.nodes);
        if is_decided(thought.score) && thought.score > 0 {
            // The whole budget for one action sees further than its half.
            scores[0] = scores[0].max(thought.score);
            if !is_decided(scores[1]) {
                scores[1] = self.score_after(thinker, decision).unwrap_or(scores[1]);
            }
        } else if is_decided(thought.score) {
            // Whatever is played loses.
            scores = [thought.score; 2];
        }
        if self.is_lead() {
            for (score, &action) in scores.iter_mut().zip(&actions) {
                if !is_decided(*score) && self.loses_at_once(action) {
                    *score = 2 - WIN;
                }
            }
        }
        scores
    }

    /// Can the opponent win with its next action? A short search may not see it where there are many
    /// actions.
    fn loses_at_once(&self, action: Action) -> bool {
        let mut after = self.position.clone();
        let side = self.side();
        let seating = after.game().seating().clone();
        let is_opponent = |seat| seating.side(seat) != side;
        if after.act(action).is_err()
            || !matches!(after.to_act(), ToAct::Seat(seat) if is_opponent(seat))
        {
            return false;
        }
        after.actions().into_iter().any(|reply| {
            let mut then = after.clone();
            let won = |outcome: rules::Outcome| outcome.rank(side) != 1;
            then.act(reply).is_ok() && then.outcome().is_some_and(won)
        })
    }

    /// The score of the side to act after what was played, if a search of its own sees the end.
    fn score_after(&self, thinker: &mut Thinker, decision: &mut Decision) -> Option<i32> {
        let mut after = self.position.clone();
        after.act(decision.played).ok()?;
        let side = self.side();
        let same = match after.to_act() {
            ToAct::Seat(seat) => after.game().seating().side(seat) == side,
            _ => return None,
        };
        thinker.clear();
        let thought = thinker.think(&after, self.history, &self.limits())?;
        decision.nodes += thought.nodes;
        let score = if same { thought.score } else { -thought.score };
        (self.is_lead() && is_decided(score)).then_some(score)
    }

    /// The chances of winning with two scores. With several sides only the difference of scores
    /// means something: it lowers the standing of the side.
    fn chances_of(&self, [best, played]: [i32; 2]) -> [f64; 2] {
        if self.is_lead() || settled(self.position).is_some() {
            return [self.chance(best), self.chance(played)];
        }
        let side = self.side().index();
        let with = |score: i32, less: i32| {
            let mut standings = standings(self.position);
            standings[side] = match is_decided(score) {
                true => Some(score),
                false => standings[side].map(|standing| standing - less),
            };
            self.curve.chances(&standings, self.side())[side]
        };
        [with(best, 0), with(played, best.saturating_sub(played).clamp(0, MOST_COST))]
    }

    /// By how many hundredths of a turn one must fall behind for the chance to change so.
    fn turns(&self, [best, played]: [f64; 2]) -> i32 {
        let odds = |chance: f64| {
            let chance = chance.clamp(1e-6, 1.0 - 1e-6);
            ln(chance / (1.0 - chance))
        };
        let turns = (odds(best) - odds(played)) * 100_000.0 / f64::from(self.curve.slope.max(1));
        (turns as i32).clamp(1, MOST_COST)
    }

    /// Judges a roll.
    pub fn roll(&self, at: usize, rolled: Action) -> Roll {
        let rolls = self.position.chances();
        let actions: Vec<Action> = rolls.iter().map(|&(action, _)| action).collect();
        let chance_of = self.chance_of();
        let side = self.side().index();
        let found = match settled(self.position) {
            Some(_) => None,
            None => Thinker::new().compare_chances(
                self.position,
                self.history,
                &actions,
                &self.limits(),
                &chance_of,
            ),
        };
        let chance = |number: usize| match (&found, settled(self.position)) {
            (Some(found), _) => of_millionths(found.scores[number]),
            (None, known) => known.map_or(0.0, |chances| chances[side]),
        };
        let with_chance =
            |(number, &(action, odds)): (usize, &(Action, u32))| (action, odds, chance(number));
        let all: Vec<(Action, u32, f64)> = rolls.iter().enumerate().map(with_chance).collect();
        let odds: f64 = all.iter().map(|&(_, odds, _)| f64::from(odds)).sum();
        let sum: f64 = all.iter().map(|&(_, odds, chance)| f64::from(odds) * chance).sum();
        Roll {
            at,
            position: self.position.clone(),
            rolled,
            all,
            mean: if odds > 0.0 { sum / odds } else { 0.0 },
            depth: found.as_ref().map_or(0, |found| found.depth),
            nodes: found.map_or(0, |found| found.nodes),
        }
    }

    /// The chances of all sides before a roll: the mean over the rolls for the side whose turn it
    /// is; the others share the rest as they stand.
    pub fn before(&self, roll: &Roll) -> Vec<f64> {
        self.shared(roll.mean)
    }

    /// The chances of all sides where the side whose turn it is has this one: the others share the
    /// rest as they stand.
    fn shared(&self, own: f64) -> Vec<f64> {
        let (side, static_chances) = (self.side().index(), self.chances(0));
        let rest = 1.0 - static_chances[side];
        let share = |(other, &chance): (usize, &f64)| match other == side {
            true => own,
            false if rest > 0.0 => chance * (1.0 - own) / rest,
            false => 0.0,
        };
        static_chances.iter().enumerate().map(share).collect()
    }

    /// The chance of winning of a side that stands so, in millionths.
    fn chance_of(&self) -> impl Fn(&[Option<i32>], Side, Side) -> i32 + use<> {
        let curve = self.curve;
        move |standings, side, to_act| millionths(curve.chances(standings, to_act)[side.index()])
    }

    /// The chances of all sides where a seat is to act: with its best action, as far as a search
    /// finds it.
    pub fn with_best(&self) -> Vec<f64> {
        let mut thinker = Thinker::new();
        let thought = settled(self.position)
            .is_none()
            .then(|| thinker.think(self.position, self.history, &self.limits()))
            .flatten();
        let Some(thought) = thought else { return self.chances(0) };
        if !self.has_dice() {
            return self.chances(thought.score);
        }
        let chance_of = self.chance_of();
        let (actions, limits) = ([thought.action], &self.limits());
        let found =
            thinker.compare_chances(self.position, self.history, &actions, limits, &chance_of);
        match found {
            Some(found) => self.shared(of_millionths(found.scores[0])),
            None => self.chances(0),
        }
    }

    /// How the sides stand here, as the curve wants it, and the chances that a review shows.
    pub fn look(&self) -> (Vec<Option<i32>>, Vec<f64>) {
        match self.position.to_act() {
            ToAct::Over(_) => (self.standings(0), self.chances(0)),
            ToAct::Chance => (standings(self.position), self.before(&self.roll(0, Action::Pass))),
            ToAct::Seat(_) => {
                let thought = (self.sides() > 1 && self.is_lead())
                    .then(|| Thinker::new().think(self.position, self.history, &self.limits()));
                let score = thought.flatten().map_or(0, |thought| thought.score);
                (self.standings(score), self.chances(score))
            }
        }
    }
}

fn millionths(chance: f64) -> i32 {
    (chance * 1e6 + 0.5) as i32
}

fn of_millionths(chance: i32) -> f64 {
    f64::from(chance) / 1e6
}
