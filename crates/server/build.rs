//! Puts the built web client into the program. A debug build reads it from the disk
//! instead, so that it need not be built first.

// The program itself must think the same of a name. Not all of it is needed here.
#[path = "src/kind.rs"]
#[allow(dead_code)]
mod kind;

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    let debug = env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_some();
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/kind.rs");
    let mut files = Vec::new();
    if !debug {
        println!("cargo::rerun-if-changed={}", client.display());
        if client.is_dir() {
            collect(&client, &mut files)?;
        }
    }
    files.sort();
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    let mut code = String::from("&[\n");
    let mut add = |name: &str, path: &Path| {
        let line = writeln!(code, "    ({name:?}, include_bytes!({path:?})),");
        line.map_err(io::Error::other)
    };
    for (file, number) in files.iter().zip(0..) {
        let name = file.strip_prefix(&client).map_err(io::Error::other)?;
        let name = name.to_string_lossy().replace('\\', "/");
        add(&name, &file.canonicalize()?)?;
        if kind::is_text(&name) && !files.contains(&with_ending(file, ".gz")) {
            let packed = out.join(format!("{number}.gz"));
            pack(file, &packed)?;
            add(&format!("{name}.gz"), &packed)?;
        }
    }
    code.push(']');
    fs::write(out.join("client.rs"), code)
}

fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn pack(file: &Path, to: &Path) -> io::Result<()> {
    let mut packer = GzEncoder::new(fs::File::create(to)?, Compression::best());
    packer.write_all(&fs::read(file)?)?;
    packer.finish()?;
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { collect(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
