//! The web client: built into the program, or read from a folder.

use crate::answer::packed;
use crate::encoding::Encoding;
use crate::kind::is_text;
use bytes::Bytes;
use std::path::{Path, PathBuf};

/// The client as it was built into this program.
const BUILT_IN: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// Where the client lies.
#[derive(Clone, Debug)]
pub enum Assets {
    /// In this program.
    BuiltIn,
    /// In a folder.
    Folder(PathBuf),
}

/// A file of the client, as it will be sent.
pub(crate) struct Found {
    pub content: Bytes,
    pub encoding: Option<Encoding>,
}

impl Assets {
    /// In this folder, or in the usual place.
    pub fn new(folder: Option<PathBuf>) -> Assets {
        match folder {
            Some(folder) => Assets::Folder(folder),
            None if cfg!(debug_assertions) => {
                Assets::Folder(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist"))
            }
            None => Assets::BuiltIn,
        }
    }

    fn read(&self, name: &str) -> Option<Bytes> {
        match self {
            Assets::BuiltIn => {
                let found = BUILT_IN.iter().find(|(built_in, _)| *built_in == name);
                found.map(|(_, content)| Bytes::from_static(content))
            }
            Assets::Folder(folder) => std::fs::read(folder.join(name)).ok().map(Bytes::from),
        }
    }

    pub(crate) fn find(&self, name: &str, encodings: &[Encoding]) -> Option<Found> {
        let before = encodings.iter().find_map(|&encoding| {
            let content = self.read(&format!("{name}{}", encoding.ending()))?;
            Some(Found { content, encoding: Some(encoding) })
        });
        before.or_else(|| self.plain(name, encodings))
    }

    /// A file that nobody packed before: a program has its own packed already, but a folder
    /// is as the developer left it.
    fn plain(&self, name: &str, encodings: &[Encoding]) -> Option<Found> {
        let content = self.read(name)?;
        let gzip = is_text(name) && encodings.contains(&Encoding::Gzip);
        Some(match gzip.then(|| packed(&content)).flatten() {
            Some(content) => Found { content, encoding: Some(Encoding::Gzip) },
            None => Found { content, encoding: None },
        })
    }
}
