//! The square boards, the cross, and the yards in the square board's corners.

use crate::board::{Lattice, Site, Spot};
use crate::{Board, BoardId, Cell};

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
            let spot = Spot { x: 2 * x - (size - 1), y: 2 * y - (size - 1) };
            sites.push(Site { spot, row, name });
        }
    }
    sites
}

/// The letter of a column, counted from the left.
pub(crate) fn column(x: i32) -> char {
    (b'a' + x as u8) as char
}

/// A corner of the square board.
///
/// ```
/// use spielhof_board::{Board, Corner};
/// assert_eq!(Board::square().name(Corner::A1.opposite().cell()), "p16");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Corner {
    /// Bottom left.
    A1,
    /// Top left.
    A16,
    /// Top right.
    P16,
    /// Bottom right.
    P1,
}

/// The marked areas in a corner of the square board.
///
/// ```
/// use spielhof_board::{Corner, SquareYard::{Large, QuickLine, Small}};
/// let sizes = [Large, Small, QuickLine].map(|yard| Corner::P1.yard(yard).count());
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

impl Corner {
    /// All corners, clockwise.
    pub const ALL: [Corner; 4] = [Corner::A1, Corner::A16, Corner::P16, Corner::P1];

    /// The corner across the board.
    pub const fn opposite(self) -> Corner {
        match self {
            Corner::A1 => Corner::P16,
            Corner::A16 => Corner::P1,
            Corner::P16 => Corner::A1,
            Corner::P1 => Corner::A16,
        }
    }

    /// The corner cell itself.
    pub fn cell(self) -> Cell {
        self.place(0, 0)
    }

    /// The cells of one of this corner's yards.
    ///
    /// ```
    /// use spielhof_board::{Board, Corner, SquareYard};
    /// let quick: Vec<&str> =
    ///     Corner::A1.yard(SquareYard::QuickLine).map(|cell| Board::square().name(cell)).collect();
    /// assert_eq!(quick, ["e1", "e2", "d3", "c4", "a5", "b5"]);
    /// ```
    pub fn yard(self, yard: SquareYard) -> impl Iterator<Item = Cell> {
        const LARGE: [i32; 5] = [5, 5, 4, 3, 2];
        const SMALL: [i32; 5] = [4, 4, 3, 2, 0];
        (0..5).flat_map(move |y| {
            let (large, small) = (LARGE[y], SMALL[y]);
            let columns = match yard {
                SquareYard::Large => 0..large,
                SquareYard::Small => 0..small,
                SquareYard::QuickLine => small..large,
            };
            columns.map(move |x| self.place(x, y as i32))
        })
    }

    /// The cell at this number of columns and rows from the corner.
    fn place(self, x: i32, y: i32) -> Cell {
        let (x, y) = match self {
            Corner::A1 => (x, y),
            Corner::A16 => (x, 15 - y),
            Corner::P16 => (15 - x, 15 - y),
            Corner::P1 => (15 - x, y),
        };
        Cell::new((16 * y + x) as u16)
    }
}
