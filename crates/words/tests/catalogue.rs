//! Everything that the code names has its words.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use board::BoardId;
use rules::Hue;
use spielhof_words::{Language, Words};

// The words of games and options are checked in `accept`, with all else that a game needs.
#[test]
fn every_board_and_hue_has_words() {
    for language in Language::ALL {
        let words = Words::new(language);
        let need = |key: String| assert!(words.has(&key), "{language:?} {key}");
        BoardId::ALL.iter().for_each(|board| need(format!("board-{}", board.name())));
        for hue in Hue::ALL {
            need(format!("hue-{}", hue.name()));
            need(format!("pieces-{}", hue.name()));
        }
    }
}

#[test]
fn every_key_that_the_code_names_has_words() {
    let words = Words::new(Language::En);
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut looked_up = 0;
    for folder in
        ["rules/src", "say/src", "server/src", "server/src/http", "cli/src", "cli/src/commands"]
    {
        for entry in std::fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|extension| extension != "rs") {
                continue;
            }
            let code = std::fs::read_to_string(&path).unwrap();
            for text in code.split('"').skip(1).step_by(2) {
                let kinds = [
                    "refusal-", "fault-", "play-", "cli-", "command-", "games-", "replay-",
                    "server-", "serve-",
                ];
                let is_key = kinds.iter().any(|kind| text.starts_with(kind))
                    && text
                        .chars()
                        .all(|c| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit())
                    && !text.ends_with('-');
                if is_key {
                    looked_up += 1;
                    assert!(words.has(text), "{}: {text}", path.display());
                }
            }
        }
    }
    assert!(looked_up > 100);
}
