//! `spielhof ratings`, called as people call it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;

use common::{errors, run};
use std::io::Write;
use std::process::Stdio;

/// What it prints for arguments in one text.
fn out(arguments: &str) -> String {
    let output = run(&arguments.split(' ').collect::<Vec<_>>());
    assert!(output.status.success(), "{arguments}: {}", errors(&output));
    String::from_utf8(output.stdout).unwrap()
}

fn fault(arguments: &str) -> String {
    let output = run(&arguments.split(' ').collect::<Vec<_>>());
    assert_eq!(output.status.code(), Some(2), "{arguments}");
    errors(&output)
}

/// What `ratings levels -` says about some results.
fn levels(results: &str) -> (Option<i32>, String, String) {
    let mut child = common::spielhof(&["ratings", "levels", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(results.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let printed = String::from_utf8(output.stdout.clone()).unwrap();
    (output.status.code(), printed, errors(&output))
}

/// The first figure behind a model's name.
fn correlation(printed: &str, model: &str) -> f64 {
    let line = printed.lines().find(|line| line.starts_with(model)).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

const SMALL: &str = "ratings simulate --players 200 --seed 1 --repeats 2";

#[test]
fn a_simulation_compares_with_elo() {
    let printed = out(SMALL);
    assert!(printed.starts_with("200 players, 2 in a game, 3000 games; pairing similar"));
    assert!(printed.contains("seeds 1 to 2"), "{printed}");
    assert!(correlation(&printed, "spielhof") > correlation(&printed, "elo"), "{printed}");
    assert!(printed.contains("Log loss of spielhof minus that of Elo: −"), "{printed}");
    assert_eq!(printed, out(SMALL), "a seed gives the same figures");
}

#[test]
fn shuffled_results_are_the_control() {
    let printed = out(&format!("{SMALL} --shuffled --per-game 4"));
    assert!(printed.contains("The results are shuffled"), "{printed}");
    assert!(correlation(&printed, "spielhof").abs() < 0.15, "{printed}");
    assert!(printed.contains("for first place"), "{printed}");
    assert!(printed.contains("glicko-independent"), "{printed}");
}

#[test]
fn figures_are_written_as_the_language_writes_them() {
    let printed = out(&format!("--lang de {SMALL} --pairing random --noise normal"));
    assert!(printed.contains("Paarung random, Glück normal"), "{printed}");
    assert!(printed.contains("0,5–0,6"), "{printed}");
}

#[test]
fn impossible_simulations_are_refused() {
    for (arguments, said) in [
        ("--per-game 7", "A game can't have 7 players here. Choose 2 to 6."),
        ("--per-game 0", "A game can't have 0 players here."),
        ("--players 3", "3 players can't be simulated. Choose 4 to 100000."),
        ("--games 0", "0 games can't be simulated."),
        ("--repeats 0", "0 runs aren't possible. Choose 1 to 1000."),
        ("--players -4", "\"-4\" isn't a number that works here."),
        ("--pairing chess", "chess"),
    ] {
        let told = fault(&format!("ratings simulate {arguments}"));
        assert!(told.contains(said), "{arguments}: {told}");
    }
}

#[test]
fn levels_are_fitted_from_a_file() {
    let (code, printed, _) = levels("halma level4 level3 30 0 10 # seed 1\n");
    assert_eq!(code, Some(0));
    let lines: Vec<Vec<&str>> =
        printed.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[1], ["square", "level3", "1500", "1500–1500", "40"]);
    assert_eq!(lines[2][..3], ["square", "level4", "1685"]);
}

#[test]
fn wrong_results_are_told_with_their_line() {
    for (results, said) in [
        ("halma level4 level3 30 0\n", "-, line 1: It has 5 words. Write six"),
        ("\nretour level4 level3 1 0 0\n", "-, line 2: \"retour\" isn't a game for two"),
        ("halma level4 level4 1 0 0\n", "level4 plays against itself"),
        ("halma level4 level3 x 0 0\n", "\"x\" isn't a number of games"),
        ("# nothing\n", "- has no match results"),
        ("halma level4 level5 1 0 0\n", "Nobody plays against level3 in the group square"),
        (
            "halma level4 level3 1 0 0\nhalma level5 level6 1 0 0\n",
            "No matches connect level5 to level3 in the group square",
        ),
    ] {
        let (code, _, told) = levels(results);
        assert_eq!(code, Some(2), "{results}");
        assert!(told.contains(said), "{results}: {told}");
    }
    assert!(fault("ratings levels no-such-file").contains("no-such-file"));
}
