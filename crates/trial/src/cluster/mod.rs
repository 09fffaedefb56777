//! Several servers on a primary and a synchronous standby: whatever breaks, nothing that was
//! acknowledged is lost or doubled, every table has one order of events, and it goes on soon.

mod controls;
mod database;
mod driver;
mod fault;
mod line;
mod node;
mod party;
mod probe;
mod proxy;
mod report;
mod stage;

pub use fault::{Kind, Outcome};
pub use node::{AddressBook, Node, Plan};
pub use party::Party;
pub use probe::Probe;
pub use stage::{Stage, Waits, Window};

use crate::args::Args;
use crate::ledger::Account;
use controls::Control;
use fault::{between, series};
use report::{Report, percentile};
use search::Rng;
use std::path::Path;
use std::time::{Duration, Instant};

/// How many tables are played at.
const PARTIES: usize = 12;
/// A line is printed after this number of faults.
const PRINTED: u64 = 10;
/// All tables are compared again after this number of faults.
const COMPARED: u64 = 25;

/// `spielhof-trial crash-cluster`.
pub fn run(args: &Args) -> Result<(), String> {
    let (program, seed) = (args.server()?, args.number("seed", 1)?);
    let faults = args.number("faults", 200)?;
    let logs = args.path("logs");
    let controls = args.text("controls").unwrap_or("yes");
    println!("seed {seed}");
    if controls != "only" {
        faults_one_by_one(&program, faults, seed, logs.as_deref())?;
    }
    if controls != "no" {
        for control in Control::ALL {
            control.run(&program, seed, logs.as_deref())?;
        }
    }
    Ok(())
}

/// Faults one after the other; an error if a promise was broken.
fn faults_one_by_one(
    program: &Path,
    faults: u64,
    seed: u64,
    logs: Option<&Path>,
) -> Result<(), String> {
    let plan = Plan { program: program.to_owned(), variables: Vec::new() };
    let mut stage = Stage::start(plan, PARTIES, seed, logs)?;
    let mut rng = Rng::new(seed);
    let mut report = Report::default();
    let since = Instant::now();
    for kind in series(faults, &mut rng) {
        std::thread::sleep(between(100, 1000, &mut rng));
        let outcome = stage.suffer(kind, &mut rng)?;
        report.add(kind, &outcome);
        let all = report.faults % COMPARED == 0;
        let account = stage.check(all)?;
        if !account.is_clean() || !report.is_clean() {
            println!("{}", report.line(&account));
            return Err(format!(
                "promises were broken by {kind} ({}): {}",
                outcome.what,
                told(&stage)
            ));
        }
        if report.faults % PRINTED == 0 && report.faults < faults {
            println!("{} s, {}", since.elapsed().as_secs(), report.line(&stage.check(true)?));
        }
    }
    let account = stage.check(true)?;
    println!("{} s, {}", since.elapsed().as_secs(), report.line(&account));
    println!("{}", report.kinds());
    for late in &report.late {
        println!("too late: {late}");
    }
    match (account.is_clean() && report.is_clean(), report.late.len()) {
        (false, _) => Err(format!("promises were broken: {}", told(&stage))),
        (true, 0) => Ok(()),
        (true, late) => Err(format!("{late} tables were not playable in time")),
    }
}

/// Where promises were broken.
fn told(stage: &Stage) -> String {
    let broken: Vec<(String, Account)> = stage.broken().unwrap_or_default();
    let lines = broken.iter().map(|(table, account)| format!("\ntable {table}: {account:?}"));
    lines.collect()
}

/// `spielhof-trial takeover`: how long it takes from the end of a server until something is
/// acknowledged at its tables.
pub fn run_takeover(args: &Args) -> Result<(), String> {
    let (program, seed) = (args.server()?, args.number("seed", 1)?);
    let kills = args.number("kills", 50)?;
    let plan = Plan { program, variables: Vec::new() };
    let mut stage = Stage::start(plan, PARTIES, seed, args.path("logs").as_deref())?;
    let mut rng = Rng::new(seed);
    let mut times: Vec<Duration> = Vec::new();
    let (mut killed, mut late) = (0, 0);
    while killed < kills {
        std::thread::sleep(between(200, 1200, &mut rng));
        let node = rng.below(stage::NODES as u32) as usize;
        let concerned = stage.parties_at(node)?;
        if concerned.is_empty() {
            continue;
        }
        stage.forget_steps();
        let Window { began, ended } = stage.kill(node, between(3000, 4000, &mut rng))?;
        late += stage.wait_until_playable(&Window { began, ended }, &[])?.late.len();
        let parties = concerned.iter().filter_map(|&party| stage.parties.get(party));
        let taken = parties.filter_map(|party| Some(party.playable(began, began)? - began));
        times.extend(taken);
        killed += 1;
    }
    let account = stage.check(true)?;
    times.sort_unstable();
    let at = |part: f64| percentile(&times, part).as_secs_f64();
    println!(
        "{killed} kills, {} tables: next action acknowledged after p50 {:.2} s, p99 {:.2} s, most \
         {:.2} s; {late} too late",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
    match (account.is_clean(), late) {
        (false, _) => Err(format!("promises were broken: {}", told(&stage))),
        (true, 0) => Ok(()),
        (true, late) => Err(format!("{late} tables were not playable in time")),
    }
}
