//! Three sides or more, and games with dice: every side does what is best for itself, and
//! chance is averaged.

use crate::judge::Judge;
use crate::limits::Budget;
use crate::thinker::{Past, Thought, Weighed};
use crate::value::{REPEATED, decided};
use rules::{Action, Game, Placement, Side, ToAct};
use std::ops::ControlFlow;

type State<J> = <<J as Judge>::Game as Game>::State;

/// So many actions of the own side are looked at after the root, one action later, and so on;
/// the most promising ones.
const WIDTHS: [usize; 3] = [10, 6, 4];
/// And so many answers of the others.
const ANSWERS: usize = 8;
/// At the root fewer and fewer of the best actions are looked at the farther one looks: all
/// of them one turn ahead, then so many.
const ROOT: [usize; 3] = [20, 6, 4];

/// No line of actions is longer.
const LONGEST: usize = 60;

/// A search that is under way.
pub(crate) struct Round<'a, J: Judge> {
    judge: &'a J,
    past: &'a Past,
    budget: Budget<'a>,
    me: Side,
    sides: u8,
    /// How many times as many actions are looked at as usual.
    breadth: usize,
}

/// Having looked so far ahead, one looks again with a wider view before looking farther.
const BREADTHS: [usize; 2] = [1, 2];

impl<'a, J: Judge> Round<'a, J> {
    pub fn new(judge: &'a J, me: Side, past: &'a Past, budget: Budget<'a>) -> Round<'a, J> {
        let sides = judge.game().seating().sides() as u8;
        Round { judge, past, budget, me, sides, breadth: 1 }
    }

    /// Looks further and further ahead until the limits are reached.
    pub fn think(mut self, state: &State<J>) -> Option<Thought> {
        let (weighed, depth) = self.rounds(state);
        let &(score, action) = weighed.first()?;
        let line = vec![action];
        Some(Thought { action, score, line, nodes: self.budget.nodes, depth })
    }

    /// Every action with its value, the best first.
    pub fn weigh(mut self, state: &State<J>) -> Weighed {
        let (weighed, depth) = self.rounds(state);
        let actions = weighed.into_iter().map(|(value, action)| (action, value)).collect();
        Weighed { actions, nodes: self.budget.nodes, depth }
    }

    /// The actions with their values after the last round there was time for, and how many
    /// turns that looked ahead.
    fn rounds(&mut self, state: &State<J>) -> (Vec<(i32, Action)>, u32) {
        let (mut weighed, mut reached) = (self.ranked(state, usize::MAX), 0);
        for depth in 1..=self.budget.depth() {
            for breadth in BREADTHS {
                self.breadth = breadth;
                let Some(round) = self.round(state, &weighed, depth as i32) else {
                    return (weighed, reached);
                };
                (weighed, reached) = (round, depth);
            }
            if weighed.len() <= 1 {
                break;
            }
        }
        (weighed, reached)
    }

    /// All actions anew, so many turns deep, the best first. `None` if there was no time.
    fn round(
        &mut self,
        state: &State<J>,
        before: &[(i32, Action)],
        depth: i32,
    ) -> Option<Vec<(i32, Action)>> {
        let width = match usize::try_from(depth - 2) {
            Ok(farther) => ROOT[farther.min(ROOT.len() - 1)],
            Err(_) => usize::MAX,
        };
        let mut round = Vec::new();
        for &(_, action) in before.iter().take(width) {
            let after = self.after(state, action);
            let game = self.judge.game();
            let turn = game.begins_turn(&after) || game.to_act(&after) == ToAct::Chance;
            let left = if turn { depth - 1 } else { depth };
            let value = self.value(&after, left, 1, turn) - self.repetition(&after);
            round.push((value, action));
            // The first round of all is always finished, so that there is an answer.
            if self.budget.is_spent() && (depth > 1 || self.breadth > 1) {
                return None;
            }
        }
        round.sort_by_key(|&(value, _)| -value);
        Some(round)
    }

    fn repetition(&self, state: &State<J>) -> i32 {
        let game = self.judge.game();
        if !game.may_repeat() || !game.begins_turn(state) {
            return 0;
        }
        let key = Placement::of(game, state).key(game.stage_word(state));
        if self.past.contains(key) { REPEATED } else { 0 }
    }

    fn after(&mut self, state: &State<J>, action: Action) -> State<J> {
        let mut after = state.clone();
        self.judge.game().apply(&mut after, action, &mut ());
        self.budget.count();
        after
    }

    /// What a position is worth to the side that thinks, so many turns ahead. It is
    /// `fresh` if a turn begins with it, or only a roll was made since.
    fn value(&mut self, state: &State<J>, depth: i32, ply: usize, fresh: bool) -> i32 {
        let game = self.judge.game();
        let to_act = game.to_act(state);
        if let ToAct::Over(outcome) = to_act {
            return decided(outcome, self.me, ply);
        }
        let at_rest = game.begins_turn(state) || to_act == ToAct::Chance;
        if (depth <= 0 && at_rest) || ply >= LONGEST || self.budget.is_spent() {
            return self.lead(state, self.me);
        }
        match to_act {
            ToAct::Chance => self.average(state, depth, ply),
            ToAct::Seat(seat) => {
                let side = game.seating().side(seat);
                // After a roll a turn is as good as new.
                let goes_on = ply > 0 && !fresh;
                let width = match (goes_on, side == self.me) {
                    (true, _) => self.judge.follow_ups(),
                    (false, true) => self.breadth * WIDTHS[(ply - 1).min(WIDTHS.len() - 1)],
                    (false, false) => self.breadth * ANSWERS,
                };
                if side == self.me {
                    self.extreme(state, depth, ply, width, 1)
                } else if self.sides == 2 {
                    self.extreme(state, depth, ply, width, -1)
                } else {
                    self.answer(state, side, depth, ply)
                }
            }
            ToAct::Over(_) => 0,
        }
    }

    fn deeper(&mut self, state: &State<J>, action: Action, depth: i32, ply: usize) -> i32 {
        let after = self.after(state, action);
        let game = self.judge.game();
        let rolled = game.to_act(state) == ToAct::Chance;
        // Who rolls again begins a turn as far as looking ahead goes.
        let rolls_again = !rolled && game.to_act(&after) == ToAct::Chance;
        let turn = game.begins_turn(&after) || rolls_again;
        self.value(&after, depth - i32::from(turn), ply + 1, turn || rolled)
    }

    /// The mean over what chance may bring.
    fn average(&mut self, state: &State<J>, depth: i32, ply: usize) -> i32 {
        let game = self.judge.game();
        let (mut total, mut weights) = (0i64, 0i64);
        let mut outcomes = Vec::new();
        let _ = game.each_action(state, |action| {
            outcomes.push((action, game.weight(state, action)));
            ControlFlow::Continue(())
        });
        for (action, weight) in outcomes {
            total += i64::from(weight) * i64::from(self.deeper(state, action, depth, ply));
            weights += i64::from(weight);
        }
        (total / weights.max(1)) as i32
    }

    /// The best for the side that thinks (`sign` 1), or for its only enemy (-1).
    fn extreme(
        &mut self,
        state: &State<J>,
        depth: i32,
        ply: usize,
        width: usize,
        sign: i32,
    ) -> i32 {
        let mut best = i32::MIN;
        for (_, action) in self.ranked(state, width) {
            best = best.max(sign * self.deeper(state, action, depth, ply));
        }
        sign * best
    }

    /// What follows when another side does what is best for itself right now.
    fn answer(&mut self, state: &State<J>, side: Side, depth: i32, ply: usize) -> i32 {
        let mut best: Option<(i32, State<J>)> = None;
        for (_, action) in self.ranked(state, 2) {
            let after = self.after(state, action);
            let lead = match self.judge.game().to_act(&after) {
                ToAct::Over(outcome) => decided(outcome, side, ply),
                _ => self.lead(&after, side),
            };
            if best.as_ref().is_none_or(|&(most, _)| lead > most) {
                best = Some((lead, after));
            }
        }
        let Some((_, after)) = best else { return self.lead(state, self.me) };
        let turn = self.judge.game().begins_turn(&after);
        self.value(&after, depth - i32::from(turn), ply, turn)
    }

    /// The actions that promise most, the best first.
    fn ranked(&self, state: &State<J>, width: usize) -> Vec<(i32, Action)> {
        let mut ranked = Vec::new();
        let _ = self.judge.game().each_action(state, |action| {
            ranked.push((self.judge.gain(state, action), action));
            ControlFlow::Continue(())
        });
        ranked.sort_by_key(|&(gain, _)| -gain);
        ranked.truncate(width);
        ranked
    }

    /// How much better a side stands than the others: all of what it is ahead of the best
    /// of them when there is one, half of it when there are several.
    fn lead(&self, state: &State<J>, side: Side) -> i32 {
        let share = if self.sides == 2 { 1 } else { 2 };
        self.judge.worth(state, side) - self.judge.best_other(state, side) / share
    }
}
