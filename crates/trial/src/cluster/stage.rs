//! Everything that a trial of several servers needs: databases, servers, people.

use super::database::Databases;
use super::driver::{Driver, Signals};
use super::node::{AddressBook, Node, Plan};
use super::party::Party;
use super::probe::look_again;
use crate::http;
use crate::ledger::Account;
use search::Rng;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

/// How many servers there are.
pub const NODES: usize = 3;

/// How long a lease lasts.
pub const LEASE: Duration = Duration::from_secs(3);

/// How long a table may be out of play after a fault has ended.
pub const LIMIT: Duration = Duration::from_secs(10);

/// A table that is not playable after this time will never be.
const HOPELESS: Duration = Duration::from_secs(30);

/// A fault with its begin and its end.
pub struct Window {
    /// When it began.
    pub began: Instant,
    /// When it was over: from then on tables have to become playable.
    pub ended: Instant,
}

/// Tables after a fault.
#[derive(Default)]
pub struct Waits {
    /// How long people waited at tables that the fault concerned.
    pub waits: Vec<Duration>,
    /// What took longer than the limit.
    pub late: Vec<String>,
}

/// Databases, servers, and people who play.
pub struct Stage {
    // People first: they are told to stop before what they talk to is gone.
    threads: Vec<JoinHandle<()>>,
    signals: Arc<Signals>,
    /// The people.
    pub parties: Vec<Arc<Party>>,
    /// The servers.
    pub nodes: Vec<Node>,
    /// Where people reach them.
    pub book: Arc<AddressBook>,
    /// The databases.
    pub databases: Databases,
    plan: Plan,
    _runtime: Runtime,
    _folder: TempDir,
}

impl Stage {
    /// Starts everything. This number of parties plays when it returns.
    pub fn start(
        plan: Plan,
        parties: usize,
        seed: u64,
        logs: Option<&Path>,
    ) -> Result<Stage, String> {
        let told = |error: std::io::Error| error.to_string();
        let folder = tempfile::tempdir().map_err(told)?;
        let logs: PathBuf = logs.unwrap_or(folder.path()).to_owned();
        std::fs::create_dir_all(&logs).map_err(told)?;
        let runtime =
            Builder::new_multi_thread().worker_threads(2).enable_all().build().map_err(told)?;
        let databases = Databases::start()?;
        let book = Arc::new(AddressBook::default());
        let mut nodes = Vec::new();
        for number in 0..NODES {
            let url_through = |ports| databases.url_through(ports);
            let ports = databases.ports();
            let mut node =
                Node::new(number, runtime.handle(), ports, url_through, folder.path(), &logs)?;
            node.start(&plan, &book)?;
            nodes.push(node);
        }
        let mut stage = Stage {
            threads: Vec::new(),
            signals: Arc::default(),
            parties: Vec::new(),
            nodes,
            book,
            databases,
            plan,
            _runtime: runtime,
            _folder: folder,
        };
        for number in 0..parties {
            stage.invite(number, seed)?;
        }
        let now = Instant::now();
        stage.wait_until_playable(&Window { began: now, ended: now }, &[])?;
        Ok(stage)
    }

    /// Two more people.
    fn invite(&mut self, number: usize, seed: u64) -> Result<(), String> {
        let address = self.book.of(number % NODES).ok_or("a node has no address")?;
        let secrets = [http::new_guest(address)?, http::new_guest(address)?];
        let party = Arc::new(Party::new(number, secrets));
        self.parties.push(party.clone());
        let (book, signals) = (self.book.clone(), self.signals.clone());
        let rng = Rng::new(seed ^ (number as u64) << 32);
        let driver = Driver::new(party, book, signals, NODES, rng);
        self.threads.push(std::thread::spawn(move || driver.play()));
        Ok(())
    }

    /// Starts a server again.
    pub fn start_node(&mut self, node: usize) -> Result<(), String> {
        self.nodes[node].start(&self.plan, &self.book)
    }

    /// Everybody stops for a while.
    pub fn pause(&self) -> Result<(), String> {
        if self.signals.pause(self.parties.len(), HOPELESS) {
            return Ok(());
        }
        Err("people do not come to rest".to_owned())
    }

    /// Everybody goes on.
    pub fn resume(&self) {
        self.signals.resume();
    }

    /// The parties whose tables belong to a server.
    pub fn parties_at(&self, node: usize) -> Result<Vec<usize>, String> {
        let owners = self.databases.owners()?;
        let name = self.nodes[node].internal_name();
        let is_there = |party: &&Arc<Party>| {
            party.table().is_some_and(|table| owners.get(&table) == Some(&name))
        };
        Ok(self.parties.iter().filter(is_there).map(|party| party.number).collect())
    }

    /// Waits until every table is playable after a fault. How long people waited counts for the
    /// parties that the fault concerned.
    pub fn wait_until_playable(
        &self,
        window: &Window,
        concerned: &[usize],
    ) -> Result<Waits, String> {
        let mut answer = Waits::default();
        let mut is_late = vec![false; self.parties.len()];
        loop {
            let since = Instant::now().saturating_duration_since(window.ended);
            let is_waiting =
                |party: &&Arc<Party>| party.playable(window.began, window.ended).is_none();
            let waiting: Vec<&Arc<Party>> = self.parties.iter().filter(is_waiting).collect();
            if waiting.is_empty() {
                break;
            }
            for party in &waiting {
                if since > LIMIT && !is_late[party.number] {
                    is_late[party.number] = true;
                    answer.late.push(format!("party {}: {}", party.number, party.doing()));
                }
            }
            if since > HOPELESS {
                let told = |party: &&Arc<Party>| {
                    let again = look_again(self, party.number);
                    format!(
                        "party {}: {}\n{again}\nlater: {}",
                        party.number,
                        party.doing(),
                        party.doing()
                    )
                };
                let all: Vec<String> = waiting.iter().map(told).collect();
                let (since, logs) = (since.as_secs(), self.ends_of_logs());
                return Err(format!(
                    "after {since} s: {}\nafter the limit: {}\n{logs}",
                    all.join("\n"),
                    answer.late.join("\n")
                ));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let waits = concerned
            .iter()
            .filter_map(|&party| self.parties.get(party)?.longest_wait(window.began, window.ended));
        answer.waits = waits.collect();
        Ok(answer)
    }

    /// Forgets when people acted, so that a fault is looked at by itself.
    pub fn forget_steps(&self) {
        self.parties.iter().for_each(|party| party.forget_steps());
    }

    /// Compares what was promised with the store: tables that are played at, or all.
    pub fn check(&self, all: bool) -> Result<Account, String> {
        let store = self.databases.store()?;
        let mut account = Account::default();
        for party in &self.parties {
            account.add(&party.check(&store, all));
        }
        account.broken += self.databases.gaps()?;
        Ok(account)
    }

    /// Which promises were broken at which tables.
    pub fn broken(&self) -> Result<Vec<(String, Account)>, String> {
        let store = self.databases.store()?;
        Ok(self.parties.iter().flat_map(|party| party.broken(&store)).collect())
    }

    /// The last lines of every server's log.
    pub fn ends_of_logs(&self) -> String {
        let ends = self.nodes.iter().map(Node::end_of_log).enumerate();
        ends.map(|(node, end)| format!("log of node {node}:\n{end}\n")).collect()
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.signals.end();
        for node in &self.nodes {
            if let Ok(process) = node.process() {
                // One that is frozen would never end.
                let _ = process.thaw();
            }
        }
        for thread in self.threads.drain(..) {
            // A thread that panicked has said so.
            let _ = thread.join();
        }
    }
}
