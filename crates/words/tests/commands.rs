//! The words people type for commands, in every language.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use board::{Board, BoardId};
use rules::{ReadError, Spec};
use spielhof_words::{Language, Words};
use std::collections::BTreeMap;

const COMMANDS: [&str; 10] =
    ["help", "moves", "hint", "why", "undo", "rules", "board", "save", "quit", "skip"];
/// What can be typed in a game, in the order of its help, and in a lesson.
const IN_A_GAME: &[&str] = &["moves", "hint", "why", "undo", "rules", "board", "save", "quit"];
const IN_A_LESSON: &[&str] = &["moves", "why", "undo", "rules", "board", "skip", "quit"];

/// The words of a command, the usual one first.
fn typed(words: &Words, command: &str) -> Vec<String> {
    words.say(&format!("command-{command}")).split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_word_means_one_command() {
    let english = Words::new(Language::En);
    for language in Language::ALL {
        let words = Words::new(language);
        let mut meanings: BTreeMap<String, &str> = BTreeMap::new();
        for command in COMMANDS {
            // English words are understood in every language.
            for word in [typed(&words, command), typed(&english, command)].concat() {
                let meaning = *meanings.entry(word.clone()).or_insert(command);
                assert_eq!(meaning, command, "{language:?} {word}");
            }
        }
    }
}

#[test]
fn a_command_is_no_action_and_no_cell() {
    let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
    for language in Language::ALL {
        let words = Words::new(language);
        for word in COMMANDS.iter().flat_map(|command| typed(&words, command)) {
            assert_eq!(word, word.to_lowercase(), "{language:?}");
            let read = position.read(&word);
            assert!(matches!(read, Err(ReadError::NotAnAction(_))), "{language:?} {word}");
            let boards = BoardId::ALL.iter().map(|board| Board::of(*board));
            assert!(boards.into_iter().all(|board| board.cell(&word).is_none()), "{word}");
        }
    }
}

#[test]
fn help_names_the_usual_words() {
    for language in Language::ALL {
        let words = Words::new(language);
        let usual = |command: &str| typed(&words, command).swap_remove(0);
        let names = |key: &str, command: &str| {
            let sentence = words.say(key);
            let usual = usual(command);
            let mut said = sentence.split(|c: char| !c.is_alphanumeric());
            assert!(said.any(|word| word == usual), "{language:?} {key}: {usual}");
        };
        for (key, commands) in [("play-help", IN_A_GAME), ("learn-help", IN_A_LESSON)] {
            let help = words.say(key);
            let lines = help.lines().skip(1).filter_map(|line| line.split(' ').next());
            let usuals: Vec<String> = commands.iter().map(|command| usual(command)).collect();
            assert_eq!(lines.collect::<Vec<_>>(), usuals, "{language:?}");
        }
        names("play-welcome", "help");
        names("learn-welcome", "help");
        names("play-unknown", "help");
        names("play-why-what", "why");
    }
}

#[test]
fn what_is_typed_as_an_action_is_never_translated() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (key, notations) in [
            ("refusal-end-instead", &["end"][..]),
            ("refusal-pass-instead", &["pass"]),
            ("refusal-cat-goes-on", &["end"]),
            ("play-turn-or-end", &["end"]),
            ("refusal-two-dice", &["d3+5"]),
            ("refusal-choose-die-first", &["s3"]),
            ("fault-which-yard", &["yard", "red-g1"]),
            (
                "fault-not-an-action",
                &["c3-e5", "d12<>c13", "yard-g1", "@h8", "h16-off", "#k9", "d4", "d3+5", "s3"],
            ),
            ("fault-not-an-action", &["huff-c5", "pass", "end"]),
            ("fault-engine-command", &["game, position, moves, show, go, stop, ready, quit"]),
            ("fault-player", &["random, baseline", "level1", "level6", "nodes:", "time:", "exec:"]),
        ] {
            let sentence = words.say(key);
            for notation in notations {
                assert!(sentence.contains(notation), "{language:?} {key}: {notation}");
            }
        }
    }
}
