//! Words that people type for commands.

use crate::say::Speaker;
use rules::Position;
use words::{Language, Value, Words};

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

/// A move that is possible, for sentences that show one.
pub fn example(position: &Position) -> Value {
    position.written_actions().into_iter().next().unwrap_or_default().into()
}
