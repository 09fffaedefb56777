//! The star of 121 holes, its hexagon and the yards in its tips.

use crate::board::{Lattice, Site, Spot};
use crate::{Board, BoardId, Cell};

/// The whole board. A character's place in the picture is the hole's place on the
/// lattice: half-steps across, rows up.
const PICTURE: &str = "
q             o
p            o o
o           o o o
n          o o o o
m o o o o o o o o o o o o o
l  o o o o o o o o o o o o
k   o o o o o o o o o o o
j    o o o o o o o o o o
i     o o o o o o o o o
h    o o o o o o o o o o
g   o o o o o o o o o o o
f  o o o o o o o o o o o o
e o o o o o o o o o o o o o
d          o o o o
c           o o o
b            o o
a             o
";

pub(crate) fn star() -> Board {
    let mut sites = Vec::new();
    for (row, line) in PICTURE.lines().filter(|line| !line.is_empty()).rev().enumerate() {
        let holes = line.char_indices().skip(1).filter(|&(_, mark)| mark == 'o');
        for (number, (column, _)) in holes.enumerate() {
            let row_name = line[..1].to_owned();
            let name = format!("{row_name}{}", number + 1);
            let spot = Spot { x: column as i32 - 14, y: row as i32 - 8 };
            sites.push(Site { spot, row: row_name, name });
        }
    }
    Board::build(BoardId::Star, Lattice::Hexagons, sites)
}

/// The 61 holes of the star that lie in no tip.
///
/// ```
/// assert_eq!(spielhof_board::hexagon().count(), 61);
/// ```
pub fn hexagon() -> impl Iterator<Item = Cell> {
    let star = Board::star();
    star.cells().filter(|&hole| in_hexagon(star.spot(hole)))
}

fn in_hexagon(spot: Spot) -> bool {
    let (across, up) = (spot.x.abs(), spot.y.abs());
    up.max((across + up) / 2) <= 4
}

/// A tip of the star.
///
/// ```
/// use spielhof_board::{Board, Tip};
/// let ends = Tip::ALL.map(|tip| Board::star().name(tip.end()));
/// assert_eq!(ends, ["a1", "e1", "m1", "q1", "m13", "e13"]);
/// assert_eq!(Tip::S.opposite(), Tip::N);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tip {
    /// South, `a1` at its end.
    S,
    /// South-west, `e1`.
    SW,
    /// North-west, `m1`.
    NW,
    /// North, `q1`.
    N,
    /// North-east, `m13`.
    NE,
    /// South-east, `e13`.
    SE,
}

/// How much of a tip, and of the hexagon's row before it, is a yard.
///
/// ```
/// use spielhof_board::{StarYard::{Fifteen, Ten, Thirteen}, Tip};
/// let sizes = [Ten, Thirteen, Fifteen].map(|yard| Tip::NW.yard(yard).count());
/// assert_eq!(sizes, [10, 13, 15]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StarYard {
    /// The tip.
    Ten,
    /// The tip and the adjoining row of five without that row's ends.
    Thirteen,
    /// The tip and the adjoining row of five.
    Fifteen,
}

impl Tip {
    /// All tips, clockwise.
    pub const ALL: [Tip; 6] = [Tip::S, Tip::SW, Tip::NW, Tip::N, Tip::NE, Tip::SE];

    /// The tip across the star.
    pub const fn opposite(self) -> Tip {
        Tip::ALL[(self as usize + 3) % 6]
    }

    /// The outermost hole.
    pub fn end(self) -> Cell {
        self.turned(Spot { x: 0, y: -8 })
    }

    /// The holes of one of this tip's yards.
    ///
    /// ```
    /// use spielhof_board::{Board, StarYard, Tip};
    /// let holes: Vec<&str> =
    ///     Tip::S.yard(StarYard::Thirteen).map(|hole| Board::star().name(hole)).collect();
    /// assert_eq!(holes.join(" "), "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4 e6 e7 e8");
    /// ```
    pub fn yard(self, yard: StarYard) -> impl Iterator<Item = Cell> {
        let star = Board::star();
        let row_width = match yard {
            StarYard::Ten => -1,
            StarYard::Thirteen => 2,
            StarYard::Fifteen => 4,
        };
        star.cells().filter_map(move |hole| {
            let spot = star.spot(hole);
            let inside = spot.y < -4 || spot.y == -4 && spot.x.abs() <= row_width;
            inside.then(|| self.turned(spot))
        })
    }

    /// The six straight lines of 13 holes that join two tips two apart, each with its tips.
    ///
    /// ```
    /// use spielhof_board::{Board, Tip};
    /// let (tips, line) = Tip::lines().next().unwrap();
    /// assert_eq!(tips, [Tip::S, Tip::NW]);
    /// let names: Vec<&str> = line.map(|hole| Board::star().name(hole)).collect();
    /// assert_eq!((names.len(), names[0], names[12]), (13, "a1", "m1"));
    /// ```
    pub fn lines() -> impl Iterator<Item = ([Tip; 2], impl Iterator<Item = Cell>)> {
        let star = Board::star();
        Tip::ALL.into_iter().enumerate().filter_map(move |(at, tip)| {
            let other = Tip::ALL[(at + 2) % 6];
            let (from, to) = (tip.end(), other.end());
            let direction = (0..6).find(|&d| star.ray(from, d).any(|hole| hole == to))?;
            Some(([tip, other], std::iter::once(from).chain(star.ray(from, direction))))
        })
    }

    /// The hole on this tip that corresponds to a spot of the southern one.
    fn turned(self, mut spot: Spot) -> Cell {
        for _ in 0..self as usize {
            // A sixth of a turn, clockwise.
            spot = Spot { x: (spot.x + 3 * spot.y) / 2, y: (spot.y - spot.x) / 2 };
        }
        Board::star().at(spot).expect("a star turned by a sixth covers itself")
    }
}
