use std::num::NonZeroUsize;
use std::sync::OnceLock;
use std::thread::Builder;

/// Those who think about one question at the same time. Threads are handed in, as time and
/// chance are: where there are none, one thinks [`Alone`].
pub trait Crew: Sync {
    /// How many they are.
    fn size(&self) -> NonZeroUsize;

    /// Has each of them do the work, with numbers from 0 on, and waits until all have done it.
    fn work(&self, work: &(dyn Fn(usize) + Sync));
}

/// What each of them finds, in the order of their numbers.
pub(crate) fn gather<T: Send + Sync>(crew: &dyn Crew, find: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let found: Vec<OnceLock<T>> = (0..crew.size().get()).map(|_| OnceLock::new()).collect();
    crew.work(&|number| {
        // Nobody else has this number.
        let _ = found[number].set(find(number));
    });
    found.into_iter().filter_map(OnceLock::into_inner).collect()
}

/// Nobody thinks along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alone;

impl Crew for Alone {
    fn size(&self) -> NonZeroUsize {
        NonZeroUsize::MIN
    }

    fn work(&self, work: &(dyn Fn(usize) + Sync)) {
        work(0);
    }
}

/// So many threads.
///
/// ```
/// use search::{Crew, Threads};
/// use std::sync::atomic::{AtomicUsize, Ordering};
/// let sum = AtomicUsize::new(0);
/// Threads(3.try_into()?).work(&|number| {
///     sum.fetch_add(number, Ordering::Relaxed);
/// });
/// assert_eq!(sum.into_inner(), 0 + 1 + 2);
/// # Ok::<(), std::num::TryFromIntError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads(pub NonZeroUsize);

impl Crew for Threads {
    fn size(&self) -> NonZeroUsize {
        self.0
    }

    fn work(&self, work: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| {
            let begin = |number| Builder::new().spawn_scoped(scope, move || work(number));
            // What no thread can be had for is done by this one.
            let left: Vec<usize> =
                (1..self.0.get()).filter(|&number| begin(number).is_err()).collect();
            work(0);
            left.into_iter().for_each(work);
        });
    }
}
