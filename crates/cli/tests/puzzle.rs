//! `spielhof puzzle`, called as people call it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;

use common::{errors, run, run_with_input};
use puzzle::{Collection, Puzzle, library};
use serde_json::Value;

fn out(arguments: &[&str], input: &str) -> String {
    let output = run_with_input(arguments, input);
    assert!(output.status.success(), "{arguments:?}: {}", errors(&output));
    String::from_utf8(output.stdout).unwrap()
}

/// A puzzle of a game that is solved in this number of turns.
fn puzzle_of(game: &str, turns: u32) -> (&'static Collection, &'static Puzzle) {
    let collection = library().iter().find(|one| one.game == game).unwrap();
    let puzzle = collection.puzzles.iter().find(|puzzle| puzzle.turns == turns).unwrap();
    (collection, puzzle)
}

#[test]
fn a_puzzle_is_solved_by_what_its_hints_say() {
    let (_, puzzle) = puzzle_of("star-halma", 2);
    let mut typed = String::new();
    // Two hints in a row name the move.
    for left in (1..=puzzle.turns).rev() {
        let text = out(&["puzzle", &puzzle.id, "--piped"], &format!("{typed}hint\nhint\n"));
        let line = text.lines().rfind(|line| line.contains("is right.")).unwrap();
        let action = line.trim_start_matches("> ").split(' ').next().unwrap();
        typed += &format!("{action}\n");
        let text = out(&["puzzle", &puzzle.id, "--piped"], &typed);
        assert_eq!(text.contains("Solved!"), left == 1, "{text}");
        assert_eq!(text.contains("The answer: "), left < puzzle.turns || left > 1, "{text}");
    }
}

#[test]
fn a_wrong_move_is_answered_and_taken_back() {
    let (collection, puzzle) = puzzle_of("gobang", 2);
    let start = collection.course(puzzle).unwrap();
    let all = start.position().written_actions();
    let wrong = all.iter().find(|action| !puzzle.solutions.contains(action)).unwrap();
    let text = out(&["puzzle", &puzzle.id, "--piped"], &format!("{wrong}\nnonsense\nquit\n"));
    assert!(text.contains("The answer: "), "{text}");
    assert!(text.contains("It can't be done in the turns that are left."), "{text}");
    assert!(text.contains("The pieces are back where they were."), "{text}");
}

#[test]
fn puzzles_are_listed_and_described_without_their_solutions() {
    let all = out(&["puzzle", "--list"], "");
    assert!(all.lines().count() >= 2000);
    let hard = out(&["puzzle", "gobang", "--difficulty", "3", "--list", "--json"], "");
    let hard: Value = serde_json::from_str(&hard).unwrap();
    assert!(hard.as_array().unwrap().iter().all(|one| one["difficulty"] == 3));
    let today = out(&["puzzle", "--json"], "");
    let today: Value = serde_json::from_str(&today).unwrap();
    assert!(today["record"].as_str().unwrap().starts_with("game: "));
    assert!(today["solutions"].is_u64());
    let same = || out(&["puzzle", "halma", "--seed", "7", "--json"], "");
    assert_eq!(same(), same());
}

#[test]
fn a_position_of_ones_own_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.txt");
    let record = "game: gobang\nrules: 2\nplayers: 2\nsetup:\n| turn: 1\n| 9 . . . . . . 1 1 1 . . . . . . .\n| 1 2 2 . . . . . . . . . . . . . .\nactions:\n";
    std::fs::write(&path, record).unwrap();
    let path = path.to_str().unwrap();
    let said = out(&["puzzle", "--record", path], "");
    assert!(said.starts_with("Won in 2 turns for certain."), "{said}");
    let said = out(&["puzzle", "--record", path, "--json"], "");
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((&said["turns"], &said["excluded"]), (&2.into(), &1.into()));
}

#[test]
fn what_does_not_exist_is_said() {
    for (arguments, wanted) in [
        (vec!["puzzle", "chess-1"], "There is no puzzle \"chess-1\""),
        (vec!["puzzle", "--difficulty", "9"], "9"),
        (vec!["puzzle", "--turn", "3"], "--record"),
    ] {
        let output = run(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(errors(&output).contains(wanted), "{arguments:?}: {}", errors(&output));
    }
}
