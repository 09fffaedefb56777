//! Jumps over neighbours, many at once.
//!
//! A jump over a neighbour is two cells long and so keeps the parity of its column and
//! of its row. The cells of one parity are a quarter of the board, and no chain leaves
//! its quarter. A quarter of any board has at most 64 cells and fits a word; all jumps in
//! one direction move the bits of that word by the same number of places.

use board::{Board, Cell, Set};

/// Lines on which neighbours lie: columns and rows forward for one step. The star has
/// the first three, the square all four.
pub(super) const AXES: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 1), (1, 1)];

/// So far away is a piece at most that is jumped, on any board: the longest lines have 16 cells.
pub(super) const FARTHEST: usize = 7;

/// A set of cells, quarter by quarter.
pub(super) type QuarterSet = [u64; 4];

/// The cells of a board by quarters.
#[derive(Debug)]
pub(super) struct Quarters<const W: usize> {
    places: Box<[QuarterBit; 256]>,
    /// The cell in each place of each quarter, as a set.
    cells: Box<[[Set<W>; 64]; 4]>,
    /// For each quarter, axis and way to the piece that is jumped, the cells from which a jump
    /// forward stays on the board.
    pub(super) room: [[[u64; FARTHEST]; 4]; 4],
}

/// A quarter and a bit in it.
#[derive(Clone, Copy, Debug, Default)]
struct QuarterBit {
    quarter: u8,
    bit: u8,
}

/// What can be jumped in a position, for each quarter and axis: the cells whose
/// neighbour forward holds a piece and behind it there is a cell, free or not.
#[derive(Clone, Copy, Default)]
pub(super) struct Hurdles([[u64; 4]; 4]);

/// The cells that a chain of jumps can end on: some of one quarter.
#[derive(Clone, Copy, Default)]
pub(crate) struct Chain {
    quarter: u8,
    word: u64,
}

impl Chain {
    #[inline]
    pub fn len(self) -> u32 {
        self.word.count_ones()
    }

    /// No cell of the same quarter.
    pub fn none(self) -> Chain {
        self.with_word(0)
    }

    /// Other cells of the same quarter.
    #[inline]
    pub(super) fn with_word(self, word: u64) -> Chain {
        Chain { word, ..self }
    }

    #[inline]
    pub(super) fn word(self) -> u64 {
        self.word
    }

    #[inline]
    pub(super) fn quarter(self) -> usize {
        usize::from(self.quarter & 3)
    }
}

/// Cells of this or that; both are of one quarter.
impl std::ops::BitOr for Chain {
    type Output = Chain;

    #[inline]
    fn bitor(self, other: Chain) -> Chain {
        Chain { word: self.word | other.word, ..self }
    }
}

/// Cells of this but not of that; both are of one quarter.
impl std::ops::Sub for Chain {
    type Output = Chain;

    #[inline]
    fn sub(self, other: Chain) -> Chain {
        Chain { word: self.word & !other.word, ..self }
    }
}

/// The cells one by one.
impl Iterator for Chain {
    type Item = Chain;

    #[inline]
    fn next(&mut self) -> Option<Chain> {
        let lowest = self.word & self.word.wrapping_neg();
        self.word ^= lowest;
        (lowest != 0).then_some(Chain { word: lowest, ..*self })
    }
}

impl QuarterBit {
    /// Eight places to a row, so that jumps in one direction go the same number of places
    /// on. `first` is the number of the board's first place.
    fn new((column, row): (i32, i32), first: i32) -> QuarterBit {
        let quarter = (column & 1) + 2 * (row & 1);
        let bit = QuarterBit::number((column, row)) - first;
        assert!((0..64).contains(&bit), "a quarter of this board does not fit a word");
        QuarterBit { quarter: quarter as u8, bit: bit as u8 }
    }

    const fn number((column, row): (i32, i32)) -> i32 {
        (column >> 1) + 8 * (row >> 1)
    }

    fn word(self) -> u64 {
        1 << self.bit
    }
}

impl<const W: usize> Quarters<W> {
    pub fn new(board: &Board) -> Quarters<W> {
        let spot = |cell| board.column_and_row(cell);
        let first = board.cells().map(|cell| QuarterBit::number(spot(cell))).min().unwrap_or(0);
        let mut places = Box::new([QuarterBit::default(); 256]);
        let mut cells = Box::new([[Set::EMPTY; 64]; 4]);
        let mut room = [[[0; FARTHEST]; 4]; 4];
        for cell in board.cells() {
            let place = QuarterBit::new(spot(cell), first);
            let (quarter, bit) = (usize::from(place.quarter), usize::from(place.bit));
            assert!(cells[quarter][bit].is_empty(), "two cells in one place");
            cells[quarter][bit] = Set::of(cell);
            places[cell.index()] = place;
            for direction in 0..board.directions() {
                let ahead: Vec<Cell> = board.ray(cell, direction).collect();
                let Some(axis) = ahead.first().and_then(|&over| axis(board, cell, over)) else {
                    continue;
                };
                for room in room[quarter][axis].iter_mut().take(ahead.len() / 2) {
                    *room |= place.word();
                }
            }
        }
        Quarters { places, cells, room }
    }

    /// A set of cells by quarters.
    #[inline]
    pub fn words(&self, set: Set<W>) -> QuarterSet {
        let mut words = [0; 4];
        for cell in set {
            self.turn_over(&mut words, cell);
        }
        words
    }

    /// Takes a piece from one cell to another. Two pieces that change places may do so one
    /// after the other, because two on the same cell count as none.
    #[inline]
    pub fn relocate(&self, words: &mut QuarterSet, from: Cell, to: Cell) {
        self.turn_over(words, from);
        self.turn_over(words, to);
    }

    /// Puts a cell in that is not among these, or takes it out.
    #[inline]
    pub fn turn_over(&self, words: &mut QuarterSet, cell: Cell) {
        let place = self.place(cell);
        words[usize::from(place.quarter & 3)] ^= place.word();
    }

    #[inline]
    fn place(&self, cell: Cell) -> QuarterBit {
        self.places[usize::from(cell.number() as u8)]
    }

    /// One cell.
    #[inline]
    pub fn spot(&self, cell: Cell) -> Chain {
        let place = self.place(cell);
        Chain { quarter: place.quarter, word: place.word() }
    }

    /// Every free cell one jump away from some cells.
    #[inline(always)]
    pub fn hop<const A: usize>(&self, from: Chain, hurdles: &Hurdles, free: &QuarterSet) -> Chain {
        let quarter = from.quarter();
        Chain { word: jumps::<A>(from.word, &hurdles.0[quarter]) & free[quarter], ..from }
    }

    /// The cells that a chain can end on.
    #[inline]
    pub fn cells(&self, chain: Chain) -> Set<W> {
        let mut set = Set::EMPTY;
        let mut left = chain.word;
        while left != 0 {
            set |= self.cells[chain.quarter()][left.trailing_zeros() as usize];
            left &= left - 1;
        }
        set
    }

    /// What can be jumped on a board with this number of axes.
    #[inline(always)]
    pub fn hurdles<const A: usize>(&self, occupied: &QuarterSet) -> Hurdles {
        let mut hurdles = [[0; 4]; 4];
        for (quarter, hurdles) in hurdles.iter_mut().enumerate() {
            for axis in 0..A {
                let (over, ahead) = next(quarter, AXES[axis]);
                hurdles[axis] = brought_back(occupied[over], ahead) & self.room[quarter][axis][0];
            }
        }
        Hurdles(hurdles)
    }

    /// Every cell that a chain of jumps can end on, if it may land on the free cells.
    ///
    /// The jumping piece may stay where it is: its own cell is in its own quarter, and
    /// pieces that are jumped stand in the others.
    #[inline(always)]
    pub fn chain<const A: usize>(&self, from: Cell, hurdles: &Hurdles, free: &QuarterSet) -> Chain {
        let place = self.place(from);
        let quarter = usize::from(place.quarter & 3);
        let (hurdles, free) = (&hurdles.0[quarter], free[quarter]);
        let further = |cells| jumps::<A>(cells, hurdles) & free;
        // Two jumps before the first question: whether there is one is anybody's guess,
        // and a wrong guess costs the processor more than a jump.
        let mut before = further(place.word());
        let mut reached = before | further(before);
        while reached != before {
            before = reached;
            reached |= further(reached);
        }
        Chain { quarter: place.quarter, word: reached }
    }
}

/// Everything that one jump reaches from these cells of a quarter.
#[inline(always)]
fn jumps<const A: usize>(from: u64, hurdles: &[u64; 4]) -> u64 {
    let mut reached = 0;
    for (axis, &hurdles) in hurdles.iter().enumerate().take(A) {
        let ahead = ahead(axis, 2);
        reached |= (from & hurdles) << ahead;
        reached |= (from >> ahead) & hurdles;
    }
    reached
}

/// The number of places by which a cell of the same quarter is ahead, given the steps forward.
#[inline(always)]
pub(super) const fn ahead(axis: usize, steps: usize) -> i32 {
    let (columns, rows) = AXES[axis];
    QuarterBit::number((columns * steps as i32, rows * steps as i32))
}

/// The quarter of the neighbours forward along an axis, and by how many places they are
/// ahead there.
#[inline(always)]
pub(super) const fn next(quarter: usize, (columns, rows): (i32, i32)) -> (usize, i32) {
    let (column, row) = (quarter as i32 & 1, quarter as i32 >> 1);
    let over = quarter ^ ((columns & 1) + 2 * (rows & 1)) as usize;
    (over, QuarterBit::number((column + columns, row + rows)))
}

/// Every bit moved back by a number of places.
#[inline(always)]
const fn brought_back(word: u64, ahead: i32) -> u64 {
    if ahead >= 0 { word >> ahead } else { word << -ahead }
}

/// The axis on which a neighbour lies forward.
fn axis(board: &Board, from: Cell, neighbour: Cell) -> Option<usize> {
    let (column, row) = board.column_and_row(from);
    let (next_column, next_row) = board.column_and_row(neighbour);
    AXES.iter().position(|&axis| axis == (next_column - column, next_row - row))
}
