//! The mapping from errors and reasons to messages: the key of the Fluent message and its arguments. The
//! sentences themselves are in the reader's language, in the terminal or in the browser.
//!
//! ```
//! use words::{Language, Words};
//! let fault = rules::Spec::of("halma", 7).unwrap().build().unwrap_err();
//! let said = spielhof_say::spec(&fault[0]);
//! assert_eq!(said.key, "fault-players");
//! assert!(Words::new(Language::De).has(&said.key));
//! ```

mod reason;
mod record;
mod refusal;
mod setup;
mod spec;
mod verify;

pub use reason::reason;
pub use record::record;
pub use refusal::{read, refusal};
pub use setup::setup;
pub use spec::{rules, spec};
pub use verify::verify;

use std::collections::BTreeMap;
use wire::{Arg, Said};

/// A sentence with nothing to fill in.
pub fn plain(key: &str) -> Said {
    with(key, [])
}

/// A sentence filled in.
pub fn with<const N: usize>(key: &str, args: [(&str, Arg); N]) -> Said {
    filled(key, &mut args.into_iter())
}

/// Not generic, so that it is compiled once.
fn filled(key: &str, args: &mut dyn Iterator<Item = (&str, Arg)>) -> Said {
    let mut said = Said { key: key.to_owned(), args: BTreeMap::new(), rule: None };
    said.args.extend(args.map(|(name, arg)| (name.to_owned(), arg)));
    said
}

/// The message of an error that has none of its own yet: its English description.
fn other(error: &impl std::error::Error) -> Said {
    // The descriptions would be part of the WebAssembly module, which is built with this crate and
    // so never needs them.
    let description = if cfg!(target_family = "wasm") { String::new() } else { error.to_string() };
    with("fault-other", [("text", text(description))])
}

/// A text to fill in.
pub fn text(text: impl ToString) -> Arg {
    Arg::Text(text.to_string())
}

/// A number to fill in. What does not fit counts as the greatest that does.
pub fn number(number: impl TryInto<i64>) -> Arg {
    Arg::Number(number.try_into().unwrap_or(i64::MAX))
}
