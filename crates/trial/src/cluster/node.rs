//! One of several servers, with its ways to the databases and to the others.

use super::proxy::{Direction, Proxy};
use crate::server::{Complaints, Server, end_of};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::runtime::Handle;

/// How long a server may take to give its tables away and end.
const DRAIN: Duration = Duration::from_secs(75);

/// Where the servers are reached by people.
#[derive(Default)]
pub struct AddressBook(Mutex<Vec<SocketAddr>>);

impl AddressBook {
    /// The address of a server. It may be down.
    pub fn of(&self, node: usize) -> Option<SocketAddr> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(node).copied()
    }

    fn enter(&self, node: usize, address: SocketAddr) {
        let mut addresses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.len() <= node {
            addresses.resize(node + 1, address);
        }
        addresses[node] = address;
    }
}

/// How servers are started.
pub struct Plan {
    /// The program.
    pub program: PathBuf,
    /// Variables of its environment.
    pub variables: Vec<(&'static str, &'static str)>,
}

/// A server and the proxies around it.
pub struct Node {
    number: usize,
    process: Option<Server>,
    /// To the two databases.
    databases: [Proxy; 2],
    /// From the other servers.
    internal: Proxy,
    url: String,
    folder: PathBuf,
    log: PathBuf,
}

impl Node {
    /// A server that is not started yet. `url_through` makes the address of the database.
    pub fn new(
        number: usize,
        runtime: &Handle,
        ports: [u16; 2],
        url_through: impl Fn([u16; 2]) -> String,
        folder: &Path,
        logs: &Path,
    ) -> Result<Node, String> {
        let told = |error: std::io::Error| error.to_string();
        let proxy = |port: u16| Proxy::start(runtime, port).map_err(told);
        let databases = [proxy(ports[0])?, proxy(ports[1])?];
        let folder = folder.join(format!("node-{number}"));
        std::fs::create_dir_all(&folder).map_err(told)?;
        Ok(Node {
            number,
            process: None,
            url: url_through(databases.each_ref().map(|proxy| proxy.address().port())),
            databases,
            internal: proxy(0)?,
            folder,
            log: logs.join(format!("node-{number}.log")),
        })
    }

    /// What other servers are told to call.
    pub fn internal_name(&self) -> String {
        self.internal.address().to_string()
    }

    /// Starts the server. It answers when this returns.
    pub fn start(&mut self, plan: &Plan, book: &AddressBook) -> Result<(), String> {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|free| free.local_addr());
        let listen = free.map_err(|error| error.to_string())?;
        self.internal.lead_to(listen.port());
        let (listen, name) = (listen.to_string(), self.internal_name());
        let settings =
            ["--store", &self.url, "--internal-address", &listen, "--internal-name", &name];
        let complaints = Complaints::File(&self.log);
        let server = Server::start_node(
            &plan.program,
            &self.folder,
            &settings,
            &plan.variables,
            complaints,
        )?;
        book.enter(self.number, server.address);
        self.process = Some(server);
        Ok(())
    }

    /// Its process; an error if it does not run.
    pub fn process(&self) -> Result<&Server, String> {
        self.process.as_ref().ok_or_else(|| format!("node {} does not run", self.number))
    }

    /// Ends it without a warning.
    pub fn kill(&mut self) -> Result<(), String> {
        self.process.take().map_or(Ok(()), Server::kill)
    }

    /// Asks it to give its tables away and to end, and waits for that.
    pub fn drain(&mut self) -> Result<ExitStatus, String> {
        let process = self.process.take().ok_or("a node does not run")?;
        process.end(DRAIN).map_err(|why| format!("node {}: {why}", self.number))
    }

    /// Cuts it off from the databases.
    pub fn cut_databases(&self, direction: Direction) {
        self.databases.iter().for_each(|proxy| proxy.cut(direction));
    }

    /// Cuts the others off from it.
    pub fn cut_others(&self, direction: Direction) {
        self.internal.cut(direction);
    }

    /// Lets everything pass again; the connections that were cut go on or are ended.
    pub fn heal(&self, end: bool) {
        self.databases.iter().chain([&self.internal]).for_each(|proxy| proxy.heal(end));
    }

    /// The last lines of its log.
    pub fn end_of_log(&self) -> String {
        end_of(&self.log)
    }
}
