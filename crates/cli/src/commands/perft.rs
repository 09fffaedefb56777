//! `spielhof perft`: how many sequences of actions there are. The count stands alone
//! on the last line.

use super::{position, text};
use crate::say::{Fault, print};
use clap::ArgMatches;

/// Deeper than anybody waits for, and no danger to the stack.
const DEEPEST: u32 = 99;

pub fn run(args: &ArgMatches) -> Result<(), Fault> {
    let given = text(args, "depth").unwrap_or_default();
    let depth = given.parse().ok().filter(|&depth| depth <= DEEPEST);
    let depth: u32 = depth.ok_or_else(|| Fault::Depth(given.to_owned()))?;
    let position = position(args)?;
    if args.get_flag("divide") {
        let mut lines: Vec<String> = position
            .divide(depth)
            .into_iter()
            .map(|(action, count)| format!("{} {count}\n", position.write(action)))
            .collect();
        lines.sort();
        print(&lines.concat())?;
    }
    print(&format!("{}\n", position.perft(depth)))
}
