//! Peg games on the cross.

use crate::problem::{End, Jump, Problem};
use board::{Board, BoardId, Cell, Set, Symmetry};

/// What a jump does to the cell it goes over.
///
/// ```
/// use spielhof_solve::PegKind;
/// assert_eq!(PegKind::Takes.reversed(), PegKind::Brings);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PegKind {
    /// It takes the piece there, as in Solo Halma.
    Takes,
    /// It brings a piece there, as in Retour.
    Brings,
}

impl PegKind {
    /// What jumps do when time runs backwards.
    pub const fn reversed(self) -> PegKind {
        match self {
            PegKind::Takes => PegKind::Brings,
            PegKind::Brings => PegKind::Takes,
        }
    }
}

/// Pieces on the cross that have to become a figure. The key of a position has a bit for each cell.
///
/// ```
/// use spielhof_solve::{End, PegKind, PegTask, Problem};
/// // From all but the middle to the middle alone. Each of eight corners needs a turn, and one piece more.
/// let middle = 1 << 16;
/// let all = (1 << 33) - 1;
/// let task = PegTask::new(PegKind::Takes, all - middle, middle);
/// assert_eq!(task.bound(End::Start, all - middle), 8);
/// ```
#[derive(Clone, Debug)]
pub struct PegTask {
    pub(crate) kind: PegKind,
    pub(crate) jumps: Jumps,
    ends: [Side; 2],
}

#[derive(Clone, Debug)]
struct Side {
    position: u64,
    /// The symmetries that keep it, without the one that changes nothing.
    symmetries: Vec<Images>,
    /// Those of them that do not keep the opposite end.
    odd: Vec<Images>,
}

/// Every jump on the cross.
#[derive(Clone, Debug)]
pub(crate) struct Jumps {
    /// For each cell: the bit jumped over, and where it lands.
    from: Vec<Vec<(u64, Cell)>>,
    /// Cells that nothing can jump over.
    corners: u64,
}

impl Jumps {
    pub fn of_cross() -> Jumps {
        let board = Board::of(BoardId::Cross);
        // Every second direction of a square board goes along a row or column.
        let jumps = |from: Cell| -> Vec<(u64, Cell)> {
            let jump = |direction| {
                let mut ahead = board.ray(from, direction);
                Some((bit(ahead.next()?), ahead.next()?))
            };
            (0..board.directions()).step_by(2).filter_map(jump).collect()
        };
        let from: Vec<_> = board.cells().map(jumps).collect();
        let over = from.iter().flatten().fold(0, |all, &(over, _)| all | over);
        let corners = board.cells().map(bit).fold(0, |all, cell| all | cell) & !over;
        Jumps { from, corners }
    }

    /// Every position that a jump leads to, with the jump.
    #[inline]
    pub fn each(&self, kind: PegKind, pieces: u64, mut visit: impl FnMut(u64, Jump)) {
        let mut left = pieces;
        while left != 0 {
            let from = Cell::new(left.trailing_zeros() as u16);
            left &= left - 1;
            self.each_from(kind, pieces, from, |next, to| visit(next, Jump { from, to }));
        }
    }

    #[inline]
    fn each_from(&self, kind: PegKind, pieces: u64, from: Cell, mut visit: impl FnMut(u64, Cell)) {
        let wanted = kind == PegKind::Takes;
        for &(over, to) in &self.from[from.index()] {
            if (pieces & over != 0) == wanted && pieces & bit(to) == 0 {
                visit(pieces ^ over ^ bit(from) ^ bit(to), to);
            }
        }
    }

    /// Every position at the end of a turn of the piece on a cell, with the jumps that lead there.
    fn each_turn(
        &self,
        kind: PegKind,
        pieces: u64,
        from: Cell,
        path: &mut Vec<Jump>,
        visit: &mut impl FnMut(u64, &[Jump]),
    ) {
        self.each_from(kind, pieces, from, |next, to| {
            path.push(Jump { from, to });
            visit(next, path);
            self.each_turn(kind, next, to, path, visit);
            path.pop();
        });
    }

    /// The same for every piece.
    fn each_turn_of_all(&self, kind: PegKind, pieces: u64, mut visit: impl FnMut(u64, &[Jump])) {
        let mut path = Vec::new();
        for from in cells(pieces) {
            self.each_turn(kind, pieces, from, &mut path, &mut visit);
        }
    }
}

pub(crate) fn bit(cell: Cell) -> u64 {
    1 << cell.index()
}

pub(crate) fn cells(pieces: u64) -> impl Iterator<Item = Cell> {
    (0..64).map(Cell::new).filter(move |&cell| pieces & bit(cell) != 0)
}

/// The bits of a set of cells of the cross.
pub(crate) fn bits(set: Set<1>) -> u64 {
    set.words()[0]
}

/// The images of eight cells at once under a symmetry.
#[derive(Clone, Debug)]
pub(crate) struct Images(Vec<[u64; 256]>);

impl Images {
    /// Those of every symmetry of the cross.
    pub fn of_cross() -> Vec<Images> {
        Board::of(BoardId::Cross).symmetries().iter().map(Images::new).collect()
    }

    fn new(symmetry: &Symmetry) -> Images {
        let of_eight = |first: usize| {
            std::array::from_fn(|eight| {
                let cells = (0..8).filter(|at| eight >> at & 1 == 1).map(|at| first + at);
                let on_board = cells.filter(|&cell| cell < CELLS);
                on_board.map(|cell| bit(symmetry.image(Cell::new(cell as u16)))).sum()
            })
        };
        Images((0..CELLS).step_by(8).map(of_eight).collect())
    }

    /// The image of a position.
    #[inline]
    pub fn of(&self, pieces: u64) -> u64 {
        let eights = self.0.iter().enumerate();
        eights.fold(0, |image, (at, eight)| image | eight[(pieces >> (8 * at) & 255) as usize])
    }

    fn keep(&self, pieces: u64) -> bool {
        self.of(pieces) == pieces
    }
}

/// The cells of the cross.
pub(crate) const CELLS: usize = 33;

impl PegTask {
    /// From one position to another.
    pub fn new(kind: PegKind, start: u64, goal: u64) -> PegTask {
        let side = |position: u64, other: u64| {
            let moves = |images: &Images| (0..CELLS).any(|cell| !images.keep(1 << cell));
            let all = Images::of_cross().into_iter().filter(moves);
            let symmetries: Vec<Images> = all.filter(|images| images.keep(position)).collect();
            let odd = symmetries.iter().filter(|images| !images.keep(other)).cloned().collect();
            Side { position, symmetries, odd }
        };
        PegTask { kind, jumps: Jumps::of_cross(), ends: [side(start, goal), side(goal, start)] }
    }

    /// The figure to end with.
    pub fn goal(&self) -> u64 {
        self.ends[End::Goal.index()].position
    }

    /// The position to ask a [`PegTable`](crate::PegTable) about: where jumps bring pieces, free cells go as pieces
    /// do where jumps take them.
    pub fn taken(&self) -> u64 {
        let start = self.ends[End::Start.index()].position;
        match self.kind {
            PegKind::Takes => start,
            PegKind::Brings => !start & ((1 << CELLS) - 1),
        }
    }

    /// What jumps do in a search from this end.
    fn kind_from(&self, end: End) -> PegKind {
        match end {
            End::Start => self.kind,
            End::Goal => self.kind.reversed(),
        }
    }

    /// The corners that are filled before and free after, as time runs when jumps take pieces. Nothing jumps over
    /// a corner: its piece left it by itself, and that began a turn.
    fn left_corners(&self, end: End, position: u64) -> u32 {
        let other = self.ends[end.other().index()].position;
        let forwards = (end == End::Start) == (self.kind == PegKind::Takes);
        let (before, after) = if forwards { (position, other) } else { (other, position) };
        (before & !after & self.jumps.corners).count_ones()
    }
}

impl Problem for PegTask {
    type Key = u64;

    const REVERSIBLE: bool = false;

    /// Every turn jumps, and every jump changes the number of pieces.
    fn most_turns(&self) -> Option<u32> {
        let [start, goal] = self.ends.each_ref().map(|side| side.position.count_ones());
        Some(start.abs_diff(goal))
    }

    fn ends(&self, end: End) -> Vec<u64> {
        vec![self.ends[end.index()].position]
    }

    fn canonical(&self, end: End, key: u64) -> u64 {
        let symmetries = self.ends[end.index()].symmetries.iter();
        symmetries.map(|images| images.of(key)).fold(key, u64::min)
    }

    fn images(&self, end: End, key: u64) -> Vec<u64> {
        let odd = self.ends[end.index()].odd.iter();
        std::iter::once(key).chain(odd.map(|images| images.of(key))).collect()
    }

    fn bound(&self, end: End, key: u64) -> u32 {
        // The least of all images counts.
        let odd = self.ends[end.index()].odd.iter();
        let images = odd.map(|images| self.left_corners(end, images.of(key)));
        images.fold(self.left_corners(end, key), u32::min)
    }

    fn spread(&self, end: End, key: u64, most: u32, found: &mut Vec<u64>) {
        self.jumps.each_turn_of_all(self.kind_from(end), key, |next, _| {
            if self.bound(end, next) <= most {
                found.push(self.canonical(end, next));
            }
        });
    }

    fn closer(&self, end: End, key: u64) -> Vec<u64> {
        let mut found = Vec::new();
        let kind = self.kind_from(end).reversed();
        self.jumps.each_turn_of_all(kind, key, |next, _| found.push(next));
        found
    }

    fn turn(&self, before: u64, after: u64) -> Option<Vec<Jump>> {
        let mut turn = None;
        self.jumps.each_turn_of_all(self.kind, before, |next, path| {
            if next == after && turn.is_none() {
                turn = Some(path.to_vec());
            }
        });
        turn
    }
}
