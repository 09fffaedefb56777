//! Makes the file of puzzles of a game: `make GAME COUNT SEED [turns=N] [effort=N] [OPTION=VALUE …]`,
//! with what it has as input.
//!
//! Puzzles that are there stay as they are, with their ids; new ones are added until there are COUNT.

use rules::Spec;
use spielhof_puzzle::{Collection, Maker, Wanted};
use std::collections::HashMap;
use std::io::Read;

/// No more seeds than this for each puzzle that is wanted.
const TRIES: u64 = 400;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, count, seed, options @ ..] = arguments.as_slice() else {
        return Err(
            "usage: make GAME COUNT SEED [turns=N] [effort=N] [OPTION=VALUE …] < OLD > NEW".into(),
        );
    };
    let (count, seed): (usize, u64) = (count.parse()?, seed.parse()?);
    let mut spec = Spec::smallest(game)?;
    let mut wanted = Wanted::default();
    for option in options {
        let (name, value) = option.split_once('=').ok_or("an option is NAME=VALUE")?;
        match name {
            "turns" => wanted.turns = value.parse()?,
            "effort" => wanted.effort = value.parse()?,
            _ => spec = spec.set(name, value),
        }
    }
    let game = spec.build()?;
    let mut maker = Maker::new(&game, wanted);
    let mut collection = Collection::of(&game);
    let mut old = String::new();
    std::io::stdin().read_to_string(&mut old)?;
    collection.puzzles = Collection::read(&old)?.puzzles;
    for puzzle in &collection.puzzles {
        maker.know(collection.course(puzzle)?.position());
    }
    // At most half of one difficulty, and a quarter in one turn.
    let mut kept: HashMap<u8, usize> = HashMap::new();
    let mut short = 0;
    for puzzle in &collection.puzzles {
        *kept.entry(puzzle.difficulty).or_default() += 1;
        short += usize::from(puzzle.turns == 1);
    }
    let mut last = number(collection.puzzles.last().map_or("", |puzzle| &puzzle.id));
    for seed in seed..seed + TRIES * count as u64 {
        if collection.puzzles.len() >= count {
            break;
        }
        for mut puzzle in maker.make(seed) {
            let same = kept.entry(puzzle.difficulty).or_default();
            if *same * 2 >= count || puzzle.turns == 1 && short * 4 >= count {
                continue;
            }
            *same += 1;
            short += usize::from(puzzle.turns == 1);
            last += 1;
            puzzle.id = format!("{}-{last}", collection.game);
            collection.puzzles.push(puzzle);
        }
    }
    eprintln!(
        "{}: {} puzzles, by difficulty {:?}",
        collection.game,
        collection.puzzles.len(),
        (1..=5).map(|one| kept.get(&one).copied().unwrap_or(0)).collect::<Vec<_>>()
    );
    print!(
        "# Puzzles of {}, made by scripts/puzzles. Ids stay with their positions.\n{collection}",
        collection.game
    );
    Ok(())
}

fn number(id: &str) -> u64 {
    id.rsplit('-').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}
