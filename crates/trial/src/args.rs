//! `--name value`, and nothing else.

use std::collections::BTreeMap;
use std::path::PathBuf;

/// What was given.
pub struct Args(BTreeMap<String, String>);

impl Args {
    /// Reads pairs; `None` if something is no pair.
    pub fn read(mut words: impl Iterator<Item = String>) -> Option<Args> {
        let mut given = BTreeMap::new();
        while let Some(name) = words.next() {
            given.insert(name.strip_prefix("--")?.to_owned(), words.next()?);
        }
        Some(Args(given))
    }

    /// A number, or the usual one.
    pub fn number(&self, name: &str, usual: u64) -> Result<u64, String> {
        self.0.get(name).map_or(Ok(usual), |text| {
            text.parse().map_err(|_| format!("--{name} wants a number, not {text}"))
        })
    }

    /// A text, if it was given.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Everything that was given.
    pub fn all(&self) -> impl Iterator<Item = (&String, &String)> {
        self.0.iter()
    }

    /// A file.
    pub fn path(&self, name: &str) -> Option<PathBuf> {
        self.0.get(name).map(PathBuf::from)
    }

    /// The program to try.
    pub fn server(&self) -> Result<PathBuf, String> {
        self.path("server").ok_or_else(|| crate::USAGE.to_owned())
    }
}
