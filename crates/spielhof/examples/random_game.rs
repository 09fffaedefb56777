//! Plays a game at random and prints its record.
//!
//! `cargo run --example random_game -- [GAME [PLAYERS [SEED]]]`

use spielhof::{Course, Record, Rng, Spec, random_any};
use std::env::args;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let id = args().nth(1).unwrap_or("chinese-checkers".to_owned());
    let players = args().nth(2).map_or(Ok(2), |number| number.parse())?;
    let seed = args().nth(3).map_or(Ok(1), |number| number.parse())?;
    let mut course = Course::new(Spec::of(&id, players)?.build()?);
    let mut rng = Rng::new(seed);
    while course.ending().is_none() {
        let action = random_any(course.position(), &mut rng).ok_or("no action is legal")?;
        course.act(action)?;
    }
    print!("{}", Record::of(&course).note("seed", &seed.to_string()));
    Ok(())
}
