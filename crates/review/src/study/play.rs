//! Games of computers for studies.

use crate::curve::Curve;
use crate::effort::Effort;
use crate::judge::{Judge, NEVER};
use rules::{Action, AnyGame, Position, ToAct};
use search::{History, Player, Rng, Thinker, random_any};
use std::sync::Arc;
use table::Course;

/// Turns of each seat at the beginning that are random, so that games differ.
pub(super) const OPENING: u32 = 2;

/// The dice of a study.
///
/// ```
/// use spielhof_review::study::Dice;
/// assert_ne!(Dice::Fair, Dice::Loaded); // the control
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dice {
    /// Every roll by its odds.
    Fair,
    /// For the first seat one roll in three is the best there is. A control: the study of luck must
    /// find it.
    Loaded,
}

impl Dice {
    fn roll(self, position: &Position, rng: &mut Rng) -> Option<Action> {
        if self == Dice::Loaded && position.turn().index() == 0 && rng.below(3) == 0 {
            return best_roll(position);
        }
        random_any(position, rng)
    }
}

/// The roll after which the chance of winning is highest, as far as a short review can tell.
fn best_roll(position: &Position) -> Option<Action> {
    let history = History::default();
    let (effort, curve) = (Effort::nodes(1), Curve::of(position.game()));
    let roll =
        Judge { position, history: &history, effort, curve, stop: NEVER }.roll(0, Action::Pass);
    let best = roll.all.into_iter().max_by(|a, b| a.2.total_cmp(&b.2));
    best.map(|(roll, ..)| roll)
}

/// A game from this seed, by one player for each seat or one for all. Two turns of each seat are
/// random.
///
/// ```
/// use search::Player;
/// use spielhof_review::study::{Dice, play};
/// let game = rules::Spec::of("barricade", 2).unwrap().build().unwrap();
/// let course = play(&game, &[Player::Baseline], 7, Dice::Fair);
/// assert!(course.outcome().is_some());
/// ```
pub fn play(game: &Arc<AnyGame>, by: &[Player], seed: u64, dice: Dice) -> Course {
    let mut course = Course::new(game.clone());
    // Neighbouring seeds must not give the same numbers one step apart.
    let mut rng = Rng::new(Rng::new(seed).bits());
    let seats = game.seating().seats();
    let mut thinkers: Vec<Thinker> = (0..seats).map(|_| Thinker::new()).collect();
    loop {
        let action = match course.to_act() {
            ToAct::Over(_) => break,
            ToAct::Chance => dice.roll(course.position(), &mut rng),
            ToAct::Seat(_) if course.turns() < OPENING * seats as u32 => {
                random_any(course.position(), &mut rng)
            }
            ToAct::Seat(seat) => {
                let player = by.get(seat.index()).or(by.first());
                let history = History::of(course.turns(), course.past());
                let thinker = &mut thinkers[seat.index()];
                player.and_then(|player| {
                    player.act_with(course.position(), &history, thinker, &mut rng)
                })
            }
        };
        // Players choose among legal actions only.
        if action.is_none_or(|action| course.act(action).is_err()) {
            break;
        }
    }
    course
}
