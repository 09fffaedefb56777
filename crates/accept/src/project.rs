//! Files of the project.

use std::io;
use std::path::{Path, PathBuf};

/// A checkout of the project.
#[derive(Clone, Debug)]
pub struct Project {
    root: PathBuf,
}

/// A file could not be read or written.
#[derive(Debug, thiserror::Error)]
#[error("{}: {source}", path.display())]
pub struct FileError {
    path: PathBuf,
    source: io::Error,
}

impl Project {
    /// The project in this folder.
    pub fn at(root: impl Into<PathBuf>) -> Project {
        Project { root: root.into() }
    }

    /// The project that this program was built from.
    ///
    /// ```
    /// assert!(spielhof_accept::Project::here().has("docs/rules.md"));
    /// ```
    pub fn here() -> Project {
        Project::at(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
    }

    /// Is there such a file?
    pub fn has(&self, path: &str) -> bool {
        self.root.join(path).is_file()
    }

    /// The text of a file.
    pub fn read(&self, path: &str) -> Result<String, FileError> {
        let path = self.root.join(path);
        std::fs::read_to_string(&path).map_err(|source| FileError { path, source })
    }

    /// The text of all files in a folder whose names end like this; none if there is no folder.
    pub(crate) fn read_folder(&self, folder: &str, ending: &str) -> String {
        let files = std::fs::read_dir(self.root.join(folder)).into_iter().flatten().flatten();
        let wanted = files.map(|file| file.path()).filter(|path| {
            path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(ending))
        });
        wanted.filter_map(|path| std::fs::read_to_string(path).ok()).collect()
    }

    /// Writes a file, with the folders it lies in. A file with the same text is left alone.
    pub(crate) fn write(&self, path: &str, text: &str) -> Result<(), FileError> {
        let path = self.root.join(path);
        if std::fs::read_to_string(&path).is_ok_and(|old| old == text) {
            return Ok(());
        }
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        folder
            .and_then(|()| std::fs::write(&path, text))
            .map_err(|source| FileError { path, source })
    }
}
