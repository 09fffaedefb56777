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
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What is still on its way may arrive.
const LATE: Duration = Duration::from_secs(4);
/// Servers look once a second who else is there.
const ACQUAINTED: Duration = Duration::from_secs(2);

struct LobbyPlan {
    people: usize,
    rate: u64,
    seconds: u64,
    seed: u64,
}

/// `spielhof-trial lobby`: one server on a file, or several on a database.
pub fn run(args: &Args) -> Result<(), String> {
    let plan = LobbyPlan {
        people: args.number("people", 10_000)? as usize,
        rate: args.number("rate", 100)?.max(1),
        seconds: args.number("seconds", 30)?.max(1),
        seed: args.number("seed", 1)?,
    };
    let nodes = args.number("nodes", 1)?.max(1) as usize;
    let wanted = plan.people as u64 + 2000;
    let files = rlimit::increase_nofile_limit(wanted).map_err(|error| error.to_string())?;
    if files < wanted {
        return Err(format!("{wanted} open files are needed, {files} are allowed"));
    }
    let program = args.server()?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let (mut servers, mut database) = (Vec::new(), None);
    if nodes == 1 && args.text("store") != Some("postgres") {
        servers.push(Server::start(&program, folder.path(), &[])?);
    } else {
        let instance = Instance::start().map_err(|fault| fault.to_string())?;
        let url = instance.url();
        for node in 0..nodes {
            let folder = folder.path().join(node.to_string());
            std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
            let settings = ["--store", &url];
            let shown = Complaints::Shown;
            servers.push(Server::start_node(&program, &folder, &settings, &[], shown)?);
        }
        std::thread::sleep(ACQUAINTED);
        database = Some(instance);
    }
    let store = if database.is_some() { "postgres" } else { "sqlite" };
    println!(
        "{} people, {} changes a second, {nodes} servers on {store}, seed {}, load before: {}",
        plan.people,
        plan.rate,
        plan.seed,
        load_average()
    );
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    runtime.block_on(trial(&plan, &servers))
}

async fn trial(plan: &LobbyPlan, servers: &[Server]) -> Result<(), String> {
    let addresses: Vec<_> = servers.iter().map(|server| server.address).collect();
    let processes: Vec<u32> = servers.iter().map(Server::id).collect();
    let since = Instant::now();
    let crowd = Arc::new(Crowd::new(addresses.len()));
    crowd::enter(&crowd, plan.people, &addresses).await?;
    println!(
        "all are there after {:.1} s; server: {}",
        since.elapsed().as_secs_f64(),
        memory(&processes)
    );
    let mut changes = Changes::new(&addresses, plan.seed).await?;
    let busy = processor_time(&processes);
    let before = crowd.bytes();
    let began = Instant::now();
    changes.make(plan.rate, Duration::from_secs(plan.seconds)).await?;
    tokio::time::sleep(LATE).await;
    let seconds = began.elapsed().as_secs_f64();
    let bytes = crowd.bytes() - before;
    let made = changes.made();
    let (times, missed) = crowd.seen(&made);
    println!(
        "{} changes in {} s: {:.0} a second; {} seen by all {} people, {missed} by not all",
        made.len(),
        plan.seconds,
        made.len() as f64 / plan.seconds as f64,
        times.len(),
        plan.people
    );
    println!("until everybody has seen a change: {}", percentiles(times));
    println!(
        "each is sent {:.0} bytes a second; server: {}, processor {:.1} s",
        bytes as f64 / plan.people as f64 / seconds.min(plan.seconds as f64 + 1.0),
        memory(&processes),
        processor_time(&processes) - busy
    );
    if missed > 0 { Err(format!("{missed} changes were not seen by all")) } else { Ok(()) }
}
