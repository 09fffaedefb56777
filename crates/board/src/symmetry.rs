use crate::board::{Lattice, Spot};
use crate::{Board, Cell};

/// A way to turn or mirror a board so that it covers itself.
///
/// ```
/// use spielhof_board::Board;
/// let board = Board::barricade();
/// let [same, mirror] = &board.symmetries()[..] else { panic!("it has two symmetries") };
/// let c1 = board.cell("c1").unwrap();
/// assert_eq!((same.image(c1), board.name(mirror.image(c1))), (c1, "o1"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry(Vec<Cell>);

impl Symmetry {
    /// Where a cell goes.
    pub fn image(&self, cell: Cell) -> Cell {
        self.0[cell.index()]
    }
}

impl Board {
    /// All symmetries, the one that moves nothing first: eight of a square, twelve
    /// of the star, two of the Barricade board.
    ///
    /// ```
    /// use spielhof_board::Board;
    /// let star = Board::star();
    /// let ends: std::collections::HashSet<&str> =
    ///     star.symmetries().iter().map(|s| star.name(s.image(star.cell("a1").unwrap()))).collect();
    /// assert_eq!(ends, ["a1", "e1", "m1", "q1", "m13", "e13"].into());
    /// ```
    pub fn symmetries(&self) -> Vec<Symmetry> {
        let (turns, turn): (usize, fn(Spot) -> Spot) = match self.lattice() {
            Lattice::Squares => (4, |s| Spot { x: s.y, y: -s.x }),
            Lattice::Hexagons => (6, |s| Spot { x: (s.x + 3 * s.y) / 2, y: (s.y - s.x) / 2 }),
            Lattice::Joins => (1, |s| s),
        };
        let mut all = Vec::new();
        for mirrored in [false, true] {
            for turned in 0..turns {
                let image = |cell: Cell| {
                    let mut spot = self.spot(cell);
                    if mirrored {
                        spot.x = -spot.x;
                    }
                    for _ in 0..turned {
                        spot = turn(spot);
                    }
                    self.at(spot).expect("every board covers itself when turned or mirrored")
                };
                all.push(Symmetry(self.cells().map(image).collect()));
            }
        }
        all
    }
}
