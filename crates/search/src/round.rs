//! Three sides or more, and games with dice: every side does what is best for itself, and
//! chance is averaged.

use crate::judge::{Judge, State};
use crate::limits::Budget;
use crate::past::Past;
use crate::thinker::{Thought, Weighed};
use crate::value::{REPEATED, Stakes};
use crate::window::{INFINITE, Window};
use rules::{Action, Game, Placement, Side, ToAct};
use std::ops::ControlFlow;

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

/// Which values of actions at the root are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// The best; of the others it is enough to know that they are no better.
    Best,
    All,
}

/// A position at which somebody chooses, looked at one action after the other.
struct Choice<'s, S> {
    state: &'s S,
    depth: i32,
    ply: usize,
    /// 1 if the side that thinks chooses, -1 if its only enemy does.
    sign: i32,
    actions: std::vec::IntoIter<(i32, Action)>,
    /// What the best of the actions so far is worth to the side that thinks.
    value: i32,
}

impl<S> Choice<'_, S> {
    /// Is it so good for whoever chooses that the value no longer matters?
    fn is_beyond(&self, window: Window) -> bool {
        is_beyond(self.value, self.sign, window)
    }
}

fn is_beyond(value: i32, sign: i32, window: Window) -> bool {
    if sign > 0 { value >= window.high } else { value <= window.low }
}

/// A search that is under way.
pub(crate) struct Round<'a, J: Judge> {
    judge: &'a J,
    past: &'a Past,
    budget: Budget<'a>,
    me: Side,
    stakes: Stakes,
    /// Sides that are still in the game.
    sides: u8,
    /// How many times as many actions are looked at as usual.
    breadth: usize,
}

/// Having looked so far ahead, one looks again with a wider view before looking farther.
const BREADTHS: [usize; 2] = [1, 2];

impl<'a, J: Judge> Round<'a, J> {
    pub fn new(
        judge: &'a J,
        state: &State<J>,
        me: Side,
        past: &'a Past,
        budget: Budget<'a>,
    ) -> Round<'a, J> {
        let standing = judge.game().standing(state);
        let (stakes, sides) = (Stakes::of(standing), standing.playing());
        Round { judge, past, budget, me, stakes, sides, breadth: 1 }
    }

    /// Looks further and further ahead until the limits are reached.
    pub fn think(mut self, state: &State<J>) -> Option<Thought> {
        let (weighed, depth) = self.rounds(state, Wanted::Best);
        let &(score, action) = weighed.first()?;
        let line = vec![action];
        Some(Thought { action, score, line, nodes: self.budget.nodes, depth })
    }

    /// Every action with its value, the best first.
    pub fn weigh(mut self, state: &State<J>) -> Weighed {
        let (weighed, depth) = self.rounds(state, Wanted::All);
        let actions = weighed.into_iter().map(|(value, action)| (action, value)).collect();
        Weighed { actions, nodes: self.budget.nodes, depth }
    }

    /// The actions with their values after the last round there was time for, and how many
    /// turns that looked ahead.
    fn rounds(&mut self, state: &State<J>, wanted: Wanted) -> (Vec<(i32, Action)>, u32) {
        let (mut weighed, mut reached) = (self.ranked(state, usize::MAX), 0);
        for depth in 1..=self.budget.depth() {
            for breadth in BREADTHS {
                self.breadth = breadth;
                let Some(round) = self.round(state, &weighed, depth as i32, wanted) else {
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
        wanted: Wanted,
    ) -> Option<Vec<(i32, Action)>> {
        let width = match usize::try_from(depth - 2) {
            Ok(farther) => ROOT[farther.min(ROOT.len() - 1)],
            Err(_) => usize::MAX,
        };
        let mut round = Vec::new();
        let mut best = -INFINITE;
        for &(_, action) in before.iter().take(width) {
            let after = self.after(state, action);
            let game = self.judge.game();
            let turn = game.begins_turn(&after) || game.to_act(&after) == ToAct::Chance;
            let left = if turn { depth - 1 } else { depth };
            let low = if wanted == Wanted::All { -INFINITE } else { best };
            let window = Window { low, ..Window::WHOLE };
            let value = self.value(&after, left, 1, turn, window) - self.repetition(&after);
            best = best.max(value);
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
    fn value(
        &mut self,
        state: &State<J>,
        depth: i32,
        ply: usize,
        fresh: bool,
        window: Window,
    ) -> i32 {
        let game = self.judge.game();
        let to_act = game.to_act(state);
        if let Some(value) = self.stakes.value(game.standing(state), self.me, ply) {
            return self.past.ended(game, value, || self.lead(state, self.me));
        }
        let at_rest = game.begins_turn(state) || to_act == ToAct::Chance;
        if (depth <= 0 && at_rest) || ply >= LONGEST || self.budget.is_spent() {
            return self.lead(state, self.me);
        }
        match self.choice(state, depth, ply, fresh) {
            Some(choice) => self.decide(choice, window),
            None => match to_act {
                ToAct::Seat(seat) => {
                    self.answer(state, game.seating().side(seat), depth, ply, window)
                }
                _ => self.average(state, depth, ply, window),
            },
        }
    }

    /// What can be chosen, if the side that thinks or its only enemy is to act.
    fn choice<'s>(
        &self,
        state: &'s State<J>,
        depth: i32,
        ply: usize,
        fresh: bool,
    ) -> Option<Choice<'s, State<J>>> {
        let game = self.judge.game();
        let ToAct::Seat(seat) = game.to_act(state) else { return None };
        let own = game.seating().side(seat) == self.me;
        if !own && self.sides > 2 {
            return None;
        }
        let width = match (fresh, own) {
            (false, _) => self.judge.follow_ups(),
            (true, true) => self.breadth * WIDTHS[(ply - 1).min(WIDTHS.len() - 1)],
            (true, false) => self.breadth * ANSWERS,
        };
        let sign = if own { 1 } else { -1 };
        let actions = self.ranked(state, width).into_iter();
        Some(Choice { state, depth, ply, sign, actions, value: -sign * INFINITE })
    }

    /// The best for whoever chooses, as far as that matters.
    fn decide(&mut self, mut choice: Choice<State<J>>, window: Window) -> i32 {
        while !choice.is_beyond(window) && self.try_next(&mut choice, window) {}
        choice.value
    }

    /// Looks at one more action. `false` if there is none.
    fn try_next(&mut self, choice: &mut Choice<State<J>>, window: Window) -> bool {
        let Some((_, action)) = choice.actions.next() else { return false };
        let window = match choice.sign {
            1 => Window { low: window.low.max(choice.value), ..window },
            _ => Window { high: window.high.min(choice.value), ..window },
        };
        let value = self.deeper(choice.state, action, choice.depth, choice.ply, window);
        choice.value = choice.sign * (choice.sign * choice.value).max(choice.sign * value);
        true
    }

    fn deeper(
        &mut self,
        state: &State<J>,
        action: Action,
        depth: i32,
        ply: usize,
        window: Window,
    ) -> i32 {
        let after = self.after(state, action);
        let game = self.judge.game();
        // Who rolls again begins a turn as far as looking ahead goes.
        let turn = game.begins_turn(&after) || game.to_act(&after) == ToAct::Chance;
        self.value(&after, depth - i32::from(turn), ply + 1, turn, window)
    }

    /// The mean over what chance may bring. First each outcome is looked at with one action:
    /// whoever chooses after it gets at least that, and often this is enough to know that the
    /// mean does not matter.
    fn average(&mut self, state: &State<J>, depth: i32, ply: usize, window: Window) -> i32 {
        let outcomes = self.outcomes(state);
        let weights: i64 = outcomes.iter().map(|&(weight, _)| weight).sum();
        let mean = |total: i64| (total / weights.max(1)) as i32;
        let (mut total, mut open) = (0, Vec::new());
        for (weight, after) in &outcomes {
            let depth = depth - i32::from(self.judge.game().begins_turn(after));
            let value = match self.choice(after, depth, ply + 1, true) {
                Some(mut choice) => {
                    self.try_next(&mut choice, Window::WHOLE);
                    let value = choice.value;
                    open.push((*weight, choice));
                    value
                }
                None => self.value(after, depth, ply + 1, true, Window::WHOLE),
            };
            total += weight * i64::from(value);
        }
        let Some(sign) = open.first().map(|(_, choice)| choice.sign) else { return mean(total) };
        for (weight, choice) in open {
            if is_beyond(mean(total), sign, window) {
                break;
            }
            let rest = total - weight * i64::from(choice.value);
            let share = share_of(window, weights, weight, rest, sign);
            total = rest + weight * i64::from(self.decide(choice, share));
        }
        mean(total)
    }

    /// What chance may bring, each with its weight.
    fn outcomes(&mut self, state: &State<J>) -> Vec<(i64, State<J>)> {
        let game = self.judge.game();
        let mut outcomes = Vec::new();
        let _ = game.each_action(state, |action| {
            outcomes.push((i64::from(game.weight(state, action)), action));
            ControlFlow::Continue(())
        });
        let after = |(weight, action)| (weight, self.after(state, action));
        outcomes.into_iter().map(after).collect()
    }

    /// What follows when another side does what is best for itself right now.
    fn answer(
        &mut self,
        state: &State<J>,
        side: Side,
        depth: i32,
        ply: usize,
        window: Window,
    ) -> i32 {
        let mut best: Option<(i32, State<J>)> = None;
        for (_, action) in self.ranked(state, 2) {
            let after = self.after(state, action);
            let standing = self.judge.game().standing(&after);
            let decided = self.stakes.value(standing, side, ply);
            let lead = decided.unwrap_or_else(|| self.lead(&after, side));
            if best.as_ref().is_none_or(|&(most, _)| lead > most) {
                best = Some((lead, after));
            }
        }
        let Some((_, after)) = best else { return self.lead(state, self.me) };
        let turn = self.judge.game().begins_turn(&after);
        self.value(&after, depth - i32::from(turn), ply, turn, window)
    }

    /// The actions that promise most, the best first.
    fn ranked(&self, state: &State<J>, width: usize) -> Vec<(i32, Action)> {
        let (gain, mut ranked) = (self.judge.scales(state), Vec::new());
        let _ = self.judge.game().each_action(state, |action| {
            ranked.push((gain(action), action));
            ControlFlow::Continue(())
        });
        ranked.sort_by_key(|&(gain, _)| -gain);
        ranked.truncate(width);
        ranked
    }

    /// How much better a side stands than the others: all of what it is ahead of the best
    /// of them when there is one, half of it when there are several, nothing of it once one is
    /// no longer afraid of them.
    fn lead(&self, state: &State<J>, side: Side) -> i32 {
        if self.past.consolation(self.judge.game()).is_some() {
            return self.judge.outlook(state, side);
        }
        let share = if self.sides == 2 { 1 } else { 2 };
        self.judge.outlook(state, side) - self.judge.best_other(state, side) / share
    }
}

/// Which values of one outcome matter for a mean, when the others have this total or are still
/// better than that for whoever chooses.
fn share_of(window: Window, weights: i64, weight: i64, rest: i64, sign: i32) -> Window {
    let clamped = |value: i64| value.clamp(-i64::from(INFINITE), i64::from(INFINITE)) as i32;
    if sign > 0 {
        let high = -(rest - i64::from(window.high) * weights).div_euclid(weight);
        Window { high: clamped(high), ..Window::WHOLE }
    } else {
        let low = (i64::from(window.low) * weights - rest).div_euclid(weight);
        Window { low: clamped(low), ..Window::WHOLE }
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::judge::Judged;
    use crate::{Limits, Rng, random_any};
    use rules::{Play, Spec};

    /// The same without leaving anything out.
    fn plainly<J: Judge>(
        round: &mut Round<J>,
        state: &State<J>,
        depth: i32,
        ply: usize,
        fresh: bool,
    ) -> i32 {
        let game = round.judge.game();
        if let Some(value) = round.stakes.value(game.standing(state), round.me, ply) {
            return value;
        }
        let rolls = game.to_act(state) == ToAct::Chance;
        if depth <= 0 && (game.begins_turn(state) || rolls) {
            return round.lead(state, round.me);
        }
        if rolls {
            let outcomes = round.outcomes(state);
            let weights: i64 = outcomes.iter().map(|&(weight, _)| weight).sum();
            let value = |(weight, after): (i64, State<J>)| {
                let depth = depth - i32::from(game.begins_turn(&after));
                weight * i64::from(plainly(round, &after, depth, ply + 1, true))
            };
            return (outcomes.into_iter().map(value).sum::<i64>() / weights) as i32;
        }
        let choice = round.choice(state, depth, ply, fresh).unwrap();
        let values = choice.actions.map(|(_, action)| {
            let after = round.after(state, action);
            let turn = game.begins_turn(&after) || game.to_act(&after) == ToAct::Chance;
            choice.sign * plainly(round, &after, depth - i32::from(turn), ply + 1, turn)
        });
        choice.sign * values.max().unwrap()
    }

    #[test]
    fn what_is_left_out_changes_no_value() {
        let mut rng = Rng::new(5);
        let mut position = Spec::of("barricade", 2).unwrap().build().unwrap().start();
        let (mut saved, mut positions) = (0, 0);
        while positions < 40 {
            let action = random_any(&position, &mut rng).unwrap();
            position.act(action).unwrap();
            let Play::Barricade(game, state) = position.play() else { panic!() };
            if !game.begins_turn(state) {
                continue;
            }
            positions += 1;
            let (judge, past, limits) = (game.judge(), Past::default(), Limits::nodes(u64::MAX));
            let round = || Round::new(&judge, state, Side(0), &past, Budget::new(&limits));
            let (mut pruned, mut whole) = (round(), round());
            let value = plainly(&mut whole, state, 2, 1, true);
            assert_eq!(pruned.value(state, 2, 1, true, Window::WHOLE), value);
            saved += whole.budget.nodes - pruned.budget.nodes;
            // With a window a value outside is only known to be outside, on the same side.
            for (low, high) in [(value - 50, value + 50), (value + 1, INFINITE), (-INFINITE, value)]
            {
                let window = Window { low, high };
                let found = pruned.value(state, 2, 1, true, window);
                assert_eq!(window.contains(found), window.contains(value));
                assert_eq!(found <= low, value <= low);
            }
        }
        assert!(saved > 0);
    }
}
