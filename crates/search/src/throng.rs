//! Three sides or more that race: a beam over the own turns. In between the others do what
//! gains them most. Nobody can foresee that for long, but it moves the pieces that one
//! will jump over.

use crate::judge::Judge;
use crate::limits::Budget;
use crate::thinker::{Past, Thought};
use crate::value::{REPEATED, WIN, decided, is_decided};
use rules::{Action, Game, Piece, Placement, Side, ToAct};
use std::collections::HashSet;
use std::ops::ControlFlow;

type State<J> = <<J as Judge>::Game as Game>::State;

/// So many own turns are looked ahead after the first.
const LAYERS: u32 = 6;
/// The first beam is so wide, every further one twice as wide.
const NARROWEST: usize = 4;
/// For each place in the beam so many actions are tried, those that seem best.
const TRIES: usize = 3;
/// What one has gained counts again with every turn that one has it, one in so many: what
/// can be done now is not put off for ever.
const AT_ONCE: i32 = 16;
/// So many beginnings are followed even in a narrow beam.
const BEGINNINGS: usize = 12;

/// So many turns of each seat one is afraid that somebody else wins. Whoever still stands in
/// somebody's goal then, only because leaving it would lose, goes his own way at last, or
/// such a game would never end.
const PATIENCE: u32 = 60;

/// A position in which the own side is to act again, or the game is over.
#[derive(Clone)]
struct Stand<S> {
    state: S,
    /// How it stands, and how it stood on the way.
    value: i32,
    /// How it stood on the way, as far as that counts.
    way: i32,
    /// The action with which it began.
    first: Action,
    over: bool,
}

/// A search that is under way.
pub(crate) struct Throng<'a, J: Judge> {
    judge: &'a J,
    past: &'a Past,
    budget: Budget<'a>,
    me: Side,
}

impl<'a, J: Judge> Throng<'a, J> {
    pub fn new(judge: &'a J, me: Side, past: &'a Past, budget: Budget<'a>) -> Throng<'a, J> {
        Throng { judge, past, budget, me }
    }

    /// Looks with wider and wider beams until the limits are reached.
    pub fn think(mut self, state: &State<J>) -> Option<Thought> {
        let beginnings = self.beginnings(state);
        let best = beginnings.first()?;
        let (mut action, mut score, mut depth) = (best.first, best.value, 1);
        let layers = LAYERS.min(self.budget.depth().saturating_sub(1));
        let mut width = NARROWEST;
        while beginnings.len() > 1 && layers > 0 && !is_decided(score) {
            let Some((best, everything)) = self.sweep(&beginnings, width, layers) else { break };
            (action, score, depth) = (best.first, best.value, layers + 1);
            if everything {
                break;
            }
            width *= 2;
        }
        Some(Thought { action, score, line: vec![action], nodes: self.budget.nodes, depth })
    }

    /// Where every action leads once the others have answered, the best first.
    fn beginnings(&mut self, state: &State<J>) -> Vec<Stand<State<J>>> {
        let game = self.judge.game();
        let mut actions = Vec::new();
        let _ = game.each_action(state, |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        let mut beginnings: Vec<Stand<State<J>>> = Vec::with_capacity(actions.len());
        for action in actions {
            let mut stand = self.stand(state, action, 1, action, 0);
            let cost = self.repetition(state, action);
            (stand.value, stand.way) = (stand.value - cost, stand.way - cost);
            beginnings.push(stand);
        }
        beginnings.sort_by_key(|stand| -stand.value);
        beginnings
    }

    fn repetition(&self, state: &State<J>, action: Action) -> i32 {
        let game = self.judge.game();
        let mut after = state.clone();
        game.apply(&mut after, action, &mut ());
        if self.past.contains(key_of(game, &after)) { REPEATED } else { 0 }
    }

    /// The best end of a beam of this width, and whether nothing had to be left out.
    /// `None` if there was no time.
    fn sweep(
        &mut self,
        beginnings: &[Stand<State<J>>],
        width: usize,
        layers: u32,
    ) -> Option<(Stand<State<J>>, bool)> {
        let mut beam = beginnings.to_vec();
        let mut everything = keep_best(&mut beam, width.max(BEGINNINGS));
        for layer in 0..layers {
            let (tries, all) = self.tries(&beam, width * TRIES);
            everything &= all;
            let mut next: Vec<Stand<State<J>>> = Vec::with_capacity(tries.len());
            let mut seen = HashSet::new();
            for (_, at, action) in tries {
                let from = &beam[at];
                let ply = layer as usize + 2;
                let stand = self.stand(&from.state, action, ply, from.first, from.way);
                if self.budget.is_spent() {
                    return None;
                }
                if seen.insert(key_of(self.judge.game(), &stand.state)) {
                    next.push(stand);
                }
            }
            next.extend(beam.into_iter().filter(|stand| stand.over));
            everything &= keep_best(&mut next, width);
            beam = next;
        }
        beam.into_iter().next().map(|best| (best, everything))
    }

    /// What to try from the places of a beam, the most promising first, and whether that
    /// is all there is.
    fn tries(&self, beam: &[Stand<State<J>>], most: usize) -> (Vec<(i32, usize, Action)>, bool) {
        let mut tries = Vec::new();
        for (at, stand) in beam.iter().enumerate().filter(|(_, stand)| !stand.over) {
            let _ = self.judge.game().each_action(&stand.state, |action| {
                let value = stand.value + self.judge.gain(&stand.state, action);
                tries.push((value, at, action));
                ControlFlow::Continue(())
            });
        }
        tries.sort_by_key(|&(value, ..)| -value);
        let all = tries.len() <= most;
        tries.truncate(most);
        (tries, all)
    }

    /// Where an action leads once the others have answered.
    fn stand(
        &mut self,
        state: &State<J>,
        action: Action,
        ply: usize,
        first: Action,
        way: i32,
    ) -> Stand<State<J>> {
        let game = self.judge.game();
        let (before, mut state) = (state, state.clone());
        let mut next = Some(action);
        let mut turns = 0;
        while let Some(action) = next {
            game.apply(&mut state, action, &mut ());
            self.budget.count();
            turns += u32::from(game.begins_turn(&state));
            if turns > game.seating().seats() as u32 {
                // It was never its turn again: it has arrived or was beaten, and the others
                // play on. Who is beaten loses pieces.
                let arrived = self.count_own(&state) == self.count_own(before);
                let value = if arrived { WIN - ply as i32 } else { ply as i32 - WIN };
                return Stand { state, value, way, first, over: true };
            }
            next = match game.to_act(&state) {
                ToAct::Over(outcome) => {
                    let lost = outcome.rank(self.me) != 1;
                    let value = match lost && self.is_patience_over() {
                        true => self.lead(&state) + way,
                        false => decided(outcome, self.me, ply),
                    };
                    return Stand { state, value, way, first, over: true };
                }
                ToAct::Seat(seat) if game.seating().side(seat) != self.me => {
                    self.judge.greatest_gain(&state)
                }
                _ => None,
            };
        }
        let lead = self.lead(&state);
        Stand { state, value: lead + way, way: way + lead / AT_ONCE, first, over: false }
    }

    /// How many pieces the own side has on the board.
    fn count_own(&self, state: &State<J>) -> u32 {
        let game = self.judge.game();
        let mut number = 0;
        game.each_piece(state, |piece, _| match piece {
            Piece::Of(colour) | Piece::Marked(colour) => {
                number += u32::from(game.seating().side_of(colour) == self.me);
            }
            _ => {}
        });
        number
    }

    fn is_patience_over(&self) -> bool {
        self.past.turns() > PATIENCE * self.judge.game().seating().seats() as u32
    }

    /// How far the own side has come, and half of how far the best of the others has not.
    fn lead(&self, state: &State<J>) -> i32 {
        self.judge.worth(state, self.me) - self.judge.best_other(state, self.me) / 2
    }
}

fn key_of<G: Game>(game: &G, state: &G::State) -> u64 {
    Placement::of(game, state).key(game.stage_word(state))
}

/// Keeps so many of the best, the best first. Were these all?
fn keep_best<S>(stands: &mut Vec<Stand<S>>, most: usize) -> bool {
    stands.sort_by_key(|stand| -stand.value);
    let all = stands.len() <= most;
    stands.truncate(most);
    all
}
