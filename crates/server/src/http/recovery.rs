//! Recovery codes: each lets somebody in once who has lost their passkeys.

use crate::rooms::new_name;
use sha2::{Digest, Sha256};

/// How many there are at first.
const NUMBER: usize = 10;
/// Digits between two hyphens.
const GROUP: usize = 4;

/// New codes, as people write them down. Eighty bits: nobody guesses that, and no salt is needed to
/// keep the hash.
pub fn fresh() -> Vec<String> {
    (0..NUMBER).map(|_| grouped(&new_name().to_uppercase())).collect()
}

fn grouped(name: &str) -> String {
    let digits: Vec<char> = name.chars().collect();
    let groups: Vec<String> = digits.chunks(GROUP).map(|group| group.iter().collect()).collect();
    groups.join("-")
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
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn codes_differ_and_can_be_read_aloud() {
        let codes = fresh();
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
