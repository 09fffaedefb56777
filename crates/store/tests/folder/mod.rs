//! A folder of a test's own.

use std::path::PathBuf;

/// A folder for the files of a test.
pub struct Folder(pub tempfile::TempDir);

impl Folder {
    pub fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    /// A file in it, by the name that faults have for it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.path().canonicalize().unwrap().join(name)
    }
}
