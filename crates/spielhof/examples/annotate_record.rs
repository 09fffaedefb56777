//! Reads a record from standard input and prints each turn with the score of a short search:
//! how many turns the side to act is ahead.
//!
//! `cargo run --example random_game | cargo run --release --example annotate_record`

use spielhof::{Course, History, Limits, Record, Thinker, ToAct};
use std::error::Error;
use std::io::{Read, stdin};

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    stdin().read_to_string(&mut text)?;
    let record: Record = text.parse()?;
    let finished = record.replay()?;
    let game = finished.game();
    let mut course = match finished.setup() {
        Some(setup) => Course::with_setup(game, setup)?,
        None => Course::new(game.clone()),
    };
    let mut thinker = Thinker::new();
    for &action in finished.actions() {
        let position = course.position();
        if let (ToAct::Seat(seat), true) = (position.to_act(), position.begins_turn()) {
            let history = History::of(course.turns(), course.past());
            let thought = thinker.think(position, &history, &Limits::nodes(2_000));
            let score = thought.map_or(0, |thought| thought.score);
            println!(
                "{:4} seat {} {:+.2}",
                course.turns(),
                seat.number(),
                f64::from(score) / 100.0
            );
        }
        println!("     {}", game.write(action));
        course.act(action)?;
    }
    println!("{:?}", finished.ending());
    Ok(())
}
