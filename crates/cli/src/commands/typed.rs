//! Words that people type for commands.

use crate::say::Speaker;
use words::{Language, Words};

/// The command that a word means, in the reader's language or in English. Each command comes with the
/// key of the message that lists its words.
pub fn command<T: Copy>(speaker: &Speaker, typed: &str, commands: &[(T, &str)]) -> Option<T> {
    let english = Words::new(Language::En);
    let typed = typed.to_lowercase();
    let means = |key: &str| {
        let known = [speaker.say(key), english.say(key)];
        known.iter().any(|words| words.split_whitespace().any(|word| word == typed))
    };
    commands.iter().find(|(_, key)| means(key)).map(|&(command, _)| command)
}
