//! Puzzles over HTTP.

use crate::common::{House, open};
use wire::{NewPuzzle, NewPuzzleTry, PuzzleTried, PuzzleVerdict, Verdict};

/// Three stones in the open: four, then five.
const OPEN: &str = "game: gobang\nrules: 2\nplayers: 2\nsetup:
| turn: 1
| 9 . . . . . . 1 1 1 . . . . . . .
| 1 2 2 . . . . . . . . . . . . . .
actions:
";

fn tried(house: &House, actions: &[&str], hint: bool) -> PuzzleTried {
    let actions = actions.iter().map(|&action| action.to_owned()).collect();
    let wish = NewPuzzleTry { record: OPEN.to_owned(), turns: 2, actions, hint };
    let answer = house.post("/api/puzzle/try", &serde_json::to_string(&wish).unwrap());
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

#[test]
fn a_puzzle_is_tried_answered_and_solved() {
    let house = open(|_| {});
    let begun = tried(&house, &[], true);
    assert_eq!((begun.verdict, begun.left, begun.seat), (Verdict::Open, 2, 1));
    let first = begun.hint.unwrap().action;
    let next = tried(&house, &[&first], true);
    assert_eq!((next.verdict, next.replay.moves.len()), (Verdict::Open, 2));
    let (reply, last) = (next.replay.moves[1].action.clone(), next.hint.unwrap().action);
    let solved = tried(&house, &[&first, &reply, &last], false);
    assert_eq!((solved.verdict, solved.choices), (Verdict::Solved, None));
    assert_eq!(tried(&house, &["@p16"], false).verdict, Verdict::Missed);
}

#[test]
fn a_position_is_judged_and_nonsense_refused() {
    let house = open(|_| {});
    let wish = NewPuzzle { record: OPEN.to_owned(), after: None };
    let answer = house.post("/api/puzzle/solve", &serde_json::to_string(&wish).unwrap());
    let verdict: PuzzleVerdict = answer.json();
    assert_eq!((verdict.turns, verdict.solutions), (Some(2), 2));

    for (path, body, fault) in [
        ("try", r#"{"record":"game: chess\n","turns":2}"#, "fault-"),
        ("try", r#"{"record":"game: chess\n","turns":99}"#, "server-nonsense"),
        ("solve", r#"{"record":"chess"}"#, "fault-"),
        // Rolls for the first turn, which may have to be repeated for ever.
        (
            "try",
            r#"{"record":"game: barricade\nrules: 2\nplayers: 2\nactions:\n","turns":1}"#,
            "fault-engine-chance",
        ),
    ] {
        let answer = house.post(&format!("/api/puzzle/{path}"), body);
        assert_eq!(answer.status, 422, "{body}");
        assert!(answer.faults()[0].starts_with(fault), "{body}: {:?}", answer.faults());
    }
    let wish = NewPuzzleTry {
        record: OPEN.to_owned(),
        turns: 2,
        actions: vec!["@b1".to_owned()],
        hint: false,
    };
    let answer = house.post("/api/puzzle/try", &serde_json::to_string(&wish).unwrap());
    assert_eq!((answer.status, answer.faults()), (422, vec!["refusal-occupied".to_owned()]));
}

#[test]
fn a_side_that_has_finished_while_others_play_on_has_solved_it() {
    let house = open(|_| {});
    let record = "game: gobang\nrules: 2\nplayers: 3\noption places: all\nsetup:
| turn: 1
| 2 . 1 1 1 1 . . . . . . . . . . .
actions:
";
    let wish = NewPuzzle { record: record.to_owned(), after: None };
    let answer = house.post("/api/puzzle/solve", &serde_json::to_string(&wish).unwrap());
    let verdict: PuzzleVerdict = answer.json();
    assert_eq!((verdict.turns, verdict.solutions), (Some(1), 2));
    let actions = vec!["@a2".to_owned()];
    let wish = NewPuzzleTry { record: record.to_owned(), turns: 1, actions, hint: false };
    let answer = house.post("/api/puzzle/try", &serde_json::to_string(&wish).unwrap());
    assert_eq!(answer.json::<PuzzleTried>().verdict, Verdict::Solved);
}
