//! What came of all faults so far.

use super::fault::{Kind, Outcome};
use crate::ledger::Account;
use std::collections::BTreeMap;
use std::time::Duration;

/// What came of all faults so far.
#[derive(Default)]
pub struct Report {
    /// How many faults there were.
    pub faults: u64,
    kinds: BTreeMap<Kind, Faults>,
    /// Tables that were not playable in time, and why.
    pub late: Vec<String>,
    old_epoch: u64,
    probes: u64,
}

/// Faults of one kind.
#[derive(Default)]
struct Faults {
    number: u64,
    waits: Vec<Duration>,
}

impl Report {
    /// Adds a fault.
    pub fn add(&mut self, kind: Kind, outcome: &Outcome) {
        self.faults += 1;
        self.old_epoch += outcome.old_epoch;
        self.probes += outcome.probes;
        let faults = self.kinds.entry(kind).or_default();
        faults.number += 1;
        faults.waits.extend(&outcome.waits.waits);
        let fault = self.faults;
        let late = outcome.waits.late.iter();
        self.late
            .extend(late.map(|why| format!("fault {fault}, {kind} ({}): {why}", outcome.what)));
    }

    /// Were all promises kept that are not in an account?
    pub fn is_clean(&self) -> bool {
        self.old_epoch == 0
    }

    /// How it stands, in one line.
    pub fn line(&self, account: &Account) -> String {
        format!(
            "{} faults: {} messages acknowledged, {} of them chat; {} lost, {} doubled; {} events; \
             {} shown and lost; {} tables shown, {} broken; {} said to a frozen node, {} taken by an \
             old epoch; {} tables too late",
            self.faults,
            account.acknowledged,
            account.chat,
            account.lost,
            account.doubled,
            account.events,
            account.shown_but_lost,
            account.compared,
            account.broken,
            self.probes,
            self.old_epoch,
            self.late.len()
        )
    }

    /// The faults by their kinds, with the longest time that people at a table waited.
    pub fn kinds(&self) -> String {
        let head = format!(
            "{:<18}{:>8}{:>8}{:>10}{:>10}{:>10}",
            "fault", "number", "tables", "p50", "p99", "most"
        );
        let line = |(kind, faults): (&Kind, &Faults)| {
            let mut waits = faults.waits.clone();
            format!(
                "{kind:<18}{:>8}{:>8}{}",
                faults.number,
                faults.waits.len(),
                columns(&mut waits)
            )
        };
        let lines = self.kinds.iter().map(line);
        std::iter::once(head).chain(lines).collect::<Vec<_>>().join("\n")
    }
}

/// The value below which this part of all lies; they must be in order.
pub fn percentile(times: &[Duration], part: f64) -> Duration {
    let place = (times.len() as f64 * part) as usize;
    times.get(place.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
}

/// p50, p99 and the most, in columns.
fn columns(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let one = |part: f64| format!("{:>8.2} s", percentile(times, part).as_secs_f64());
    format!("{}{}{}", one(0.5), one(0.99), one(1.0))
}
