//! `spielhof analyse` and `spielhof study`, called as people call them.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;

use common::{errors, run};
use serde_json::Value;
use std::path::{Path, PathBuf};

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

fn json(arguments: &str) -> Value {
    serde_json::from_str(&out(arguments)).unwrap()
}

/// Seat 1 does not stop the four of seat 2.
const LOST: &str = "game: gobang
rules: 2
players: 2
result: 2 1
ending: rules
setup:
| turn: 1
| 8 . . 1 1 . . . . . . . . . . . .
| 2 1 2 2 2 2 . . . . . . . . . . .
comment 1: Hm.
actions:
1. @p16
2. @f2
";

fn file(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn a_blunder_is_shown_as_the_decisive_turn() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "lost.txt", LOST);
    let printed = out(&format!("analyse {}", path.display()));
    let line = printed.lines().find(|line| line.starts_with("@p16")).unwrap();
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(words[1..5], ["1", "1", "??", "@f2"], "{printed}");
    assert!(printed.contains("The decisive turn was turn 1 (Seat 1)"), "{printed}");
    let why = "Turn 1: @f2 was better. Lets an opponent win with the next turn.";
    assert!(printed.lines().any(|line| line == why), "{printed}");
    let german = out(&format!("--lang de analyse {}", path.display()));
    assert!(german.contains("Entscheidend war Zug 1"), "{german}");
    assert!(german.contains("Zug 1: @f2 war besser. "), "{german}");
}

#[test]
fn a_review_can_be_read_by_programs() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "lost.txt", LOST);
    let found = json(&format!("analyse {} --json --effort 20000", path.display()));
    assert_eq!((&found["decisive"], &found["turning_points"][0]), (&1.into(), &1.into()));
    let turn = &found["turns"][0];
    assert_eq!(
        (&turn["mistake"], &turn["decisions"][0]["best"]),
        (&"blunder".into(), &"@f2".into())
    );
    let reason = &turn["decisions"][0]["reasons"][0];
    assert_eq!((&reason["key"], &reason["args"]["seat"]), (&"because-lets-win".into(), &2.into()));
    assert_eq!(reason["text"], "Lets an opponent win with the next turn.");
    assert_eq!(found["turns"][1]["decisions"][0]["reasons"], serde_json::json!([]));
    assert_eq!(found["turns"][1]["after"], serde_json::json!([0, 10_000]));
    assert_eq!(found["sides"][0]["blunders"], 1);
}

#[test]
fn comments_of_a_review_are_kept_by_replay() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "lost.txt", LOST);
    let annotated = out(&format!("analyse {} --annotate", path.display()));
    let path = file(folder.path(), "annotated.txt", &annotated);
    let again = json(&format!("replay {} --json", path.display()));
    assert_eq!(again["result"], serde_json::json!([2, 1]));
    assert_eq!(again["comments"][0], serde_json::json!({ "turn": 1, "text": "Hm." }));
    let text = again["comments"][1]["text"].as_str().unwrap();
    assert!(text.starts_with("review ?? best @f2"), "{text}");
    assert_eq!(out(&format!("analyse {} --annotate", path.display())), annotated);
}

#[test]
fn dice_have_luck_and_odds() {
    let record = out("playout barricade --players 2 --by baseline --seed 3");
    let short: String = record
        .lines()
        .take_while(|line| !line.starts_with("4. "))
        .filter(|line| !line.starts_with("result") && !line.starts_with("ending"))
        .map(|line| format!("{line}\n"))
        .collect();
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "dice.txt", &short);
    let found = json(&format!("analyse {} --json --effort 500", path.display()));
    let rolls: Vec<&Value> = found["turns"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|t| t["rolls"].as_array().unwrap())
        .collect();
    assert!(rolls.len() >= 3);
    for roll in rolls {
        let all = roll["all"].as_array().unwrap();
        let mean = roll["mean"].as_i64().unwrap();
        let sum: i64 = all.iter().map(|one| one["chance"].as_i64().unwrap() - mean).sum();
        assert!(all.len() == 6 && sum.abs() <= 12, "{roll}: rounding only");
    }
}

#[test]
fn impossible_reviews_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), "lost.txt", LOST);
    let told = fault(&format!("analyse {} --effort slow", path.display()));
    assert!(told.contains("\"slow\" isn't an effort. Use quick, thorough"), "{told}");
    assert!(fault("analyse no-such-file").contains("no-such-file"));
    assert!(fault("study luck halma").contains("halma has no dice"));
    assert!(fault("study calibrate retour").contains("retour is played alone"));
    assert!(fault("study calibrate halma --games 1").contains("\"1\" isn't a number"));
    assert!(fault("study errors halma --levels 2,9").contains("\"2,9\" isn't a number"));
}

const CALIBRATE: &str =
    "study calibrate barricade --players 2 --games 40 --level 2 --effort 40 --json";

#[test]
fn a_fitted_curve_predicts_better_than_a_constant() {
    let found = json(CALIBRATE);
    let brier = |name: &str| found["brier"][name]["value"].as_f64().unwrap();
    assert!(brier("fitted") < brier("constant") - 0.02, "{found}");
    assert!(found["slope"].as_i64().unwrap() > 0 && found["games"] == serde_json::json!([20, 20]));
    let bins = found["reliability"].as_array().unwrap();
    let (first, last) = (&bins[0]["observed"]["value"], &bins[bins.len() - 1]["observed"]["value"]);
    assert!(first.as_f64().unwrap() + 0.3 < last.as_f64().unwrap(), "{found}");
}

#[test]
fn a_study_goes_on_from_the_games_it_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.txt");
    let command = |games: u32| {
        format!(
            "study luck barricade --players 2 --games {games} --level 1 --effort 20 --json --keep {}",
            path.display()
        )
    };
    let first = json(&command(4));
    assert_eq!(first["games"], 4);
    // A line that a crash has cut off.
    let kept = std::fs::read_to_string(&path).unwrap();
    let cut = &kept[..kept.len() - 9];
    std::fs::write(&path, cut).unwrap();
    assert_eq!(json(&command(4)), first);
    assert_eq!(json(&command(6))["games"], 6);
    let lines = std::fs::read_to_string(&path).unwrap();
    assert_eq!(lines.lines().filter(|line| line.ends_with(" .")).count(), 6);
    let other = fault(&command(6).replace("level 1", "level 2"));
    assert!(other.contains("belongs to another study"), "{other}");
}

#[test]
fn luck_is_zero_on_average_unless_the_die_is_loaded() {
    let study = "study luck barricade --players 2 --games 20 --level 3 --effort 20";
    let fair = json(&format!("{study} --json"));
    let may_be_zero = |side: usize| fair["sides"][side]["may_be_zero"].as_bool().unwrap();
    assert!(may_be_zero(0) && may_be_zero(1), "{fair}");
    assert!(fair["luck_and_result"].as_f64().unwrap() > 0.3, "{fair}");
    let loaded = out(&format!("{study} --fault loaded-die"));
    assert!(loaded.contains("doesn't contain zero"), "{loaded}");
    assert!(loaded.contains("The first seat's die is loaded"), "{loaded}");
    assert!(!out("study luck --help").contains("loaded"), "a control is nothing for users");
}

#[test]
fn a_weak_level_errs_more_than_a_strong_one() {
    let study =
        "study errors star-halma --players 2 --games 2 --levels 1,3 --every 19 --effort 2000";
    let found = json(&format!("{study} --json"));
    let cost = |level: usize| found["levels"][level]["cost"]["value"].as_f64().unwrap();
    assert!(cost(0) > cost(1), "{found}");
    assert!(out(study).contains("level3"), "{study}");
}

#[test]
fn figures_of_a_game_are_measured_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.txt");
    let study = format!(
        "study statistics barricade --players 2 --games 6 --level 1 --keep {}",
        path.display()
    );
    let found = json(&format!("{study} --json"));
    let won = |side: usize| found["won"][side]["games"].as_u64().unwrap();
    assert_eq!((won(0) + won(1), &found["games"]), (6, &6.into()));
    assert!(found["turns"]["median"].as_u64() > Some(40), "{found}");
    assert!(found["luck"]["swing"].as_u64() > Some(100), "{found}");
    let line = found["line"].as_str().unwrap();
    assert!(line.starts_with("barricade 2 level 1 games 6 won "), "{line}");
    // The same games again, out of the file and in words.
    let printed = out(&study);
    assert!(printed.contains("Moves second") && printed.contains(line), "{printed}");
    assert!(printed.contains("Correlation of luck and result"), "{printed}");
    let german = out(&format!("--lang de {study}"));
    assert!(german.contains("Zieht zuerst") && german.contains("95-%-Bereich"), "{german}");
}

#[test]
fn figures_of_a_solitaire_tell_how_often_it_is_solved() {
    let found = json("study statistics solo-halma --games 3 --json");
    assert_eq!(found["won"].as_array().unwrap().len(), 1);
    assert_eq!(found["luck"], Value::Null);
    let printed = out("study statistics solo-halma --games 3");
    assert!(printed.contains("Solved") && !printed.contains("Moves first"), "{printed}");
}

#[test]
fn a_game_is_shown_with_its_figures() {
    let printed = out("games barricade");
    assert!(printed.contains("games of computers of level 3"), "{printed}");
    assert!(printed.contains("Moves fourth") && printed.contains("2 players:"), "{printed}");
    let found = json("games barricade --json");
    let rows = found["games"][0]["statistics"].as_array().unwrap();
    assert_eq!(rows.len(), 3);
    for row in rows {
        let won = row["won"].as_array().unwrap().len();
        assert_eq!(row["players"].as_u64(), Some(won as u64), "{row}");
        assert!(row["games"].as_u64() > Some(0) && row["luck"]["swing"].is_u64(), "{row}");
    }
}
