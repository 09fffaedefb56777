//! What a record says about its dice, so that anybody can check them.

use crate::dice::{FairDice, Seed, by_seat, from_hex, hex};
use crate::record_error::RecordError;
use rules::ErrorList;
use std::fmt::{self, Display};
use std::str::FromStr;

/// What a record says about its dice. `docs/fair-dice.md` tells what each line is for.
///
/// ```
/// use spielhof_table::{Proof, Seed};
/// let seed = Seed::new([7; 32]);
/// let proof = Proof {
///     commitment: seed.commitment(),
///     seed: None, // still secret
///     salts: Vec::new(),
///     table: "t1".to_owned(),
///     lot: None,
///     earlier: 0,
///     numbers: vec![1, 2],
/// };
/// assert!(proof.dice().is_none());
/// assert!(proof.to_string().ends_with("dice numbers: 1 2\n"));
/// assert!(Proof { seed: Some(seed), ..proof }.dice().is_some());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// SHA-256 of the server's seed, which everybody knew before the first roll.
    pub commitment: [u8; 32],
    /// The server's seed, once the game is over.
    pub seed: Option<Seed>,
    /// The seeds that players added, by seat, counted from one.
    pub salts: Vec<(u8, [u8; 32])>,
    /// The id of the table.
    pub table: String,
    /// The seat that was drawn to begin, from one, if the lot decided.
    pub lot: Option<u8>,
    /// How many rolls, the first ones of the record, were made before the table was opened. They
    /// are not proved.
    pub earlier: u32,
    /// The numbers of the other rolls that stand in the record, one after the other. Those
    /// that were taken back are missing.
    pub numbers: Vec<u32>,
}

impl Proof {
    /// The dice, once the seed is known.
    pub fn dice(&self) -> Option<FairDice> {
        self.seed.clone().map(|seed| FairDice::new(seed, &self.salts, &self.table))
    }
}

impl Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "dice table: {}", self.table)?;
        writeln!(f, "dice commitment: {}", hex(&self.commitment))?;
        for (seat, salt) in &self.salts {
            writeln!(f, "dice salt {seat}: {}", hex(salt))?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "dice seed: {}", seed.reveal())?;
        }
        if let Some(seat) = self.lot {
            writeln!(f, "dice lot: {seat}")?;
        }
        if self.earlier > 0 {
            writeln!(f, "dice earlier: {}", self.earlier)?;
        }
        write!(f, "dice numbers:")?;
        self.numbers.iter().try_for_each(|number| write!(f, " {number}"))?;
        writeln!(f)
    }
}

/// A proof half read.
#[derive(Default)]
pub(crate) struct Draft {
    commitment: Option<[u8; 32]>,
    seed: Option<Seed>,
    salts: Vec<(u8, [u8; 32])>,
    table: Option<String>,
    lot: Option<u8>,
    earlier: Option<u32>,
    numbers: Option<Vec<u32>>,
}

impl Draft {
    /// Reads the line `dice NAME: VALUE`. `None` if it makes no sense or is there twice.
    pub fn field(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "table" => set(&mut self.table, word(value)),
            "commitment" => set(&mut self.commitment, from_hex(value)),
            "seed" => set(&mut self.seed, Seed::from_hex(value)),
            "lot" => set(&mut self.lot, counting(value)),
            "earlier" => set(&mut self.earlier, counting(value)),
            "numbers" => {
                let numbers = value.split_whitespace().map(|number| number.parse().ok());
                set(&mut self.numbers, numbers.collect())
            }
            _ => self.salt(name.strip_prefix("salt ")?, value),
        }
    }

    fn salt(&mut self, of: &str, value: &str) -> Option<()> {
        let number = counting(of)?;
        if self.salts.iter().any(|&(other, _)| other == number) {
            return None;
        }
        self.salts.push((number, from_hex(value)?));
        Some(())
    }

    /// The proof, if there was any line of one, in a game of `seats` seats.
    pub fn finish(self, seats: u8, over: bool) -> Result<Option<Proof>, ErrorList<RecordError>> {
        let none = self.commitment.is_none() && self.table.is_none() && self.numbers.is_none();
        let bare = self.seed.is_none() && self.lot.is_none() && self.earlier.is_none();
        if none && bare && self.salts.is_empty() {
            return Ok(None);
        }
        let mut faults = Vec::new();
        let missing = [
            ("dice table", self.table.is_none()),
            ("dice commitment", self.commitment.is_none()),
            ("dice numbers", self.numbers.is_none()),
        ];
        let missing = missing.into_iter().filter(|&(_, is_missing)| is_missing);
        faults.extend(missing.map(|(name, _)| RecordError::Missing(name)));
        let strange = self.salts.iter().filter(|&&(seat, _)| seat > seats);
        faults.extend(strange.map(|&(seat, _)| RecordError::SaltOfNobody(seat)));
        if self.seed.is_some() && !over {
            faults.push(RecordError::SeedTooEarly);
        }
        match (self.table, self.commitment, self.numbers) {
            (Some(table), Some(commitment), Some(numbers)) if faults.is_empty() => {
                let Draft { seed, salts, lot, earlier, .. } = self;
                let earlier = earlier.unwrap_or(0);
                let salts = by_seat(&salts);
                Ok(Some(Proof { commitment, seed, salts, table, lot, earlier, numbers }))
            }
            _ => Err(faults.into()),
        }
    }
}

/// Sets what is not set yet.
fn set<T>(field: &mut Option<T>, value: Option<T>) -> Option<()> {
    if field.is_some() {
        return None;
    }
    *field = Some(value?);
    Some(())
}

/// A seat or a number of rolls, from one. There is one way to write it: another program reads this
/// too.
fn counting<N: FromStr + Display + Default + PartialOrd>(text: &str) -> Option<N> {
    let number: N = text.parse().ok()?;
    (number > N::default() && number.to_string() == text).then_some(number)
}

/// One word: what is hashed must not depend on how spaces are read.
fn word(text: &str) -> Option<String> {
    let is_word = !text.is_empty() && text.chars().all(|c| c.is_ascii_graphic());
    is_word.then(|| text.to_owned())
}
