//! Recovery codes: each lets somebody in once who has lost their passkeys.

use super::identity::random;
use crate::problem::Problem;
use sha2::{Digest, Sha256};

/// How many there are at first.
const NUMBER: usize = 10;
/// Digits of a code. Eighty bits: nobody guesses that, and no salt is needed to keep its hash.
const DIGITS: usize = 16;
/// Digits between two hyphens.
const GROUP: usize = 4;
/// No letter that looks like a digit, and no U that makes words of others (Crockford's base 32).
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// New codes, as people write them down.
pub fn fresh() -> Result<Vec<String>, Problem> {
    (0..NUMBER).map(|_| code()).collect()
}

fn code() -> Result<String, Problem> {
    let luck: [u8; DIGITS] = random()?;
    let mut text = String::with_capacity(DIGITS + DIGITS / GROUP);
    for (place, byte) in luck.iter().enumerate() {
        if place > 0 && place % GROUP == 0 {
            text.push('-');
        }
        text.push(char::from(ALPHABET[usize::from(byte % 32)]));
    }
    Ok(text)
}

/// What is kept of a code, however it is written: small letters, other hyphens, an O for a zero.
pub fn hash(code: &str) -> [u8; 32] {
    let digits: String = code
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|digit| match digit.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            digit => digit,
        })
        .collect();
    Sha256::digest(format!("recovery {digits}")).into()
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn codes_differ_and_can_be_read_aloud() {
        let codes = fresh().unwrap();
        let hashes: BTreeSet<[u8; 32]> = codes.iter().map(|code| hash(code)).collect();
        assert_eq!(hashes.len(), NUMBER);
        for code in codes {
            assert_eq!((code.len(), code.split('-').count()), (19, 4), "{code}");
            let written = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
            assert_eq!(hash(&written), hash(&code), "{code}");
            assert_ne!(hash(&code[1..]), hash(&code));
        }
    }
}
