use crate::Cell;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of cells, `64 * W` at most.
///
/// The star (121), Barricade (112) and small square (81) boards need `Set<2>`,
/// the square (256) `Set<4>`, the points (289) `Set<5>`.
///
/// ```
/// use spielhof_board::{Cell, Set};
///
/// let left: Set<2> = [1, 2, 3].map(Cell::new).into_iter().collect();
/// let right: Set<2> = [3, 4].map(Cell::new).into_iter().collect();
/// assert_eq!((left | right).len(), 4);
/// assert_eq!((left & right).first(), Some(Cell::new(3)));
/// assert_eq!((left - right).len(), 2);
/// assert!(Set::EMPTY.is_subset(left));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<const W: usize>([u64; W]);

impl<const W: usize> Set<W> {
    /// The set without any cell.
    pub const EMPTY: Self = Set([0; W]);

    /// The word that holds a cell. Where the number of words is a power of two, the
    /// compiler needs no bounds check; a cell of another, larger board is a mistake of
    /// the caller either way.
    #[inline]
    const fn word(cell: Cell) -> usize {
        let word = cell.index() / 64;
        if W.is_power_of_two() { word & (W - 1) } else { word }
    }

    /// The set of just this cell.
    ///
    /// Written word by word without an index, so that sets stay in registers: a single
    /// word written to memory and the whole set read back makes the processor wait.
    #[inline]
    pub const fn of(cell: Cell) -> Self {
        let (at, bit) = (Self::word(cell), cell.index() % 64);
        let mut words = [0; W];
        let mut word = 0;
        while word < W {
            words[word] = ((word == at) as u64) << bit;
            word += 1;
        }
        Set(words)
    }

    /// Does the set hold this cell?
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[Self::word(cell)] >> (cell.index() % 64) & 1 != 0
    }

    /// Puts a cell in.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        *self |= Self::of(cell);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        *self -= Self::of(cell);
    }

    /// The set with this cell.
    #[inline]
    pub fn with(self, cell: Cell) -> Self {
        self | Self::of(cell)
    }

    /// The set without this cell.
    #[inline]
    pub fn without(self, cell: Cell) -> Self {
        self - Self::of(cell)
    }

    /// How many cells the set holds.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Is there no cell in it?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Is every cell of this set in the other?
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// Have the two sets no cell in common?
    #[inline]
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }

    /// The cell with the smallest number.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Cell::new((word * 64) as u16 + self.0[word].trailing_zeros() as u16))
    }

    /// The cell with the largest number.
    #[inline]
    pub fn last(self) -> Option<Cell> {
        let word = self.0.iter().rposition(|&word| word != 0)?;
        Some(Cell::new((word * 64) as u16 + 63 - self.0[word].leading_zeros() as u16))
    }

    /// The cell that has `n` smaller ones before it.
    ///
    /// ```
    /// # use spielhof_board::{Cell, Set};
    /// let set: Set<2> = [7, 70, 90].map(Cell::new).into_iter().collect();
    /// assert_eq!(set.nth(1), Some(Cell::new(70)));
    /// assert_eq!(set.nth(3), None);
    /// ```
    #[inline]
    pub fn nth(self, mut n: u32) -> Option<Cell> {
        for (at, mut word) in self.0.into_iter().enumerate() {
            let here = word.count_ones();
            if n < here {
                for _ in 0..n {
                    word &= word - 1;
                }
                return Some(Cell::new((at * 64) as u16 + word.trailing_zeros() as u16));
            }
            n -= here;
        }
        None
    }

    /// The words it is made of, for hashing.
    ///
    /// ```
    /// use spielhof_board::{Cell, Set};
    /// assert_eq!(Set::<2>::of(Cell::new(65)).words(), [0, 2]);
    /// ```
    #[inline]
    pub fn words(self) -> [u64; W] {
        self.0
    }

    /// The cells in the order of their numbers.
    #[inline]
    pub fn iter(self) -> Iter<W> {
        self.into_iter()
    }
}

impl<const W: usize> BitOr for Set<W> {
    type Output = Self;
    /// Cells in either set.
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const W: usize> BitOrAssign for Set<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }
}

impl<const W: usize> BitAnd for Set<W> {
    type Output = Self;
    /// Cells in both sets.
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl<const W: usize> BitAndAssign for Set<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
    }
}

impl<const W: usize> Sub for Set<W> {
    type Output = Self;
    /// Cells in the first set that are not in the second.
    #[inline]
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const W: usize> SubAssign for Set<W> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= !other;
        }
    }
}

impl<const W: usize> Default for Set<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> FromIterator<Cell> for Set<W> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<const W: usize> IntoIterator for Set<W> {
    type Item = Cell;
    type IntoIter = Iter<W>;
    #[inline]
    fn into_iter(self) -> Iter<W> {
        Iter { words: self.0, at: 0, left: self.0[0] }
    }
}

impl<const W: usize> std::fmt::Debug for Set<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(Cell::number)).finish()
    }
}

/// The cells of a [`Set`] in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Iter<const W: usize> {
    words: [u64; W],
    at: usize,
    /// What is left of the word; apart, so that it stays in a register.
    left: u64,
}

impl<const W: usize> Iterator for Iter<W> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.left == 0 {
            self.left = *self.words.get(self.at + 1)?;
            self.at += 1;
        }
        let bit = self.left.trailing_zeros() as u16;
        self.left &= self.left - 1;
        Some(Cell::new((self.at * 64) as u16 + bit))
    }
}
