//! Games in which a line has to be filled: how far the best line is from that.

use super::race::weigh;
use board::{Board, Cell, Set};
use rules::race::Race;
use rules::{Game, Side};

/// Long ways count more than their length, but less than in a race to a goal: there is room
/// for everybody, and who hurries less about the last is less in others' way.
const STRAGGLING: i32 = 3;
/// What it counts to find an enemy on the line: between two, and among several, where it is
/// easier to take another line than to wait until he goes.
const ENEMY: i32 = 2000;
const ONE_OF_SEVERAL: i32 = 20_000;

/// The lines that win.
pub(super) struct Lines<const W: usize> {
    board: &'static Board,
    of_side: Vec<Vec<Line<W>>>,
    enemy: i32,
}

/// A line, and for each cell of the board how far along the line it lies.
struct Line<const W: usize> {
    cells: Set<W>,
    along: Vec<i16>,
}

impl<const W: usize> Line<W> {
    fn new(board: &Board, cells: Set<W>) -> Line<W> {
        let way = |from: Option<Cell>, to| from.map_or(0, |from| board.distance(from, to) as i16);
        let ends = (cells.first(), cells.last());
        let along = board.cells().map(|cell| way(ends.0, cell) - way(ends.1, cell)).collect();
        Line { cells, along }
    }

    /// Some cells in the order in which they lie along the line.
    fn in_order(&self, cells: Set<W>) -> Vec<Cell> {
        let mut cells: Vec<Cell> = cells.iter().collect();
        cells.sort_unstable_by_key(|cell| self.along[cell.index()]);
        cells
    }
}

impl<const W: usize> Lines<W> {
    /// The lines of a game, if lines win in it.
    pub fn of(race: &Race<W>) -> Option<Lines<W>> {
        let (board, seating) = (race.board(), race.seating());
        let lines = |side| race.lines(side).iter().map(|&cells| Line::new(board, cells)).collect();
        let of_side: Vec<Vec<Line<W>>> = seating.all_sides().map(lines).collect();
        let enemy = if seating.sides() > 2 { ONE_OF_SEVERAL } else { ENEMY };
        (!of_side.iter().all(Vec::is_empty)).then_some(Lines { board, of_side, enemy })
    }

    /// What the line is worth that needs least, with these pieces and enemies.
    pub fn worth(&self, side: Side, pieces: Set<W>, enemies: Set<W>) -> i32 {
        let mut best = i32::MIN;
        for line in &self.of_side[side.index()] {
            let met = -self.enemy * (line.cells & enemies).len() as i32;
            if met > best {
                best = best.max(met + self.to_fill(line, pieces));
            }
        }
        best
    }

    /// What the ways of the pieces that are not yet on a line count. Each fills a hole of its own, the first the first and so on along the line: then their ways are shortest
    /// together, and whoever goes his way is never in anybody's place.
    fn to_fill(&self, line: &Line<W>, pieces: Set<W>) -> i32 {
        let (holes, spare) = (line.cells - pieces, pieces - line.cells);
        let pairs = line.in_order(holes).into_iter().zip(line.in_order(spare));
        let ways = pairs.map(|(hole, piece)| i32::from(self.board.distance(hole, piece)));
        ways.map(|way| weigh(way, STRAGGLING)).sum()
    }
}
