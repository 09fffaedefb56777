//! Evaluation of races to a line: how far the best line is from being filled.

use super::distance::weigh;
use board::{Board, Cell, Set};
use rules::race::Race;
use rules::{Game, Side};

/// The weight of the squared distance. Smaller than in a race to a goal: there is room for all,
/// and a side that hurries less about its stragglers is less in the way of others.
const STRAGGLING: i32 = 3;
/// The cost of an enemy on the line, with two sides and with several. With several it is easier to
/// take another line than to wait until the enemy leaves.
const ENEMY: i32 = 2000;
const ENEMY_OF_SEVERAL: i32 = 20_000;

/// The lines that win.
pub(super) struct Lines<const W: usize> {
    board: &'static Board,
    of_side: Vec<Vec<LineCells<W>>>,
    enemy: i32,
}

/// A line, and the position of each cell of the board along it.
struct LineCells<const W: usize> {
    cells: Set<W>,
    along: Vec<i16>,
}

impl<const W: usize> LineCells<W> {
    fn new(board: &Board, cells: Set<W>) -> LineCells<W> {
        let way = |from: Option<Cell>, to| from.map_or(0, |from| board.distance(from, to) as i16);
        let ends = (cells.first(), cells.last());
        let along = board.cells().map(|cell| way(ends.0, cell) - way(ends.1, cell)).collect();
        LineCells { cells, along }
    }

    /// Cells in their order along the line.
    fn in_order(&self, cells: Set<W>) -> Vec<Cell> {
        let mut cells: Vec<Cell> = cells.iter().collect();
        sort_along(&mut cells, &self.along);
        cells
    }
}

/// Not generic, so that it is compiled once.
fn sort_along(cells: &mut [Cell], along: &[i16]) {
    cells.sort_unstable_by_key(|cell| along[cell.index()]);
}

impl<const W: usize> Lines<W> {
    /// The lines of a game, if lines win in it.
    pub fn of(race: &Race<W>) -> Option<Lines<W>> {
        let (board, seating) = (race.board(), race.seating());
        let lines =
            |side| race.lines(side).iter().map(|&cells| LineCells::new(board, cells)).collect();
        let of_side: Vec<Vec<LineCells<W>>> = seating.all_sides().map(lines).collect();
        let enemy = if seating.sides() > 2 { ENEMY_OF_SEVERAL } else { ENEMY };
        (!of_side.iter().all(Vec::is_empty)).then_some(Lines { board, of_side, enemy })
    }

    /// The value of the line that needs least, with these pieces and enemies.
    pub fn progress(&self, side: Side, pieces: Set<W>, enemies: Set<W>) -> i32 {
        let mut best = i32::MIN;
        for line in &self.of_side[side.index()] {
            let enemies_cost = -self.enemy * (line.cells & enemies).len() as i32;
            if enemies_cost > best {
                best = best.max(enemies_cost + self.to_fill(line, pieces));
            }
        }
        best
    }

    /// The cost of the paths of the pieces that are not on the line yet. They fill the holes in
    /// their order along the line: that makes the sum of the paths shortest, and no piece takes
    /// the hole of another.
    fn to_fill(&self, line: &LineCells<W>, pieces: Set<W>) -> i32 {
        let (holes, spare) = (line.cells - pieces, pieces - line.cells);
        let pairs = line.in_order(holes).into_iter().zip(line.in_order(spare));
        let distances = pairs.map(|(hole, piece)| i32::from(self.board.distance(hole, piece)));
        distances.map(|distance| weigh(distance, STRAGGLING)).sum()
    }
}
