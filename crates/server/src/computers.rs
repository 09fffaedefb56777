//! Computer players, on threads of their own: they never hold up people's messages.
//!
//! A table has at most one job here at a time, and jobs are done in the order they came:
//! so no table is served twice before another is served once.

use rules::Action;
use search::{Level, Limits, Past, Rng, Thinker};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use table::Course;

/// How long a hint is thought about.
const HINT: Duration = Duration::from_millis(700);

/// What a computer is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To play at this level.
    Play(u8),
    /// For the best it finds in a short while.
    Hint,
}

/// What a computer found.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// What it would do.
    pub action: Action,
    /// How the side to act stands then, in hundredths.
    pub score: i32,
}

struct Job {
    course: Course,
    wish: Wish,
    luck: u64,
    stop: Arc<AtomicBool>,
    reply: Box<dyn FnOnce(Option<Answer>) + Send>,
}

/// A question on its way. Dropped, nobody needs the answer, and thinking stops.
#[derive(Debug)]
pub struct Asked {
    stop: Arc<AtomicBool>,
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[derive(Default)]
struct Shared {
    queue: Mutex<VecDeque<Job>>,
    closed: AtomicBool,
    waiting: Condvar,
    thought: AtomicU64,
}

/// The threads on which computers think.
pub struct Computers {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

impl Computers {
    /// Starts so many threads.
    pub fn start(threads: usize) -> Computers {
        let shared = Arc::new(Shared::default());
        let think = |number: usize| {
            let shared = shared.clone();
            let name = format!("computer-{number}");
            std::thread::Builder::new().name(name).spawn(move || think(&shared)).ok()
        };
        let threads = (1..=threads.max(1)).filter_map(think).collect();
        Computers { shared, threads }
    }

    /// Asks for an action; `luck` chooses among good ones. The reply comes from another thread; `None` when the question
    /// was dropped first.
    pub fn ask(
        &self,
        course: Course,
        wish: Wish,
        luck: u64,
        reply: impl FnOnce(Option<Answer>) + Send + 'static,
    ) -> Asked {
        let stop = Arc::new(AtomicBool::new(false));
        let job = Job { course, wish, luck, stop: stop.clone(), reply: Box::new(reply) };
        self.shared.lock().push_back(job);
        self.shared.waiting.notify_one();
        Asked { stop }
    }

    /// How many questions wait.
    pub fn waiting(&self) -> usize {
        self.shared.lock().len()
    }

    /// How many questions were answered.
    pub fn thought(&self) -> u64 {
        self.shared.thought.load(Ordering::Relaxed)
    }
}

impl Drop for Computers {
    fn drop(&mut self) {
        self.shared.closed.store(true, Ordering::Relaxed);
        self.shared.lock().clear();
        self.shared.waiting.notify_all();
        for thread in self.threads.drain(..) {
            // A thread that panicked has nothing left to say.
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<Job>> {
        // The queue is whole whenever the lock is free.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.lock();
        loop {
            if self.closed.load(Ordering::Relaxed) {
                return None;
            }
            if let Some(job) = queue.pop_front() {
                return Some(job);
            }
            queue = self.waiting.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn think(shared: &Shared) {
    while let Some(job) = shared.next() {
        let answer = if job.stop.load(Ordering::Relaxed) { None } else { answer(shared, &job) };
        shared.thought.fetch_add(1, Ordering::Relaxed);
        (job.reply)(answer);
    }
}

fn answer(shared: &Shared, job: &Job) -> Option<Answer> {
    let Job { course, wish, luck, stop, .. } = job;
    let position = course.position();
    let past = Past::of(course.turns(), course.past());
    let stopped = || stop.load(Ordering::Relaxed) || shared.closed.load(Ordering::Relaxed);
    // A memory of its own for every question: a level plays the same whatever else was
    // thought on this thread.
    let mut thinker = Thinker::new();
    let thought = match *wish {
        Wish::Play(level) => {
            let mut rng = Rng::new(*luck);
            thinker.play(position, &past, Level::new(level)?, &mut rng, &stopped)
        }
        Wish::Hint => {
            let end = Instant::now() + HINT;
            let stop = || stopped() || Instant::now() >= end;
            thinker.think(position, &past, &Limits::until(&stop))
        }
    }?;
    (!stop.load(Ordering::Relaxed))
        .then_some(Answer { action: thought.action, score: thought.score })
}
