//! A lower bound for the number of turns of a race.

use board::{Cell, Set};

/// A lower bound of the number of turns until the pieces fill a target.
///
/// Jumps never leave a *class*: on a square board the cells whose columns and rows agree in parity. Only steps
/// do. Every piece outside the target needs a turn, and a piece that must change its class needs one
/// more, unless a single step takes it there. How many must change is a flow between classes; the bound
/// is its dual, the largest value over all sets of classes P:
///
/// ```text
/// pieces outside the target + max over P of
///     (pieces in P) − (target cells in P) − (pieces in P, outside the target, beside a target cell not in P)
/// ```
///
/// A turn changes the bound by no more than one.
#[derive(Clone, Debug)]
pub(crate) struct TurnBound<const W: usize> {
    target: Set<W>,
    cuts: Vec<Cut<W>>,
}

/// A set of classes, without those whose term can never be positive.
#[derive(Clone, Debug)]
struct Cut<const W: usize> {
    /// Its cells that count for it: one for each piece that has no short cut.
    costly: Set<W>,
    /// The number of target cells in it.
    goals: u32,
}

/// More classes than on any board.
const MOST_CLASSES: usize = 8;

impl<const W: usize> TurnBound<W> {
    /// For a target, with the class of every cell and the cells beside each.
    pub fn new(target: Set<W>, classes: &[usize], steps: &[Set<W>]) -> TurnBound<W> {
        let kinds = classes.iter().max().map_or(0, |&most| most + 1);
        let cells = || (0..classes.len()).map(|cell| Cell::new(cell as u16));
        // With more classes than ever seen the bound does without them.
        let kinds = if kinds > MOST_CLASSES { 0 } else { kinds };
        let cut = |chosen: usize| {
            let inside = |cell: Cell| chosen >> classes[cell.index()] & 1 == 1;
            let cheap = |cell: Cell| {
                !target.contains(cell)
                    && (steps[cell.index()] & target).iter().any(|beside| !inside(beside))
            };
            Cut {
                costly: cells().filter(|&cell| inside(cell) && !cheap(cell)).collect(),
                goals: target.iter().filter(|&cell| inside(cell)).count() as u32,
            }
        };
        // All classes together have as many pieces as target cells, none has none.
        let cuts = (1..(1_usize << kinds).saturating_sub(1)).map(cut).collect();
        TurnBound { target, cuts }
    }

    /// The number of turns that these pieces need at least; stops counting above `most`.
    #[inline]
    pub fn turns(&self, pieces: Set<W>, most: u32) -> u32 {
        let outside = (pieces - self.target).len();
        if outside > most {
            return outside;
        }
        let spare = |cut: &Cut<W>| (pieces & cut.costly).len().saturating_sub(cut.goals);
        outside + self.cuts.iter().map(spare).max().unwrap_or(0)
    }
}

/// The class of every cell: cells that jumps connect have the same.
pub(crate) fn classes(jumps: &[Vec<(Cell, Cell)>]) -> Vec<usize> {
    let mut class = vec![usize::MAX; jumps.len()];
    let mut kinds = 0;
    for cell in 0..jumps.len() {
        if class[cell] != usize::MAX {
            continue;
        }
        let mut open = vec![cell];
        while let Some(next) = open.pop() {
            if class[next] == usize::MAX {
                class[next] = kinds;
                open.extend(jumps[next].iter().map(|(_, to)| to.index()));
            }
        }
        kinds += 1;
    }
    class
}
