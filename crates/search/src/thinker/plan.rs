//! The plan cache: a side that nobody can obstruct plans its remaining turns once and follows
//! the plan.

use super::strategy::{Request, Strategy};
use crate::evaluator::{Evaluator, State, sides};
use crate::limits::{Budget, Limits};
use crate::score::WIN;
use crate::solo_beam::{BeamResult, Solution, beam_search};
use crate::thought::Thought;
use rules::{Action, Game, Observer, Piece, Place, Placement, Seat};
use std::num::NonZeroUsize;

/// The narrowest beam, and the width from which on its memory is not worth it. Each beam is three
/// times as wide as the one before, until `IN_VAIN` of them have found nothing better.
const NARROWEST: usize = 8;
const WIDEST: usize = 30_000;
const IN_VAIN: u32 = 4;

/// The actions a side still intends to play, and where its pieces must be for the first of them.
#[derive(Debug, Default)]
pub(super) struct PlanCache {
    actions: Vec<Action>,
    pieces: u64,
}

/// The result of asking for a plan.
pub(super) enum Planned {
    Action(Thought),
    /// No plan was found with this number of nodes.
    Nothing {
        nodes: u64,
    },
}

impl PlanCache {
    /// The next action of the plan if it still applies, or of a new one where planning is worth
    /// it.
    pub fn next<E: Evaluator>(&mut self, request: &Request<E>) -> Planned {
        let &Request { evaluator, state, seat, limits, .. } = request;
        let Some(nodes) = request.plan_nodes() else { return Planned::Nothing { nodes: 0 } };
        let game = evaluator.game();
        let start = evaluator.solo_turn(state, seat).unwrap_or_else(|| state.clone());
        let next = self.actions.first().copied();
        if next.is_some_and(|next| {
            self.pieces == pieces_key(game, state, seat) && game.is_legal(state, next)
        }) {
            let actions = std::mem::take(&mut self.actions);
            return Planned::Action(self.follow(request, actions, 0));
        }
        let limits = Limits { nodes, ..*limits };
        let mut budget = Budget::new(&limits);
        match shortest(evaluator, &start, seat, &mut budget) {
            Some(solution) => Planned::Action(self.follow(request, solution.actions, budget.nodes)),
            None => Planned::Nothing { nodes: budget.nodes },
        }
    }

    /// Plays the first action of a plan and keeps the rest.
    fn follow<E: Evaluator>(
        &mut self,
        request: &Request<E>,
        line: Vec<Action>,
        nodes: u64,
    ) -> Thought {
        let game = request.evaluator.game();
        let mut after = request.state.clone();
        game.apply(&mut after, line[0], &mut ());
        let pieces = pieces_key(game, &after, request.seat);
        *self = PlanCache { actions: line[1..].to_vec(), pieces };
        let depth = line.len() as u32;
        // No other side can obstruct it, but one may be faster.
        let (score, more) = match game.seating().seats() {
            1 => (WIN - line.len() as i32, 0),
            _ => request.race_score(depth),
        };
        Thought { action: line[0], score, line, nodes: nodes + more, depth }
    }
}

impl<E: Evaluator> Request<'_, E> {
    /// The node limit of a plan; `None` while other sides matter.
    #[inline(always)]
    fn plan_nodes(&self) -> Option<u64> {
        if !self.limits.plan {
            return None;
        }
        if self.plans_whole_game() {
            return Some(whole_game_nodes(self.limits.nodes));
        }
        self.evaluator.is_unopposed(self.state, self.seat).then_some(self.limits.nodes / 2)
    }

    /// Is the whole rest of the game planned at once? A player alone does it, and so does one of
    /// several sides at a standstill, which looks for a path around the others as they stand.
    #[inline(always)]
    fn plans_whole_game(&self) -> bool {
        let game = self.evaluator.game();
        sides(self.evaluator) == 1
            || (self.strategy() == Strategy::SampledBeam && self.history.is_standstill(game))
    }

    /// An upper bound of the number of nodes.
    pub fn most_nodes(&self) -> u64 {
        let nodes = self.limits.nodes;
        // A failed plan leaves half of the limit for a search.
        if self.plans_whole_game() {
            whole_game_nodes(nodes).saturating_add(nodes / 2)
        } else {
            nodes
        }
    }

    /// The score of a side that needs `turns` turns when no side can obstruct another any more:
    /// won or lost if that is beyond doubt; and the number of nodes it took to find out.
    fn race_score(&self, turns: u32) -> (i32, u64) {
        if turns == 1 {
            return (WIN - 1, 0);
        }
        let seating = self.evaluator.game().seating();
        let standing = self.evaluator.game().standing(self.state);
        let rivals: Vec<Seat> = seating
            .all_seats()
            .filter(|&seat| seating.side(seat) != self.side())
            .filter(|&seat| standing.in_play(seating.side(seat)))
            .collect();
        let limits = Limits { nodes: self.limits.nodes / 4, ..*self.limits };
        let mut budget = Budget::new(&limits);
        let mut fastest_rival: Option<u32> = None;
        for (done, &rival) in rivals.iter().enumerate() {
            // Sides of several seats share their turns: it is not known who takes which.
            let unopposed = seating.seats() == seating.sides()
                && self.evaluator.is_unopposed(self.state, rival);
            let start = if unopposed { self.evaluator.solo_turn(self.state, rival) } else { None };
            let left = NonZeroUsize::new(rivals.len() - done).unwrap_or(NonZeroUsize::MIN);
            let mut part = budget.part(left, &limits);
            let plan = start.and_then(|start| shortest(self.evaluator, &start, rival, &mut part));
            budget.nodes = part.nodes;
            let Some(plan) = plan else { return (self.lead(), budget.nodes) };
            fastest_rival = Some(fastest_rival.map_or(plan.turns, |turns| turns.min(plan.turns)));
        }
        let score = fastest_rival.and_then(|theirs| {
            let actions = (standing.playing() as u32 * (turns.min(theirs) - 1)) as i32;
            if turns + uncertainty(theirs) <= theirs {
                return Some(WIN - actions - 1);
            }
            (theirs + uncertainty(turns) < turns).then_some(actions + 2 - WIN)
        });
        (score.unwrap_or_else(|| self.lead()), budget.nodes)
    }
}

/// The shortest solution for a seat that nobody obstructs, by beams of growing width.
fn shortest<E: Evaluator>(
    evaluator: &E,
    start: &State<E>,
    seat: Seat,
    budget: &mut Budget,
) -> Option<Solution> {
    let skip_others = |state: State<E>| evaluator.solo_turn(&state, seat).unwrap_or(state);
    let mut best: Option<Solution> = None;
    let (mut width, mut in_vain) = (NARROWEST, 0);
    while !budget.is_spent() && in_vain < IN_VAIN && width < WIDEST {
        match beam_search(evaluator, start, seat, width, skip_others, budget) {
            BeamResult::Unsolvable => break,
            BeamResult::Solved(solution)
                if best.as_ref().is_none_or(|best| solution.turns < best.turns) =>
            {
                (best, in_vain) = (Some(solution), 0);
            }
            _ => in_vain += u32::from(best.is_some()),
        }
        width *= 3;
    }
    best
}

/// A hash of where a seat's side has its pieces.
fn pieces_key<G: Game>(game: &G, state: &G::State, seat: Seat) -> u64 {
    let seating = game.seating();
    let mut own = Placement::default();
    game.each_piece(state, |piece, place| match piece {
        Piece::Of(colour) | Piece::Marked(colour)
            if seating.side_of(colour) != seating.side(seat) => {}
        _ => own.moved(piece, Place::Out, place),
    });
    own.key(0)
}

/// The node limit of a plan for a whole game, which may take longer than a single turn: fifty
/// times the limit of a turn while that takes less than a second, ten times while it takes some
/// seconds, and never less than the limit.
fn whole_game_nodes(nodes: u64) -> u64 {
    let times = |factor| nodes.saturating_mul(factor);
    times(50).min(300_000).max(times(10).min(4_000_000)).max(nodes)
}

/// By how many turns the true shortest solution may be shorter than one that was found.
fn uncertainty(turns: u32) -> u32 {
    1 + turns / 8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;

    #[test]
    fn up_to_level_4_a_plan_takes_about_a_second() {
        let planned: Vec<u64> =
            Level::all().map(|level| whole_game_nodes(level.race_nodes())).collect();
        // Half a million nodes take about a second on one core.
        assert!(planned[3] <= 300_000, "{planned:?}");
        assert!(planned.is_sorted() && planned[5] <= 4_000_000, "{planned:?}");
        assert_eq!([whole_game_nodes(1), whole_game_nodes(u64::MAX)], [50, u64::MAX]);
    }
}
