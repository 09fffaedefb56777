//! Move ordering: the table's best move first, then by gain with a bonus for killer moves.
//!
//! Moves are picked one at a time by selection instead of being sorted, because most nodes are
//! cut off after the first few.

use super::MAX_PLY;
use crate::evaluator::{Evaluator, State};
use rules::{Action, Game};
use std::ops::ControlFlow;

/// A killer move, one that caused a cutoff at the same ply, is tried as if it gained this more.
const KILLER_BONUS: i32 = 150;

/// The moves of one node that were not searched yet.
pub(super) struct MoveQueue {
    start: usize,
    next: usize,
    end: usize,
    /// Moves that another thread was searching.
    deferred: Vec<Action>,
}

impl MoveQueue {
    /// Moves a move to the end of the queue.
    pub fn defer(&mut self, action: Action) {
        self.deferred.push(action);
    }

    /// Drops all moves that were not deferred.
    pub fn skip_rest(&mut self) {
        self.end = self.next;
    }
}

/// The next move of a queue.
pub(super) struct OrderedMove {
    pub action: Action,
    pub rank: i32,
    pub deferred: bool,
}

/// The move lists of all nodes from the root to the current one, and the killer moves.
pub(super) struct MoveOrdering {
    stack: Vec<(i32, Action)>,
    killers: [[Option<Action>; 2]; MAX_PLY],
}

impl MoveOrdering {
    pub fn new() -> MoveOrdering {
        MoveOrdering { stack: Vec::with_capacity(4096), killers: [[None; 2]; MAX_PLY] }
    }

    /// Pushes the moves of a position with their ranks.
    pub fn generate<E: Evaluator>(
        &mut self,
        evaluator: &E,
        state: &State<E>,
        table_action: Option<Action>,
        ply: usize,
    ) -> MoveQueue {
        let killers = self.killers[ply];
        let stack = &mut self.stack;
        let start = stack.len();
        let _ = evaluator.game().visit_actions(state, &mut |action| {
            if !evaluator.is_candidate(state, action) {
                return ControlFlow::Continue(());
            }
            let rank = if table_action == Some(action) {
                i32::MAX
            } else {
                let bonus = if killers.contains(&Some(action)) { KILLER_BONUS } else { 0 };
                evaluator.gain(state, action) + bonus
            };
            stack.push((rank, action));
            ControlFlow::Continue(())
        });
        if stack.len() == start {
            let _ = evaluator.game().visit_actions(state, &mut |action| {
                stack.push((0, action));
                ControlFlow::Continue(())
            });
        }
        MoveQueue { start, next: start, end: stack.len(), deferred: Vec::new() }
    }

    /// The remaining move of the highest rank; at the end, the deferred ones.
    pub fn next(&mut self, queue: &mut MoveQueue) -> Option<OrderedMove> {
        if queue.next == queue.end {
            let deferred = queue.deferred.pop();
            return deferred.map(|action| OrderedMove { action, rank: 0, deferred: true });
        }
        let rest = &mut self.stack[queue.next..queue.end];
        let mut best = 0;
        for (index, &(rank, _)) in rest.iter().enumerate() {
            if rank > rest[best].0 {
                best = index;
            }
        }
        rest.swap(0, best);
        queue.next += 1;
        let (rank, action) = rest[0];
        Some(OrderedMove { action, rank, deferred: false })
    }

    /// Pops the moves of a node. The nodes below it must have been released before.
    pub fn release(&mut self, queue: &MoveQueue) {
        self.stack.truncate(queue.start);
    }

    pub fn add_killer(&mut self, action: Action, ply: usize) {
        let [first, second] = &mut self.killers[ply];
        if *first != Some(action) {
            *second = *first;
            *first = Some(action);
        }
    }
}
