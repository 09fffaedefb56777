//! `spielhof backup` and `spielhof restore`: copies of a server's store.

use super::serve::{config, store_of};
use super::text;
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use server::StorePlace;
use std::path::{Path, PathBuf};
use store::Existing;
use words::Value;

/// Copies the store to a file, while a server uses it or not.
pub fn backup(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let (live, file, existing) = read(args)?;
    store::backup(&live, &file, existing).map_err(Fault::Store)?;
    tell(speaker, "backup-done", &file)
}

/// Puts a copy in the place of the store, while no server uses it.
pub fn restore(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let (live, file, existing) = read(args)?;
    let old = store::restore(&file, &live, existing).map_err(Fault::Store)?;
    tell(speaker, "restore-done", &live)?;
    old.map_or(Ok(()), |old| tell(speaker, "restore-old", &old))
}

fn read(args: &ArgMatches) -> Result<(PathBuf, PathBuf, Existing), Fault> {
    let config = config(args)?;
    if config.store != StorePlace::File {
        return Err(Fault::Said(vec![say::plain("fault-backup-database")]));
    }
    let live = store_of(&config)?;
    let file = PathBuf::from(text(args, "file").ok_or(Fault::UsageOther)?);
    let existing = if args.get_flag("replace") { Existing::Replace } else { Existing::Refuse };
    Ok((live, file, existing))
}

fn tell(speaker: &Speaker, key: &str, path: &Path) -> Result<(), Fault> {
    let path = Value::from(path.display().to_string());
    print(&format!("{}\n", speaker.with(key, &[("path", path)])))
}
