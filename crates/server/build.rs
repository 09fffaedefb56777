//! Puts the built web client into the program. A debug build reads it from the disk
//! instead, so that it need not be built first.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    let debug = env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_some();
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    if !debug {
        println!("cargo::rerun-if-changed={}", client.display());
        if client.is_dir() {
            collect(&client, &mut files)?;
        }
    }
    files.sort();
    let mut code = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(&client).map_err(io::Error::other)?;
        let name = name.to_string_lossy().replace('\\', "/");
        let path = file.canonicalize()?;
        writeln!(code, "    ({name:?}, include_bytes!({path:?})),").map_err(io::Error::other)?;
    }
    code.push(']');
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("client.rs"), code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { collect(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
