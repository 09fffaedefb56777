//! Beam search against sampled opponent models, for races of three or more sides.
//!
//! This combination is our own. What several opponents will do cannot be foreseen, but it matters:
//! they move the pieces one wants to jump over. A wide beam that assumes fixed, greedy opponents
//! finds plans that work only if all of them play along, and it played worse the longer it
//! searched. So every candidate action is tried against many samples. In each sample the
//! opponents are greedy with random preferences (a bonus per action, up to what a turn gains),
//! and a narrow beam over the own turns estimates what the action leads to. All candidates see the
//! same samples (common random numbers), so their differences are significant early: a
//! candidate that is significantly worse is dropped. It was measured against one greedy model, and
//! against Monte Carlo tree search (docs/experiments.md).

use crate::alpha_beta::transposition::pack_action;
use crate::evaluator::{Evaluator, State};
use crate::history::History;
use crate::limits::Budget;
use crate::order::{best_first_by, rank_of_pair};
use crate::score::{Objective, REPETITION, WIN, is_decided};
use crate::thought::{RankedActions, Thought};
use crate::workers::gather;
use rules::{Action, Game, Placement, Side, ToAct};
use std::cmp::Reverse;
use std::collections::HashSet;
use std::ops::ControlFlow;

/// The number of own turns after the first that a beam covers.
const LAYERS: u32 = 4;
/// The number of positions a beam keeps in each layer.
const WIDTH: usize = 4;
/// For each of them this number of actions is played, the most promising ones.
const EXPANSIONS: usize = 3;
/// This fraction of the evaluation counts again with every turn it lasts, so that gains are not
/// put off: the nearer a turn, the more certain it is.
const EARLY_GAIN: i32 = 4;
/// The smallest and largest number of candidates. In between it is what the budget allows for
/// `PLANNED_SAMPLES` samples.
const CANDIDATES: [u64; 2] = [4, 12];
const PLANNED_SAMPLES: u64 = 3;
/// The score in a sample of a game decided at once, and by how much less each turn later counts.
/// Larger than anything that can be gained in the layers of a beam.
const DECIDED: i32 = 60_000;
const PER_TURN: i32 = 1000;
const LARGEST_GAIN: i32 = 50_000;
/// This fraction of the gain counts in a lost game.
const LOST_GAIN: i32 = 20;
/// A candidate is dropped after at least this number of samples, if it is worse than the best one
/// by more than this number of standard errors, squared.
const FEWEST_SAMPLES: usize = 4;
const SIGNIFICANCE: i128 = 9;
/// What is still undecided after this number of samples makes no difference.
const MOST_SAMPLES: u64 = 1000;

/// A position in which the own side is to act again, or the game is over.
struct BeamNode<S> {
    state: S,
    /// The evaluation here, with what counts of the evaluations on the path.
    score: i32,
    /// What counts of the evaluations on the path.
    path_score: i32,
    /// The same as the score, but the progress made even if the game is lost.
    progress: i32,
    over: bool,
}

/// An action that may be the best.
struct Candidate {
    action: Action,
    /// The penalty if it repeats a position.
    penalty: i32,
    /// The score and progress after greedy replies, before any sample.
    score: i32,
    progress: i32,
    /// Its score in each sample.
    samples: Vec<i32>,
}

impl Candidate {
    /// The sum of its scores in the first `count` samples.
    fn total(&self, count: usize) -> i64 {
        self.samples.iter().take(count).map(|&score| i64::from(score)).sum()
    }

    /// Is it significantly worse than another one in the same samples (a paired test)?
    fn is_worse_than(&self, other: &Candidate) -> bool {
        let (mut sum, mut squares) = (0, 0);
        for (&own, &others) in self.samples.iter().zip(&other.samples) {
            let difference = i128::from(others) - i128::from(own);
            (sum, squares) = (sum + difference, squares + difference * difference);
        }
        let count = self.samples.len() as i128;
        sum > 0 && sum * sum * (count - 1) > SIGNIFICANCE * (squares * count - sum * sum)
    }
}

/// The scores of the candidates in one sample, in their order, and the count of nodes after it.
struct SampleScores {
    scores: Vec<i32>,
    nodes: u64,
}

/// A running search.
pub(crate) struct SampledBeam<'a, E: Evaluator> {
    evaluator: &'a E,
    history: &'a History,
    budget: Budget<'a>,
    side: Side,
    objective: Objective,
    /// The number of the current sample. In sample 0 opponents have no preferences.
    sample: u64,
    /// The upper bound of a preference: what a turn gains here. Much less, and samples would not
    /// differ; much more, and opponents would not find their way.
    largest_preference: u64,
}

impl<'a, E: Evaluator> SampledBeam<'a, E> {
    pub fn new(
        evaluator: &'a E,
        state: &State<E>,
        side: Side,
        history: &'a History,
        budget: Budget<'a>,
    ) -> SampledBeam<'a, E> {
        let largest_preference = evaluator.turn_value(state, side).max(0) as u64;
        let objective = Objective::of(evaluator.game().standing(state));
        SampledBeam { evaluator, history, budget, side, objective, sample: 0, largest_preference }
    }

    /// Draws samples until the limits are reached or one candidate is left.
    pub fn think(mut self, state: &State<E>) -> Option<Thought> {
        let mut candidates = self.candidates(state);
        let layers = LAYERS.min(self.budget.depth().saturating_sub(1));
        if layers > 0 && !is_decided(candidates.first()?.score) {
            while candidates.len() > 1 && self.draw_samples(state, &mut candidates, layers) {
                drop_worse(&mut candidates);
            }
        }
        let best = best_of(&candidates)?;
        let (depth, score) = match best.samples.len() as i64 {
            0 => (1, best.score),
            count => (layers + 1, (best.total(usize::MAX) / count) as i32),
        };
        let action = best.action;
        Some(Thought { action, score, line: vec![action], nodes: self.budget.nodes, depth })
    }

    /// Each of these actions with its mean score in the same samples, in evaluations of one
    /// turn. What is decided at once has the score of a decided game.
    pub fn compare(mut self, state: &State<E>, actions: &[Action]) -> RankedActions {
        let mut candidates = self.tried(state, actions.to_vec());
        let layers = LAYERS.min(self.budget.depth().saturating_sub(1));
        while layers > 0 && self.draw_samples(state, &mut candidates, layers) {}
        // The last sample may lack some of the candidates.
        let count = candidates.iter().map(|one| one.samples.len()).min().unwrap_or(0);
        // A gain that lasts counts once at the end of the beam and in part with every layer.
        let weight = i64::from(EARLY_GAIN + layers as i32);
        let score = |one: &Candidate| match count as i64 {
            _ if is_decided(one.score) => one.score,
            0 => one.score,
            samples => (one.total(count) * i64::from(EARLY_GAIN) / (samples * weight)) as i32,
        };
        let actions = candidates.iter().map(|one| (one.action, score(one))).collect();
        let depth = if count > 0 { layers + 1 } else { 1 };
        RankedActions { actions, nodes: self.budget.nodes, depth }
    }

    /// The actions with the best scores after greedy replies, the best first.
    fn candidates(&mut self, state: &State<E>) -> Vec<Candidate> {
        let mut actions = Vec::new();
        let _ = self.evaluator.game().visit_actions(state, &mut |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        let mut candidates = self.tried(state, actions);
        best_first_by(&mut candidates, |one| rank_of_pair(one.score, one.progress));
        candidates.truncate(self.affordable_candidates());
        candidates
    }

    /// These actions with their scores after greedy replies.
    fn tried(&mut self, state: &State<E>, actions: Vec<Action>) -> Vec<Candidate> {
        let mut candidates = Vec::with_capacity(actions.len());
        for action in actions {
            let penalty = self.repetition(state, action);
            let BeamNode { score, progress, .. } = self.child(state, action, 1, 0);
            let (score, progress) = (score - penalty, progress - penalty);
            candidates.push(Candidate { action, penalty, score, progress, samples: Vec::new() });
        }
        candidates
    }

    fn affordable_candidates(&self) -> usize {
        let seats = self.evaluator.game().seating().seats();
        let beam = LAYERS as usize * WIDTH * EXPANSIONS * seats;
        let [fewest, most] = CANDIDATES;
        (self.budget.left() / (beam as u64 * PLANNED_SAMPLES)).clamp(fewest, most) as usize
    }

    fn repetition(&self, state: &State<E>, action: Action) -> i32 {
        let game = self.evaluator.game();
        let mut after = state.clone();
        game.apply(&mut after, action, &mut ());
        if self.history.contains(key_of(game, &after)) { REPETITION } else { 0 }
    }

    /// Tries the candidates in one more sample per worker. `false` if the budget did not suffice
    /// for all candidates, or these were the last samples.
    fn draw_samples(
        &mut self,
        state: &State<E>,
        candidates: &mut [Candidate],
        layers: u32,
    ) -> bool {
        let limits = self.budget.limits();
        let workers = limits.workers.count();
        let (this, tried) = (&*self, &*candidates);
        let results = gather(limits.workers, |number| {
            let budget = this.budget.part(workers, limits);
            let sample = this.sample + 1 + number as u64;
            let mut search = SampledBeam { budget, sample, ..*this };
            let scores = search.sample_scores(state, tried, layers);
            SampleScores { scores, nodes: search.budget.nodes }
        });
        self.sample += workers.get() as u64;
        self.budget.join(results.iter().map(|result| result.nodes));
        for SampleScores { scores, .. } in results {
            for (candidate, &score) in candidates.iter_mut().zip(&scores) {
                candidate.samples.push(score);
            }
            if scores.len() < candidates.len() {
                return false;
            }
        }
        self.sample < MOST_SAMPLES
    }

    /// The scores of the candidates in the current sample, of as many as the budget allows.
    fn sample_scores(
        &mut self,
        state: &State<E>,
        candidates: &[Candidate],
        layers: u32,
    ) -> Vec<i32> {
        let mut scores = Vec::with_capacity(candidates.len());
        let now = self.static_score(state);
        let unchanged = now + layers as i32 * (now / EARLY_GAIN);
        for candidate in candidates {
            let mut node = self.child(state, candidate.action, 1, 0);
            if self.budget.is_spent() {
                break;
            }
            node.score -= candidate.penalty;
            node.path_score -= candidate.penalty;
            node.progress -= candidate.penalty;
            let Some((score, progress)) = self.beam_search(node, layers) else { break };
            scores.push(sample_score(score, progress, unchanged));
        }
        scores
    }

    /// The score and progress at the best end of a beam. `None` if the budget did not suffice.
    fn beam_search(&mut self, from: BeamNode<State<E>>, layers: u32) -> Option<(i32, i32)> {
        let mut beam = vec![from];
        for layer in 0..layers {
            let mut next: Vec<BeamNode<State<E>>> = Vec::with_capacity(WIDTH * EXPANSIONS);
            let mut seen = HashSet::new();
            for (at, action) in self.expansions(&beam) {
                let parent = &beam[at];
                let node = self.child(&parent.state, action, layer as usize + 2, parent.path_score);
                if self.budget.is_spent() {
                    return None;
                }
                if seen.insert(key_of(self.evaluator.game(), &node.state)) {
                    next.push(node);
                }
            }
            next.extend(beam.into_iter().filter(|node| node.over));
            best_first_by(&mut next, |node| rank_of_pair(node.score, node.progress));
            next.truncate(WIDTH);
            beam = next;
        }
        beam.first().map(|best| (best.score, best.progress))
    }

    /// The actions to play from the nodes of a beam, the most promising first.
    fn expansions(&self, beam: &[BeamNode<State<E>>]) -> Vec<(usize, Action)> {
        let mut actions = Vec::new();
        for (at, node) in beam.iter().enumerate().filter(|(_, node)| !node.over) {
            let _ = self.evaluator.game().visit_actions(&node.state, &mut |action| {
                let gain = self.evaluator.gain(&node.state, action);
                actions.push((node.score + gain, at, action));
                ControlFlow::Continue(())
            });
        }
        best_first_by(&mut actions, |&(score, ..)| i64::from(score));
        actions.into_iter().take(WIDTH * EXPANSIONS).map(|(_, at, action)| (at, action)).collect()
    }

    /// The position after an action and the replies of all opponents.
    fn child(
        &mut self,
        state: &State<E>,
        action: Action,
        ply: usize,
        path_score: i32,
    ) -> BeamNode<State<E>> {
        let game = self.evaluator.game();
        let mut state = state.clone();
        let mut next = Some(action);
        while let Some(action) = next {
            game.apply(&mut state, action, &mut ());
            self.budget.count();
            if let Some(score) = self.objective.score(game.standing(&state), self.side, ply) {
                let progress = self.static_score(&state) + path_score;
                let score = self.history.terminal(game, score, || progress);
                return BeamNode { state, score, path_score, progress, over: true };
            }
            next = match game.to_act(&state) {
                ToAct::Seat(seat) if game.seating().side(seat) != self.side => self.reply(&state),
                _ => None,
            };
        }
        let now = self.static_score(&state);
        let score = now + path_score;
        let path_score = path_score + now / EARLY_GAIN;
        BeamNode { state, score, path_score, progress: score, over: false }
    }

    /// The action of the opponent model: the largest sum of gain and preference.
    fn reply(&self, state: &State<E>) -> Option<Action> {
        if self.sample == 0 {
            return self.evaluator.greedy_action(state);
        }
        let bonus = |action| preference(self.sample, self.largest_preference, action);
        self.evaluator.greedy_action_with(state, bonus)
    }

    /// The own evaluation less half of the best opponent's.
    fn static_score(&self, state: &State<E>) -> i32 {
        let own = self.evaluator.evaluate(state, self.side);
        own - self.evaluator.best_opponent(state, self.side) / 2
    }
}

/// The score of a candidate in a sample, given the best end of its beam: the gain over standing
/// still, or that the game is decided. Among losses at the same time the gain counts a little:
/// opponents may be slower than the model.
fn sample_score(score: i32, progress: i32, unchanged: i32) -> i32 {
    if is_decided(score) {
        let end = score.signum() * (DECIDED - PER_TURN * (WIN - score.abs()));
        let gain = ((progress - unchanged) / LOST_GAIN).clamp(1 - PER_TURN / 2, PER_TURN / 2 - 1);
        return if score < 0 { end + gain } else { end };
    }
    (score - unchanged).clamp(-LARGEST_GAIN, LARGEST_GAIN)
}

fn key_of<G: Game>(game: &G, state: &G::State) -> u64 {
    Placement::of(game, state).key(game.stage_word(state))
}

/// The best candidate by the samples in which all were tried, or by the score before sampling if
/// there is none.
fn best_of(candidates: &[Candidate]) -> Option<&Candidate> {
    let count = candidates.iter().map(|candidate| candidate.samples.len()).min()?.max(1);
    let tried = candidates.iter().filter(|candidate| candidate.samples.len() >= count);
    tried.min_by_key(|candidate| Reverse(candidate.total(count))).or(candidates.first())
}

/// Drops the candidates that are significantly worse than the best one.
fn drop_worse(candidates: &mut Vec<Candidate>) {
    let Some(best) = best_of(candidates).filter(|best| best.samples.len() >= FEWEST_SAMPLES) else {
        return;
    };
    let worse: Vec<bool> = candidates.iter().map(|one| one.is_worse_than(best)).collect();
    let mut worse = worse.into_iter();
    candidates.retain(|_| worse.next() != Some(true));
}

/// The preference for an action in a sample: a pseudorandom number below `bound`.
fn preference(sample: u64, bound: u64, action: Action) -> i32 {
    // Multiplicative hashing with the constants of SplitMix64; the upper bits are well mixed.
    let hash = (sample << 32 | u64::from(pack_action(action))).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let hash = (hash ^ hash >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (((hash >> 32) * bound) >> 32) as i32
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::evaluator::Evaluated;
    use crate::limits::Limits;
    use rules::Spec;

    /// The scores of the candidates for the first turn of a game in one sample.
    fn scores_in_a_sample(id: &str, players: u8) -> Vec<i32> {
        let start = Spec::of(id, players).unwrap().build().unwrap().start();
        let (history, limits) = (History::default(), Limits::nodes(100_000));
        rules::with_play!(start.play(), (game, state) => {
            let evaluator = game.evaluator();
            let budget = Budget::new(&limits);
            let mut search = SampledBeam::new(&evaluator, state, Side(0), &history, budget);
            let mut candidates = search.candidates(state);
            search.draw_samples(state, &mut candidates, LAYERS);
            candidates.iter().map(|candidate| candidate.samples[0]).collect()
        })
    }

    #[test]
    fn samples_tell_candidates_apart_however_far_the_goal_is() {
        for (id, players) in [("halma", 4), ("star-halma", 4), ("chinese-checkers", 6)] {
            let scores = scores_in_a_sample(id, players);
            let different: HashSet<i32> = scores.iter().copied().collect();
            assert!(scores.len() >= 8 && different.len() >= 4, "{id}: {scores:?}");
        }
    }

    #[test]
    fn a_sooner_win_and_a_later_loss_score_higher() {
        let scores = [3 - WIN, 5 - WIN, -200_000, -70_000, 90_000, WIN - 5, WIN - 3];
        let scores = scores.map(|score| sample_score(score, -60_000, -60_000));
        assert_eq!(scores, [-57_000, -55_000, -50_000, -10_000, 50_000, 55_000, 57_000]);
    }

    #[test]
    fn among_losses_the_gain_counts() {
        let lost = |ply: i32, progress: i32| sample_score(ply - WIN, progress, -60_000);
        assert!(lost(3, -58_000) > lost(3, -60_000) && lost(3, -60_000) > lost(3, -61_000));
        assert!(lost(4, -90_000) > lost(3, 0), "later is better whatever was gained");
    }
}
