//! `spielhof tournament`, called as organisers call it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;

use common::{errors, run, spielhof};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

/// A folder with a file for a tournament.
struct Evening {
    _folder: TempDir,
    path: PathBuf,
}

impl Evening {
    /// A folder without a file yet.
    fn new() -> Evening {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evening.txt");
        Evening { _folder: folder, path }
    }

    /// A tournament with these arguments and players.
    fn with(arguments: &[&str], names: &[&str]) -> Evening {
        let evening = Evening::new();
        evening.done("new", arguments);
        evening.done("join", names);
        evening
    }

    fn arguments<'a>(&'a self, command: &'a str, rest: &[&'a str]) -> Vec<&'a str> {
        [&["tournament", command, self.path.to_str().unwrap()][..], rest].concat()
    }

    /// What a command prints that must succeed.
    fn done(&self, command: &str, rest: &[&str]) -> String {
        let output = run(&self.arguments(command, rest));
        assert!(output.status.success(), "{command} {rest:?}: {}", errors(&output));
        String::from_utf8(output.stdout).unwrap()
    }

    /// What a command complains about that must fail, without changing the file.
    fn refused(&self, command: &str, rest: &[&str]) -> String {
        let before = fs::read(&self.path).ok();
        let output = run(&self.arguments(command, rest));
        assert_eq!(output.status.code(), Some(2), "{command} {rest:?}");
        assert_eq!(fs::read(&self.path).ok(), before, "{command} {rest:?}");
        errors(&output)
    }

    fn text(&self) -> String {
        fs::read_to_string(&self.path).unwrap()
    }

    fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.done("show", &["--json"])).unwrap()
    }
}

const SWISS: [&str; 6] = ["--format", "swiss", "--rounds", "3", "--game", "halma"];

#[test]
fn a_swiss_evening_from_start_to_end() {
    let evening = Evening::with(&SWISS, &["Anna", "Ben", "Cara", "Dan", "Eve"]);
    let paired = evening.done("start", &["--seed", "7"]);
    assert!(paired.contains("Round 1 of 3") && paired.contains("Bye: "), "{paired}");
    assert!(evening.done("result", &["1", "1-0"]).contains("Tables without a result: 2"));
    assert!(evening.done("result", &["2", "1/2"]).contains("All results of this round are in"));
    for round in 2..=3 {
        assert!(evening.done("next", &[]).contains(&format!("Round {round} of 3")));
        evening.done("result", &["1", "0-1"]);
        evening.done("result", &["2", "1", "-"]);
    }
    let shown = evening.done("show", &[]);
    assert!(shown.starts_with("halma (Halma, Swiss system)\n"), "{shown}");
    assert!(shown.contains("+:-") && shown.contains("All rounds have been played"), "{shown}");
    let json = evening.json();
    assert_eq!(json["standings"].as_array().unwrap().len(), 5);
    assert_eq!(json["phase"], "running");
    let (first, second) = (&json["standings"][0], &json["standings"][1]);
    assert!(first["points"].as_f64() >= second["points"].as_f64());
    assert!(first["over_next"]["criterion"].is_string(), "{first}");
    evening.done("end", &[]);
    assert!(evening.done("show", &[]).contains("The tournament is over."));
    assert!(evening.refused("next", &[]).contains("The tournament is over."));
    // The same seed makes the same draw.
    let again = Evening::with(&SWISS, &["Anna", "Ben", "Cara", "Dan", "Eve"]);
    assert_eq!(again.done("start", &["--seed", "7"]), paired);
}

#[test]
fn tie_breaks_are_told_and_explained() {
    let names = ["Anna", "Ben", "Cara"];
    let league = ["--format", "round-robin", "--game", "halma", "--name", "League", "--in-order"];
    let evening = Evening::with(&league, &names);
    evening.done("start", &["--seed", "1"]);
    // Everybody wins once: the first of each pairing in turn.
    let beats = |one: &str, other: &str| {
        (one, other) == ("Anna", "Ben")
            || (one, other) == ("Ben", "Cara")
            || (one, other) == ("Cara", "Anna")
    };
    for round in 0..3 {
        let json = evening.json();
        let table = &json["rounds"][round]["tables"][0]["entrants"];
        let name = |at: usize| table[at]["name"].as_str().unwrap().to_owned();
        let result = if beats(&name(0), &name(1)) { "1-0" } else { "0-1" };
        evening.done("result", &["1", result]);
        if round < 2 {
            evening.done("next", &[]);
        }
    }
    let shown = evening.done("show", &[]);
    assert!(shown.contains(": lot, 1 to "), "{shown}");
    assert!(shown.contains("Lot: drawn at random from the seed"), "{shown}");
    // A correction makes Anna win both games, and nothing is left to the lot between her and others.
    let json = evening.json();
    for (round, paired) in json["rounds"].as_array().unwrap().iter().enumerate() {
        let table = &paired["tables"][0]["entrants"];
        let has = |name: &str| (0..2).find(|&at| table[at]["name"] == name);
        if let (Some(anna), Some(_)) = (has("Anna"), has("Cara")) {
            let result = if anna == 0 { "1-0" } else { "0-1" };
            evening.done("correct", &["1", result, "--round", &(round + 1).to_string()]);
        }
    }
    let json = evening.json();
    assert_eq!(json["standings"][0]["entrant"]["name"], "Anna");
    assert_eq!(json["standings"][0]["points"], 2.0);
    assert_eq!(json["standings"][0]["over_next"]["criterion"], "points");
}

#[test]
fn groups_take_places_and_a_knock_out_takes_matches() {
    let groups = ["--format", "groups", "--rounds", "2", "--players", "3", "--game", "star-halma"];
    let evening = Evening::with(&groups, &["Anna", "Ben", "Cara", "Dan", "Eve", "Finn"]);
    evening.done("start", &["--seed", "3"]);
    evening.done("result", &["1", "2", "1", "3"]);
    evening.done("result", &["2", "1,1,-"]);
    assert!(
        evening.text().ends_with("result 1.1: 2 1 3\nresult 1.2: 1 1 -\n"),
        "{}",
        evening.text()
    );
    let cup = ["--format", "knock-out", "--best-of", "3", "--game", "halma", "--in-order"];
    let evening = Evening::with(&cup, &["Anna", "Ben"]);
    evening.done("start", &["--seed", "3"]);
    assert!(evening.done("result", &["1", "1-0"]).contains("Tables without a result: 1"));
    assert!(evening.done("result", &["1", "1-0"]).contains("All rounds have been played"));
    assert!(evening.done("show", &[]).contains("Anna – Ben   1-0  1-0"));
}

#[test]
fn who_withdraws_is_not_paired() {
    let evening = Evening::with(&SWISS, &["Anna", "Ben", "Cara", "Dan", "Eve"]);
    evening.done("start", &["--seed", "7"]);
    evening.done("withdraw", &["ben"]);
    for table in ["1", "2"] {
        // Where Ben would have played the game is decided already.
        run(&evening.arguments("result", &[table, "1-0"]));
    }
    let paired = evening.done("next", &[]);
    assert!(!paired.contains("Ben"), "{paired}");
    assert!(evening.done("show", &[]).contains("(withdrawn)"));
    assert!(evening.refused("withdraw", &["Ben"]).contains("Ben has already withdrawn"));
    assert!(evening.refused("withdraw", &["Zoe"]).contains("Anna, Ben, Cara"));
}

#[test]
fn a_name_can_be_deleted_and_remarks_stay() {
    let evening = Evening::with(&SWISS, &["Anna", "Ben", "Cara", "Dan"]);
    let text = evening.text().replace("2 = Ben\n", "# a remark\n");
    fs::write(&evening.path, text).unwrap();
    assert!(evening.done("start", &["--seed", "1"]).contains("Player 2"));
    assert!(evening.text().contains("# a remark\n"));
    assert!(evening.json()["entrants"][1]["name"].is_null());
    evening.done("withdraw", &["2"]);
}

#[test]
fn lines_are_only_appended() {
    let evening = Evening::with(&SWISS, &["Anna", "Ben", "Cara", "Dan"]);
    let mut before = evening.text();
    let commands: [(&str, &[&str]); 6] = [
        ("start", &["--seed", "5"]),
        ("result", &["1", "1-0"]),
        ("correct", &["1", "0-1"]),
        ("result", &["2", "="]),
        ("next", &[]),
        ("withdraw", &["Anna"]),
    ];
    for (command, rest) in commands {
        evening.done(command, rest);
        let now = evening.text();
        assert!(now.starts_with(&before) && now.len() > before.len(), "{command}");
        before = now;
    }
    // Nothing else is left in the folder.
    assert_eq!(fs::read_dir(evening.path.parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn what_is_wrong_is_said() {
    let evening = Evening::new();
    assert!(evening.refused("show", &[]).contains("evening.txt"));
    assert!(
        evening.refused("new", &["--format", "swiss", "--game", "halma"]).contains("--rounds N")
    );
    assert!(evening.refused("new", &["--format", "league", "--game", "halma"]).contains("league"));
    let unknown = ["--format", "round-robin", "--game", "hallma"];
    assert!(evening.refused("new", &unknown).contains("Did you mean \"halma\"?"));
    let six = ["--format", "swiss", "--rounds", "3", "--game", "halma", "--players", "6"];
    assert!(evening.refused("new", &six).contains("This format takes 2 to 2"));
    evening.done("new", &SWISS);
    assert!(evening.refused("new", &SWISS).contains("already exists"));
    assert!(evening.refused("start", &[]).contains("There must be at least 2"));
    assert!(
        evening.refused("join", &["Anna", "anna"]).contains("anna is in the tournament already")
    );
    evening.done("join", &["Anna", "Ben", "Cara"]);
    assert!(evening.refused("join", &["a\nb"]).contains("line breaks"));
    assert!(evening.refused("result", &["1", "1-0"]).contains("hasn't started"));
    evening.done("start", &["--seed", "1"]);
    assert!(evening.refused("next", &[]).contains("no result yet: 1"));
    assert!(evening.refused("result", &["2", "1-0"]).contains("There is no table 2"));
    assert!(evening.refused("result", &["1", "won"]).contains("Write 1-0, 0-1 or 1/2"));
    assert!(evening.refused("result", &["1", "1", "3"]).contains("These places aren't possible"));
    assert!(evening.refused("result", &["1", "1", "2", "3"]).contains("Players at this table: 2"));
    assert!(evening.refused("correct", &["1", "1-0"]).contains("no result number 1"));
}

#[test]
fn a_damaged_file_is_refused_with_the_line() {
    let evening = Evening::with(&SWISS, &["Anna", "Ben", "Cara", "Dan"]);
    evening.done("start", &["--seed", "1"]);
    let good = evening.text();
    let lines = good.lines().count();
    let damaged = |text: &str| {
        fs::write(&evening.path, text).unwrap();
        evening.refused("show", &[])
    };
    assert!(damaged("").contains("line 1: The file has to begin with"));
    assert!(damaged(&good.replace("1 = Anna", "Anna")).contains("line 4: A player is written as"));
    let unknown = damaged(&format!("{good}resullt 1.1: 1 2\n"));
    assert!(
        unknown.contains(&format!("line {}: \"resullt\" isn't an event", lines + 1)),
        "{unknown}"
    );
    assert!(
        damaged(&format!("{good}result 1: 1 2\n"))
            .contains("should look like this: result 1.2: 1 2")
    );
    let early = damaged(&format!("{good}paired 2: 1-2 3-4\n"));
    assert!(early.contains("no result yet: 1, 2"), "{early}");
    assert!(damaged(&good.replace("events:\n", "")).contains("line "));
    assert!(damaged("spielhof tournament 1\n").contains("\"events:\" with at least one event"));
}

#[test]
fn a_table_that_the_game_is_not_made_for_is_mentioned() {
    let groups =
        ["--format", "groups", "--rounds", "2", "--players", "4", "--game", "team-star-halma"];
    let evening = Evening::with(&groups, &["A", "B", "C", "D", "E", "F", "G"]);
    let paired = evening.done("start", &["--seed", "1"]);
    assert!(paired.contains("isn't made for 3 players"), "{paired}");
    assert!(!paired.contains("made for 4 players"), "{paired}");
}

#[test]
fn the_file_in_the_documentation_is_one() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/tournaments.md");
    let page = fs::read_to_string(page).unwrap();
    let from = page.find("spielhof tournament 1\n").unwrap();
    let evening = Evening::new();
    fs::write(&evening.path, page[from..].split("```").next().unwrap()).unwrap();
    assert!(evening.done("show", &[]).contains("Cara ahead of Ben: Buchholz cut 1, 2 to 1"));
}

#[test]
fn it_speaks_every_language() {
    let evening = Evening::with(&SWISS, &["Anna", "Ben"]);
    evening.done("start", &["--seed", "1"]);
    let mut seen = std::collections::BTreeSet::new();
    for code in ["da", "de", "en", "es", "fr", "it", "nl", "pl", "ru", "sv"] {
        let output = spielhof(&evening.arguments("show", &["--lang", code])).output().unwrap();
        assert!(output.status.success());
        let shown = String::from_utf8(output.stdout).unwrap();
        assert!(!shown.contains("tournament-"), "{code}: {shown}");
        assert!(seen.insert(shown), "{code}");
    }
}
