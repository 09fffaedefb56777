/// A cell of a board, by its number: rows from the bottom, each from the left.
///
/// The number means something only together with the board; people read and
/// write the cell's name (see [`Board::name`](crate::Board::name)).
///
/// ```
/// use spielhof_board::{Board, Cell};
/// let e2 = Board::square().cell("e2").unwrap();
/// assert_eq!(e2, Cell::new(16 + 4)); // one row of 16 below, four cells to the left
/// assert_eq!(Board::star().name(e2), "e11"); // the same number elsewhere
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The cell with this number.
    pub const fn new(number: u16) -> Cell {
        Cell(number)
    }

    /// The cell's number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The number, ready to index a table.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
