//! One game of a match.

use crate::contestant::Mind;
use crate::engine::EngineError;
use rules::{Spec, ToAct};
use search::{Player, Rng};
use table::{Course, Ending, Record};

/// Which of the two contestants sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Participant {
    /// The one whose score is counted.
    First,
    /// The other.
    Second,
}

/// A game that has been played.
#[derive(Clone, Debug)]
pub struct Played {
    /// What the first contestant made of it: 1 for a win, 0 for a loss, a share of 1 for
    /// a win that is shared. A game that only the turn limit ended counts as shared by all.
    pub points: f64,
    /// How it ended.
    pub ending: Ending,
    /// Turns played.
    pub turns: u32,
    /// The game.
    pub record: Record,
}

/// Alone there is no turn limit.
const ALONE_AT_MOST: u32 = 2_000;

/// Plays a game: an opening of random turns, then the contestants on their chairs. The
/// opening and the dice depend on the seed alone.
pub fn play(
    spec: &Spec,
    chairs: &[Participant],
    minds: &mut [Mind; 2],
    opening: u32,
    seed: u64,
) -> Result<Played, EngineError> {
    let game = spec.build().map_err(|_| EngineError::Ended { command: spec.id().to_owned() })?;
    let mut course = random_opening(Course::new(game), opening, seed);
    let mut dice = Rng::new(seed ^ DICE);
    let mut luck = Rng::new(
        seed ^ LUCK ^ chairs.iter().position(|&c| c == Participant::First).unwrap_or(0) as u64,
    );
    minds.iter_mut().for_each(Mind::new_game);
    let alone = chairs.len() == 1;
    while !(alone && course.turns() >= ALONE_AT_MOST) {
        let action = match course.to_act() {
            ToAct::Over(_) => break,
            ToAct::Chance => Player::Random.act(course.position(), &mut dice),
            ToAct::Seat(seat) => match chairs[seat.index()] {
                Participant::First => minds[0].act(&course, &mut luck)?,
                Participant::Second => minds[1].act(&course, &mut luck)?,
            },
        };
        let Some(action) = action else { break };
        if course.act(action).is_err() {
            break; // Players choose among legal actions only.
        }
    }
    Ok(Played {
        points: points(&course, chairs),
        ending: course.ending().unwrap_or(Ending::TurnLimit),
        turns: course.turns(),
        record: Record::of(&course),
    })
}

/// Sets the numbers of dice and of players' luck apart from those of openings.
const DICE: u64 = 0x6469_6365_0000_0000;
const LUCK: u64 = 0x6c75_636b_0000_0000;

/// A number of random turns of every seat. Openings that end the game are drawn again.
fn random_opening(start: Course, turns: u32, seed: u64) -> Course {
    let seats = start.game().seating().seats() as u32;
    for attempt in 0..100 {
        let mut rng = Rng::new(seed.wrapping_add(attempt << 48));
        let mut course = start.clone();
        while course.turns() < turns * seats && course.ending().is_none() {
            let Some(action) = Player::Random.act(course.position(), &mut rng) else { break };
            if course.act(action).is_err() {
                break;
            }
        }
        if course.ending().is_none() {
            return course;
        }
    }
    start
}

fn points(course: &Course, chairs: &[Participant]) -> f64 {
    let seating = course.game().seating();
    if seating.seats() == 1 {
        return f64::from(course.outcome().is_some_and(|outcome| outcome.ranks() == [1]));
    }
    let sides = seating.sides() as f64;
    let outcome = match (course.ending(), course.outcome()) {
        (None | Some(Ending::TurnLimit), _) | (_, None) => return 1.0 / sides,
        (_, Some(outcome)) => outcome,
    };
    let mine = seating.all_seats().filter(|seat| chairs[seat.index()] == Participant::First);
    let mut sides: Vec<_> = mine.map(|seat| seating.side(seat)).collect();
    sides.dedup();
    let winners = outcome.winners().count() as f64;
    sides.iter().filter(|&&side| outcome.rank(side) == 1).count() as f64 / winners
}
