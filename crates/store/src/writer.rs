//! The one thread that appends for all tables.

use crate::{Append, Store, StoreError};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How much is stored in one go at most, so that nobody waits long for the others.
const MOST: usize = 512;

type Reply = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Collects what tables want to append while the disk is busy, and stores all of it at once.
///
/// Dropping it stores what still waits, answers, and then ends the thread.
#[derive(Debug)]
pub struct Writer {
    waiting: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    counters: Arc<Counters>,
}

/// How much a [`Writer`] has written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// How often something was stored.
    pub batches: u64,
    /// How many appends that were done were in them.
    pub appends: u64,
    /// How many events those were.
    pub events: u64,
    /// How many appends were in the last batch.
    pub last_batch: u64,
}

struct Job {
    append: Append,
    reply: Reply,
}

#[derive(Debug, Default)]
struct Counters {
    batches: AtomicU64,
    appends: AtomicU64,
    events: AtomicU64,
    last_batch: AtomicU64,
}

/// A batch that was stored, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Batch {
    /// How many appends were in it.
    pub appends: usize,
    /// How many of them were refused because the table belongs to another server.
    pub fenced: usize,
    /// How long the store took.
    pub took: Duration,
}

impl Writer {
    /// Starts the thread.
    pub fn start(store: Arc<dyn Store>) -> Writer {
        Writer::start_observed(store, |_| {})
    }

    /// Starts the thread; the observer is told of every batch, before anybody is answered.
    pub fn start_observed(
        store: Arc<dyn Store>,
        observe: impl Fn(Batch) + Send + 'static,
    ) -> Writer {
        let (waiting, jobs) = channel();
        let counters = Arc::new(Counters::default());
        let counted = Arc::clone(&counters);
        let thread = std::thread::spawn(move || work(&*store, &jobs, &counted, &observe));
        Writer { waiting: Some(waiting), thread: Some(thread), counters }
    }

    /// Appends, and answers when it is stored or refused. The answer comes on the writer's
    /// own thread: it must only be passed on there. What is handed in first is stored first.
    pub fn append(
        &self,
        append: Append,
        reply: impl FnOnce(Result<(), StoreError>) + Send + 'static,
    ) {
        let job = Job { append, reply: Box::new(reply) };
        let refused = match &self.waiting {
            Some(waiting) => waiting.send(job).err().map(|refused| refused.0),
            None => Some(job),
        };
        if let Some(job) = refused {
            (job.reply)(Err(StoreError::Stopped));
        }
    }

    /// How much was written so far.
    pub fn written(&self) -> Written {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Written {
            batches: read(&self.counters.batches),
            appends: read(&self.counters.appends),
            events: read(&self.counters.events),
            last_batch: read(&self.counters.last_batch),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.waiting = None;
        if let Some(thread) = self.thread.take() {
            // A panic there was reported when it happened.
            let _ = thread.join();
        }
    }
}

fn work(store: &dyn Store, jobs: &Receiver<Job>, counters: &Counters, observe: &impl Fn(Batch)) {
    while let Ok(first) = jobs.recv() {
        let others = jobs.try_iter().take(MOST - 1);
        let (batch, replies): (Vec<_>, Vec<_>) =
            std::iter::once(first).chain(others).map(|job| (job.append, job.reply)).unzip();
        let since = Instant::now();
        let answers = store.append(&batch);
        counters.count(&batch, &answers);
        let is_fenced =
            |answer: &&Result<(), StoreError>| matches!(answer, Err(StoreError::Fenced(_)));
        let fenced = answers.iter().filter(is_fenced).count();
        observe(Batch { appends: batch.len(), fenced, took: since.elapsed() });
        for (reply, answer) in replies.into_iter().zip(answers) {
            reply(answer);
        }
    }
}

impl Counters {
    fn count(&self, batch: &[Append], answers: &[Result<(), StoreError>]) {
        let done = || batch.iter().zip(answers).filter(|(_, answer)| answer.is_ok());
        let events = done().map(|(append, _)| append.events.len() as u64).sum();
        self.batches.fetch_add(1, Ordering::Relaxed);
        self.appends.fetch_add(done().count() as u64, Ordering::Relaxed);
        self.events.fetch_add(events, Ordering::Relaxed);
        self.last_batch.store(batch.len() as u64, Ordering::Relaxed);
    }
}
