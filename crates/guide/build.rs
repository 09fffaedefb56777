//! Puts the text files of the guide into the program: a list of names and texts for each folder.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let mut code = String::new();
    for folder in ["pages", "diagrams", "lessons", "tips"] {
        // A new file changes the folder.
        println!("cargo::rerun-if-changed={folder}");
        let mut paths: Vec<_> = fs::read_dir(Path::new(&root).join(folder))?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<io::Result<_>>()?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
        paths.sort();
        let name = folder.to_uppercase();
        let _ = writeln!(code, "pub(crate) static {name}: &[(&str, &str)] = &[");
        for path in paths {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            let _ = writeln!(code, "    ({name:?}, include_str!({path:?})),");
        }
        code.push_str("];\n");
    }
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("files.rs"), code)
}
