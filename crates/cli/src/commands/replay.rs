//! `spielhof replay`: plays a record again.

use super::show::describe;
use super::{number, read_file, text};
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use table::{Course, Record, RecordFault};

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let path = text(args, "file").unwrap_or("-");
    let mut record: Record = read_file(path)?.parse().map_err(Fault::Record)?;
    let turns = number::<usize>(args, "turn")?.unwrap_or(usize::MAX);
    if turns < record.turns.len() {
        record.turns.truncate(turns);
        (record.result, record.ending) = (None, None);
    }
    let table = record.replay().map_err(|fault| refuse(&record, fault))?;
    if args.get_flag("json") {
        let mut out = describe(table.position());
        out["turns"] = table.turns().into();
        out["jumps"] = table.jumps().into();
        if let (Some(outcome), Some(ending)) = (table.outcome(), table.ending()) {
            out["result"] = outcome.ranks().into();
            out["ending"] = ending.name().into();
            out["to_act"] = "nobody".into();
        }
        return print(&format!("{out:#}\n"));
    }
    print(&table.position().text())?;
    print(&tell(speaker, &table))
}

/// A record of other rules cannot be replayed but still be read.
fn refuse(record: &Record, fault: RecordFault) -> Fault {
    if matches!(fault, RecordFault::OtherRules(_)) {
        // Nothing more can be done with standard output if this fails.
        let _ = print(&record.to_string());
    }
    Fault::Record(vec![fault])
}

fn tell(speaker: &Speaker, table: &Course) -> String {
    let done = speaker.with("replay-done", &[("turns", table.turns().into())]);
    let result = crate::tell::result(speaker, table);
    format!("\n{done}\n{}", result.into_iter().map(|line| line + "\n").collect::<String>())
}
