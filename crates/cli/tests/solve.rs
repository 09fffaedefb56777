//! `spielhof solve`, called as people call it, and what it writes read by the independent checker.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;

use common::{errors, run};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn spielhof(arguments: &str) -> Output {
    run(&arguments.split(' ').collect::<Vec<_>>())
}

/// What it prints.
fn out(arguments: &str) -> String {
    let output = spielhof(arguments);
    assert!(output.status.success(), "{arguments}: {}", errors(&output));
    String::from_utf8(output.stdout).unwrap()
}

fn fault(arguments: &str) -> String {
    let output = spielhof(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments}");
    errors(&output)
}

/// What the independent checker says of a record, and whether it accepts it.
fn checked(path: &Path, arguments: &[&str]) -> (bool, String) {
    let checker = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/check-proof.py");
    let output = Command::new("python3").arg(checker).arg(path).args(arguments).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

#[test]
fn solo_halma_is_proved_and_the_checker_refuses_what_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("solo-halma.txt");
    let said = out(&format!("solve solo-halma --prove 18 --save {}", path.display()));
    assert!(said.starts_with("Proved shortest: 18 turns.\n"), "{said}");
    let (accepted, text) = checked(&path, &["--limit", "2000"]);
    assert!(accepted && text.contains("solution: 18 turns, checked"), "{text}");
    assert!(text.contains("not verified: layers"), "{text}");

    let certificate = std::fs::read_to_string(&path).unwrap();
    let refused = |from: &str, to: &str| {
        let changed = certificate.replacen(from, to, 1);
        assert_ne!(changed, certificate, "{from}");
        std::fs::write(&path, changed).unwrap();
        let (accepted, text) = checked(&path, &["--limit", "2000"]);
        assert!(!accepted && text.contains("wrong: "), "{text}");
        text
    };
    // One changed layer count.
    let layer = certificate.lines().find(|line| line.starts_with("layer start 4: ")).unwrap();
    let count = layer.split(' ').nth(3).unwrap();
    refused(layer, &layer.replacen(count, "46", 1));
    // A solution that is said to be a shortest one and is not: what excludes 17 turns cannot exclude 18.
    refused(
        "at least: 18\nproof: most 17, excluded 17",
        "at least: 19\nproof: most 18, excluded 18",
    );
    // A turn that the rules do not allow.
    let first = certificate.lines().find(|line| line.starts_with("1. ")).unwrap();
    assert!(refused(first, "1. d1-d3").contains("turn 1"));
    // A solution that ends too early.
    let last = certificate.lines().find(|line| line.starts_with("18. ")).unwrap();
    assert!(refused(last, "").contains("do not solve the game"));
}

#[test]
fn the_first_bound_of_meeting_point_is_verified_in_full() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bound.txt");
    let said = out(&format!("solve meeting-point --prove 24 --save {}", path.display()));
    assert!(
        said.starts_with("At least 24 turns needed; the best known solution has 26."),
        "{said}"
    );
    let (accepted, text) = checked(&path, &[]);
    assert!(accepted && text.contains("verified in full: at least 24 turns"), "{text}");
    // What is there is not written over, and nobody waits for a search before they learn it.
    let text = fault(&format!("solve meeting-point --prove 26 --save {}", path.display()));
    assert!(text.contains("bound.txt"), "{text}");
    // House rules that the checker does not know, and half a certificate.
    let record = std::fs::read_to_string(&path).unwrap();
    for (from, to) in [("first: 1", "first: 1\noption nonsense: yes"), ("proof:", "prof:")] {
        std::fs::write(&path, record.replacen(from, to, 1)).unwrap();
        let (accepted, text) = checked(&path, &[]);
        assert!(!accepted && text.contains("wrong: "), "{text}");
    }
}

#[test]
fn a_bound_is_checked_by_samples_of_its_layers() {
    let folder = tempfile::tempdir().unwrap();
    let (path, layers) = (folder.path().join("bound.txt"), folder.path().join("layers"));
    let said = out(&format!(
        "solve connection-solo --prove 15 --folder {} --save {}",
        layers.display(),
        path.display()
    ));
    assert!(
        said.starts_with("At least 15 turns needed; the best known solution has 17."),
        "{said}"
    );
    let arguments = ["--limit", "3000", "--layers", layers.to_str().unwrap(), "--sample", "20"];
    let (accepted, text) = checked(&path, &arguments);
    assert!(accepted && text.contains("positions of layers 1 to"), "{text}");
    // Another key in a layer, and a folder without layers.
    let goal = layers.join("14-goal-2.layer");
    let bytes = std::fs::read(&goal).unwrap();
    let mut changed = bytes.clone();
    *changed.last_mut().unwrap() ^= 1;
    std::fs::write(&goal, &changed).unwrap();
    let (accepted, text) = checked(&path, &arguments);
    assert!(!accepted && text.contains("is not the certified layer"), "{text}");
    std::fs::write(&goal, &bytes).unwrap();
    let nowhere = ["--layers", folder.path().to_str().unwrap()];
    assert!(!checked(&path, &nowhere).0);
    // The same command goes on where it was, and says the same.
    let again = out(&format!("solve connection-solo --prove 15 --folder {}", layers.display()));
    assert_eq!(again, said);
    // A damaged layer is noticed.
    let damaged = std::fs::read_dir(&layers).unwrap().next().unwrap().unwrap().path();
    std::fs::write(&damaged, "nonsense").unwrap();
    let text = fault(&format!("solve connection-solo --prove 15 --folder {}", layers.display()));
    assert!(text.contains("belongs to another search, or is damaged"), "{text}");
}

#[test]
fn a_position_can_be_solved_from_and_the_answer_is_json() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("setup.txt");
    let solve = |rows: &str, more: &str| {
        std::fs::write(&path, rows).unwrap();
        out(&format!("solve solo-halma --from {}{more}", path.display()))
    };
    assert!(solve("4 . o o . . . .\n", "").starts_with("Proved shortest: one turn.\n"));
    let said = solve("5 . . . o . . .\n4 . . . . . o o\n", " --json");
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((&said["proved"], &said["unsolvable"]), (&Value::from(false), &Value::from(true)));
    assert_eq!(solve("4 . . . . . o o\n2 . . o\n", ""), "There is no solution.\n");
    std::fs::write(&path, "landed: b4\n4 . o o . . . .\n").unwrap();
    let said = fault(&format!("solve solo-halma --from {}", path.display()));
    assert!(said.contains("in the middle of a turn"), "{said}");
}

#[test]
fn beams_find_the_known_solution_of_ten_men_and_prove_nothing() {
    let said = out("solve star-highscore --set pieces=ten --find 2000");
    assert!(said.starts_with("Found a solution with 27 turns. Nothing is proved.\n"), "{said}");
    let said = out("solve solo-halma --find 1 --json");
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((&said["proved"], &said["proof"]), (&Value::from(false), &Value::Null));
    assert!(said["found"].as_u64().is_some_and(|turns| turns < 30));
}

#[test]
fn what_cannot_be_solved_is_said() {
    assert!(fault("solve halma").contains("for several players"));
    assert!(fault("solve marked-halma").contains("can't handle"));
    assert!(fault("solve highscore --table").contains("not a peg game"));
    assert!(fault("solve solo-halma --memory 0").contains('0'));
    assert!(fault("solve solo-halma --prove none").contains("none"));
    assert!(fault("solve solo-halma --prove 0").contains('0'));
    assert!(fault("solve nothing").contains("nothing"));
}
