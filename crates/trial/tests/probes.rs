//! The fuzz targets over their stored corpora and over texts that are nearly right.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use search::Rng;
use std::path::{Path, PathBuf};

/// Texts that are made of each stored one.
const VARIATIONS: u32 = 60;

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

fn corpus(name: &str) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = files(&root.join("fuzz/corpus").join(name));
    if name == "records" {
        all.extend(files(&root.join("crates/table/tests/golden")));
    }
    all.iter().map(|file| std::fs::read(file).unwrap()).collect()
}

/// One text, with some of it changed, left out, doubled, or taken from another.
fn vary(text: &[u8], other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut varied = text.to_vec();
    for _ in 0..=rng.below(3) {
        let place = |length: usize, rng: &mut Rng| rng.below(length as u32 + 1) as usize;
        let (from, to) = (place(varied.len(), rng), place(varied.len(), rng));
        let (from, to) = (from.min(to), from.max(to).min(from.min(to) + 16));
        match rng.below(5) {
            0 if from < varied.len() => varied[from] ^= 1 << rng.below(8),
            1 => drop(varied.drain(from..to)),
            2 => {
                let part = varied[from..to].to_vec();
                varied.splice(to..to, part);
            }
            3 => {
                let start = place(other.len(), rng);
                let part = &other[start..other.len().min(start + 24)];
                varied.splice(from..to, part.iter().copied());
            }
            _ => varied.insert(from, rng.pick(b" \n-:|09azAZ.\"{}").unwrap()),
        }
    }
    varied
}

fn try_all(name: &str, probe: spielhof_trial::Probe) {
    let corpus = corpus(name);
    assert!(corpus.len() > 5, "{name}");
    let mut rng = Rng::new(9);
    for text in &corpus {
        probe(text);
        for _ in 0..VARIATIONS {
            let other = &corpus[rng.below(corpus.len() as u32) as usize];
            probe(&vary(text, other, &mut rng));
        }
    }
}

#[test]
fn messages() {
    try_all("messages", spielhof_trial::message);
}

#[test]
fn records() {
    try_all("records", spielhof_trial::record);
}

#[test]
fn notation() {
    try_all("notation", spielhof_trial::notation);
}

#[test]
fn setups() {
    try_all("setups", spielhof_trial::setup);
}

#[test]
fn every_probe_has_its_target() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).unwrap();
    for (name, _) in spielhof_trial::PROBES {
        assert!(root.join("fuzz_targets").join(format!("{name}.rs")).exists(), "{name}");
        assert!(manifest.contains(&format!("name = \"{name}\"")), "{name}");
        assert!(!corpus(name).is_empty(), "{name}");
    }
}
