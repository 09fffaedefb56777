//! Computer players, on threads of their own: they never hold up people's messages.
//!
//! [`queue`] says whose question is next. A question that takes long lends its thread to short
//! ones that come before it: whenever it asks whether to stop, they are answered first. That
//! changes nothing of what it finds, so a level plays the same whatever else is asked.

mod queue;

use crate::metrics::Metrics;
use queue::{Queue, Ticket};
use room::{Answer, Busy, NoAnswer, Owner, Wish};
use search::{History, Level, Limits, Rng, Thinker};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use table::Course;

/// How long a hint is thought about.
const HINT: Duration = Duration::from_millis(700);
/// What a hint costs, in nodes.
const HINT_COST: u64 = 350_000;
/// What a question costs at most that another one lends its thread to.
const SHORT: u64 = 400_000;
/// Nodes in a thousandth of a second, roughly. It only decides who is next.
const NODES_PER_MILLISECOND: u64 = 500;
/// A search answers another question in the midst of its own work: both need a stack.
const STACK: usize = 8 << 20;

type Found = Result<Answer, NoAnswer>;
/// Should the work end at once?
type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// What a thread does.
enum Work {
    /// What a room wishes.
    Wish(Box<Question>),
    /// Anything else. It says itself what came of it, and nothing if it breaks.
    Task(Box<dyn FnOnce(Stop) + Send>),
}

/// A question of a room.
struct Question {
    course: Course,
    wish: Wish,
    luck: u64,
    reply: Box<dyn FnOnce(Found) + Send>,
}

impl Question {
    fn cost(&self) -> u64 {
        match self.wish {
            Wish::Play(level) => {
                let history = History::of(self.course.turns(), self.course.past());
                Level::new(level).map_or(0, |level| level.cost(self.course.position(), &history))
            }
            Wish::Hint => HINT_COST,
        }
    }
}

struct Job {
    work: Work,
    since: Instant,
    stop: Arc<AtomicBool>,
}

impl Job {
    fn is_dropped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Nobody will do it any more.
    fn drop_it(self) {
        if let Work::Wish(question) = self.work {
            (question.reply)(Err(NoAnswer::Dropped));
        }
    }
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

struct Shared {
    queue: Mutex<Queue<Job>>,
    /// Changes whenever another question may be next.
    version: AtomicU64,
    closed: AtomicBool,
    waiting: Condvar,
    metrics: Metrics,
}

/// The threads on which computers think.
pub struct Computers {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

impl Computers {
    /// Starts this number of threads.
    pub fn start(threads: usize, metrics: Metrics) -> Computers {
        let shared = Arc::new(Shared {
            queue: Mutex::new(Queue::new()),
            version: AtomicU64::new(0),
            closed: AtomicBool::new(false),
            waiting: Condvar::new(),
            metrics,
        });
        let think = |number: usize| {
            let shared = shared.clone();
            let thread = std::thread::Builder::new().name(format!("computer-{number}"));
            thread.stack_size(STACK).spawn(move || think(&shared)).ok()
        };
        let threads = (1..=threads.max(1)).filter_map(think).collect();
        Computers { shared, threads }
    }

    /// Asks for an action on somebody's account; `luck` chooses among good ones. The reply comes
    /// from another thread.
    pub fn ask(
        &self,
        owner: Owner,
        course: Course,
        wish: Wish,
        luck: u64,
        reply: impl FnOnce(Found) + Send + 'static,
    ) -> Result<Asked, Busy> {
        let question = Question { course, wish, luck, reply: Box::new(reply) };
        self.put(owner, question.cost(), Work::Wish(Box::new(question)))
    }

    /// Has something carried out on somebody's account that takes about this number of nodes. It
    /// is told when to stop.
    pub fn carry_out(
        &self,
        owner: Owner,
        cost: u64,
        task: impl FnOnce(Stop) + Send + 'static,
    ) -> Result<Asked, Busy> {
        self.put(owner, cost, Work::Task(Box::new(task)))
    }

    fn put(&self, owner: Owner, cost: u64, work: Work) -> Result<Asked, Busy> {
        let stop = Arc::new(AtomicBool::new(false));
        let job = Job { work, since: Instant::now(), stop: stop.clone() };
        let (dropped, pushed) = {
            let mut queue = self.shared.lock();
            match queue.push(owner, cost, job) {
                Ok(()) => (Vec::new(), Ok(())),
                Err(job) => (queue.remove(Job::is_dropped), queue.push(owner, cost, job)),
            }
        };
        dropped.into_iter().for_each(Job::drop_it);
        pushed.map_err(|_| Busy)?;
        self.shared.version.fetch_add(1, Ordering::Relaxed);
        self.shared.waiting.notify_one();
        Ok(Asked { stop })
    }

    /// How many questions wait.
    pub fn waiting(&self) -> usize {
        self.shared.lock().len()
    }
}

impl Drop for Computers {
    fn drop(&mut self) {
        self.shared.closed.store(true, Ordering::Relaxed);
        drop(self.shared.lock().remove(|_| true));
        self.shared.waiting.notify_all();
        for thread in self.threads.drain(..) {
            // A thread that panicked has nothing left to say.
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue<Job>> {
        // The queue is whole whenever the lock is free.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    fn next(&self) -> Option<(Ticket, Job)> {
        let mut queue = self.lock();
        loop {
            if self.is_closed() {
                return None;
            }
            if let Some(next) = queue.next() {
                return Some(next);
            }
            queue = self.waiting.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn think(shared: &Shared) {
    while let Some((ticket, job)) = shared.next() {
        answer(shared, &ticket, job, true);
    }
}

/// Answers a question and charges what it took. A search that breaks ends nothing but itself.
fn answer(shared: &Shared, ticket: &Ticket, job: Job, may_lend: bool) {
    let Job { work, since, stop } = job;
    shared.metrics.thinks_after(since.elapsed());
    let since = Instant::now();
    let lent = Lent { shared, ticket, seen: AtomicU64::new(u64::MAX), time: AtomicU64::new(0) };
    let is_dropped = || stop.load(Ordering::Relaxed) || shared.is_closed();
    let stopped = || {
        let stopped = is_dropped();
        if may_lend && !stopped {
            lent.lend();
        }
        stopped
    };
    let broke = |_| {
        shared.metrics.search_broke();
        NoAnswer::Broken
    };
    let mut tell: Box<dyn FnOnce()> = Box::new(|| ());
    match work {
        Work::Wish(question) => {
            let work = AssertUnwindSafe(|| search(&question, &stopped));
            let found = catch_unwind(work).unwrap_or_else(|panic| Err(broke(panic)));
            let found = found.and_then(|answer| match is_dropped() {
                true => Err(NoAnswer::Dropped),
                false => Ok(answer),
            });
            tell = Box::new(move || (question.reply)(found));
        }
        Work::Task(task) if !is_dropped() => {
            let _ = catch_unwind(AssertUnwindSafe(|| task(&stopped))).map_err(broke);
        }
        Work::Task(_) => {}
    }
    let lent = Duration::from_micros(lent.time.into_inner());
    let took = since.elapsed().saturating_sub(lent).as_micros() as u64;
    shared.lock().done(ticket, took.saturating_mul(NODES_PER_MILLISECOND) / 1000);
    shared.version.fetch_add(1, Ordering::Relaxed);
    tell();
}

/// A thread that answers a long question and lends itself to short ones.
struct Lent<'a> {
    shared: &'a Shared,
    ticket: &'a Ticket,
    /// The version of the queue in which nobody was to come first.
    seen: AtomicU64,
    /// For how long it was lent, in millionths of a second.
    time: AtomicU64,
}

impl Lent<'_> {
    /// Answers those who come first. Looks only when something has changed.
    fn lend(&self) {
        let version = self.shared.version.load(Ordering::Relaxed);
        if self.seen.swap(version, Ordering::Relaxed) == version {
            return;
        }
        let since = Instant::now();
        let next = || self.shared.lock().next_before(self.ticket, SHORT);
        let mut any = false;
        while let Some((ticket, job)) = next() {
            answer(self.shared, &ticket, job, false);
            any = true;
        }
        if any {
            self.time.fetch_add(since.elapsed().as_micros() as u64, Ordering::Relaxed);
        }
    }
}

fn search(question: &Question, stopped: Stop) -> Found {
    if stopped() {
        return Err(NoAnswer::Dropped);
    }
    let Question { course, wish, luck, .. } = question;
    let position = course.position();
    let history = History::of(course.turns(), course.past());
    // A memory of its own for every question: a level plays the same whatever else was
    // thought on this thread.
    let mut thinker = Thinker::new();
    let thought = match *wish {
        Wish::Play(level) => Level::new(level).and_then(|level| {
            thinker.play(position, &history, level, &mut Rng::new(*luck), stopped)
        }),
        Wish::Hint => {
            let end = Instant::now() + HINT;
            let stop = || stopped() || Instant::now() >= end;
            thinker.think(position, &history, &Limits::until(&stop))
        }
    };
    let answer = thought.map(|thought| Answer { action: thought.action, score: thought.score });
    answer.ok_or(NoAnswer::Dropped)
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use std::sync::mpsc::{self, Receiver};
    use table::Guest;

    const LONG: Duration = Duration::from_secs(60);

    fn owner(guest: u64) -> Owner {
        Owner { address: None, guest: Some(Guest(guest)) }
    }

    fn course(game: &str, players: u8) -> Course {
        Course::new(rules::Spec::of(game, players).unwrap().build().unwrap())
    }

    fn ask(
        computers: &Computers,
        guest: u64,
        course: Course,
        wish: Wish,
    ) -> (Asked, Receiver<Found>) {
        let (sender, found) = mpsc::channel();
        let asked = computers.ask(owner(guest), course, wish, 7, move |answer| {
            // The requester may have disconnected.
            let _ = sender.send(answer);
        });
        (asked.unwrap(), found)
    }

    /// On one thread a search without end is under way; another guest's answer comes all the
    /// same, and is the one that a thread of its own finds.
    #[test]
    fn a_long_search_lends_its_thread_to_a_short_one_of_another_guest() {
        let computers = Computers::start(1, Metrics::default());
        let (_long, found) = ask(&computers, 1, course("chinese-checkers", 6), Wish::Play(6));
        let start = course("halma", 2);
        let (_short, answer) = ask(&computers, 2, start.clone(), Wish::Play(1));
        let answer = answer.recv_timeout(LONG).unwrap().unwrap();
        assert!(found.try_recv().is_err(), "the long search is still under way");
        let alone = Computers::start(1, Metrics::default());
        let (_asked, expected) = ask(&alone, 2, start, Wish::Play(1));
        assert_eq!(expected.recv_timeout(LONG).unwrap(), Ok(answer));
    }

    #[test]
    fn a_search_that_lends_its_thread_finds_the_same() {
        let asked = course("star-halma", 2);
        let alone = Computers::start(1, Metrics::default());
        let (_alone, expected) = ask(&alone, 1, asked.clone(), Wish::Play(5));
        let computers = Computers::start(1, Metrics::default());
        let (_long, found) = ask(&computers, 1, asked, Wish::Play(5));
        let short = |_| ask(&computers, 2, course("halma", 2), Wish::Play(1));
        let short: Vec<(Asked, Receiver<Found>)> = (0..8).map(short).collect();
        assert_eq!(found.recv_timeout(LONG).unwrap(), expected.recv_timeout(LONG).unwrap());
        for (_asked, found) in short {
            assert!(found.recv_timeout(LONG).unwrap().is_ok());
        }
    }

    #[test]
    fn a_search_that_breaks_ends_nothing_but_itself() {
        let computers = Computers::start(1, Metrics::default());
        let (sender, broken) = mpsc::channel::<()>();
        let task = move |_: Stop| {
            let _held = sender;
            panic!("a search that breaks");
        };
        let _asked = computers.carry_out(owner(1), 0, task).unwrap();
        assert!(broken.recv_timeout(LONG).is_err(), "it says nothing");
        let (_asked, found) = ask(&computers, 1, course("halma", 2), Wish::Play(1));
        assert!(found.recv_timeout(LONG).unwrap().is_ok(), "the thread goes on");
        let figures = computers.shared.metrics.text(&crate::metrics::Moment::default());
        assert!(figures.contains("spielhof_computer_searches_broken_total 1"), "{figures}");
    }

    #[test]
    fn a_task_is_told_when_nobody_needs_it_any_more_and_lends_its_thread_until_then() {
        let computers = Computers::start(1, Metrics::default());
        let (sender, ended) = mpsc::channel();
        let task = move |stop: Stop| {
            while !stop() {
                std::thread::yield_now();
            }
            let _ = sender.send(());
        };
        let endless = computers.carry_out(owner(1), 1_000_000, task).unwrap();
        let (_asked, found) = ask(&computers, 2, course("halma", 2), Wish::Play(1));
        assert!(found.recv_timeout(LONG).unwrap().is_ok());
        assert!(ended.try_recv().is_err(), "the task is still under way");
        drop(endless);
        assert_eq!(ended.recv_timeout(LONG), Ok(()));
    }

    #[test]
    fn questions_that_were_dropped_take_no_place() {
        let computers = Computers::start(1, Metrics::default());
        let (_long, _found) = ask(&computers, 1, course("chinese-checkers", 6), Wish::Play(6));
        for _ in 0..100 {
            let (asked, _) = ask(&computers, 2, course("chinese-checkers", 6), Wish::Play(6));
            drop(asked);
        }
        assert!(computers.waiting() <= queue::MOST_PER_OWNER);
    }
}
