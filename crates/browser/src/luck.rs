//! Random numbers from random bytes that the browser has given.

use sha2::{Digest, Sha256};

/// The letters of names that nobody guesses.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes: SHA-256 of the given ones and a counter.
pub struct Luck {
    entropy: [u8; 32],
    count: u64,
}

impl Luck {
    /// From random bytes that nobody else knows.
    pub fn new(entropy: [u8; 32]) -> Luck {
        Luck { entropy, count: 0 }
    }

    /// The next random bytes.
    pub fn bytes(&mut self) -> [u8; 32] {
        self.count += 1;
        let digest =
            Sha256::new().chain_update(self.entropy).chain_update(self.count.to_le_bytes());
        digest.finalize().into()
    }

    /// The next random number.
    pub fn number(&mut self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.bytes();
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// A name that nobody guesses: 16 letters and digits, 80 bits.
    pub fn name(&mut self) -> String {
        let letter = |byte: &u8| LETTERS[usize::from(byte % 32)] as char;
        self.bytes().iter().take(16).map(letter).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_comes_twice_and_the_same_bytes_give_the_same() {
        let (mut one, mut same, mut other) =
            (Luck::new([1; 32]), Luck::new([1; 32]), Luck::new([2; 32]));
        let names: Vec<String> = (0..100).map(|_| one.name()).collect();
        assert!(names.iter().all(|name| name.len() == 16));
        let unique: std::collections::HashSet<&String> = names.iter().collect();
        assert_eq!(unique.len(), 100);
        assert_eq!(names[0], same.name());
        assert_ne!(names[0], other.name());
    }
}
