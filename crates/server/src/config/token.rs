//! The token of operators.

use sha2::{Digest, Sha256};
use std::fmt;

/// The fewest characters of a token: shorter ones are guessed.
const SHORTEST: usize = 16;

/// The token of operators, as its hash: what is not kept cannot be logged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct AdminToken([u8; 32]);

impl AdminToken {
    /// A token that is long enough.
    ///
    /// ```
    /// use spielhof_server::AdminToken;
    /// let token = AdminToken::new("0123456789abcdef").unwrap();
    /// assert!(token.is("0123456789abcdef") && !token.is("0123456789abcdeF"));
    /// assert!(AdminToken::new("too short").is_none());
    /// ```
    pub fn new(text: &str) -> Option<AdminToken> {
        (text.chars().count() >= SHORTEST).then(|| AdminToken(Sha256::digest(text).into()))
    }

    /// The token in a file, without the end of its line.
    pub(super) fn in_file(path: &str) -> Option<AdminToken> {
        AdminToken::new(std::fs::read_to_string(path).ok()?.trim())
    }

    /// Is it this one? Hashes are compared, so that the time it takes tells nothing.
    pub fn is(&self, shown: &str) -> bool {
        Sha256::digest(shown)[..] == self.0
    }
}

impl fmt::Debug for AdminToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AdminToken(…)")
    }
}
