//! Chains of an exact number of jumps (rule 3) that land on no cell twice (rule 4).

use crate::race::moves::{Crowd, Moves};
use crate::race::quarters::Chain;
use board::{Cell, Set};

/// Every cell on which a chain of exactly this number of jumps can end.
pub(super) fn ends<const W: usize>(
    moves: &Moves<W>,
    crowd: &Crowd<W>,
    from: Cell,
    jumps: u8,
) -> Set<W> {
    let start = moves.spot(from);
    let mut search = Search { moves, crowd, found: start.none() };
    if jumps > 0 {
        search.follow(start, jumps, start);
    }
    moves.cells(search.found.into())
}

/// One such chain to a cell, start and end included.
pub(super) fn way<const W: usize>(
    moves: &Moves<W>,
    crowd: &Crowd<W>,
    from: Cell,
    to: Cell,
    jumps: u8,
) -> Option<Vec<Cell>> {
    let mut cells = vec![from];
    go_on(moves, crowd, to, jumps, &mut cells).then_some(cells)
}

/// Extends a chain by a number of jumps; unchanged if that does not lead to the cell.
fn go_on<const W: usize>(
    moves: &Moves<W>,
    crowd: &Crowd<W>,
    to: Cell,
    jumps: u8,
    cells: &mut Vec<Cell>,
) -> bool {
    let Some(&at) = cells.last() else { return false };
    if jumps == 0 {
        return at == to;
    }
    for land in moves.cells(moves.hop(moves.spot(at), crowd).into()) {
        if !cells.contains(&land) {
            cells.push(land);
            if go_on(moves, crowd, to, jumps - 1, cells) {
                return true;
            }
            cells.pop();
        }
    }
    false
}

struct Search<'a, const W: usize> {
    moves: &'a Moves<W>,
    crowd: &'a Crowd<W>,
    found: Chain,
}

impl<const W: usize> Search<'_, W> {
    /// Continues from one cell with a number of jumps left.
    fn follow(&mut self, at: Chain, left: u8, been: Chain) {
        let next = self.moves.hop(at, self.crowd) - been;
        if left == 1 {
            self.found = self.found | next;
            return;
        }
        if left > 2 && self.finds_nothing_new(next, left - 1) {
            return;
        }
        for one in next {
            self.follow(one, left - 1, been | one);
        }
    }

    /// Would even chains that may land on a cell twice end only where others have ended?
    /// That is quickly seen and spares most of the search.
    fn finds_nothing_new(&self, mut at: Chain, left: u8) -> bool {
        for _ in 0..left {
            at = self.moves.hop(at, self.crowd);
        }
        (at - self.found).len() == 0
    }
}
