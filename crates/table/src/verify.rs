//! Did the dice of a record fall as they should?

use crate::dice::FairDice;
use crate::proof::Proof;
use crate::record::Record;
use crate::record_error::RecordError;
use rules::{Action, Position, ToAct};
use std::ops::RangeInclusive;

/// The dice are right.
///
/// ```
/// use spielhof_table::{Course, FairDice, Proof, Record, Seed, verify};
/// let seed = Seed::new([7; 32]);
/// let dice = FairDice::new(seed.clone(), &[], "t1");
/// let spec = rules::Spec::of("barricade", 2).unwrap().set("opening", "first");
/// let mut course = Course::new(spec.build().unwrap());
/// course.act(dice.draw(1, course.position()).unwrap()).unwrap();
///
/// let (commitment, table) = (seed.commitment(), "t1".to_owned());
/// let (seed, salts, numbers) = (Some(seed), Vec::new(), vec![1]);
/// let proof = Proof { commitment, seed, salts, table, lot: None, earlier: 0, numbers };
/// let record = Record { proof: Some(proof), ..Record::of(&course) };
/// assert_eq!(verify(&record).unwrap().rolls, 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How many rolls were checked: all that stand in the record but for the earlier ones.
    pub rolls: usize,
    /// How many rolls, the first ones, were made before the table was opened. Nobody can check
    /// those.
    pub earlier: u32,
    /// The numbers before the last one that do not stand in the record, run by run. Only
    /// what was taken back may be missing: who sat at the table knows.
    pub skipped: Vec<RangeInclusive<u32>>,
    /// The seat that was drawn to begin, if the lot decided; that is checked too.
    pub first: Option<u8>,
}

/// Why dice are not right, or cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// The record cannot be replayed.
    #[error("{0}")]
    Record(RecordError),
    /// The record says nothing about its dice.
    #[error("the record has no proof of its dice")]
    NoProof,
    /// The seed is not revealed yet.
    #[error("the seed is not revealed yet")]
    NotRevealed,
    /// The seed is not the one that was promised.
    #[error("the revealed seed does not match the commitment")]
    OtherSeed {
        /// The commitment.
        promised: [u8; 32],
        /// What the commitment to this seed would have been.
        revealed: [u8; 32],
    },
    /// Another seat began than the one that was drawn.
    #[error("seat {written} began, but seat {drawn} was drawn")]
    OtherFirst {
        /// The seat that began.
        written: u8,
        /// The seat that was drawn.
        drawn: u8,
    },
    /// A number does not come after the one before it, or is zero.
    #[error("number {number} does not follow {before}")]
    Order {
        /// The number before, zero at the beginning.
        before: u32,
        /// The number.
        number: u32,
    },
    /// The record has fewer rolls than it says were made before the table was opened.
    #[error("{earlier} earlier rolls are claimed, but there are {found}")]
    Earlier {
        /// How many it says.
        earlier: u32,
        /// How many rolls it has.
        found: u32,
    },
    /// A roll has no number.
    #[error("a roll in turn {turn} has no number")]
    NoNumber {
        /// In which turn, counted from one.
        turn: usize,
    },
    /// A number has no roll.
    #[error("number {number} has no roll")]
    NoRoll {
        /// The number.
        number: u32,
    },
    /// A roll is not the one that fell.
    #[error("roll {number} in turn {turn} is `{written}`, but `{drawn}` was drawn")]
    OtherRoll {
        /// In which turn, counted from one.
        turn: usize,
        /// The number of the roll.
        number: u32,
        /// What the record says.
        written: String,
        /// What fell.
        drawn: String,
    },
}

impl From<RecordError> for VerifyError {
    fn from(fault: RecordError) -> VerifyError {
        VerifyError::Record(fault)
    }
}

/// Checks every roll of a record, and that the seed is the one that was promised. Whether
/// the promise is the one the players heard, they have to compare themselves.
pub fn verify(record: &Record) -> Result<Verdict, VerifyError> {
    let proof = record.proof.as_ref().ok_or(VerifyError::NoProof)?;
    let (seed, dice) = proof.seed.as_ref().zip(proof.dice()).ok_or(VerifyError::NotRevealed)?;
    if seed.commitment() != proof.commitment {
        let (promised, revealed) = (proof.commitment, seed.commitment());
        return Err(VerifyError::OtherSeed { promised, revealed });
    }
    let first = drawn_first(record, proof, &dice)?;
    let skipped = skipped(proof)?;
    let mut numbers = proof.numbers.iter();
    let mut earlier = 0;
    // A wrong roll is told before the actions that it makes impossible.
    record.replay_with(|turn, position: &Position, action: Action| {
        if position.to_act() != ToAct::Chance {
            return Ok(());
        }
        if earlier < proof.earlier {
            earlier += 1;
            return Ok(());
        }
        let &number = numbers.next().ok_or(VerifyError::NoNumber { turn })?;
        match dice.draw(number, position) {
            Some(drawn) if drawn != action => Err(VerifyError::OtherRoll {
                turn,
                number,
                written: position.write(action),
                drawn: position.write(drawn),
            }),
            _ => Ok(()),
        }
    })?;
    if earlier < proof.earlier {
        return Err(VerifyError::Earlier { earlier: proof.earlier, found: earlier });
    }
    match numbers.next() {
        Some(&number) => Err(VerifyError::NoRoll { number }),
        None => Ok(Verdict { rolls: proof.numbers.len(), earlier, skipped, first }),
    }
}

/// The seat that was drawn to begin, where the lot decided: the proof and the game must both
/// have it.
fn drawn_first(record: &Record, proof: &Proof, dice: &FairDice) -> Result<Option<u8>, VerifyError> {
    let Some(lot) = proof.lot else { return Ok(None) };
    let drawn = dice.first(record.players);
    match [lot, record.first].into_iter().find(|&written| written != drawn) {
        Some(written) => Err(VerifyError::OtherFirst { written, drawn }),
        None => Ok(Some(drawn)),
    }
}

/// The numbers in between that are missing, where all of them rise.
fn skipped(proof: &Proof) -> Result<Vec<RangeInclusive<u32>>, VerifyError> {
    let mut skipped = Vec::new();
    let mut before = 0;
    for &number in &proof.numbers {
        if number <= before {
            return Err(VerifyError::Order { before, number });
        }
        skipped.extend((before + 1 < number).then(|| before + 1..=number - 1));
        before = number;
    }
    Ok(skipped)
}
