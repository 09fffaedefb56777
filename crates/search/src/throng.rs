//! Three sides or more that race: a beam over the own turns, in many worlds. In between the
//! others do what gains them most and what they like, and they like something else in each
//! world. Nobody can foresee what they will do, but they move the pieces that one will jump
//! over: a plan is good if it is good in many worlds, not if all the others have to play along.

use crate::crew::gather;
use crate::judge::{Judge, State};
use crate::limits::Budget;
use crate::memory::pack_action;
use crate::past::Past;
use crate::thinker::Thought;
use crate::value::{REPEATED, Stakes, WIN, is_decided};
use rules::{Action, Game, Placement, Side, ToAct};
use std::cmp::Reverse;
use std::collections::HashSet;
use std::ops::ControlFlow;

/// So many own turns are looked ahead after the first.
const LAYERS: u32 = 4;
/// So many ways are followed in a beam.
const WIDTH: usize = 4;
/// For each of them so many actions are tried, those that seem best.
const TRIES: usize = 3;
/// What one has gained counts again with every turn that one has it, one in so many: what
/// can be done now is not put off for ever, and the nearer a turn, the surer it is.
const AT_ONCE: i32 = 4;
/// So many actions are tried in the worlds, those that seem best at first: as many as there
/// is time for in some worlds, but not fewer or more than these.
const CANDIDATES: [u64; 2] = [4, 12];
const SOME_WORLDS: u64 = 3;
/// A game that is over at once counts so much in a world, and each turn later so much less:
/// more than anything that can be gained in the turns looked ahead.
const DECISIVE: i32 = 60_000;
const LATER: i32 = 1000;
const MOST_GAINED: i32 = 50_000;
/// One in so many of what was gained counts in a game that is lost.
const LOST_GAINS: i32 = 20;
/// An action is dropped when it did worse than the best in at least so many worlds, by more
/// than this number of standard errors, squared.
const FEWEST: usize = 4;
const SURE: i128 = 9;
/// What is still undecided after so many worlds makes no difference.
const MOST: u64 = 1000;

/// A position in which the own side is to act again, or the game is over.
struct Stand<S> {
    state: S,
    /// How it stands, and how it stood on the way.
    value: i32,
    /// How it stood on the way, as far as that counts.
    way: i32,
    /// The same as the value, but how far one has come even if the game is lost.
    come: i32,
    over: bool,
}

/// An action that may be the best.
struct Candidate {
    action: Action,
    /// What it costs if it repeats a position.
    cost: i32,
    /// What it seemed to be worth at first, and how far one had come with it.
    value: i32,
    come: i32,
    /// How it did in each world.
    worlds: Vec<i32>,
}

impl Candidate {
    /// How it did in the first so many worlds.
    fn total(&self, worlds: usize) -> i64 {
        self.worlds.iter().take(worlds).map(|&value| i64::from(value)).sum()
    }

    /// Did another so much better in the same worlds that it was hardly by chance?
    fn is_worse_than(&self, other: &Candidate) -> bool {
        let (mut sum, mut squares) = (0, 0);
        for (&own, &others) in self.worlds.iter().zip(&other.worlds) {
            let more = i128::from(others) - i128::from(own);
            (sum, squares) = (sum + more, squares + more * more);
        }
        let worlds = self.worlds.len() as i128;
        sum > 0 && sum * sum * (worlds - 1) > SURE * (squares * worlds - sum * sum)
    }
}

/// How the candidates did in a world, in their order, and where the count of nodes stands.
struct World {
    values: Vec<i32>,
    nodes: u64,
}

/// A search that is under way.
pub(crate) struct Throng<'a, J: Judge> {
    judge: &'a J,
    past: &'a Past,
    budget: Budget<'a>,
    me: Side,
    stakes: Stakes,
    /// The world that is looked at. In the first, 0, nobody likes anything.
    world: u64,
    /// That somebody likes an action counts less than this beside what it gains: what a turn
    /// gains here. Much less, and worlds would not differ; much more, and nobody would know
    /// where to go.
    liking: u64,
}

impl<'a, J: Judge> Throng<'a, J> {
    pub fn new(
        judge: &'a J,
        state: &State<J>,
        me: Side,
        past: &'a Past,
        budget: Budget<'a>,
    ) -> Throng<'a, J> {
        let liking = judge.turn_worth(state, me).max(0) as u64;
        let stakes = Stakes::of(judge.game().standing(state));
        Throng { judge, past, budget, me, stakes, world: 0, liking }
    }

    /// Looks into more and more worlds until the limits are reached or one action is left.
    pub fn think(mut self, state: &State<J>) -> Option<Thought> {
        let mut candidates = self.candidates(state);
        let layers = LAYERS.min(self.budget.depth().saturating_sub(1));
        if layers > 0 && !is_decided(candidates.first()?.value) {
            while candidates.len() > 1 && self.look(state, &mut candidates, layers) {
                drop_worse(&mut candidates);
            }
        }
        let best = best_of(&candidates)?;
        let (depth, score) = match best.worlds.len() as i64 {
            0 => (1, best.value),
            worlds => (layers + 1, (best.total(usize::MAX) / worlds) as i32),
        };
        let action = best.action;
        Some(Thought { action, score, line: vec![action], nodes: self.budget.nodes, depth })
    }

    /// The actions that seem best once the others have answered, the best first.
    fn candidates(&mut self, state: &State<J>) -> Vec<Candidate> {
        let mut actions = Vec::new();
        let _ = self.judge.game().each_action(state, |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        let mut candidates = Vec::with_capacity(actions.len());
        for action in actions {
            let cost = self.repetition(state, action);
            let Stand { value, come, .. } = self.stand(state, action, 1, 0);
            let (value, come) = (value - cost, come - cost);
            candidates.push(Candidate { action, cost, value, come, worlds: Vec::new() });
        }
        candidates.sort_by_key(|candidate| Reverse((candidate.value, candidate.come)));
        candidates.truncate(self.affordable());
        candidates
    }

    /// How many candidates there is time for.
    fn affordable(&self) -> usize {
        let seats = self.judge.game().seating().seats();
        let beam = LAYERS as usize * WIDTH * TRIES * seats;
        let [fewest, most] = CANDIDATES;
        (self.budget.left() / (beam as u64 * SOME_WORLDS)).clamp(fewest, most) as usize
    }

    fn repetition(&self, state: &State<J>, action: Action) -> i32 {
        let game = self.judge.game();
        let mut after = state.clone();
        game.apply(&mut after, action, &mut ());
        if self.past.contains(key_of(game, &after)) { REPEATED } else { 0 }
    }

    /// Tries the candidates in another world for each who thinks. `false` if there was no time
    /// for all of them, or these were the last.
    fn look(&mut self, state: &State<J>, candidates: &mut [Candidate], layers: u32) -> bool {
        let limits = self.budget.limits();
        let size = limits.crew.size();
        let (this, tried) = (&*self, &*candidates);
        let worlds = gather(limits.crew, |number| {
            let budget = this.budget.part(size, limits);
            let world = this.world + 1 + number as u64;
            let mut one = Throng { budget, world, ..*this };
            let values = one.world_of(state, tried, layers);
            World { values, nodes: one.budget.nodes }
        });
        self.world += size.get() as u64;
        self.budget.join(worlds.iter().map(|world| world.nodes));
        for World { values, .. } in worlds {
            for (candidate, &value) in candidates.iter_mut().zip(&values) {
                candidate.worlds.push(value);
            }
            if values.len() < candidates.len() {
                return false;
            }
        }
        self.world < MOST
    }

    /// How the candidates do in one world, as many as there is time for.
    fn world_of(&mut self, state: &State<J>, tried: &[Candidate], layers: u32) -> Vec<i32> {
        let mut values = Vec::with_capacity(tried.len());
        let lead = self.lead(state);
        let unmoved = lead + layers as i32 * (lead / AT_ONCE);
        for candidate in tried {
            let mut stand = self.stand(state, candidate.action, 1, 0);
            if self.budget.is_spent() {
                break;
            }
            stand.value -= candidate.cost;
            stand.way -= candidate.cost;
            stand.come -= candidate.cost;
            let Some((value, come)) = self.sweep(stand, layers) else { break };
            values.push(counted(value, come, unmoved));
        }
        values
    }

    /// The value of the best end of a beam, and how far one has come there. `None` if there was
    /// no time.
    fn sweep(&mut self, from: Stand<State<J>>, layers: u32) -> Option<(i32, i32)> {
        let mut beam = vec![from];
        for layer in 0..layers {
            let mut next: Vec<Stand<State<J>>> = Vec::with_capacity(WIDTH * TRIES);
            let mut seen = HashSet::new();
            for (at, action) in self.tries(&beam) {
                let stand = self.stand(&beam[at].state, action, layer as usize + 2, beam[at].way);
                if self.budget.is_spent() {
                    return None;
                }
                if seen.insert(key_of(self.judge.game(), &stand.state)) {
                    next.push(stand);
                }
            }
            next.extend(beam.into_iter().filter(|stand| stand.over));
            next.sort_by_key(|stand| Reverse((stand.value, stand.come)));
            next.truncate(WIDTH);
            beam = next;
        }
        beam.first().map(|best| (best.value, best.come))
    }

    /// What to try from the places of a beam, the most promising first.
    fn tries(&self, beam: &[Stand<State<J>>]) -> Vec<(usize, Action)> {
        let mut tries = Vec::new();
        for (at, stand) in beam.iter().enumerate().filter(|(_, stand)| !stand.over) {
            let _ = self.judge.game().each_action(&stand.state, |action| {
                tries.push((stand.value + self.judge.gain(&stand.state, action), at, action));
                ControlFlow::Continue(())
            });
        }
        tries.sort_by_key(|&(value, ..)| Reverse(value));
        tries.into_iter().take(WIDTH * TRIES).map(|(_, at, action)| (at, action)).collect()
    }

    /// Where an action leads once the others have answered.
    fn stand(&mut self, state: &State<J>, action: Action, ply: usize, way: i32) -> Stand<State<J>> {
        let game = self.judge.game();
        let mut state = state.clone();
        let mut next = Some(action);
        while let Some(action) = next {
            game.apply(&mut state, action, &mut ());
            self.budget.count();
            if let Some(value) = self.stakes.value(game.standing(&state), self.me, ply) {
                let come = self.lead(&state) + way;
                let value = self.past.ended(game, value, || come);
                return Stand { state, value, way, come, over: true };
            }
            next = match game.to_act(&state) {
                ToAct::Seat(seat) if game.seating().side(seat) != self.me => self.answer(&state),
                _ => None,
            };
        }
        let lead = self.lead(&state);
        let value = lead + way;
        Stand { state, value, way: way + lead / AT_ONCE, come: value, over: false }
    }

    /// What gains most for whoever is to act, or what is liked in this world and gains hardly
    /// less.
    fn answer(&self, state: &State<J>) -> Option<Action> {
        if self.world == 0 {
            return self.judge.greatest_gain(state);
        }
        self.judge.most_liked(state, |action| liking(self.world, self.liking, action))
    }

    /// How far the own side has come, and half of how far the best of the others has not.
    fn lead(&self, state: &State<J>) -> i32 {
        self.judge.outlook(state, self.me) - self.judge.best_other(state, self.me) / 2
    }
}

/// What the best end of a beam counts in a world: what it is worth more than to stand as one
/// stands now, or that the game is won or lost. Among losses that come at the same time it counts
/// a little how far one has come: the others may be slower than they seem.
fn counted(value: i32, come: i32, unmoved: i32) -> i32 {
    if is_decided(value) {
        let end = value.signum() * (DECISIVE - LATER * (WIN - value.abs()));
        let gained = ((come - unmoved) / LOST_GAINS).clamp(1 - LATER / 2, LATER / 2 - 1);
        return if value < 0 { end + gained } else { end };
    }
    (value - unmoved).clamp(-MOST_GAINED, MOST_GAINED)
}

fn key_of<G: Game>(game: &G, state: &G::State) -> u64 {
    Placement::of(game, state).key(game.stage_word(state))
}

/// The best by the worlds that all have been tried in, or by the first world if there was no
/// time to try more than some of them.
fn best_of(candidates: &[Candidate]) -> Option<&Candidate> {
    let worlds = candidates.iter().map(|candidate| candidate.worlds.len()).min()?.max(1);
    let tried = candidates.iter().filter(|candidate| candidate.worlds.len() >= worlds);
    tried.min_by_key(|candidate| Reverse(candidate.total(worlds))).or(candidates.first())
}

/// Leaves out what is worse than the best.
fn drop_worse(candidates: &mut Vec<Candidate>) {
    let Some(best) = best_of(candidates).filter(|best| best.worlds.len() >= FEWEST) else {
        return;
    };
    let worse: Vec<bool> = candidates.iter().map(|one| one.is_worse_than(best)).collect();
    let mut worse = worse.into_iter();
    candidates.retain(|_| worse.next() != Some(true));
}

/// How much an action is liked in a world: a number without pattern, less than the most.
fn liking(world: u64, most: u64, action: Action) -> i32 {
    // Odd numbers without pattern themselves; what they scatter is in the upper bits.
    let scattered =
        (world << 32 | u64::from(pack_action(action))).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let scattered = (scattered ^ scattered >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (((scattered >> 32) * most) >> 32) as i32
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::judge::Judged;
    use crate::limits::Limits;
    use rules::Spec;

    /// How the candidates for the first turn of a game do in one world.
    fn in_a_world(id: &str, players: u8) -> Vec<i32> {
        let start = Spec::of(id, players).unwrap().build().unwrap().start();
        let (past, limits) = (Past::default(), Limits::nodes(100_000));
        rules::with_play!(start.play(), (game, state) => {
            let judge = game.judge();
            let mut throng = Throng::new(&judge, state, Side(0), &past, Budget::new(&limits));
            let mut candidates = throng.candidates(state);
            throng.look(state, &mut candidates, LAYERS);
            candidates.iter().map(|candidate| candidate.worlds[0]).collect()
        })
    }

    #[test]
    fn however_far_it_still_is_worlds_tell_actions_apart() {
        for (id, players) in [("halma", 4), ("star-halma", 4), ("chinese-checkers", 6)] {
            let values = in_a_world(id, players);
            let different: HashSet<i32> = values.iter().copied().collect();
            assert!(values.len() >= 8 && different.len() >= 4, "{id}: {values:?}");
        }
    }

    #[test]
    fn sooner_won_and_later_lost_is_better() {
        let values = [3 - WIN, 5 - WIN, -200_000, -70_000, 90_000, WIN - 5, WIN - 3];
        let counted = values.map(|value| counted(value, -60_000, -60_000));
        assert_eq!(counted, [-57_000, -55_000, -50_000, -10_000, 50_000, 55_000, 57_000]);
    }

    #[test]
    fn a_lost_game_is_lost_with_as_much_gained_as_can_be() {
        let lost = |ply: i32, come: i32| counted(ply - WIN, come, -60_000);
        assert!(lost(3, -58_000) > lost(3, -60_000) && lost(3, -60_000) > lost(3, -61_000));
        assert!(lost(4, -90_000) > lost(3, 0), "later is better whatever was gained");
    }
}
