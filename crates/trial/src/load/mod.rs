//! Thousands of people at once. What counts is how long it takes from the moment at which
//! somebody was to act until the *opponent* sees it: if the server, or this program, falls
//! behind, that is in the figures.

mod act;
mod figures;
mod hall;
mod heard;
mod sockets;

use crate::args::Args;
use crate::server::{Complaints, Server};
use figures::megabytes;
pub use figures::{load_average, memory, percentiles, processor_time};
use hall::{Game, Hall, Seen, held};
use private_pg::Instance;
use sockets::Addresses;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// How many servers share a database.
const NODES: usize = 3;

/// Servers look once a second who else is there.
const ACQUAINTED: Duration = Duration::from_secs(2);

/// How many people do what for how long.
struct LoadPlan {
    games: usize,
    rate: u64,
    seconds: u64,
    storm: usize,
    seed: u64,
}

impl LoadPlan {
    fn read(args: &Args) -> Result<LoadPlan, String> {
        let plan = LoadPlan {
            games: args.number("games", 2000)? as usize,
            rate: args.number("rate", 1000)?.max(1),
            seconds: args.number("seconds", 60)?,
            storm: args.number("storm", 1000)? as usize,
            seed: args.number("seed", 1)?,
        };
        // Two sockets a game in each process, those that reconnect twice for a moment, and some more.
        let wanted = 2 * plan.games as u64 + plan.storm as u64 + 1000;
        let files = rlimit::increase_nofile_limit(wanted).map_err(|error| error.to_string())?;
        if files < wanted {
            return Err(format!("{wanted} open files are needed, {files} are allowed"));
        }
        Ok(plan)
    }
}

/// `spielhof-trial load`: one server, on a file or on a database.
pub fn run(args: &Args) -> Result<(), String> {
    let plan = LoadPlan::read(args)?;
    let program = args.server()?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let store = args.text("store").unwrap_or("sqlite");
    let (server, _database) = match store {
        "sqlite" => (Server::start(&program, folder.path(), &[])?, None),
        "postgres" => {
            let database = Instance::start().map_err(|fault| fault.to_string())?;
            (start(&program, folder.path(), &database.url())?, Some(database))
        }
        _ => return Err(crate::USAGE.to_owned()),
    };
    println!("store {store}, seed {}, load before: {}", plan.seed, load_average());
    go(&plan, &[server])
}

/// `spielhof-trial load-cluster`: the same load on three servers of one database and on one.
pub fn run_cluster(args: &Args) -> Result<(), String> {
    let plan = LoadPlan::read(args)?;
    let program = args.server()?;
    let database = Instance::start().map_err(|fault| fault.to_string())?;
    for number in [NODES, 1] {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let url = database.database().map_err(|fault| fault.to_string())?;
        let mut servers = Vec::new();
        for server in 0..number {
            let folder = folder.path().join(server.to_string());
            servers.push(start(&program, &folder, &url)?);
        }
        std::thread::sleep(ACQUAINTED);
        println!("{number} servers, seed {}, load before: {}", plan.seed, load_average());
        go(&plan, &servers)?;
    }
    Ok(())
}

/// Starts a server on a database.
fn start(program: &Path, folder: &Path, url: &str) -> Result<Server, String> {
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    Server::start_node(program, folder, &["--store", url], &[], Complaints::Shown)
}

fn go(plan: &LoadPlan, servers: &[Server]) -> Result<(), String> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    runtime.block_on(load(plan, servers))
}

async fn load(plan: &LoadPlan, servers: &[Server]) -> Result<(), String> {
    let since = Instant::now();
    let hall = Arc::new(Hall::default());
    let addresses: Addresses = servers.iter().map(|server| server.address).collect();
    let processes: Vec<u32> = servers.iter().map(Server::id).collect();
    let own = [std::process::id()];
    let (before, _) = megabytes(&processes);
    let games = sockets::enter(plan.games, plan.seed, &addresses, &hall).await?;
    println!(
        "{} sockets in {} games after {:.1} s; server: {}",
        2 * games.len(),
        games.len(),
        since.elapsed().as_secs_f64(),
        memory(&processes)
    );
    let (busy, own_busy) = (processor_time(&processes), processor_time(&own));
    let began = Instant::now();
    let sent = act::act(plan, &hall, began).await;
    // What is on its way may arrive.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let seconds = began.elapsed().as_secs_f64() - 2.0;
    let seen = held(&hall.seen).clone();
    println!(
        "{sent} actions in {seconds:.1} s: {:.0} a second; {} seen by the opponent, {} refused",
        sent as f64 / seconds,
        seen.len(),
        hall.refused.load(Ordering::Relaxed)
    );
    println!("until the opponent sees it: {}", percentiles(times(&seen, |_| true)));
    if servers.len() > 1 {
        println!("{}", hops(&seen, &games, &hall));
    }
    let (after, _) = megabytes(&processes);
    println!(
        "server: {}, {:.1} KB for each socket with its half of a table; processor: server {:.1} s, \
         this program {:.1} s; load: {}",
        memory(&processes),
        (after - before) * 1024.0 / (2 * games.len().max(1)) as f64,
        processor_time(&processes) - busy,
        processor_time(&own) - own_busy,
        load_average()
    );
    let storm = sockets::storm(plan.storm, &addresses, &hall, &games).await?;
    println!("storm of {} reconnects: {}", storm.len(), percentiles(storm));
    println!("server: {}", memory(&processes));
    Ok(())
}

fn times(seen: &[Seen], wanted: impl Fn(&Seen) -> bool) -> Vec<Duration> {
    seen.iter().filter(|seen| wanted(seen)).map(|seen| seen.after).collect()
}

/// How much goes through another server than that of the table, and what that costs.
fn hops(seen: &[Seen], games: &[Arc<Game>], hall: &Hall) -> String {
    let proxied = games.iter().flat_map(|game| [0, 1].map(|person| game.is_proxied(person)));
    let sockets = proxied.filter(|&proxied| proxied).count();
    let share = 100.0 * sockets as f64 / (2 * games.len().max(1)) as f64;
    let mut lines = vec![format!(
        "through another server than that of the table: {share:.0} % of sockets, {:.0} % of messages",
        100.0 * hall.proxied_share()
    )];
    let names = ["neither of the two", "one of the two", "both"];
    for (hops, name) in names.into_iter().enumerate() {
        let of_these = times(seen, |seen| seen.hops == hops);
        lines.push(format!("  {name}: {} times, {}", of_these.len(), percentiles(of_these)));
    }
    lines.join("\n")
}
