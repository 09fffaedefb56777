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

/// A jump over a neighbour. Where the board ends, both cells are the start itself: what
/// stands on it cannot also be missing behind it, so that no jump is found. A byte is
/// enough for a cell's number, and no index by a byte leaves a table of 256.
#[derive(Clone, Copy, Debug)]
struct Hop {
    over: u8,
    land: u8,
}

/// Every cell number fits a byte.
const CELLS: usize = 256;

/// The pieces on the board, as a set and as a byte for each cell: a jump asks for
/// single cells all over the board, and bytes answer without a branch.
pub(crate) struct Crowd<const W: usize> {
    pub set: Set<W>,
    bytes: [u8; CELLS],
}

impl<const W: usize> Crowd<W> {
    #[inline]
    pub fn new(set: Set<W>) -> Crowd<W> {
        let mut bytes = [0; CELLS];
        for cell in set {
            bytes[usize::from(cell.number() as u8)] = 1;
        }
        Crowd { set, bytes }
    }
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
            let byte = |cell: Cell| cell.number() as u8;
            let none = Hop { over: byte(from), land: byte(from) };
            if direction >= board.directions() {
                return none;
            }
            let mut ahead = board.ray(from, direction);
            match (ahead.next(), ahead.next()) {
                (Some(over), Some(land)) => Hop { over: byte(over), land: byte(land) },
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
        assert!(cells <= CELLS, "the numbers of this board's cells do not fit a byte");
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

    /// Every cell that a chain of jumps can end on, if the piece may land on `landings`.
    /// Coming back to the start is no move.
    #[inline(always)]
    pub fn chain(&self, from: Cell, crowd: &Crowd<W>, landings: Set<W>) -> Set<W> {
        match (self.jumps, self.directions) {
            (Jumps::Adjacent, 6) => self.adjacent_chain::<6>(from, crowd, landings),
            (Jumps::Adjacent, _) => self.adjacent_chain::<8>(from, crowd, landings),
            (Jumps::Symmetric, _) => self.symmetric_chain(from, crowd, landings),
        }
    }

    /// A chain over neighbours. The jumping piece may stay where it is: every jump is two
    /// cells long, so the chain keeps to cells of one parity, and from none of them is
    /// the start a neighbour that could be jumped.
    #[inline(always)]
    fn adjacent_chain<const DIRECTIONS: usize>(
        &self,
        from: Cell,
        crowd: &Crowd<W>,
        landings: Set<W>,
    ) -> Set<W> {
        match self.open_directions::<DIRECTIONS>(from, crowd) {
            0 => Set::EMPTY,
            open => self.adjacent_flood::<DIRECTIONS>(from, open, crowd, landings),
        }
    }

    /// Follows jumps over neighbours until there is nothing new, beginning with the
    /// directions that are open at the start.
    fn adjacent_flood<const DIRECTIONS: usize>(
        &self,
        from: Cell,
        mut open: u32,
        crowd: &Crowd<W>,
        landings: Set<W>,
    ) -> Set<W> {
        let free = landings - crowd.set;
        let mut unseen = free;
        let mut fresh = Set::<W>::EMPTY;
        let mut at = from;
        loop {
            while open != 0 {
                let land = Set::of(self.landing(at, open.trailing_zeros()));
                fresh |= unseen & land;
                unseen -= land;
                open &= open - 1;
            }
            let Some(next) = fresh.first() else { return free - unseen };
            fresh.remove(next);
            at = next;
            open = self.open_directions::<DIRECTIONS>(at, crowd);
        }
    }

    /// Follows symmetric jumps until there is nothing new.
    fn symmetric_chain(&self, from: Cell, crowd: &Crowd<W>, landings: Set<W>) -> Set<W> {
        // The start counts as empty while its piece jumps.
        let others = crowd.set.without(from);
        let free = landings - crowd.set;
        let mut unseen = free;
        let mut fresh = Set::<W>::EMPTY;
        let mut at = from;
        loop {
            self.each_symmetric(at, others, |land| {
                fresh |= unseen & Set::of(land);
                unseen.remove(land);
            });
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
        landings: Set<W>,
    ) -> Option<Vec<Cell>> {
        let crowd = Crowd::new(occupied.without(from));
        let free = landings - crowd.set;
        let mut came_from: Vec<(Cell, Cell)> = vec![(from, from)];
        let mut next = 0;
        while let Some(&(at, _)) = came_from.get(next) {
            if at == to {
                break;
            }
            next += 1;
            self.each_landing(at, &crowd, |land| {
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
    pub fn follows(&self, way: &[Cell], occupied: Set<W>, landings: Set<W>) -> bool {
        let crowd = Crowd::new(way.first().map_or(occupied, |&from| occupied.without(from)));
        way.windows(2).all(|pair| {
            let mut found = false;
            self.each_landing(pair[0], &crowd, |land| found |= land == pair[1]);
            found && landings.contains(pair[1]) && !crowd.set.contains(pair[1])
        })
    }

    /// The directions in which a neighbour can be jumped, as bits. Found without a
    /// branch, because on a crowded board no branch is foreseen.
    #[inline(always)]
    fn open_directions<const DIRECTIONS: usize>(&self, at: Cell, crowd: &Crowd<W>) -> u32 {
        let mut open = 0;
        for (direction, hop) in self.hops[at.index()][..DIRECTIONS].iter().enumerate() {
            let over = crowd.bytes[usize::from(hop.over)];
            let behind = crowd.bytes[usize::from(hop.land)];
            open |= u32::from(over & !behind) << direction;
        }
        open
    }

    /// Where a jump over the neighbour in a direction lands.
    #[inline(always)]
    fn landing(&self, at: Cell, direction: u32) -> Cell {
        Cell::new(u16::from(self.hops[at.index()][direction as usize & 7].land))
    }

    /// Every cell that a symmetric jump reaches, were it free.
    #[inline(always)]
    fn each_symmetric(&self, at: Cell, occupied: Set<W>, mut land_on: impl FnMut(Cell)) {
        for ray in &self.rays[at.index()][..self.directions] {
            if let Some(land) = self.symmetric(at, ray, occupied) {
                land_on(land);
            }
        }
    }

    /// Every cell that a single jump reaches, were it free.
    fn each_landing(&self, at: Cell, crowd: &Crowd<W>, mut land_on: impl FnMut(Cell)) {
        match self.jumps {
            Jumps::Adjacent => {
                let open = self.open_directions::<8>(at, crowd);
                let is_open = |direction: &u32| open >> direction & 1 != 0;
                (0..8).filter(is_open).for_each(|direction| land_on(self.landing(at, direction)));
            }
            Jumps::Symmetric => self.each_symmetric(at, crowd.set, land_on),
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
