//! Steps and jumps: tables made once for a board, and the chains that follow from them.

use super::quarters::{Chain, FARTHEST, Hurdles, QuarterSet, Quarters};
use super::variant::Jumps;
use board::{Board, Cell, Set};

/// The geometry of moves: which cells a piece can reach.
#[derive(Debug)]
pub(crate) struct Moves<const W: usize> {
    /// The cells next to each cell.
    pub steps: Vec<Set<W>>,
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
    free: QuarterSet,
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
    #[inline]
    fn from(chain: Chain) -> Targets<W> {
        Targets { cells: Set::EMPTY, chain }
    }
}

impl<const W: usize> Moves<W> {
    pub fn new(board: &'static Board, jumps: Jumps) -> Moves<W> {
        Moves {
            steps: board.cells().map(|cell| board.neighbours(cell).collect()).collect(),
            quarters: Quarters::new(board),
            all: board.cells().collect(),
            board,
            directions: board.directions(),
            jumps,
        }
    }

    /// A set of cells by quarters.
    pub fn words(&self, set: Set<W>) -> QuarterSet {
        self.quarters.words(set)
    }

    /// Takes a piece, by quarters, from one cell to another.
    #[inline]
    pub fn relocate(&self, words: &mut QuarterSet, from: Cell, to: Cell) {
        self.quarters.relocate(words, from, to);
    }

    /// Takes a piece, by quarters, off the board.
    pub fn take(&self, words: &mut QuarterSet, from: Cell) {
        self.quarters.turn_over(words, from);
    }

    /// The pieces on the board, ready for the questions that jumps ask.
    #[inline(always)]
    pub fn crowd(&self, set: Set<W>, words: &QuarterSet) -> Crowd<W> {
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
        self.followed(from, crowd, &crowd.free).into()
    }

    /// The same, if the piece may land on these cells only.
    pub fn chain_within(&self, from: Cell, crowd: &Crowd<W>, landings: Set<W>) -> Set<W> {
        // Mostly it is only the end of the chain that a rule restricts.
        let free = if landings == self.all {
            crowd.free
        } else {
            self.quarters.words(landings - crowd.set)
        };
        self.quarters.cells(self.followed(from, crowd, &free))
    }

    /// What a chain reaches that may land on these cells.
    #[inline(always)]
    fn followed(&self, from: Cell, crowd: &Crowd<W>, free: &QuarterSet) -> Chain {
        let occupied = || crowd.free.map(|word| !word);
        match (self.jumps, self.directions) {
            // The longest lines of the star have 13 cells, those of the square 16.
            (Jumps::Symmetric, 6) => self.quarters.symmetric_chain::<3, 6>(from, occupied(), free),
            (Jumps::Symmetric, _) => {
                self.quarters.symmetric_chain::<4, FARTHEST>(from, occupied(), free)
            }
            (Jumps::Adjacent, 6) => self.quarters.chain::<3>(from, &crowd.hurdles, free),
            (Jumps::Adjacent, _) => self.quarters.chain::<4>(from, &crowd.hurdles, free),
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

    /// Every cell that a single jump reaches, were it free.
    fn each_landing(&self, at: Cell, occupied: Set<W>, mut land_on: impl FnMut(Cell)) {
        for direction in 0..self.directions {
            let ahead = || self.board.ray(at, direction);
            let Some(free) = ahead().position(|cell| occupied.contains(cell)) else { continue };
            if free > 0 && self.jumps == Jumps::Adjacent {
                continue;
            }
            // As many free cells behind the piece as before it, and then the landing.
            let mut behind = ahead().skip(free + 1);
            if behind.by_ref().take(free).all(|cell| !occupied.contains(cell)) {
                behind.next().into_iter().for_each(&mut land_on);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::{Game, Play, Spec};

    /// A chain followed cell by cell that may land on these cells.
    fn plainly<const W: usize>(
        moves: &Moves<W>,
        from: Cell,
        occupied: Set<W>,
        free: Set<W>,
    ) -> Set<W> {
        let (mut reached, mut next) = (Set::EMPTY, vec![from]);
        while let Some(at) = next.pop() {
            moves.each_landing(at, occupied.without(from), |land| {
                if free.contains(land) && !reached.contains(land) {
                    reached.insert(land);
                    next.push(land);
                }
            });
        }
        reached
    }

    /// How many cells chains reach on crowded and empty boards; all are those that are found
    /// cell by cell.
    fn reached<const W: usize>(board: &'static Board, jumps: Jumps) -> u32 {
        let moves = Moves::<W>::new(board, jumps);
        let mut sum = 0;
        let mut seed = 1_u64;
        for share in [3, 8, 16, 24, 40].repeat(60) {
            let mut random = || {
                // Knuth's linear congruential generator; its high bits are good enough.
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                seed >> 32
            };
            let occupied: Set<W> = board.cells().filter(|_| random() % 64 < share).collect();
            let crowd = moves.crowd(occupied, &moves.words(occupied));
            let all: Set<W> = board.cells().collect();
            let some: Set<W> = board.cells().filter(|_| random() % 2 == 0).collect();
            for from in occupied {
                let plain = plainly(&moves, from, occupied, all - occupied);
                let chain = moves.cells(moves.chain(from, &crowd));
                assert_eq!(chain, plain, "{jumps:?} from {} of {occupied:?}", board.name(from));
                assert_eq!(moves.chain_within(from, &crowd, all), plain);
                let within = plainly(&moves, from, occupied, some - occupied);
                assert_eq!(moves.chain_within(from, &crowd, some), within);
                sum += plain.len();
            }
        }
        sum
    }

    #[test]
    fn chains_by_words_are_those_cell_by_cell() {
        let start = |id| Spec::of(id, 2).unwrap().build().unwrap().start();
        let (star, square) = (start("star-halma"), start("halma"));
        let Play::Star(star, _) = star.play() else { panic!("a race on the star") };
        let Play::Square(square, _) = square.play() else { panic!("a race on the square") };
        for jumps in [Jumps::Adjacent, Jumps::Symmetric] {
            assert!(reached::<2>(star.board(), jumps) > 10_000);
            assert!(reached::<4>(square.board(), jumps) > 10_000);
        }
    }
}
