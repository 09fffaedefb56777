//! Counts the sequences of actions from the start, the usual check of a move generator.
//!
//! `cargo run --release --example perft -- [GAME [PLAYERS [DEPTH]]]`

use spielhof::Spec;
use std::env::args;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let id = args().nth(1).unwrap_or("halma".to_owned());
    let players = args().nth(2).map_or(Ok(2), |number| number.parse())?;
    let depth = args().nth(3).map_or(Ok(3), |number| number.parse())?;
    let game = Spec::of(&id, players)?.build()?;
    let start = game.start();
    for (action, count) in start.divide(depth) {
        println!("{}: {count}", game.write(action));
    }
    println!("{}", start.perft(depth));
    Ok(())
}
