//! `spielhof copy`: everything from one store into another.

use super::stores::Named;
use super::text;
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use server::store_said;
use std::io::IsTerminal;
use std::path::Path;
use store::{Copied, CopyError};
use words::Value;

/// Copies, compares, and tells how much it was.
pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let password = text(args, "password-file").map(Path::new);
    let name = |which: &str| Named::read(text(args, which).ok_or(Fault::UsageOther)?);
    let (from, to) = (name("from")?, name("to")?);
    let from = from.open(password, true)?;
    let to = to.open(password, false)?;
    let shows_progress = std::io::stderr().is_terminal();
    let copied = store::copy(&*from, &*to, |copied| {
        if shows_progress {
            eprint!("\r{}", told(speaker, "copy-progress", copied));
        }
    });
    if shows_progress {
        eprintln!();
    }
    let copied = copied.map_err(|fault| Fault::Said(vec![said(&fault)]))?;
    print(&format!("{}\n", told(speaker, "copy-done", copied)))
}

fn told(speaker: &Speaker, key: &str, copied: Copied) -> String {
    let number = |number: u64| Value::from(i64::try_from(number).unwrap_or(i64::MAX));
    let args = [
        ("tables", number(copied.tables)),
        ("events", number(copied.events)),
        ("guests", number(copied.guests)),
    ];
    speaker.with(key, &args)
}

fn said(fault: &CopyError) -> wire::Said {
    match fault {
        CopyError::From(fault) | CopyError::To(fault) => store_said(fault),
        CopyError::InUse => say::plain("fault-copy-in-use"),
        CopyError::Differs(Some(table)) => {
            say::with("fault-copy-differs", [("table", say::text(table))])
        }
        CopyError::Differs(None) => say::plain("fault-copy-differs-otherwise"),
    }
}
