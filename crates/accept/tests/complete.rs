//! Every game of the catalogue has everything it needs.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{CATALOGUE, catalogue};
use spielhof_accept::{Project, games_table, missing, starts, write};

#[test]
fn no_game_lacks_anything() {
    let project = Project::here();
    let lacking: Vec<String> =
        CATALOGUE.iter().flat_map(|entry| missing(&project, entry)).collect();
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}

#[test]
fn everything_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let lacking = missing(&Project::at(folder.path()), catalogue::find("quick-halma").unwrap());
    let places: Vec<&str> = lacking.iter().map(|line| line.split(": ").next().unwrap()).collect();
    assert_eq!(
        places,
        [
            "docs/rules.md",
            "docs/games.md",
            "docs/starts/quick-halma.txt",
            "crates/rules/tests/perft/quick-halma.perft",
            "crates/table/tests/golden/quick-halma.txt",
            "crates/guide/pages/quick-halma.txt",
            "crates/guide/lessons/quick-halma.txt",
            "crates/rules/tests/booklet",
            "scripts/perft",
        ]
    );
}

#[test]
fn what_can_be_generated_is_written_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let project = Project::at(folder.path());
    let game = catalogue::find("quick-halma").unwrap();
    assert_eq!(write(&project, game).unwrap(), Vec::<String>::new());
    assert_eq!(project.read("docs/games.md").unwrap(), games_table());
    assert_eq!(project.read("docs/starts/quick-halma.txt").unwrap(), starts(game));
    let record = project.read("crates/table/tests/golden/quick-halma.txt").unwrap();
    let record: table::Record = record.parse().unwrap();
    assert_eq!(record.replay().unwrap().ending(), Some(table::Ending::Rules));

    // The counts from the start are those of the independent model.
    let table = "crates/rules/tests/perft/quick-halma.perft";
    let (written, stored) = (project.read(table).unwrap(), Project::here().read(table).unwrap());
    let start = |text: &str| {
        let line = text.lines().find(|line| line.starts_with("players=2: ")).unwrap().to_owned();
        line.split_whitespace().take(3).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(start(&written), start(&stored));
    for value in ["blocked=swap", "blocked=filled", "places=all"] {
        assert!(written.contains(value), "{written}");
    }

    // A second time nothing changes.
    assert_eq!(write(&project, game).unwrap(), Vec::<String>::new());
    assert_eq!(project.read(table).unwrap(), written);
}
