//! `spielhof replay`: plays a record again.

use super::show::describe;
use super::{number, read_file, text};
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use table::{Course, Ending, Record, RecordError};

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
        let comment = |(turn, text)| serde_json::json!({ "turn": turn, "text": text });
        out["comments"] = record.comments().map(comment).collect();
        if let Some(ending) = ending(&record, &table) {
            if let Some(ranks) = record.result {
                out["result"] = ranks.into();
            }
            out["ending"] = ending.name().into();
            if let Some(reason) = table.position().reason() {
                out["reason"] = reason.name().into();
            }
            out["to_act"] = "nobody".into();
        }
        return print(&format!("{out:#}\n"));
    }
    print(&table.position().text())?;
    print(&tell(speaker, &record, &table))
}

/// How the game ended: by its actions, or because people say so.
fn ending(record: &Record, table: &Course) -> Option<Ending> {
    table.ending().or(record.ending)
}

/// A record of other rules cannot be replayed but still be read.
fn refuse(record: &Record, fault: RecordError) -> Fault {
    if matches!(fault, RecordError::OtherRules(_)) {
        // Nothing more can be done with standard output if this fails.
        let _ = print(&record.to_string());
    }
    Fault::Record(fault.into())
}

fn tell(speaker: &Speaker, record: &Record, table: &Course) -> String {
    let done = speaker.with("replay-done", &[("turns", table.turns().into())]);
    let ranks = record.result.as_deref().unwrap_or_default();
    let result = ending(record, table)
        .map_or_else(Vec::new, |ending| crate::tell::ended(speaker, table, ending, ranks));
    format!("\n{done}\n{}", result.into_iter().map(|line| line + "\n").collect::<String>())
}
