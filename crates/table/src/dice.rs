//! Dice that anybody can check once the game is over. `docs/fair-dice.md` writes the whole
//! procedure out: what is here must never change, or old records could not be checked.

use hmac::{Hmac, KeyInit, Mac};
use rules::{Action, Position, ToAct};
use sha2::{Digest, Sha256};
use std::fmt::{self, Debug, Write};

/// Names this way of rolling, in case there will ever be another.
const METHOD: &str = "spielhof-roll-1";

/// Names this way of drawing the seat that begins. No roll has a message that begins so.
const LOT: &str = "spielhof-lot-1";

/// The server's secret until the game is over. It is written only where somebody asks for
/// it by name.
///
/// ```
/// use spielhof_table::{Seed, hex};
/// let seed = Seed::new([7; 32]);
/// assert_eq!(format!("{seed:?}"), "Seed(secret)"); // no log shows it by mistake
/// assert_eq!(Seed::from_hex(&seed.reveal()).unwrap().commitment(), seed.commitment());
/// assert_eq!(hex(&seed.commitment()).len(), 64);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes, which must come from a good source of randomness.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        from_hex(text).map(Seed)
    }

    /// The secret itself, in hexadecimal.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// SHA-256 of the seed, which can be told to everybody: it binds and gives nothing away.
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }
}

impl Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The dice of one table. The same seeds and the same number always give the same roll.
///
/// ```
/// use spielhof_table::{FairDice, Seed};
/// let dice = FairDice::new(Seed::new([7; 32]), &[(1, [1; 32])], "t1");
/// let rolls: Vec<usize> = (1..=5).map(|number| dice.roll(number, &[1; 6])).collect();
/// assert!(rolls.iter().all(|&face| face < 6));
/// assert_eq!(dice.roll(3, &[1; 6]), rolls[2]); // the same number, the same roll
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairDice {
    seed: Seed,
    /// What stands in every message after the name of the method: the table and the salts.
    head: String,
}

impl FairDice {
    /// Dice from the server's seed, the seats' own seeds (a seat is counted from one) and
    /// the id of the table.
    pub fn new(seed: Seed, salts: &[(u8, [u8; 32])], table: &str) -> FairDice {
        let salts = by_seat(salts);
        let lines = std::iter::once(table.to_owned());
        let lines = lines.chain(salts.iter().map(|(_, salt)| hex(salt)));
        FairDice { seed, head: lines.map(|line| line + "\n").collect() }
    }

    /// The roll with this number: the place of an outcome among those with these weights.
    pub fn roll(&self, number: u32, weights: &[u32]) -> usize {
        let total: u64 = weights.iter().copied().map(u64::from).sum();
        let block = |counter| self.block(METHOD, &format!("{number}\n{counter}"));
        choose(below(total, block), weights)
    }

    /// The seat that begins, counted from one, drawn uniformly among this number of seats.
    pub fn first(&self, seats: u8) -> u8 {
        let block = |counter: u32| self.block(LOT, &counter.to_string());
        // Less than the number of seats.
        below(u64::from(seats), block) as u8 + 1
    }

    /// The roll with this number where chance decides next; `None` where it does not.
    /// Outcomes are sorted as they are written, so that their order is no matter of ours.
    pub fn draw(&self, number: u32, position: &Position) -> Option<Action> {
        if position.to_act() != ToAct::Chance {
            return None;
        }
        let mut outcomes: Vec<(String, Action, u32)> = Vec::new();
        for (action, weight) in position.chances() {
            let written = position.write(action);
            let place = outcomes.partition_point(|(other, ..)| *other <= written);
            outcomes.insert(place, (written, action, weight));
        }
        let weights: Vec<u32> = outcomes.iter().map(|&(.., weight)| weight).collect();
        outcomes.get(self.roll(number, &weights)).map(|&(_, action, _)| action)
    }

    /// 64 bits for a message; its end has a counter that asks for others where the first do not
    /// fit.
    fn block(&self, method: &str, end: &str) -> u64 {
        // A short key is filled up with zeros: that is what HMAC does with it.
        let mut key = [0; 64];
        key[..32].copy_from_slice(&self.seed.0);
        let mut mac = Hmac::<Sha256>::new(&key.into());
        mac.update(format!("{method}\n{}{end}", self.head).as_bytes());
        let bytes: [u8; 32] = mac.finalize().into_bytes().into();
        bytes.iter().take(8).fold(0, |bits, &byte| bits << 8 | u64::from(byte))
    }
}

/// The seats' own seeds in the order of the seats.
pub(crate) fn by_seat(salts: &[(u8, [u8; 32])]) -> Vec<(u8, [u8; 32])> {
    let mut sorted: Vec<(u8, [u8; 32])> = Vec::with_capacity(salts.len());
    for &(seat, salt) in salts {
        let place = sorted.partition_point(|&(other, _)| other <= seat);
        sorted.insert(place, (seat, salt));
    }
    sorted
}

/// A number below the total, each as likely as any other: blocks from the last, incomplete
/// run of totals below 2^64 are thrown away.
fn below(total: u64, mut block: impl FnMut(u32) -> u64) -> u64 {
    if total == 0 {
        return 0;
    }
    let all = 1u128 << 64;
    let limit = all - all % u128::from(total);
    let mut counter = 0;
    loop {
        let bits = block(counter);
        if u128::from(bits) < limit {
            return bits % total;
        }
        counter += 1;
    }
}

/// The place where the running sum of the weights passes this number.
fn choose(number: u64, weights: &[u32]) -> usize {
    let mut sum = 0;
    let passed = |&weight: &u32| {
        sum += u64::from(weight);
        sum > number
    };
    weights.iter().position(passed).unwrap_or(0)
}

/// 32 bytes as 64 hexadecimal digits in lower case.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing into a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Reads 64 hexadecimal digits in lower case, and nothing else: there is one way to write
/// a seed.
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let text: &[u8; 64] = text.as_bytes().try_into().ok()?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_of_the_incomplete_run_is_thrown_away() {
        let blocks = |first: u64| move |counter| if counter == 0 { first } else { 4 };
        // 2^64 leaves 4 by 6: the last four numbers below it belong to no whole run.
        let limit = u64::MAX - 3;
        assert_eq!(limit % 6, 0);
        assert_eq!(below(6, blocks(limit - 1)), 5);
        for thrown_away in limit..=u64::MAX {
            assert_eq!(below(6, blocks(thrown_away)), 4);
        }
        // By 8 it leaves nothing, and nothing is thrown away.
        assert_eq!(below(8, blocks(u64::MAX)), 7);
        assert_eq!(below(1, blocks(u64::MAX)), 0);
    }

    #[test]
    fn each_outcome_has_as_many_numbers_as_its_weight() {
        let chosen: Vec<usize> = (0..6).map(|number| choose(number, &[2, 0, 1, 3])).collect();
        assert_eq!(chosen, [0, 0, 2, 3, 3, 3]);
    }
}
