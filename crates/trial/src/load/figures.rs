//! Figures of a trial under load.

use std::time::Duration;

/// How long it took, for which part of all.
pub fn percentiles(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |part: f64| milliseconds(&times, part);
    format!(
        "p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, most {:.1} ms",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    )
}

fn milliseconds(times: &[Duration], part: f64) -> f64 {
    let place = (times.len() as f64 * part) as usize;
    times
        .get(place.min(times.len().saturating_sub(1)))
        .map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

/// What processes have in memory together: now and at most, in megabytes.
pub fn megabytes(processes: &[u32]) -> (f64, f64) {
    let of = |process: &u32, name: &str| {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with(name));
        let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
        kilobytes.unwrap_or(0.0) / 1024.0
    };
    let sum = |name: &str| processes.iter().map(|process| of(process, name)).sum();
    (sum("VmRSS:"), sum("VmHWM:"))
}

/// The same in words.
pub fn memory(processes: &[u32]) -> String {
    let (now, most) = megabytes(processes);
    format!("{now:.0} MB in memory, {most:.0} MB at most")
}

/// Seconds that processes have computed together.
pub fn processor_time(processes: &[u32]) -> f64 {
    let of = |process: &u32| {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        let after = stat.rsplit(')').next().unwrap_or_default();
        let ticks = |place: usize| {
            after.split_whitespace().nth(place).and_then(|text| text.parse::<f64>().ok())
        };
        // A tick is a hundredth of a second wherever Linux runs.
        (ticks(11).unwrap_or(0.0) + ticks(12).unwrap_or(0.0)) / 100.0
    };
    processes.iter().map(of).sum()
}

/// How busy the machine is.
pub fn load_average() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_whitespace().take(3).collect::<Vec<_>>().join(" ")
}
