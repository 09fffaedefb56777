//! `scripts/program`, which `make run` and `make play` use: it shows cargo's progress while it
//! compiles, and nothing when there is nothing to do. A tiny package stands in for ours, which
//! takes minutes; the script and cargo are the real ones.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/program");

/// A workspace whose package `spielhof-cli` prints its first argument.
fn tiny_workspace(root: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(root.join("crates/cli/src"))?;
    fs::create_dir_all(root.join("locales"))?;
    fs::create_dir_all(root.join("scripts"))?;
    fs::copy(SCRIPT, root.join("scripts/program"))?;
    fs::write(
        root.join("Cargo.toml"),
        "[workspace]\nmembers = [\"crates/cli\"]\nresolver = \"3\"\n",
    )?;
    fs::write(
        root.join("crates/cli/Cargo.toml"),
        "[package]\nname = \"spielhof-cli\"\nedition = \"2024\"\n[[bin]]\nname = \"spielhof\"\npath = \"src/main.rs\"\n",
    )?;
    fs::write(
        root.join("crates/cli/src/main.rs"),
        "fn main() { println!(\"ran {}\", std::env::args().nth(1).unwrap()) }\n",
    )?;
    Ok(())
}

/// What the program printed, and what the script said meanwhile.
fn run(root: &Path) -> Result<(String, String), Box<dyn Error>> {
    let output = Command::new(root.join("scripts/program"))
        .arg("serve")
        .env_remove("CARGO_TARGET_DIR")
        .env("CARGO_TERM_COLOR", "never")
        .env("CARGO_NET_OFFLINE", "true")
        .output()?;
    assert!(output.status.success(), "{output:?}");
    Ok((String::from_utf8(output.stdout)?, String::from_utf8(output.stderr)?))
}

#[test]
fn the_first_build_is_visible_and_the_second_is_silent() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    tiny_workspace(folder.path())?;
    let (printed, progress) = run(folder.path())?;
    assert_eq!(printed, "ran serve\n");
    assert!(progress.contains("for the first time"), "{progress}");
    assert!(progress.contains("Compiling spielhof-cli"), "cargo shows what it does: {progress}");
    assert_eq!(run(folder.path())?, ("ran serve\n".to_owned(), String::new()));
    Ok(())
}
