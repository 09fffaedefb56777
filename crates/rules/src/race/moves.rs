//! Steps and jumps: tables made once for a board, and the chains that follow from them.

use super::variant::Jumps;
use board::{Board, Cell, Set};

/// Who can go where on a board, as far as geometry goes.
#[derive(Debug)]
pub(crate) struct Moves<const W: usize> {
    /// The cells next to each cell.
    pub steps: Vec<Set<W>>,
    hops: Vec<[Hop; 8]>,
    rays: Vec<[Ray<W>; 8]>,
    mirror: Vec<u16>,
    cells: usize,
    directions: usize,
    jumps: Jumps,
}

/// A jump over a neighbour. Where the board ends, both cells are the start itself,
/// which is never jumped because it counts as empty while its piece jumps.
#[derive(Clone, Copy, Debug)]
struct Hop {
    over: Cell,
    land: Cell,
}

/// All cells in one direction. On a rising ray the nearest has the smallest number.
#[derive(Clone, Copy, Debug)]
struct Ray<const W: usize> {
    cells: Set<W>,
    rising: bool,
}

impl<const W: usize> Moves<W> {
    pub fn new(board: &'static Board, jumps: Jumps) -> Moves<W> {
        let hop = |from: Cell, direction: usize| {
            let none = Hop { over: from, land: from };
            if direction >= board.directions() {
                return none;
            }
            let mut ahead = board.ray(from, direction);
            match (ahead.next(), ahead.next()) {
                (Some(over), Some(land)) => Hop { over, land },
                _ => none,
            }
        };
        let ray = |from: Cell, direction: usize| {
            if direction >= board.directions() {
                return Ray { cells: Set::EMPTY, rising: true };
            }
            let cells: Set<W> = board.ray(from, direction).collect();
            Ray { cells, rising: cells.first().is_none_or(|cell| cell > from) }
        };
        let cells = board.len();
        let mut mirror: Vec<u16> =
            board.cells().flat_map(|from| std::iter::repeat_n(from.number(), cells)).collect();
        for from in board.cells() {
            for direction in 0..board.directions() {
                let line: Vec<Cell> = board.ray(from, direction).collect();
                for (at, over) in line.iter().enumerate() {
                    if let Some(land) = line.get(2 * at + 1) {
                        mirror[from.index() * cells + over.index()] = land.number();
                    }
                }
            }
        }
        Moves {
            steps: board.cells().map(|cell| board.neighbours(cell).collect()).collect(),
            hops: board.cells().map(|from| std::array::from_fn(|d| hop(from, d))).collect(),
            rays: board.cells().map(|from| std::array::from_fn(|d| ray(from, d))).collect(),
            mirror,
            cells,
            directions: board.directions(),
            jumps,
        }
    }

    /// Every cell that a chain of jumps can end on. `occupied` is without the jumping
    /// piece; `free` are the cells on which it may land.
    #[inline(always)]
    pub fn chain(&self, from: Cell, occupied: Set<W>, free: Set<W>) -> Set<W> {
        match self.jumps {
            Jumps::Adjacent => self.flood::<false>(from, occupied, free),
            Jumps::Symmetric => self.flood::<true>(from, occupied, free),
        }
    }

    /// Follows all jumps until there is nothing new. The kind of jump is a constant here
    /// because this loop is where the time goes.
    #[inline(always)]
    fn flood<const SYMMETRIC: bool>(&self, from: Cell, occupied: Set<W>, free: Set<W>) -> Set<W> {
        // Coming back to the start is no move.
        let free = free.without(from);
        let mut unseen = free;
        let mut fresh = Set::<W>::EMPTY;
        let mut at = from;
        loop {
            if SYMMETRIC || !self.steps[at.index()].is_disjoint(occupied) {
                self.each_jump::<SYMMETRIC>(at, occupied, |land| {
                    if unseen.contains(land) {
                        unseen.remove(land);
                        fresh.insert(land);
                    }
                });
            }
            let Some(next) = fresh.first() else { return free - unseen };
            fresh.remove(next);
            at = next;
        }
    }

    /// The shortest chain to a cell, start and end included. Among equally short ones
    /// the first in the order of directions.
    pub fn shortest(
        &self,
        from: Cell,
        to: Cell,
        occupied: Set<W>,
        free: Set<W>,
    ) -> Option<Vec<Cell>> {
        let mut came_from: Vec<(Cell, Cell)> = vec![(from, from)];
        let mut next = 0;
        while let Some(&(at, _)) = came_from.get(next) {
            if at == to {
                break;
            }
            next += 1;
            self.each_landing(at, occupied, |land| {
                if free.contains(land) && came_from.iter().all(|&(seen, _)| seen != land) {
                    came_from.push((land, at));
                }
            });
        }
        let before =
            |cell| came_from.iter().find(|&&(seen, _)| seen == cell).map(|&(_, from)| from);
        before(to)?;
        let mut way = vec![to];
        while let Some(cell) = way.last().copied().filter(|&cell| cell != from) {
            way.extend(before(cell));
        }
        way.reverse();
        Some(way)
    }

    /// Can this chain be jumped, landing by landing?
    pub fn follows(&self, way: &[Cell], occupied: Set<W>, free: Set<W>) -> bool {
        way.windows(2).all(|pair| {
            let mut found = false;
            self.each_landing(pair[0], occupied, |land| found |= land == pair[1]);
            found && free.contains(pair[1])
        })
    }

    /// Every cell a single jump reaches, were it free.
    fn each_landing(&self, at: Cell, occupied: Set<W>, land_on: impl FnMut(Cell)) {
        match self.jumps {
            Jumps::Adjacent => self.each_jump::<false>(at, occupied, land_on),
            Jumps::Symmetric => self.each_jump::<true>(at, occupied, land_on),
        }
    }

    #[inline]
    fn each_jump<const SYMMETRIC: bool>(
        &self,
        at: Cell,
        occupied: Set<W>,
        mut land_on: impl FnMut(Cell),
    ) {
        if SYMMETRIC {
            for ray in &self.rays[at.index()][..self.directions] {
                if let Some(land) = self.symmetric(at, ray, occupied) {
                    land_on(land);
                }
            }
        } else {
            for hop in &self.hops[at.index()][..self.directions] {
                if occupied.contains(hop.over) {
                    land_on(hop.land);
                }
            }
        }
    }

    /// The landing of the symmetric jump along a ray: the nearest piece is its middle,
    /// and no second piece stands before the landing.
    #[inline]
    fn symmetric(&self, at: Cell, ray: &Ray<W>, occupied: Set<W>) -> Option<Cell> {
        let mut pieces = ray.cells & occupied;
        let nearest = if ray.rising { pieces.first() } else { pieces.last() }?;
        let land = Cell::new(self.mirror[at.index() * self.cells + nearest.index()]);
        pieces.remove(nearest);
        let clear = match if ray.rising { pieces.first() } else { pieces.last() } {
            Some(second) if ray.rising => second > land,
            Some(second) => second < land,
            None => true,
        };
        (clear && land != at).then_some(land)
    }
}
