//! `spielhof verify`, and the second checker beside it: what one finds right the other does
//! too, and what somebody has changed neither of them.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const GAMES: [&str; 5] = ["barricade", "cat-and-mouse", "cat-and-mouse-2", "dice-halma", "rakado"];

/// A record with fair dice.
fn fair(game: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../table/tests/fair");
    std::fs::read_to_string(Path::new(folder).join(format!("{game}.txt"))).unwrap()
}

/// Writes a record where only this test looks for it.
fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("verify-{name}.txt"));
    std::fs::write(&path, text).unwrap();
    path
}

fn spielhof(language: &str, path: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_spielhof"))
        .args(["--lang", language, "verify"])
        .arg(path)
        .output()
        .unwrap()
}

/// What the second checker says; `None` where there is no Python.
fn second(path: &Path) -> Option<Output> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/verify.py");
    match Command::new("python3").arg(script).arg(path).output() {
        Ok(output) => Some(output),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            eprintln!("Left out: scripts/verify.py needs python3, which is not here.");
            None
        }
        Err(error) => panic!("python3: {error}"),
    }
}

fn said(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

/// The record with the value of a line of its header replaced.
fn with_line(record: &str, name: &str, value: &str) -> String {
    let change = |line: &str| match line.split_once(": ") {
        Some((found, _)) if found == name => format!("{name}: {value}\n"),
        _ => format!("{line}\n"),
    };
    record.lines().map(change).collect()
}

fn value<'a>(record: &'a str, name: &str) -> &'a str {
    record.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).unwrap()
}

/// One of the actions, replaced by another.
fn with_roll(record: &str, from: &str, to: &str) -> String {
    let (head, actions) = record.split_once("actions:").unwrap();
    assert!(actions.contains(from), "{from}");
    format!("{head}actions:{}", actions.replacen(from, to, 1))
}

/// Another digit for the last one of a value.
fn other_digit(value: &str) -> String {
    let (kept, last) = value.split_at(value.len() - 1);
    format!("{kept}{}", if last == "0" { "1" } else { "0" })
}

/// Every way to lie about the dice of a record, with its name.
fn lies(game: &str) -> Vec<(String, String)> {
    let record = fair(game);
    let numbers = value(&record, "dice numbers");
    let one_on = numbers.split(' ').map(|number| number.parse::<u32>().unwrap() + 1);
    let one_on: Vec<String> = one_on.map(|number| number.to_string()).collect();
    let (most, last) = numbers.rsplit_once(' ').unwrap();
    let lie = |name: &str, value: String| (name.to_owned(), with_line(&record, name, &value));
    let mut lies = vec![
        lie("dice seed", other_digit(value(&record, "dice seed"))),
        lie("dice commitment", other_digit(value(&record, "dice commitment"))),
        lie("dice salt 1", other_digit(value(&record, "dice salt 1"))),
        lie("dice salt 2", value(&record, "dice salt 1").to_owned()),
        lie("dice table", "another".to_owned()),
        lie("dice numbers", numbers.replacen("1 2 3", "1 3 2", 1)),
        lie("dice numbers", numbers.replacen("1 2 3", "1 2 2", 1)),
        lie("dice numbers", one_on.join(" ")),
        lie("dice numbers", most.to_owned()),
        lie("dice numbers", format!("{numbers} {}", last.parse::<u32>().unwrap() + 1)),
    ];
    let (from, to) = match game {
        "barricade" => (" d3 ", " d4 "),
        "rakado" => (" d3 ", " d5 "),
        "dice-halma" => (" d1+2", " d2+2"),
        "cat-and-mouse" => (" @f5 ", " @f6 "),
        _ => (" @g5 ", " @g6 "),
    };
    lies.push(("roll".to_owned(), with_roll(&record, from, to)));
    lies
}

#[test]
fn both_checkers_find_true_records_true() {
    for game in GAMES {
        let path = file(game, &fair(game));
        let rolls = value(&fair(game), "dice numbers").split(' ').count();
        let first = spielhof("en", &path);
        assert!(first.status.success(), "{}", said(&first));
        assert!(
            said(&first).contains(&format!("all {rolls} rolls are correct")),
            "{}",
            said(&first)
        );
        assert!(said(&first).contains("missing from the record: 10"), "{}", said(&first));
        let Some(second) = second(&path) else { continue };
        assert!(second.status.success(), "{}", said(&second));
        assert_eq!(said(&second), format!("{rolls} rolls checked, all right\n"));
    }
}

#[test]
fn both_checkers_find_every_lie_out() {
    for game in GAMES {
        for (number, (name, text)) in lies(game).into_iter().enumerate() {
            assert_ne!(text, fair(game), "{game} {name}");
            let path = file(&format!("{game}-lie-{number}"), &text);
            let first = spielhof("en", &path);
            assert_eq!(first.status.code(), Some(2), "{game} {name}: {}", said(&first));
            assert!(first.stdout.is_empty() && !first.stderr.is_empty());
            let Some(second) = second(&path) else { continue };
            let told = said(&second);
            assert_eq!(second.status.code(), Some(1), "{game} {name}: {told}");
            assert!(told.starts_with("not right: "), "{game} {name}: {told}");
        }
    }
}

#[test]
fn both_checkers_check_the_lot_that_decides_who_begins() {
    let record = include_str!("../../table/tests/lot/halma.txt");
    let path = file("lot", record);
    let first = spielhof("en", &path);
    assert!(first.status.success(), "{}", said(&first));
    assert!(
        said(&first).contains("Seat 2 went first, and that is the seat that was picked at random.")
    );
    if let Some(second) = second(&path) {
        assert!(second.status.success(), "{}", said(&second));
    }
    let lies = [
        ("first", with_line(record, "first", "1")),
        ("lot", with_line(record, "dice lot", "1")),
        ("salt", with_line(record, "dice salt 2", &"0".repeat(64))),
    ];
    for (name, lie) in lies {
        let path = file(&format!("lot-{name}"), &lie);
        let first = spielhof("en", &path);
        assert_eq!(first.status.code(), Some(2), "{name}: {}", said(&first));
        assert!(said(&first).contains("was picked at random"), "{name}: {}", said(&first));
        let Some(second) = second(&path) else { continue };
        assert_eq!(second.status.code(), Some(1), "{name}: {}", said(&second));
    }
}

#[test]
fn both_checkers_skip_the_rolls_of_a_copied_game_that_nobody_proves() {
    let record = include_str!("../../table/tests/copied/barricade.txt");
    let path = file("copied", record);
    let earlier: u32 = value(record, "dice earlier").parse().unwrap();
    let rolls = value(record, "dice numbers").split(' ').count();
    let first = spielhof("en", &path);
    assert!(first.status.success(), "{}", said(&first));
    let sentence = format!("The first {earlier} rolls were made before the table was opened");
    assert!(said(&first).contains(&sentence), "{}", said(&first));
    assert!(said(&first).contains(&format!("all {rolls} rolls are correct")), "{}", said(&first));
    if let Some(second) = second(&path) {
        let told = said(&second);
        assert!(
            told.starts_with(&format!("{rolls} rolls checked, all right\n{earlier} ")),
            "{told}"
        );
    }
    let (last, other) = last_roll(record);
    let lies = [
        ("roll", other),
        ("more", with_line(record, "dice earlier", &(earlier + 1).to_string())),
        ("fewer", with_line(record, "dice earlier", &(earlier - 1).to_string())),
        ("many", with_line(record, "dice earlier", "999")),
        ("none", record.replace(&format!("dice earlier: {earlier}\n"), "")),
    ];
    for (name, lie) in lies {
        assert_ne!(lie, record, "{name} {last}");
        let path = file(&format!("copied-{name}"), &lie);
        let first = spielhof("en", &path);
        assert_eq!(first.status.code(), Some(2), "{name}: {}", said(&first));
        let Some(second) = second(&path) else { continue };
        assert_eq!(second.status.code(), Some(1), "{name}: {}", said(&second));
        assert!(said(&second).starts_with("not right: "), "{name}: {}", said(&second));
    }
}

/// The last roll of a record, and the record with another one in its place.
fn last_roll(record: &str) -> (String, String) {
    let is_roll = |word: &&str| word.len() == 2 && word.starts_with('d');
    let roll = record.split_whitespace().rfind(is_roll).unwrap();
    let at = record.rfind(&format!(" {roll}")).unwrap() + 1;
    let other = if roll == "d6" { "d1" } else { "d6" };
    (roll.to_owned(), format!("{}{other}{}", &record[..at], &record[at + 2..]))
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let record = fair("rakado");
    let path = file("place", &with_roll(&record, "\n2. d3", "\n2. d2"));
    assert_eq!(
        said(&spielhof("en", &path)),
        "Turn 2, roll number 2: the record says d2, but d3 was rolled.\n"
    );
    assert_eq!(
        said(&spielhof("de", &path)),
        "Zug 2, Wurf Nummer 2: In der Aufzeichnung steht d2, gewürfelt wurde aber d3.\n"
    );
    if let Some(second) = second(&path) {
        assert_eq!(said(&second), "not right: turn 2, roll 2: d2 is written, d3 fell\n");
    }
    for (name, to, sentence) in [
        ("dice seed", "0".repeat(64), "The seed isn't the one that was promised"),
        ("dice seed", "0".repeat(63), "Line 13 of the record doesn't make sense"),
        ("dice numbers", "2 1".to_owned(), "The number 1 comes after 2"),
        ("dice numbers", "1".to_owned(), "A roll in turn 2 has no number."),
        ("ending", "rules".to_owned(), "its moves lead to open"),
    ] {
        let told = spielhof("en", &file("sentence", &with_line(&record, name, &to)));
        assert!(said(&told).contains(sentence), "{name} {to}: {}", said(&told));
    }
}

#[test]
fn what_cannot_be_checked_gets_its_own_sentence() {
    let without = |names: &[&str]| -> String {
        let record = fair("rakado");
        let kept = record.lines().filter(|line| !names.iter().any(|name| line.starts_with(name)));
        kept.map(|line| format!("{line}\n")).collect()
    };
    for (text, sentence, in_short) in [
        (without(&["dice"]), "says nothing about its dice", "says nothing about its dice"),
        (without(&["dice seed", "ending"]), "hasn't been revealed yet", "is not revealed yet"),
        (without(&["ending"]), "but its game isn't over", ""),
        (without(&["dice table"]), "The record has no line \"dice table:\"", "'dice table'"),
    ] {
        let path = file("unchecked", &text);
        let first = spielhof("en", &path);
        assert_eq!(first.status.code(), Some(2));
        assert!(said(&first).contains(sentence), "{}", said(&first));
        if let Some(second) = second(&path).filter(|_| !in_short.is_empty()) {
            assert_eq!(second.status.code(), Some(1));
            assert!(said(&second).contains(in_short), "{}", said(&second));
        }
    }
    assert_eq!(spielhof("en", Path::new("/no/such/file")).status.code(), Some(2));
}

#[test]
fn a_record_can_come_from_standard_input() {
    let path = file("input", &fair("dice-halma"));
    let mut checkers = vec![Command::new(env!("CARGO_BIN_EXE_spielhof"))];
    checkers[0].args(["--lang", "de", "verify", "-"]);
    if second(&path).is_some() {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/verify.py");
        checkers.push(Command::new("python3"));
        checkers[1].args([script, "-"]);
    }
    for checker in &mut checkers {
        let input = Stdio::from(std::fs::File::open(&path).unwrap());
        let output = checker.stdin(input).output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
    }
}
