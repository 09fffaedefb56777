use crate::Cell;
use std::collections::HashMap;

/// Which board.
///
/// ```
/// use spielhof_board::{Board, BoardId};
/// assert_eq!(Board::of(BoardId::Star).len(), 121);
/// let named = BoardId::ALL.into_iter().find(|id| id.name() == "small-square");
/// assert_eq!(named, Some(BoardId::SmallSquare));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BoardId {
    /// 16×16 cells, `a1`–`p16`.
    Square,
    /// 9×9 cells, `a1`–`i9`.
    SmallSquare,
    /// 7×7 cells less the 2×2 corners, `d4` in the middle.
    Cross,
    /// The 17×17 crossing points of the square board, `a1`–`q17`.
    Points,
    /// The six-pointed star of 121 holes.
    Star,
    /// The 112 fields of Barricade.
    Barricade,
}

impl BoardId {
    /// Every board.
    pub const ALL: [BoardId; 6] = [
        BoardId::Square,
        BoardId::SmallSquare,
        BoardId::Cross,
        BoardId::Points,
        BoardId::Star,
        BoardId::Barricade,
    ];

    /// The name that programs use.
    pub const fn name(self) -> &'static str {
        match self {
            BoardId::Square => "square",
            BoardId::SmallSquare => "small-square",
            BoardId::Cross => "cross",
            BoardId::Points => "points",
            BoardId::Star => "star",
            BoardId::Barricade => "barricade",
        }
    }
}

/// Where to draw a cell: thousandths of the distance between neighbours, seen
/// from the middle of the board, `y` growing upwards. Whole numbers, so that
/// they survive any wire format.
///
/// ```
/// use spielhof_board::{Board, Point};
/// let star = Board::star();
/// let [middle, right] = ["i5", "i6"].map(|name| star.point(star.cell(name).unwrap()));
/// assert_eq!((middle, right), (Point { x: 0, y: 0 }, Point { x: 1000, y: 0 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Upwards.
    pub y: i32,
}

/// The shade of a cell of a chequered board. `a1` is dark.
///
/// ```
/// use spielhof_board::{Board, Shade};
/// let board = Board::square();
/// let shade = |name| board.shade(board.cell(name).unwrap());
/// assert_eq!(["a1", "b1", "b2"].map(shade), [Shade::Dark, Shade::Light, Shade::Dark]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Like `a1`.
    Dark,
    /// The other one.
    Light,
}

/// A position on the lattice that a board is cut from: twice the distance from
/// the board's middle on squares, half-steps and rows from the middle on the star.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Spot {
    pub x: i32,
    pub y: i32,
}

/// How the cells of a board hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lattice {
    /// Eight directions, distance in columns plus rows.
    Squares,
    /// Six directions, distance in steps.
    Hexagons,
    /// Joined to orthogonal neighbours, distance in steps along the joins.
    Joins,
}

impl Lattice {
    /// One step in each direction, clockwise from north (on the star from north-east).
    pub(crate) fn directions(self) -> &'static [Spot] {
        const fn spot(x: i32, y: i32) -> Spot {
            Spot { x, y }
        }
        const SQUARES: [Spot; 8] = [
            spot(0, 2),
            spot(2, 2),
            spot(2, 0),
            spot(2, -2),
            spot(0, -2),
            spot(-2, -2),
            spot(-2, 0),
            spot(-2, 2),
        ];
        const HEXAGONS: [Spot; 6] =
            [spot(1, 1), spot(2, 0), spot(1, -1), spot(-1, -1), spot(-2, 0), spot(-1, 1)];
        const JOINS: [Spot; 4] = [spot(0, 2), spot(2, 0), spot(0, -2), spot(-2, 0)];
        match self {
            Lattice::Squares => &SQUARES,
            Lattice::Hexagons => &HEXAGONS,
            Lattice::Joins => &JOINS,
        }
    }

    fn draw(self, spot: Spot) -> Point {
        match self {
            Lattice::Squares | Lattice::Joins => Point { x: spot.x * 500, y: spot.y * 500 },
            // Rows of an equilateral lattice lie √3/2 apart.
            Lattice::Hexagons => Point { x: spot.x * 500, y: spot.y * 866 },
        }
    }
}

/// A cell before the board is put together.
pub(crate) struct Site {
    pub spot: Spot,
    /// The label of its row, as pictures show it.
    pub row: String,
    pub name: String,
}

/// A board: cells with names, directions between them, distances.
///
/// Boards never change; there is one of each, got by [`Board::of`] or by name.
///
/// ```
/// use spielhof_board::Board;
/// let board = Board::square();
/// let (c3, e5) = (board.cell("c3").unwrap(), board.cell("e5").unwrap());
/// assert_eq!(board.distance(c3, e5), 4); // columns plus rows
/// let north_east = 1;
/// let d4 = board.step(c3, north_east).unwrap();
/// assert_eq!(board.step(d4, north_east), Some(e5));
/// ```
#[derive(Debug)]
pub struct Board {
    id: BoardId,
    lattice: Lattice,
    names: Vec<String>,
    rows: Vec<String>,
    spots: Vec<Spot>,
    by_name: HashMap<String, Cell>,
    by_spot: HashMap<Spot, Cell>,
    steps: Vec<Vec<Option<Cell>>>,
    distances: Vec<u16>,
}

impl Board {
    pub(crate) fn build(id: BoardId, lattice: Lattice, sites: Vec<Site>) -> Board {
        let cell = |index: usize| Cell::new(index as u16);
        let by_spot: HashMap<Spot, Cell> =
            sites.iter().enumerate().map(|(i, site)| (site.spot, cell(i))).collect();
        let by_name =
            sites.iter().enumerate().map(|(i, site)| (site.name.clone(), cell(i))).collect();
        let steps: Vec<Vec<Option<Cell>>> = sites
            .iter()
            .map(|Site { spot, .. }| {
                let target = |d: &Spot| Spot { x: spot.x + d.x, y: spot.y + d.y };
                lattice.directions().iter().map(|d| by_spot.get(&target(d)).copied()).collect()
            })
            .collect();
        let spots: Vec<Spot> = sites.iter().map(|site| site.spot).collect();
        let distances = match lattice {
            Lattice::Squares => pairs(&spots, |a, b| (a.x.abs_diff(b.x) + a.y.abs_diff(b.y)) / 2),
            Lattice::Hexagons => pairs(&spots, |a, b| {
                let (across, up) = (a.x.abs_diff(b.x), a.y.abs_diff(b.y));
                up.max((across + up) / 2)
            }),
            Lattice::Joins => walks(&steps),
        };
        let (names, rows) = sites.into_iter().map(|site| (site.name, site.row)).unzip();
        Board { id, lattice, names, rows, spots, by_name, by_spot, steps, distances }
    }

    /// Which board this is.
    pub fn id(&self) -> BoardId {
        self.id
    }

    /// How many cells there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// No board is empty; here because every `len` has its `is_empty`.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// All cells in the order of their numbers.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + Clone + use<> {
        (0..self.names.len() as u16).map(Cell::new)
    }

    /// What people call a cell.
    pub fn name(&self, cell: Cell) -> &str {
        &self.names[cell.index()]
    }

    /// The cell that people call so.
    pub fn cell(&self, name: &str) -> Option<Cell> {
        self.by_name.get(name).copied()
    }

    /// The label of a cell's row in pictures.
    pub fn row(&self, cell: Cell) -> &str {
        &self.rows[cell.index()]
    }

    /// Where to draw a cell.
    pub fn point(&self, cell: Cell) -> Point {
        self.lattice.draw(self.spot(cell))
    }

    /// Column and row of a cell, not counted from any cell in particular. On the star a
    /// column goes up from south-west to north-east, so that both numbers are whole.
    ///
    /// ```
    /// use spielhof_board::Board;
    /// let star = Board::star();
    /// let middle = star.cell("i5").unwrap();
    /// let (column, row) = star.column_and_row(middle);
    /// let north_east = star.step(middle, 0).unwrap();
    /// assert_eq!(star.column_and_row(north_east), (column, row + 1));
    /// ```
    pub fn column_and_row(&self, cell: Cell) -> (i32, i32) {
        let Spot { x, y } = self.spot(cell);
        match self.lattice {
            Lattice::Squares | Lattice::Joins => (x.div_euclid(2), y.div_euclid(2)),
            Lattice::Hexagons => ((x - y) / 2, y),
        }
    }

    /// The shade of a cell, as on a chess board.
    pub fn shade(&self, cell: Cell) -> Shade {
        let a1 = self.spots[0];
        let spot = self.spot(cell);
        match ((spot.x - a1.x + spot.y - a1.y) / 2) % 2 {
            0 => Shade::Dark,
            _ => Shade::Light,
        }
    }

    /// How many directions there are: eight, six on the star, four on Barricade's joins.
    pub fn directions(&self) -> usize {
        self.lattice.directions().len()
    }

    /// The next cell in a direction, counted clockwise from north (on the star from
    /// north-east). `None` at the edge.
    pub fn step(&self, from: Cell, direction: usize) -> Option<Cell> {
        self.steps[from.index()][direction]
    }

    /// The cells next to a cell.
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        self.steps[cell.index()].iter().copied().flatten()
    }

    /// The cells that follow in a direction, up to the edge, nearest first.
    pub fn ray(&self, from: Cell, direction: usize) -> impl Iterator<Item = Cell> + '_ {
        std::iter::successors(self.step(from, direction), move |&at| self.step(at, direction))
    }

    /// The distance the rules speak of: columns plus rows on squares, steps on the
    /// star and on Barricade.
    pub fn distance(&self, a: Cell, b: Cell) -> u16 {
        self.distances[a.index() * self.len() + b.index()]
    }

    pub(crate) fn spot(&self, cell: Cell) -> Spot {
        self.spots[cell.index()]
    }

    pub(crate) fn at(&self, spot: Spot) -> Option<Cell> {
        self.by_spot.get(&spot).copied()
    }

    pub(crate) fn lattice(&self) -> Lattice {
        self.lattice
    }
}

fn pairs(spots: &[Spot], distance: impl Fn(Spot, Spot) -> u32) -> Vec<u16> {
    spots
        .iter()
        .flat_map(|&a| spots.iter().map(move |&b| (a, b)))
        .map(|(a, b)| distance(a, b) as u16)
        .collect()
}

/// Shortest walks between all cells, by breadth-first search from each.
fn walks(steps: &[Vec<Option<Cell>>]) -> Vec<u16> {
    let mut all = Vec::with_capacity(steps.len() * steps.len());
    for start in 0..steps.len() {
        let mut distance = vec![u16::MAX; steps.len()];
        distance[start] = 0;
        let mut queue = std::collections::VecDeque::from([start]);
        while let Some(at) = queue.pop_front() {
            for next in steps[at].iter().flatten() {
                if distance[next.index()] == u16::MAX {
                    distance[next.index()] = distance[at] + 1;
                    queue.push_back(next.index());
                }
            }
        }
        all.extend(distance);
    }
    all
}
