//! The square boards, the cross, and yards in the corners of square boards.

use crate::board::{Lattice, Site, Spot};
use crate::{Board, BoardId, Cell};
use std::ops::Range;

/// A board of `size`×`size` cells.
pub(crate) fn square(id: BoardId, size: i32) -> Board {
    Board::build(id, Lattice::Squares, sites(size, |_, _| true))
}

/// The 7×7 square less its 2×2 corners.
pub(crate) fn cross() -> Board {
    let arm = |n: i32| (2..5).contains(&n);
    Board::build(BoardId::Cross, Lattice::Squares, sites(7, |x, y| arm(x) || arm(y)))
}

fn sites(size: i32, keep: impl Fn(i32, i32) -> bool) -> Vec<Site> {
    let mut sites = Vec::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| keep(x, y)) {
            let row = (y + 1).to_string();
            let name = format!("{}{row}", column(x));
            sites.push(Site { spot: spot(size, x, y), row, name });
        }
    }
    sites
}

/// Where a cell lies on a board of `size`×`size` cells.
fn spot(size: i32, x: i32, y: i32) -> Spot {
    Spot { x: 2 * x - (size - 1), y: 2 * y - (size - 1) }
}

/// The letter of a column, counted from the left.
pub(crate) fn column(x: i32) -> char {
    (b'a' + x as u8) as char
}

/// A corner of a square board.
///
/// ```
/// use spielhof_board::{Board, Corner};
/// let board = Board::square();
/// assert_eq!(board.name(Corner::SouthWest.opposite().cell(board)), "p16");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Corner {
    /// Bottom left, `a1`.
    SouthWest,
    /// Top left.
    NorthWest,
    /// Top right.
    NorthEast,
    /// Bottom right.
    SouthEast,
}

/// The shape of a yard in a corner of a square board.
///
/// ```
/// use spielhof_board::{Board, Corner, SquareYard::{Large, QuickLine, Small}};
/// let size = |yard| Corner::SouthEast.yard(Board::square(), yard).count();
/// let sizes = [Large, Small, QuickLine].map(size);
/// assert_eq!(sizes, [19, 13, 6]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareYard {
    /// 19 cells: rows of 5, 5, 4, 3 and 2, counted from the corner.
    Large,
    /// 13 cells: rows of 4, 4, 3 and 2.
    Small,
    /// The six cells of the large yard that the small one lacks.
    QuickLine,
}

impl SquareYard {
    /// For each row, counted from the corner, the columns that belong to it.
    fn rows(self) -> &'static [Range<i32>] {
        match self {
            SquareYard::Large => &[0..5, 0..5, 0..4, 0..3, 0..2],
            SquareYard::Small => &[0..4, 0..4, 0..3, 0..2],
            SquareYard::QuickLine => &[4..5, 4..5, 3..4, 2..3, 0..2],
        }
    }
}

impl Corner {
    /// All corners, clockwise.
    pub const ALL: [Corner; 4] =
        [Corner::SouthWest, Corner::NorthWest, Corner::NorthEast, Corner::SouthEast];

    /// The corner across the board.
    pub const fn opposite(self) -> Corner {
        match self {
            Corner::SouthWest => Corner::NorthEast,
            Corner::NorthWest => Corner::SouthEast,
            Corner::NorthEast => Corner::SouthWest,
            Corner::SouthEast => Corner::NorthWest,
        }
    }

    /// The corner cell of a square board.
    ///
    /// # Panics
    ///
    /// If the board is not a square.
    pub fn cell(self, board: &Board) -> Cell {
        self.place(board, 0, 0)
    }

    /// The cells of a yard in this corner of a square board.
    ///
    /// ```
    /// use spielhof_board::{Board, Corner, SquareYard};
    /// let board = Board::square();
    /// let quick = Corner::SouthWest.yard(board, SquareYard::QuickLine);
    /// let quick: Vec<&str> = quick.map(|cell| board.name(cell)).collect();
    /// assert_eq!(quick, ["e1", "e2", "d3", "c4", "a5", "b5"]);
    /// ```
    ///
    /// # Panics
    ///
    /// If the board is not a square, or too small for the yard.
    pub fn yard(self, board: &Board, yard: SquareYard) -> impl Iterator<Item = Cell> {
        let rows = (0..).zip(yard.rows());
        rows.flat_map(move |(y, columns)| columns.clone().map(move |x| self.place(board, x, y)))
    }

    /// The cell at this number of columns and rows from the corner.
    fn place(self, board: &Board, x: i32, y: i32) -> Cell {
        let last = board.len().isqrt() as i32 - 1;
        let (x, y) = match self {
            Corner::SouthWest => (x, y),
            Corner::NorthWest => (x, last - y),
            Corner::NorthEast => (last - x, last - y),
            Corner::SouthEast => (last - x, y),
        };
        board.at(spot(last + 1, x, y)).expect("the board is a square with room for its yards")
    }
}
