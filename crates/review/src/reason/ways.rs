//! Ways to the home square of Barricade.

use board::Cell;
use rules::Game;
use rules::barricade::{Barricade, Fields};
use std::collections::VecDeque;

/// How a pawn on a field gets to the home square.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Way {
    /// The fewest barricades on any way; one on the field itself does not count.
    pub obstacles: u32,
    /// The number of fields of the shortest way without a barricade.
    pub free: Option<u32>,
}

impl Way {
    pub fn of(game: &Barricade, barricades: Fields, from: Cell) -> Way {
        Way { obstacles: obstacles(game, barricades, from), free: free_way(game, barricades, from) }
    }

    /// By how many fields it is longer than another one, both without a barricade.
    pub fn longer_than(self, other: Way) -> Option<u32> {
        self.free?.checked_sub(other.free?).filter(|&fields| fields > 0)
    }

    /// Are there more barricades on it, or is it longer?
    pub fn is_harder_than(self, other: Way) -> bool {
        self.obstacles > other.obstacles || self.longer_than(other).is_some()
    }
}

fn obstacles(game: &Barricade, barricades: Fields, from: Cell) -> u32 {
    let board = game.board();
    let mut fewest = vec![u32::MAX; board.len()];
    fewest[from.index()] = 0;
    // Fields with fewer barricades behind them come first.
    let mut queue = VecDeque::from([from]);
    while let Some(at) = queue.pop_front() {
        for next in board.neighbours(at) {
            let blocked = barricades.contains(next);
            let number = fewest[at.index()] + u32::from(blocked);
            if number < fewest[next.index()] {
                fewest[next.index()] = number;
                if blocked { queue.push_back(next) } else { queue.push_front(next) }
            }
        }
    }
    fewest[game.home().index()]
}

fn free_way(game: &Barricade, barricades: Fields, from: Cell) -> Option<u32> {
    let board = game.board();
    let mut seen = barricades.with(from);
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((at, fields)) = queue.pop_front() {
        if at == game.home() {
            return Some(fields);
        }
        for next in board.neighbours(at) {
            if !seen.contains(next) {
                seen.insert(next);
                queue.push_back((next, fields + 1));
            }
        }
    }
    None
}
