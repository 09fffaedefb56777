//! The fewest turns in which a position is won, and how difficult that is to see.

use crate::prover::{Prover, TooLarge};
use rules::{Action, Position, ToAct};

/// What is known about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The fewest turns in which the side to act can force a win, if a forced win was found.
    pub turns: Option<u32>,
    /// No win can be forced within this number of turns.
    pub excluded: u32,
    /// The first actions that force the win in the fewest turns.
    pub solutions: Vec<Action>,
    /// The number of positions that were visited.
    pub effort: u64,
}

/// Looks for the fewest turns, one turn more at a time, up to a number of turns and of nodes.
///
/// ```
/// use spielhof_puzzle::examine;
/// let game = rules::Spec::of("gobang", 2).unwrap().build().unwrap();
/// // Three in the open: four, which cannot be stopped at both ends, then five.
/// let open = game.load("turn: 1\n 9 . . . . . . 1 1 1 . . . . . . .\n 1 2 2 . . . . . . . . . . . . . .").unwrap();
/// let found = examine(&open, 3, 1_000_000);
/// assert_eq!((found.turns, found.excluded, found.solutions.len()), (Some(2), 1, 2));
/// ```
pub fn examine(position: &Position, most_turns: u32, most_nodes: u64) -> Found {
    let mut found = Found { turns: None, excluded: 0, solutions: Vec::new(), effort: 0 };
    if !matches!(position.to_act(), ToAct::Seat(_)) {
        return found;
    }
    let mut prover = Prover::new(position, most_nodes);
    for turns in 1..=most_turns {
        let solutions = prover.winning(position, begun(position, turns));
        found.effort = prover.nodes().min(most_nodes);
        match solutions {
            Err(TooLarge) => break,
            Ok(solutions) if solutions.is_empty() => found.excluded = turns,
            Ok(solutions) => {
                found.turns = Some(turns);
                found.solutions = solutions;
                break;
            }
        }
    }
    found
}

/// The number of turns that may still begin, out of all turns of a puzzle. One has already begun after a roll or in
/// the middle of a chain that can continue.
pub(crate) fn begun(position: &Position, turns: u32) -> u32 {
    let goes_on = || position.actions().into_iter().any(|action| position.goes_on(action));
    if position.begins_turn() && !goes_on() { turns } else { turns.saturating_sub(1) }
}

/// How difficult it is to find a solution, from one to five. Difficulty grows with the size of the search, the
/// number of turns and the length of the first chain, and falls with the number of solutions.
pub fn difficulty(position: &Position, found: &Found) -> u8 {
    let hops = |&action: &Action| position.way(action).map_or(1, |way| way.cells.len() as u64 - 1);
    let hops = found.solutions.iter().map(hops).min().unwrap_or(1);
    let solutions = found.solutions.len() as u64;
    let turns = u64::from(found.turns.unwrap_or(0));
    let points = 2 * u64::from(found.effort.max(1).ilog2()) + 4 * turns + hops.min(8);
    let points = points.saturating_sub(2 * u64::from(solutions.max(1).ilog2()));
    match points {
        0..=17 => 1,
        18..=23 => 2,
        24..=29 => 3,
        30..=35 => 4,
        _ => 5,
    }
}
