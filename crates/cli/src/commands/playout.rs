//! `spielhof playout`: one game by computer players, as a record.

use super::{contestant, course, for_each_seat, fresh_seed, number, text};
use crate::say::{Fault, print};
use clap::ArgMatches;
use contest::Mind;
use rules::ToAct;
use search::{Player, Rng};
use table::Record;

/// Alone there is no turn limit, and random play seldom solves anything.
const ALONE_AT_MOST: u32 = 1000;

pub fn run(args: &ArgMatches) -> Result<(), Fault> {
    let id = text(args, "game").ok_or(Fault::UsageOther)?;
    let mut course = course(args, id)?;
    let game = course.game().clone();
    let seats = game.seating().seats();
    let by = for_each_seat(text(args, "by").unwrap_or("random"), seats, contestant)?;
    let seed = number(args, "seed")?.unwrap_or_else(fresh_seed);

    let mut minds =
        by.iter().map(Mind::new).collect::<Result<Vec<_>, _>>().map_err(Fault::Engine)?;
    let mut rng = Rng::new(seed);
    while seats > 1 || course.turns() < ALONE_AT_MOST {
        let action = match course.to_act() {
            ToAct::Seat(seat) => {
                minds[seat.index()].act(&course, &mut rng).map_err(Fault::Engine)?
            }
            ToAct::Chance => Player::Random.act(course.position(), &mut rng),
            ToAct::Over(_) => break,
        };
        let Some(action) = action else { break };
        if course.act(action).is_err() {
            break; // Players choose among legal actions only.
        }
    }
    let mut record = Record::of(&course).note("seed", &seed.to_string());
    for (player, seat) in by.iter().zip(1..) {
        record = record.note(&format!("seat {seat}"), &player.to_string());
    }
    print(&record.to_string())
}
