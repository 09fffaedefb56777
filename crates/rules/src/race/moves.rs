//! Steps and jumps: tables made once for a board, and the chains that follow from them.

use super::quarters::{Chain, Hurdles, Quarters, Words};
use super::variant::Jumps;
use board::{Board, Cell, Set};

/// Who can go where on a board, as far as geometry goes.
#[derive(Debug)]
pub(crate) struct Moves<const W: usize> {
    /// The cells next to each cell.
    pub steps: Vec<Set<W>>,
    rays: Vec<[Ray<W>; 8]>,
    mirror: Vec<u16>,
    quarters: Quarters<W>,
    all: Set<W>,
    board: &'static Board,
    directions: usize,
    jumps: Jumps,
}

/// The pieces on the board. For jumps over neighbours also by quarters, with what can
/// be jumped: the same for every piece, so it is made once for a position.
pub(crate) struct Crowd<const W: usize> {
    pub set: Set<W>,
    /// By quarters, where no piece stands.
    free: Words,
    hurdles: Hurdles,
}

/// Where a piece can go. What a chain over neighbours reaches stays in the word of its
/// quarter until somebody asks for the cells: mostly only their number matters.
#[derive(Clone, Copy)]
pub(crate) struct Targets<const W: usize> {
    /// Cells outside the quarter of the chain, if there is one.
    cells: Set<W>,
    chain: Chain,
}

impl<const W: usize> Targets<W> {
    /// How many cells these are.
    #[inline]
    pub fn len(self) -> u32 {
        self.cells.len() + self.chain.len()
    }

    /// The same with the cells of a step, which always leads to another quarter.
    #[inline]
    pub fn and_steps(self, steps: Set<W>) -> Targets<W> {
        Targets { cells: self.cells | steps, ..self }
    }
}

impl<const W: usize> From<Set<W>> for Targets<W> {
    #[inline]
    fn from(cells: Set<W>) -> Targets<W> {
        Targets { cells, chain: Chain::default() }
    }
}

impl<const W: usize> From<Chain> for Targets<W> {
    fn from(chain: Chain) -> Targets<W> {
        Targets { cells: Set::EMPTY, chain }
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
            rays: board.cells().map(|from| std::array::from_fn(|d| ray(from, d))).collect(),
            mirror,
            quarters: Quarters::new(board),
            all: board.cells().collect(),
            board,
            directions: board.directions(),
            jumps,
        }
    }

    /// A set of cells by quarters.
    pub fn words(&self, set: Set<W>) -> Words {
        self.quarters.words(set)
    }

    /// Takes a piece, by quarters, from one cell to another.
    #[inline]
    pub fn relocate(&self, words: &mut Words, from: Cell, to: Cell) {
        self.quarters.relocate(words, from, to);
    }

    /// Takes a piece, by quarters, off the board.
    pub fn take(&self, words: &mut Words, from: Cell) {
        self.quarters.turn_over(words, from);
    }

    /// The pieces on the board, ready for the questions that jumps ask.
    #[inline(always)]
    pub fn crowd(&self, set: Set<W>, words: &Words) -> Crowd<W> {
        let hurdles = match (self.jumps, self.directions) {
            (Jumps::Symmetric, _) => Hurdles::default(),
            (Jumps::Adjacent, 6) => self.quarters.hurdles::<3>(words),
            (Jumps::Adjacent, _) => self.quarters.hurdles::<4>(words),
        };
        Crowd { set, free: words.map(|word| !word), hurdles }
    }

    /// Every cell that a chain of jumps can end on, if the piece may land on any cell.
    /// Coming back to the start is no move.
    #[inline(always)]
    pub fn chain(&self, from: Cell, crowd: &Crowd<W>) -> Targets<W> {
        match self.jumps {
            Jumps::Symmetric => self.symmetric_chain(from, crowd, self.all).into(),
            Jumps::Adjacent => {
                let chain = self.adjacent_chain(from, crowd, &crowd.free);
                Targets { cells: Set::EMPTY, chain }
            }
        }
    }

    /// The same, if the piece may land on these cells only.
    pub fn chain_within(&self, from: Cell, crowd: &Crowd<W>, landings: Set<W>) -> Set<W> {
        match self.jumps {
            Jumps::Symmetric => self.symmetric_chain(from, crowd, landings),
            // Mostly it is only the end of the chain that a rule restricts.
            Jumps::Adjacent if landings == self.all => {
                self.quarters.cells(self.adjacent_chain(from, crowd, &crowd.free))
            }
            Jumps::Adjacent => {
                let free = self.quarters.words(landings - crowd.set);
                self.quarters.cells(self.adjacent_chain(from, crowd, &free))
            }
        }
    }

    #[inline(always)]
    fn adjacent_chain(&self, from: Cell, crowd: &Crowd<W>, free: &Words) -> Chain {
        match self.directions {
            6 => self.quarters.chain::<3>(from, &crowd.hurdles, free),
            _ => self.quarters.chain::<4>(from, &crowd.hurdles, free),
        }
    }

    /// A cell as a chain that has yet to begin.
    pub fn spot(&self, cell: Cell) -> Chain {
        self.quarters.spot(cell)
    }

    /// Every cell one jump over a neighbour away from some of these.
    #[inline]
    pub fn hop(&self, from: Chain, crowd: &Crowd<W>) -> Chain {
        match self.directions {
            6 => self.quarters.hop::<3>(from, &crowd.hurdles, &crowd.free),
            _ => self.quarters.hop::<4>(from, &crowd.hurdles, &crowd.free),
        }
    }

    /// All cells of these targets.
    #[inline]
    pub fn cells(&self, targets: Targets<W>) -> Set<W> {
        targets.cells | self.quarters.cells(targets.chain)
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
        let others = occupied.without(from);
        let free = landings - others;
        let mut came_from: Vec<(Cell, Cell)> = vec![(from, from)];
        let mut next = 0;
        while let Some(&(at, _)) = came_from.get(next) {
            if at == to {
                break;
            }
            next += 1;
            self.each_landing(at, others, |land| {
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
        let others = way.first().map_or(occupied, |&from| occupied.without(from));
        way.windows(2).all(|pair| {
            let mut found = false;
            self.each_landing(pair[0], others, |land| found |= land == pair[1]);
            found && landings.contains(pair[1]) && !others.contains(pair[1])
        })
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
    fn each_landing(&self, at: Cell, occupied: Set<W>, mut land_on: impl FnMut(Cell)) {
        match self.jumps {
            Jumps::Symmetric => self.each_symmetric(at, occupied, land_on),
            Jumps::Adjacent => {
                for direction in 0..self.directions {
                    let mut ahead = self.board.ray(at, direction);
                    if ahead.next().is_some_and(|over| occupied.contains(over)) {
                        ahead.next().into_iter().for_each(&mut land_on);
                    }
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
        let land = Cell::new(self.mirror[at.index() * self.board.len() + nearest.index()]);
        pieces.remove(nearest);
        let clear = match if ray.rising { pieces.first() } else { pieces.last() } {
            Some(second) if ray.rising => second > land,
            Some(second) => second < land,
            None => true,
        };
        (clear && land != at).then_some(land)
    }
}
