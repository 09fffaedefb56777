//! Files that people save games to. None that is there already is written over.

use crate::say::Fault;
use std::fs::File;
use std::io::{ErrorKind, Write};

/// Saves a text under a name, or under one that is free if none is given, and says under which.
/// Only the file it was saved to before may be written over.
pub fn save(text: &str, name: &str, before: Option<&str>) -> Result<String, Fault> {
    match before {
        Some(before) if name.is_empty() || name == before => write_again(before, text),
        _ if name.is_empty() => write_unnamed(text),
        _ => write_new(name, text),
    }
}

fn write_again(path: &str, text: &str) -> Result<String, Fault> {
    std::fs::write(path, text).map_err(|error| Fault::File(path.to_owned(), error))?;
    Ok(path.to_owned())
}

fn write_new(path: &str, text: &str) -> Result<String, Fault> {
    let fault = |error| Fault::File(path.to_owned(), error);
    let mut file = File::create_new(path).map_err(fault)?;
    file.write_all(text.as_bytes()).map_err(fault)?;
    Ok(path.to_owned())
}

/// A game of yesterday is not lost because it was given no name.
fn write_unnamed(text: &str) -> Result<String, Fault> {
    let name = |number: u32| match number {
        1 => "spielhof-record.txt".to_owned(),
        _ => format!("spielhof-record-{number}.txt"),
    };
    let mut number = 1;
    loop {
        match write_new(&name(number), text) {
            Err(Fault::File(_, error)) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            written => return written,
        }
    }
}
