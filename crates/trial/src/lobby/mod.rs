//! Thousands of people in the lobby while it changes all the time. What counts is how long it takes from
//! the moment at which something was to change until the *last* of them is told, and how much is sent
//! to each.

mod changes;
mod crowd;

use crate::args::Args;
use crate::load::{load_average, memory, percentiles, processor_time};
use crate::server::{Complaints, Server};
use changes::Changes;
use crowd::Crowd;
use private_pg::Instance;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What is still on its way may arrive.
const LATE: Duration = Duration::from_secs(3);
/// Servers look once a second who else is there.
const ACQUAINTED: Duration = Duration::from_secs(2);

/// How many people look at how many changes.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program that serves.
    pub program: PathBuf,
    /// On PostgreSQL? Several servers always are.
    pub database: bool,
    /// The number of servers.
    pub nodes: usize,
    /// The number of people in the lobby.
    pub people: usize,
    /// Changes a second.
    pub rate: u64,
    /// For how many seconds.
    pub seconds: u64,
    /// Chooses what changes.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Changes that were made.
    pub made: usize,
    /// For each that everybody has seen, how long it took until the last had.
    pub times: Vec<Duration>,
    /// Changes that not everybody has seen.
    pub missed: usize,
    /// Bytes a second that each person was sent.
    pub bytes: f64,
    /// Seconds that the servers have computed.
    pub busy: f64,
    /// What the servers have in memory, in words.
    pub memory: String,
}

/// `spielhof-trial lobby`: one server on a file, or several on a database.
pub fn run(args: &Args) -> Result<(), String> {
    let plan = Plan {
        program: args.server()?,
        database: args.text("store") == Some("postgres"),
        nodes: args.number("nodes", 1)?.max(1) as usize,
        people: args.number("people", 10_000)? as usize,
        rate: args.number("rate", 100)?.max(1),
        seconds: args.number("seconds", 30)?.max(1),
        seed: args.number("seed", 1)?,
    };
    println!(
        "{} people, {} changes a second for {} s, {} servers, seed {}, load before: {}",
        plan.people,
        plan.rate,
        plan.seconds,
        plan.nodes,
        plan.seed,
        load_average()
    );
    let Outcome { made, times, missed, bytes, busy, memory } = measure(&plan)?;
    println!("{made} changes, {} of them seen by all, {missed} by not all", times.len());
    println!("until everybody has seen a change: {}", percentiles(times));
    println!("each is sent {bytes:.0} bytes a second; servers: {memory}, processor {busy:.1} s");
    if missed > 0 { Err(format!("{missed} changes were not seen by all")) } else { Ok(()) }
}

/// Starts the servers, lets everybody in and changes something again and again.
pub fn measure(plan: &Plan) -> Result<Outcome, String> {
    let told = |error: std::io::Error| error.to_string();
    let wanted = plan.people as u64 + 2000;
    let files = rlimit::increase_nofile_limit(wanted).map_err(told)?;
    if files < wanted {
        return Err(format!("{wanted} open files are needed, {files} are allowed"));
    }
    let folder = tempfile::tempdir().map_err(told)?;
    // Dropped after the servers, which complain without it.
    let mut database = None;
    let servers = if plan.nodes == 1 && !plan.database {
        vec![Server::start(&plan.program, folder.path(), &[])?]
    } else {
        let instance = Instance::start().map_err(|fault| fault.to_string())?;
        let url = database.insert(instance).url();
        let node = |number: usize| start(plan, &folder.path().join(number.to_string()), &url);
        let servers = (0..plan.nodes).map(node).collect::<Result<Vec<Server>, String>>()?;
        std::thread::sleep(ACQUAINTED);
        servers
    };
    let runtime = tokio::runtime::Runtime::new().map_err(told)?;
    runtime.block_on(trial(plan, &servers))
}

fn start(plan: &Plan, folder: &Path, url: &str) -> Result<Server, String> {
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    Server::start_node(&plan.program, folder, &["--store", url], &[], Complaints::Shown)
}

async fn trial(plan: &Plan, servers: &[Server]) -> Result<Outcome, String> {
    let addresses: Vec<_> = servers.iter().map(|server| server.address).collect();
    let processes: Vec<u32> = servers.iter().map(Server::id).collect();
    let crowd = Arc::new(Crowd::new(addresses.len()));
    crowd::enter(&crowd, plan.people, &addresses).await?;
    let mut changes = Changes::new(&addresses, plan.seed).await?;
    let (busy, before, began) = (processor_time(&processes), crowd.bytes(), Instant::now());
    changes.make(plan.rate, Duration::from_secs(plan.seconds)).await?;
    // The last change is told within a second.
    let seconds = began.elapsed().as_secs_f64() + 1.0;
    tokio::time::sleep(LATE).await;
    let made = changes.made();
    let (times, missed) = crowd.seen(&made);
    Ok(Outcome {
        made: made.len(),
        times,
        missed,
        bytes: (crowd.bytes() - before) as f64 / plan.people as f64 / seconds,
        busy: processor_time(&processes) - busy,
        memory: memory(&processes),
    })
}
