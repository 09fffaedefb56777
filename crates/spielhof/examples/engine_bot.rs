//! A bot that `spielhof match` can play against: it reads commands of the engine protocol from
//! standard input and answers on standard output. Replace `choose` by your own idea.
//!
//! `spielhof match "exec:target/release/examples/engine_bot" level1 star-halma --games 20`

use spielhof::rules::{Marking, Piece, Place};
use spielhof::{Action, Cell, Course, Position, Rng, Seat, Spec, ToAct};
use std::error::Error;
use std::io::{Write, stdin, stdout};

/// The bot: the action after which its pieces have the least way to go; chance among several.
pub fn choose(position: &Position, rng: &mut Rng) -> Option<Action> {
    let ToAct::Seat(seat) = position.to_act() else { return None };
    let after = |action| {
        let mut next = position.clone();
        next.act(action).map_or(u32::MAX, |_| way_to_go(&next, seat))
    };
    let ways: Vec<(Action, u32)> =
        position.actions().into_iter().map(|action| (action, after(action))).collect();
    let least = ways.iter().map(|&(_, way)| way).min()?;
    let best: Vec<Action> =
        ways.into_iter().filter(|&(_, way)| way == least).map(|(action, _)| action).collect();
    rng.pick(&best)
}

/// How far the pieces of a seat are from the far ends of their goals, all together.
fn way_to_go(position: &Position, seat: Seat) -> u32 {
    let (game, board) = (position.game(), position.board());
    let markings = game.markings();
    let area = |wanted| markings.iter().find(|(marking, _)| *marking == wanted);
    let mut way = 0;
    for colour in game.seating().all_colours() {
        if game.seating().seat_of(colour) != seat {
            continue;
        }
        let (Some((_, home)), Some((_, goal))) =
            (area(Marking::Home(colour)), area(Marking::Goal(colour)))
        else {
            continue;
        };
        let from_home = |end: Cell| home.iter().map(|&cell| board.distance(cell, end)).sum::<u16>();
        let Some(&end) = goal.iter().max_by_key(|&&cell| from_home(cell)) else { continue };
        for (piece, place) in position.pieces() {
            if let (Piece::Of(of), Place::On(cell)) = (piece, place)
                && of == colour
            {
                way += u32::from(board.distance(cell, end));
            }
        }
    }
    way
}

/// The game as it was told.
pub struct Bot {
    /// The actions so far.
    pub course: Course,
    rng: Rng,
}

impl Bot {
    /// At the start of Halma for two, as the protocol says.
    pub fn new() -> Result<Bot, Box<dyn Error>> {
        Ok(Bot { course: Course::new(Spec::of("halma", 2)?.build()?), rng: Rng::new(1) })
    }

    /// Carries a command out. The answer, if there is one.
    pub fn obey(&mut self, line: &str) -> Result<Option<String>, Box<dyn Error>> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["game", id, options @ ..] => self.game(id, options)?,
            ["position", "start"] => self.position(&[])?,
            ["position", "start", "actions", actions @ ..] => self.position(actions)?,
            ["go", ..] => {
                let action = choose(self.course.position(), &mut self.rng);
                let action = action.ok_or("no seat is to act")?;
                return Ok(Some(format!("best {}", self.course.game().write(action))));
            }
            ["ready"] => return Ok(Some("ready".to_owned())),
            [] | ["stop"] => {}
            _ => return Err(format!("unknown command: {line}").into()),
        }
        Ok(None)
    }

    /// `game star-halma players=2 first=1 blocked=clear`
    fn game(&mut self, id: &str, options: &[&str]) -> Result<(), Box<dyn Error>> {
        let mut spec = Spec::smallest(id)?;
        for option in options {
            if let Some(("players", number)) = option.split_once('=') {
                spec = Spec::of(id, number.parse()?)?;
            }
        }
        for option in options {
            spec = match option.split_once('=').ok_or("an option is name=value")? {
                ("players", _) => spec,
                ("first", seat) => spec.starting(seat.parse()?),
                ("rules", number) => spec.with_rules(number.parse()?),
                (name, value) => spec.set(name, value),
            };
        }
        self.course = Course::new(spec.build()?);
        Ok(())
    }

    /// `position start actions e6-f7 m8-l8`: the game from its start.
    fn position(&mut self, actions: &[&str]) -> Result<(), Box<dyn Error>> {
        let mut course = Course::new(self.course.game().clone());
        for text in actions {
            course.act(course.position().read(text)?)?;
        }
        self.course = course;
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut bot = Bot::new()?;
    for line in stdin().lines() {
        let line = line?;
        if line.trim() == "quit" {
            break;
        }
        match bot.obey(&line) {
            Ok(Some(answer)) => println!("{answer}"),
            Ok(None) => {}
            Err(fault) => println!("error {fault}"),
        }
        // The caller waits for the answer.
        stdout().flush()?;
    }
    Ok(())
}
