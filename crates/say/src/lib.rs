//! Which sentence a fault is: the key of its Fluent message and what to fill in. No words
//! here; they are found in the reader's language, in the terminal or in the browser.
//!
//! ```
//! use words::{Language, Words};
//! let fault = rules::Spec::of("halma", 7).unwrap().build().unwrap_err().remove(0);
//! let said = say::spec(&fault);
//! assert_eq!(said.key, "fault-players");
//! assert!(Words::new(Language::De).has(&said.key));
//! ```

mod record;
mod refusal;
mod setup;
mod spec;
mod verify;

pub use record::record;
pub use refusal::{read, refusal};
pub use setup::setup;
pub use spec::{rules, spec};
pub use verify::verify;

use wire::{Arg, Said};

/// A sentence with nothing to fill in.
pub fn plain(key: &str) -> Said {
    with(key, [])
}

/// A sentence filled in.
pub fn with<const N: usize>(key: &str, args: [(&str, Arg); N]) -> Said {
    let own = |(name, arg): (&str, Arg)| (name.to_owned(), arg);
    Said { key: key.to_owned(), args: args.into_iter().map(own).collect(), rule: None }
}

/// A text to fill in.
pub fn text(text: impl ToString) -> Arg {
    Arg::Text(text.to_string())
}

/// A number to fill in. What does not fit counts as the greatest that does.
pub fn number(number: impl TryInto<i64>) -> Arg {
    Arg::Number(number.try_into().unwrap_or(i64::MAX))
}
