//! Layers of positions: sorted keys, made on several threads within a given memory, kept on disk if
//! there is a folder for them.

use crate::key::Key;
use crate::problem::{End, Problem};
use std::fs;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What a search may use.
///
/// ```
/// use spielhof_solve::Means;
/// let means = Means { memory: 1 << 28, ..Means::default() };
/// assert!(means.folder.is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Means<'a> {
    /// The number of threads. The result does not depend on it.
    pub threads: NonZeroUsize,
    /// Bytes of memory for positions.
    pub memory: usize,
    /// Where layers are kept. With it a search goes on where it was stopped, and layers that are not needed
    /// just now take no memory.
    pub folder: Option<PathBuf>,
    /// Stops the search when it becomes true.
    pub stop: Option<&'a AtomicBool>,
}

impl Default for Means<'_> {
    /// One thread, 2 GiB, no disk.
    fn default() -> Self {
        Means { threads: NonZeroUsize::MIN, memory: 2 << 30, folder: None, stop: None }
    }
}

impl Means<'_> {
    fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

/// Why a search ended before its time.
///
/// ```
/// use spielhof_solve::Halt;
/// assert_eq!(Halt::Stopped.to_string(), "stopped");
/// ```
#[derive(Debug, thiserror::Error)]
pub enum Halt {
    /// It was told to stop.
    #[error("stopped")]
    Stopped,
    /// A file could not be written or read.
    #[error("{}: {error}", path.display())]
    Disk {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// A file holds something else than the layer that belongs there.
    #[error("{} is not a layer of this search", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
}

/// How far a search is.
///
/// [`fewest_turns`](crate::fewest_turns) reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Solutions up to this number of turns are looked for.
    pub most: u32,
    /// From where the layer goes out.
    pub end: End,
    /// Its number: its distance from there.
    pub layer: u32,
    /// How many positions of the layer before it have been expanded.
    pub done: u64,
    /// Of how many.
    pub of: u64,
    /// Positions in finished layers.
    pub positions: u64,
    /// Bytes of memory in use for positions.
    pub memory: u64,
}

/// All positions at one distance from an end.
#[derive(Debug)]
pub(crate) struct Layer<K> {
    pub count: u64,
    /// The sum of the hashes of all keys.
    pub hash: u64,
    /// Nothing while it is only on disk.
    keys: Option<Vec<K>>,
    file: Option<PathBuf>,
}

impl<K: Key> Layer<K> {
    pub fn new(keys: Vec<K>) -> Layer<K> {
        let hash = keys.iter().fold(0_u64, |sum, key| sum.wrapping_add(key.mix()));
        Layer { count: keys.len() as u64, hash, keys: Some(keys), file: None }
    }

    /// The keys, if they are in memory.
    pub fn in_memory(&self) -> &[K] {
        self.keys.as_deref().unwrap_or(&[])
    }

    pub fn bytes(&self) -> usize {
        self.keys.as_ref().map_or(0, |keys| keys.capacity() * K::BYTES)
    }

    /// Frees the memory, if the layer is on disk.
    pub fn release(&mut self) {
        if self.file.is_some() {
            self.keys = None;
        }
    }

    /// Fetches the keys back.
    pub fn recall(&mut self, title: &str) -> Result<(), Halt> {
        if let (None, Some(path)) = (&self.keys, &self.file) {
            let layer = Layer::load(path, title)?;
            let foreign = || Halt::Foreign { path: path.clone() };
            let keys = layer.and_then(|layer| layer.keys).ok_or_else(foreign)?;
            self.keys = Some(keys);
        }
        Ok(())
    }

    /// Writes the keys into a file: a line with the title, count and hash, then every key, the least byte
    /// first. The file is complete, or it is not there.
    pub fn save(&mut self, path: &Path, title: &str) -> Result<(), Halt> {
        let fault = |error| Halt::Disk { path: path.to_owned(), error };
        let draft = path.with_extension("draft");
        let write = || -> io::Result<()> {
            let mut file = BufWriter::with_capacity(1 << 20, fs::File::create(&draft)?);
            writeln!(file, "{title} {} {:016x}", self.count, self.hash)?;
            for key in self.in_memory() {
                file.write_all(&key.wide().to_le_bytes()[..K::BYTES])?;
            }
            file.into_inner()?.sync_all()?;
            fs::rename(&draft, path)
        };
        write().map_err(fault)?;
        self.file = Some(path.to_owned());
        Ok(())
    }

    /// The layer in a file, if there is one.
    pub fn load(path: &Path, title: &str) -> Result<Option<Layer<K>>, Halt> {
        let fault = |error| Halt::Disk { path: path.to_owned(), error };
        let foreign = || Halt::Foreign { path: path.to_owned() };
        let file = match fs::File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(fault(error)),
        };
        let mut file = BufReader::with_capacity(1 << 20, file);
        let (mut head, mut byte) = (Vec::new(), [0]);
        while file.read(&mut byte).map_err(fault)? == 1 && byte[0] != b'\n' && head.len() < 4096 {
            head.push(byte[0]);
        }
        let head = String::from_utf8(head).map_err(|_| foreign())?;
        let sums = head.strip_prefix(title).and_then(|rest| rest.trim().split_once(' '));
        let (count, hash) = sums
            .and_then(|(count, hash)| {
                Some((count.parse::<u64>().ok()?, u64::from_str_radix(hash, 16).ok()?))
            })
            .ok_or_else(foreign)?;
        let mut keys = Vec::new();
        let mut bytes = [0; 16];
        for _ in 0..count {
            file.read_exact(&mut bytes[..K::BYTES]).map_err(|_| foreign())?;
            keys.push(K::from_wide(u128::from_le_bytes(bytes)));
        }
        let layer = Layer { file: Some(path.to_owned()), ..Layer::new(keys) };
        let sorted = layer.in_memory().is_sorted_by(|a, b| a < b);
        if sorted && layer.hash == hash { Ok(Some(layer)) } else { Err(foreign()) }
    }
}

/// The number of keys that a thread collects before it sorts them.
const MOST_IN_BUFFER: usize = 1 << 22;
/// The number of positions that a thread takes at a time.
const CHUNK: usize = 256;

/// The positions one turn further from an end than those of the last of these layers: those that are in none
/// of the layers and whose bound is at most `most`. Nothing if they do not fit into the memory.
pub(crate) fn next_layer<P: Problem>(
    problem: &P,
    end: End,
    layers: &[Layer<P::Key>],
    most: u32,
    means: &Means,
    others: usize,
    report: &mut dyn FnMut(u64, u64),
) -> Result<Option<Vec<P::Key>>, Halt> {
    let parents = layers.last().map_or(&[][..], Layer::in_memory);
    // Where turns can be taken back, older layers are too far away.
    let known = if P::REVERSIBLE { layers.len().saturating_sub(2) } else { 0 };
    let known: Vec<&[P::Key]> = layers[known..].iter().map(Layer::in_memory).collect();
    let room = means.memory.saturating_sub(others);
    let threads = means.threads.get();
    let buffer = (room / (4 * threads * P::Key::BYTES)).clamp(1 << 12, MOST_IN_BUFFER);
    let (next, used) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let (full, quit) = (AtomicBool::new(false), AtomicBool::new(false));
    let all: Mutex<Vec<Vec<P::Key>>> = Mutex::new(Vec::new());
    let work = || {
        let mut runs = Runs { runs: Vec::new(), known: &known, used: &used };
        let mut found = Vec::new();
        loop {
            let from = next.fetch_add(CHUNK, Ordering::Relaxed);
            if from >= parents.len() || quit.load(Ordering::Relaxed) {
                break;
            }
            for &key in &parents[from..parents.len().min(from + CHUNK)] {
                problem.spread(end, key, most, &mut found);
            }
            if found.len() >= buffer {
                runs.add(&mut found);
                // A merge of all needs the same room once more.
                if 2 * used.load(Ordering::Relaxed) > room {
                    full.store(true, Ordering::Relaxed);
                    quit.store(true, Ordering::Relaxed);
                }
            }
        }
        runs.add(&mut found);
        all.lock().unwrap_or_else(|poison| poison.into_inner()).append(&mut runs.runs);
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        // Most layers take no time at all: the first look is soon.
        let mut pause = std::time::Duration::from_micros(50);
        while workers.iter().any(|worker| !worker.is_finished()) {
            std::thread::park_timeout(pause);
            pause = (pause * 2).min(std::time::Duration::from_millis(100));
            if means.is_stopped() {
                quit.store(true, Ordering::Relaxed);
            }
            let done = next.load(Ordering::Relaxed).min(parents.len()) as u64;
            report(done, used.load(Ordering::Relaxed) as u64);
        }
    });
    if full.load(Ordering::Relaxed) {
        return Ok(None);
    }
    if quit.load(Ordering::Relaxed) {
        return Err(Halt::Stopped);
    }
    let runs = all.into_inner().unwrap_or_else(|poison| poison.into_inner());
    if 2 * runs.iter().map(|run| run.len() * P::Key::BYTES).sum::<usize>() > room {
        return Ok(None);
    }
    Ok(Some(merge_all(runs, threads)))
}

/// What a thread has made. Its panic goes on here: without its part the rest would be wrong.
pub(crate) fn result_of<T>(worker: std::thread::ScopedJoinHandle<'_, T>) -> T {
    worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// Sorted runs of new keys; runs of similar length are merged, so there are few.
struct Runs<'a, K> {
    runs: Vec<Vec<K>>,
    known: &'a [&'a [K]],
    used: &'a AtomicUsize,
}

impl<K: Key> Runs<'_, K> {
    /// Takes the keys out of a buffer.
    fn add(&mut self, found: &mut Vec<K>) {
        found.sort_unstable();
        found.dedup();
        for known in self.known {
            remove_known(found, known);
        }
        if found.is_empty() {
            return;
        }
        self.used.fetch_add(found.len() * K::BYTES, Ordering::Relaxed);
        let mut run = found.clone();
        found.clear();
        while let Some(last) = self.runs.pop() {
            if last.len() > 2 * run.len() {
                self.runs.push(last);
                break;
            }
            let both = last.len() + run.len();
            run = merge(&last, &run);
            self.used.fetch_sub((both - run.len()) * K::BYTES, Ordering::Relaxed);
        }
        self.runs.push(run);
    }
}

/// Leaves only what is not in `known`. Both are sorted.
fn remove_known<K: Key>(keys: &mut Vec<K>, known: &[K]) {
    let mut rest = known;
    keys.retain(|key| {
        // Steps of doubling length: the next key is near, or far in a layer that is much longer.
        let mut step = 1;
        while rest.get(step).is_some_and(|at| at < key) {
            rest = &rest[step..];
            step *= 2;
        }
        let within = rest.len().min(step + 1);
        rest = &rest[rest[..within].partition_point(|at| at < key)..];
        rest.first() != Some(key)
    });
}

/// Two sorted runs as one, without what comes twice.
fn merge<K: Key>(a: &[K], b: &[K]) -> Vec<K> {
    let mut merged = Vec::with_capacity(a.len() + b.len());
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        let (x, y) = (a[i], b[j]);
        merged.push(x.min(y));
        i += usize::from(x <= y);
        j += usize::from(y <= x);
    }
    merged.extend_from_slice(&a[i..]);
    merged.extend_from_slice(&b[j..]);
    merged.shrink_to_fit();
    merged
}

/// All runs as one. Every thread merges a range of keys.
fn merge_all<K: Key>(mut runs: Vec<Vec<K>>, threads: usize) -> Vec<K> {
    runs.sort_by_key(Vec::len);
    if runs.len() < 2 {
        return runs.pop().unwrap_or_default();
    }
    let longest = runs.last().map_or(&[][..], Vec::as_slice);
    let pivots: Vec<K> = (1..threads)
        .filter_map(|part| longest.get(longest.len() * part / threads))
        .copied()
        .collect();
    let range = |run: &Vec<K>, part: usize| {
        let at = |pivot: Option<&K>, or: usize| {
            pivot.map_or(or, |pivot| run.partition_point(|key| key < pivot))
        };
        let before = if part == 0 { None } else { pivots.get(part - 1) };
        at(before, 0)..at(pivots.get(part), run.len())
    };
    let one = |part: usize| {
        let parts = runs.iter().map(|run| &run[range(run, part)]);
        parts.fold(Vec::new(), |merged, run| merge(&merged, run))
    };
    let merged: Vec<Vec<K>> = std::thread::scope(|scope| {
        let one = &one;
        let workers: Vec<_> =
            (0..=pivots.len()).map(|part| scope.spawn(move || one(part))).collect();
        workers.into_iter().map(result_of).collect()
    });
    drop(runs);
    merged.concat()
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use search::Rng;
    use std::collections::BTreeSet;

    #[test]
    fn merging_and_removing_agree_with_sets() {
        let mut rng = Rng::new(3);
        for round in 0..200 {
            let mut draw = |most: u32| -> BTreeSet<u64> {
                (0..rng.below(most + 1)).map(|_| u64::from(rng.below(400))).collect()
            };
            let sets: Vec<BTreeSet<u64>> = (0..round % 6).map(|_| draw(300)).collect();
            let union: BTreeSet<u64> = sets.iter().flatten().copied().collect();
            let runs: Vec<Vec<u64>> =
                sets.iter().map(|set| set.iter().copied().collect()).collect();
            for threads in [1, 2, 5] {
                assert!(merge_all(runs.clone(), threads).iter().eq(&union));
            }
            let known = draw(if round % 2 == 0 { 10 } else { 300 });
            let mut left: Vec<u64> = union.iter().copied().collect();
            remove_known(&mut left, &known.iter().copied().collect::<Vec<_>>());
            assert!(left.iter().eq(union.difference(&known)));
        }
    }

    #[test]
    fn a_layer_comes_back_from_disk_and_a_changed_file_does_not() {
        let folder = std::env::temp_dir().join(format!("spielhof-layer-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("start-1.layer");
        let mut layer = Layer::new(vec![3_u64, 70, 900]);
        layer.save(&path, "title").unwrap();
        layer.release();
        assert_eq!((layer.in_memory(), layer.bytes()), (&[][..], 0));
        layer.recall("title").unwrap();
        assert_eq!(layer.in_memory(), [3, 70, 900]);
        assert!(matches!(Layer::<u64>::load(&path, "other"), Err(Halt::Foreign { .. })));
        let mut bytes = fs::read(&path).unwrap();
        *bytes.last_mut().unwrap() ^= 1;
        fs::write(&path, &bytes).unwrap();
        assert!(matches!(Layer::<u64>::load(&path, "title"), Err(Halt::Foreign { .. })));
        bytes.pop();
        fs::write(&path, &bytes).unwrap();
        assert!(matches!(Layer::<u64>::load(&path, "title"), Err(Halt::Foreign { .. })));
        assert!(Layer::<u64>::load(&folder.join("none"), "title").unwrap().is_none());
        fs::remove_dir_all(&folder).unwrap();
    }
}
