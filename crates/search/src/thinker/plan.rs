//! The plan cache: a side that nobody can obstruct plans its remaining turns once and follows
//! the plan.

use super::Thought;
use super::strategy::Request;
use crate::evaluator::{Evaluator, State};
use crate::limits::{Budget, Limits};
use crate::score::WIN;
use crate::solo_beam::{BeamResult, Solution, beam_search};
use rules::{Action, Game, Observer, Piece, Place, Placement, Seat};

/// The narrowest beam, and the width from which on its memory is not worth it. Each beam is three
/// times as wide as the one before, until `IN_VAIN` of them have found nothing better.
const NARROWEST: usize = 8;
const WIDEST: usize = 30_000;
const IN_VAIN: u32 = 4;

/// The actions a side still intends to play, and where its pieces must be for the first of them.
#[derive(Debug, Default)]
pub(super) struct Plan {
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

impl Plan {
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
        *self = Plan { actions: line[1..].to_vec(), pieces };
        let depth = line.len() as u32;
        // No other side can obstruct it, but one may be faster.
        let (score, more) = match game.seating().seats() {
            1 => (WIN - line.len() as i32, 0),
            _ => request.race_score(depth),
        };
        Thought { action: line[0], score, line, nodes: nodes + more, depth }
    }
}

/// The shortest solution for a seat that nobody obstructs, by beams of growing width.
pub(super) fn shortest<E: Evaluator>(
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
pub(super) fn plan_nodes(nodes: u64) -> u64 {
    let times = |factor| nodes.saturating_mul(factor);
    times(50).min(300_000).max(times(10).min(4_000_000)).max(nodes)
}

/// By how many turns the true shortest solution may be shorter than one that was found.
pub(super) fn uncertainty(turns: u32) -> u32 {
    1 + turns / 8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;

    #[test]
    fn up_to_level_4_a_plan_takes_about_a_second() {
        let planned: Vec<u64> =
            Level::all().map(|level| plan_nodes(level.limits(1, &|| false).nodes)).collect();
        // Half a million nodes take about a second on one core.
        assert!(planned[3] <= 300_000, "{planned:?}");
        assert!(planned.is_sorted() && planned[5] <= 4_000_000, "{planned:?}");
        assert_eq!([plan_nodes(1), plan_nodes(u64::MAX)], [50, u64::MAX]);
    }
}
