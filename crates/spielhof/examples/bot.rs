//! A small bot against level 2: it plays the action after which its opponent has the fewest
//! replies. Replace `choose` by your own idea.
//!
//! `cargo run --release --example bot -- [GAME]`

use spielhof::{Action, Course, Level, Player, Position, Rng, Seat, Spec, ToAct, random_any};
use std::env::args;
use std::error::Error;

/// The bot: the fewest replies.
fn choose(position: &Position) -> Option<Action> {
    let replies = |action: &Action| {
        let mut after = position.clone();
        after.act(*action).map_or(usize::MAX, |_| after.actions().len())
    };
    position.actions().into_iter().min_by_key(replies)
}

fn main() -> Result<(), Box<dyn Error>> {
    let id = args().nth(1).unwrap_or("star-halma".to_owned());
    let mut course = Course::new(Spec::of(&id, 2)?.build()?);
    let opponent = Player::Level(Level::new(2).ok_or("levels are 1 to 6")?);
    let mut rng = Rng::new(1);
    while course.ending().is_none() {
        let position = course.position();
        let action = match position.to_act() {
            ToAct::Seat(Seat(0)) => choose(position),
            ToAct::Seat(_) => opponent.act(position, &mut rng),
            ToAct::Chance => random_any(position, &mut rng),
            ToAct::Over(_) => None,
        };
        course.act(action.ok_or("no action is legal")?)?;
    }
    println!("{}", course.position().text());
    println!("{:?} after {} turns", course.outcome(), course.turns());
    Ok(())
}
