//! What can go wrong, and how it is brought about.

use super::probe::Probe;
use super::proxy::Direction;
use super::stage::{LEASE, NODES, Stage, Waits, Window};
use search::Rng;
use std::fmt;
use std::time::{Duration, Instant};

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A server is killed, and started again later.
    Kill,
    /// A server does nothing for longer than its lease, and then goes on.
    Freeze,
    /// A server is cut off from the databases, in one direction or both.
    CutDatabase,
    /// The other servers are cut off from one, in one direction or both.
    CutNode,
    /// The primary breaks down and starts again.
    DatabaseCrash,
    /// The primary breaks down, the standby takes its place, and the old primary comes back as a
    /// standby.
    FailOver,
    /// A server is asked to end, gives its tables away, and is started again.
    Drain,
}

/// All kinds with their weights.
const WEIGHTS: [(Kind, u32); 7] = [
    (Kind::Kill, 5),
    (Kind::Freeze, 4),
    (Kind::CutDatabase, 4),
    (Kind::CutNode, 3),
    (Kind::DatabaseCrash, 3),
    (Kind::FailOver, 2),
    (Kind::Drain, 3),
];

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::Kill => "node killed",
            Kind::Freeze => "node frozen",
            Kind::CutDatabase => "database cut off",
            Kind::CutNode => "node cut off",
            Kind::DatabaseCrash => "database crash",
            Kind::FailOver => "primary lost",
            Kind::Drain => "node drained",
        })
    }
}

/// A series of faults in which every kind occurs if it is long enough.
pub fn series(length: u64, rng: &mut Rng) -> Vec<Kind> {
    let sum = WEIGHTS.iter().map(|(_, weight)| weight).sum();
    let any = |rng: &mut Rng| {
        let mut left = rng.below(sum);
        let found = WEIGHTS.iter().find(|(_, weight)| {
            let is_it = left < *weight;
            left = left.saturating_sub(*weight);
            is_it
        });
        found.map_or(Kind::Kill, |(kind, _)| *kind)
    };
    let one_of_each = WEIGHTS.iter().map(|(kind, _)| *kind).take(length as usize);
    let mut series: Vec<Kind> = one_of_each.collect();
    while (series.len() as u64) < length {
        series.push(any(rng));
    }
    for last in (1..series.len()).rev() {
        series.swap(last, rng.below(last as u32 + 1) as usize);
    }
    series
}

/// What came of a fault.
pub struct Outcome {
    /// How long people waited.
    pub waits: Waits,
    /// Acknowledgements and events of a server that was frozen past its lease.
    pub old_epoch: u64,
    /// Messages that such a server was given.
    pub probes: u64,
    /// What exactly was done.
    pub what: String,
}

/// A random length of time.
pub fn between(least: u64, most: u64, rng: &mut Rng) -> Duration {
    Duration::from_millis(least + u64::from(rng.below((most - least) as u32 + 1)))
}

impl Stage {
    /// Brings a fault about, and waits until everything is whole and every table playable again.
    pub fn suffer(&mut self, kind: Kind, rng: &mut Rng) -> Result<Outcome, String> {
        self.forget_steps();
        let node = rng.below(NODES as u32) as usize;
        let everybody: Vec<usize> = (0..self.parties.len()).collect();
        let (mut old_epoch, mut probes) = (0, 0);
        let (window, concerned, what) = match kind {
            Kind::Kill => {
                let concerned = self.parties_at(node)?;
                let away = between(200, 5000, rng);
                let window = self.kill(node, away)?;
                (window, concerned, format!("node {node} for {away:?}"))
            }
            Kind::Freeze => {
                let longer = between(300, 3000, rng);
                // While nobody plays, what the frozen server knows of a table stays true: nothing
                // but its epoch is wrong.
                let quiet = rng.below(3) == 0;
                let concerned = if quiet { Vec::new() } else { self.parties_at(node)? };
                let (window, probe) = if quiet {
                    self.freeze_quietly(node, longer)?
                } else {
                    self.freeze(node, longer)?
                };
                (old_epoch, probes) = (probe.old_epoch, probe.messages);
                let mut what = format!("node {node} for the lease and {longer:?}, quiet: {quiet}");
                for taken in &probe.taken {
                    what.push_str(&format!("; {taken}"));
                }
                (window, concerned, what)
            }
            Kind::CutDatabase | Kind::CutNode => {
                let is_database = kind == Kind::CutDatabase;
                let concerned = if is_database { self.parties_at(node)? } else { everybody };
                let direction = Direction::ALL[rng.below(3) as usize];
                let (length, reset) = (between(1000, 6000, rng), rng.below(2) == 0);
                let window = self.cut(node, is_database, direction, length, reset);
                let what = format!("node {node}, {direction:?}, for {length:?}, reset: {reset}");
                (window, concerned, what)
            }
            Kind::DatabaseCrash => {
                let away = between(0, 3000, rng);
                (self.crash_database(away)?, everybody, format!("for {away:?}"))
            }
            Kind::FailOver => {
                let away = between(0, 2000, rng);
                (self.fail_over(away)?, everybody, format!("promotion after {away:?}"))
            }
            Kind::Drain => {
                let concerned = self.parties_at(node)?;
                let window = self.drain(node)?;
                let took = window.ended - window.began;
                (window, concerned, format!("node {node}, which took {took:?}"))
            }
        };
        let waits = self
            .wait_until_playable(&window, &concerned)
            .map_err(|why| format!("{kind} ({what}): not playable {why}"))?;
        Ok(Outcome { waits, old_epoch, probes, what })
    }

    /// Kills a server and starts it again after this time.
    pub fn kill(&mut self, node: usize, away: Duration) -> Result<Window, String> {
        self.nodes[node].kill()?;
        let began = Instant::now();
        std::thread::sleep(away);
        self.start_node(node)?;
        Ok(Window { began, ended: began + LEASE })
    }

    /// Freezes a server for longer than its lease. Others own its tables when it goes on, with
    /// messages of people waiting in its sockets.
    pub fn freeze(&mut self, node: usize, longer: Duration) -> Result<(Window, Probe), String> {
        let mut probe = Probe::prepare(self, node)?;
        self.nodes[node].process()?.freeze()?;
        let began = Instant::now();
        let thawed = (|| {
            std::thread::sleep(LEASE + longer);
            probe.speak(self, node)?;
            self.nodes[node].process()?.thaw()
        })();
        if thawed.is_err() {
            self.nodes[node].process()?.thaw()?;
        }
        thawed?;
        probe.listen(self)?;
        Ok((Window { began, ended: began + LEASE }, probe))
    }

    /// Freezes a server while nobody plays.
    pub fn freeze_quietly(
        &mut self,
        node: usize,
        longer: Duration,
    ) -> Result<(Window, Probe), String> {
        self.pause()?;
        let frozen = self.freeze(node, longer);
        let now = Instant::now();
        self.resume();
        frozen.map(|(_, probe)| (Window { began: now, ended: now }, probe))
    }

    fn cut(
        &self,
        node: usize,
        is_database: bool,
        direction: Direction,
        length: Duration,
        reset: bool,
    ) -> Window {
        let node = &self.nodes[node];
        if is_database {
            node.cut_databases(direction);
        } else {
            node.cut_others(direction);
        }
        let began = Instant::now();
        std::thread::sleep(length);
        node.heal(reset);
        // What was asked last may have made the lease longer without an answer.
        let expiry = LEASE + LEASE / 3;
        let ended = if is_database { began + length.min(expiry) } else { began + length };
        Window { began, ended }
    }

    /// The primary breaks down and is back after this time.
    pub fn crash_database(&mut self, away: Duration) -> Result<Window, String> {
        self.databases.stop_primary()?;
        let began = Instant::now();
        std::thread::sleep(away);
        self.databases.start_primary()?;
        Ok(Window { began, ended: Instant::now() })
    }

    /// The primary breaks down; after this time the standby takes its place.
    fn fail_over(&mut self, away: Duration) -> Result<Window, String> {
        self.databases.stop_primary()?;
        let began = Instant::now();
        std::thread::sleep(away);
        self.databases.promote()?;
        let ended = Instant::now();
        self.databases.rejoin()?;
        Ok(Window { began, ended })
    }

    fn drain(&mut self, node: usize) -> Result<Window, String> {
        let began = Instant::now();
        let status = self.nodes[node].drain()?;
        let ended = Instant::now();
        if !status.success() {
            return Err(format!("node {node} ended with {status}: {}", self.ends_of_logs()));
        }
        self.start_node(node)?;
        Ok(Window { began, ended })
    }
}
