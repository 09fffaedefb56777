//! Dice that are right are found right, and whatever somebody changes is found out.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::ErrorList;
use rules::{Spec, ToAct};
use search::{Player, Rng};
use spielhof_table::{
    Course, Ending, FairDice, Proof, Record, RecordError, Seed, VerifyError, hex, verify,
};

const SALTS: [(u8, [u8; 32]); 2] = [(1, [0xa1; 32]), (2, [0xb2; 32])];

/// A game with fair dice, broken off after some turns. Every tenth number is missing, as if
/// that roll had been taken back.
fn fair_game(id: &str, options: &[(&str, &str)], seed: u8, turns: u32) -> Record {
    let spec = Spec::of(id, 2).unwrap();
    let spec = options.iter().fold(spec, |spec, (name, value)| spec.set(name, value));
    let mut course = Course::new(spec.build().unwrap());
    let (secret, table) = (Seed::new([seed; 32]), format!("{id}-{seed}"));
    let dice = FairDice::new(secret.clone(), &SALTS, &table);
    let mut rng = Rng::new(u64::from(seed));
    let (mut number, mut numbers) = (0, Vec::new());
    while course.turns() < turns && course.ending().is_none() {
        let action = match course.to_act() {
            ToAct::Chance => {
                number += if number % 10 == 9 { 2 } else { 1 };
                numbers.push(number);
                dice.draw(number, course.position())
            }
            _ => Player::Baseline.act(course.position(), &mut rng),
        };
        course.act(action.unwrap()).unwrap();
    }
    let record = match course.ending() {
        Some(_) => Record::of(&course),
        None => Record::of(&course).ended(Ending::Aborted, None),
    };
    let (commitment, salts) = (secret.commitment(), SALTS.to_vec());
    Record {
        proof: Some(Proof {
            commitment,
            seed: Some(secret),
            salts,
            table,
            lot: None,
            earlier: 0,
            numbers,
        }),
        ..record
    }
}

fn barricade() -> Record {
    fair_game("barricade", &[], 3, 30)
}

/// The record as somebody has changed its text.
fn changed(from: &str, to: &str) -> Result<Record, ErrorList<RecordError>> {
    let text = barricade().to_string();
    assert!(text.contains(from), "{from} is not in {text}");
    text.replacen(from, to, 1).parse()
}

fn fault(from: &str, to: &str) -> VerifyError {
    verify(&changed(from, to).unwrap()).unwrap_err()
}

fn proof_of(record: &mut Record) -> &mut Proof {
    record.proof.as_mut().unwrap()
}

#[test]
fn every_game_of_chance_can_be_checked() {
    for (id, options) in [
        ("barricade", vec![("opening", "first")]),
        ("barricade-gold", vec![]),
        ("rakado", vec![]),
        ("dice-halma", vec![]),
        ("cat-and-mouse", vec![("setup", "random")]),
    ] {
        for seed in 0..3 {
            let record = fair_game(id, &options, seed, 40);
            let read: Record = record.to_string().parse().unwrap();
            assert_eq!(read, record);
            let verdict = verify(&read).unwrap();
            assert!(verdict.rolls >= 19, "{id}: {verdict:?}");
            assert_eq!(verdict.skipped[0], 10..=10);
        }
    }
}

#[test]
fn a_whole_game_can_be_checked() {
    let record = fair_game("barricade", &[], 8, u32::MAX);
    assert_eq!(record.ending, Some(Ending::Rules));
    assert!(verify(&record).unwrap().rolls > 20);
}

/// These were written once and stay: what could be checked then can be checked for ever.
#[test]
fn records_of_old_can_still_be_checked() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fair");
    let (mut games, mut numbers) = (Vec::new(), Vec::new());
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text);
        assert!(verify(&record).unwrap().rolls > 0);
        games.push(record.game);
        numbers.push(record.rules);
    }
    games.sort();
    assert_eq!(games, ["barricade", "cat-and-mouse", "cat-and-mouse", "dice-halma", "rakado"]);
    assert!(numbers.contains(&1) && numbers.contains(&2), "of which rules: {numbers:?}");
}

/// A game that was copied and then went on: its first rolls are not proved.
#[test]
fn records_of_copied_games_can_still_be_checked() {
    let text = include_str!("copied/barricade.txt");
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    let verdict = verify(&record).unwrap();
    assert!(verdict.rolls > 0 && verdict.earlier > 0, "{verdict:?}");
}

/// A game without dice in which the lot decided that seat 2 begins.
const LOT: &str = include_str!("lot/halma.txt");

#[test]
fn the_lot_that_decides_who_begins_is_checked() {
    let record: Record = LOT.parse().unwrap();
    assert_eq!(record.to_string(), LOT);
    assert_eq!(verify(&record).unwrap().first, Some(2));
    let other = |from: &str, to: &str| {
        assert!(LOT.contains(from), "{from}");
        verify(&LOT.replacen(from, to, 1).parse().unwrap()).unwrap_err()
    };
    let wrong = VerifyError::OtherFirst { written: 1, drawn: 2 };
    assert_eq!(other("dice lot: 2", "dice lot: 1"), wrong);
    assert_eq!(other("first: 2", "first: 1"), wrong);
    let both = LOT.replace("first: 2", "first: 1").replace("dice lot: 2", "dice lot: 1");
    assert_eq!(verify(&both.parse().unwrap()), Err(wrong));
    let foreign = other("dice table: halma-1", "dice table: halma-0");
    assert!(matches!(foreign, VerifyError::OtherFirst { .. }), "{foreign:?}");
    for bad in ["dice lot: 0", "dice lot: 02", "dice lot: 2\ndice lot: 2"] {
        assert!(LOT.replacen("dice lot: 2", bad, 1).parse::<Record>().is_err(), "{bad}");
    }
}

#[test]
fn another_roll_is_found_out_where_it_stands() {
    let record = barricade();
    let numbers = &record.proof.as_ref().unwrap().numbers;
    let mut roll = 0;
    for turn in 0..record.turns.len() {
        for at in 0..record.turns[turn].len() {
            let written = &record.turns[turn][at];
            if written.len() != 2 {
                continue;
            }
            let drawn = written.clone();
            let other = if drawn == "d6" { "d1" } else { "d6" };
            let mut record = record.clone();
            record.turns[turn][at] = other.to_owned();
            let fault = VerifyError::OtherRoll {
                turn: turn + 1,
                number: numbers[roll],
                written: other.to_owned(),
                drawn,
            };
            assert_eq!(verify(&record), Err(fault));
            roll += 1;
        }
    }
    assert_eq!(roll, numbers.len());
}

#[test]
fn another_seed_salt_or_table_is_found_out() {
    let fault_of = |change: &dyn Fn(&mut Proof)| {
        let mut record = barricade();
        change(proof_of(&mut record));
        verify(&record).unwrap_err()
    };
    let seed = Seed::new([4; 32]);
    let (promised, revealed) = (Seed::new([3; 32]).commitment(), seed.commitment());
    let other = VerifyError::OtherSeed { promised, revealed };
    assert_eq!(fault_of(&|proof| proof.seed = Some(seed.clone())), other);
    let roll = |fault| matches!(fault, VerifyError::OtherRoll { .. });
    assert!(roll(fault_of(&|proof| {
        (proof.seed, proof.commitment) = (Some(seed.clone()), seed.commitment());
    })));
    assert!(roll(fault_of(&|proof| proof.salts[1].1[31] ^= 1)));
    assert!(roll(fault_of(&|proof| proof.salts = vec![(1, [0xb2; 32]), (2, [0xa1; 32])])));
    assert!(roll(fault_of(&|proof| proof.salts.truncate(1))));
    assert!(roll(fault_of(&|proof| proof.table.push('0'))));
}

#[test]
fn other_numbers_are_found_out() {
    let order = |before, number| VerifyError::Order { before, number };
    assert_eq!(fault("numbers: 1 2 3", "numbers: 1 3 2"), order(3, 2));
    assert_eq!(fault("numbers: 1 2 3", "numbers: 1 2 2"), order(2, 2));
    assert_eq!(fault("numbers: 1 2 3", "numbers: 0 2 3"), order(0, 0));
    assert_eq!(fault("numbers: 1 2 3", "numbers: 4294967295 2 3"), order(u32::MAX, 2));
    let one_on = fault("9 11 12", "9 10 12");
    assert!(matches!(one_on, VerifyError::OtherRoll { number: 10, .. }), "{one_on:?}");

    let mut record = barricade();
    let last = proof_of(&mut record).numbers.pop().unwrap();
    assert_eq!(verify(&record), Err(VerifyError::NoNumber { turn: record.turns.len() }));
    proof_of(&mut record).numbers.extend([last, last + 5]);
    assert_eq!(verify(&record), Err(VerifyError::NoRoll { number: last + 5 }));
}

#[test]
fn what_cannot_be_checked_says_so() {
    let record = Record { proof: None, ..barricade() };
    assert_eq!(verify(&record), Err(VerifyError::NoProof));
    let mut record = barricade();
    proof_of(&mut record).seed = None;
    assert_eq!(verify(&record), Err(VerifyError::NotRevealed));
    let illegal = fault("\n30. ", "\n30. a1-b2 ");
    assert!(matches!(illegal, VerifyError::Record(RecordError::Action { .. })), "{illegal:?}");
    let lie = fault("ending: aborted", "ending: rules");
    assert!(matches!(lie, VerifyError::Record(RecordError::Result { .. })), "{lie:?}");
}

#[test]
fn a_game_that_goes_on_has_a_proof_without_a_seed() {
    let mut record = barricade();
    (record.ending, proof_of(&mut record).seed) = (None, None);
    let text = record.to_string();
    assert!(!text.contains("dice seed"), "{text}");
    assert_eq!(text.parse::<Record>(), Ok(record.clone()));
    let Proof { numbers, .. } = proof_of(&mut record);
    (*numbers, record.turns) = (Vec::new(), Vec::new());
    let text = record.to_string();
    assert!(text.contains("dice numbers:\n"), "{text}");
    assert_eq!(text.parse::<Record>(), Ok(record));
}

#[test]
fn a_malformed_proof_is_refused_when_it_is_read() {
    let (seed, salt) = (hex(&[3; 32]), hex(&[0xa1; 32]));
    for (from, to) in [
        (seed.as_str(), &seed[1..]),
        (&salt, &salt.to_uppercase()),
        ("dice salt 1", "dice salt 0"),
        ("dice salt 1", "dice salt 01"),
        ("dice salt 1", "dice salt"),
        ("dice salt 1", "dice salt 2"),
        ("dice salt 1", "dice pepper"),
        ("dice table: barricade-3", "dice table: barricade 3"),
        ("dice table: barricade-3", "dice table:"),
        ("dice numbers: 1 2", "dice numbers: 1, 2"),
        ("dice numbers: 1 2", "dice numbers: 1 -2"),
        ("dice numbers:", "dice numbers: 1\ndice numbers:"),
        ("dice seed:", &format!("dice seed: {seed}\ndice seed:")),
    ] {
        let faults = changed(from, to).unwrap_err();
        assert!(matches!(faults[0], RecordError::Header { .. }), "{from} {to} {faults:?}");
    }
    for (line, field) in [
        ("dice table: barricade-3\n", "dice table"),
        (&format!("dice commitment: {}\n", hex(&Seed::new([3; 32]).commitment())), {
            "dice commitment"
        }),
    ] {
        assert_eq!(changed(line, ""), Err(RecordError::Missing(field).into()));
    }
    let numbers = "game: halma\nrules: 1\nplayers: 2\ndice numbers:\nactions:\n";
    let missing = ["dice table", "dice commitment"].map(RecordError::Missing);
    assert_eq!(numbers.parse::<Record>(), Err(missing.to_vec().into()));
    assert_eq!(changed("dice salt 2", "dice salt 3"), Err(RecordError::SaltOfNobody(3).into()));
    assert_eq!(changed("ending: aborted\n", ""), Err(RecordError::SeedTooEarly.into()));
}
