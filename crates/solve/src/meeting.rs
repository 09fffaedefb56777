//! Breadth-first search from both ends, layer by layer, until they meet.

use crate::layers::{Halt, Layer, Means, Progress, next_layer};
use crate::problem::{End, Jump, Problem};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A layer in short.
///
/// [`fewest_turns`] has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayerSum {
    /// How many positions it has, of each class of symmetric ones the canonical one.
    pub count: u64,
    /// The sum of the [hashes](crate::Key::mix) of their keys.
    pub hash: u64,
}

/// Why there is no solution of `excluded` turns or fewer.
///
/// Layer k of an end has all positions that are k turns away from it, as long as k plus the
/// [bound](Problem::bound) is at most `most`. The numbers of both last layers add up to `excluded`, and no
/// layers have a position in common. Or a last layer is empty: then nothing lies further away, and all up to
/// `most` is excluded.
///
/// [`fewest_turns`] has an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Layers leave out what cannot belong to a solution of this number of turns.
    pub most: u32,
    /// No solution has this number of turns or fewer.
    pub excluded: u32,
    /// The layers from the start, and those from the goal.
    pub layers: [Vec<LayerSum>; 2],
}

/// What was found out.
///
/// [`fewest_turns`] has an example.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Solved {
    /// The proved lower bound: no solution has fewer turns.
    pub at_least: u32,
    /// The turns of the solution that was found; the fewest.
    pub turns: Option<u32>,
    /// The solution, turn by turn.
    pub solution: Vec<Vec<Jump>>,
    /// Why fewer turns do not suffice; nothing if none are needed.
    pub proof: Option<Proof>,
    /// There is no solution at all.
    pub unsolvable: bool,
    /// The memory was not enough to go on.
    pub is_full: bool,
}

/// The fewest turns of a problem. With `most` only solutions up to that number of turns are looked for, in one
/// pass; without it the limit grows from the bound of the start until there is a solution.
///
/// ```
/// use spielhof_solve::{Means, PegKind, PegTask, fewest_turns};
/// // Three pieces in a row of the middle, d2, d3 and c4: two jumps of different pieces.
/// let cells = |names: &[&str]| -> u64 {
///     let cross = board::Board::of(board::BoardId::Cross);
///     names.iter().map(|name| 1 << cross.cell(name).unwrap().index()).sum()
/// };
/// let task = PegTask::new(PegKind::Takes, cells(&["d2", "d3", "c4"]), cells(&["e4"]));
/// let solved = fewest_turns(&task, None, &Means::default(), &mut |_| ()).unwrap();
/// assert_eq!((solved.at_least, solved.turns), (2, Some(2)));
/// assert_eq!(solved.proof.unwrap().excluded, 1);
/// ```
pub fn fewest_turns<P: Problem>(
    problem: &P,
    most: Option<u32>,
    means: &Means,
    report: &mut dyn FnMut(&Progress),
) -> Result<Solved, Halt> {
    if let Some(most) = most {
        return Pass::new(problem, most, means)?.run(report);
    }
    let starts = problem.ends(End::Start);
    let least = starts.iter().map(|&start| problem.bound(End::Start, start)).min().unwrap_or(0);
    let mut most = least;
    loop {
        let solved = Pass::new(problem, most, means)?.run(report)?;
        if solved.turns.is_some() || solved.unsolvable || solved.is_full {
            return Ok(solved);
        }
        most += 1;
    }
}

/// A search for solutions up to a number of turns.
struct Pass<'a, P: Problem> {
    problem: &'a P,
    most: u32,
    means: &'a Means<'a>,
    layers: [Vec<Layer<P::Key>>; 2],
    /// From where the last layer was made.
    last: Option<End>,
    title: String,
}

impl<'a, P: Problem> Pass<'a, P> {
    fn new(problem: &'a P, most: u32, means: &'a Means<'a>) -> Result<Self, Halt> {
        let first = End::BOTH.map(|end| Layer::new(problem.ends(end)));
        let title = format!(
            "spielhof layer 1 {:016x} {:016x} {} {most}",
            first[0].hash,
            first[1].hash,
            <P::Key as crate::key::Key>::BYTES,
        );
        let layers = first.map(|layer| vec![layer]);
        let mut pass = Pass { problem, most, means, layers, last: None, title };
        // What an earlier search has left, in the order in which it was made.
        while !pass.is_empty() {
            let end = pass.smaller();
            let number = pass.layers[end.index()].len();
            let Some(path) = file(means, most, end, number) else { break };
            let Some(layer) = Layer::load(&path, &pass.title)? else { break };
            pass.push(end, layer);
        }
        Ok(pass)
    }

    fn run(mut self, report: &mut dyn FnMut(&Progress)) -> Result<Solved, Halt> {
        loop {
            if let Some(met) = self.meeting() {
                return self.solved(met);
            }
            // Nothing lies further away than an empty layer: the later ones are empty too.
            let excluded = if self.is_empty() { self.most } else { self.made() };
            if excluded >= self.most {
                return Ok(self.excluded(excluded));
            }
            let end = self.smaller();
            if !self.add_layer(end, report)? {
                return Ok(Solved { is_full: true, ..self.excluded(excluded) });
            }
        }
    }

    /// The number of turns that the layers reach from both ends together.
    fn made(&self) -> u32 {
        self.layers.iter().map(|own| own.len() as u32 - 1).sum()
    }

    /// Is a last layer empty?
    fn is_empty(&self) -> bool {
        self.layers.iter().any(|own| own.last().is_some_and(|layer| layer.count == 0))
    }

    fn push(&mut self, end: End, layer: Layer<P::Key>) {
        let own = &mut self.layers[end.index()];
        own.push(layer);
        release_old::<P>(own);
        self.last = Some(end);
    }

    /// From the end with fewer positions in its last layer, the next layer is smaller.
    fn smaller(&self) -> End {
        let last = |end: End| self.layers[end.index()].last().map_or(0, |layer| layer.count);
        if last(End::Start) <= last(End::Goal) { End::Start } else { End::Goal }
    }

    /// False if it does not fit into the memory.
    fn add_layer(&mut self, end: End, report: &mut dyn FnMut(&Progress)) -> Result<bool, Halt> {
        let own = &self.layers[end.index()];
        let number = own.len();
        let bytes = self.layers.iter().flatten().map(Layer::bytes).sum::<usize>();
        let positions = self.layers.iter().flatten().map(|layer| layer.count).sum();
        let of = own.last().map_or(0, |layer| layer.count);
        let most = self.most;
        let left = most.saturating_sub(number as u32);
        let mut tell = |done: u64, used: u64| {
            let memory = bytes as u64 + used;
            let layer = number as u32;
            report(&Progress { most, end, layer, done, of, positions, memory });
        };
        let keys = next_layer(self.problem, end, own, left, self.means, bytes, &mut tell)?;
        let Some(keys) = keys else { return Ok(false) };
        let mut layer = Layer::new(keys);
        if let Some(path) = file(self.means, most, end, number) {
            layer.save(&path, &self.title)?;
        }
        self.push(end, layer);
        Ok(true)
    }

    /// A position that both last layers have.
    fn meeting(&self) -> Option<P::Key> {
        let [start, goal] = &self.layers;
        let (from, to) = (start.last()?.in_memory(), goal.last()?.in_memory());
        // The result must not depend on threads: the first of the layer counts. Chunks are taken in order, and
        // only what lies behind a meeting is left out.
        let (next, best) = (AtomicUsize::new(0), AtomicUsize::new(usize::MAX));
        let image_met = |key: P::Key| {
            let images = self.problem.images(End::Start, key);
            let met = |image: &P::Key| {
                to.binary_search(&self.problem.canonical(End::Goal, *image)).is_ok()
            };
            images.into_iter().find(met)
        };
        let work = || {
            const CHUNK: usize = 1 << 14;
            loop {
                let first = next.fetch_add(CHUNK, Ordering::Relaxed);
                if first >= from.len() || first > best.load(Ordering::Relaxed) {
                    break;
                }
                let mut chunk = from[first..from.len().min(first + CHUNK)].iter();
                if let Some(at) = chunk.position(|&key| image_met(key).is_some()) {
                    best.fetch_min(first + at, Ordering::Relaxed);
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.means.threads.get() {
                scope.spawn(work);
            }
        });
        from.get(best.load(Ordering::Relaxed)).and_then(|&key| image_met(key))
    }

    /// The path through a position that both last layers have.
    fn solved(mut self, met: P::Key) -> Result<Solved, Halt> {
        // The layer in which the ends have met proves nothing.
        let proof = self.made().checked_sub(1).map(|excluded| self.proof(excluded));
        let mut path = self.way(End::Start, met)?;
        path.reverse();
        path.push(met);
        path.append(&mut self.way(End::Goal, met)?);
        let turns = path.windows(2).map(|pair| self.problem.turn(pair[0], pair[1]));
        let solution: Vec<_> = turns.map(|turn| turn.unwrap_or_default()).collect();
        let turns = solution.len() as u32;
        Ok(Solved { at_least: turns, turns: Some(turns), solution, proof, ..Solved::default() })
    }

    /// The positions from one of the last layer to an end, without it.
    fn way(&mut self, end: End, met: P::Key) -> Result<Vec<P::Key>, Halt> {
        let (problem, own) = (self.problem, &mut self.layers[end.index()]);
        let mut way: Vec<P::Key> = Vec::new();
        let before_last = own.len() - 1;
        for layer in own[..before_last].iter_mut().rev() {
            let at = way.last().copied().unwrap_or(met);
            let mut near = problem.closer(end, at);
            near.sort_unstable();
            layer.recall(&self.title)?;
            let there = |&key: &P::Key| {
                layer.in_memory().binary_search(&problem.canonical(end, key)).is_ok()
            };
            way.extend(near.into_iter().find(there));
            layer.release();
        }
        Ok(way)
    }

    /// What the layers prove, without the last one if it is not needed for that.
    fn proof(&self, excluded: u32) -> Proof {
        let sum = |layer: &Layer<P::Key>| LayerSum { count: layer.count, hash: layer.hash };
        let mut layers = self.layers.each_ref().map(|own| own.iter().map(sum).collect::<Vec<_>>());
        if let Some(end) = self.last.filter(|_| self.made() > excluded) {
            layers[end.index()].pop();
        }
        Proof { most: self.most, excluded, layers }
    }

    /// The answer where no solution has this number of turns or fewer.
    fn excluded(&self, excluded: u32) -> Solved {
        let unsolvable = self.problem.most_turns().is_some_and(|most| excluded >= most);
        let at_least = excluded.saturating_add(1);
        Solved { at_least, proof: Some(self.proof(excluded)), unsolvable, ..Solved::default() }
    }
}

/// The file of a layer.
fn file(means: &Means, most: u32, end: End, number: usize) -> Option<std::path::PathBuf> {
    let name = format!("{most}-{}-{number}.layer", end.name());
    means.folder.as_ref().map(|folder| folder.join(name))
}

/// Keeps in memory what the next layer needs.
fn release_old<P: Problem>(layers: &mut [Layer<P::Key>]) {
    if P::REVERSIBLE {
        let old = layers.len().saturating_sub(2);
        layers[..old].iter_mut().for_each(Layer::release);
    }
}
