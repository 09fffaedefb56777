//! The threads of a search.

use std::num::NonZeroUsize;
use std::sync::OnceLock;
use std::thread::Builder;

/// The threads that search a position together. Like time and randomness they are passed in by
/// the caller; [`SingleThread`] uses none but the caller's own.
///
/// ```
/// use spielhof_search::{History, Limits, Thinker, Threads};
/// let start = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let limits = Limits { workers: &Threads(2.try_into().unwrap()), ..Limits::nodes(500) };
/// let thought = Thinker::new().think(&start, &History::default(), &limits).unwrap();
/// assert!(start.is_legal(thought.action));
/// ```
pub trait Workers: Sync {
    /// The number of workers.
    fn count(&self) -> NonZeroUsize;

    /// Runs `work` once for each worker, numbered from 0, and waits for all of them.
    fn run(&self, work: &(dyn Fn(usize) + Sync));
}

/// The results of all workers, in the order of their numbers.
pub(crate) fn gather<T: Send + Sync>(
    workers: &dyn Workers,
    find: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    let found: Vec<OnceLock<T>> = (0..workers.count().get()).map(|_| OnceLock::new()).collect();
    workers.run(&|number| {
        // No other worker has this number.
        let _ = found[number].set(find(number));
    });
    found.into_iter().filter_map(OnceLock::into_inner).collect()
}

/// Searches on the caller's thread only.
///
/// ```
/// use spielhof_search::{Limits, SingleThread, Workers};
/// assert_eq!(SingleThread.count().get(), 1);
/// assert_eq!(Limits::nodes(1).workers.count().get(), 1); // what searches use by default
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SingleThread;

impl Workers for SingleThread {
    fn count(&self) -> NonZeroUsize {
        NonZeroUsize::MIN
    }

    fn run(&self, work: &(dyn Fn(usize) + Sync)) {
        work(0);
    }
}

/// This number of threads, the caller's among them.
///
/// ```
/// use spielhof_search::{Workers, Threads};
/// use std::sync::atomic::{AtomicUsize, Ordering};
/// let sum = AtomicUsize::new(0);
/// Threads(3.try_into()?).run(&|number| {
///     sum.fetch_add(number, Ordering::Relaxed);
/// });
/// assert_eq!(sum.into_inner(), 0 + 1 + 2);
/// # Ok::<(), std::num::TryFromIntError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads(pub NonZeroUsize);

impl Workers for Threads {
    fn count(&self) -> NonZeroUsize {
        self.0
    }

    fn run(&self, work: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| {
            let begin = |number| Builder::new().spawn_scoped(scope, move || work(number));
            // If a thread cannot be started, this one does its work.
            let left: Vec<usize> =
                (1..self.0.get()).filter(|&number| begin(number).is_err()).collect();
            work(0);
            left.into_iter().for_each(work);
        });
    }
}
