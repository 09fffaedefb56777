//! `spielhof solve GAME --table`: every position of the cross.

use crate::columns::columns;
use crate::progress;
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use serde_json::json;
use solve::{Means, PegTable, Task};
use wire::Arg;

/// The most pieces on the cross.
const PIECES: u64 = 33;

pub fn run(speaker: &Speaker, args: &ArgMatches, task: &Task, means: &Means) -> Result<(), Fault> {
    let Task::Peg(task) = task else {
        let game = Arg::Text(super::text(args, "game").unwrap_or_default().to_owned());
        return Err(Fault::Said(vec![say::with("fault-solve-table", [("game", game)])]));
    };
    let begun = std::time::Instant::now();
    let table = PegTable::new(means, &mut |pieces, _| {
        progress::show(pieces.into(), PIECES, || format!("{pieces}"));
    });
    progress::clear();
    // Nobody can stop it but with the program.
    let Ok(table) = table else { return Ok(()) };
    let seconds = begun.elapsed().as_secs();
    let can = table.can_be_solved(task.taken());
    let total: u64 = table.counts().iter().sum();
    if args.get_flag("json") {
        let hashes: Vec<String> =
            table.hashes().iter().map(|hash| format!("{hash:016x}")).collect();
        let out = json!({
            "positions": table.counts(), "hashes": hashes, "total": total,
            "canBeSolved": can, "seconds": seconds,
        });
        return print(&format!("{out:#}\n"));
    }
    let head = ["solve-pieces", "solve-can-be-solved"].map(|key| speaker.say(key)).to_vec();
    let row = |(pieces, count): (usize, &u64)| vec![pieces.to_string(), count.to_string()];
    let rows = table.counts().iter().enumerate().skip(1).map(row);
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    let verdict = speaker.say(if can { "solve-can" } else { "solve-none" });
    let values = [("positions", total.to_string().into()), ("seconds", seconds.into())];
    let done = speaker.with("solve-table-done", &values);
    print(&format!("{}\n{done}\n{verdict}\n", columns(&rows)))
}
