//! Races that one plays alone: steps, and jumps over neighbours, to a target.

use crate::key::Key;
use crate::problem::{End, Jump, Problem};
use crate::rank::Ranks;
use crate::turns::{TurnBound, classes};
use board::{Board, Cell, Set};

/// Where pieces can go on a board.
///
/// ```
/// use spielhof_solve::Geometry;
/// use board::Board;
/// assert_eq!(Geometry::of(Board::star()).cells(), 121);
/// assert_eq!(Geometry::square(6).symmetries(), 8);
/// ```
#[derive(Clone, Debug)]
pub struct Geometry {
    /// The cells next to each cell.
    steps: Vec<Vec<Cell>>,
    /// For each cell the jumps from it: over, landing.
    jumps: Vec<Vec<(Cell, Cell)>>,
    /// Each as the image of every cell; the first changes nothing.
    symmetries: Vec<Vec<Cell>>,
}

impl Geometry {
    /// That of a board of the catalogue.
    pub fn of(board: &Board) -> Geometry {
        let ray = |from: Cell, direction: usize| {
            let mut ahead = board.ray(from, direction);
            Some((ahead.next()?, ahead.next()?))
        };
        let jumps = |from| (0..board.directions()).filter_map(|way| ray(from, way)).collect();
        let images = board.symmetries().into_iter();
        Geometry {
            steps: board.cells().map(|cell| board.neighbours(cell).collect()).collect(),
            jumps: board.cells().map(jumps).collect(),
            symmetries: images
                .map(|symmetry| board.cells().map(|cell| symmetry.image(cell)).collect())
                .collect(),
        }
    }

    /// A square board with this number of cells along each side, at most 16, numbered row by row.
    pub fn square(side: u16) -> Geometry {
        let side = side.min(16);
        let cells = || (0..side * side).map(|cell| (cell % side, cell / side));
        let cell = |x: i32, y: i32| {
            let on = |at: i32| (0..i32::from(side)).contains(&at);
            (on(x) && on(y)).then(|| Cell::new(y as u16 * side + x as u16))
        };
        let around = |(x, y): (u16, u16), far: i32| {
            let ways = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
            ways.map(|(dx, dy)| cell(i32::from(x) + far * dx, i32::from(y) + far * dy))
        };
        let jumps = |at| {
            let both = around(at, 1).into_iter().zip(around(at, 2));
            both.filter_map(|(over, to)| Some((over?, to?))).collect()
        };
        let last = side.saturating_sub(1);
        let image = |which: u8| {
            cells()
                .map(|(x, y)| {
                    let (x, y) = if which & 1 == 0 { (x, y) } else { (y, x) };
                    let x = if which & 2 == 0 { x } else { last - x };
                    let y = if which & 4 == 0 { y } else { last - y };
                    Cell::new(y * side + x)
                })
                .collect()
        };
        Geometry {
            steps: cells().map(|at| around(at, 1).into_iter().flatten().collect()).collect(),
            jumps: cells().map(jumps).collect(),
            symmetries: (0..8).map(image).collect(),
        }
    }

    /// The number of cells.
    pub fn cells(&self) -> usize {
        self.steps.len()
    }

    /// The number of symmetries, with the one that changes nothing.
    pub fn symmetries(&self) -> usize {
        self.symmetries.len()
    }
}

/// Why there is no such task.
///
/// ```
/// use spielhof_solve::{Geometry, NoRace, RaceTask};
/// use board::{Cell, Set};
/// let set = |count| (0..count).map(Cell::new).collect::<Set<1>>();
/// let task = RaceTask::<1, u64>::new(&Geometry::square(6), set(3), &[set(4)]);
/// assert!(matches!(task, Err(NoRace::Pieces { pieces: 3, target: 4 })));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoRace {
    /// The pieces do not fill the target.
    #[error("{pieces} pieces cannot fill a target of {target} cells")]
    Pieces {
        /// The number of pieces.
        pieces: u32,
        /// The number of cells.
        target: u32,
    },
    /// There are too many positions for numbers of this width.
    #[error("too many positions to number them")]
    TooMany,
    /// There is nothing to reach.
    #[error("there is no target")]
    NoTarget,
}

/// One end of the search.
#[derive(Clone, Debug)]
struct Side<const W: usize> {
    positions: Vec<Set<W>>,
    /// The symmetries that keep these positions, without the one that changes nothing.
    symmetries: Vec<Vec<Cell>>,
    /// Those of them that do not keep the opposite end.
    odd: Vec<Vec<Cell>>,
    /// To every image of every position of the opposite end.
    bounds: Vec<TurnBound<W>>,
}

/// Pieces that go from where they stand to one of several targets.
///
/// Every move can be taken back, because a jump over a piece leads both ways.
///
/// ```
/// use spielhof_solve::{Geometry, Means, RaceTask, fewest_turns};
/// use board::{Cell, Set};
///
/// // Three men cross a board of six by six, from one corner to the other.
/// let set = |cells: [u16; 3]| cells.map(Cell::new).into_iter().collect::<Set<1>>();
/// let (home, goal) = (set([0, 1, 6]), set([29, 34, 35]));
/// let task = RaceTask::<1, u64>::new(&Geometry::square(6), home, &[goal]).unwrap();
/// let solved = fewest_turns(&task, None, &Means::default(), &mut |_| ()).unwrap();
/// assert!(solved.turns.is_some_and(|turns| turns == solved.at_least));
/// ```
#[derive(Clone, Debug)]
pub struct RaceTask<const W: usize, K> {
    ranks: Ranks<K>,
    steps: Vec<Set<W>>,
    jumps: Vec<Vec<(Cell, Cell)>>,
    ends: [Side<W>; 2],
}

impl<const W: usize, K: Key> RaceTask<W, K> {
    /// From `start` to any of the targets.
    pub fn new(
        geometry: &Geometry,
        start: Set<W>,
        targets: &[Set<W>],
    ) -> Result<RaceTask<W, K>, NoRace> {
        if targets.is_empty() {
            return Err(NoRace::NoTarget);
        }
        if let Some(target) = targets.iter().find(|target| target.len() != start.len()) {
            return Err(NoRace::Pieces { pieces: start.len(), target: target.len() });
        }
        let ranks = Ranks::new(geometry.cells(), start.len() as usize).ok_or(NoRace::TooMany)?;
        let steps: Vec<Set<W>> =
            geometry.steps.iter().map(|beside| beside.iter().copied().collect()).collect();
        let classes = classes(&geometry.jumps);
        let positions = [vec![start], targets.to_vec()];
        let side = |end: End| {
            let (own, opposite) = (&positions[end.index()], &positions[end.other().index()]);
            let keeps = |positions: &[Set<W>], symmetry: &[Cell]| {
                positions.iter().all(|&position| positions.contains(&image(symmetry, position)))
            };
            let all = geometry.symmetries.iter();
            let kept: Vec<_> = all.filter(|symmetry| keeps(own, symmetry)).cloned().collect();
            let mut images: Vec<Set<W>> = kept
                .iter()
                .flat_map(|symmetry| opposite.iter().map(|&target| image(symmetry, target)))
                .collect();
            images.sort();
            images.dedup();
            let bounds = images.iter().map(|&target| TurnBound::new(target, &classes, &steps));
            let unchanged = |symmetry: &Vec<Cell>| {
                symmetry.iter().enumerate().all(|(cell, image)| cell == image.index())
            };
            Side {
                bounds: bounds.collect(),
                positions: own.clone(),
                odd: kept.iter().filter(|symmetry| !keeps(opposite, symmetry)).cloned().collect(),
                symmetries: kept.into_iter().filter(|symmetry| !unchanged(symmetry)).collect(),
            }
        };
        let ends = End::BOTH.map(side);
        Ok(RaceTask { ranks, steps, jumps: geometry.jumps.clone(), ends })
    }

    /// The cells that the pieces of a position stand on.
    pub fn pieces(&self, key: K) -> Set<W> {
        self.ranks.set(key)
    }

    /// The position with pieces on these cells.
    pub fn key(&self, pieces: Set<W>) -> K {
        self.ranks.rank(pieces)
    }

    /// The positions of an end.
    pub(crate) fn positions(&self, end: End) -> &[Set<W>] {
        &self.ends[end.index()].positions
    }

    /// For each cell the sum of its distances in steps to all cells of a set.
    pub(crate) fn distances(&self, to: Set<W>) -> Vec<i32> {
        let mut sums = vec![0; self.steps.len()];
        for target in to {
            let (mut reached, mut ring, mut far) = (Set::of(target), Set::of(target), 0);
            while !ring.is_empty() {
                ring.iter().for_each(|cell| sums[cell.index()] += far);
                let beside =
                    ring.iter().fold(Set::EMPTY, |all, cell| all | self.steps[cell.index()]);
                ring = beside - reached;
                reached |= ring;
                far += 1;
            }
        }
        sums
    }

    fn least_image(&self, end: End, pieces: Set<W>) -> Set<W> {
        let images = self.ends[end.index()].symmetries.iter();
        images.map(|symmetry| image(symmetry, pieces)).fold(pieces, |least, next| {
            // As binary numbers, which is how ranks are ordered.
            if next.words().iter().rev().lt(least.words().iter().rev()) { next } else { least }
        })
    }

    #[inline]
    fn turns(&self, end: End, pieces: Set<W>, most: u32) -> u32 {
        let bounds = self.ends[end.index()].bounds.iter();
        bounds.map(|bound| bound.turns(pieces, most)).min().unwrap_or(0)
    }

    /// Where the piece on a cell can go.
    #[inline]
    pub(crate) fn reach(&self, pieces: Set<W>, from: Cell) -> Set<W> {
        // Chains of jumps: the piece itself is not there to be jumped over.
        let rest = pieces.without(from);
        let mut reached = Set::of(from);
        let mut open = [from; 256];
        let mut count = 1;
        while count > 0 {
            count -= 1;
            for &(over, to) in &self.jumps[open[count].index()] {
                if rest.contains(over) && !rest.contains(to) && !reached.contains(to) {
                    reached.insert(to);
                    open[count] = to;
                    count += 1;
                }
            }
        }
        (reached | self.steps[from.index()]) - pieces
    }
}

fn image<const W: usize>(symmetry: &[Cell], pieces: Set<W>) -> Set<W> {
    pieces.iter().map(|cell| symmetry[cell.index()]).collect()
}

impl<const W: usize, K: Key> Problem for RaceTask<W, K> {
    type Key = K;

    const REVERSIBLE: bool = true;

    fn ends(&self, end: End) -> Vec<K> {
        let positions = self.ends[end.index()].positions.iter();
        let mut keys: Vec<K> =
            positions.map(|&position| self.key(self.least_image(end, position))).collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    fn canonical(&self, end: End, key: K) -> K {
        self.key(self.least_image(end, self.pieces(key)))
    }

    fn images(&self, end: End, key: K) -> Vec<K> {
        let pieces = self.pieces(key);
        let odd = self.ends[end.index()].odd.iter();
        std::iter::once(key).chain(odd.map(|symmetry| self.key(image(symmetry, pieces)))).collect()
    }

    fn bound(&self, end: End, key: K) -> u32 {
        self.turns(end, self.pieces(key), u32::MAX)
    }

    fn spread(&self, end: End, key: K, most: u32, found: &mut Vec<K>) {
        let pieces = self.pieces(key);
        for from in pieces {
            let rest = pieces.without(from);
            for to in self.reach(pieces, from) {
                let next = rest.with(to);
                if self.turns(end, next, most) <= most {
                    found.push(self.key(self.least_image(end, next)));
                }
            }
        }
    }

    fn closer(&self, _: End, key: K) -> Vec<K> {
        let pieces = self.pieces(key);
        let to_all = |from: Cell| {
            let rest = pieces.without(from);
            self.reach(pieces, from).iter().map(move |to| self.key(rest.with(to)))
        };
        pieces.iter().flat_map(to_all).collect()
    }

    fn turn(&self, before: K, after: K) -> Option<Vec<Jump>> {
        let (before, after) = (self.pieces(before), self.pieces(after));
        let (from, to) = ((before - after).first()?, (after - before).first()?);
        let legal = before.without(from).with(to) == after && self.reach(before, from).contains(to);
        legal.then(|| vec![Jump { from, to }])
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// The three men of the example.
    fn corner() -> RaceTask<1, u64> {
        let set = |cells: [u16; 3]| cells.map(Cell::new).into_iter().collect();
        RaceTask::new(&Geometry::square(6), set([0, 1, 6]), &[set([29, 34, 35])]).unwrap()
    }

    #[test]
    fn a_turn_changes_the_bound_by_no_more_than_one_and_no_symmetry_changes_it() {
        let task = corner();
        for end in End::BOTH {
            for key in (0..7140).step_by(7) {
                let bound = task.bound(end, key);
                assert_eq!(task.bound(end, task.canonical(end, key)), bound);
                let near = task.closer(end, key).into_iter();
                assert!(
                    near.map(|next| task.bound(end, next)).all(|next| next.abs_diff(bound) <= 1)
                );
            }
        }
    }

    /// The bound is exact for pieces that are alone: what it says is compared with all ways to give every
    /// piece a place, at a cost of one turn, or of two where its class changes but by a single step.
    #[test]
    fn the_bound_is_below_every_assignment_of_places() {
        let geometry = Geometry::square(6);
        let kinds = classes(&geometry.jumps);
        let task = corner();
        let target: Set<1> = [29, 34, 35].map(Cell::new).into_iter().collect();
        let cost = |from: Cell, to: Cell| match () {
            () if from == to => 0,
            () if kinds[from.index()] == kinds[to.index()] => 1,
            () if geometry.steps[from.index()].contains(&to) => 1,
            () => 2,
        };
        let mut exact = 0;
        for key in 0..7140 {
            let pieces: Vec<Cell> = task.pieces(key).iter().collect();
            let places: Vec<Cell> = target.iter().collect();
            let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
            let sum = |order: [usize; 3]| (0..3).map(|i| cost(pieces[i], places[order[i]])).sum();
            let least: u32 = orders.map(sum).into_iter().min().unwrap();
            assert!(task.bound(End::Start, key) <= least);
            exact += u32::from(task.bound(End::Start, key) == least);
        }
        assert!(exact > 6000, "a bound that is nearly always exact, but for {exact} of 7140");
    }
}
