//! Good solutions of races, without proof: a beam from each end, until both have a position in common.
//!
//! A beam from one end alone plays the opening well and the finish badly. From both ends each plays an opening,
//! and what is left in the middle is transport.

use crate::key::Key;
use crate::problem::{End, Jump, Problem};
use crate::race::RaceTask;
use board::{Cell, Set};
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// Beams without a meeting after this number of turns are given up.
const MOST_TURNS: usize = 100;
/// For each position that is kept this number of candidates is looked at closely.
const CANDIDATES: usize = 4;

/// What the distance counts beside the outlook. Two to four quarters were equally good, more was worse.
const DISTANCE: i32 = 4;
/// What the outlook counts.
const OUTLOOK: i32 = 3;

/// A position in a beam.
struct Node<const W: usize> {
    pieces: Set<W>,
    /// Its predecessor in the layer before.
    parent: u32,
}

/// A position that may come into the beam.
struct Candidate<const W: usize> {
    node: Node<W>,
    /// How far the pieces are from the opposite end; less is better.
    distance: i32,
}

/// The beam from one end.
struct Beam<const W: usize> {
    /// From each cell the sum of the distances to all cells of the opposite end.
    distances: Vec<i32>,
    layers: Vec<Vec<Node<W>>>,
    /// The layer in which a position was first met, and its place there.
    place: HashMap<Set<W>, (u32, u32), Quick>,
}

/// A hash of positions that takes no time. Nobody chooses them to do harm.
#[derive(Default)]
struct Mix(u64);
type Quick = BuildHasherDefault<Mix>;

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for eight in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..eight.len()].copy_from_slice(eight);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 29);
    }

    fn write_usize(&mut self, _: usize) {}

    fn finish(&self) -> u64 {
        self.0.wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }
}

/// Where both beams have met: layer and place in each, as it were the last of a path.
struct Meeting<const W: usize> {
    turns: usize,
    pieces: Set<W>,
    /// Layer and place of the predecessor in the beam that was moved.
    before: (usize, usize),
    /// Layer and place in the other.
    there: (usize, usize),
}

impl<const W: usize, K: Key> RaceTask<W, K> {
    /// A solution of few turns: the best for any target with beams of this width. It proves nothing.
    ///
    /// ```
    /// use spielhof_solve::Task;
    /// let start = rules::Spec::of("star-highscore", 1).unwrap().set("pieces", "ten");
    /// let Ok(Task::Star(task)) = Task::of(&start.build().unwrap().start()) else { panic!() };
    /// assert!(task.few_turns(50).is_some_and(|solution| solution.len() < 35));
    /// ```
    pub fn few_turns(&self, width: usize) -> Option<Vec<Vec<Jump>>> {
        let targets = self.positions(End::Goal).iter();
        let paths = targets.filter_map(|&target| self.path_to(target, width.max(1)));
        let path = paths.min_by_key(Vec::len)?;
        let keys: Vec<K> = path.iter().map(|&pieces| self.key(pieces)).collect();
        keys.windows(2).map(|pair| self.turn(pair[0], pair[1])).collect()
    }

    /// Positions from the start to a target.
    fn path_to(&self, target: Set<W>, width: usize) -> Option<Vec<Set<W>>> {
        let start = *self.positions(End::Start).first()?;
        if start == target {
            return Some(vec![start]);
        }
        let beam = |from: Set<W>, to: Set<W>| Beam {
            distances: self.distances(to),
            layers: vec![vec![Node { pieces: from, parent: 0 }]],
            place: HashMap::from_iter([(from, (0, 0))]),
        };
        let mut beams = [beam(start, target), beam(target, start)];
        for turn in 0..MOST_TURNS {
            let [forward, backward] = &mut beams;
            let moved = turn % 2;
            let (own, other) = if moved == 0 { (forward, backward) } else { (backward, forward) };
            if let Some(meeting) = self.advance(own, other, width) {
                let mut path = own.path(meeting.before);
                path.reverse();
                path.push(meeting.pieces);
                path.extend(other.path(meeting.there).into_iter().skip(1));
                if moved == 1 {
                    path.reverse();
                }
                debug_assert_eq!(path.len(), meeting.turns + 1);
                return Some(path);
            }
        }
        None
    }

    /// Makes the next layer of a beam; instead says where it meets the other one, if it does.
    fn advance(&self, own: &mut Beam<W>, other: &Beam<W>, width: usize) -> Option<Meeting<W>> {
        let depth = own.layers.len();
        let mut found: HashSet<Set<W>, Quick> = HashSet::default();
        let mut candidates: Vec<Candidate<W>> = Vec::new();
        let mut meeting: Option<Meeting<W>> = None;
        for (parent, node) in own.layers[depth - 1].iter().enumerate() {
            let distance = own.distance(node.pieces);
            for from in node.pieces {
                let rest = node.pieces.without(from);
                for to in self.reach(node.pieces, from) {
                    let pieces = rest.with(to);
                    if let Some(&(layer, index)) = other.place.get(&pieces) {
                        let turns = depth + layer as usize;
                        if meeting.as_ref().is_none_or(|meeting| turns < meeting.turns) {
                            let before = (depth - 1, parent);
                            let there = (layer as usize, index as usize);
                            meeting = Some(Meeting { turns, pieces, before, there });
                        }
                    }
                    if own.place.contains_key(&pieces) || !found.insert(pieces) {
                        continue;
                    }
                    let distance =
                        distance - own.distances[from.index()] + own.distances[to.index()];
                    let node = Node { pieces, parent: parent as u32 };
                    candidates.push(Candidate { node, distance });
                }
            }
        }
        if meeting.is_some() {
            return meeting;
        }
        keep_best(&mut candidates, CANDIDATES * width, |candidate| candidate.distance);
        for candidate in &mut candidates {
            candidate.distance =
                DISTANCE * candidate.distance - OUTLOOK * self.outlook(own, candidate.node.pieces);
        }
        keep_best(&mut candidates, width, |candidate| candidate.distance);
        let layer: Vec<Node<W>> = candidates.into_iter().map(|candidate| candidate.node).collect();
        for (index, node) in layer.iter().enumerate() {
            own.place.insert(node.pieces, (depth as u32, index as u32));
        }
        own.layers.push(layer);
        None
    }

    /// What all pieces together could gain with their next moves.
    fn outlook(&self, beam: &Beam<W>, pieces: Set<W>) -> i32 {
        let gain = |from: Cell| {
            let here = beam.distances[from.index()];
            let gains = self.reach(pieces, from).iter().map(|to| here - beam.distances[to.index()]);
            gains.max().unwrap_or(0).max(0)
        };
        pieces.iter().map(gain).sum()
    }
}

impl<const W: usize> Beam<W> {
    fn distance(&self, pieces: Set<W>) -> i32 {
        pieces.iter().map(|cell| self.distances[cell.index()]).sum()
    }

    /// The positions from one of the beam back to its end.
    fn path(&self, (layer, index): (usize, usize)) -> Vec<Set<W>> {
        let mut path = Vec::new();
        let mut index = index;
        for layer in self.layers[..=layer].iter().rev() {
            path.push(layer[index].pieces);
            index = layer[index].parent as usize;
        }
        path
    }
}

/// Leaves those with the least of a figure; among equals the first. They keep no order.
fn keep_best<T>(all: &mut Vec<T>, most: usize, figure: impl Fn(&T) -> i32) {
    if all.len() > most {
        all.sort_by_key(figure);
        all.truncate(most);
    }
}
